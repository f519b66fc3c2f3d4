// A run in words: what stands beside each line at one place of the run.
#include <algorithm>
#include <charconv>
#include <optional>

#include "emit/report/explanation.h"
#include "ir/support/text.h"

namespace lilt::report {

namespace {

constexpr size_t kColumn = 48;  // of values

// "i32" and "<4 x i32>": 32; 0 for types without integers.
unsigned integer_bits(std::string_view type) {
  if (type.starts_with('<')) {
    type.remove_suffix(1);
    type.remove_prefix(std::min(type.rfind(' ') + 1, type.size()));
  }
  unsigned bits = 0;
  if (!type.starts_with('i')) return 0;
  const auto [end, error] = std::from_chars(type.data() + 1, type.data() + type.size(), bits);
  return error == std::errc() && end == type.data() + type.size() && bits <= 64 ? bits : 0;
}

void append_hexadecimal_integer(std::string& out, std::string_view number, unsigned bits) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error != std::errc() || end != number.data() + number.size()) {
    out += number;
    return;
  }
  out += "0x";
  append_hexadecimal(
      out, static_cast<uint64_t>(value) & (bits >= 64 ? UINT64_MAX : (uint64_t{1} << bits) - 1));
}

// A number stands alone, after a place and " = ", or among those of a vector.
std::string in_hexadecimal(std::string_view text, const ShownValue& shown) {
  const unsigned bits = integer_bits(shown.type);
  std::string result;
  if (const size_t equals = text.find(" = "); equals != std::string_view::npos) {
    result = text.substr(0, equals + 3);
    text.remove_prefix(equals + 3);
  }
  if (bits <= 1) return result + std::string(text);
  const auto is_part = [](char c) { return c != '<' && c != '>' && c != ',' && c != ' '; };
  while (!text.empty()) {
    const size_t begin = static_cast<size_t>(std::ranges::find_if(text, is_part) - text.begin());
    result += text.substr(0, begin);
    text.remove_prefix(begin);
    const auto end = static_cast<size_t>(std::ranges::find_if_not(text, is_part) - text.begin());
    append_hexadecimal_integer(result, text.substr(0, end), bits);
    text.remove_prefix(end);
  }
  return result;
}

bool is_named(const ShownValue& shown) {
  return shown.name != "memory" && shown.name != "to" && shown.name != "result" &&
         shown.name != "flags";
}

// The visits of one side that show at a place of the run: the last one of each block.
class SideText {
 public:
  SideText(const FunctionRecord& function, const RunSide& side, bool is_hexadecimal)
      : stage_(changed_stage(function, side.stage)),
        texts_(function.run->texts.texts()),
        side_(side),
        is_hexadecimal_(is_hexadecimal),
        pass_(function.stages[side.stage].pass) {
    counts_.resize(stage_.blocks.size());
    shown_.resize(stage_.blocks.size());
    totals_.resize(stage_.blocks.size());
  }

  // In order; all of the call, those that show also with `shows`.
  void take(uint32_t visit, bool shows) {
    const uint32_t block = side_.visits[visit].block;
    ++totals_[block];
    if (!shows) return;
    ++counts_[block];
    shown_[block] = visit;
    current_ = block;
  }

  void write(std::string& out) const {
    out += stage_.kind == StageKind::Ssa ? "SSA IR after " : "machine code after ";
    out += pass_ + ":\n";
    std::vector<std::string> comments(lines_of(stage_.text).size());
    for (uint32_t block = 0; block < stage_.blocks.size(); ++block) add_block(block, comments);
    uint32_t number = 0;
    for (const std::string_view line : lines_of(stage_.text)) {
      const bool is_current =
          current_ && stage_.blocks[*current_].first == number && counts_[*current_] > 0;
      std::string text = (is_current ? "> " : line.empty() ? "" : "  ") + std::string(line);
      if (const std::string& comment = comments[number++]; !comment.empty()) {
        text.append(text.size() < kColumn ? kColumn - text.size() : 1, ' ');
        text += "; " + comment;
      }
      out += text + '\n';
    }
  }

 private:
  void add_block(uint32_t block, std::vector<std::string>& comments) const {
    const bool has_label = !lines_of(stage_.text)[stage_.blocks[block].first].starts_with("  ") ||
                           stage_.kind != StageKind::Ssa;
    if (totals_[block] > 0 && has_label)
      add(comments[stage_.blocks[block].first],
          counts_[block] == 0 ? "not yet"
                              : "execution " + std::to_string(counts_[block]) + " of " +
                                    std::to_string(totals_[block]));
    if (counts_[block] == 0) return;
    const RunVisit& visit = side_.visits[shown_[block]];
    for (size_t i = 0; i < visit.values.size(); ++i) {
      const std::string& text = texts_[visit.values[i]];
      if (text.empty()) continue;
      const ShownValue& shown = side_.shown[side_.first_shown[block] + i];
      add(comments[shown.line], (is_named(shown) ? shown.name + " = " : "") +
                                    (is_hexadecimal_ ? in_hexadecimal(text, shown) : text));
    }
  }
  static void add(std::string& comment, const std::string& text) {
    comment += (comment.empty() ? "" : ", ") + text;
  }

  const Stage& stage_;
  const std::vector<std::string>& texts_;
  const RunSide& side_;
  const bool is_hexadecimal_;
  const std::string pass_;
  std::vector<uint32_t> counts_, totals_, shown_;  // by block: visits; the one that shows
  std::optional<uint32_t> current_;                // block
};

std::vector<uint32_t> visits_of(const RunSide& side, uint32_t call) {
  std::vector<uint32_t> visits;
  for (uint32_t i = 0; i < side.visits.size(); ++i)
    if (side.visits[i].call == call) visits.push_back(i);
  return visits;
}

void add_notes(std::string& out, const RunRecord& run) {
  const auto add = [&](std::string_view name, const RunSide& side) {
    out += std::string(name) + ": " + side.ending;
    if (side.is_cut)
      out += "; the record is cut after " + std::to_string(side.visits.size()) +
             " executions of blocks";
    out += '\n';
  };
  add("SSA IR", run.ssa);
  add("machine code", run.machine);
}

}  // namespace

std::string append_run(std::string& text, const FunctionRecord& function, const RunPlace& place,
                       bool is_hexadecimal) {
  const RunRecord& run = *function.run;
  const std::string name = "@" + function.name;
  const uint32_t calls = std::max(run.ssa.calls, run.machine.calls);
  if (calls == 0) {
    text += name + " is not called in this run, or only where it is inlined\n";
    add_notes(text, run);
    text += '\n';
    return {};
  }
  std::vector<uint32_t> ssa = visits_of(run.ssa, place.call);
  const std::vector<uint32_t> machine = visits_of(run.machine, place.call);
  if (ssa.empty() && machine.empty())
    return "the record has no call " + std::to_string(place.call + 1) + " of '" + name + "', but " +
           std::to_string(calls) + (calls == 1 ? " call" : " calls");
  size_t shown = ssa.size();  // how many of them
  if (!place.block.empty()) {
    const std::vector<StageBlock>& blocks = changed_stage(function, run.ssa.stage).blocks;
    uint32_t left = place.visit + 1;
    for (shown = 0; shown < ssa.size() && left > 0; ++shown)
      left -= blocks[run.ssa.visits[ssa[shown]].block].name == place.block;
    if (left > 0)
      return "call " + std::to_string(place.call + 1) + " of '" + name + "' has no execution " +
             std::to_string(place.visit + 1) + " of block '" + place.block + "'";
  }
  text += name + ", call " + std::to_string(place.call + 1) + " of " + std::to_string(calls) + "\n";
  SideText left(function, run.ssa, is_hexadecimal), right(function, run.machine, is_hexadecimal);
  for (size_t i = 0; i < ssa.size(); ++i) left.take(ssa[i], i < shown);
  const bool is_all = shown == ssa.size();
  for (const uint32_t visit : machine) {
    const uint32_t partner = run.machine.visits[visit].partner;
    right.take(visit, is_all || (partner != kNone && partner <= ssa[shown - 1]));
  }
  left.write(text);
  right.write(text);
  add_notes(text, run);
  text += '\n';
  return {};
}

}  // namespace lilt::report
