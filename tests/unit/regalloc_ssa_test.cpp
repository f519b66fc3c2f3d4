// The two phases of the allocator on SSA form, on small functions worked out by hand.
#include "regalloc/next_uses.h"
#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

struct SsaTest : AllocatorTest {
  BlockId top, loop, latch, out;
  // A loop that reads two values; a third one is read behind it.
  std::vector<Register> make_loop() {
    top = build.block(), loop = build.block(8), latch = build.block(8), out = build.block();
    build.at(top);
    const std::vector<Register> v{load(), load(), load()};
    build.jump(loop);
    build.at(loop);
    build.branch(v[0], v[1], latch, out);
    build.at(latch);
    build.jump(loop);
    build.at(out);
    read(v[0]);
    read(v[2]);
    build.ret();
    return v;
  }
};

// Distances count instructions; an edge that leaves a loop is longer than any loop.
TEST_F(SsaTest, DistancesOfNextUses) {
  const auto v = make_loop();
  build.finish();
  Arena scratch;
  const ProgramPoints points(function, scratch);
  const Analyses analyses(points, {}, nullptr, scratch, std::span<const uint32_t>());
  const NextUses next(analyses);
  auto distance = [&](BlockId block, Register value) {
    for (const NextUses::LiveIn& in : next.live_ins(points.position_of(block)))
      if (in.value == value.virtual_index()) return in.distance;
    return NextUses::kNever;
  };
  EXPECT_EQ(distance(loop, v[0]), 0u);
  EXPECT_EQ(distance(latch, v[0]), 1u) << "one jump, and round again";
  EXPECT_EQ(distance(loop, v[2]), NextUses::kFar + 4) << "CMP, JCC and JMP, and a read before it";
  EXPECT_EQ(distance(out, v[2]), 1u);
  EXPECT_EQ(distance(out, v[1]), NextUses::kNever) << "not live there";
}

// Three values, two registers: the one whose next use is furthest away goes, as in Belady's MIN.
TEST_F(SsaTest, FurthestNextUseGoes) {
  build.at(build.block());
  const Register a = load(), b = load(), c = load();
  build.emit(toy::CMP, {FunctionBuilder::use(b), FunctionBuilder::use(c)});
  build.emit(toy::CMP, {FunctionBuilder::use(b), FunctionBuilder::use(c)});
  read(a);
  build.ret();
  const Allocation allocation = allocate_by("ssa", 2);
  EXPECT_EQ(spilled(allocation), std::set<Register>{a});
  EXPECT_EQ(allocation.statistics.spills, 1u);
  EXPECT_EQ(allocation.statistics.reloads, 1u);
}

// What only lives through a loop leaves before it if the loop needs the registers. (One of the
// others makes room for its definition, and returns before the loop.)
TEST_F(SsaTest, ALoopKeepsWhatItReads) {
  const auto v = make_loop();
  const Allocation allocation = allocate_by("ssa", 2);
  EXPECT_EQ(spilled(allocation), (std::set<Register>{v[1], v[2]}));
  EXPECT_EQ(edits_in(allocation, loop) + edits_in(allocation, latch), 0u);
}

// With a register to spare, it stays.
TEST_F(SsaTest, WhatFitsLivesThroughALoop) {
  make_loop();
  EXPECT_TRUE(spilled(allocate_by("ssa", 3)).empty());
}

// A call in a loop leaves six registers. What only lives through the loop, beyond those, leaves
// before it, though the loop has registers enough outside the call.
TEST_F(SsaTest, CallsCountInThePressureOfALoop) {
  top = build.block(), loop = build.block(8), latch = build.block(8), out = build.block();
  build.at(top);
  std::vector<Register> v;
  for (int i = 0; i < 10; ++i) v.push_back(load());
  build.jump(loop);
  build.at(loop);
  build.call({});
  build.branch(v[0], v[1], latch, out);
  build.at(latch);
  build.jump(loop);
  build.at(out);
  for (Register r : v) read(r);
  build.ret();
  const Allocation allocation = allocate_by("ssa");
  EXPECT_EQ(edits_in(allocation, loop) + edits_in(allocation, latch), 0u);
  EXPECT_EQ(spilled(allocation).size(), 4u);
}

// No more values live at once than there are registers: colouring in dominance order spills nothing
// and moves nothing, though each value meets others in each arm.
TEST_F(SsaTest, WhatFitsIsColouredWithoutMoves) {
  const BlockId fork = build.block(), left = build.block(0.5f), right = build.block(0.5f),
                join = build.block();
  build.at(fork);
  const Register a = load(), b = load();
  build.branch(a, b, left, right);
  build.at(left);
  read(a);
  const Register c = load();
  read(c);
  read(b);
  build.jump(join);
  build.at(right);
  read(b);
  const Register d = load();
  read(d);
  read(a);
  build.jump(join);
  build.at(join);
  const Register e = load(), f = load();
  read(e);
  read(f);
  build.ret();
  EXPECT_TRUE(allocate_by("ssa", 2).edits.empty());
}

// A value that lives across a call moves to a register that the call keeps.
TEST_F(SsaTest, ACallMovesValuesToRegistersThatItKeeps) {
  auto a = enter(1, build.block());
  build.call({});
  read(a[0]);
  build.ret();
  const Allocation allocation = allocate_by("ssa");
  EXPECT_TRUE(spilled(allocation).empty());
  EXPECT_EQ(allocation.statistics.copies, 1u);
}

}  // namespace
}  // namespace lilt::regalloc::testing
