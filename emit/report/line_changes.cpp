// Patience difference (Bram Cohen, 2003). A line that occurs once in both texts is most likely the
// same line; the longest ascending sequence of such lines, found by patience sorting, is kept. The
// kept lines grow in both directions over equal neighbors, and all between them has changed.
//
// Most lines of a stage define a value, so nearly all are unique.
#include "emit/report/line_changes.h"

#include <algorithm>
#include <unordered_map>

#include "ir/support/no_index.h"

namespace lilt::report {
namespace {

struct Pair {
  uint32_t before = 0, after = 0;  // positions of one line
};

struct Occurrences {
  uint32_t before_count = 0, after_count = 0;
  uint32_t before = 0;  // position
};

uint64_t key(const LineOfStage& line) { return uint64_t{line.text} << 32 | line.origin; }

// Lines that occur once in both texts, in the order of `after`.
std::vector<Pair> unique_pairs(std::span<const LineOfStage> before,
                               std::span<const LineOfStage> after) {
  std::unordered_map<uint64_t, Occurrences> lines;
  lines.reserve(before.size());
  for (uint32_t i = 0; i < before.size(); ++i) {
    Occurrences& line = lines[key(before[i])];
    ++line.before_count;
    line.before = i;
  }
  for (const LineOfStage& line : after)
    if (auto found = lines.find(key(line)); found != lines.end()) ++found->second.after_count;
  std::vector<Pair> pairs;
  for (uint32_t i = 0; i < after.size(); ++i) {
    auto found = lines.find(key(after[i]));
    if (found == lines.end()) continue;
    const Occurrences& line = found->second;
    if (line.before_count == 1 && line.after_count == 1) pairs.push_back({line.before, i});
  }
  return pairs;
}

// The longest sequence of pairs that ascends in both texts.
std::vector<Pair> longest_ascending(const std::vector<Pair>& pairs) {
  std::vector<uint32_t> tops;  // by length - 1: the pair that ends such a sequence soonest
  std::vector<uint32_t> previous(pairs.size(), kNone);
  for (uint32_t p = 0; p < pairs.size(); ++p) {
    const auto place = std::ranges::lower_bound(tops, pairs[p].before, {},
                                                [&](uint32_t top) { return pairs[top].before; });
    if (place != tops.begin()) previous[p] = *(place - 1);
    if (place == tops.end())
      tops.push_back(p);
    else
      *place = p;
  }
  std::vector<Pair> sequence;
  for (uint32_t p = tops.empty() ? kNone : tops.back(); p != kNone; p = previous[p])
    sequence.push_back(pairs[p]);
  std::ranges::reverse(sequence);
  return sequence;
}

}  // namespace

std::vector<LineChange> changes_between(std::span<const LineOfStage> before,
                                        std::span<const LineOfStage> after) {
  std::vector<Pair> kept = longest_ascending(unique_pairs(before, after));
  kept.push_back({static_cast<uint32_t>(before.size()), static_cast<uint32_t>(after.size())});
  std::vector<LineChange> changes;
  Pair at;  // all before it is done
  for (const Pair& next : kept) {
    if (next.before < at.before || next.after < at.after) continue;  // grown over already
    Pair end = next;
    while (at.before < end.before && at.after < end.after && before[at.before] == after[at.after])
      ++at.before, ++at.after;
    while (end.before > at.before && end.after > at.after &&
           before[end.before - 1] == after[end.after - 1])
      --end.before, --end.after;
    if (end.before > at.before || end.after > at.after)
      changes.push_back({at.before, end.before - at.before, at.after, end.after - at.after});
    at = next;
  }
  return changes;
}

}  // namespace lilt::report
