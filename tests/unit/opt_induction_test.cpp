// Which phis are induction variables, and which tests count by them.
#include "ir/opt/scalar_evolution.h"

#include <gtest/gtest.h>

#include <string>

#include "ir/ssa/analyses.h"
#include "tests/unit/opt_parsed.h"

namespace lilt::opt {
namespace {

using namespace ssa;

// What ScalarEvolution::counter() says of a loop `%i = phi i32 [ %s, %entry ], [ %next, %body ]`:
// the predicate with the bound's name, `signed`, `unsigned`; or "none".
std::string counter_of(const std::string& next, const std::string& test, bool stays_if = true) {
  const ParsedFunction parsed(
      "define void @f(i32 %s, i32 %n, ptr %p) {\n"
      "entry:\n  br label %header\n"
      "header:\n  %i = phi i32 [ %s, %entry ], [ %next, %body ]\n" +
      test + "\n  br i1 %c, label %" + (stays_if ? "body, label %exit" : "exit, label %body") +
      "\nbody:\n" + next + "\n  store i32 %i, ptr %p\n  br label %header\nexit:\n  ret void\n}\n");
  const Function& f = parsed.function;
  const BlockId header = f.blocks()[1];
  const Value condition = f.operand(f.terminator(header), 0);
  Arena scratch;
  Analyses analyses(scratch);
  analyses.reset(f);
  const std::optional<LoopCounter> counter =
      ScalarEvolution(f, &analyses.loops()).counter(0, condition, stays_if);
  if (!counter) return "none";
  EXPECT_EQ(f.text_of(f.name_of(counter->start.local())), "s");
  if (counter->tests_next) return "next";
  return std::string(kIntPredicateNames[static_cast<size_t>(counter->stays)]) + " " +
         std::string(f.text_of(f.name_of(counter->bound.local()))) +
         (counter->step == 1 ? "" : " by " + std::to_string(counter->step)) +
         (counter->is_signed() ? " signed" : "") + (counter->is_unsigned() ? " unsigned" : "");
}

const char* const kNext = "  %next = add i32 %i, 1";

TEST(Induction, ATestBelowABoundCountsWithoutPromises) {
  EXPECT_EQ(counter_of(kNext, "  %c = icmp slt i32 %i, %n"), "slt n signed");
  EXPECT_EQ(counter_of(kNext, "  %c = icmp ult i32 %i, %n"), "ult n unsigned");
}
TEST(Induction, OtherTestsNeedAPromiseThatNothingWraps) {
  EXPECT_EQ(counter_of(kNext, "  %c = icmp sle i32 %i, %n"), "none");
  EXPECT_EQ(counter_of(kNext, "  %c = icmp ne i32 %i, %n"), "none");
  EXPECT_EQ(counter_of("  %next = add nsw i32 %i, 1", "  %c = icmp sle i32 %i, %n"),
            "sle n signed");
  EXPECT_EQ(counter_of("  %next = add nuw i32 %i, 1", "  %c = icmp ule i32 %i, %n"),
            "ule n unsigned");
  EXPECT_EQ(counter_of("  %next = add nuw i32 %i, 1", "  %c = icmp sle i32 %i, %n"), "none");
  EXPECT_EQ(counter_of("  %next = add nsw i32 %i, 1", "  %c = icmp ne i32 %i, %n"), "ne n signed");
}
TEST(Induction, OperandsAndBranchesMayBeExchanged) {
  EXPECT_EQ(counter_of(kNext, "  %c = icmp sgt i32 %n, %i"), "slt n signed");
  EXPECT_EQ(counter_of(kNext, "  %c = icmp uge i32 %i, %n", false), "ult n unsigned");
}
TEST(Induction, StepsAddUp) {
  EXPECT_EQ(
      counter_of("  %two = add i32 %i, 2\n  %next = sub i32 %two, 1", "  %c = icmp slt i32 %i, %n"),
      "slt n signed");
  EXPECT_EQ(counter_of("  %next = add i32 %i, 2", "  %c = icmp slt i32 %i, %n"), "none");
  EXPECT_EQ(counter_of("  %next = add i32 %i, %n", "  %c = icmp slt i32 %i, %n"), "none");
}
TEST(Induction, LongerStepsNeedAPromise) {
  EXPECT_EQ(counter_of("  %next = add nsw i32 %i, 2", "  %c = icmp slt i32 %i, %n"),
            "slt n by 2 signed");
  EXPECT_EQ(counter_of("  %next = add i32 %i, -1", "  %c = icmp sgt i32 %i, %n"),
            "sgt n by -1 signed");
}
TEST(Induction, ATestMayCompareTheNextValue) {
  EXPECT_EQ(counter_of("", "  %next = add i32 %i, 1\n  %c = icmp slt i32 %next, %n"), "next");
}
TEST(Induction, ADifferenceDoesNotPromiseThatTheSumDoesNotWrap) {
  EXPECT_EQ(counter_of("  %next = sub nuw i32 %i, -1", "  %c = icmp ule i32 %i, %n"), "none");
}
TEST(Induction, OtherPredicatesAndBoundsOfTheLoopDoNotCount) {
  EXPECT_EQ(counter_of(kNext, "  %c = icmp sgt i32 %i, %n"), "none");
  EXPECT_EQ(counter_of(kNext, "  %c = icmp eq i32 %i, %n"), "none");
}

}  // namespace
}  // namespace lilt::opt
