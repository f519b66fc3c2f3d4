// Changes between lists of lines give the second from the first, and keep what is unique in both.
#include "emit/report/line_changes.h"

#include <gtest/gtest.h>

#include <random>

namespace lilt::report {
namespace {

using Lines = std::vector<LineOfStage>;

Lines lines(std::initializer_list<uint32_t> texts) {
  Lines result;
  for (uint32_t text : texts) result.push_back({text, 0});
  return result;
}

Lines apply(const Lines& before, const Lines& after, const std::vector<LineChange>& changes) {
  Lines result;
  size_t done = 0;
  auto keep = [&](size_t end) {
    result.insert(result.end(), before.begin() + static_cast<ptrdiff_t>(done),
                  before.begin() + static_cast<ptrdiff_t>(end));
  };
  for (const LineChange& change : changes) {
    EXPECT_GE(change.at, done);
    keep(change.at);
    for (uint32_t i = 0; i < change.added; ++i) result.push_back(after[change.from + i]);
    done = change.at + change.removed;
  }
  keep(before.size());
  return result;
}

TEST(LineChanges, EqualTextsHaveNone) {
  EXPECT_TRUE(changes_between(lines({1, 2, 2, 3}), lines({1, 2, 2, 3})).empty());
  EXPECT_TRUE(changes_between({}, {}).empty());
}

TEST(LineChanges, OneLineIsReplaced) {
  const auto changes = changes_between(lines({1, 2, 3, 4}), lines({1, 5, 6, 3, 4}));
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].at, 1u);
  EXPECT_EQ(changes[0].removed, 1u);
  EXPECT_EQ(changes[0].from, 1u);
  EXPECT_EQ(changes[0].added, 2u);
}

TEST(LineChanges, AnotherOriginIsAChange) {
  const Lines before = {{1, 10}, {2, 11}}, after = {{1, 10}, {2, 12}};
  const auto changes = changes_between(before, after);
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].at, 1u);
}

TEST(LineChanges, LinesThatOccurOftenAreKeptBesideUniqueOnes) {
  const auto changes = changes_between(lines({9, 1, 9, 2, 9}), lines({9, 1, 9, 3, 2, 9}));
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].removed, 0u);
  EXPECT_EQ(changes[0].added, 1u);
}

TEST(LineChanges, RandomTextsComeBack) {
  std::mt19937 random(5);
  for (int round = 0; round < 2000; ++round) {
    const uint32_t kinds = 1 + random() % 30;
    auto text = [&] {
      Lines result(random() % 25);
      for (LineOfStage& line : result) {
        line.text = static_cast<uint32_t>(random() % kinds);
        line.origin = static_cast<uint32_t>(random() % 2);
      }
      return result;
    };
    const Lines before = text(), after = text();
    ASSERT_EQ(apply(before, after, changes_between(before, after)), after) << round;
  }
}

}  // namespace
}  // namespace lilt::report
