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

}  // namespace
}  // namespace lilt::regalloc::testing
