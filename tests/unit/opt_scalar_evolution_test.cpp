// The sums of addresses: which operations they go through, which promises they need, and the next
// iteration's.
#include "ir/opt/scalar_evolution.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "ir/opt/loops.h"
#include "ir/ssa/analyses.h"
#include "tests/unit/opt_parsed.h"

namespace lilt::opt {
namespace {

using namespace ssa;

// `%p + 8 * sext %i + 16`, or "none".
std::string text_of(const Function& function, const std::optional<AffineSum>& sum) {
  if (!sum) return "none";
  std::string out;
  for (const AffineTerm& term : sum->terms()) {
    if (!out.empty()) out += " + ";
    if (term.factor != 1) out += std::to_string(static_cast<int64_t>(term.factor)) + " * ";
    if (term.extension == Extension::Zero) out += "zext ";
    if (term.extension == Extension::Sign) out += term.is_non_negative ? "ext " : "sext ";
    out += '%';
    out += function.text_of(function.name_of(term.value.local()));
  }
  return out + " + " + std::to_string(static_cast<int64_t>(sum->constant));
}

std::string sum_of(const std::string& body) {
  const ParsedFunction parsed(
      "%s = type { i8, [4 x i32] }\n"
      "define i32 @f(ptr %p, i32 %i, i64 %n, i32 %k) {\n" +
      body + "  %x = load i32, ptr %a\n  ret i32 %x\n}\n");
  return text_of(parsed.function,
                 ScalarEvolution(parsed.function).sum_of(parsed.addresses().at(0)));
}

TEST(AffineSum, GoesThroughStructsAndArrays) {
  EXPECT_EQ(sum_of("  %a = getelementptr %s, ptr %p, i64 %n, i32 1, i64 3\n"), "20 * %n + %p + 16");
  EXPECT_EQ(sum_of("  %b = getelementptr i32, ptr %p, i64 %n\n"
                   "  %a = getelementptr i8, ptr %b, i64 -4\n"),
            "4 * %n + %p + -4");
}

TEST(AffineSum, GoesThroughLinearOperations) {
  EXPECT_EQ(sum_of("  %m = mul i64 %n, 3\n  %t = shl i64 %m, 2\n  %d = sub i64 %t, 5\n"
                   "  %a = getelementptr i16, ptr %p, i64 %d\n"),
            "24 * %n + %p + -10");
  EXPECT_EQ(sum_of("  %d = sub i64 7, %n\n  %e = add i64 %d, %n\n"
                   "  %a = getelementptr i8, ptr %p, i64 %e\n"),
            "0 * %n + %p + 7");
  EXPECT_EQ(sum_of("  %h = shl i64 %n, 1\n  %o = or disjoint i64 %h, 1\n"
                   "  %a = getelementptr i32, ptr %p, i64 %o\n"),
            "8 * %n + %p + 4");
}

TEST(AffineSum, StopsAtOtherOperations) {
  EXPECT_EQ(sum_of("  %m = mul i64 %n, %n\n  %a = getelementptr i8, ptr %p, i64 %m\n"),
            "%m + %p + 0");
  EXPECT_EQ(sum_of("  %o = or i64 %n, 1\n  %a = getelementptr i8, ptr %p, i64 %o\n"),
            "%o + %p + 0");
  EXPECT_EQ(sum_of("  %m = shl i64 %n, 64\n  %a = getelementptr i8, ptr %p, i64 %m\n"),
            "%m + %p + 0");
}

TEST(AffineSum, ExtendsSumsThatDoNotWrap) {
  const auto indexed = [](const std::string& sum, const std::string& extension) {
    return sum_of("  %j = add " + sum + " i32 %i, -1\n  %w = " + extension +
                  " i32 %j to i64\n  %a = getelementptr i32, ptr %p, i64 %w\n");
  };
  EXPECT_EQ(indexed("nsw", "sext"), "4 * sext %i + %p + -4");
  EXPECT_EQ(indexed("", "sext"), "4 * sext %j + %p + 0");
  EXPECT_EQ(indexed("nuw", "sext"), "4 * sext %j + %p + 0");
  EXPECT_EQ(indexed("nsw", "zext"), "4 * zext %j + %p + 0");
  EXPECT_EQ(indexed("nuw", "zext"), "4 * zext %i + %p + 17179869180");
  EXPECT_EQ(indexed("", "zext nneg"), "4 * ext %j + %p + 0");
  // The sum is not negative; %i may be.
  EXPECT_EQ(indexed("nsw", "zext nneg"), "4 * sext %i + %p + -4");
  // A narrow index of a getelementptr is extended by its sign.
  EXPECT_EQ(sum_of("  %j = add nsw i32 %i, 1\n  %a = getelementptr i32, ptr %p, i32 %j\n"),
            "4 * sext %i + %p + 4");
}

TEST(AffineSum, HasLimits) {
  std::string many, deep;
  for (char c = 'b'; c < 'h'; ++c) {
    const std::string name(1, c), last = c == 'b' ? "p" : std::string(1, static_cast<char>(c - 1));
    many += "  %v" + name + " = mul i64 %n, %n\n  %" + name + " = getelementptr i8, ptr %" + last +
            ", i64 %v" + name + "\n";
  }
  EXPECT_EQ(sum_of(many + "  %a = getelementptr i8, ptr %g, i64 1\n"), "none");
  for (int i = 0; i < 20; ++i)
    deep += "  %d" + std::to_string(i) + " = getelementptr i8, ptr " +
            (i == 0 ? "%p" : "%d" + std::to_string(i - 1)) + ", i64 1\n";
  EXPECT_EQ(sum_of(deep + "  %a = getelementptr i8, ptr %d19, i64 1\n"), "none");
}

TEST(AffineSum, IsThatOfTheNextIteration) {
  const ParsedFunction parsed(R"(
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %before = add i64 %i, -1
  %from = getelementptr i32, ptr %p, i64 %before
  %x = load i32, ptr %from
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %x, ptr %to
  %square = mul i64 %i, %i
  %far = getelementptr i32, ptr %p, i64 %square
  store i32 %x, ptr %far
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
)");
  const Function& function = parsed.function;
  Arena scratch;
  Analyses analyses(scratch);
  analyses.reset(function);
  const std::vector<Value> at = parsed.addresses();
  const ScalarEvolution evolution(function, &analyses.loops());
  const auto from = evolution.sum_of(at[0], 0), to = evolution.sum_of(at[1], 0);
  EXPECT_EQ(text_of(function, from), "4 * %i + %p + -4");
  EXPECT_EQ(distance(*from, *to), 4u);
  const auto next_from = evolution.next_sum_of(at[0], 0);
  EXPECT_EQ(text_of(function, next_from), "4 * %i + %p + 0");
  EXPECT_EQ(distance(*to, *next_from), 0u);
  const auto far = evolution.sum_of(at[2], 0);
  EXPECT_EQ(text_of(function, far), "4 * %square + %p + 0");
  EXPECT_EQ(distance(*to, *far), std::nullopt);
  // A product of what changes is not known one iteration later.
  EXPECT_EQ(text_of(function, evolution.next_sum_of(at[2], 0)), "none");
}

}  // namespace
}  // namespace lilt::opt
