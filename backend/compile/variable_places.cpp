// Idea: an instruction stands for a place in the IR's text, whatever became of the code around it.
// For that place the text itself tells which record about a variable holds: the last one before it
// in its block, or the one that reaches the block along all edges of the text's graph; where
// several do, a phi that joins their values joins the variable's. The variable is then where the
// code holds that record's value at the instruction; a debugger that stops there shows the line of
// the same place. So records need not move with code, and passes know nothing of them.
//
// Terms: a text is that of the function, or of a copy of a body that was inlined. A position is the
// place in the text that an instruction stands for. Instructions that
// compilation added have that of the one before them in the block. Merged ones have none, and no
// variable is known there. A run is a sequence of instructions in the layout whose positions are in
// one block of the text and ascend. An event is a record about the variable at hand, or one that
// makes it unknown.
//
// Source: reaching definitions, Aho et al., "Compilers", 2nd edition, section 9.2.4; LLVM's
// LiveDebugValues limits them to the code of the variable's scope likewise.
#include "backend/compile/variable_places.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <unordered_set>
#include <utility>

#include "emit/object/debug_expressions.h"
#include "emit/object/debug_scopes.h"
#include "emit/x86/registers.h"
#include "ir/ssa/debug_node.h"

namespace lilt::backend {

namespace {

using object::VariablePlace;
using Base = object::VariablePlace::Base;

constexpr uint32_t kUnknown = UINT32_MAX;     // the record that holds: none, or several
constexpr uint32_t kUnseen = UINT32_MAX - 1;  // not known yet
constexpr size_t kMaxCompared = 64;           // records of one variable that may be equal
constexpr size_t kMaxFragments = 256;         // of one variable that are followed
constexpr int kMaxIterations = 24;            // until all blocks know their record

struct Run {
  uint32_t begin = 0, end = 0;  // places
  uint32_t block = 0;           // of the text
};
struct Event {
  SourceOffset offset = 0;  // it holds from there on
  uint32_t block = 0;
  uint32_t record = kUnknown;
};

VariablePlace place_of(const ssa::Function& function, uint32_t index) {
  const ssa::DebugRecord& record = function.debug().records()[index];
  VariablePlace place;
  place.variable = record.variable;
  place.inlined_at = function.debug().inlined_at(record);
  place.is_address = record.kind == ssa::DebugRecord::Kind::Declare;
  place.expression = record.expression;
  return place;
}

class VariableRangeFinder {
 public:
  VariableRangeFinder(const object::LineLocator& locator, const mir::MachineFunction& machine,
                      const std::vector<HeldValue>& held)
      : locator_(locator), machine_(machine) {
    scopes_.reset(0, function_.debug().own_locations());
    held_.resize(machine.debug_values.size());
    for (const HeldValue& range : held) held_[range.value].push_back(&range);
  }

  std::vector<VariableRange> run() {
    add_slots();
    if (machine_.debug_uses.empty() || blocks_.empty()) return std::move(found_);
    use_of_.assign(records_.size(), nullptr);
    for (const mir::DebugUse& use : machine_.debug_uses) use_of_[use.record] = &use;
    find_scopes();
    find_predecessors();
    using Key = std::pair<uint32_t, uint32_t>;  // variable, call
    std::map<Key, size_t> known;
    std::vector<std::vector<uint32_t>> variables;
    for (uint32_t i = 0; i < records_.size(); ++i) {
      const Key key{records_[i].variable, function_.debug().inlined_at(records_[i])};
      const auto [found, is_new] = known.try_emplace(key, variables.size());
      if (is_new) variables.emplace_back();
      variables[found->second].push_back(i);
    }
    // Copies of bodies are texts of their own: for each, code stands for places of that text.
    const auto text_of = [&](const std::vector<uint32_t>& variable) {
      return function_.debug().text_at(records_[variable.front()].offset);
    };
    std::ranges::stable_sort(variables, {}, [&](const auto& v) { return text_of(v).first; });
    for (const std::vector<uint32_t>& variable : variables) {
      if (positions_.empty() || text_of(variable) != text_) find_runs(text_of(variable));
      follow_variable(variable);
    }
    return std::move(found_);
  }

 private:
  void add_slots() {
    for (const mir::DebugSlot& slot : machine_.debug_slots) {
      VariableRange range;
      range.place = place_of(function_, slot.record);
      set_slot(range.place, slot.slot);
      found_.push_back(range);
    }
  }
  void set_slot(VariablePlace& place, mir::SlotId slot) const {
    place.base = Base::FrameAddress;
    place.number = machine_.frame.slots[slot].offset - machine_.frame.bytes_to_cfa;
  }

  // --- the code

  // The block of the text that a place in it belongs to.
  uint32_t block_at(SourceOffset offset) const {
    const auto next = std::ranges::upper_bound(blocks_, offset, {}, &ssa::DebugBlock::begin);
    return static_cast<uint32_t>(next - blocks_.begin()) - 1;
  }

  // The position that an instruction has of its own in the text at hand.
  std::optional<SourceOffset> position_of(const mir::MachineInstr& instruction) const {
    const SourceOffset origin = instruction.origin;
    if (origin < first_position_ || origin >= text_.second) return std::nullopt;
    return origin;
  }

  // The code of each scope.
  void find_scopes() {
    std::vector<object::SourceLine> lines;
    uint32_t place = 0;
    for (const mir::BlockId block : machine_.layout)
      for (const mir::MachineInstr& instruction : machine_.instructions_of(block)) {
        if (const auto line = locator_.locate(instruction.origin)) {
          lines.push_back(*line);
          lines.back().code_offset = place;
        }
        ++place;
      }
    scopes_.add_lines(lines);
  }

  // Positions and runs of a text.
  void find_runs(std::pair<SourceOffset, SourceOffset> text) {
    text_ = text;
    const auto first = std::ranges::lower_bound(blocks_, text.first, {}, &ssa::DebugBlock::begin);
    first_position_ = first == blocks_.end() ? kNoOffset : first->begin;
    positions_.clear();
    runs_.clear();
    const std::unordered_set<uint32_t> merged(machine_.debug_merged.begin(),
                                              machine_.debug_merged.end());
    for (const mir::BlockId block : machine_.layout) {
      const std::span<const mir::MachineInstr> code = machine_.instructions_of(block);
      SourceOffset position = kNoOffset;
      for (const mir::MachineInstr& instruction : code)
        if (const auto own = position_of(instruction); own && position == kNoOffset)
          position = *own;
      for (const mir::MachineInstr& instruction : code) {
        if (const auto own = position_of(instruction)) position = *own;
        positions_.push_back(merged.contains(instruction.first_cell) ? kNoOffset : position);
      }
    }
    for (uint32_t place = 0; place < positions_.size(); ++place) add_to_runs(place);
  }
  void add_to_runs(uint32_t place) {
    const SourceOffset position = positions_[place];
    if (position == kNoOffset) return;
    const uint32_t block = block_at(position);
    if (!runs_.empty() && runs_.back().end == place && runs_.back().block == block &&
        positions_[place - 1] <= position)
      runs_.back().end = place + 1;
    else
      runs_.push_back({place, place + 1, block});
  }

  void find_predecessors() {
    predecessors_.resize(blocks_.size());
    for (uint32_t block = 0; block < blocks_.size(); ++block)
      for (const uint32_t next : function_.debug().successors(block))
        predecessors_[next].push_back(block);
  }

  // --- one variable

  void follow_variable(std::span<const uint32_t> records) {
    if (std::ranges::none_of(records, [&](uint32_t i) { return use_of_[i] != nullptr; })) return;
    const ssa::DebugRecord& first = records_[records[0]];
    const ssa::DebugNode node(function_.module().header(), first.variable);
    const size_t scope = scopes_.find(node.node("scope"), function_.debug().inlined_at(first));
    if (scopes_[scope].ranges.empty()) return;
    std::vector<std::optional<object::VariableFragment>> fragments;  // by record
    for (const uint32_t i : records) fragments.push_back(fragment_of(records_[i]));
    std::vector<std::optional<object::VariableFragment>> seen;
    for (const auto& fragment : fragments) {
      const auto is_same = [&](const auto& other) { return is_equal(fragment, other); };
      if (seen.size() == kMaxFragments || std::ranges::any_of(seen, is_same)) continue;
      seen.push_back(fragment);
      events_.clear();
      for (size_t i = 0; i < records.size(); ++i) {
        const bool is_gone = records_[records[i]].kind == ssa::DebugRecord::Kind::Declare &&
                             use_of_[records[i]] == nullptr;  // mem2reg made records of values
        if (is_gone) continue;
        const bool is_same_part = is_equal(fragments[i], fragment);
        if (!is_same_part && !is_overlapping(fragments[i], fragment)) continue;
        add_event(records[i], is_same_part && use_of_[records[i]] != nullptr);
      }
      std::ranges::stable_sort(events_, {}, &Event::offset);  // passes add records at the end
      follow_events(scopes_[scope].ranges);
    }
  }

  std::optional<object::VariableFragment> fragment_of(const ssa::DebugRecord& record) const {
    if (record.expression.starts_with("!DIExpression") &&
        record.expression.find("DW_OP_LLVM_fragment") == std::string_view::npos)
      return std::nullopt;
    return object::read_expression(function_.module().header(), record.expression).fragment;
  }
  using Fragment = std::optional<object::VariableFragment>;
  static bool is_equal(const Fragment& a, const Fragment& b) {
    return a.has_value() == b.has_value() && (!a || (a->offset == b->offset && a->size == b->size));
  }
  static bool is_overlapping(const Fragment& a, const Fragment& b) {
    return !a || !b || (a->offset < b->offset + b->size && b->offset < a->offset + a->size);
  }

  void add_event(uint32_t record, bool is_known) {
    Event event;
    event.offset = records_[record].offset;
    event.block = block_at(event.offset);
    if (is_known) {
      event.record = record;
      if (events_.size() < kMaxCompared)
        for (const Event& other : events_)
          if (other.record != kUnknown && is_same_value(other.record, record)) {
            event.record = other.record;
            break;
          }
    }
    events_.push_back(event);
  }
  bool is_same_value(uint32_t a, uint32_t b) const {
    return use_of_[a]->kind == use_of_[b]->kind && records_[a].value == records_[b].value &&
           records_[a].expression == records_[b].expression;
  }

  // The blocks of the text that have code of the scope or records, and those between.
  void set_extent(std::span<const object::DebugScopes::Range> ranges) {
    first_block_ = UINT32_MAX;
    last_block_ = 0;
    const auto add = [&](uint32_t block) {
      first_block_ = std::min(first_block_, block);
      last_block_ = std::max(last_block_, block);
    };
    for (const auto& [begin, end] : ranges)
      for (auto run = first_run(begin); run != runs_.end() && run->begin < end; ++run)
        add(run->block);
    for (const Event& event : events_) add(event.block);
  }
  std::vector<Run>::const_iterator first_run(uint32_t place) const {
    return std::ranges::upper_bound(runs_, place, {}, &Run::end);
  }

  void follow_events(std::span<const object::DebugScopes::Range> ranges) {
    set_extent(ranges);
    solve();
    pending_ = {};
    for (const auto& [begin, end] : ranges)
      for (auto run = first_run(begin); run != runs_.end() && run->begin < end; ++run)
        follow_run(std::max(run->begin, begin), std::min(run->end, end), run->block);
    flush();
  }

  // in_: which record holds at the start of each block.
  void solve() {
    const size_t count = last_block_ - first_block_ + 1;
    in_.assign(count, kUnseen);
    out_.assign(count, kUnseen);
    is_set_.assign(count, false);
    for (const Event& event : events_) {
      out_[event.block - first_block_] = event.record;
      is_set_[event.block - first_block_] = true;
    }
    joined_.clear();
    int iteration = 0;
    for (bool has_changed = true; has_changed; ++iteration) {
      if (iteration == kMaxIterations) return give_up();
      has_changed = false;
      for (uint32_t i = 0; i < count; ++i) {
        const uint32_t joined = join(first_block_ + i);
        if (joined == in_[i]) continue;
        in_[i] = joined;
        if (!is_set_[i]) out_[i] = joined;
        has_changed = true;
      }
    }
  }
  void give_up() { std::ranges::fill(in_, kUnknown); }

  uint32_t join(uint32_t block) {
    if (predecessors_[block].empty()) return kUnknown;  // the entry of a text
    uint32_t joined = kUnseen;
    for (const uint32_t from : predecessors_[block]) {
      const uint32_t record = out_of(from);
      if (record == kUnseen) continue;
      if (record == kUnknown) return kUnknown;
      if (joined != kUnseen && joined != record) return join_in_phi(block);
      joined = record;
    }
    return joined;
  }
  uint32_t out_of(uint32_t block) const {
    const bool is_inside = block >= first_block_ && block <= last_block_;
    return is_inside ? out_[block - first_block_] : kUnknown;
  }

  // --- phis: a number after those of the records is an index into joined_

  uint32_t join_in_phi(uint32_t block) {
    const std::span<const ssa::DebugPhi> phis = function_.debug().phis();
    auto phi = std::ranges::lower_bound(phis, block, {}, &ssa::DebugPhi::block);
    for (; phi != phis.end() && phi->block == block; ++phi) {
      const auto index = static_cast<size_t>(phi - phis.begin());
      if (index >= machine_.debug_phis.size()) break;
      if (machine_.debug_phis[index] == mir::MachineFunction::kNoDebugValue) continue;
      uint32_t like = kUnknown;
      if (!joins_variable(index, like)) continue;
      const JoinedRecord made{static_cast<uint32_t>(index), like};
      const auto known = std::ranges::find(joined_, made);
      const auto number = static_cast<uint32_t>(known - joined_.begin());
      if (known == joined_.end()) joined_.push_back(made);
      return static_cast<uint32_t>(records_.size()) + number;
    }
    return kUnknown;
  }
  // Whether each input of the phi is what the variable is on that edge; `like`: a record of those.
  bool joins_variable(size_t phi, uint32_t& like) const {
    for (const ssa::DebugPhiInput& input : function_.debug().inputs(phi)) {
      const uint32_t record = out_of(input.from);
      if (record == kUnseen) continue;
      if (record == kUnknown || value_of(record) != input.value) return false;
      if (like == kUnknown) like = record_like(record);
      if (records_[record_like(record)].expression != records_[like].expression) return false;
    }
    return like != kUnknown;
  }
  ssa::Value value_of(uint32_t record) const {
    return record < records_.size()
               ? records_[record].value
               : function_.debug().phis()[joined_[record - records_.size()].phi].phi;
  }
  uint32_t record_like(uint32_t record) const {
    return record < records_.size() ? record : joined_[record - records_.size()].like;
  }

  void follow_run(uint32_t begin, uint32_t end, uint32_t block) {
    uint32_t record = in_[block - first_block_];
    auto event = std::ranges::lower_bound(events_, block, {}, &Event::block);
    for (uint32_t place = begin; place < end;) {
      for (; is_in(event, block) && event->offset <= positions_[place]; ++event)
        record = event->record;
      if (!is_in(event, block)) return add(place, end, record);
      uint32_t next = place + 1;
      while (next < end && positions_[next] < event->offset) ++next;
      add(place, next, record);
      place = next;
    }
  }
  bool is_in(std::vector<Event>::const_iterator event, uint32_t block) const {
    return event != events_.end() && event->block == block;
  }

  // --- the ranges of one record

  void add(uint32_t begin, uint32_t end, uint32_t record) {
    if (pending_.record == record && pending_.end == begin) {
      pending_.end = end;
      return;
    }
    flush();
    pending_ = {begin, end, record};
  }

  void flush() {
    const auto [begin, end, record] = pending_;
    if (record == kUnknown || record == kUnseen) return;
    const mir::DebugUse& use = *use_of_[record_like(record)];
    VariableRange range;
    range.place = place_of(function_, record_like(record));
    range.place.value_size = use.size;
    range.place.addend = use.addend;
    range.begin = begin;
    range.end = end == positions_.size() ? VariableRange::kEnd : end;
    if (record >= records_.size()) {
      const uint32_t value = machine_.debug_phis[joined_[record - records_.size()].phi];
      range.place.value_size = machine_.debug_values[value].size;
      range.place.addend = 0;
      return add_held(range, value, end);
    }
    if (use.kind == mir::DebugUse::Kind::Constant) {
      const ssa::ConstantId constant = records_[record].value.constant();
      range.place.base = Base::Constant;
      range.place.number = number_of(constant);
    } else if (use.kind == mir::DebugUse::Kind::Slot) {
      set_slot(range.place, mir::SlotId(use.number));
      range.place.number += std::exchange(range.place.addend, 0);
    } else if (use.kind == mir::DebugUse::Kind::Memory) {
      range.place.base = Base::FrameSlot;
      range.place.number = use.number;
    } else {
      return add_held(range, use.number, end);
    }
    found_.push_back(range);
  }
  // Integers as wide as their type, since debuggers take as many bits as the variable has.
  int64_t number_of(ssa::ConstantId constant) const {
    return static_cast<int64_t>(function_.constants().zero_extended(constant));
  }

  // The part of the range in which the value is held; elsewhere the caller may know an argument.
  void add_held(VariableRange range, uint32_t value, uint32_t end) {
    const std::vector<const HeldValue*>& all = held_[value];
    auto held =
        std::ranges::upper_bound(all, range.begin, {}, [](const HeldValue* h) { return h->end; });
    const uint32_t begin = range.begin;
    uint32_t next = begin;
    bool is_in_call = false;
    for (; held != all.end() && (*held)->begin < end; ++held) {
      const HeldValue& at = **held;
      range.begin = std::max(begin, at.begin);
      range.end = std::min(end, at.end);
      range.ends_in_call = at.ends_in_call && range.end == at.end;
      range.place.base = at.reg.valid() ? Base::Register : Base::FrameSlot;
      range.place.number = at.reg.valid() ? x86::dwarf_number(at.reg) : at.cfa_offset;
      range.begins_in_call = at.begins_in_call && range.begin == at.begin;
      add_entry_value(range, value, next, range.begin, is_in_call);
      next = range.end;
      is_in_call = range.ends_in_call;
      add_found(range);
    }
    add_entry_value(range, value, next, end, is_in_call);
  }
  void add_entry_value(VariableRange range, uint32_t value, uint32_t begin, uint32_t end,
                       bool begins_in_call) {
    const mir::DebugValue& argument = machine_.debug_values[value];
    const bool is_known = argument.start == mir::DebugValue::Start::Argument &&
                          x86::is_gpr(argument.reg) && range.place.addend == 0;
    if (!is_known || begin >= end) return;
    range.begin = begin;
    range.end = end;
    range.ends_in_call = false;
    range.begins_in_call = begins_in_call;
    range.place.base = Base::EntryValue;
    range.place.number = x86::dwarf_number(argument.reg);
    add_found(range);
  }
  void add_found(VariableRange range) {
    if (range.end == positions_.size()) range.end = VariableRange::kEnd;
    found_.push_back(range);
  }

  const object::LineLocator& locator_;
  const ssa::Function& function_ = *locator_.function();
  const mir::MachineFunction& machine_;
  const std::span<const ssa::DebugRecord> records_{function_.debug().records()};
  const std::span<const ssa::DebugBlock> blocks_{function_.debug().blocks()};
  object::DebugScopes scopes_{function_.module().header().debug_info};  // of places in the layout
  std::vector<std::vector<const HeldValue*>> held_;                     // by value
  std::vector<const mir::DebugUse*> use_of_;                            // by record
  std::pair<SourceOffset, SourceOffset> text_;  // at hand: its begin and end
  SourceOffset first_position_ = kNoOffset;     // in it
  std::vector<SourceOffset> positions_;         // by place
  std::vector<Run> runs_;
  std::vector<std::vector<uint32_t>> predecessors_;  // by block of the text
  // Of the variable at hand:
  std::vector<Event> events_;  // ascending
  uint32_t first_block_ = 0, last_block_ = 0;
  std::vector<uint32_t> in_, out_;  // by block, from first_block_ on
  std::vector<bool> is_set_;        // a record of the block itself holds at its end
  struct JoinedRecord {
    uint32_t phi = 0;   // among those of the text
    uint32_t like = 0;  // a record of the variable, for all but its value
    bool operator==(const JoinedRecord&) const = default;
  };
  std::vector<JoinedRecord> joined_;
  struct {
    uint32_t begin = 0, end = 0, record = kUnknown;
  } pending_;
  std::vector<VariableRange> found_;
};

}  // namespace

std::vector<VariableRange> find_variable_ranges(const object::LineLocator& locator,
                                                const mir::MachineFunction& machine,
                                                const std::vector<HeldValue>& held) {
  return VariableRangeFinder(locator, machine, held).run();
}

std::vector<uint32_t> borders_of(const std::vector<VariableRange>& ranges) {
  std::vector<uint32_t> borders;
  for (const VariableRange& range : ranges) {
    if (range.begin != 0) borders.push_back(range.begin);
    if (range.end != VariableRange::kEnd) borders.push_back(range.end);
  }
  std::ranges::sort(borders);
  borders.erase(std::ranges::unique(borders).begin(), borders.end());
  return borders;
}

std::vector<VariablePlace> variable_places(const std::vector<VariableRange>& ranges,
                                           const PointOf& point_of) {
  std::vector<VariablePlace> places;
  for (const VariableRange& range : ranges) {
    VariablePlace place = range.place;
    place.begin = range.begin == 0 ? 0 : point_of(range.begin, range.begins_in_call);
    place.end = range.end == VariableRange::kEnd ? object::kCodeEnd - range.ends_in_call
                                                 : point_of(range.end, range.ends_in_call);
    if (place.begin < place.end) places.push_back(place);
  }
  return places;
}

}  // namespace lilt::backend
