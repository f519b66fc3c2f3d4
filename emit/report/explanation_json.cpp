// The record as JSON. Lines of stages are written once each, and a stage holds only what it
// changed: most passes change few lines. Decisions weigh many candidates, so these are arrays
// without keys.
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>

#include "emit/report/explanation.h"
#include "emit/report/line_changes.h"
#include "emit/report/stage_graph.h"
#include "emit/report/value_trail.h"
#include "ir/support/no_index.h"
#include "ir/support/text.h"

namespace lilt::report {
namespace {

using regalloc::AllocationRecord;
using regalloc::Blocker;
using regalloc::CostKind;
using regalloc::CostTerm;
using regalloc::Edit;
using regalloc::EditKind;
using regalloc::EditReason;
using regalloc::Location;
using regalloc::RecordedLiveRange;
using regalloc::TraceEvent;
using regalloc::TraceKind;
using regalloc::UseKind;
using regalloc::Way;

constexpr size_t kLargeSource = 1 << 20;  // bytes

// Writes JSON: commas come where they belong.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void open(char bracket) {
    separate();
    out_ += bracket;
    is_first_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    is_first_ = false;
  }
  void key(std::string_view name) {
    separate();
    append_json_string(out_, name);
    out_ += ':';
    is_first_ = true;  // no comma before the value
  }
  void text(std::string_view value) {
    separate();
    append_json_string(out_, value);
  }
  void number(int64_t value) {
    separate();
    append_decimal(out_, value);
  }
  void real(double value) {
    if (!std::isfinite(value)) return word("null");
    separate();
    append_shortest(out_, static_cast<float>(value));
  }
  void word(std::string_view value) {
    separate();
    out_ += value;
  }
  void boolean(bool value) { word(value ? "true" : "false"); }
  // A number that may be absent: -1 then.
  void index(uint32_t value) { number(value == kNone ? -1 : static_cast<int64_t>(value)); }

  void text(std::string_view name, std::string_view value) { key(name), text(value); }
  void number(std::string_view name, int64_t value) { key(name), number(value); }
  void index(std::string_view name, uint32_t value) { key(name), index(value); }
  void real(std::string_view name, double value) { key(name), real(value); }
  void boolean(std::string_view name, bool value) { key(name), boolean(value); }

 private:
  void separate() {
    if (!is_first_) out_ += ',';
    is_first_ = false;
  }

  std::string& out_;
  bool is_first_ = true;
};

std::string_view name_of(StageKind kind) {
  constexpr std::string_view kNames[] = {"ssa", "machine", "code", "assembly"};
  return kNames[static_cast<size_t>(kind)];
}
std::string_view name_of(UseKind kind) {
  constexpr std::string_view kNames[] = {"register",   "register_or_memory", "fixed", "tied",
                                         "definition", "fixed_definition",   "phi"};
  return kNames[static_cast<size_t>(kind)];
}
std::string_view name_of(EditKind kind) {
  constexpr std::string_view kNames[] = {"copy", "exchange", "spill", "reload", "rematerialize"};
  return kNames[static_cast<size_t>(kind)];
}
std::string_view name_of(EditReason reason) {
  constexpr std::string_view kNames[] = {"between live ranges", "on an edge", "operand",
                                         "definition", "store once"};
  return kNames[static_cast<size_t>(reason)];
}
std::string_view name_of(Way way) {
  constexpr std::string_view kNames[] = {"none", "free", "until", "evict", "wait"};
  return kNames[static_cast<size_t>(way)];
}
std::string_view name_of(CostKind kind) {
  constexpr std::string_view kNames[] = {
      "save",   "fixed copy", "own copy",     "neighbour copy", "store",      "load",      "fold",
      "remake", "later load", "later remake", "back edge",      "phi stores", "loop store"};
  return kNames[static_cast<size_t>(kind)];
}
std::string_view name_of(Blocker blocker) {
  constexpr std::string_view kNames[] = {"", "range", "waiting", "fixed", "call"};
  return kNames[static_cast<size_t>(blocker)];
}

// One allocation.
class AllocationWriter {
 public:
  AllocationWriter(JsonWriter& json, const NamedAllocation& allocation)
      : json_(json), allocation_(allocation), record_(allocation.record) {}

  template <class TextIndex, class Line>
  void write(TextIndex text_index, Line line_of) {
    json_.open('{');
    json_.text("allocator", allocation_.allocator);
    write_registers();
    write_blocks();
    list("instructions", allocation_.instructions,
         [&](const std::string& text) { json_.number(text_index(text)); });
    list("origins", allocation_.origins,
         [&](SourceOffset origin) { json_.number(line_of(origin)); });
    write_values();
    list("web_names", allocation_.web_names, [&](uint32_t value) { json_.index(value); });
    list("dead_gaps", record_.dead_gaps, [&](const regalloc::DeadGap& dead) {
      json_.open('{');
      json_.number("position", dead.number);
      numbers("values", dead.values);
      json_.close('}');
    });
    list("reserved", record_.reserved, [&](const AllocationRecord::Reserved& r) {
      json_.open('{');
      json_.text("register", name(r.reg));
      json_.number("from", r.reservation.from);
      json_.number("to", r.reservation.to);
      json_.index("value", r.reservation.value);
      json_.close('}');
    });
    list("clobbers", record_.clobbers, [&](const AllocationRecord::Clobber& clobber) {
      json_.open('{');
      json_.key("registers");
      json_.open('[');
      clobber.registers.for_each([&](mir::Register r) { json_.text(name(r)); });
      json_.close(']');
      numbers("points", clobber.points);
      json_.close('}');
    });
    json_.key("events");
    json_.open('[');
    for (size_t i = 0; i < record_.events.size();) i = write_event(i);
    json_.close(']');
    list("live_ranges", record_.ranges,
         [&](const RecordedLiveRange& range) { write_range(range); });
    write_terms();
    list("edits", record_.edits, [&](const Edit& edit) { write_edit(edit); });
    list("slots", record_.slots, [&](const regalloc::SpillSlot& slot) { json_.number(slot.size); });
    write_statistics();
    json_.close('}');
  }

 private:
  template <class List, class Visitor>
  void list(std::string_view key, const List& items, Visitor visit) {
    json_.key(key);
    json_.open('[');
    for (const auto& item : items) visit(item);
    json_.close(']');
  }
  void numbers(std::string_view key, const std::vector<uint32_t>& items) {
    list(key, items, [&](uint32_t n) { json_.number(n); });
  }
  std::string_view name(mir::Register r) const {
    return r.valid() ? std::string_view(allocation_.registers[r.number()]) : std::string_view();
  }
  std::string name(Location location) const {
    if (location.is_register()) return std::string(name(location.reg()));
    return location.is_memory() ? "slot " + std::to_string(location.slot()) : std::string();
  }

  void write_registers() {
    json_.key("allowed");
    json_.open('{');
    for (size_t c = 0; c < mir::kRegClassCount; ++c)
      if (!record_.allowed[c].empty())
        list(allocation_.classes[c], record_.allowed[c],
             [&](mir::Register r) { json_.text(name(r)); });
    json_.close('}');
    list("callee_saved", allocation_.callee_saved, [&](mir::Register r) { json_.text(name(r)); });
  }

  void write_blocks() {
    size_t at = 0;
    list("blocks", record_.blocks, [&](const AllocationRecord::Block& block) {
      json_.open('{');
      json_.text("name", allocation_.blocks[at++]);
      json_.number("first", block.first);
      json_.number("end", block.end);
      json_.real("frequency", block.frequency);
      json_.number("depth", block.depth);
      numbers("successors", block.successors);
      json_.close('}');
    });
  }

  void write_values() {
    size_t at = 0;
    list("values", record_.values, [&](const AllocationRecord::Value& value) {
      json_.open('{');
      json_.text("name", allocation_.values[at++]);
      json_.text("register_class", allocation_.classes[static_cast<size_t>(value.register_class)]);
      json_.index("web", value.web);
      json_.boolean("rematerializable", value.is_rematerializable);
      list("segments", value.segments, [&](const regalloc::LiveSegment& segment) {
        json_.open('[');
        json_.number(segment.from);
        json_.number(segment.to);
        json_.close(']');
      });
      list("uses", value.uses, [&](const regalloc::Use& use) {
        json_.open('[');
        json_.number(use.point);
        json_.text(name_of(use.kind));
        json_.real(use.weight);
        json_.close(']');
      });
      json_.close('}');
    });
  }

  // Writes what becomes of event i, and of those after it that belong to it; returns the first
  // that is left. A decision stands before the change that it makes.
  size_t write_event(size_t i) {
    const TraceEvent& e = record_.events[i];
    auto open = [&](std::string_view kind) {
      json_.open('{');
      json_.text("kind", kind);
    };
    switch (e.kind) {
      case TraceKind::Start:
        open("start");
        break;
      case TraceKind::Merge:
      case TraceKind::MergeRefused:
        if (e.kind == TraceKind::Merge && e.range != kNone) {
          open("coalesce");
          json_.number("range", e.range);
          json_.number("joined", e.other_range);
          json_.text("test", e.a == static_cast<uint32_t>(regalloc::CoalescingTest::George)
                                 ? "George"
                                 : "Briggs");
          break;
        }
        open(e.kind == TraceKind::Merge ? "merge" : "merge_refused");
        json_.number("a", e.web);
        json_.number("b", e.other);
        break;
      case TraceKind::Iteration:
        open("iteration");
        json_.number("number", e.a);
        break;
      case TraceKind::EnterBlock:
        open("enter_block");
        json_.number("block", e.a);
        json_.number("values", e.b);
        break;
      case TraceKind::Simplify:
      case TraceKind::SpillCandidate:
      case TraceKind::Freeze:
      case TraceKind::NoColour:
        open(e.kind == TraceKind::Simplify         ? "simplify"
             : e.kind == TraceKind::SpillCandidate ? "spill_candidate"
             : e.kind == TraceKind::Freeze         ? "freeze"
                                                   : "no_colour");
        json_.number("range", e.range);
        json_.number("neighbours", e.a);
        json_.number("registers", e.b);
        if (e.kind == TraceKind::SpillCandidate) write_cost(i);
        break;
      case TraceKind::Create:
        open("create");
        json_.number("range", e.range);
        json_.index("web", record_.values[e.web].web);
        json_.number("from", e.a);
        json_.number("to", e.b);
        json_.boolean("temporary", e.other != 0);
        break;
      case TraceKind::Split:
        open("split");
        json_.number("range", e.range);
        json_.number("child", e.other_range);
        json_.number("at", e.a);
        json_.number("from", e.b);
        break;
      case TraceKind::Reach:
        open("reach");
        json_.number("range", e.range);
        json_.number("from", e.a);
        break;
      case TraceKind::MoveOut:
        open("move_out");
        json_.number("range", e.range);
        json_.text("register", name(e.reg));
        json_.number("at", e.a);
        break;
      case TraceKind::Visit:
        return write_visit(i);
      case TraceKind::Place:
        write_place(i);
        break;
      case TraceKind::Wait:
      case TraceKind::Spill:
      case TraceKind::Capped:
        open("memory");
        json_.index("range", e.range);
        write_cost(i);
        json_.text("reason", e.kind == TraceKind::Wait    ? "waits for its next use"
                             : e.kind == TraceKind::Spill ? "for all its life"
                                                          : "has been split too often");
        break;
      case TraceKind::Fold:
        open("fold");
        json_.number("point", e.point.value);
        json_.number("value", e.web);
        break;
      case TraceKind::StoreAtDefinition:
        open("store_once");
        json_.number("value", e.web);
        json_.number("point", e.point.value);
        json_.real("cost", e.cost);
        break;
      case TraceKind::Slot:
        open("slot");
        json_.index("web", record_.values[e.web].web);
        json_.number("slot", e.a);
        break;
      case TraceKind::SplitBefore:
        open("until");
        json_.index("range", e.range);
        json_.text("register", name(e.reg));
        json_.number("at", e.a);
        write_cost(i);
        break;
      // Part of what `place` says; the members of webs are in the values; the rest is final.
      case TraceKind::Member:
      case TraceKind::Finished:
      case TraceKind::Candidate:
      case TraceKind::Assign:
      case TraceKind::Operand:
      case TraceKind::Evict:
      case TraceKind::Summary:
        return i + 1;
    }
    json_.close('}');
    return i + 1;
  }

  size_t write_visit(size_t i) {
    const TraceEvent& visit = record_.events[i];
    json_.open('{');
    json_.text("kind", "visit");
    json_.index("range", visit.range);
    json_.number("point", visit.point.value);
    if (visit.cost != 0) write_cost(i);
    json_.key("candidates");
    json_.open('[');
    size_t end = i + 1;
    while (end < record_.events.size() && record_.events[end].kind == TraceKind::Candidate) ++end;
    for (size_t c = i + 1; c < end; ++c) write_candidate(c, end);
    json_.close(']');
    json_.close('}');
    return end;
  }

  void write_cost(size_t event) {
    json_.real("cost", record_.events[event].cost);
    json_.real("divisor", record_.events[event].divisor);
    json_.key("terms");
    write_terms_of(event);
  }
  // Numbers of terms.
  void write_terms_of(size_t event) {
    json_.open('[');
    for (const CostTerm& term : record_.terms_of(event)) {
      const auto key =
          std::tuple(term.kind, term.value, term.point.value, term.weight, term.factor);
      const auto [entry, is_new] = numbers_of_terms_.emplace(key, terms_.size());
      if (is_new) terms_.push_back(term);
      json_.number(static_cast<int64_t>(entry->second));
    }
    json_.close(']');
  }
  // Those that events tell: [kind, value, point, weight, factor].
  void write_terms() {
    list("terms", terms_, [&](const CostTerm& term) {
      json_.open('[');
      json_.text(name_of(term.kind));
      json_.index(term.value);
      json_.number(term.point.value);
      json_.real(term.weight);
      json_.real(term.factor);
      json_.close(']');
    });
  }

  // [register, way, free until, blocker, blocked by, cost, copies saved, chosen, price, divisor,
  // terms]. The candidate that the decision after them takes is chosen.
  void write_candidate(size_t event, size_t decision) {
    const TraceEvent& e = record_.events[event];
    bool is_chosen = false;
    for (size_t d = decision; d < record_.events.size(); ++d) {
      const TraceEvent& next = record_.events[d];
      if (next.kind == TraceKind::Visit) break;
      if (next.range != e.range) continue;
      if (next.kind == TraceKind::Wait) is_chosen = e.way == Way::Wait;
      if (next.kind == TraceKind::Place) is_chosen = e.reg.valid() && next.reg == e.reg;
      if (next.kind == TraceKind::Wait || next.kind == TraceKind::Place) break;
    }
    json_.open('[');
    json_.text(name(e.reg));
    json_.text(name_of(e.way));
    json_.index(e.a == 0 ? kNone : e.a);
    json_.text(name_of(e.blocker));
    json_.index(e.blocker == Blocker::Fixed ? e.other : e.other_range);
    json_.real(e.cost);
    json_.real(e.copies_saved);
    json_.boolean(is_chosen);
    json_.real(e.way == Way::None ? e.cost : e.price);
    json_.real(e.divisor);
    write_terms_of(event);
    json_.close(']');
  }

  // The decision that the change belongs to stands before it; an eviction may be some events ahead,
  // after the split that it makes.
  void write_place(size_t i) {
    const TraceEvent& e = record_.events[i];
    constexpr size_t kNear = 4;
    const TraceEvent* decision = nullptr;
    size_t at = i;
    for (size_t d = i; d-- > 0 && i - d <= kNear && decision == nullptr;) {
      const TraceEvent& before = record_.events[d];
      const bool is_assigned =
          (before.kind == TraceKind::Assign || before.kind == TraceKind::Operand) &&
          before.range == e.range && before.reg == e.reg;
      const bool is_evicted =
          before.kind == TraceKind::Evict && before.other_range == e.range && !e.reg.valid();
      if (is_assigned || is_evicted) decision = &before, at = d;
    }
    const double cost =
        decision != nullptr ? decision->cost : std::numeric_limits<double>::quiet_NaN();
    json_.open('{');
    if (e.reg.valid()) {
      json_.text("kind", "assign");
      json_.number("range", e.range);
      json_.text("register", name(e.reg));
      json_.real("copies_saved", cost);
      return;
    }
    json_.text("kind", decision != nullptr ? "evict" : "memory");
    json_.number("range", e.range);
    if (decision == nullptr) {
      json_.real("cost", cost);
      return json_.text("reason", "");
    }
    write_cost(at);
    json_.text("register", name(decision->reg));
    json_.index("by", decision->range);
    json_.number("at", decision->a);
  }

  void write_range(const RecordedLiveRange& range) {
    json_.open('{');
    json_.number("web", range.web);
    json_.number("from", range.from);
    json_.number("to", range.to);
    json_.text("register", name(range.reg));
    json_.index("parent", range.parent);
    json_.boolean("temporary", range.is_temporary);
    if (range.still_in.valid() || range.is_made_again)
      json_.text("instead", place_of(allocation_, range));
    json_.close('}');
  }

  void write_edit(const Edit& edit) {
    const uint32_t number = edit.point.instruction();
    const bool is_stored = edit.kind == EditKind::Spill && edit.reason == EditReason::Definition;
    json_.open('{');
    json_.number("point", edit.point.value);
    json_.text("kind", name_of(edit.kind));
    json_.text("from", name(edit.from));
    json_.text("to", name(edit.to));
    json_.index("value", edit.value.valid() ? edit.value.virtual_index() : kNone);
    json_.real("weight", record_.blocks[block_of(number)].frequency);
    json_.text("reason", name_of(is_stored ? EditReason::Store : edit.reason));
    write_edge(edit);
    json_.close('}');
  }
  uint32_t block_of(uint32_t number) const {
    const auto found =
        std::ranges::upper_bound(record_.blocks, number, {}, &AllocationRecord::Block::end);
    return static_cast<uint32_t>(found - record_.blocks.begin());
  }
  // Moves of the edge into a block stand at its start, or those of its one edge out at its end.
  void write_edge(const Edit& edit) {
    json_.key("edge");
    if (edit.reason != EditReason::Edge) return json_.word("null");
    const uint32_t at = block_of(edit.point.instruction());
    const AllocationRecord::Block& block = record_.blocks[at];
    const bool is_into =
        block.edge_from != kNone && edit.point.instruction() <= block.first_ordinary;
    if (!is_into && block.successors.empty()) return json_.word("null");
    json_.open('[');
    json_.number(is_into ? block.edge_from : at);
    json_.number(is_into ? at : block.successors[0]);
    json_.close(']');
  }

  void write_statistics() {
    const regalloc::AllocationStatistics& s = record_.statistics;
    json_.key("statistics");
    json_.open('{');
    json_.number("spills", s.spills);
    json_.number("reloads", s.reloads);
    json_.number("copies", s.copies);
    json_.number("exchanges", s.exchanges);
    json_.number("rematerializations", s.rematerializations);
    json_.real("weighted_spills", s.weighted_spills);
    json_.real("weighted_reloads", s.weighted_reloads);
    json_.real("weighted_copies", s.weighted_copies);
    json_.number("folds", s.folds);
    json_.real("weighted_folds", s.weighted_folds);
    json_.number("spill_slots", s.spill_slots);
    json_.number("splits", s.splits);
    json_.number("evictions", s.evictions);
    json_.number("bytes", static_cast<int64_t>(allocation_.code_bytes));
    json_.close('}');
  }

  JsonWriter& json_;
  const NamedAllocation& allocation_;
  const AllocationRecord& record_;
  std::vector<CostTerm> terms_;  // each once
  std::map<std::tuple<CostKind, uint32_t, uint32_t, double, double>, size_t> numbers_of_terms_;
};

class ExplanationWriter {
 public:
  ExplanationWriter(const Explanation& explanation, std::string& out)
      : explanation_(explanation), json_(out) {}

  void write() {
    json_.open('{');
    json_.text("format", "lilt-explain/2");
    json_.text("producer", explanation_.producer);
    json_.key("options");
    json_.open('[');
    for (const std::string& option : explanation_.options) json_.text(option);
    json_.close(']');
    write_source();
    json_.key("functions");
    json_.open('[');
    for (const FunctionRecord& function : explanation_.functions) write_function(function);
    json_.close(']');
    json_.close('}');
  }

 private:
  int64_t line_of(SourceOffset offset) const {
    if (offset == kNoOffset || offset >= explanation_.source->text().size()) return 0;
    return explanation_.source->position(offset).line;
  }

  void write_source() {
    const SourceText& source = *explanation_.source;
    json_.key("source");
    json_.open('{');
    json_.text("name", source.name());
    json_.key("lines");
    json_.open('[');
    const auto last =
        source.text().empty() ? 0 : line_of(static_cast<SourceOffset>(source.text().size() - 1));
    std::vector<bool> is_shown(static_cast<size_t>(last) + 1, source.text().size() <= kLargeSource);
    for (const FunctionRecord& function : explanation_.functions)
      for (int64_t line = line_of(function.begin); line != 0 && line <= line_of(function.end);
           ++line)
        is_shown[static_cast<size_t>(line)] = true;
    for (int64_t line = 1; line <= last; ++line)
      json_.text(is_shown[static_cast<size_t>(line)] ? source.line(static_cast<uint32_t>(line))
                                                     : std::string_view());
    json_.close(']');
    json_.close('}');
  }

  void write_function(const FunctionRecord& function) {
    std::unordered_map<std::string_view, int64_t> index;
    std::vector<std::string_view> texts;
    auto text_index = [&](std::string_view text) {
      const auto [entry, is_new] = index.emplace(text, static_cast<int64_t>(texts.size()));
      if (is_new) texts.push_back(text);
      return entry->second;
    };
    auto line = [this](SourceOffset offset) { return line_of(offset); };
    json_.open('{');
    json_.text("name", function.name);
    json_.number("first_line", line_of(function.begin));
    json_.number("last_line", line_of(function.end));
    json_.key("stages");
    json_.open('[');
    std::vector<LineOfStage> lines;
    const StageGraph graph = graph_of(function);
    const std::vector<ReplacedValue> replaced = replaced_values(function);
    for (size_t i = 0; i < function.stages.size(); ++i) {
      const bool is_new = i == 0 || graph.stages[i] != graph.stages[i - 1];
      const auto [first, end] = std::ranges::equal_range(replaced, i, {}, &ReplacedValue::stage);
      write_stage(function.stages[i], text_index, lines,
                  is_new ? std::span<const uint32_t>(graph.stages[i]) : std::span<const uint32_t>(),
                  std::span(first, end));
    }
    json_.close(']');
    write_graph(graph);
    json_.key("folded");
    json_.open('[');
    if (!function.allocations.empty())
      for (const FoldedInstruction& each :
           folded_instructions(function, function.allocations.front())) {
        json_.open('[');
        json_.number(line_of(each.origin));
        for (const SourceOffset into : each.into) json_.number(line_of(into));
        json_.close(']');
      }
    json_.close(']');
    json_.key("allocations");
    json_.open('[');
    for (const NamedAllocation& allocation : function.allocations)
      AllocationWriter(json_, allocation).write(text_index, line);
    json_.close(']');
    if (function.run != nullptr) write_run(*function.run);
    json_.key("texts");
    json_.open('[');
    for (std::string_view text : texts) json_.text(text);
    json_.close(']');
    json_.close('}');
  }

  void write_run(const RunRecord& run) {
    json_.key("run");
    json_.open('{');
    json_.text("arguments", run.arguments);
    json_.number("limit", run.limit);
    json_.key("texts");
    json_.open('[');
    for (const std::string& text : run.texts.texts()) json_.text(text);
    json_.close(']');
    write_side("ssa", run.ssa);
    write_side("machine", run.machine);
    json_.close('}');
  }
  void write_side(std::string_view name, const RunSide& side) {
    json_.key(name);
    json_.open('{');
    json_.number("stage", side.stage);
    json_.number("calls", side.calls);
    json_.boolean("cut", side.is_cut);
    json_.text("ending", side.ending);
    json_.key("shown");
    json_.open('[');
    for (const ShownValue& shown : side.shown) {
      json_.open('[');
      json_.number(shown.line);
      json_.text(shown.name);
      json_.text(shown.type);
      json_.close(']');
    }
    json_.close(']');
    json_.key("first_shown");
    json_.open('[');
    for (const uint32_t first : side.first_shown) json_.number(first);
    json_.close(']');
    json_.key("visits");
    json_.open('[');
    for (const RunVisit& visit : side.visits) write_visit(visit);
    json_.close(']');
    json_.close('}');
  }
  // [call, block, partner, text of each value]
  void write_visit(const RunVisit& visit) {
    json_.open('[');
    json_.number(visit.call);
    json_.number(visit.block);
    json_.index(visit.partner);
    for (const uint32_t text : visit.values) json_.number(text);
    json_.close(']');
  }

  void write_graph(const StageGraph& graph) {
    json_.key("graph");
    json_.open('{');
    const NodeSizes sizes;
    json_.number("width", std::lround(graph.layout.width));
    json_.number("height", std::lround(graph.layout.height));
    json_.number("node_width", std::lround(sizes.width));
    json_.number("node_height", std::lround(sizes.height));
    json_.number("row", std::lround(sizes.height + sizes.gap_y));
    json_.key("nodes");
    json_.open('[');
    for (size_t i = 0; i < graph.labels.size(); ++i) {
      json_.open('[');
      json_.text(graph.labels[i]);
      write_point(graph.layout.nodes[i]);
      json_.close(']');
    }
    json_.close(']');
    json_.key("edges");
    json_.open('[');
    for (const PlacedEdge& edge : graph.layout.edges) write_placed_edge(edge);
    json_.close(']');
    json_.close('}');
  }
  // [from, to, form], then what does not follow from the ends: the places of bends beside each
  // other, or all points of a back edge.
  void write_placed_edge(const PlacedEdge& edge) {
    json_.open('[');
    json_.number(edge.edge.from);
    json_.number(edge.edge.to);
    json_.number(static_cast<int64_t>(edge.form));
    if (edge.form == EdgeForm::Back)
      for (const GraphPoint& point : edge.points) write_point(point);
    if (edge.form == EdgeForm::Down)
      for (size_t i = 1; i + 1 < edge.points.size(); i += 2)
        json_.number(std::lround(edge.points[i].x));
    json_.close(']');
  }
  void write_point(const GraphPoint& point) {
    json_.number(std::lround(point.x));
    json_.number(std::lround(point.y));
  }

  // `lines` are those of the stage before, and become those of this one; `nodes` are of its blocks;
  // `replaced`: values that it lacks.
  template <class TextIndex>
  void write_stage(const Stage& stage, TextIndex text_index, std::vector<LineOfStage>& lines,
                   std::span<const uint32_t> nodes, std::span<const ReplacedValue> replaced) {
    std::vector<LineOfStage> after;
    std::string_view rest = stage.text;
    while (!rest.empty()) {
      const size_t end = rest.find('\n');
      const SourceOffset origin = stage.origins[after.size()];
      after.push_back({static_cast<uint32_t>(text_index(rest.substr(0, end))),
                       static_cast<uint32_t>(line_of(origin))});
      rest.remove_prefix(end + 1);
    }
    json_.open('{');
    json_.text("pass", stage.pass);
    json_.text("description", stage.description);
    json_.text("kind", name_of(stage.kind));
    json_.boolean("changed", stage.has_changed);
    json_.key("changes");
    json_.open('[');
    if (stage.has_changed) {
      for (const LineChange& change : changes_between(lines, after))
        write_change(change, std::span(after).subspan(change.from, change.added));
      lines = std::move(after);
    }
    json_.close(']');
    json_.key("blocks");
    json_.open('[');
    for (uint32_t node : nodes) json_.number(node);
    json_.close(']');
    json_.key("replaced");
    json_.open('[');
    for (const ReplacedValue& each : replaced) {
      json_.open('[');
      json_.text(each.value);
      json_.text(each.by);
      json_.close(']');
    }
    json_.close(']');
    json_.close('}');
  }

  // [at, removed, texts, origins]
  void write_change(const LineChange& change, std::span<const LineOfStage> added) {
    json_.open('[');
    json_.number(change.at);
    json_.number(change.removed);
    json_.open('[');
    for (const LineOfStage& line : added) json_.number(line.text);
    json_.close(']');
    json_.open('[');
    for (const LineOfStage& line : added) json_.number(line.origin);
    json_.close(']');
    json_.close(']');
  }

  const Explanation& explanation_;
  JsonWriter json_;
};

}  // namespace

std::string to_json(const Explanation& explanation) {
  std::string out;
  ExplanationWriter(explanation, out).write();
  out += '\n';
  return out;
}

}  // namespace lilt::report
