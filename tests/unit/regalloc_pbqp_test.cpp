// The solver of partitioned Boolean quadratic problems against all choices, and the allocator on
// small functions worked out by hand.
#include "regalloc/pbqp.h"

#include <limits>
#include <random>

#include "tests/unit/regalloc_allocator_test.h"

namespace lilt::regalloc::testing {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

// A random problem: kept apart from the solver, which changes its own copy.
struct Problem {
  struct Pair {
    uint32_t a, b;
    float saved;  // 0: they interfere
  };
  uint32_t nodes, options;
  std::vector<float> costs;
  std::vector<Pair> pairs;

  float sum(const std::vector<uint32_t>& choice) const {
    float sum = 0;
    for (uint32_t n = 0; n < nodes; ++n) sum += costs[n * options + choice[n]];
    for (const Pair& p : pairs) {
      if (choice[p.a] != choice[p.b] || choice[p.a] == 0) continue;
      sum += p.saved == 0 ? kInfinity : -p.saved;
    }
    return sum;
  }
  float least() const {
    float least = kInfinity;
    std::vector<uint32_t> choice(nodes, 0);
    for (uint32_t n = 0; n < nodes;) {
      least = std::min(least, sum(choice));
      for (n = 0; n < nodes && ++choice[n] == options; ++n) choice[n] = 0;
    }
    return least;
  }
  float solved() const {
    Arena scratch;
    PbqpGraph graph(nodes, options, scratch);
    for (uint32_t n = 0; n < nodes; ++n)
      for (uint32_t i = 0; i < options; ++i) graph.cost(n, i) = costs[n * options + i];
    for (const Pair& p : pairs)
      p.saved == 0 ? graph.add_interference(p.a, p.b) : graph.add_affinity(p.a, p.b, p.saved);
    graph.solve();
    std::vector<uint32_t> choice;
    for (uint32_t n = 0; n < nodes; ++n) choice.push_back(graph.selection(n));
    return sum(choice);
  }
};

Problem make_problem(std::mt19937& random, uint32_t nodes, bool is_sparse) {
  Problem problem{nodes, 3, {}, {}};
  for (uint32_t n = 0; n < nodes; ++n)
    for (uint32_t i = 0; i < problem.options; ++i)
      problem.costs.push_back(i != 0 && random() % 6 == 0 ? kInfinity
                                                          : static_cast<float>(random() % 10));
  auto relate = [&](uint32_t a, uint32_t b) {
    problem.pairs.push_back({a, b, static_cast<float>(random() % 2 * (1 + random() % 6))});
  };
  // Sparse: a cycle, and a tree that hangs from it.
  const uint32_t cycle = nodes / 2;
  for (uint32_t n = 0; n < nodes; ++n)
    if (!is_sparse) {
      for (uint32_t m = 0; m < n; ++m)
        if (random() % 2 == 0) relate(m, n);
    } else {
      relate(n < cycle ? (n + 1) % cycle : random() % n, n);
    }
  return problem;
}

// With R0, RI and RII alone the solution is optimal.
TEST(Pbqp, SparseProblemsAreSolvedExactly) {
  std::mt19937 random(61);
  for (unsigned n = 0; n < iterations(100); ++n) {
    const Problem problem = make_problem(random, 6 + n % 3, true);
    ASSERT_EQ(problem.solved(), problem.least()) << "problem " << n;
  }
}

// RN may lose the optimum, but never makes an impossible choice.
TEST(Pbqp, DenseProblemsAreSolvedPossibly) {
  std::mt19937 random(62);
  double solved = 0, least = 0;
  for (unsigned n = 0; n < iterations(100); ++n) {
    const Problem problem = make_problem(random, 8, false);
    ASSERT_LT(problem.solved(), kInfinity) << "problem " << n;
    ASSERT_GE(problem.solved(), problem.least());
    solved += problem.solved();
    least += problem.least();
  }
  EXPECT_LT(solved, least + 2.5 * iterations(100)) << "and is near the optimum on average";
}

using PbqpTest = AllocatorTest;

TEST_F(PbqpTest, TheCheapestIsSpilled) {
  const Register light = make_hot_block()[1];
  EXPECT_EQ(spilled(allocate_by("pbqp", 2)), std::set<Register>{light});
}

// One sum weighs registers and memory: a value that is hardly read goes to memory though a
// callee-saved register is free for it.
TEST_F(PbqpTest, ACalleeSavedRegisterMustPay) {
  const Register x = make_cold_call();
  EXPECT_EQ(spilled(allocate_by("pbqp")), std::set<Register>{x});
}

}  // namespace
}  // namespace lilt::regalloc::testing
