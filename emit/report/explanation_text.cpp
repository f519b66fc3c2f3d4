// The record in words and characters.
//
// The chart has a line for each instruction and a column for each web of values, in the order in
// which they start: `*` where a value is written, `o` where one is read, `|` where the web lives in
// a register and `:` where it lives in memory. A chart of more webs than fit a line is cut into
// charts of neighbours, which show the blocks where those live.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "emit/report/explanation.h"
#include "emit/report/value_trail.h"
#include "ir/support/characters.h"
#include "ir/support/frequency.h"
#include "ir/support/no_index.h"

namespace lilt::report {
namespace {

using regalloc::AllocationRecord;
using regalloc::AllocationStatistics;
using regalloc::Blocker;
using regalloc::CostKind;
using regalloc::CostTerm;
using regalloc::Edit;
using regalloc::EditKind;
using regalloc::EditReason;
using regalloc::RecordedLiveRange;
using regalloc::Replay;
using regalloc::TraceEvent;
using regalloc::TraceKind;
using regalloc::UseKind;
using regalloc::Way;

constexpr size_t kChartColumns = 32;  // webs beside each other
constexpr size_t kCodeWidth = 56;     // characters
constexpr size_t kNamesWidth = 60;    // of a web whose places stand in line with the others'

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}
std::string right(std::string text, size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}
// "1 copy", "2.5 copies".
std::string number_of(double count, std::string_view one, std::string_view many) {
  return frequency_text(count) + " " + std::string(count == 1 ? one : many);
}
// How often something is executed in one call of the function.
std::string times(double frequency) {
  return frequency == 1 ? "once a call" : frequency_text(frequency) + " times a call";
}
std::string place(uint32_t point) {
  static constexpr const char* kSlots[] = {"", " (early)", " (late)", " (after)"};
  return std::to_string(point / 4) + kSlots[point % 4];
}
// Ids of columns: a to z, then aa, ab …
std::string column_name(size_t index) {
  std::string name(1, static_cast<char>('a' + index % 26));
  return index < 26 ? name : column_name(index / 26 - 1) + name;
}

class AllocationText {
 public:
  AllocationText(std::string& out, const NamedAllocation& allocation)
      : out_(out),
        a_(allocation),
        record_(allocation.record),
        members_(allocation.web_names.size()) {
    for (uint32_t v = 0; v < record_.values.size(); ++v)
      if (record_.values[v].web != kNone) members_[record_.values[v].web].push_back(v);
    ranges_of_.resize(members_.size());
    for (uint32_t p = 0; p < record_.ranges.size(); ++p)
      ranges_of_[record_.ranges[p].web].push_back(p);
    for (std::vector<uint32_t>& ranges : ranges_of_)
      std::ranges::stable_sort(ranges, {}, [&](uint32_t p) { return record_.ranges[p].from; });
    order_webs();
  }

  void write_all() {
    write_webs();
    for (size_t first = 0; first < order_.size(); first += kChartColumns)
      write_chart(first, std::min(order_.size(), first + kChartColumns));
    if (order_.empty()) write_chart(0, 0);
    write_decisions();
    write_edits(kNone);
    write_counts();
  }

  // False if the function has no such instruction.
  bool write_live(uint32_t position) {
    if (position >= a_.instructions.size()) return false;
    std::vector<std::tuple<uint32_t, std::string_view, uint32_t>> live;  // order, where, value
    for (uint32_t web : order_)
      for (uint32_t v : members_[web])
        if (is_live_before(v, position)) live.push_back(place_at(web, 4 * position, v));
    std::ranges::stable_sort(live, {}, [](const auto& l) { return std::get<0>(l); });
    out_ += number_of(static_cast<double>(live.size()), "value is", "values are") +
            " live before " + std::to_string(position) +
            (has_edits_at(position) ? ", after the moves there" : "") + ", with " + a_.allocator +
            "\n" + right(std::to_string(position), 7) + "  " + a_.instructions[position] + "\n";
    size_t width = 0, place_width = 8;
    for (const auto& [order, at, v] : live) {
      width = std::max(width, a_.values[v].size());
      place_width = std::max(place_width, at.size() + 1);
    }
    for (const auto& [order, at, v] : live)
      out_ += "  " + padded(std::string(at), place_width) + padded(a_.values[v], width) + "  to " +
              place(end_of_segment(v, 4 * position)) + ", " + next_use(v, 4 * position) + "\n";
    return true;
  }
  void write_places(std::string_view name) {
    for (uint32_t v = 0; v < a_.values.size(); ++v)
      if (a_.values[v] == name && record_.values[v].web != kNone)
        out_ = places_of(record_.values[v].web);
  }
  // False if the function has no such value.
  bool write_story(std::string_view name) {
    if (name.starts_with('%')) name.remove_prefix(1);
    for (uint32_t v = 0; v < a_.values.size(); ++v)
      if (std::string_view(a_.values[v]).substr(1) == name) return write_story(v), true;
    return false;
  }

 private:
  uint32_t start_of(uint32_t value) const {
    const auto& segments = record_.values[value].segments;
    return segments.empty() ? UINT32_MAX : segments[0].from;
  }
  // Values of a web, and webs, in the order in which they start; webs that never live are left out.
  void order_webs() {
    auto start_of_web = [&](uint32_t w) { return start_of(members_[w][0]); };
    for (uint32_t w = 0; w < members_.size(); ++w) {
      std::ranges::stable_sort(members_[w], {}, [&](uint32_t v) { return start_of(v); });
      if (!members_[w].empty() && start_of_web(w) != UINT32_MAX) order_.push_back(w);
    }
    std::ranges::stable_sort(order_, {}, start_of_web);
  }

  std::string register_name(mir::Register r) const {
    return r.valid() ? a_.registers[r.number()] : "memory";
  }
  std::string location_name(regalloc::Location location) const {
    if (location.is_register()) return register_name(location.reg());
    return location.is_memory() ? "slot " + std::to_string(location.slot()) : "its constant";
  }
  std::string web_name(uint32_t web) const {
    return web < members_.size() && !members_[web].empty() ? a_.values[a_.web_names[web]] : "?";
  }
  std::string range_name(uint32_t range) const {
    return range < record_.ranges.size() ? web_name(record_.ranges[range].web) : "?";
  }

  // An instruction in a column of text.
  std::string code(uint32_t n) const {
    std::string text = n < a_.instructions.size() ? a_.instructions[n] : "";
    if (text.size() > kCodeWidth - 1) text = text.substr(0, kCodeWidth - 4) + "...";
    return padded(text, kCodeWidth);
  }

  // --- webs
  std::string names_of(uint32_t web) const {
    std::string names;
    for (uint32_t v : members_[web]) names += (names.empty() ? "" : ", ") + a_.values[v];
    return names;
  }
  void write_webs() {
    size_t width = 0;  // of the names, as far as places stand beside them
    for (uint32_t web : order_)
      if (const size_t own = names_of(web).size(); own <= kNamesWidth) width = std::max(width, own);
    out_ += "\nvalues:\n";
    for (size_t i = 0; i < order_.size(); ++i) {
      out_ += "  " + padded(column_name(i), 4) + padded(names_of(order_[i]), width) + "  ";
      out_ += places_of(order_[i]) + "\n";
    }
  }
  // "rax 4 to 9; memory 9 to 20": live ranges beside each other in one place are one.
  std::string places_of(uint32_t web) const {
    std::vector<RecordedLiveRange> places;
    for (uint32_t p : ranges_of_[web]) {
      const RecordedLiveRange& range = record_.ranges[p];
      if (range.is_temporary) continue;
      if (!places.empty() && places.back().to == range.from &&
          place_of(a_, places.back()) == place_of(a_, range))
        places.back().to = range.to;
      else
        places.push_back(range);
    }
    std::string text;
    for (const RecordedLiveRange& place : places)
      text += (text.empty() ? "" : "; ") + std::string(place_of(a_, place)) + " " +
              std::to_string(place.from / 4) + " to " + std::to_string(place.to / 4);
    return text;
  }

  // --- what is live at a point
  // Of an instruction; the number of blocks for a position after all of them.
  uint32_t block_of(uint32_t position) const {
    const auto block =
        std::ranges::upper_bound(record_.blocks, position, {}, &AllocationRecord::Block::end);
    return static_cast<uint32_t>(block - record_.blocks.begin());
  }
  // The end of the value's segment that covers the point; 0 if none does.
  uint32_t end_of_segment(uint32_t value, uint32_t point) const {
    const auto& segments = record_.values[value].segments;
    const auto segment = std::ranges::upper_bound(segments, point, {}, &regalloc::LiveSegment::to);
    return segment != segments.end() && segment->from <= point ? segment->to : 0;
  }
  bool is_live_before(uint32_t value, uint32_t position) const {
    const auto dead =
        std::ranges::lower_bound(record_.dead_gaps, position, {}, &regalloc::DeadGap::number);
    return end_of_segment(value, 4 * position) != 0 &&
           (dead == record_.dead_gaps.end() || dead->number != position ||
            !std::ranges::binary_search(dead->values, value));
  }
  // The order of places, where the value of the web is at the point, and the value.
  std::tuple<uint32_t, std::string_view, uint32_t> place_at(uint32_t web, uint32_t point,
                                                            uint32_t value) const {
    std::tuple<uint32_t, std::string_view, uint32_t> found = {UINT32_MAX, "memory", value};
    for (uint32_t p : ranges_of_[web]) {
      const RecordedLiveRange& range = record_.ranges[p];
      if (range.is_temporary || point < range.from || point >= range.to) continue;
      const mir::Register reg = range.reg.valid() ? range.reg : range.still_in;
      if (reg.valid()) return {reg.number(), place_of(a_, range), value};
      std::get<1>(found) = place_of(a_, range);
    }
    return found;
  }
  // The first read from the point on, on the path of the fewest blocks; the blocks are searched in
  // breadth as far as the value lives into them. Where there is none, it lives for a PHI's edge.
  std::string next_use(uint32_t value, uint32_t point) const {
    std::vector<uint32_t> queue = {block_of(point / 4)};
    std::set<uint32_t> seen;
    for (size_t i = 0; i < queue.size(); ++i) {
      const AllocationRecord::Block& block = record_.blocks[queue[i]];
      const uint32_t from = i == 0 ? point : 4 * block.first;
      if (const uint32_t n = first_read(value, from, 4 * block.end); n != kNone)
        return "next use at " + std::to_string(n);
      for (size_t s = 0; s < block.successors.size(); ++s)
        if (const uint32_t next = block.successors[s]; 4 * block.last_jumps[s] >= from &&
                                                       lives_into(value, record_.blocks[next]) &&
                                                       seen.insert(next).second)
          queue.push_back(next);
    }
    return "next use by a PHI";
  }
  // The position of the first read between two points; kNone if there is none.
  uint32_t first_read(uint32_t value, uint32_t from, uint32_t to) const {
    for (const regalloc::Use& use : record_.values[value].uses)
      if (use.point >= from && use.point < to && !use.is_definition()) return use.number();
    return kNone;
  }
  // Not so for a PHI's value: it begins there.
  bool lives_into(uint32_t value, const AllocationRecord::Block& block) const {
    return end_of_segment(value, 4 * block.first) != 0 &&
           std::ranges::none_of(record_.values[value].uses, [&](const regalloc::Use& use) {
             return use.kind == UseKind::PhiDefinition && use.number() >= block.first &&
                    use.number() < block.end;
           });
  }

  // --- the chart
  char mark_at(uint32_t web, uint32_t position) const {
    char mark = ' ';
    const uint32_t from = 4 * position, to = from + 4;
    for (uint32_t v : members_[web]) {
      const AllocationRecord::Value& value = record_.values[v];
      for (const regalloc::LiveSegment& segment : value.segments)
        if (segment.from < to && from < segment.to && mark == ' ')
          mark = is_in_register(web, std::max(from, segment.from)) ? '|' : ':';
      const auto use = std::ranges::lower_bound(value.uses, from, {}, &regalloc::Use::point);
      for (auto u = use; u != value.uses.end() && u->point < to; ++u)
        mark = u->is_definition() || mark == '*' ? '*' : 'o';
    }
    return mark;
  }
  bool is_in_register(uint32_t web, uint32_t point) const {
    return std::ranges::any_of(ranges_of_[web], [&](uint32_t p) {
      const RecordedLiveRange& range = record_.ranges[p];
      return (range.reg.valid() || range.still_in.valid()) && range.from <= point &&
             point < range.to;
    });
  }
  // Whether one of the chart's webs lives in the block.
  bool is_alive_in(const AllocationRecord::Block& block, size_t first, size_t end) const {
    return std::any_of(order_.begin() + static_cast<ptrdiff_t>(first),
                       order_.begin() + static_cast<ptrdiff_t>(end), [&](uint32_t web) {
                         return std::ranges::any_of(members_[web], [&](uint32_t v) {
                           const auto& segments = record_.values[v].segments;
                           const auto segment = std::ranges::upper_bound(
                               segments, 4 * block.first, {}, &regalloc::LiveSegment::to);
                           return segment != segments.end() && segment->from < 4 * block.end;
                         });
                       });
  }
  void write_chart(size_t first, size_t end) {
    out_ += "\n" + std::string(7, ' ') + padded("", kCodeWidth);
    for (size_t i = first; i < end; ++i) out_ += padded(column_name(i), 3);
    while (out_.back() == ' ') out_.pop_back();
    out_ += "\n";
    for (size_t b = 0; b < record_.blocks.size(); ++b) {
      const AllocationRecord::Block& block = record_.blocks[b];
      if (first != 0 && !is_alive_in(block, first, end)) continue;
      out_ += a_.blocks[b] + " (frequency " + frequency_text(block.frequency) +
              (block.depth != 0 ? ", loop depth " + std::to_string(block.depth) : "") + ")\n";
      for (uint32_t n = block.first; n < block.end; ++n) {
        std::string line = right(std::to_string(n), 5) + "  " + code(n);
        for (size_t i = first; i < end; ++i) line += padded({mark_at(order_[i], n)}, 3);
        while (line.back() == ' ') line.pop_back();
        out_ += line + "\n";
      }
    }
  }

  // --- decisions
  void write_decisions() {
    out_ += "\ndecisions:\n";
    Replay replay;
    bool has_changed = false;
    uint32_t point = 0;
    for (size_t i = 0; i < record_.events.size(); ++i) {
      const TraceEvent& event = record_.events[i];
      if (event.kind == TraceKind::Visit) {
        write_holders(replay, point, has_changed);
        point = event.point.value;
      }
      if (event.kind == TraceKind::Place) has_changed = true;
      (void)replay.apply(event);
      const bool is_merge =  // of the preparation
          (event.kind == TraceKind::Merge || event.kind == TraceKind::MergeRefused) &&
          event.range == kNone;
      if (!a_.sentences[i].empty() && !is_merge) out_ += "  " + a_.sentences[i] + "\n";
    }
    write_holders(replay, point, has_changed);
  }
  // Who is in which register at the point.
  void write_holders(const Replay& replay, uint32_t point, bool& has_changed) {
    if (!std::exchange(has_changed, false)) return;
    std::map<std::string, std::string> holders;
    for (const RecordedLiveRange& range : replay.ranges())
      if (range.reg.valid() && range.from <= point && point < range.to)
        holders[register_name(range.reg)] =
            web_name(range.web) + " to " + std::to_string(range.to / 4);
    std::string line;
    for (const auto& [reg, holder] : holders)
      line += (line.empty() ? "" : ", ") + reg + ": " + holder;
    if (!line.empty()) out_ += "      [" + line + "]\n";
  }

  // --- moves, all or those of a web
  static std::string_view verb(EditKind kind) {
    constexpr std::string_view kVerbs[] = {"copied", "exchanged", "stored", "loaded", "made anew"};
    return kVerbs[static_cast<size_t>(kind)];
  }
  static std::string_view reason(const Edit& edit) {
    if (edit.kind == EditKind::Spill && edit.reason == EditReason::Definition)
      return "stored once, where it is written";
    constexpr std::string_view kReasons[] = {"its place changes here", "on an edge between blocks",
                                             "the instruction wants its operand there",
                                             "the instruction wrote it elsewhere",
                                             "stored once, where it is written"};
    return kReasons[static_cast<size_t>(edit.reason)];
  }
  bool has_edits_at(uint32_t position) const {
    return std::ranges::any_of(
        record_.edits, [&](const Edit& edit) { return edit.point.instruction() == position; });
  }
  double frequency_at(uint32_t position) const {
    const uint32_t b = block_of(position);
    return b < record_.blocks.size() ? record_.blocks[b].frequency : 0;
  }
  void write_edits(uint32_t web) {
    std::string text;
    for (const Edit& edit : record_.edits) {
      const uint32_t v = edit.value.valid() ? edit.value.virtual_index() : kNone;
      if (web != kNone && (v == kNone || record_.values[v].web != web)) continue;
      const uint32_t n = edit.point.instruction();
      text += "  before " + std::to_string(n) + ": " + (v == kNone ? "a value" : a_.values[v]) +
              " is " + std::string(verb(edit.kind)) + " from " + location_name(edit.from) + " to " +
              location_name(edit.to) + " (" + std::string(reason(edit)) + ", " +
              times(frequency_at(n)) + ")\n";
    }
    out_ += text.empty() ? "\nno moves, stores or loads\n" : "\nmoves, stores and loads:\n" + text;
  }

  void write_counts() {
    const AllocationStatistics& s = record_.statistics;
    out_ += "\ncounts: " + number_of(s.copies + s.exchanges, "copy, ", "copies, ") +
            number_of(s.spills, "store, ", "stores, ") + number_of(s.reloads, "load, ", "loads, ") +
            number_of(s.folds, "fold, ", "folds, ") +
            number_of(s.rematerializations, "constant", "constants") + " made anew; executed " +
            times(s.executed()) + "; " + number_of(s.spill_slots, "slot, ", "slots, ") +
            number_of(s.splits, "split\n", "splits\n");
  }

  // --- one value
  void write_story(uint32_t v) {
    const AllocationRecord::Value& value = record_.values[v];
    out_ += a_.values[v] + " with " + a_.allocator + "\n";
    if (value.web == kNone) {
      out_ += "  it is never live: nothing reads it from a register of its own\n";
      return;
    }
    if (members_[value.web].size() > 1) {
      out_ += "  it shares its places with";
      for (uint32_t other : members_[value.web])
        if (other != v) out_ += " " + a_.values[other];
      out_ += ", which saves copies";
      if (const std::string name = web_name(value.web); name != a_.values[v])
        out_ += "; together they are " + name;
      out_ += "\n";
    }
    std::set<std::string_view> refused;  // in each iteration of graph colouring again
    for (size_t i = 0; i < record_.events.size(); ++i)
      if (const TraceEvent& e = record_.events[i]; e.kind == TraceKind::MergeRefused &&
                                                   (e.web == v || e.other == v) &&
                                                   refused.insert(a_.sentences[i]).second)
        out_ += "  " + a_.sentences[i] + "\n";
    out_ += "  it lives";
    for (const regalloc::LiveSegment& segment : value.segments)
      out_ += " from " + place(segment.from) + " to " + place(segment.to) +
              (&segment == &value.segments.back() ? "\n" : ",");
    for (const regalloc::Use& use : value.uses) write_use(v, use);
    if (value.is_rematerializable)
      out_ += "  it is a constant: it can be made anew in place of a load\n";
    write_visits(value.web);
    write_edits(value.web);
  }
  // The phis of a block are written at its start; where the one of the value stands.
  uint32_t phi_of(uint32_t v, uint32_t start) const {
    const std::string definition = a_.values[v] + ":";
    for (uint32_t n = start; n < a_.instructions.size(); ++n)
      if (a_.instructions[n].starts_with(definition)) return n;
    return start;
  }
  void write_use(uint32_t v, const regalloc::Use& use) {
    constexpr std::string_view kHow[] = {"read from a register",
                                         "read from a register or from memory",
                                         "read from one register",
                                         "read, and its register written",
                                         "written",
                                         "written to one register",
                                         "brought by the edges into the block"};
    const uint32_t n =
        use.kind == regalloc::UseKind::PhiDefinition ? phi_of(v, use.number()) : use.number();
    out_ += "    " + right(std::to_string(n), 5) + "  " + code(n) +
            std::string(kHow[static_cast<size_t>(use.kind)]) +
            (use.fixed != 0 ? ", " + a_.registers[use.fixed] : "") + "\n";
  }
  void write_visits(uint32_t web) {
    bool is_shown = false, has_candidates = false;
    uint32_t asking = kNone;  // a live range of it, while it is looked at
    std::string iteration;
    Replay replay;  // an allocator that starts anew gives numbers of live ranges again
    for (size_t i = 0; i < record_.events.size(); ++i) {
      const TraceEvent& e = record_.events[i];
      auto is_of = [&](uint32_t range, uint32_t of) {
        return range < replay.ranges().size() && is_member(replay, replay.ranges()[range].web, of);
      };
      if (e.kind == TraceKind::Visit || e.kind == TraceKind::Spill)
        write_holders_of(replay, std::exchange(asking, kNone));
      (void)replay.apply(e);
      if (e.kind == TraceKind::Iteration) iteration = "  " + a_.sentences[i] + "\n";
      if (e.kind == TraceKind::Visit) {
        is_shown = is_of(e.range, web);
        has_candidates = false;
        last_sum_.clear();
        if (is_shown) asking = e.range;
      }
      has_candidates |= e.kind == TraceKind::Candidate;
      if (has_candidates || e.kind == TraceKind::Assign || e.kind == TraceKind::Evict)
        asking = kNone;
      // What goes to memory after the visits (textbook) is not the doing of the last one.
      if ((e.kind == TraceKind::Spill || e.kind == TraceKind::Operand) && !is_of(e.range, web))
        is_shown = false;
      if (e.kind >= TraceKind::StoreAtDefinition)  // after all visits; of a value
        is_shown = e.kind != TraceKind::Summary && record_.values[e.web].web == web;
      const bool loses =
          e.kind == TraceKind::Evict && std::ranges::count(members_[web], e.other) != 0;
      const bool concerns = (e.kind != TraceKind::Merge || e.range != kNone) &&
                            e.kind != TraceKind::MergeRefused &&
                            (is_shown || loses || is_of(e.range, web) || is_of(e.other_range, web));
      if (!concerns) continue;
      if (e.kind == TraceKind::Candidate && is_of(e.range, web)) {
        write_candidate(i);
      } else if (!a_.sentences[i].empty()) {
        if (e.kind < TraceKind::StoreAtDefinition) out_ += std::exchange(iteration, {});
        out_ += "  " + a_.sentences[i] + "\n";
        if (!has_candidates) write_sum(i);  // else it stands above
        if (e.kind == TraceKind::NoColour) write_holders_of(replay, e.range);
      }
    }
    write_holders_of(replay, asking);
  }
  // What is in the way of a live range that gets no register, of which no candidates are told.
  void write_holders_of(const Replay& replay, uint32_t asking) {
    if (asking == kNone) return;
    const RecordedLiveRange& range = replay.ranges()[asking];
    std::vector<regalloc::LiveSegment> segments;
    mir::RegClass register_class{};
    for (uint32_t v = 0; v < replay.webs().size(); ++v) {
      if (replay.webs()[v] != range.web) continue;
      register_class = record_.values[v].register_class;
      for (const regalloc::LiveSegment& s : record_.values[v].segments)
        if (s.from < range.to && range.from < s.to) segments.push_back(s);
    }
    for (mir::Register r : record_.allowed[static_cast<size_t>(register_class)])
      out_ += "      " + padded(register_name(r), 8) + obstacle(replay, range, segments, r) + "\n";
  }
  std::string obstacle(const Replay& replay, const RecordedLiveRange& range,
                       const std::vector<regalloc::LiveSegment>& segments, mir::Register r) const {
    auto is_in_way = [&](uint32_t from, uint32_t to) {
      return std::ranges::any_of(segments,
                                 [&](const auto& s) { return s.from < to && from < s.to; });
    };
    for (const AllocationRecord::Clobber& clobber : record_.clobbers)
      for (uint32_t point : clobber.points)
        if (clobber.registers.contains(r) && is_in_way(point, point + 1))
          return "the instruction at " + std::to_string(point / 4) + " destroys it";
    for (const AllocationRecord::Reserved& each : record_.reserved)
      if (each.reg == r && is_in_way(each.reservation.from, each.reservation.to))
        return "an operand must be in it at " + std::to_string(each.reservation.from / 4);
    for (const RecordedLiveRange& other : replay.ranges())
      if (other.reg == r && &other != &range && other.from < range.to && range.from < other.to)
        return web_name_in(replay, other.web) + " is in it from " + std::to_string(other.from / 4) +
               " to " + std::to_string(other.to / 4);
    return "free";
  }
  // A web of the replay by the name of the final web, if that value is in it; else by its first
  // one.
  std::string web_name_in(const Replay& replay, uint32_t web) const {
    const auto first = std::ranges::find(replay.webs(), web);
    if (first == replay.webs().end()) return "?";
    const auto value = static_cast<uint32_t>(first - replay.webs().begin());
    const uint32_t last = record_.values[value].web;
    const uint32_t name = last == kNone ? value : a_.web_names[last];
    return a_.values[replay.webs()[name] == web ? name : value];
  }
  // Whether the replay's web holds a value of the final web.
  bool is_member(const Replay& replay, uint32_t its_web, uint32_t web) const {
    return std::ranges::any_of(members_[web], [&](uint32_t v) {
      return v < replay.webs().size() && replay.webs()[v] == its_web;
    });
  }
  // Where the live range, which has its register again at the point, is back in it.
  uint32_t return_of(uint32_t range, uint32_t point) const {
    uint32_t back = point;
    for (bool is_earlier = true; std::exchange(is_earlier, false);)
      for (uint32_t v : members_[record_.ranges[range].web])
        for (const regalloc::LiveSegment& segment : record_.values[v].segments)
          if (segment.from < back && back <= segment.to) {
            back = segment.from;
            is_earlier = true;
          }
    return std::max(back, record_.ranges[range].from);
  }
  // What a cost is the sum of, unless the candidate before has the same: "= 8.064 (load of %n at
  // 12) + 0.5 x 8.064 (later load of %n at 20)".
  void write_sum(size_t event) {
    const TraceEvent& e = record_.events[event];
    std::string line;
    double sum = 0;
    for (const CostTerm& term : record_.terms_of(event)) {
      line += term.factor < 0 ? " - " : line.empty() ? " " : " + ";
      if (std::abs(term.factor) != 1) line += frequency_text(std::abs(term.factor)) + " x ";
      line += frequency_text(term.weight) + " (" + name_of(term) + ")";
      sum += term.amount();
    }
    if (line.empty()) return;
    if (e.kind == TraceKind::Candidate && e.divisor != 1)
      line += "; price: / " + frequency_text(e.divisor) + ", since others get a register";
    else if (e.divisor != 1)
      line = " (" + line.substr(1) + ") / " + frequency_text(e.divisor) + " = " +
             frequency_text(sum / e.divisor);
    line = (e.kind == TraceKind::Visit ? "      weight =" : "          =") + line + "\n";
    const bool is_repeated = e.kind == TraceKind::Candidate && line == last_sum_;
    if (!is_repeated) out_ += line;
    last_sum_ = line;
  }
  std::string name_of(const CostTerm& term) const {
    const std::string value = term.value < a_.values.size() ? a_.values[term.value] : "";
    const std::string at = " at " + place(term.point.value);
    switch (term.kind) {
      case CostKind::Save:
        return "save and restore";
      case CostKind::FixedCopy:
        return "copy to the operand" + at;
      case CostKind::OwnCopy:
        return "copy between parts of " + value + at;
      case CostKind::NeighbourCopy:
        return "copy between it and " + value + at;
      case CostKind::Store:
        return "store of " + value + at;
      case CostKind::Load:
        return "load of " + value + at;
      case CostKind::Fold:
        return value + " read from memory" + at;
      case CostKind::Remake:
        return value + " repeated" + at;
      case CostKind::LaterLoad:
        return "later load of " + value + at;
      case CostKind::LaterRemake:
        return value + " repeated later" + at;
      case CostKind::BackEdge:
        return value + " back at the end of the loop" + at;
      case CostKind::PhiStores:
        return "stores of " + value + " on edges" + at;
      case CostKind::LoopStore:
        return "stores of " + value + " in the loop" + at;
    }
    return {};
  }
  void write_candidate(size_t event) {
    const TraceEvent& e = record_.events[event];
    std::string line = "      " + padded(register_name(e.reg), 8);
    switch (e.way) {
      case Way::Free:
        line += "free to its end";
        break;
      case Way::Until:
        line += e.blocker == Blocker::None ? "free to its end" : "free until " + place(e.a);
        break;
      case Way::Evict:
        line += "taken from " + range_name(e.other_range);
        break;
      case Way::Wait:
        line += "wait for the next use";
        break;
      case Way::None:
        line += "not weighed";
        break;
    }
    if (e.blocker == Blocker::LiveRange && e.way != Way::Evict)
      line += ": " + range_name(e.other_range) + " is in it";
    if (e.blocker == Blocker::Waiting)
      line += ": " + range_name(e.other_range) + " comes back to it at " +
              place(return_of(e.other_range, e.a));
    if (e.blocker == Blocker::Fixed) line += ": an operand must be in it";
    if (e.blocker == Blocker::Call) line += ": an instruction destroys it";
    if (e.way != Way::None) {
      line = padded(line, 64) + " cost " + frequency_text(e.cost);
      if (e.price != e.cost) line += ", price " + frequency_text(e.price);
      if (e.copies_saved != 0)
        line += " (saves " + number_of(e.copies_saved, "copy", "copies") + ")";
    }
    out_ += line + "\n";
    write_sum(event);
  }

  std::string& out_;
  const NamedAllocation& a_;
  const AllocationRecord& record_;
  // By web; its values by their starts.
  std::vector<std::vector<uint32_t>> members_;
  std::vector<std::vector<uint32_t>> ranges_of_;  // by web, by their starts
  std::vector<uint32_t> order_;                   // webs that live, by their starts
  std::string last_sum_;                          // that was written
};

struct Row {
  std::string name;
  AllocationStatistics statistics;
  uint64_t bytes = 0;
  size_t differing = 0;  // values in other places than with the first
};

void add(Row& to, const AllocationStatistics& s, uint64_t bytes, size_t differing) {
  AllocationStatistics& sum = to.statistics;
  sum.spills += s.spills;
  sum.reloads += s.reloads;
  sum.copies += s.copies + s.exchanges;
  sum.rematerializations += s.rematerializations;
  sum.folds += s.folds;
  sum.weighted_spills += s.executed();
  sum.splits += s.splits;
  sum.spill_slots += s.spill_slots;
  to.bytes += bytes;
  to.differing += differing;
}

// Values that are in other registers than with the other allocation, or in memory instead.
size_t values_that_differ(const AllocationRecord& a, const AllocationRecord& b) {
  auto places = [](const AllocationRecord& record) {
    std::map<uint32_t, std::set<unsigned>> of_web;
    for (const RecordedLiveRange& range : record.ranges)
      if (!range.is_temporary) of_web[range.web].insert(range.reg.number());
    return of_web;
  };
  auto in_a = places(a), in_b = places(b);
  size_t count = 0;
  for (size_t v = 0; v < a.values.size() && v < b.values.size(); ++v)
    count += in_a[a.values[v].web] != in_b[b.values[v].web];
  return count;
}

void write_table(std::string& out, const std::string& title, const std::vector<Row>& rows) {
  out += title + "\n  " + padded("allocator", 26);
  for (const char* head : {"copies", "stores", "loads", "folds", "remade", "executed", "slots",
                           "splits", "bytes", "differs"})
    out += right(head, 10);
  out += "\n";
  for (const Row& row : rows) {
    const AllocationStatistics& s = row.statistics;
    out += "  " + padded(row.name, 26);
    for (uint32_t count : {s.copies, s.spills, s.reloads, s.folds, s.rematerializations})
      out += right(std::to_string(count), 10);
    out += right(frequency_text(s.weighted_spills), 10);
    for (uint32_t count : {s.spill_slots, s.splits}) out += right(std::to_string(count), 10);
    out += right(std::to_string(row.bytes), 10) + right(std::to_string(row.differing), 10) + "\n";
  }
  out += "\n";
}

// Of each allocation what `write` has to say, after the function's name; it returns false for
// nothing.
template <typename Write>
std::string sections(const FunctionRecord& function, Write write) {
  std::string out;
  for (const NamedAllocation& allocation : function.allocations) {
    std::string section = "@" + function.name + ": ";
    AllocationText text(section, allocation);
    if (write(text)) out += section + "\n";
  }
  return out;
}

// Machine instructions that contain the one that defines the value, if they are its readers'.
void append_folding(std::string& out, const FunctionRecord& function, std::string_view value) {
  for (const NamedAllocation& allocation : function.allocations)
    for (const FoldedInstruction& folded : folded_instructions(function, allocation)) {
      if (folded.value != value) continue;
      auto write = [&](auto is_wanted) {
        for (size_t n = 0; n < allocation.origins.size(); ++n)
          if (is_wanted(n))
            out += right(std::to_string(n), 7) + "  " + allocation.instructions[n] + "\n";
      };
      auto is_of_reader = [&](size_t n) {
        return std::ranges::any_of(folded.readers, [&](const std::string& reader) {
          return allocation.instructions[n].starts_with(reader + ":");
        });
      };
      out += "@" + function.name + ": " + std::string(value) + " is part of\n";
      write([&](size_t n) {
        return std::ranges::binary_search(folded.into, allocation.origins[n]) &&
               (!folded.has_copies || folded.readers.empty() || is_of_reader(n));
      });
      if (!folded.has_copies) return;  // the same with other allocators
      out += "  and other instructions from its line are\n";
      return write([&](size_t n) { return allocation.origins[n] == folded.origin; });
    }
}

// Of a value that is gone before selection, and of which no more is known.
void append_removal(std::string& out, const FunctionRecord& function, std::string_view value) {
  const std::optional<RemovedValue> removed = removed_value(function, value);
  if (!removed) return;
  out += "@" + function.name + ": " + std::string(value) + " is gone after " +
         function.stages[removed->stage].pass +
         (removed->readers.empty() ? "; nothing read it\n" : "; it was read by\n");
  for (const std::string& reader : removed->readers) out += "         " + reader + "\n";
}

// The story of a machine value; of one that a pass replaced, of what it became; of one that is
// folded, where; of one that went with its readers, these.
std::string story_of_value(const FunctionRecord& function, std::string_view name) {
  auto machine_story = [&](std::string_view value) {
    return sections(function, [&](AllocationText& text) { return text.write_story(value); });
  };
  std::string story = machine_story(name);
  if (!story.empty()) return story;
  const std::vector<ReplacedValue> trail = trail_of(replaced_values(function), name);
  for (const ReplacedValue& each : trail)
    story += "@" + function.name + ": " + each.value + " became " + each.by + " in " +
             function.stages[each.stage].pass + "\n";
  const std::string_view last = trail.empty() ? name : trail.back().by;
  std::string end = machine_story(last);
  if (end.empty()) append_folding(end, function, last);
  if (end.empty() && !trail.empty()) append_removal(end, function, last);
  return story + end;
}

// Of an alloca that a pass made values: these, and their stories.
std::string story_of_variable(const FunctionRecord& function, std::string_view name) {
  constexpr size_t kTold = 4;  // values
  const RemovedVariable variable = removed_variable(function, name);
  if (!variable.stage) return {};
  std::string values, stories;
  size_t count = 0;
  for (const std::string& each : variable.values) {
    values += (values.empty() ? "" : ", ") + each;
    if (each.starts_with('%') && ++count <= kTold) stories += story_of_value(function, each);
  }
  return "@" + function.name + ": " + std::string(name) + " is a variable in memory until " +
         function.stages[*variable.stage].pass +
         (values.empty() ? "; nothing is stored in it\n"
                         : "; what is stored in it: " + values + "\n") +
         stories;
}

}  // namespace

std::string to_text(const Explanation& explanation) {
  std::string out;
  for (const FunctionRecord& function : explanation.functions)
    for (const NamedAllocation& allocation : function.allocations) {
      out += "@" + function.name + ", register allocation by " + allocation.allocator + "\n";
      AllocationText(out, allocation).write_all();
      out += "\n";
    }
  return out;
}

std::string story_of(const Explanation& explanation, std::string_view value) {
  const std::string name = (value.starts_with('%') ? "" : "%") + std::string(value);
  std::string stories;
  for (const FunctionRecord& function : explanation.functions) {
    std::string story = story_of_value(function, name);
    if (story.empty()) story = story_of_variable(function, name);
    if (story.empty()) append_removal(story, function, name);
    stories += story;
  }
  return stories;
}

bool has_names_of_source(const Explanation& explanation) {
  auto has_name = [](std::string_view line) {
    const size_t at = line.find_first_not_of(' ');
    return at != line.npos && line.size() > at + 1 && line[at] == '%' && !is_digit(line[at + 1]) &&
           line.find(" = ") != line.npos;
  };
  return std::ranges::any_of(explanation.functions, [&](const FunctionRecord& function) {
    return !function.stages.empty() &&
           std::ranges::any_of(lines_of(function.stages[0].text), has_name);
  });
}

std::string live_values(const Explanation& explanation, uint32_t position) {
  std::string out;
  for (const FunctionRecord& function : explanation.functions)
    out += sections(function, [&](AllocationText& text) { return text.write_live(position); });
  return out;
}

std::string places_of(const NamedAllocation& allocation, std::string_view value) {
  std::string places;
  AllocationText(places, allocation).write_places(value);
  return places;
}

std::vector<std::string_view> value_names(const Explanation& explanation) {
  std::vector<std::string_view> names;
  for (const FunctionRecord& function : explanation.functions)
    for (const NamedAllocation& allocation : function.allocations)
      names.insert(names.end(), allocation.values.begin(), allocation.values.end());
  return names;
}

std::string comparison_of(const Explanation& explanation) {
  std::string out;
  std::vector<Row> total;
  for (const FunctionRecord& function : explanation.functions) {
    std::vector<Row> rows;
    for (const NamedAllocation& allocation : function.allocations) {
      Row& row = rows.emplace_back();
      row.name = allocation.allocator;
      const size_t differing =
          values_that_differ(function.allocations[0].record, allocation.record);
      add(row, allocation.record.statistics, allocation.code_bytes, differing);
      if (total.size() < rows.size()) total.push_back({row.name, {}, 0, 0});
      add(total[rows.size() - 1], allocation.record.statistics, allocation.code_bytes, differing);
    }
    write_table(out, "@" + function.name, rows);
  }
  if (explanation.functions.size() > 1)
    write_table(out, "all " + std::to_string(explanation.functions.size()) + " functions", total);
  return out +
         "copies, stores, loads, remade: inserted instructions (remade: constants, repeated); "
         "folds: "
         "operands in slots\n"
         "executed: these five, by block frequency; slots: of the frame; "
         "splits: "
         "of live ranges\n"
         "differs: values in other places than with the first allocator\n";
}

}  // namespace lilt::report
