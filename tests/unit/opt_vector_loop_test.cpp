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
            "@table = external constant [4 x i32]\n"
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
TEST(VectorLoop, ChoicesAreOfOneValueOrOfTheCounter) {
  const std::string test = "  %v = load i8, ptr %byte\n  %is_nine = icmp eq i8 %v, 9\n";
  const AnalyzedLoop any(test + "  %g = select i1 %is_nine, i32 %x, i32 %f\n",
                         "  %f = phi i32 [ 0, %entry ], [ %g, %body ]\n");
  ASSERT_TRUE(any.may_be_vectors);
  EXPECT_EQ(any.loop->carried[1].reduction, ReductionKind::AnyOf);
  EXPECT_EQ(any.lane_bits("g"), 8u);
  const AnalyzedLoop last(test + "  %g = select i1 %is_nine, i64 %i, i64 %f\n",
                          "  %f = phi i64 [ -1, %entry ], [ %g, %body ]\n");
  ASSERT_TRUE(last.may_be_vectors);
  EXPECT_EQ(last.loop->carried[1].reduction, ReductionKind::FindLast);
  EXPECT_EQ(last.lane_bits("g"), 64u);
  const AnalyzedLoop other(
      test + "  %later = add i64 %i, 1\n  %g = select i1 %is_nine, i64 %later, i64 %f\n",
      "  %f = phi i64 [ -1, %entry ], [ %g, %body ]\n");
  EXPECT_FALSE(other.may_be_vectors);
}
TEST(VectorLoop, ASumInMemoryIsCarriedByItsLoad) {
  const AnalyzedLoop sum(
      "  %v = load i32, ptr %at\n  %old = load i32, ptr %q\n  %new = add i32 %old, %v\n"
      "  store i32 %new, ptr %q\n");
  ASSERT_TRUE(sum.may_be_vectors);
  ASSERT_EQ(sum.loop->carried.size(), 2u);
  EXPECT_EQ(sum.loop->carried[1].reduction, ReductionKind::Add);
  EXPECT_TRUE(sum.loop->carried[1].store.valid());
  EXPECT_EQ(sum.loop->checks.size(), 1u);
  const AnalyzedLoop seen(
      "  %v = load i32, ptr %at\n  %old = load i32, ptr %q\n  %new = add i32 %old, %v\n"
      "  store i32 %new, ptr %q\n  store i32 %new, ptr %at\n");
  EXPECT_FALSE(seen.may_be_vectors);
}
TEST(VectorLoop, AVariableStepMustBeOne) {
  const AnalyzedLoop loop(
      "  %wide = sext i32 %x to i64\n  %product = mul nsw i64 %i, %wide\n"
      "  %far = getelementptr i32, ptr %p, i64 %product\n  store i32 %x, ptr %far\n");
  ASSERT_TRUE(loop.may_be_vectors);
  EXPECT_TRUE(loop.loop->unit_step().valid());
  EXPECT_EQ(loop.loop->accesses[0].stride, 4);
  const AnalyzedLoop bound(
      "  %product = mul nsw i64 %i, %n\n  %far = getelementptr i32, ptr %p, i64 %product\n"
      "  store i32 %x, ptr %far\n");
  EXPECT_FALSE(bound.may_be_vectors);
}
TEST(VectorLoop, AStoreWaitsForThoseWhereLaterIterationsStore) {
  const std::string ahead = "  %after = getelementptr i8, ptr %at, i64 4\n";
  const AnalyzedLoop loop(ahead + "  store i32 %x, ptr %at\n  store i32 7, ptr %after\n");
  ASSERT_TRUE(loop.may_be_vectors);
  EXPECT_EQ(loop.loop->max_lanes, 64u);
  EXPECT_EQ(loop.loop->accesses[0].after, loop.loop->accesses[1].id);
  EXPECT_EQ(loop.loop->widened.back(), loop.loop->accesses[0].id);
  const AnalyzedLoop read(ahead +
                          "  store i32 %x, ptr %at\n  %v = load i32, ptr %at\n"
                          "  store i32 %v, ptr %after\n");
  EXPECT_FALSE(read.may_be_vectors);
}
TEST(VectorLoop, AnAddressMayBeLoadedIfNothingIsStoredThere) {
  const std::string text =
      "  %v = load i32, ptr %at\n  %wide = sext i32 %v to i64\n"
      "  %found = getelementptr i32, ptr @table, i64 %wide\n  %y = load i32, ptr %found\n";
  const AnalyzedLoop sum(text + "  %sum.next = add i32 %sum, %y\n",
                         "  %sum = phi i32 [ 0, %entry ], [ %sum.next, %body ]\n");
  ASSERT_TRUE(sum.may_be_vectors);
  EXPECT_TRUE(sum.loop->accesses[1].is_indirect);
  const AnalyzedLoop own(text + "  store i32 %y, ptr %at\n");
  EXPECT_FALSE(own.may_be_vectors);
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
