// Which loops lanes may run, how many of them, and how wide lanes are.
#include "ir/opt/vector_loop.h"

#include <gtest/gtest.h>

#include <string>

#include "ir/opt/lane_widths.h"
#include "ir/ssa/analyses.h"
#include "tests/unit/opt_parsed.h"

namespace lilt::opt {
namespace {

using namespace ssa;

// The body of `for (i = 0; i < n; i++)`, with values that the header carries, and its analysis.
class AnalyzedLoop {
 public:
  explicit AnalyzedLoop(const std::string& body, const std::string& phis = "")
      : parsed_(
            "define void @f(ptr %p, ptr %q, i64 %n, i32 %x) {\nentry:\n  br label %test\ntest:\n"
            "  %i = phi i64 [ 0, %entry ], [ %next, %body ]\n" +
            phis +
            "  %c = icmp slt i64 %i, %n\n  br i1 %c, label %body, label %done\nbody:\n"
            "  %at = getelementptr i32, ptr %p, i64 %i\n"
            "  %back = getelementptr i32, ptr %at, i64 -3\n"
            "  %ahead = getelementptr i32, ptr %at, i64 3\n"
            "  %byte = getelementptr i8, ptr %q, i64 %i\n" +
            body + "  %next = add nsw i64 %i, 1\n  br label %test\ndone:\n  ret void\n}\n") {
    Function& f = parsed_.function;
    f.track_uses();
    analyses.reset(f);
    loop.emplace(f, analyses, scratch);
    EXPECT_TRUE(loop->has_shape(0));
    may_be_vectors = loop->analyze();
    if (!may_be_vectors) return;
    widths.emplace(f, *loop, scratch);
    widths->compute();
  }
  // Of the value of that name.
  uint32_t lane_bits(const std::string& name) const {
    for (const InstId id : loop->widened)
      if (parsed_.function.text_of(parsed_.function.name_of(id)) == name)
        return widths->lane_bits(id);
    return 0;
  }

  Arena scratch;
  Analyses analyses{scratch};
  std::optional<VectorLoop> loop;
  std::optional<LaneWidths> widths;
  bool may_be_vectors = false;

 private:
  ParsedFunction parsed_;
};

TEST(VectorLoop, AStoreLimitsTheLanesThatLoadAfterIt) {
  const AnalyzedLoop back("  %v = load i32, ptr %back\n  store i32 %v, ptr %at\n");
  EXPECT_TRUE(back.may_be_vectors);
  EXPECT_EQ(back.loop->max_lanes, 3u);
  const AnalyzedLoop ahead("  %v = load i32, ptr %ahead\n  store i32 %v, ptr %at\n");
  EXPECT_EQ(ahead.loop->max_lanes, 64u);
}
TEST(VectorLoop, ObjectsThatMayOverlapAreCompared) {
  const AnalyzedLoop other(
      "  %v = load i8, ptr %byte\n  %w = zext i8 %v to i32\n"
      "  store i32 %w, ptr %at\n");
  EXPECT_EQ(other.loop->checks.size(), 1u);
  const AnalyzedLoop own("  %v = load i32, ptr %ahead\n  store i32 %v, ptr %at\n");
  EXPECT_EQ(own.loop->checks.size(), 0u);
}
TEST(VectorLoop, ValuesAreCarriedAsCountersSumsAndWhatCameBefore) {
  const AnalyzedLoop loop("  %v = load i32, ptr %at\n  %sum.next = add i32 %sum, %before\n",
                          "  %sum = phi i32 [ %x, %entry ], [ %sum.next, %body ]\n"
                          "  %before = phi i32 [ %x, %entry ], [ %v, %body ]\n");
  ASSERT_TRUE(loop.may_be_vectors);
  EXPECT_TRUE(loop.loop->carried[0].is_induction());
  EXPECT_EQ(loop.loop->carried[1].reduction, ReductionKind::Add);
  EXPECT_TRUE(loop.loop->carried[2].is_recurrence);
}
TEST(VectorLoop, ARefusalHasAPlace) {
  const AnalyzedLoop loop("  store volatile i32 %x, ptr %at\n");
  EXPECT_FALSE(loop.may_be_vectors);
  EXPECT_EQ(loop.loop->refusal, "an access is volatile or atomic");
  EXPECT_TRUE(loop.loop->place.valid());
}

TEST(LaneWidths, LanesAreAsNarrowAsWhatIsStored) {
  const AnalyzedLoop loop(
      "  %b = load i8, ptr %byte\n  %wide = zext i8 %b to i32\n  %sum = add i32 %wide, %x\n"
      "  %low = trunc i32 %sum to i8\n  store i8 %low, ptr %byte\n");
  EXPECT_EQ(loop.lane_bits("sum"), 8u);
}
TEST(LaneWidths, WhatAShiftBringsDownNeedsRoom) {
  const AnalyzedLoop loop(
      "  %b = load i8, ptr %byte\n  %wide = zext i8 %b to i32\n  %product = mul i32 %wide, 200\n"
      "  %high = lshr i32 %product, 8\n  %low = trunc i32 %high to i8\n"
      "  store i8 %low, ptr %byte\n");
  EXPECT_EQ(loop.lane_bits("product"), 16u);
  EXPECT_EQ(loop.lane_bits("high"), 16u);
}
TEST(LaneWidths, AComparisonNeedsBothOperandsAsTheyAre) {
  const AnalyzedLoop loop(
      "  %b = load i8, ptr %byte\n  %wide = zext i8 %b to i32\n  %sum = add i32 %wide, 300\n"
      "  %above = icmp sgt i32 %sum, 400\n  %one = zext i1 %above to i8\n"
      "  store i8 %one, ptr %byte\n");
  EXPECT_EQ(loop.lane_bits("sum"), 16u);
}

}  // namespace
}  // namespace lilt::opt
