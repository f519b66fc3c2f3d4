// The shortest script of deletions and insertions is a shortest path through a grid with the old
// lines to the right and the new ones downwards, where equal lines are free diagonals (Myers: An
// O(ND) Difference Algorithm and Its Variations, 1986). For each cost, the array of the furthest
// places holds how far right the path comes on each diagonal x - y; the arrays of all costs lead
// back from the end.
#include "ir/support/line_difference.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/support/text.h"

namespace lilt {

namespace {

constexpr int kContext = 3;     // lines
constexpr int kMaxCost = 1000;  // deletions and insertions

using Lines = std::vector<std::string_view>;

size_t at(int line) { return static_cast<size_t>(line); }
int count(const Lines& lines) { return static_cast<int>(lines.size()); }

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// By line: whether only this text has it.
struct Script {
  std::vector<bool> is_deleted, is_inserted;
};

class Search {
 public:
  Search(const Lines& old_lines, const Lines& new_lines) : old_(old_lines), new_(new_lines) {}

  // All lines differ where the shortest script is too long.
  Script run() {
    const int end = find_end();
    const bool is_found = end >= 0;
    Script script{std::vector<bool>(old_.size(), !is_found),
                  std::vector<bool>(new_.size(), !is_found)};
    if (is_found) trace_back(end, script);
    return script;
  }

 private:
  // Paths of a cost end on the diagonals from -cost to cost, each second one.
  static int diagonal(int index, int cost) { return 2 * index - cost; }

  // The index of the path that reaches the end; -1 if none does. Its cost is the number of arrays.
  int find_end() {
    const int last = count(old_) - count(new_);
    std::vector<int> furthest{slide(0, 0)};
    for (int cost = 0; cost <= kMaxCost; ++cost) {
      const int index = (last + cost) / 2;
      const bool is_on_last = index >= 0 && index <= cost && diagonal(index, cost) == last;
      if (is_on_last && furthest[at(index)] >= count(old_)) return index;
      std::vector<int> next(at(cost + 2));
      for (int i = 0; i <= cost + 1; ++i) {
        const int x = std::max(after_deletion(furthest, i), after_insertion(furthest, i));
        next[at(i)] = slide(x, x - diagonal(i, cost + 1));
      }
      history_.push_back(std::exchange(furthest, std::move(next)));
    }
    return -1;
  }

  // How far right path `i` comes by one more step from the paths before; -1: not by such a step.
  static int after_deletion(const std::vector<int>& before, int i) {
    return i == 0 ? -1 : before[at(i - 1)] + 1;
  }
  static int after_insertion(const std::vector<int>& before, int i) {
    return at(i) == before.size() ? -1 : before[at(i)];
  }
  // Where the free diagonal through x, y ends.
  int slide(int x, int y) const {
    while (x < count(old_) && y >= 0 && y < count(new_) && old_[at(x)] == new_[at(y)]) ++x, ++y;
    return x;
  }

  void trace_back(int i, Script& script) {
    for (int cost = static_cast<int>(history_.size()); cost > 0; --cost) {
      const std::vector<int>& before = history_[at(cost - 1)];
      const int right = after_deletion(before, i), down = after_insertion(before, i);
      if (right >= down)
        script.is_deleted[at(right - 1)] = true;
      else
        script.is_inserted[at(down - diagonal(i, cost) - 1)] = true;
      i -= right >= down;
    }
  }

  const Lines& old_;
  const Lines& new_;
  std::vector<std::vector<int>> history_;  // by cost
};

// A step through both texts: an old line, a new one, or one that both have.
struct Step {
  char sign;
  std::string_view line;
  int old_line, new_line;  // before the step, from 0
};

std::vector<Step> steps_of(const Lines& old_lines, const Lines& new_lines, const Script& script) {
  std::vector<Step> steps;
  for (int x = 0, y = 0; x < count(old_lines) || y < count(new_lines);) {
    const bool is_deleted = x < count(old_lines) && script.is_deleted[at(x)];
    const bool is_inserted = !is_deleted && y < count(new_lines) && script.is_inserted[at(y)];
    const char sign = is_deleted ? '-' : is_inserted ? '+' : ' ';
    steps.push_back({sign, is_inserted ? new_lines[at(y)] : old_lines[at(x)], x, y});
    x += !is_inserted;
    y += !is_deleted;
  }
  return steps;
}

// "3,4" for four lines from the third; the line before if there are none.
void append_range(std::string& out, int first, int lines) {
  append_decimal(out, uint64_t{at(lines == 0 ? first : first + 1)});
  out += ',';
  append_decimal(out, uint64_t{at(lines)});
}

void append_hunk(std::string& out, const std::vector<Step>& steps, size_t begin, size_t end) {
  int old_count = 0, new_count = 0;
  for (size_t i = begin; i < end; ++i) {
    old_count += steps[i].sign != '+';
    new_count += steps[i].sign != '-';
  }
  out += "@@ -";
  append_range(out, steps[begin].old_line, old_count);
  out += " +";
  append_range(out, steps[begin].new_line, new_count);
  out += " @@\n";
  for (size_t i = begin; i < end; ++i) {
    out += steps[i].sign;
    out += steps[i].line;
    out += '\n';
  }
}

}  // namespace

std::string line_difference(std::string_view old_text, std::string_view new_text) {
  const Lines old_lines = lines_of(old_text), new_lines = lines_of(new_text);
  const std::vector<Step> steps =
      steps_of(old_lines, new_lines, Search(old_lines, new_lines).run());
  std::string out;
  for (size_t i = 0, shown = 0; i < steps.size(); ++i) {
    if (steps[i].sign == ' ') continue;
    const size_t begin = std::max(shown, i - std::min<size_t>(i, kContext));
    size_t last = i;  // of the changes with less than two contexts between them
    for (size_t next = i; next < steps.size() && next <= last + 2 * kContext; ++next)
      if (steps[next].sign != ' ') last = next;
    i = last;
    shown = std::min(steps.size(), last + 1 + kContext);
    append_hunk(out, steps, begin, shown);
  }
  return out;
}

}  // namespace lilt
