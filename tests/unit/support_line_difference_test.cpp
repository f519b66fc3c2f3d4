// Differences of texts: what they say, and that applying one to the old text gives the new one.
#include "ir/support/line_difference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace lilt {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Applies a difference; every line that it names must be where it says.
std::string patched(const std::string& old_text, const std::string& difference) {
  const std::vector<std::string> old_lines = lines_of(old_text);
  std::string made;
  size_t at = 0;
  for (const std::string& line : lines_of(difference)) {
    size_t first = 0, count = 1;
    if (std::sscanf(line.c_str(), "@@ -%zu,%zu", &first, &count) >= 1) {
      for (const size_t end = count == 0 ? first : first - 1; at < end; ++at)
        made += old_lines[at] + "\n";
      continue;
    }
    if (line[0] != '+') {
      if (at >= old_lines.size()) return "a line behind the end: " + line;
      EXPECT_EQ(line.substr(1), old_lines[at]);
      ++at;
    }
    if (line[0] != '-') made += line.substr(1) + "\n";
  }
  for (; at < old_lines.size(); ++at) made += old_lines[at] + "\n";
  return made;
}

// The lines of a shortest difference, by the longest common subsequence.
size_t least_lines(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::vector<size_t>> common(a.size() + 1, std::vector<size_t>(b.size() + 1));
  for (size_t i = 0; i < a.size(); ++i)
    for (size_t j = 0; j < b.size(); ++j)
      common[i + 1][j + 1] =
          a[i] == b[j] ? common[i][j] + 1 : std::max(common[i][j + 1], common[i + 1][j]);
  return a.size() + b.size() - 2 * common[a.size()][b.size()];
}

size_t changed_lines(const std::string& difference) {
  size_t found = 0;
  for (const std::string& line : lines_of(difference)) found += line[0] == '-' || line[0] == '+';
  return found;
}

TEST(LineDifference, IsEmptyForEqualTexts) {
  EXPECT_EQ(line_difference("", ""), "");
  EXPECT_EQ(line_difference("a\nb\n", "a\nb\n"), "");
}

TEST(LineDifference, ShowsThreeLinesOfContext) {
  EXPECT_EQ(line_difference("a\nb\nc\nd\ne\nf\ng\nh\n", "a\nb\nc\nd\nE\nf\ng\nh\n"),
            "@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n");
}

TEST(LineDifference, OfTextsThatHaveLittleInCommon) {
  std::string old_text = "first\n", new_text = "first\n";
  for (int i = 0; i < 3000; ++i) {
    old_text += "old " + std::to_string(i) + "\n";
    new_text += "new " + std::to_string(i) + "\n";
  }
  EXPECT_EQ(patched(old_text, line_difference(old_text, new_text)), new_text);
}

TEST(LineDifference, IsShortAndGivesTheNewTextWhenApplied) {
  std::mt19937 random(7);
  for (int round = 0; round < 500; ++round) {
    auto text = [&] {
      std::string made;
      for (size_t i = random() % 40; i-- > 0;)
        made += std::string(1, "abcdef"[random() % 6]) + "\n";
      return made;
    };
    const std::string old_text = text(), new_text = text();
    const std::string difference = line_difference(old_text, new_text);
    EXPECT_EQ(changed_lines(difference), least_lines(lines_of(old_text), lines_of(new_text)));
    EXPECT_EQ(patched(old_text, difference), new_text) << old_text << "---\n" << new_text;
  }
}

}  // namespace
}  // namespace lilt
