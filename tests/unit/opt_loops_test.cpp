// The rules of loop_strength_reduce and constant_hoisting that golden tests do not show: flags,
// registers, a second run.
#include <algorithm>

#include "tests/unit/opt_text.h"

namespace lilt::opt {
namespace {

// A loop over rows of 24 bytes with `count` pointers from outside, in legal form.
std::string loop_over(int count) {
  std::string parameters = "i64 %n", body;
  for (int p = 0; p < count; ++p) {
    const std::string number = std::to_string(p);
    parameters += ", ptr %p" + number;
    body += "  %a" + number + " = getelementptr inbounds i64, ptr %p" + number +
            ", i64 %product\n  store i64 0, ptr %a" + number + "\n";
  }
  return "define void @f(" + parameters +
         ") {\nentry:\n  br label %body\nbody:\n  %i = phi i64 [ 0, %entry ], [ %next, %body ]\n"
         "  %product = mul nsw i64 %i, 3\n" +
         body +
         "  %next = add i64 %i, 1\n  %done = icmp eq i64 %next, %n\n"
         "  br i1 %done, label %out, label %body\nout:\n  ret void\n}\n";
}

size_t count_of(const std::string& text, const std::string& word) {
  size_t count = 0;
  for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
  return count;
}

TEST(LoopAddresses, TakeNoMoreRegistersThanThereAre) {
  EXPECT_EQ(count_of(optimize(loop_over(4), {addresses}), "phi ptr"), 4u);
  const std::string some = optimize(loop_over(8), {addresses});
  EXPECT_EQ(count_of(some, "phi ptr"), 3u);
  EXPECT_EQ(count_of(some, "mul"), 1u);
  const std::string full = optimize(loop_over(16), {addresses});
  EXPECT_EQ(count_of(full, "phi ptr"), 0u);
}

TEST(LoopAddresses, AreNotChangedBySecondRun) {
  for (int count : {1, 4, 8, 16})
    EXPECT_EQ(optimize(loop_over(count), {addresses}),
              optimize(loop_over(count), {addresses, addresses}));
}

TEST(LoopAddresses, NewArithmeticHasNoFlags) {
  EXPECT_EQ(optimize(loop_over(1), {addresses}).find("inbounds"), std::string::npos);
}

TEST(LoopAddresses, MergedProductsKeepCommonFlags) {
  const std::string text = optimize(
      "define i64 @f(i64 %n, i64 %k) {\nentry:\n  br label %body\nbody:\n"
      "  %i = phi i64 [ 0, %entry ], [ %next, %body ]\n"
      "  %a = mul nuw nsw i64 %i, 24\n  %b = mul nsw i64 %i, 24\n  %c = xor i64 %a, %b\n"
      "  %next = add i64 %i, %c\n  %done = icmp eq i64 %next, %n\n"
      "  br i1 %done, label %out, label %body\nout:\n  ret i64 %next\n}\n",
      {addresses});
  EXPECT_EQ(count_of(text, "mul"), 1u);
  EXPECT_NE(text.find("mul nsw i64"), std::string::npos) << text;
}

TEST(HoistedConstants, AreNotHoistedAgainAndStayWithoutRegisters) {
  auto loop = [](int constants) {
    std::string body;
    for (int c = 1; c <= constants; ++c) {
      const std::string number = std::to_string(c), last = std::to_string(c - 1);
      body += "  %x" + number + " = fadd double %x" + last + ", " + number + ".0\n";
    }
    return "define double @f(i64 %n) {\nentry:\n  br label %body\nbody:\n"
           "  %i = phi i64 [ 0, %entry ], [ %next, %body ]\n"
           "  %x0 = phi double [ 0.0, %entry ], [ %x" +
           std::to_string(constants) + ", %body ]\n" + body +
           "  %next = add i64 %i, 1\n  %done = icmp eq i64 %next, %n\n"
           "  br i1 %done, label %out, label %body\nout:\n  ret double %x0\n}\n";
  };
  EXPECT_EQ(count_of(optimize(loop(3), {constant_hoisting}), "freeze"), 3u);
  EXPECT_EQ(count_of(optimize(loop(40), {constant_hoisting}), "freeze"), 13u);
  for (int count : {3, 12, 40})
    EXPECT_EQ(count_of(optimize(loop(count), {constant_hoisting, constant_hoisting}), "freeze"),
              std::min<size_t>(count, 13));
}

// Widths that are not a power of two stay; a second run finds nothing.
TEST(MergedStores, OnlyOfPowersOfTwoAndOnce) {
  const std::string text =
      "define void @f(ptr %p) {\n  store i24 1, ptr %p\n"
      "  %a = getelementptr i8, ptr %p, i64 3\n  store i24 2, ptr %a\n"
      "  %b = getelementptr i8, ptr %p, i64 6\n  store i8 3, ptr %b\n"
      "  %c = getelementptr i8, ptr %p, i64 7\n  store i8 4, ptr %c\n  ret void\n}\n";
  const std::string once = optimize(text, {merge_stores});
  EXPECT_EQ(count_of(once, "store i24"), 2u);
  EXPECT_NE(once.find("store i16 1027, ptr %b"), std::string::npos) << once;
  EXPECT_EQ(optimize(text, {merge_stores, merge_stores}), once);
}

// The probability of a joined condition is that of its two branches.
TEST(SplitConditions, KeepTheProbabilityAndStaySplit) {
  auto text = [](const std::string& join) {
    return "define i32 @f(i32 %x, i32 %y, i32 %z) {\n  %a = icmp eq i32 %x, 0\n"
           "  %b = icmp eq i32 %y, 0\n  %c = icmp eq i32 %z, 0\n" +
           join +
           "  br i1 %both, label %t, label %f, !prof !0\nt:\n  ret i32 1\nf:\n  ret i32 2\n}\n"
           "!0 = !{!\"branch_weights\", i32 1, i32 3}\n";
  };
  const std::string conjunction = optimize(text("  %both = and i1 %a, %b\n"), {split_conditions});
  EXPECT_NE(conjunction.find("i32 40960, i32 24576"), std::string::npos) << conjunction;  // 5/8
  EXPECT_NE(conjunction.find("i32 26215, i32 39321"), std::string::npos) << conjunction;  // 2/5
  const std::string joins = "  %one = or i1 %a, %b\n  %both = select i1 %one, i1 true, i1 %c\n";
  const std::string once = optimize(text(joins), {split_conditions});
  EXPECT_EQ(count_of(once, "br i1"), 3u);
  EXPECT_EQ(optimize(text(joins), {split_conditions, split_conditions}), once);
}

}  // namespace
}  // namespace lilt::opt
