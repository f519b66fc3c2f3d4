#include "ir/ssa/cfg_edit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

// Gives each block with predecessors a phi, whose value on an edge tells the predecessor.
void add_phis(TestFunction& test) {
  Function& f = test.function;
  std::map<BlockId, std::vector<Value>> entries;
  for (BlockId block : f.blocks())
    f.for_each_successor(block, [&](BlockId to) {
      entries[to].push_back(test.builder.get_i64(block.index()));
      entries[to].push_back(block);
    });
  for (auto& [block, operands] : entries)
    f.insert_before(f[block].first, f.create(Opcode::Phi, kI64, operands));
}

// Puts some instructions into each block, so that there are places to split it.
void add_instructions(TestFunction& test, std::mt19937& random) {
  Function& f = test.function;
  for (BlockId block : f.blocks())
    for (uint32_t i = random() % 3; i > 0; --i)
      f.insert_before(f.terminator(block),
                      f.create(Opcode::Xor, kI1, {test.argument(0), test.argument(0)}));
}

// Random edits, with the block of the original function that each new block's terminator, or the
// edge on it, comes from.
struct RandomEdit {
  RandomEdit(TestFunction& given, std::mt19937& given_random)
      : test(given), random(given_random), edit(given.function, scratch) {
    for (BlockId block : f.blocks()) {
      origin[block] = block;
      order.push_back(block);
    }
  }
  BlockId any() { return order[random() % order.size()]; }
  void place(BlockId block, BlockId after) {
    order.insert(std::ranges::find(order, after) + 1, block);
  }

  // Everything from some instruction on goes to a new block, to which the old one jumps.
  void split_block() {
    const BlockId block = any();
    if (has_moved_edge.contains(block)) return;
    InstId first = f[block].first;
    while (f[first].opcode == Opcode::Phi || (first != f.terminator(block) && random() % 2 == 0))
      first = f.next(first);
    const BlockId rest = edit.add_after(block, kNoOffset);
    place(rest, block);
    edit.move_rest(first, rest);
    f.append(block, f.create(Opcode::Br, kVoid, {Value(rest)}));
    origin[rest] = origin[block];
  }
  // An edge of a block that has kept its terminator gets a block.
  void split_edge() {
    const BlockId block = any();
    const InstId end = f.terminator(block);
    if (origin[block] != block || has_moved_edge.contains(block) ||
        f[end].opcode != Opcode::CondBr || f.operand(end, 1) == f.operand(end, 2))
      return;
    const BlockId middle = edit.split_edge(block, f.operand(end, 2).block(), block, kNoOffset);
    place(middle, block);
    f.set_operand(end, 2, middle);
    origin[middle] = block;
    has_moved_edge.insert({block, middle});
  }
  void add_unreachable() {
    const BlockId place_of = any();
    const BlockId block = edit.add_before(place_of, kNoOffset);
    f.append(block, f.create(Opcode::Unreachable, kVoid, {}));
    order.insert(std::ranges::find(order, place_of), block);
    origin[block] = block;
  }

  TestFunction& test;
  std::mt19937& random;
  Function& f = test.function;
  Arena scratch;
  CfgEdit edit;
  std::vector<BlockId> order;
  std::map<BlockId, BlockId> origin;
  std::set<BlockId> has_moved_edge;
};

// After any edits the layout is as the calls said, the function is valid, and each phi has for each
// edge the value that it had on the edge which that one was.
TEST(CfgEdit, RandomEditsKeepLayoutAndPhis) {
  std::mt19937 random(1);
  for (int repetition = 0; repetition < 2000; ++repetition) {
    TestFunction test(kI64, {kI1});
    build_random_graph(test, 2 + random() % 8, random);
    add_phis(test);
    add_instructions(test, random);
    RandomEdit edit(test, random);
    for (uint32_t i = random() % 8; i > 0; --i) switch (random() % 4) {
        case 0:
          edit.split_edge();
          break;
        case 1:
          edit.add_unreachable();
          break;
        default:
          edit.split_block();
      }
    edit.edit.finish();
    ASSERT_FALSE(edit.edit.has_changed());
    ASSERT_EQ(test.function.blocks(), edit.order);
    ASSERT_EQ(test.complaints(), "") << test.text();
    const Function& f = test.function;
    for (BlockId block : f.blocks()) {
      if (!f.has_phis(block)) continue;
      const auto entries = f.operands(f[block].first);
      for (size_t i = 0; i < entries.size(); i += 2)
        ASSERT_EQ(f.constants()[entries[i].constant()].bits,
                  edit.origin.at(entries[i + 1].block()).index())
            << test.text();
    }
  }
}

TEST(CfgEdit, BlocksGoBeforeAfterAndLast) {
  TestFunction test(kI64, {kI1});
  std::mt19937 random(2);
  build_random_graph(test, 3, random);
  const std::vector<BlockId> old = test.function.blocks();
  RandomEdit edit(test, random);
  const BlockId first = edit.edit.add_before(old[0], kNoOffset);
  const BlockId last = edit.edit.add_last(kNoOffset);
  const BlockId middle = edit.edit.add_after(old[1], kNoOffset);
  for (BlockId block : {first, last, middle})
    test.function.append(block, test.function.create(Opcode::Unreachable, kVoid, {}));
  EXPECT_EQ(test.function.blocks(), old) << "not before the end";
  edit.edit.finish();
  EXPECT_EQ(test.function.blocks(),
            (std::vector<BlockId>{first, old[0], old[1], middle, old[2], last}));
  edit.edit.finish();
  EXPECT_EQ(test.function.blocks().size(), 6u) << "a second end changes nothing";
}

// One edge becomes several: each has the old value, in the order of the calls.
TEST(CfgEdit, OneEdgeBecomesSeveral) {
  TestFunction test(kI64, {kI1});
  IRBuilder& builder = test.builder;
  const BlockId entry = builder.create_block(), other = builder.create_block();
  const BlockId join = builder.create_block();
  Function& f = test.function;
  f.append(entry, f.create(Opcode::CondBr, kVoid, {test.argument(0), other, join}));
  f.append(other, f.create(Opcode::Br, kVoid, {Value(join)}));
  const InstId phi =
      f.create(Opcode::Phi, kI64, {builder.get_i64(1), entry, builder.get_i64(2), other});
  f.append(join, phi);
  f.append(join, f.create(Opcode::Ret, kVoid, {Value(phi)}));
  Arena scratch;
  CfgEdit edit(f, scratch);
  const BlockId next = edit.add_after(entry, kNoOffset);
  f.set_operand(f.terminator(entry), 1, next);
  f.append(next, f.create(Opcode::CondBr, kVoid, {test.argument(0), other, join}));
  edit.move_edge(join, entry, entry);
  edit.move_edge(join, entry, next);
  edit.finish();
  EXPECT_EQ(test.complaints(), "") << test.text();
  const std::array<Value, 6> wanted = {builder.get_i64(1), entry, builder.get_i64(1), next,
                                       builder.get_i64(2), other};
  EXPECT_TRUE(std::ranges::equal(f.operands(phi), wanted)) << test.text();
}

// Entries are dropped in place, whichever they are, and others keep their order.
TEST(PhiEntries, AreDroppedAndAdded) {
  for (uint32_t gone = 0; gone < 16; ++gone) {
    TestFunction test;
    Function& f = test.function;
    if (gone % 2 == 0) f.track_uses();
    std::vector<BlockId> blocks;
    const InstId phi = f.create(Opcode::Phi, kI64, {});
    std::vector<Value> wanted;
    for (uint32_t i = 0; i < 4; ++i) {
      blocks.push_back(f.create_block());
      add_incoming(f, phi, test.builder.get_i64(i), blocks[i]);
      if ((gone >> i & 1) == 0)
        wanted.insert(wanted.end(), {test.builder.get_i64(i), Value(blocks[i])});
    }
    drop_incoming(f, phi, [&](BlockId from) { return (gone >> from.index() & 1) != 0; });
    EXPECT_TRUE(std::ranges::equal(f.operands(phi), wanted)) << gone;
  }
}

}  // namespace
}  // namespace lilt::ssa
