#include "regalloc/piece_resolver.h"

#include <algorithm>
#include <cassert>

#include "ir/support/no_index.h"
#include "regalloc/clean_edits.h"
#include "regalloc/stack_slots.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using mir::RegSet;

namespace {}  // namespace

PieceResolver::PieceResolver(const ProgramPoints& points, const Loops& loops,
                             const Liveness& liveness, const LiveIntervals& intervals, Webs& webs,
                             const Pieces& pieces, const RegisterChoice& choice,
                             TraceObserver* trace, Allocation& result, Arena& scratch)
    : scratch_(scratch),
      points_(points),
      function_(points.function()),
      loops_(loops),
      liveness_(liveness),
      intervals_(intervals),
      webs_(webs),
      pieces_(pieces),
      choice_(choice),
      trace_(trace),
      result_(result),
      parallel_(function_.target(), result.edits, result.spill_slots, scratch, function_.features),
      claims_(points, loops, scratch) {
  for (RegSet m : choice_.members) members_ = members_ | m;
}

void PieceResolver::run() {
  index_pieces();
  assign_slots();
  locate_cells();
  connect_pieces();
  move_operands();
  webs_.release_uses();
  find_entries();
  move_on_edges();
  place_stores();
  order_moves();
  claim_live_ins();
  clean_edits(points_, result_);
  count_edits(points_, result_);
  result_.statistics.splits = pieces_.splits();
  result_.statistics.evictions = pieces_.evictions;
}

// --- where values are

void PieceResolver::index_pieces() {
  stay_start_.reserve(webs_.count() + 1);
  stays_.reserve(pieces_.size());
  for (uint32_t w = 0; w < webs_.count(); ++w) {
    stay_start_.push_back(static_cast<uint32_t>(stays_.size()));
    for (uint32_t p = pieces_.first_piece(w); p != kNone; p = pieces_[p].next) {
      const uint32_t next = pieces_[p].next;
      stays_.push_back({pieces_[p].from, next == kNone ? kNone : pieces_[next].from, p});
    }
  }
  stay_start_.push_back(static_cast<uint32_t>(stays_.size()));
  last_stay_.assign(stay_start_.begin(), stay_start_.end() - 1);
}

// Some value that cannot be rematerialized is in memory.
bool PieceResolver::needs_slot(uint32_t web) const {
  for (uint32_t p = pieces_.first_piece(web); p != kNone; p = pieces_[p].next) {
    const Piece& piece = pieces_[p];
    if (piece.reg != 0) continue;
    for (uint32_t r = piece.first_range; r < piece.last_range; ++r)
      if (!intervals_.is_rematerializable(webs_.ranges()[r].value)) return true;
  }
  return false;
}

void PieceResolver::assign_slots() {
  ArenaVector<SlotRequest> requests(scratch_);
  ArenaVector<uint32_t> askers(scratch_);
  for (uint32_t w = 0; w < webs_.count(); ++w) {
    if (!needs_slot(w)) continue;
    auto register_class = static_cast<size_t>(webs_.class_of(w));
    requests.push_back({webs_.ranges()[webs_.first_range(w)].from,
                        webs_.ranges()[webs_.first_range(w + 1) - 1].to,
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
    event.web = webs_.ranges()[webs_.first_range(askers[i])].value;
    trace_->event(event);
  }
}

Location PieceResolver::location_in(const Piece& piece, uint32_t value) const {
  if (piece.reg != 0) return Location::in(Register(piece.reg));
  if (intervals_.is_rematerializable(value)) return {};
  return Location::spill(slot_[piece.web]);
}

// Questions about a web come in the order of points, mostly: the piece of the last answer and the
// one after it are tried first.
const PieceResolver::Stay& PieceResolver::find_stay(uint32_t web, uint32_t point) {
  const uint32_t first = stay_start_[web], last = stay_start_[web + 1];
  if (last - first == 1) return stays_[first];
  uint32_t& at = last_stay_[web];
  if (at + 1 != last && stays_[at + 1].covers(point)) return stays_[++at];
  const auto behind = std::upper_bound(stays_.begin() + first, stays_.begin() + last, point,
                                       [](uint32_t p, const Stay& stay) { return p < stay.from; });
  at = static_cast<uint32_t>(behind - stays_.begin()) - 1;
  return stays_[at];
}

Location PieceResolver::location_at(uint32_t value, uint32_t point) {
  return location_in(piece_of(stay_at(webs_.web_of(value), point)), value);
}

void PieceResolver::locate_cells() {
  result_.cells.resize(function_.cells.size());
  for (const MachineInstr& instruction : function_.instructions)
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const Cell& cell = function_.cells[instruction.first_cell + c];
      if (cell.is_register() && cell.fixed != 0 && cell.reg().is_virtual())
        result_.cells[instruction.first_cell + c] = Location::in(Register(cell.fixed));
    }
  for (const Piece& piece : pieces_.all())
    if (!piece.temporary) locate_uses(piece);
  for (const Piece& piece : pieces_.all())
    if (piece.temporary) locate_uses(piece);
  locate_tied();
}

void PieceResolver::locate_uses(const Piece& piece) {
  for (uint32_t u = piece.first_use; u < piece.last_use; ++u) {
    const Use& use = webs_.uses()[u];
    switch (use.kind) {
      case UseKind::Register:
      case UseKind::Definition:
        if (piece.reg != 0) result_.cells[use.cell] = Location::in(Register(piece.reg));
        break;
      case UseKind::RegisterOrMemory:
        if (piece.reg != 0 || pieces_.is_folded(u))
          result_.cells[use.cell] = location_in(piece, use.value);
        break;
      case UseKind::PhiDefinition:
        result_.cells[use.cell] = location_in(piece, use.value);
        break;
      case UseKind::Fixed:
      case UseKind::FixedDefinition:
      case UseKind::Tied:
        break;
    }
  }
}

void PieceResolver::locate_tied() {
  for (const Use& use : webs_.uses()) {
    if (use.kind != UseKind::Tied && use.kind != UseKind::Fixed) continue;
    const Cell& cell = function_.cells[use.cell];
    if (cell.tied_to < 0) continue;
    uint32_t first = points_.instruction(use.number()).first_cell;
    result_.cells[use.cell] = result_.cells[first + static_cast<uint32_t>(cell.tied_to)];
  }
}

// --- moves

void PieceResolver::add(uint32_t number, Phase phase, Location from, Location to, uint32_t value) {
  if (from == to || to.is_none()) return;
  bool stores = from.is_register() && to.is_memory() && to.slot() == slot_[webs_.web_of(value)] &&
                !intervals_.is_rematerializable(value);
  moves_.push_back({uint64_t{number} << 3 | phase, from, to, value,
                    static_cast<uint32_t>(moves_.size()), stores});
}

void PieceResolver::connect_pieces() {
  for (uint32_t w = 0; w < webs_.count(); ++w)
    for (uint32_t i = stay_start_[w] + 1; i < stay_start_[w + 1]; ++i) {
      const Piece& a = piece_of(stays_[i - 1]);
      const Piece& b = piece_of(stays_[i]);
      const LiveRange& range = webs_.ranges()[b.first_range];
      bool same_value_lives_on = a.to == b.from && range.from < b.from;
      uint32_t number = b.from / 4;
      bool between_blocks = b.from == points_.block(points_.block_of(number)).start_point();
      if (!same_value_lives_on || between_blocks) continue;
      Phase phase = b.from % 4 == 0 ? BetweenPieces : LateStores;
      add(points_.gap_at_or_before(number), phase, location_in(a, range.value),
          location_in(b, range.value), range.value);
    }
}

void PieceResolver::move_operands() {
  for (const Use& use : webs_.uses()) {
    if (use.is_definition()) {
      leave_definition(use);
      continue;
    }
    if (use.kind != UseKind::Fixed && use.kind != UseKind::Tied) continue;
    add(points_.gap_at_or_before(use.number()), Operands, location_at(use.value, use.point),
        result_.cells[use.cell], use.value);
  }
  for (const Piece& piece : pieces_.all())
    if (piece.temporary) move_temporary(piece);
}

void PieceResolver::move_temporary(const Piece& piece) {
  const Use& use = webs_.uses()[piece.first_use];
  if (use.is_definition()) return;  // leave_definition has seen to it
  add(points_.gap_at_or_before(use.number()), Operands, location_at(use.value, use.point),
      Location::in(Register(piece.reg)), use.value);
}

// From the register that the instruction writes to the value's place.
void PieceResolver::leave_definition(const Use& use) {
  Location written = result_.cells[use.cell];
  if (use.kind == UseKind::PhiDefinition || written.is_none()) return;
  add(use.number() + 1, Definitions, written, location_at(use.value, use.point), use.value);
}

void PieceResolver::find_entries() {
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

void PieceResolver::move_on_edges() {
  for (uint32_t value = 0; value < intervals_.value_count(); ++value) {
    const std::span<const LiveSpan> spans = liveness_.spans(value);
    if (spans.empty() || is_one_piece(webs_.web_of(value))) continue;
    for (const LiveSpan& span : spans) move_into(value, span);
  }
  for (const BlockSpan& to : points_.blocks())
    if (to.has_phis())
      for (mir::BlockId id : function_.predecessors(to.id))
        move_phis(points_.block(points_.position_of(id)), to);
}

// On the edges into blocks that the value is live into.
void PieceResolver::move_into(uint32_t value, const LiveSpan& span) {
  const uint32_t web = webs_.web_of(value);
  for (BlockPosition b = span.first; b <= span.last; ++b) {
    const Entry& entry = entries_[b];
    const Stay here = stay_at(web, entry.start);
    const uint32_t loop = loop_in_piece(b, span, piece_of(here));
    const bool stays = here.covers(entry.first) && here.covers(entry.last);
    if (!stays && (span.is_through || lives_at(value, entry.start)))
      move_into_block(value, points_.block(b), here);
    if (loop != kNone) b = loops_[loop].last;
  }
}

void PieceResolver::move_into_block(uint32_t value, const BlockSpan& to, const Stay& here) {
  const uint32_t web = webs_.web_of(value);
  for (mir::BlockId id : function_.predecessors(to.id)) {
    const BlockSpan& from = points_.block(points_.position_of(id));
    const Stay& there = stay_at(web, from.end_point() - 1);
    if (here.piece == there.piece) continue;
    add(to.moves_at_start ? to.first : from.first_terminator,
        to.moves_at_start ? BlockStart : BlockEnd, location_in(piece_of(there), value),
        location_in(piece_of(here), value), value);
  }
}

// The whole loop that starts with the block, if the piece covers it: then no edge in it moves the
// value, and one claim serves it.
uint32_t PieceResolver::loop_in_piece(BlockPosition block, const LiveSpan& span,
                                      const Piece& piece) const {
  const uint32_t loop = loops_.innermost(block);
  if (loop == kNone || loops_[loop].header != block || !loops_[loop].is_whole) return kNone;
  if (!span.is_through || loops_[loop].last > span.last) return kNone;
  return points_.block(loops_[loop].last).end_point() <= piece.to ? loop : kNone;
}

void PieceResolver::move_phis(const BlockSpan& from, const BlockSpan& to) {
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
bool PieceResolver::lives_at(uint32_t value, uint32_t point) const {
  auto ranges = intervals_.ranges(value);
  auto range = std::lower_bound(ranges.begin(), ranges.end(), point,
                                [](const LiveRange& r, uint32_t p) { return r.to <= p; });
  return range != ranges.end() && range->from <= point;
}

// Chooses for each value between storing at its transitions and storing once at its definition.
void PieceResolver::place_stores() {
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

void PieceResolver::store_at_definition(uint32_t value, double weight) {
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

EditReason PieceResolver::reason_of(Phase phase) {
  static constexpr EditReason kReasons[] = {EditReason::Edge,    EditReason::Definition,
                                            EditReason::Pieces,  EditReason::Pieces,
                                            EditReason::Operand, EditReason::Edge};
  return kReasons[phase];
}

void PieceResolver::order_moves() {
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
bool PieceResolver::needs_free_register(const Move* first, const Move* last) const {
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
RegSet PieceResolver::free_registers(const Move* first, const Move*) {
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

void PieceResolver::index_occupied() {
  occupied_indexed_ = true;
  for (const Piece& piece : pieces_.all()) {
    if (piece.reg == 0) continue;
    auto& list = occupied_[piece.reg];
    if (piece.temporary) list.push_back({piece.from, piece.to});
    for (uint32_t r = piece.first_range; r < piece.last_range; ++r)
      list.push_back(
          {std::max(piece.from, webs_.ranges()[r].from), std::min(piece.to, webs_.ranges()[r].to)});
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

void PieceResolver::claim_live_ins() {
  for (const Edit& edit : result_.edits)
    if (edit.kind == EditKind::Reload && !edit.value.valid())
      borrowed_.push_back({edit.to, points_.block_of(edit.point.instruction())});
  claims_.reserve(liveness_.span_count());
  for (uint32_t value = 0; value < intervals_.value_count(); ++value) {
    const std::span<const LiveSpan> spans = liveness_.spans(value);
    if (spans.empty()) continue;
    if (is_one_piece(webs_.web_of(value)))
      claim_in_one_place(value, spans);
    else
      for (const LiveSpan& span : spans) claim_in(value, span);
  }
  claims_.finish(result_);
}

void PieceResolver::claim_in_one_place(uint32_t value, std::span<const LiveSpan> spans) {
  const Piece& piece = piece_of(stays_[stay_start_[webs_.web_of(value)]]);
  const Location here = location_in(piece, value);
  for (const LiveSpan& span : spans)
    if (span.first != span.last)
      claim_in(value, span);
    else if (!here.is_none())
      claims_.add(span.first, {Register::virtual_register(value), here});
}

// What was stored after its definition is in its slot everywhere.
void PieceResolver::claim_in(uint32_t value, const LiveSpan& span) {
  const uint32_t web = webs_.web_of(value);
  const uint32_t whole = span.first != span.last ? loops_.innermost(span.first) : kNone;
  const bool in_slot = stored_[value] != 0;
  if (in_slot && whole != kNone) claim(span.first, whole, value, Location::spill(slot_[web]));
  for (BlockPosition b = span.first; b <= span.last; ++b) {
    const Piece& piece = piece_of(stay_at(web, entries_[b].claimed));
    const Location here = location_in(piece, value);
    uint32_t loop = loop_in_piece(b, span, piece);
    if (loop != kNone && is_borrowed(here, loops_[loop])) loop = kNone;
    if (!here.is_none() && !(here.is_memory() && in_slot && whole != kNone))
      claim(b, loop, value, here);
    if (in_slot && whole == kNone && here.is_register())
      claim(b, loop, value, Location::spill(slot_[web]));
    if (loop != kNone) b = loops_[loop].last;
  }
}

// Throughout a loop, or (without one) on entry to a block.
void PieceResolver::claim(BlockPosition block, uint32_t loop, uint32_t value, Location location) {
  const Claim claim{Register::virtual_register(value), location};
  if (loop != kNone)
    claims_.add_to_loop(loop, claim);
  else
    claims_.add(block, claim);
}

// Whether an edit of the loop borrows the register: saves it, uses it and restores it.
bool PieceResolver::is_borrowed(Location location, const Loop& loop) const {
  for (const Borrowed& b : borrowed_)
    if (b.location == location && loop.contains(b.block)) return true;
  return false;
}

}  // namespace lilt::regalloc
