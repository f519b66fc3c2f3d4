// The checker against allocations with a wrong shape or one wrong place. Faults of every kind:
// regalloc_faults_test.cpp.
#include <gtest/gtest.h>

#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

TEST(Check, RejectsShapes) {
  MachineFunction function;
  std::mt19937 random(6);
  make_random(function, random, {.blocks = 7, .instructions = 10});
  AllocationOptions few;
  few.registers = 3;
  const Allocation right = allocate(find_allocator("fast"), function, few);
  auto rejected = [&](auto change) {
    Allocation a = right;
    change(a);
    return !check(function, a).empty();
  };
  EXPECT_FALSE(rejected([](Allocation&) {}));
  EXPECT_TRUE(rejected([](Allocation& a) { a.cells.pop_back(); }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.claim_start.pop_back(); }));
  EXPECT_TRUE(rejected([](Allocation& a) { std::swap(a.edits.front(), a.edits.back()); }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.edits.front().point.value += 1; }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.edits.front().to = Location::spill(9999); }));
  // Places that do not exist: the first one behind the last, and those of every size.
  const auto slots = static_cast<uint32_t>(right.spill_slots.size());
  for (uint32_t slot : {slots, 9999u, 0x7FFFFF00u, 0x80000000u, 0xFFFFFFBFu})
    for (bool is_last : {false, true})
      EXPECT_TRUE(rejected([&](Allocation& a) {
        (is_last ? a.cells.back() : a.cells.front()) = Location::spill(slot);
      })) << slot;
  EXPECT_TRUE(rejected([](Allocation& a) {
    for (SpillSlot& slot : a.spill_slots) slot.size = 4;
  }));
  EXPECT_TRUE(rejected([](Allocation& a) {
    for (Location& l : a.cells)
      if (l.is_register()) l = Location::in(Register(5));  // reserved
  }));
}

// Two arguments passed by the caller: no edit may overwrite one before its value is named.
TEST(Check, AnEditBeforeTheArgumentsMustNotOverwriteThem) {
  MachineFunction function;
  FunctionBuilder build(function);
  build.at(build.block());
  Register a = build.value(), b = build.value();
  build.emit(mir::kEntry, {FunctionBuilder::def(a, 8), FunctionBuilder::def(b, 7)});
  build.ret({a, b});
  build.finish();
  for (bool overwrites : {false, true}) {
    Allocation allocation = allocate(find_allocator("linear"), function);
    Edit edit;
    edit.from = Location::in(Register(7));
    edit.to = Location::in(Register(overwrites ? 8 : 2));
    allocation.edits.insert(allocation.edits.begin(), edit);
    EXPECT_EQ(check(function, allocation).empty(), !overwrites);
  }
}

// compare, then a move that would destroy flags: no such move can be expressed, so none is
// accepted.
TEST(Check, OnlyWhatLeavesFlagsAloneIsRematerialized) {
  MachineFunction function;
  FunctionBuilder build(function);
  BlockId entry = build.block(), out = build.block(), other = build.block();
  build.at(entry);
  Register a = build.constant(1);
  Register b = build.add(a, a);
  build.branch(a, b, out, other);
  build.at(out);
  build.ret({b});
  build.at(other);
  build.ret({a});
  build.finish();
  Allocation allocation = allocate(find_allocator("linear"), function);
  ASSERT_TRUE(check(function, allocation).empty());
  Edit edit;
  edit.point = Point::at(3, Slot::Gap);  // before the conditional jump
  edit.kind = EditKind::Rematerialize;
  edit.to = Location::in(Register(12));
  edit.value = a;
  auto place = std::upper_bound(allocation.edits.begin(), allocation.edits.end(), edit,
                                [](const Edit& x, const Edit& y) { return x.point < y.point; });
  place = allocation.edits.insert(place, edit);
  EXPECT_TRUE(check(function, allocation).empty());
  place->value = b;  // an addition writes flags
  EXPECT_FALSE(check(function, allocation).empty());
}

// A message names the instruction, the value, its place, what is there, and where the value is.
struct Messages : ::testing::Test {
  MachineFunction function;
  FunctionBuilder build{function};
  BlockId entry = build.block(), next = build.block();
  Register a, b, sum;
  Allocation allocation;

  void SetUp() override {
    build.at(entry);
    a = build.value(), b = build.value();
    build.emit(mir::kEntry, {FunctionBuilder::def(a, 8), FunctionBuilder::def(b, 7)});
    sum = build.add(a, b);
    build.jump(next);
    build.at(next);
    build.ret({sum, b});
    build.finish();
    allocation = allocate(find_allocator("basic"), function);
    ASSERT_TRUE(check(function, allocation).empty());
  }
  // The cell of the instruction in the order of the text.
  Location& cell(uint32_t instruction, uint32_t number) {
    return allocation.cells[function.instructions[instruction].first_cell + number];
  }
  // The first message that contains the words, or all of them.
  std::string message(std::string_view words) {
    const std::vector<std::string> messages = check(function, allocation);
    for (const std::string& one : messages)
      if (one.find(words) != std::string::npos) return one;
    return joined(messages);
  }
};

TEST_F(Messages, OfOperands) {
  const Location right = cell(1, 2);
  cell(1, 2) = Location::in(Register(12));
  EXPECT_EQ(message("read from"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': %t1 is read from r12, but r12 holds nothing "
            "known; %t1 is in r7");
  cell(1, 2) = {};
  EXPECT_EQ(message("no place"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': %t1 of class gpr has no place");
  cell(1, 2) = Location::in(Register(5));
  EXPECT_EQ(message("allocatable"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': %t1 of class gpr is in r5: r5 is not an "
            "allocatable register of class gpr");
  cell(1, 2) = right;
  cell(1, 0) = Location::in(Register(12));
  EXPECT_EQ(message("share"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': %t0 and the result %t2 must share a register, "
            "but %t0 is in r1, %t2 in r12");
  cell(1, 0) = Location::spill(0);
  allocation.spill_slots.push_back({8});
  EXPECT_EQ(message("result"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': %t0 and the result %t2 must share a register, "
            "but %t0 is in r1, %t2 in slot 0");
}

TEST_F(Messages, OfResults) {
  cell(0, 1) = Location::in(Register(12));
  EXPECT_EQ(message("must be in"),
            "bb.0: 0 '%t0:gpr @r8, %t1:gpr @r7 = ENTRY': the result %t1 must be in r7 here, but is "
            "in r12");
  cell(0, 1) = Location::spill(0);
  allocation.spill_slots.push_back({8});
  EXPECT_EQ(message("slot 0"),
            "bb.0: 0 '%t0:gpr @r8, %t1:gpr @r7 = ENTRY': the result %t1 is in slot 0, but an "
            "instruction writes to a register; a spill after it stores the value");
}

TEST_F(Messages, OfEdits) {
  Edit edit;
  edit.point = Point::at(1, Slot::Gap);
  edit.value = b;
  edit.from = Location::in(Register(8));
  edit.to = Location::in(Register(12));
  allocation.edits.insert(allocation.edits.begin(), edit);
  EXPECT_EQ(message("copy"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': before it, the copy of %t1 from r8 to r12: r8 "
            "holds %t0; %t1 is in r7");
  allocation.edits.front().to = Location::spill(0);
  allocation.spill_slots.push_back({8});
  EXPECT_EQ(message("copy"),
            "bb.0: 1 '%t2:gpr = ADD tied %t0, %t1': before it, the copy of %t1 from r8 to slot 0: "
            "a copy goes from a register to a register");
  allocation.edits.front().kind = EditKind::Spill;
  allocation.edits.front().point.value += 2;
  EXPECT_EQ(message("point"),
            "the spill of %t1 from r8 to slot 0 is at point 6; edits stand in gaps, which are "
            "multiples of 4");
}

TEST_F(Messages, OfClaims) {
  for (Claim& claim : allocation.claims)
    if (claim.value == b) claim.location = Location::in(Register(12));
  for (Claim& claim : allocation.span_claims)
    if (claim.value == b) claim.location = Location::in(Register(12));
  EXPECT_EQ(message("on the edge"),
            "bb.0: 2 'JMP bb.1': at the end, on the edge to bb.1: %t1 must be in r12, as that "
            "block claims, but r12 holds nothing known; %t1 is in r7");
}

TEST_F(Messages, OfSizes) {
  allocation.cells.pop_back();
  EXPECT_EQ(message("cells"),
            "`cells` has 7 locations, but the function has 8 operand cells, of which each needs "
            "one");
}

}  // namespace
}  // namespace lilt::regalloc::testing
