#include "tests/faults/fault_injector.h"

#include <algorithm>

namespace lilt::regalloc::testing {

using mir::Cell;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::Register;

namespace {

constexpr FaultKind kKinds[] = {
    {"use elsewhere", &FaultInjector::use_elsewhere},
    {"definition elsewhere", &FaultInjector::definition_elsewhere},
    {"operands exchanged", &FaultInjector::operands_exchanged},
    {"value elsewhere", &FaultInjector::value_elsewhere},
    {"operand in another slot", &FaultInjector::operand_in_another_slot},
    {"operand in a slot", &FaultInjector::operand_in_a_slot},
    {"operand in a reserved register", &FaultInjector::operand_in_reserved_register},
    {"definition dropped", &FaultInjector::definition_dropped},
    {"copy dropped", &FaultInjector::copy_dropped},
    {"spill dropped", &FaultInjector::spill_dropped},
    {"reload dropped", &FaultInjector::reload_dropped},
    {"rematerialization dropped", &FaultInjector::rematerialization_dropped},
    {"edit from elsewhere", &FaultInjector::edit_from_elsewhere},
    {"edit to elsewhere", &FaultInjector::edit_to_elsewhere},
    {"nameless edit", &FaultInjector::nameless_edit},
    {"nameless edit from elsewhere", &FaultInjector::nameless_edit_from_elsewhere},
    {"edits reordered", &FaultInjector::edits_reordered},
    {"edit at another gap", &FaultInjector::edit_at_another_gap},
    {"edit of another class", &FaultInjector::edit_of_another_class},
    {"nameless edit of another class", &FaultInjector::nameless_edit_of_another_class},
    {"edit of another value", &FaultInjector::edit_of_another_value},
    {"exchange for copy", &FaultInjector::exchange_for_copy},
    {"copy for exchange", &FaultInjector::copy_for_exchange},
    {"stray copy", &FaultInjector::stray_copy},
    {"stray spill", &FaultInjector::stray_spill},
    {"slots merged", &FaultInjector::slots_merged},
    {"slot shrunk", &FaultInjector::slot_shrunk},
    {"claim elsewhere", &FaultInjector::claim_elsewhere},
    {"claim dropped", &FaultInjector::claim_dropped},
    {"claim of a span dropped", &FaultInjector::span_claim_dropped},
    {"span of claims moved", &FaultInjector::claim_span_moved},
    {"claim of a span overwritten", &FaultInjector::span_claim_overwritten},
};

bool before(const Edit& a, const Edit& b) { return a.point < b.point; }

}  // namespace

std::span<const FaultKind> fault_kinds() { return kKinds; }

FaultInjector::FaultInjector(const MachineFunction& function, Allocation& allocation,
                             std::mt19937& random)
    : function_(function), allocation_(allocation), random_(random), points_(function, scratch_) {
  for (uint32_t i = 0; i < function.instructions.size(); ++i) {
    const MachineInstr& instruction = function.instructions[i];
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const Cell& cell = function.cells[instruction.first_cell + c];
      if (!cell.holds_register() || !cell.reg().is_virtual()) continue;
      Operand operand{instruction.first_cell + c, i, function.class_of(cell.reg())};
      Location location = allocation.cells[operand.index];
      if (location.is_memory()) in_memory_.push_back(operand);
      if (!location.is_register()) continue;
      in_registers_.push_back(operand);
      (cell.is_def() ? definitions_ : uses_).push_back(operand);
    }
  }
}

// --- operands

bool FaultInjector::operand_elsewhere(const std::vector<Operand>& operands) {
  if (operands.empty()) return false;
  const Operand& operand = any(operands);
  return move_elsewhere(allocation_.cells[operand.index], operand.register_class);
}

bool FaultInjector::operands_exchanged() {
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  for (size_t i = 0; i < in_registers_.size(); ++i)
    for (size_t j = i + 1; j < in_registers_.size(); ++j) {
      const Operand &a = in_registers_[i], &b = in_registers_[j];
      if (a.instruction != b.instruction) break;
      if (a.register_class == b.register_class &&
          allocation_.cells[a.index] != allocation_.cells[b.index])
        pairs.emplace_back(a.index, b.index);
    }
  if (pairs.empty()) return false;
  auto [a, b] = any(pairs);
  std::swap(allocation_.cells[a], allocation_.cells[b]);
  return true;
}

// One value in another register at all places where it had the old one.
bool FaultInjector::value_elsewhere() {
  if (in_registers_.empty()) return false;
  const Operand& operand = any(in_registers_);
  Register value = function_.cells[operand.index].reg();
  Location old = allocation_.cells[operand.index], now = old;
  if (!move_elsewhere(now, operand.register_class)) return false;
  auto replace = [&](Location& l) {
    if (l == old) l = now;
  };
  for (const Operand& o : in_registers_)
    if (function_.cells[o.index].reg() == value) replace(allocation_.cells[o.index]);
  for (auto* claims : {&allocation_.claims, &allocation_.span_claims})
    for (Claim& claim : *claims)
      if (claim.value == value) replace(claim.location);
  for (Edit& edit : allocation_.edits)
    if (edit.value == value) replace(edit.from), replace(edit.to);
  return true;
}

bool FaultInjector::operand_in_another_slot() { return operand_elsewhere(in_memory_); }

bool FaultInjector::operand_in_a_slot() {
  if (uses_.empty() || allocation_.spill_slots.empty()) return false;
  auto slot = static_cast<uint32_t>(below(allocation_.spill_slots.size()));
  allocation_.cells[any(uses_).index] = Location::spill(slot);
  return true;
}

bool FaultInjector::operand_in_reserved_register() {
  if (in_registers_.empty()) return false;
  allocation_.cells[any(in_registers_).index] = Location::in(function_.target().reserved.first());
  return true;
}

bool FaultInjector::definition_dropped() {
  if (definitions_.empty()) return false;
  allocation_.cells[any(definitions_).index] = Location();
  return true;
}

// --- edits

Register FaultInjector::register_but(mir::RegClass register_class, Location not_this) {
  std::vector<Register> registers;
  (function_.allocatable(register_class) - function_.target().reserved).for_each([&](Register r) {
    if (Location::in(r) != not_this) registers.push_back(r);
  });
  return any(registers);
}

// Another register of the class for a register, another slot for a slot.
bool FaultInjector::move_elsewhere(Location& location, mir::RegClass register_class) {
  if (location.is_register()) {
    location = Location::in(register_but(register_class, location));
    return true;
  }
  size_t slots = allocation_.spill_slots.size();
  if (!location.is_memory() || slots < 2) return false;
  location =
      Location::spill(static_cast<uint32_t>((location.slot() + 1 + below(slots - 1)) % slots));
  return true;
}

Edit* FaultInjector::edit_of(std::initializer_list<EditKind> kinds) {
  std::vector<Edit*> found;
  for (Edit& edit : allocation_.edits)
    if (std::find(kinds.begin(), kinds.end(), edit.kind) != kinds.end()) found.push_back(&edit);
  return found.empty() ? nullptr : any(found);
}

bool FaultInjector::edit_dropped(std::initializer_list<EditKind> kinds) {
  Edit* edit = edit_of(kinds);
  if (edit == nullptr) return false;
  allocation_.edits.erase(allocation_.edits.begin() + (edit - allocation_.edits.data()));
  return true;
}

bool FaultInjector::edit_from_elsewhere() {
  Edit* edit = edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload});
  return edit != nullptr && move_elsewhere(edit->from, edit->register_class);
}

bool FaultInjector::edit_to_elsewhere() {
  Edit* edit =
      edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload, EditKind::Rematerialize});
  return edit != nullptr && move_elsewhere(edit->to, edit->register_class);
}

bool FaultInjector::nameless_edit() {
  Edit* edit = edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload});
  if (edit == nullptr) return false;
  edit->value = {};
  return true;
}

bool FaultInjector::nameless_edit_from_elsewhere() {
  Edit* edit = edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload});
  if (edit == nullptr || !move_elsewhere(edit->from, edit->register_class)) return false;
  edit->value = {};
  return true;
}

bool FaultInjector::edits_reordered() {
  std::vector<size_t> seconds;
  for (size_t i = 1; i < allocation_.edits.size(); ++i)
    if (allocation_.edits[i].point == allocation_.edits[i - 1].point) seconds.push_back(i);
  if (seconds.empty()) return false;
  size_t i = any(seconds);
  std::swap(allocation_.edits[i], allocation_.edits[i - 1]);
  return true;
}

bool FaultInjector::edit_at_another_gap() {
  if (allocation_.edits.empty()) return false;
  size_t i = below(allocation_.edits.size());
  Edit edit = allocation_.edits[i];
  int64_t number = edit.point.instruction() + static_cast<int64_t>(below(7)) - 3;
  if (number < 0 || number == edit.point.instruction()) return false;
  allocation_.edits.erase(allocation_.edits.begin() + static_cast<ptrdiff_t>(i));
  edit.point = Point::at(static_cast<uint32_t>(number), Slot::Gap);
  insert(edit, false);
  return true;
}

bool FaultInjector::another_class(bool keeps_value) {
  Edit* edit = edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload});
  if (edit == nullptr) return false;
  size_t classes = function_.target().classes.size();
  auto now = static_cast<size_t>(edit->register_class);
  edit->register_class = static_cast<mir::RegClass>((now + 1 + below(classes - 1)) % classes);
  if (!keeps_value) edit->value = {};
  return true;
}

bool FaultInjector::edit_of_another_value() {
  Edit* edit =
      edit_of({EditKind::Copy, EditKind::Spill, EditKind::Reload, EditKind::Rematerialize});
  if (edit == nullptr) return false;
  Register old = edit->value;
  auto index = static_cast<uint32_t>(below(function_.virtual_registers.size()));
  edit->value = Register::virtual_register(index);
  return edit->value != old;
}

bool FaultInjector::exchange_for_copy() {
  Edit* edit = edit_of({EditKind::Copy});
  if (edit == nullptr) return false;
  edit->kind = EditKind::Exchange;
  edit->value = {};
  return true;
}

bool FaultInjector::copy_for_exchange() {
  Edit* edit = edit_of({EditKind::Exchange});
  if (edit == nullptr) return false;
  edit->kind = EditKind::Copy;
  return true;
}

// A copy between two registers, at any place, that names no value.
bool FaultInjector::stray_copy() {
  Edit edit;
  edit.point = any_gap();
  edit.kind = EditKind::Copy;
  edit.register_class = below(4) == 0 ? mir::RegClass::F64 : mir::RegClass::Gpr;
  edit.from = Location::in(register_but(edit.register_class, Location()));
  edit.to = Location::in(register_but(edit.register_class, edit.from));
  insert(edit, below(2) == 0);
  return true;
}

bool FaultInjector::stray_spill() {
  if (allocation_.spill_slots.empty()) return false;
  Edit edit;
  edit.point = any_gap();
  edit.kind = EditKind::Spill;
  edit.from = Location::in(register_but(edit.register_class, Location()));
  edit.to = Location::spill(static_cast<uint32_t>(below(allocation_.spill_slots.size())));
  insert(edit, false);
  return true;
}

Point FaultInjector::any_gap() {
  auto number = static_cast<uint32_t>(below(points_.number_count()));
  return Point::at(points_.gap_at_or_before(number), Slot::Gap);
}

void FaultInjector::insert(const Edit& edit, bool first) {
  auto& edits = allocation_.edits;
  auto at = first ? std::lower_bound(edits.begin(), edits.end(), edit, before)
                  : std::upper_bound(edits.begin(), edits.end(), edit, before);
  edits.insert(at, edit);
}

// --- slots and claims

bool FaultInjector::slots_merged() {
  if (allocation_.spill_slots.empty()) return false;
  Location gone = Location::spill(static_cast<uint32_t>(below(allocation_.spill_slots.size())));
  Location kept = gone;
  if (!move_elsewhere(kept, mir::RegClass::Gpr) ||
      allocation_.spill_slots[gone.slot()].size != allocation_.spill_slots[kept.slot()].size)
    return false;
  auto replace = [&](Location& l) {
    if (l == gone) l = kept;
  };
  for (Location& l : allocation_.cells) replace(l);
  for (Edit& edit : allocation_.edits) replace(edit.from), replace(edit.to);
  for (auto* claims : {&allocation_.claims, &allocation_.span_claims})
    for (Claim& claim : *claims) replace(claim.location);
  return true;
}

bool FaultInjector::slot_shrunk() {
  if (allocation_.spill_slots.empty()) return false;
  SpillSlot& slot = any(allocation_.spill_slots);
  slot.size = slot.size == 16 ? 8 : 4;
  return true;
}

bool FaultInjector::claim_elsewhere() {
  const size_t of_blocks = allocation_.claims.size();
  if (of_blocks + allocation_.span_claims.size() == 0) return false;
  const size_t i = below(of_blocks + allocation_.span_claims.size());
  Claim& claim = i < of_blocks ? allocation_.claims[i] : allocation_.span_claims[i - of_blocks];
  return move_elsewhere(claim.location, function_.class_of(claim.value));
}

bool FaultInjector::claim_dropped() {
  if (allocation_.claims.empty()) return false;
  const auto i = static_cast<uint32_t>(below(allocation_.claims.size()));
  allocation_.claims.erase(allocation_.claims.begin() + i);
  for (uint32_t& start : allocation_.claim_start)
    if (start > i) --start;
  return true;
}

bool FaultInjector::span_claim_dropped() {
  if (allocation_.span_claims.empty()) return false;
  const auto i = static_cast<uint32_t>(below(allocation_.span_claims.size()));
  allocation_.span_claims.erase(allocation_.span_claims.begin() + i);
  for (ClaimSpan& span : allocation_.claim_spans)
    if (span.first_claim > i) --span.first_claim;
  return true;
}

// A block more at either end, or one less.
bool FaultInjector::claim_span_moved() {
  if (allocation_.claim_spans.empty()) return false;
  ClaimSpan& span = any(allocation_.claim_spans);
  uint32_t& end = below(2) == 0 ? span.first : span.last;
  end += below(2) == 0 ? 1 : UINT32_MAX;
  return true;
}

// Something in the blocks of a span overwrites what the span claims.
bool FaultInjector::span_claim_overwritten() {
  if (allocation_.claim_spans.empty()) return false;
  const size_t s = below(allocation_.claim_spans.size());
  const ClaimSpan& span = allocation_.claim_spans[s];
  const size_t end = s + 1 < allocation_.claim_spans.size()
                         ? allocation_.claim_spans[s + 1].first_claim
                         : allocation_.span_claims.size();
  if (end == span.first_claim) return false;
  const Claim& claim = allocation_.span_claims[span.first_claim + below(end - span.first_claim)];
  const uint32_t first = points_.block(span.first).first;
  const uint32_t number =
      first + static_cast<uint32_t>(below(points_.block(span.last).end - first));
  Edit edit;
  edit.point = Point::at(points_.gap_at_or_before(number), Slot::Gap);
  edit.register_class = function_.class_of(claim.value);
  edit.kind = claim.location.is_memory() ? EditKind::Spill : EditKind::Copy;
  edit.from = Location::in(register_but(edit.register_class, claim.location));
  edit.to = claim.location;
  insert(edit, false);
  return true;
}

}  // namespace lilt::regalloc::testing
