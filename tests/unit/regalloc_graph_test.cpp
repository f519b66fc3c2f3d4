// Iterated register coalescing on small functions, worked out by hand, and its interference graph.
#include "regalloc/interference_graph.h"

#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

using GraphTest = AllocatorTest;

// Live ranges interfere exactly if some of their segments overlap and their classes share
// registers.
TEST(InterferenceGraph, EqualsBruteForce) {
  std::mt19937 random(51);
  for (unsigned n = 0; n < iterations(30); ++n) {
    MachineFunction function;
    make_random(function, random, {.blocks = 1 + n % 9, .instructions = 8});
    Arena scratch;
    const ProgramPoints points(function, scratch);
    const Analyses analyses(points, {}, nullptr, scratch);
    const uint32_t count = analyses.ranges.size();
    const InterferenceGraph graph(analyses, std::vector<uint8_t>(count, 1));
    auto is_general = [&](uint32_t p) { return analyses.ranges.class_of(p) == RegClass::Gpr; };
    for (uint32_t a = 0; a < count; ++a) {
      uint32_t degree = 0;
      for (uint32_t b = 0; b < count; ++b) {
        bool overlap = false;
        analyses.ranges.for_each_segment(analyses.ranges[a], [&](uint32_t from, uint32_t to) {
          analyses.ranges.for_each_segment(analyses.ranges[b], [&](uint32_t start, uint32_t end) {
            overlap |= start < to && from < end;
          });
        });
        const bool expected = a != b && overlap && is_general(a) == is_general(b);
        ASSERT_EQ(graph.interfere(a, b), expected) << a << " and " << b;
        degree += expected;
      }
      EXPECT_EQ(graph.degree(a), degree);
    }
  }
}

// Three variables that interfere in pairs, each pair in another place: with two registers they
// cannot have one register each. Coalescing all PHIs makes one of them spill; safe coalescing keeps
// a move instead.
TEST_F(GraphTest, AMoveIsCheaperThanASpill) {
  const BlockId top = build.block(), left = build.block(), right = build.block();
  const BlockId arms[4] = {build.block(), build.block(), build.block(), build.block()};
  const BlockId first = build.block(), second = build.block();
  auto fork = [&](BlockId from, BlockId a, BlockId b) {
    build.at(from);
    const Register x = build.constant(1);
    build.branch(x, x, a, b);
  };
  fork(top, left, right);
  build.at(left);
  const Register b = load();
  fork(left, arms[0], arms[1]);
  build.at(arms[0]);
  const Register a1 = load();
  read(b);
  build.jump(first);
  build.at(arms[1]);
  const Register c1 = load();
  read(b);
  build.jump(second);
  build.at(right);
  const Register a2 = load(), c2 = load();
  build.emit(toy::JMPR, {FunctionBuilder::use(a2), FunctionBuilder::target(arms[2]),
                         FunctionBuilder::target(arms[3])});
  build.edge(right, arms[2]);
  build.edge(right, arms[3]);
  for (auto [arm, join] : {std::pair(arms[2], first), std::pair(arms[3], second)}) {
    build.at(arm);
    build.jump(join);
  }
  build.at(first);
  read(build.phi({{a1, arms[0]}, {a2, arms[2]}}));
  build.ret();
  build.at(second);
  read(build.phi({{c1, arms[1]}, {c2, arms[3]}}));
  build.ret();
  const Allocation allocation = allocate_by("graph", 2);
  EXPECT_EQ(allocation.statistics.spills + allocation.statistics.reloads, 0u);
  EXPECT_EQ(allocation.statistics.copies, 1u);
  EXPECT_GT(run("basic", function, 2).statistics.spills, 0u);
}

// The least cost for each neighbour goes, wherever it starts and ends.
TEST_F(GraphTest, TheCheapestCandidateIsSpilled) {
  const Register light = make_hot_block()[1];
  EXPECT_EQ(spilled(allocate_by("graph", 2)), std::set<Register>{light});
}

// Moves between values that do not interfere disappear; one that interferes stays.
TEST_F(GraphTest, MovesAreCoalesced) {
  build.at(build.block());
  const Register a = load();
  const Register b = build.value(), c = build.value();
  build.emit(mir::kCopy, {FunctionBuilder::def(b), FunctionBuilder::use(a)});
  build.emit(mir::kCopy, {FunctionBuilder::def(c), FunctionBuilder::use(b)});
  read(c);
  read(b);
  build.ret();
  const Allocation allocation = allocate_by("graph");
  EXPECT_EQ(location_of_definition(allocation, a), location_of_definition(allocation, b));
  EXPECT_NE(location_of_definition(allocation, b), location_of_definition(allocation, c));
}

// What is coalesced and then spilled has one slot: a PHI and its inputs in memory move nothing on
// their edges.
TEST_F(GraphTest, CoalescedValuesShareASlot) {
  const BlockId top = build.block(), left = build.block(0.5f), right = build.block(0.5f),
                join = build.block(), hot = build.block(100), out = build.block();
  build.at(top);
  const Register one = build.constant(1);
  build.branch(one, one, left, right);
  build.at(left);
  const Register x = load();
  build.jump(join);
  build.at(right);
  const Register y = load();
  build.jump(join);
  build.at(join);
  const Register z = build.phi({{x, left}, {y, right}});
  const Register a = load(), b = load();
  build.jump(hot);
  build.at(hot);
  for (Register v : {a, b, a, b}) read(v);
  build.jump(out);
  build.at(out);
  read(z);
  build.ret();
  const Allocation allocation = allocate_by("graph", 2);
  EXPECT_EQ(allocation.spill_slots.size(), 1u);
  EXPECT_EQ(allocation.statistics.spills, 2u);
  EXPECT_EQ(allocation.statistics.reloads, 1u);
}

}  // namespace
}  // namespace lilt::regalloc::testing
