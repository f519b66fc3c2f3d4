// Linear scan on small functions with a known best allocation, and on large ones.
#include <gtest/gtest.h>

#include "ir/mir/machine_printer.h"
#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

struct LinearTest : AllocatorTest {
  Allocation allocate(unsigned registers = 0) { return allocate_by("linear", registers); }
};

TEST_F(LinearTest, ResultIsComputedInItsRegister) {
  auto a = enter(2, build.block());
  build.ret({build.add(a[0], a[1])});
  Allocation allocation = allocate();
  EXPECT_EQ(allocation.edits.size(), 1u) << "one copy: the sum's register is not the argument's";
}

TEST_F(LinearTest, ArgumentIsComputedInItsRegister) {
  auto a = enter(1, build.block());
  Register sum = build.add(a[0], a[0]);
  build.call({sum});
  build.ret();
  EXPECT_TRUE(allocate().edits.empty());
}

// Three values, two registers: the one with the furthest next use is spilled.
TEST_F(LinearTest, FurthestNextUseGoes) {
  build.at(build.block());
  std::vector<Register> v;
  for (int i = 0; i < 3; ++i) v.push_back(load());
  build.emit(toy::CMP, {FunctionBuilder::use(v[1]), FunctionBuilder::use(v[2])});
  build.emit(toy::CMP, {FunctionBuilder::use(v[1]), FunctionBuilder::use(v[2])});
  build.emit(toy::TRASH, {FunctionBuilder::use(v[0])});
  build.ret();
  Allocation allocation = allocate(2);
  EXPECT_EQ(allocation.statistics.spills, 1u);
  EXPECT_EQ(allocation.statistics.reloads, 1u);
  for (const Edit& e : allocation.edits) EXPECT_EQ(e.value, v[0]);
}

TEST_F(LinearTest, DiamondMergesWithoutCopies) {
  BlockId top = build.block(), left = build.block(0.5f), right = build.block(0.5f),
          join = build.block();
  auto a = enter(2, top);
  build.branch(a[0], a[1], left, right);
  build.at(left);
  Register x = build.add(a[0], a[1]);
  build.jump(join);
  build.at(right);
  Register y = build.add(a[1], a[0]);
  build.jump(join);
  build.at(join);
  Register z = build.phi({{x, left}, {y, right}});
  build.ret({z});
  Allocation allocation = allocate();
  EXPECT_LE(allocation.statistics.copies, 2u);
  EXPECT_EQ(allocation.statistics.spills, 0u);
}

// i and the sum go round a loop in their registers.
TEST_F(LinearTest, LoopHasNoMoves) {
  BlockId top = build.block(), loop = build.block(8), latch = build.block(8), out = build.block();
  auto a = enter(2, top);
  Register zero = build.constant(0), one = build.constant(1);
  build.jump(loop);
  build.at(loop);
  Register i = build.phi({{zero, top}}), s = build.phi({{zero, top}});
  Register s2 = build.add(s, a[0]), i2 = build.add(i, one);
  build.branch(i2, a[1], latch, out);
  build.at(latch);
  build.jump(loop);
  build.at(out);
  build.ret({s2});
  std::map<uint32_t, std::vector<Cell>> inputs;
  auto phi = [&](Register r, Register from_latch) {
    inputs[r.number()] = {FunctionBuilder::def(r), FunctionBuilder::use(zero),
                          FunctionBuilder::target(top), FunctionBuilder::use(from_latch),
                          FunctionBuilder::target(latch)};
  };
  phi(i, i2);
  phi(s, s2);
  build.replace_phis(inputs);
  Allocation allocation = allocate();
  for (const Edit& e : allocation.edits) {
    uint32_t n = e.point.instruction();
    EXPECT_TRUE(n < 4 || n > 10) << "a move in the loop, at " << n;
  }
}

// A swap cannot be avoided, and takes one exchange or three copies.
TEST_F(LinearTest, SwapLoop) {
  BlockId top = build.block(), loop = build.block(8), latch = build.block(8), out = build.block();
  auto a = enter(3, top);
  build.jump(loop);
  build.at(loop);
  Register x = build.phi({{a[0], top}}), y = build.phi({{a[1], top}});
  build.branch(x, a[2], latch, out);
  build.at(latch);
  build.jump(loop);
  build.at(out);
  build.ret({x, y});
  std::map<uint32_t, std::vector<Cell>> inputs;
  auto phi = [&](Register r, Register first, Register again) {
    inputs[r.number()] = {FunctionBuilder::def(r), FunctionBuilder::use(first),
                          FunctionBuilder::target(top), FunctionBuilder::use(again),
                          FunctionBuilder::target(latch)};
  };
  phi(x, a[0], y);
  phi(y, a[1], x);
  build.replace_phis(inputs);
  Allocation allocation = allocate();
  EXPECT_LE(allocation.statistics.weighted_copies, 8 * 3 + 2);
  EXPECT_EQ(allocation.statistics.spills, 0u);
}

// Across many calls a value is kept in a callee-saved register.
TEST_F(LinearTest, ManyCalls) {
  auto a = enter(1, build.block());
  for (int i = 0; i < 10; ++i) build.call({a[0]});
  build.ret({a[0]});
  Allocation allocation = allocate();
  EXPECT_EQ(allocation.statistics.spills, 0u);
  EXPECT_EQ(allocation.statistics.reloads, 0u);
}

// Twenty values live through a loop that needs ten registers: none is moved inside.
TEST_F(LinearTest, WhatLivesThroughALoopLeavesBeforeIt) {
  BlockId top = build.block(), loop = build.block(8), latch = build.block(8), out = build.block();
  auto a = enter(2, top);
  std::vector<Register> through;
  for (int i = 0; i < 20; ++i) through.push_back(build.add(a[0], a[1]));
  build.jump(loop);
  build.at(loop);
  uint32_t loop_first = 22;
  std::vector<Register> inside;
  for (int i = 0; i < 10; ++i) inside.push_back(build.add(a[0], a[1]));
  Register sum = inside[0];
  for (int i = 1; i < 10; ++i) sum = build.add(sum, inside[i]);
  build.branch(sum, a[1], latch, out);
  uint32_t loop_end = loop_first + 19 + 3 + 1;
  build.at(latch);
  build.jump(loop);
  build.at(out);
  Register total = a[0];
  for (Register t : through) total = build.add(total, t);
  build.ret({total});
  Allocation allocation = allocate();
  for (const Edit& e : allocation.edits) {
    bool in_loop = e.point.instruction() > loop_first && e.point.instruction() < loop_end;
    EXPECT_TRUE(!in_loop || e.kind == EditKind::Copy) << "at " << e.point.instruction();
  }
}

TEST_F(LinearTest, ConstantsAreRematerializedNotSpilled) {
  build.at(build.block());
  std::vector<Register> constants;
  for (int i = 0; i < 30; ++i) constants.push_back(build.constant(i));
  for (Register c : constants) build.emit(toy::TRASH, {FunctionBuilder::use(c)});
  build.ret();
  Allocation allocation = allocate(4);
  EXPECT_EQ(allocation.statistics.spills, 0u);
  EXPECT_EQ(allocation.statistics.reloads, 0u);
  EXPECT_TRUE(allocation.spill_slots.empty());
}

TEST_F(LinearTest, AddOfAValueToItselfNeedsNoCopy) {
  auto a = enter(1, build.block());
  Register d = build.add(a[0], a[0]);
  build.call({d});
  build.ret();
  EXPECT_EQ(allocate().statistics.copies, 0u);
}

// The shifted value never gets the count's register.
TEST_F(LinearTest, ShiftKeepsOutOfTheCountsRegister) {
  auto a = enter(2, build.block());
  Register d = build.value();
  build.emit(toy::SHL, {FunctionBuilder::def(d), FunctionBuilder::use(a[0], 0, 0),
                        FunctionBuilder::use(a[1], 3)});
  build.ret({d});
  Allocation allocation = allocate();
  const MachineInstr& shift = function.instructions[1];
  EXPECT_NE(allocation.cells[shift.first_cell], Location::in(Register(3)));
}

// Slots of values that are never live at the same time are shared.
TEST_F(LinearTest, SlotsAreShared) {
  build.at(build.block());
  for (int round = 0; round < 10; ++round) {
    std::vector<Register> v;
    for (int i = 0; i < 6; ++i) v.push_back(load());
    for (Register r : v) build.emit(toy::TRASH, {FunctionBuilder::use(r)});
  }
  build.ret();
  EXPECT_LE(allocate(3).spill_slots.size(), 6u);
}

// --- scale, by counts of work

TEST(LinearScale, AValueThroughManyCalls) {
  for (unsigned calls : {1000u, 4000u}) {
    MachineFunction function;
    FunctionBuilder build(function);
    build.at(build.block());
    std::vector<Register> v{build.constant(0)};
    for (int i = 0; i < 30; ++i) v.push_back(build.add(v.back(), v.back()));
    for (unsigned i = 0; i < calls; ++i) build.call({v[1]});
    Register sum = v[0];
    for (Register r : v) sum = build.add(sum, r);
    build.ret({sum});
    build.finish();
    Allocation allocation = run("linear", function);
    EXPECT_LE(allocation.edits.size(), calls + 200);
    EXPECT_LE(allocation.statistics.splits, 200u);
  }
}

TEST(LinearScale, AlternatingFixedRegisters) {
  for (unsigned calls : {500u, 1000u}) {
    MachineFunction function;
    FunctionBuilder build(function);
    build.at(build.block());
    Register x = build.constant(1), y = build.add(x, x);
    for (unsigned i = 0; i < calls; ++i) i % 2 == 0 ? build.call({x, y}) : build.call({y, x});
    build.ret({y});
    build.finish();
    Allocation allocation = run("linear", function);
    EXPECT_LE(allocation.edits.size(), 2 * calls + 10);
    EXPECT_LE(allocation.statistics.splits, 20u);
  }
}

// All but those that build an interference graph, which is large if thousands of values live at
// once.
TEST(LinearScale, LongBlockAndManyBlocks) {
  for (const char* allocator : {"fast", "linear", "textbook", "basic", "ssa", "greedy"})
    for (unsigned blocks : {1u, 400u}) {
      std::mt19937 random(31);
      MachineFunction function;
      RandomOptions options;
      options.blocks = blocks;
      options.instructions = blocks == 1 ? 20000 : 30;
      make_random(function, random, options);
      Allocation allocation = run(allocator, function);
      EXPECT_LE(allocation.edits.size(), 3 * function.instructions.size() + 100);
      EXPECT_LE(allocation.statistics.splits, 3 * function.instructions.size() + 100);
    }
}

// --- trace

TEST(Trace, ChangesNothingAndReadsAsSentences) {
  std::mt19937 random(41);
  MachineFunction function;
  RandomOptions options;
  options.instructions = 20;
  make_random(function, random, options);
  const mir::RegisterNames names(function);
  for (const AllocatorInfo& allocator : allocators()) {
    Collector collector;
    Allocation with = run(allocator.name, function, 3, &collector),
               without = run(allocator.name, function, 3);
    EXPECT_TRUE(with.cells == without.cells);
    EXPECT_EQ(with.edits.size(), without.edits.size());
    ASSERT_FALSE(collector.events.empty());
    for (const TraceEvent& e : collector.events) {
      const bool is_decision = e.kind > TraceKind::Finished && e.kind != TraceKind::Candidate;
      EXPECT_EQ(to_sentence(function.target(), names, e).size() > 15u, is_decision);
    }
  }
}

TEST(Trace, OneSentence) {
  MachineFunction function;
  FunctionBuilder build(function);
  TraceEvent e{TraceKind::Evict, Point{212}, 83, 71, Register(8), 120, 0, 2};
  EXPECT_EQ(to_sentence(function.target(), mir::RegisterNames(function), e),
            "position 53: %t71 leaves r8 at 30 to %t83 (cost 2)");
}

}  // namespace
}  // namespace lilt::regalloc::testing
