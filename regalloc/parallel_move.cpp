#include "regalloc/parallel_move.h"

#include <algorithm>
#include <cassert>

namespace lilt::regalloc {

using mir::RegClass;
using mir::Register;
using mir::RegSet;

ParallelMove::ParallelMove(const mir::TargetDesc& target, std::vector<Edit>& edits,
                           std::vector<SpillSlot>& spill_slots, Arena& scratch, uint32_t features)
    : target_(target),
      features_(features),
      edits_(edits),
      spill_slots_(spill_slots),
      scratch_(scratch) {
  for (auto& slots : emergency_) std::fill(std::begin(slots), std::end(slots), UINT32_MAX);
}

void ParallelMove::add(Location from, Location to, RegClass register_class, Register value) {
  if (from == to) return;
  moves_.push_back({from, to, register_class, value, 0, 0, false});
}

void ParallelMove::resolve(Point point, RegSet free, RegSet victims, EditReason reason) {
  reason_ = reason;
  if (moves_.empty()) return;
  point_ = point;
  free_ = free;
  victims_ = victims;
  if (moves_.size() == 1) {
    const Move& m = moves_[0];
    emit(m.from, m.to, m.register_class, m.value);
    moves_.clear();
    return;
  }
  drop_needless();
  number_places();
  for (uint32_t p = 0; p < places_.size(); ++p) queue_if_ready(p);
  run_ready();
  for (uint32_t m = 0; m < moves_.size(); ++m)
    if (!moves_[m].done) break_cycle(m);
  moves_.clear();
}

// Several names of one destination (for one value) leave one move.
void ParallelMove::drop_needless() {
  auto same_destination = [](const Move& a, const Move& b) { return a.to == b.to; };
  if (moves_.size() <= 8) {
    for (size_t i = 1; i < moves_.size();) {
      bool repeated = std::any_of(moves_.begin(), moves_.begin() + static_cast<ptrdiff_t>(i),
                                  [&](const Move& m) { return same_destination(m, moves_[i]); });
      if (repeated)
        moves_.erase(moves_.begin() + static_cast<ptrdiff_t>(i));
      else
        ++i;
    }
    return;
  }
  std::stable_sort(moves_.begin(), moves_.end(),
                   [](const Move& a, const Move& b) { return a.to.place() < b.to.place(); });
  moves_.erase(std::unique(moves_.begin(), moves_.end(), same_destination), moves_.end());
}

void ParallelMove::number_places() {
  places_.clear();
  for (const Move& m : moves_) {
    places_.push_back({m.to, m.to});
    if (!m.from.is_none()) places_.push_back({m.from, m.from});
  }
  std::sort(places_.begin(), places_.end(), [](const LocationState& a, const LocationState& b) {
    return a.location.place() < b.location.place();
  });
  places_.erase(std::unique(places_.begin(), places_.end(),
                            [](const LocationState& a, const LocationState& b) {
                              return a.location == b.location;
                            }),
                places_.end());
  for (const LocationState& place : places_)
    if (place.location.is_register()) free_.erase(place.location.reg());
  for (uint32_t i = 0; i < moves_.size(); ++i) {
    Move& m = moves_[i];
    m.destination = place_of(m.to);
    places_[m.destination].writer = i;
    m.source = kNoMove;
    if (m.from.is_none()) continue;
    m.source = place_of(m.from);
    ++places_[m.source].readers;
  }
}

uint32_t ParallelMove::place_of(Location location) const {
  auto found = std::lower_bound(
      places_.begin(), places_.end(), location,
      [](const LocationState& place, Location l) { return place.location.place() < l.place(); });
  return static_cast<uint32_t>(found - places_.begin());
}

void ParallelMove::queue_if_ready(uint32_t index) {
  LocationState& place = places_[index];
  bool contents_needed = place.readers != 0 && place.holder == place.location;
  if (place.writer == kNoMove || place.queued || contents_needed) return;
  place.queued = true;
  (place.location.is_register() ? ready_registers_ : ready_memory_).push_back(place.writer);
}

void ParallelMove::run_ready() {
  while (!ready_registers_.empty() || !ready_memory_.empty()) {
    auto& queue = ready_registers_.empty() ? ready_memory_ : ready_registers_;
    uint32_t move = queue.back();
    queue.pop_back();
    perform(move);
  }
}

void ParallelMove::perform(uint32_t index) {
  Move& m = moves_[index];
  m.done = true;
  if (m.source == kNoMove) return emit({}, m.to, m.register_class, m.value);
  LocationState& source = places_[m.source];
  emit(source.holder, m.to, m.register_class, m.value);
  --source.readers;
  // A register copy serves the other readers when the original is in memory or is in the way.
  bool helps = source.holder.is_memory() ||
               (source.holder == source.location && !source.queued && source.writer != kNoMove);
  if (source.readers != 0 && m.to.is_register() && helps) source.holder = m.to;
  queue_if_ready(m.source);
}

// Every waiting destination now has exactly one waiting reader: the moves form a cycle.
void ParallelMove::break_cycle(uint32_t index) {
  LocationState& place = places_[moves_[index].destination];
  // The contents that step aside belong to the move that reads them. Its class may be another one:
  // slots are shared by classes of one size.
  uint32_t reader = index;
  while (moves_[reader].source != moves_[index].destination)
    reader = places_[moves_[reader].source].writer;
  const Move& waiting = moves_[reader];
  Register temporary = free_register(waiting.register_class);
  if (!temporary.valid() && exchange_cycle(index)) return;
  Location aside =
      temporary.valid() ? Location::in(temporary) : emergency_slot(waiting.register_class, true);
  if (temporary.valid()) free_.erase(temporary);
  emit(place.holder, aside, waiting.register_class, waiting.value);
  place.holder = aside;
  queue_if_ready(moves_[index].destination);
  run_ready();
  if (temporary.valid()) free_.insert(temporary);
}

// Exchanges along a cycle of registers; false when there is memory in it or nothing to exchange
// with.
bool ParallelMove::exchange_cycle(uint32_t first) {
  if (target_.classes[static_cast<size_t>(moves_[first].register_class)].exchange == 0)
    return false;
  for (uint32_t m = first;;) {
    if (!moves_[m].to.is_register() || !moves_[m].from.is_register()) return false;
    m = places_[moves_[m].source].writer;
    if (m == first) break;
  }
  for (uint32_t m = first;;) {
    moves_[m].done = true;
    uint32_t next = places_[moves_[m].source].writer;
    if (next == first) return true;
    append(EditKind::Exchange, moves_[m].from, moves_[m].to,
           widest_of_bank(moves_[m].register_class), {});
    m = next;
  }
}

void ParallelMove::emit(Location from, Location to, RegClass register_class, Register value) {
  bool through_register = to.is_memory() && !from.is_register();
  if (through_register) return emit_through_memory(from, to, register_class, value);
  EditKind kind = EditKind::Copy;
  if (from.is_none())
    kind = EditKind::Rematerialize;
  else if (from.is_memory())
    kind = EditKind::Reload;
  else if (to.is_memory())
    kind = EditKind::Spill;
  append(kind, from, to, register_class, value);
}

void ParallelMove::emit_through_memory(Location from, Location to, RegClass register_class,
                                       Register value) {
  Register temporary = free_register(register_class);
  Location saved;
  RegClass wide = widest_of_bank(register_class);
  if (!temporary.valid()) {
    RegSet bank = target_.classes[static_cast<size_t>(register_class)].members & victims_;
    assert(!bank.empty());
    temporary = bank.first();
    saved = emergency_slot(wide, false);
    append(EditKind::Spill, Location::in(temporary), saved, wide, {});
  }
  emit(from, Location::in(temporary), register_class, value);
  emit(Location::in(temporary), to, register_class, value);
  if (saved.is_memory()) append(EditKind::Reload, saved, Location::in(temporary), wide, {});
}

void ParallelMove::append(EditKind kind, Location from, Location to, RegClass register_class,
                          Register value) {
  edits_.push_back({point_, kind, register_class, reason_, from, to, value});
}

Register ParallelMove::free_register(RegClass register_class) const {
  const mir::RegClassDesc& desc = target_.classes[static_cast<size_t>(register_class)];
  RegSet candidates = free_ & desc.members;
  if (candidates.empty()) return {};
  for (Register r : desc.order)
    if (candidates.contains(r)) return r;
  return candidates.first();
}

RegClass ParallelMove::widest_of_bank(RegClass register_class) const {
  size_t widest = static_cast<size_t>(register_class);
  const auto width_of = [&](size_t c) {
    return std::pair(target_.classes[c].spill_size, target_.classes[c].move_width);
  };
  for (size_t c = 0; c < target_.classes.size(); ++c)
    if (target_.classes[c].bank == target_.classes[widest].bank &&
        (target_.classes[c].features & ~features_) == 0 && width_of(c) > width_of(widest))
      widest = c;
  return static_cast<RegClass>(widest);
}

Location ParallelMove::emergency_slot(RegClass register_class, bool for_cycle) {
  uint32_t& slot = emergency_[for_cycle][static_cast<size_t>(register_class)];
  if (slot == UINT32_MAX) {
    slot = static_cast<uint32_t>(spill_slots_.size());
    spill_slots_.push_back({target_.classes[static_cast<size_t>(register_class)].spill_size});
  }
  return Location::spill(slot);
}

}  // namespace lilt::regalloc
