// The basic allocator on small functions, worked out by hand.
#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

using BasicTest = AllocatorTest;

// Three values live at once, two registers: the one with the least weight goes, though another one
// ends last.
TEST_F(BasicTest, TheLightestIsSpilled) {
  const Register light = make_hot_block()[1];
  EXPECT_EQ(spilled(allocate_by("basic", 2)), std::set<Register>{light});
}

// The weight is divided by the length: of two values with equal uses the longer one goes.
TEST_F(BasicTest, TheLongerOfEqualUsesIsSpilled) {
  build.at(build.block());
  const Register longer = load(), a = load(), b = load();
  for (Register v : {a, b, longer}) read(v);
  build.ret();
  EXPECT_EQ(spilled(allocate_by("basic", 2)), std::set<Register>{longer});
}

// Two values share a register where one has a hole.
TEST_F(BasicTest, HolesAreUsed) {
  const auto [x, y] = make_hole();
  const Allocation allocation = allocate_by("basic");
  EXPECT_EQ(location_of_definition(allocation, x), location_of_definition(allocation, y));
}

}  // namespace
}  // namespace lilt::regalloc::testing
