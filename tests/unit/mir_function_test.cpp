// Machine functions as data: symbols, addresses, edits, dominators.
#include <gtest/gtest.h>

#include <random>

#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/mir/machine_dominators.h"
#include "ir/mir/machine_printer.h"

namespace lilt::mir {
namespace {

TEST(MachineFunction, SymbolsAreFoundAgain) {
  MachineFunction function;
  for (int round = 0; round < 2; ++round) {
    function.reset(x86::target(), "f");
    std::vector<std::string> names;
    for (int i = 0; i < 1000; ++i) names.push_back("symbol" + std::to_string(i));
    for (uint32_t i = 0; i < names.size(); ++i)
      EXPECT_EQ(function.symbol_ref(names[i]), SymbolRef(i));
    for (uint32_t i = 0; i < names.size(); ++i)
      EXPECT_EQ(function.symbol_ref(names[i]), SymbolRef(i));
    EXPECT_EQ(function.symbols.size(), names.size());
  }
}

TEST(Address, SurvivesItsCells) {
  std::mt19937 random(1);
  for (int i = 0; i < 1000; ++i) {
    Address address;
    address.base_kind = static_cast<BaseKind>(random() % 4);
    if (address.base_kind == BaseKind::Register) address.base = Register(1 + random() % 200);
    if (address.base_kind == BaseKind::Slot) address.slot = SlotId(random() % 1000);
    if (random() % 2) address.index = Register(1 + random() % 200);
    address.scale = static_cast<uint8_t>(1 << random() % 4);
    address.displacement = static_cast<int32_t>(random());
    if (random() % 2) address.symbol = SymbolRef(random() % ((1 << 24) - 1));
    address.segment = static_cast<Segment>(random() % 3);
    address.symbol_use = static_cast<SymbolUse>(random() % 4);
    Cell cells[3];
    address.to_cells(cells);
    Address again = Address::from_cells(cells);
    EXPECT_EQ(again.base_kind, address.base_kind);
    EXPECT_EQ(again.base, address.base);
    EXPECT_EQ(again.slot, address.slot);
    EXPECT_EQ(again.index, address.index);
    EXPECT_EQ(again.scale, address.scale);
    EXPECT_EQ(again.displacement, address.displacement);
    EXPECT_EQ(again.symbol, address.symbol);
    EXPECT_EQ(again.segment, address.segment);
    EXPECT_EQ(again.symbol_use, address.symbol_use);
    EXPECT_EQ(cells[1].is_use(), address.index.valid());
  }
}

TEST(Immediate64, SurvivesItsCells) {
  for (int64_t value :
       {int64_t{0}, int64_t{-1}, INT64_MAX, INT64_MIN, int64_t{0x123456789abcdef}}) {
    Cell cells[2];
    immediate64_to_cells(value, cells);
    EXPECT_EQ(immediate64(cells), value);
    EXPECT_FALSE(cells[0].holds_register() || cells[1].holds_register());
  }
}

// Blocks bb.0 and bb.1, laid out in the other order, with instructions MOV64ri 0 … 3 and 4 … 7.
void make_numbered(MachineFunction& function) {
  function.reset(x86::target(), "f");
  function.blocks.resize(2);
  function.layout = {BlockId(1), BlockId(0)};
  for (int i = 0; i < 8; ++i) {
    MachineInstr instruction = x86::instruction(x86::Op::MOVri, 8);
    instruction.first_cell = static_cast<uint32_t>(function.cells.size());
    instruction.cell_count = 2;
    function.cells.push_back(x86::definition(x86::rax));
    function.cells.push_back(x86::immediate(i));
    function.instructions.push_back(instruction);
  }
  function.blocks[BlockId(0)].end = 4;
  function.blocks[BlockId(1)].begin = 4;
  function.blocks[BlockId(1)].end = 8;
}

std::vector<int> numbers(const MachineFunction& function, BlockId block) {
  std::vector<int> result;
  for (const MachineInstr& instruction : function.instructions_of(block))
    result.push_back(function.cells_of(instruction)[1].immediate());
  return result;
}

TEST(EditList, InsertsAndRemoves) {
  MachineFunction function;
  make_numbered(function);
  Arena scratch;
  EditList edits(function, scratch);
  EXPECT_TRUE(edits.empty());
  auto insert = [&](BlockId block, uint32_t position, int number) {
    Cell cells[] = {x86::definition(x86::rax), x86::immediate(number)};
    edits.insert(block, position, x86::instruction(x86::Op::MOVri, 8), cells);
  };
  insert(BlockId(1), 4, 13);  // the start of bb.1 and the end of bb.0 are the same position
  insert(BlockId(0), 4, 12);
  insert(BlockId(0), 2, 10);
  insert(BlockId(0), 2, 11);
  edits.remove(BlockId(0), 2);
  edits.remove(BlockId(1), 7);
  edits.remove(BlockId(1), 7);
  edits.apply();
  EXPECT_TRUE(edits.empty());
  EXPECT_EQ(numbers(function, BlockId(0)), (std::vector<int>{0, 1, 10, 11, 3, 12}));
  EXPECT_EQ(numbers(function, BlockId(1)), (std::vector<int>{13, 4, 5, 6}));
  EXPECT_EQ(function.blocks[BlockId(1)].begin, 0u);  // layout order
  edits.apply();                                     // an empty list
  EXPECT_EQ(function.instructions.size(), 10u);
}

TEST(EditList, DropsBlocksThatAreNotInTheLayout) {
  MachineFunction function;
  make_numbered(function);
  function.layout.pop_back();
  Arena scratch;
  EditList edits(function, scratch);
  edits.remove(BlockId(1), 5);
  edits.apply();
  EXPECT_EQ(function.instructions.size(), 3u);
  EXPECT_TRUE(numbers(function, BlockId(0)).empty());
  EXPECT_EQ(numbers(function, BlockId(1)), (std::vector<int>{4, 6, 7}));
}

// The lists of a block keep the order of the edges; setting them again replaces them.
TEST(MachineFunction, EdgesByBlock) {
  MachineFunction function;
  function.reset(x86::target(), "f");
  function.blocks.resize(3);
  auto blocks = [](std::span<const BlockId> list) {
    std::vector<uint32_t> numbers;
    for (BlockId block : list) numbers.push_back(block.index());
    return numbers;
  };
  using Numbers = std::vector<uint32_t>;
  EXPECT_TRUE(function.successors(BlockId(0)).empty());
  const BlockId a(0), b(1), c(2);
  const Edge edges[] = {{c, b}, {a, c}, {a, b}, {c, a}};
  function.set_edges(edges);
  EXPECT_EQ(blocks(function.successors(a)), (Numbers{2, 1}));
  EXPECT_EQ(blocks(function.successors(b)), Numbers());
  EXPECT_EQ(blocks(function.successors(c)), (Numbers{1, 0}));
  EXPECT_EQ(blocks(function.predecessors(a)), Numbers{2});
  EXPECT_EQ(blocks(function.predecessors(b)), (Numbers{2, 0}));
  function.set_edges({edges, 1});
  EXPECT_EQ(blocks(function.predecessors(b)), Numbers{2});
  EXPECT_TRUE(function.successors(a).empty());
  function.reset(x86::target(), "g");
  EXPECT_TRUE(function.predecessors(b).empty());
}

// Blocks reachable from the entry without going through `removed`.
std::vector<bool> reachable_without(const MachineFunction& function, uint32_t removed) {
  std::vector<bool> seen(function.blocks.size(), false);
  std::vector<uint32_t> work;
  if (removed != 0) work.push_back(0), seen[0] = true;
  while (!work.empty()) {
    uint32_t block = work.back();
    work.pop_back();
    for (BlockId next : function.successors(BlockId(block))) {
      if (next.index() == removed || seen[next.index()]) continue;
      seen[next.index()] = true;
      work.push_back(next.index());
    }
  }
  return seen;
}

TEST(Dominators, AgreeWithTheirDefinition) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    MachineFunction function;
    function.reset(x86::target(), "f");
    uint32_t count = 1 + random() % 12;
    function.blocks.resize(count);
    std::vector<Edge> edges;
    for (uint32_t i = 0; i < count; ++i) {
      function.layout.push_back(BlockId(i));
      for (uint32_t left = random() % 3; left > 0; --left)
        edges.push_back({BlockId(i), BlockId(random() % count)});
    }
    function.set_edges(edges);
    Arena scratch;
    Dominators dominators(function, scratch);
    std::vector<bool> reachable = reachable_without(function, UINT32_MAX);
    for (uint32_t a = 0; a < count; ++a) {
      EXPECT_EQ(dominators.is_reachable(BlockId(a)), reachable[a]);
      std::vector<bool> without = reachable_without(function, a);
      for (uint32_t b = 0; b < count && reachable[a]; ++b) {
        if (!reachable[b]) continue;
        EXPECT_EQ(dominators.dominates(BlockId(a), BlockId(b)), !without[b]) << a << " " << b;
      }
      if (!reachable[a] || a == 0) continue;
      BlockId above = dominators.immediate_dominator(BlockId(a));
      EXPECT_NE(above, BlockId(a));
      EXPECT_TRUE(dominators.dominates(above, BlockId(a)));
    }
  }
}

// A deep graph needs no deep stack.
TEST(Dominators, LongChain) {
  MachineFunction function;
  function.reset(x86::target(), "f");
  constexpr uint32_t kCount = 200000;
  function.blocks.resize(kCount);
  std::vector<Edge> edges;
  for (uint32_t i = 0; i < kCount; ++i) {
    function.layout.push_back(BlockId(i));
    if (i + 1 != kCount) edges.push_back({BlockId(i), BlockId(i + 1)});
  }
  function.set_edges(edges);
  Arena scratch;
  Dominators dominators(function, scratch);
  EXPECT_EQ(dominators.immediate_dominator(BlockId(kCount - 1)), BlockId(kCount - 2));
  EXPECT_TRUE(dominators.dominates(BlockId(5), BlockId(kCount - 1)));
  EXPECT_FALSE(dominators.dominates(BlockId(kCount - 1), BlockId(5)));
}

}  // namespace
}  // namespace lilt::mir
