// Which phis are equal to another value.
#include "backend/certify/equal_phis.h"

#include <gtest/gtest.h>

#include "ir/ssa/cfg.h"
#include "tests/unit/backend_fixture.h"

namespace lilt::certify {
namespace {

// By phi, in reverse post-order: the place of the phi that it is equal to, "argument", "constant",
// "value" or "-".
std::string equal_phis_of(std::string_view text) {
  const backend::Compilation compiled(text);
  const ssa::Function& function = compiled.function;
  ssa::ControlFlowGraph cfg;
  cfg.compute(function);
  const std::vector<ssa::Value> equal = equal_phis(function, cfg);
  std::vector<ssa::InstId> phis;
  std::string result;
  for (const ssa::BlockId block : cfg.reverse_post_order())
    function.for_each_phi(block, [&](ssa::InstId phi) {
      const ssa::Value value = equal[phi.index()];
      const auto place =
          std::ranges::find_if(phis, [&](ssa::InstId p) { return value == ssa::Value(p); });
      if (!result.empty()) result += ' ';
      if (!value.valid())
        result += '-';
      else if (value.is_constant())
        result += "constant";
      else if (place != phis.end())
        result += std::to_string(place - phis.begin());
      else
        result += function[value.local()].opcode == ssa::Opcode::Argument ? "argument" : "value";
      phis.push_back(phi);
    });
  return result;
}

TEST(EqualPhis, InCirclesOfLoops) {
  EXPECT_EQ(equal_phis_of(R"(
define void @f(i32 %x, i1 %c) {
entry:
  br label %outer
outer:
  %a = phi i32 [ %x, %entry ], [ %b, %inner ]
  %one = phi i32 [ 1, %entry ], [ %one, %inner ]
  br label %inner
inner:
  %b = phi i32 [ %a, %outer ], [ %b, %inner ]
  br i1 %c, label %inner, label %outer
})"),
            "argument constant argument");
}

TEST(EqualPhis, CountersOfOneLoop) {
  EXPECT_EQ(equal_phis_of(R"(
define void @f(i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %l = phi i32 [ 0, %entry ], [ %l1, %loop ]
  %m = phi i32 [ 1, %entry ], [ %m1, %loop ]
  %i1 = add i32 %i, 1
  %j1 = add i32 %j, 1
  %k1 = add nsw i32 %k, 1
  %l1 = add i32 %l, %x
  %m1 = add i32 %m, 1
  br i1 %c, label %loop, label %end
end:
  ret void
})"),
            "- 0 - - -");
}

TEST(EqualPhis, WhereTheyMeet) {
  EXPECT_EQ(equal_phis_of(R"(
define void @f(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = add i32 %x, %y
  %s = load i32, ptr null
  br label %end
else:
  %q = add i32 %x, %y
  %t = load i32, ptr null
  br label %end
end:
  %sum = phi i32 [ %p, %then ], [ %q, %else ]
  %loads = phi i32 [ %s, %then ], [ %t, %else ]
  %again = phi i32 [ %s, %then ], [ %t, %else ]
  %crossed = phi i32 [ %x, %then ], [ %y, %else ]
  %straight = phi i32 [ %y, %then ], [ %x, %else ]
  %any = phi i32 [ undef, %then ], [ %x, %else ]
  %other = phi i32 [ undef, %then ], [ %x, %else ]
  ret void
})"),
            "value - 1 - - - -");
}

// A variable and what it was before: equal at first.
TEST(EqualPhis, NotAcrossIterations) {
  EXPECT_EQ(equal_phis_of(R"(
define void @f(i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %now = phi i32 [ %x, %entry ], [ %next, %loop ]
  %before = phi i32 [ %x, %entry ], [ %now, %loop ]
  %long_before = phi i32 [ %x, %entry ], [ %before, %loop ]
  %next = add i32 %now, 1
  br i1 %c, label %loop, label %end
end:
  ret void
})"),
            "- - -");
}

}  // namespace
}  // namespace lilt::certify
