// The textbook's linear scan on small functions, worked out by hand.
#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

using TextbookTest = AllocatorTest;

// The example of the paper, section 4.1 and figure 2: five intervals, two registers. The third one
// ends last and is spilled; the fourth and the fifth take over the registers of the first two.
TEST_F(TextbookTest, ExampleOfThePaper) {
  build.at(build.block());
  const Register a = load(), b = load(), c = build.constant(1);
  read(a);
  const Register d = load();
  read(b);
  const Register e = load();
  read(d);
  read(e);
  read(c);
  build.ret();
  const Allocation allocation = allocate_by("textbook", 2);
  EXPECT_EQ(spilled(allocation), std::set<Register>{c});
  EXPECT_EQ(location_of_definition(allocation, d), location_of_definition(allocation, a));
  EXPECT_EQ(location_of_definition(allocation, e), location_of_definition(allocation, b));
}

// An active interval is spilled if it ends after the new one, whatever that costs.
TEST_F(TextbookTest, TheActiveIntervalThatEndsLastIsSpilled) {
  build.at(build.block());
  const Register a = build.constant(1), b = load(), c = load();
  read(b);
  read(a);
  read(c);
  read(a);
  build.ret();
  Collector trace;
  const Allocation allocation = allocate_by("textbook", 2, &trace);
  EXPECT_EQ(spilled(allocation), std::set<Register>{a});
  EXPECT_EQ(allocation.statistics.rematerializations, 2u) << "one for each read";
  EXPECT_EQ(trace.count(TraceKind::Evict), 1u);
}

// A value with a hole keeps others out of its register all the same.
TEST_F(TextbookTest, HolesAreNotUsed) {
  const auto [x, y] = make_hole();
  const Allocation allocation = allocate_by("textbook");
  EXPECT_NE(location_of_definition(allocation, x), location_of_definition(allocation, y));
}

}  // namespace
}  // namespace lilt::regalloc::testing
