#include "emit/report/value_trail.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "ir/support/characters.h"

namespace lilt::report {

namespace {

// The words of an instruction; brackets and commas are words of their own. A quoted name may hold
// blanks.
std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kMarks = ",()[]{}<>=";
  std::vector<std::string_view> words;
  for (size_t at = 0; at < line.size();) {
    if (line[at] == ' ') {
      ++at;
      continue;
    }
    size_t end = at + 1;
    bool is_quoted = line[at] == '"';
    if (kMarks.find(line[at]) == std::string_view::npos)
      while (end < line.size() &&
             (is_quoted || (line[end] != ' ' && kMarks.find(line[end]) == std::string_view::npos)))
        if (line[end++] == '"') is_quoted = !is_quoted;
    words.push_back(line.substr(at, end - at));
    at = end;
  }
  return words;
}

bool is_value(std::string_view word) { return word.starts_with('%'); }

// Whether the line defines a value.
bool is_definition(std::span<const std::string_view> words) {
  return words.size() > 1 && is_value(words[0]) && words[1] == "=";
}

// A constant, or the name of a value or symbol: what can be an operand.
bool is_operand(std::string_view word) {
  constexpr std::string_view kConstants[] = {"true",  "false",  "null",
                                             "undef", "poison", "zeroinitializer"};
  const bool is_number = word[0] == '-' || is_digit(word[0]);
  return is_value(word) || word[0] == '@' || is_number ||
         std::ranges::find(kConstants, word) != std::end(kConstants);
}

// The lines of a stage, of which those that alone come from their place can be found again.
class StageLines {
 public:
  explicit StageLines(const Stage& stage) : lines_(lines_of(stage.text)) {
    for (size_t l = 0; l < lines_.size(); ++l) {
      const std::vector<std::string_view> words = words_of(lines_[l]);
      if (is_definition(words)) defined_.insert(words[0]);
      if (stage.origins[l] != kNoOffset)
        ++by_origin_.try_emplace(stage.origins[l], Place{l, 0}).first->second.count;
    }
  }
  bool defines(std::string_view value) const { return defined_.contains(value); }
  // The line that alone comes from there; empty: none, or several.
  std::string_view line_from(SourceOffset origin) const {
    const auto found = by_origin_.find(origin);
    const bool is_only = found != by_origin_.end() && found->second.count == 1;
    return is_only ? lines_[found->second.line] : std::string_view();
  }
  template <class Visitor>
  void for_each_place(Visitor visit) const {
    for (const auto& [origin, place] : by_origin_)
      if (place.count == 1) visit(origin, lines_[place.line]);
  }

 private:
  struct Place {
    size_t line;
    uint32_t count;
  };
  std::vector<std::string_view> lines_;
  std::set<std::string_view> defined_;
  std::map<SourceOffset, Place> by_origin_;
};

// By value that goes: the operands that stand in its place, and how often.
using Votes = std::map<std::string_view, std::map<std::string_view, uint32_t>>;

void compare(std::string_view before, std::string_view after, const StageLines& left,
             Votes& votes) {
  const std::vector<std::string_view> old_words = words_of(before), words = words_of(after);
  if (old_words.size() != words.size()) return;
  for (size_t w = 2; w < words.size(); ++w)  // after "%x ="
    if (is_value(old_words[w]) && old_words[w] != words[w] && is_operand(words[w]) &&
        !left.defines(old_words[w]))
      ++votes[old_words[w]][words[w]];
}

// What reads which value in the last stage of SSA IR that reads it, and what has machine
// instructions.
class Readers {
 public:
  Readers(const FunctionRecord& function, const NamedAllocation& allocation)
      : selected_(allocation.origins.begin(), allocation.origins.end()),
        registers_(allocation.values.begin(), allocation.values.end()) {
    for (const Stage& stage : function.stages)
      if (stage.kind == StageKind::Ssa && stage.has_changed) read(stage);
  }

  std::vector<FoldedInstruction> folded() const {
    std::vector<FoldedInstruction> found;
    for (const auto& [name, value] : values_) {
      // Of several lines from one place, the machine instructions may be of another one.
      const bool is_selected = selected_.contains(value.origin);
      const bool stays = value.stage == stages_;
      if (value.origin == kNoOffset || (value.is_variable && !stays) ||
          (is_selected && (!stays || copies_.at(value.origin) == 1 || registers_.contains(name))))
        continue;
      Whole whole;
      collect(name, whole);
      if (whole.into.empty()) continue;
      found.push_back({std::string(name),
                       value.origin,
                       {whole.into.begin(), whole.into.end()},
                       is_selected,
                       {whole.readers.begin(), whole.readers.end()}});
    }
    std::ranges::sort(found, {},
                      [](const FoldedInstruction& f) { return std::tuple(f.origin, f.value); });
    return found;
  }

 private:
  struct Reader {
    std::string_view value;  // that it defines; empty: none
    SourceOffset origin;
  };
  struct Value {
    SourceOffset origin = kNoOffset;
    uint32_t stage = 0;             // the last that has it, from 1 on
    uint32_t read = 0;              // the last that reads it
    std::vector<Reader> readers{};  // there
    bool is_variable = false;
  };
  struct Whole {  // of one value
    std::set<SourceOffset> into;
    std::set<std::string_view> readers, seen;
  };

  void read(const Stage& stage) {
    ++stages_;
    copies_.clear();
    const std::vector<std::string_view> lines = lines_of(stage.text);
    std::vector<std::vector<std::string_view>> words;
    for (size_t l = 0; l < lines.size(); ++l) {
      words.push_back(words_of(lines[l]));
      if (!is_definition(words[l])) continue;
      Value& value = values_[words[l][0]];
      value.origin = stage.origins[l];
      value.stage = stages_;
      value.is_variable = words[l].size() > 2 && words[l][2] == "alloca";
      ++copies_[stage.origins[l]];
    }
    for (size_t l = 0; l < lines.size(); ++l) {
      if (stage.origins[l] == kNoOffset) continue;
      const bool defines = is_definition(words[l]);
      const Reader reader{defines ? words[l][0] : std::string_view(), stage.origins[l]};
      for (size_t w = defines ? 2 : 0; w < words[l].size(); ++w)
        if (is_value(words[l][w]))
          if (const auto value = values_.find(words[l][w]); value != values_.end())
            add_reader(value->second, reader);
    }
  }

  void add_reader(Value& value, const Reader& reader) const {
    if (value.stage != stages_) return;  // the name of a block, or of what is gone
    if (std::exchange(value.read, stages_) != stages_) value.readers.clear();
    value.readers.push_back(reader);
  }

  void collect(std::string_view name, Whole& whole) const {
    const auto value = values_.find(name);
    if (value == values_.end() || !whole.seen.insert(name).second) return;
    for (const Reader& reader : value->second.readers)
      if (selected_.contains(reader.origin)) {
        whole.into.insert(reader.origin);
        if (!reader.value.empty()) whole.readers.insert(reader.value);
      } else if (!reader.value.empty()) {
        collect(reader.value, whole);
      }
  }
  std::set<SourceOffset> selected_;
  std::set<std::string_view> registers_;     // values that have one
  uint32_t stages_ = 0;                      // that are read
  std::map<SourceOffset, uint32_t> copies_;  // in the last one
  std::unordered_map<std::string_view, Value> values_;
};

}  // namespace

std::vector<ReplacedValue> replaced_values(const FunctionRecord& function) {
  std::vector<ReplacedValue> found;
  const Stage* last = nullptr;
  for (uint32_t s = 0; s < function.stages.size(); ++s) {
    const Stage& stage = function.stages[s];
    if (stage.kind != StageKind::Ssa || !stage.has_changed) continue;
    if (last != nullptr) {
      const StageLines before(*last), after(stage);
      Votes votes;
      after.for_each_place([&](SourceOffset origin, std::string_view line) {
        if (const std::string_view old = before.line_from(origin); !old.empty())
          compare(old, line, after, votes);
      });
      for (const auto& [value, by] : votes) {
        if (!before.defines(value)) continue;  // a parameter or a block
        const auto most = std::ranges::max_element(by, {}, [](const auto& b) { return b.second; });
        found.push_back({s, std::string(value), std::string(most->first)});
      }
    }
    last = &stage;
  }
  return found;
}

std::vector<ReplacedValue> trail_of(const std::vector<ReplacedValue>& all, std::string_view value) {
  std::vector<ReplacedValue> trail;
  for (const ReplacedValue& each : all)  // a later stage may replace what replaced it
    if (each.value == value) {
      trail.push_back(each);
      value = each.by;
    }
  return trail;
}

RemovedVariable removed_variable(const FunctionRecord& function, std::string_view name) {
  RemovedVariable found;
  bool was_there = false;
  for (uint32_t s = 0; s < function.stages.size(); ++s) {
    const Stage& stage = function.stages[s];
    if (stage.kind != StageKind::Ssa || !stage.has_changed) continue;
    std::vector<std::string> stored;
    bool is_there = false;
    for (std::string_view line : lines_of(stage.text)) {
      const std::vector<std::string_view> words = words_of(line);
      if (words.size() > 2 && words[0] == name && words[2] == "alloca") is_there = true;
      const auto place = std::ranges::find(words, name);
      if (words.empty() || words[0] != "store" || place == words.end()) continue;
      const auto comma = std::ranges::find(words, ",");
      if (comma < place && std::ranges::find(stored, *(comma - 1)) == stored.end())
        stored.emplace_back(*(comma - 1));
    }
    if (is_there) found.values = std::move(stored);
    if (was_there && !is_there) {
      found.stage = s;
      break;
    }
    was_there = is_there;
  }
  return found;
}

std::optional<RemovedValue> removed_value(const FunctionRecord& function, std::string_view name) {
  std::optional<RemovedValue> found;
  for (uint32_t s = 0; s < function.stages.size(); ++s) {
    const Stage& stage = function.stages[s];
    if (!stage.has_changed) continue;
    std::vector<std::string> readers;
    bool is_there = false;
    for (std::string_view line : lines_of(stage.text)) {
      const std::vector<std::string_view> words = words_of(line);
      const auto first = std::ranges::find(words, name);
      if (first == words.end()) continue;
      if (first == words.begin() && is_definition(words))
        is_there = true;
      else
        readers.emplace_back(line.substr(line.find_first_not_of(' ')));
    }
    if (is_there && !found) found.emplace();
    if (is_there && !readers.empty()) found->readers = std::move(readers);
    if (is_there || !found) continue;
    found->stage = s;
    break;
  }
  return found;
}

std::vector<FoldedInstruction> folded_instructions(const FunctionRecord& function,
                                                   const NamedAllocation& allocation) {
  return Readers(function, allocation).folded();
}

}  // namespace lilt::report
