// The greedy allocator on small functions, worked out by hand.
#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

using GreedyTest = AllocatorTest;

// The light value is the longest, so it comes first and takes a register. The last of the others
// evicts it.
TEST_F(GreedyTest, TheLightestIsEvicted) {
  const Register light = make_hot_block()[1];
  Collector trace;
  const Allocation allocation = allocate_by("greedy", 2, &trace);
  EXPECT_EQ(spilled(allocation), std::set<Register>{light});
  for (const TraceEvent& e : trace.events)
    EXPECT_TRUE(e.kind != TraceKind::Evict || e.other == light.virtual_index());
}

// A value that a loop reads, and that is in the way of heavier ones before the loop, is split: it
// is loaded once before the loop, not in it.
TEST_F(GreedyTest, ALoopGetsAPartOfItsOwn) {
  const BlockId top = build.block(), hot = build.block(100), middle = build.block(),
                loop = build.block(100), latch = build.block(100), out = build.block();
  build.at(top);
  const Register x = load(), a = load(), b = load();
  build.jump(hot);
  build.at(hot);
  for (Register v : {a, b, a, b, a, b, a, b}) read(v);
  build.jump(middle);
  build.at(middle);
  build.jump(loop);
  build.at(loop);
  build.branch(x, x, latch, out);
  build.at(latch);
  build.jump(loop);
  build.at(out);
  read(x);
  build.ret();
  const Allocation allocation = allocate_by("greedy", 2);
  EXPECT_EQ(spilled(allocation), std::set<Register>{x});
  EXPECT_EQ(edits_in(allocation, loop) + edits_in(allocation, latch), 0u);
  EXPECT_EQ(allocation.statistics.reloads, 1u);
  EXPECT_GT(allocation.statistics.splits, 0u);
}

// A call in cold code is no reason to save a callee-saved register: memory around it costs less.
TEST_F(GreedyTest, ACalleeSavedRegisterMustPay) {
  const Register x = make_cold_call();
  EXPECT_EQ(spilled(allocate_by("greedy")), std::set<Register>{x});
}

}  // namespace
}  // namespace lilt::regalloc::testing
