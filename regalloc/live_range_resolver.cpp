#include "regalloc/live_range_resolver.h"

#include <algorithm>

#include "ir/support/no_index.h"
#include "regalloc/clean_edits.h"
#include "regalloc/stack_slots.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using mir::RegSet;

namespace {}  // namespace

LiveRangeResolver::LiveRangeResolver(const ProgramPoints& points, const Loops& loops,
                                     const Liveness& liveness, const LiveIntervals& intervals,
                                     Webs& webs, const LiveRanges& ranges,
                                     const RegisterChoice& choice, TraceObserver* trace,
                                     Allocation& result, Arena& scratch)
    : scratch_(scratch),
      points_(points),
      loops_(loops),
      liveness_(liveness),
      intervals_(intervals),
      webs_(webs),
      ranges_(ranges),
      choice_(choice),
      trace_(trace),
      result_(result) {
  for (RegSet m : choice_.members) members_ = members_ | m;
}

void LiveRangeResolver::run() {
  index_ranges();
  assign_slots();
  locate_cells();
  connect_ranges();
  move_operands();
  webs_.release_uses();
  find_entries();
  move_on_edges();
  place_stores();
  order_moves();
  claim_live_ins();
  clean_edits(points_, result_);
  count_edits(points_, result_);
  result_.statistics.splits = ranges_.splits();
  result_.statistics.evictions = ranges_.evictions;
}

// --- where values are

void LiveRangeResolver::index_ranges() {
  stay_start_.reserve(webs_.count() + 1);
  stays_.reserve(ranges_.size());
  for (uint32_t w = 0; w < webs_.count(); ++w) {
    stay_start_.push_back(static_cast<uint32_t>(stays_.size()));
    for (uint32_t p = ranges_.first_range(w); p != kNone; p = ranges_[p].next) {
      const uint32_t next = ranges_[p].next;
      stays_.push_back({ranges_[p].from, next == kNone ? kNone : ranges_[next].from, p});
    }
  }
  stay_start_.push_back(static_cast<uint32_t>(stays_.size()));
  last_stay_.assign(stay_start_.begin(), stay_start_.end() - 1);
}

// Some value that cannot be rematerialized is in memory.
bool LiveRangeResolver::needs_slot(uint32_t web) const {
  for (uint32_t p = ranges_.first_range(web); p != kNone; p = ranges_[p].next) {
    const LiveRange& range = ranges_[p];
    if (range.reg != 0) continue;
    for (uint32_t r = range.first_segment; r < range.last_segment; ++r)
      if (!intervals_.is_rematerializable(webs_.segments()[r].value)) return true;
  }
  return false;
}

void LiveRangeResolver::assign_slots() {
  ArenaVector<SlotRequest> requests(scratch_);
  ArenaVector<uint32_t> askers(scratch_);
  for (uint32_t w = 0; w < webs_.count(); ++w) {
    if (!needs_slot(w)) continue;
    auto register_class = static_cast<size_t>(webs_.class_of(w));
    requests.push_back({webs_.segments()[webs_.first_segment(w)].from,
                        webs_.segments()[webs_.first_segment(w + 1) - 1].to,
                        function_.target().classes[register_class].spill_size, 0});
    askers.push_back(w);
  }
  // After a second return of setjmp, values are read that were last used before the first.
  share_slots(requests, result_.spill_slots, !function_.frame.calls_return_twice, scratch_);
  slot_.assign(webs_.count(), kNone);
  for (size_t i = 0; i < askers.size(); ++i) {
    slot_[askers[i]] = requests[i].slot;
    if (trace_ == nullptr) continue;
    TraceEvent event{TraceKind::Slot, Point{requests[i].from}, 0, 0, {}, requests[i].slot, 0, 0};
    event.web = webs_.segments()[webs_.first_segment(askers[i])].value;
    trace_->event(event);
  }
}

Location LiveRangeResolver::location_in(const LiveRange& range, uint32_t value) const {
  if (range.reg != 0) return Location::in(Register(range.reg));
  if (intervals_.is_rematerializable(value)) return {};
  return Location::spill(slot_[range.web]);
}

// Questions about a web come in the order of points, mostly: the live range of the last answer and
// the one after it are tried first.
const LiveRangeResolver::Stay& LiveRangeResolver::find_stay(uint32_t web, uint32_t point) {
  const uint32_t first = stay_start_[web], last = stay_start_[web + 1];
  if (last - first == 1) return stays_[first];
  uint32_t& at = last_stay_[web];
  if (at + 1 != last && stays_[at + 1].covers(point)) return stays_[++at];
  const auto after = std::upper_bound(stays_.begin() + first, stays_.begin() + last, point,
                                      [](uint32_t p, const Stay& stay) { return p < stay.from; });
  at = static_cast<uint32_t>(after - stays_.begin()) - 1;
  return stays_[at];
}

Location LiveRangeResolver::location_at(uint32_t value, uint32_t point) {
  return location_in(range_of(stay_at(webs_.web_of(value), point)), value);
}

void LiveRangeResolver::locate_cells() {
  result_.cells.resize(function_.cells.size());
  for (const MachineInstr& instruction : function_.instructions)
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const Cell& cell = function_.cells[instruction.first_cell + c];
      if (cell.is_register() && cell.fixed != 0 && cell.reg().is_virtual())
        result_.cells[instruction.first_cell + c] = Location::in(Register(cell.fixed));
    }
  for (const LiveRange& range : ranges_.all())
    if (!range.temporary) locate_uses(range);
  for (const LiveRange& range : ranges_.all())
    if (range.temporary) locate_uses(range);
  locate_tied();
}

void LiveRangeResolver::locate_uses(const LiveRange& range) {
  for (uint32_t u = range.first_use; u < range.last_use; ++u) {
    const Use& use = webs_.uses()[u];
    switch (use.kind) {
      case UseKind::Register:
      case UseKind::Definition:
        if (range.reg != 0) result_.cells[use.cell] = Location::in(Register(range.reg));
        break;
      case UseKind::RegisterOrMemory:
        if (range.reg != 0 || ranges_.is_folded(u))
          result_.cells[use.cell] = location_in(range, use.value);
        break;
      case UseKind::PhiDefinition:
        result_.cells[use.cell] = location_in(range, use.value);
        break;
      case UseKind::Fixed:
      case UseKind::FixedDefinition:
      case UseKind::Tied:
        break;
    }
  }
}

void LiveRangeResolver::locate_tied() {
  for (const Use& use : webs_.uses()) {
    if (use.kind != UseKind::Tied && use.kind != UseKind::Fixed) continue;
    const Cell& cell = function_.cells[use.cell];
    if (cell.tied_to < 0) continue;
    uint32_t first = points_.instruction(use.number()).first_cell;
    result_.cells[use.cell] = result_.cells[first + static_cast<uint32_t>(cell.tied_to)];
  }
}

// --- moves

void LiveRangeResolver::add(uint32_t number, Phase phase, Location from, Location to,
                            uint32_t value) {
  if (from == to || to.is_none()) return;
  bool stores = from.is_register() && to.is_memory() && to.slot() == slot_[webs_.web_of(value)] &&
                !intervals_.is_rematerializable(value);
  moves_.push_back({uint64_t{number} << 3 | phase, from, to, value,
                    static_cast<uint32_t>(moves_.size()), stores});
}

void LiveRangeResolver::connect_ranges() {
  for (uint32_t w = 0; w < webs_.count(); ++w)
    for (uint32_t i = stay_start_[w] + 1; i < stay_start_[w + 1]; ++i) {
      const LiveRange& a = range_of(stays_[i - 1]);
      const LiveRange& b = range_of(stays_[i]);
      const LiveSegment& segment = webs_.segments()[b.first_segment];
      bool same_value_lives_on = a.to == b.from && segment.from < b.from;
      uint32_t number = b.from / 4;
      bool between_blocks = b.from == points_.block(points_.block_of(number)).start_point();
      if (!same_value_lives_on || between_blocks) continue;
      Phase phase = b.from % 4 == 0 ? BetweenLiveRanges : LateStores;
      add(points_.gap_at_or_before(number), phase, location_in(a, segment.value),
          location_in(b, segment.value), segment.value);
    }
}

void LiveRangeResolver::move_operands() {
  for (const Use& use : webs_.uses()) {
    if (use.is_definition()) {
      leave_definition(use);
      continue;
    }
    if (use.kind != UseKind::Fixed && use.kind != UseKind::Tied) continue;
    add(points_.gap_at_or_before(use.number()), Operands, location_at(use.value, use.point),
        result_.cells[use.cell], use.value);
  }
  for (const LiveRange& range : ranges_.all())
    if (range.temporary) move_temporary(range);
}

void LiveRangeResolver::move_temporary(const LiveRange& range) {
  const Use& use = webs_.uses()[range.first_use];
  if (use.is_definition()) return;  // leave_definition has seen to it
  add(points_.gap_at_or_before(use.number()), Operands, location_at(use.value, use.point),
      Location::in(Register(range.reg)), use.value);
}

// From the register that the instruction writes to the value's place.
void LiveRangeResolver::leave_definition(const Use& use) {
  Location written = result_.cells[use.cell];
  if (use.kind == UseKind::PhiDefinition || written.is_none()) return;
  add(use.number() + 1, Definitions, written, location_at(use.value, use.point), use.value);
}

void LiveRangeResolver::find_entries() {
  if (liveness_.span_count() == 0) return;
  entries_.reserve(points_.block_count());
  for (const BlockSpan& to : points_.blocks()) {
    Entry entry;
    entry.start = to.start_point();
    for (mir::BlockId id : function_.predecessors(to.id)) {
      const uint32_t end = points_.block(points_.position_of(id)).end_point() - 1;
      entry.first = std::min(entry.first, end);
      entry.last = std::max(entry.last, end);
    }
    entry.claimed = to.moves_at_start ? entry.last : entry.start;
    entries_.push_back(entry);
  }
}

void LiveRangeResolver::move_on_edges() {
  for (uint32_t value = 0; value < intervals_.value_count(); ++value) {
    const std::span<const LiveSpan> spans = liveness_.spans(value);
    if (spans.empty() || is_one_range(webs_.web_of(value))) continue;
    for (const LiveSpan& span : spans) move_into(value, span);
  }
  for (const BlockSpan& to : points_.blocks())
    if (to.has_phis())
      for (mir::BlockId id : function_.predecessors(to.id))
        move_phis(points_.block(points_.position_of(id)), to);
}

// On the edges into blocks that the value is live into.
void LiveRangeResolver::move_into(uint32_t value, const LiveSpan& span) {
  const uint32_t web = webs_.web_of(value);
  for (BlockPosition b = span.first; b <= span.last; ++b) {
    const Entry& entry = entries_[b];
    const Stay here = stay_at(web, entry.start);
    const uint32_t loop = loop_in_range(b, span, range_of(here));
    const bool stays = here.covers(entry.first) && here.covers(entry.last);
    if (!stays && (span.is_through || lives_at(value, entry.start)))
      move_into_block(value, points_.block(b), here);
    if (loop != kNone) b = loops_[loop].last;
  }
}

void LiveRangeResolver::move_into_block(uint32_t value, const BlockSpan& to, const Stay& here) {
  const uint32_t web = webs_.web_of(value);
  for (mir::BlockId id : function_.predecessors(to.id)) {
    const BlockSpan& from = points_.block(points_.position_of(id));
    const Stay& there = stay_at(web, from.end_point() - 1);
    if (here.range == there.range) continue;
    add(to.moves_at_start ? to.first : from.first_terminator,
        to.moves_at_start ? BlockStart : BlockEnd, location_in(range_of(there), value),
        location_in(range_of(here), value), value);
  }
}

// The whole loop that starts with the block, if the live range covers it: then no edge in it moves
// the value, and one claim serves it.
uint32_t LiveRangeResolver::loop_in_range(BlockPosition block, const LiveSpan& span,
                                          const LiveRange& range) const {
  const uint32_t loop = loops_.innermost(block);
  if (loop == kNone || loops_[loop].header != block || !loops_[loop].is_whole) return kNone;
  if (!span.is_through || loops_[loop].last > span.last) return kNone;
  return points_.block(loops_[loop].last).end_point() <= range.to ? loop : kNone;
}

void LiveRangeResolver::move_phis(const BlockSpan& from, const BlockSpan& to) {
  const uint32_t number = to.moves_at_start ? to.first : from.first_terminator;
  const Phase phase = to.moves_at_start ? BlockStart : BlockEnd;
  for (uint32_t n = to.first; n < to.first_ordinary; ++n) {
    const MachineInstr& phi = function_.instructions[to.array_begin + (n - to.first)];
    const Register input = points_.phi_input(function_.cells_of(phi), from.id);
    if (!input.is_virtual()) continue;
    add(number, phase, location_at(input.virtual_index(), from.end_point() - 1),
        result_.cells[phi.first_cell], input.virtual_index());
  }
}

// False for an input of a PHI whose block makes the moves itself: it ends on the edge.
bool LiveRangeResolver::lives_at(uint32_t value, uint32_t point) const {
  auto segments = intervals_.segments(value);
  auto segment = std::lower_bound(segments.begin(), segments.end(), point,
                                  [](const LiveSegment& r, uint32_t p) { return r.to <= p; });
  return segment != segments.end() && segment->from <= point;
}

// Chooses for each value between storing at its transitions and storing once at its definition.
void LiveRangeResolver::place_stores() {
  ArenaVector<double> transitions(intervals_.value_count(), 0, scratch_);
  for (const Move& m : moves_)
    if (m.stores && (m.key & 7) != Definitions)
      transitions[m.value] += points_.weight_at(static_cast<uint32_t>(m.key >> 3));
  stored_.assign(intervals_.value_count(), false);
  for (uint32_t v = 0; v < intervals_.value_count(); ++v) {
    if (transitions[v] == 0) continue;
    double weight = points_.weight_at(liveness_.definition(v));
    Location home = Location::spill(slot_[webs_.web_of(v)]);
    uint32_t definition = liveness_.definition(v);
    bool phi = definition < points_.block(points_.block_of(definition)).first_ordinary;
    uint32_t point =
        phi ? points_.block(points_.block_of(definition)).start_point() : 4 * definition + 2;
    if (location_at(v, point) == home)
      stored_[v] = true;
    else if (weight <= transitions[v])
      store_at_definition(v, weight);
  }
  auto needless = [&](const Move& m) {
    return m.stores && (m.key & 7) != Definitions && stored_[m.value];
  };
  moves_.erase(std::remove_if(moves_.begin(), moves_.end(), needless), moves_.end());
}

void LiveRangeResolver::store_at_definition(uint32_t value, double weight) {
  stored_[value] = true;
  uint32_t definition = liveness_.definition(value);
  const BlockSpan& block = points_.block(points_.block_of(definition));
  const MachineInstr& instruction = points_.instruction(definition);
  uint32_t number = std::max(definition + 1, block.first_ordinary);
  for (uint32_t c = 0; c < instruction.cell_count; ++c) {
    const Cell& cell = function_.cells[instruction.first_cell + c];
    if (cell.is_def() && cell.reg().is_virtual() && cell.reg().virtual_index() == value)
      add(number, Definitions, result_.cells[instruction.first_cell + c],
          Location::spill(slot_[webs_.web_of(value)]), value);
  }
  if (trace_ != nullptr)
    trace_->event({TraceKind::StoreAtDefinition,
                   Point::at(number, Slot::Gap),
                   value,
                   0,
                   {},
                   value,
                   0,
                   weight});
}

EditReason LiveRangeResolver::reason_of(Phase phase) {
  static constexpr EditReason kReasons[] = {EditReason::Edge,       EditReason::Definition,
                                            EditReason::LiveRanges, EditReason::LiveRanges,
                                            EditReason::Operand,    EditReason::Edge};
  return kReasons[phase];
}

void LiveRangeResolver::order_moves() {
  std::sort(moves_.begin(), moves_.end(), [](const Move& a, const Move& b) {
    return a.key != b.key ? a.key < b.key : a.sequence < b.sequence;
  });
  result_.edits.reserve(moves_.size());
  for (size_t i = 0; i < moves_.size();) {
    size_t end = i;
    for (; end < moves_.size() && moves_[end].key == moves_[i].key; ++end) {
      const Move& m = moves_[end];
      Register value = Register::virtual_register(m.value);
      parallel_.add(m.from, m.to, function_.class_of(value), value);
    }
    const Move *first = moves_.data() + i, *last = moves_.data() + end;
    RegSet free = needs_free_register(first, last) ? free_registers(first, last) : RegSet();
    parallel_.resolve(Point::at(static_cast<uint32_t>(first->key >> 3), Slot::Gap), free, members_,
                      reason_of(static_cast<Phase>(first->key & 7)));
    i = end;
  }
}

// Only cycles and moves that end in memory without starting in a register do. Where moves go both
// into memory and out of it, a cycle may lead through a slot: such a cycle is assumed.
bool LiveRangeResolver::needs_free_register(const Move* first, const Move* last) const {
  RegSet read, written;
  bool loads = false, stores = false;
  uint8_t source[64] = {};
  for (const Move* m = first; m != last; ++m) {
    if (m->to.is_memory() && !m->from.is_register()) return true;
    loads |= m->from.is_memory();
    stores |= m->to.is_memory();
    if (m->from.is_register()) read.insert(m->from.reg());
    if (!m->to.is_register() || written.contains(m->to.reg())) continue;  // the first one counts
    written.insert(m->to.reg());
    source[m->to.reg().number()] =
        m->from.is_register() ? static_cast<uint8_t>(m->from.reg().number()) : 0;
  }
  if (RegSet both = read & written; both.empty() || (loads && stores)) return !both.empty();
  // Each chain is followed back to where it starts, or to one that was followed before.
  while (!written.empty()) {
    RegSet chain;
    for (Register r = written.first(); written.contains(r); r = Register(source[r.number()])) {
      if (chain.contains(r)) return true;
      chain.insert(r);
    }
    written = written - chain;
  }
  return false;
}

// Registers that hold nothing around the gap (at a block's end: up to that end).
RegSet LiveRangeResolver::free_registers(const Move* first, const Move*) {
  if (!occupied_indexed_) index_occupied();
  auto number = static_cast<uint32_t>(first->key >> 3);
  const BlockSpan& block = points_.block(points_.block_of(number));
  auto phase = static_cast<Phase>(first->key & 7);
  uint32_t from = 4 * number, to = 4 * number + 2;
  if (phase != BlockStart && number != block.first) --from;
  if (phase == BlockEnd) to = block.end_point();
  RegSet free;
  members_.for_each([&](Register r) {
    const auto& list = occupied_[r.number()];
    auto found = std::lower_bound(list.begin(), list.end(), from,
                                  [](const Occupied& o, uint32_t p) { return o.to <= p; });
    if (found == list.end() || found->from >= to) free.insert(r);
  });
  return free;
}

void LiveRangeResolver::index_occupied() {
  occupied_indexed_ = true;
  for (const LiveRange& range : ranges_.all()) {
    if (range.reg == 0) continue;
    auto& list = occupied_[range.reg];
    if (range.temporary) list.push_back({range.from, range.to});
    for (uint32_t r = range.first_segment; r < range.last_segment; ++r)
      list.push_back({std::max(range.from, webs_.segments()[r].from),
                      std::min(range.to, webs_.segments()[r].to)});
  }
  members_.for_each([&](Register r) {
    auto& list = occupied_[r.number()];
    for (const Reservation& reserved : intervals_.reservations(r))
      list.push_back({reserved.from, reserved.to});
    std::sort(list.begin(), list.end(),
              [](const Occupied& a, const Occupied& b) { return a.from < b.from; });
    // Entries may overlap where a value is in the register reserved for it: ends must ascend.
    for (size_t i = 1; i < list.size(); ++i) list[i].to = std::max(list[i].to, list[i - 1].to);
  });
}

// --- claims

void LiveRangeResolver::claim_live_ins() {
  for (const Edit& edit : result_.edits)
    if (edit.kind == EditKind::Reload && !edit.value.valid())
      borrowed_.push_back({edit.to, points_.block_of(edit.point.instruction())});
  claims_.reserve(liveness_.span_count());
  for (uint32_t value = 0; value < intervals_.value_count(); ++value) {
    const std::span<const LiveSpan> spans = liveness_.spans(value);
    if (spans.empty()) continue;
    if (is_one_range(webs_.web_of(value)))
      claim_in_one_place(value, spans);
    else
      for (const LiveSpan& span : spans) claim_in(value, span);
  }
  claims_.finish(result_);
}

void LiveRangeResolver::claim_in_one_place(uint32_t value, std::span<const LiveSpan> spans) {
  const LiveRange& range = range_of(stays_[stay_start_[webs_.web_of(value)]]);
  const Location here = location_in(range, value);
  for (const LiveSpan& span : spans)
    if (span.first != span.last)
      claim_in(value, span);
    else if (!here.is_none())
      claims_.add(span.first, {Register::virtual_register(value), here});
}

// What was stored after its definition is in its slot everywhere.
void LiveRangeResolver::claim_in(uint32_t value, const LiveSpan& span) {
  const uint32_t web = webs_.web_of(value);
  const uint32_t whole = span.first != span.last ? loops_.innermost(span.first) : kNone;
  const bool in_slot = stored_[value] != 0;
  if (in_slot && whole != kNone) claim(span.first, whole, value, Location::spill(slot_[web]));
  for (BlockPosition b = span.first; b <= span.last; ++b) {
    const LiveRange& range = range_of(stay_at(web, entries_[b].claimed));
    const Location here = location_in(range, value);
    uint32_t loop = loop_in_range(b, span, range);
    if (loop != kNone && is_borrowed(here, loops_[loop])) loop = kNone;
    if (!here.is_none() && !(here.is_memory() && in_slot && whole != kNone))
      claim(b, loop, value, here);
    if (in_slot && whole == kNone && here.is_register())
      claim(b, loop, value, Location::spill(slot_[web]));
    if (loop != kNone) b = loops_[loop].last;
  }
}

// Throughout a loop, or (without one) on entry to a block.
void LiveRangeResolver::claim(BlockPosition block, uint32_t loop, uint32_t value,
                              Location location) {
  const Claim claim{Register::virtual_register(value), location};
  if (loop != kNone)
    claims_.add_to_loop(loop, claim);
  else
    claims_.add(block, claim);
}

// Whether an edit of the loop borrows the register: saves it, uses it and restores it.
bool LiveRangeResolver::is_borrowed(Location location, const Loop& loop) const {
  for (const Borrowed& b : borrowed_)
    if (b.location == location && loop.contains(b.block)) return true;
  return false;
}

}  // namespace lilt::regalloc
