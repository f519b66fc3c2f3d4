// Every pass alone and in sequences, on random programs: the IR stays valid and means the same.
#include <gtest/gtest.h>

#include "tests/unit/opt_machine.h"
#include "tests/unit/opt_pass.h"

namespace lilt::opt {
namespace {

void expect_same_meaning(uint32_t seed, std::initializer_list<Pass> passes) {
  RandomProgram program(seed);
  ASSERT_EQ(program.test.complaints(), "");
  std::vector<Outcome> before = program.run_all();
  std::string text = program.test.text();
  int number = 0;
  for (Pass pass : passes) {
    run(pass, program.test.function);
    ASSERT_EQ(program.test.complaints(), "") << "seed " << seed << " pass " << number << "\n"
                                             << text << "\nnow\n"
                                             << program.test.text();
    std::vector<Outcome> after = program.run_all();
    for (size_t i = 0; i < before.size(); ++i)
      ASSERT_TRUE(before[i].agrees(after[i]))
          << "seed " << seed << " pass " << number << " run " << i << "\n"
          << text << "\nnow\n"
          << program.test.text();
    text = program.test.text();
    ++number;
  }
}

TEST(RandomPrograms, KeepTheirMeaning) {
  for (uint32_t seed = 0; seed < 30; ++seed) {
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(seed, {simplify_cfg, instruction_simplify}));
    ASSERT_NO_FATAL_FAILURE(
        expect_same_meaning(seed, {mem2reg, simplify_cfg, instruction_simplify, simplify_cfg,
                                   dead_code_elimination, instruction_simplify, simplify_cfg}));
    ASSERT_NO_FATAL_FAILURE(
        expect_same_meaning(seed, {instruction_simplify, mem2reg, instruction_simplify,
                                   simplify_cfg, instruction_simplify, simplify_cfg}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(
        seed, {early_cse, mem2reg, merge_stores, early_cse, instruction_simplify, simplify_cfg,
               split_conditions, early_cse}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(seed, {simplify_cfg, rotate, mem2reg, simplify_cfg,
                                                       rotate, early_cse, invariants, promotion}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(
        seed, {invariants, promotion, simplify_cfg, invariants, mem2reg, promotion}));
    ASSERT_NO_FATAL_FAILURE(
        expect_same_meaning(seed, {unroll, mem2reg, simplify_cfg, unroll, rotate, unroll}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(seed, {mem2reg, simplify_cfg, idioms, idioms}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(
        seed, {scalar_replacement, mem2reg, instruction_simplify, simplify_cfg, rotate, early_cse,
               invariants, promotion, select_to_branch, early_cse}));
    ASSERT_NO_FATAL_FAILURE(
        expect_same_meaning(seed, {rotate, promotion, select_to_branch, simplify_cfg}));
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(
        seed, {mem2reg, simplify_cfg, reassociate, unroll, reassociate, early_cse}));
  }
}

TEST(RandomPrograms, ReachAFixedPoint) {
  for (uint32_t seed = 0; seed < 60; ++seed) {
    RandomProgram program(seed);
    ssa::Function& f = program.test.function;
    run(mem2reg, f);
    for (int round = 0; round < 12; ++round) {
      run(instruction_simplify, f);
      run(simplify_cfg, f);
      run(dead_code_elimination, f);
    }
    std::string once = program.test.text();
    run(instruction_simplify, f);
    run(simplify_cfg, f);
    run(dead_code_elimination, f);
    ASSERT_EQ(once, program.test.text()) << seed;
  }
}

}  // namespace
}  // namespace lilt::opt
