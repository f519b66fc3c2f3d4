// What changed between two texts, line by line.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace lilt::report {

// A line of a stage: its text and the line of the source that it comes from, as numbers.
struct LineOfStage {
  uint32_t text = 0, origin = 0;
  auto operator<=>(const LineOfStage&) const = default;
};

// Lines [at, at + removed) of the old text become lines [from, from + added) of the new one.
struct LineChange {
  uint32_t at = 0, removed = 0;
  uint32_t from = 0, added = 0;
};

// Changes in ascending order that turn `before` into `after`; empty if they are equal. They are
// few, but not always the fewest. n log n.
std::vector<LineChange> changes_between(std::span<const LineOfStage> before,
                                        std::span<const LineOfStage> after);

}  // namespace lilt::report
