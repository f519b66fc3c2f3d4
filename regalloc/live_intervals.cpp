#include "regalloc/live_intervals.h"

#include <algorithm>

#include "ir/support/release.h"
#include "regalloc/slot_reads.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using mir::RegSet;

LiveIntervals::LiveIntervals(const ProgramPoints& points, const Liveness& liveness, Arena& scratch)
    : scratch_(scratch), points_(points), liveness_(liveness) {
  found_uses_.reserve(function_.cells.size());
  for (const BlockSpan& span : points.blocks()) walk_block(span);
  sort_uses();
  sort_reservations();
  make_segments();
}

// --- one walk over the instructions

void LiveIntervals::walk_block(const BlockSpan& span) {
  add_phis(span);
  for (uint32_t n = span.first_ordinary; n < span.instructions_end; ++n)
    walk_instruction(span, n, function_.instructions[span.array_begin + (n - span.first)]);
  add_phi_affinities(span);
}

void LiveIntervals::add_phis(const BlockSpan& span) {
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const MachineInstr& phi = function_.instructions[span.array_begin + (n - span.first)];
    const uint32_t value = function_.cells[phi.first_cell].reg().virtual_index();
    Use use{span.start_point(), phi.first_cell, value, span.weight};
    use.kind = UseKind::PhiDefinition;
    found_uses_.push_back(use);
  }
}

// Between the PHIs of the successors and their inputs.
void LiveIntervals::add_phi_affinities(const BlockSpan& span) {
  const std::span<const mir::BlockId> successors = function_.successors(span.id);
  for (size_t s = successors.size(); s-- > 0;) {
    const BlockSpan& to = points_.block(points_.position_of(successors[s]));
    for (uint32_t n = to.first_ordinary; n-- > to.first;) {
      const MachineInstr& phi = function_.instructions[to.array_begin + (n - to.first)];
      const std::span<const Cell> cells = function_.cells_of(phi);
      const Register input = points_.phi_input(cells, span.id);
      if (input.is_virtual())
        affinities_.push_back({cells[0].reg().virtual_index(), input.virtual_index(),
                               to.start_point(), span.end_point() - 1, span.weight, false});
    }
  }
}

void LiveIntervals::walk_instruction(const BlockSpan& span, uint32_t number,
                                     const MachineInstr& i) {
  instruction_ = &i;
  cells_ = function_.cells_of(i);
  tied_count_ = 0;
  has_early_clobber_ = false;
  RegSet destroyed = clobbers_of(function_.target(), function_.desc(i));
  bool defines = false;
  for (const Cell& cell : cells_) {
    if (!cell.is_register()) continue;
    if (!cell.is_def()) {
      if (cell.tied_to >= 0) ++tied_count_, tied_ = cell.reg();
    } else if (cell.reg().is_virtual()) {
      defines = true;
      has_early_clobber_ |= cell.is_early_clobber();
      if (cell.fixed != 0) destroyed.erase(Register(cell.fixed));
    }
  }
  const size_t first = found_uses_.size();
  for (uint32_t c = 0; c < cells_.size(); ++c)
    if (names_value(cells_[c]) && !cells_[c].is_def()) add_use(number, c, span.weight);
  // What is moved at the gap comes before what the instruction reads.
  if (!fixed_uses_.empty()) {
    found_uses_.insert(found_uses_.begin() + static_cast<ptrdiff_t>(first), fixed_uses_.begin(),
                       fixed_uses_.end());
    fixed_uses_.clear();
  }
  for (uint32_t c = 0; defines && c < cells_.size(); ++c)
    if (cells_[c].is_def() && cells_[c].reg().is_virtual()) add_definition(number, c, span.weight);
  if (!destroyed.empty()) add_clobber(number, destroyed);
}

void LiveIntervals::add_definition(uint32_t number, uint32_t c, float weight) {
  const Cell& cell = cells_[c];
  const uint32_t value = cell.reg().virtual_index();
  Use use{4 * number + (cell.is_early_clobber() ? 1 : 2), instruction_->first_cell + c, value,
          weight};
  use.fixed = cell.fixed;
  if (cell.fixed != 0) {
    use.kind = UseKind::FixedDefinition;
    // What ENTRY defines is there from the start of the block on: no move there may write it.
    const bool is_there = instruction_->opcode == mir::kEntry && number != 0;
    const uint32_t from = is_there ? 4 * number : use.point;
    found_reservations_.push_back({cell.fixed, {from, 4 * number + 4, value}});
  } else {
    use.kind = UseKind::Definition;
    rematerializable_[value] = regalloc::is_rematerializable(function_.desc(*instruction_), cells_);
  }
  found_uses_.push_back(use);
}

// Whether the instruction would not be needed if its operands shared a register. A move of 32 bits
// is: it zeroes the upper half.
bool LiveIntervals::is_copy(Register used) const {
  if (instruction_->opcode == mir::kCopy) return true;
  auto register_class = static_cast<size_t>(function_.class_of(used));
  if (instruction_->opcode != function_.target().classes[register_class].move) return false;
  return instruction_->width != 4 ||
         (function_.desc(*instruction_).properties & mir::instr::ZeroesUpper) == 0;
}

// Whether a definition takes the register when the operands have been read.
bool LiveIntervals::is_defined_in(uint8_t reg) const {
  return std::any_of(cells_.begin(), cells_.end(),
                     [&](const Cell& cell) { return cell.is_def() && cell.fixed == reg; });
}

void LiveIntervals::add_use(uint32_t number, uint32_t c, float weight) {
  const Cell& cell = cells_[c];
  const uint32_t value = cell.reg().virtual_index();
  Use use{4 * number + 1, instruction_->first_cell + c, value, weight};
  use.kind = kind_of_use(c);
  if (cell.is_register()) use.fixed = cell.fixed;
  use.late = is_late_use(cell, tied_count_, tied_);
  if (use.late && use.fixed != 0) use.late = !is_defined_in(use.fixed);
  if (cells_.size() == 2 && cells_[0].is_def() && cells_[0].reg().is_virtual() &&
      is_copy(cell.reg()))
    affinities_.push_back(
        {cells_[0].reg().virtual_index(), value, 4 * number + 2, 4 * number + 1, weight, false});
  if (use.kind == UseKind::Tied) {
    const Cell& definition = cells_[static_cast<size_t>(cell.tied_to)];
    if (definition.fixed != 0) use.kind = UseKind::Fixed, use.fixed = definition.fixed;
    if (definition.reg().is_virtual())
      affinities_.push_back(
          {definition.reg().virtual_index(), value, 4 * number + 2, 4 * number + 1, weight, true});
  }
  if (use.kind != UseKind::Fixed) return found_uses_.push_back(use);
  use.point = 4 * number;
  use.moved_away = !use.late && !has_early_clobber_;
  found_reservations_.push_back(
      {use.fixed, {4 * points_.gap_at_or_before(number) + 1, use.read_end(), value}});
  fixed_uses_.push_back(use);
}

UseKind LiveIntervals::kind_of_use(uint32_t c) const {
  const Cell& cell = cells_[c];
  if (cell.is_register() && cell.fixed != 0) return UseKind::Fixed;
  if (cell.is_register() && cell.tied_to >= 0) return UseKind::Tied;
  if (instruction_->opcode == mir::kCopy) return UseKind::RegisterOrMemory;
  bool foldable = may_read_slot(function_, *instruction_, cells_, c);
  return foldable && !has_memory_operand(cells_) ? UseKind::RegisterOrMemory : UseKind::Register;
}

void LiveIntervals::add_clobber(uint32_t number, RegSet registers) {
  auto group = std::find_if(clobbers_.begin(), clobbers_.end(),
                            [&](const ClobberGroup& g) { return g.registers == registers; });
  if (group == clobbers_.end())
    group = clobbers_.insert(group, {registers, ArenaVector<Reservation>(scratch_)});
  group->points.push_back({4 * number + 2, 4 * number + 3, UINT32_MAX});
}

void LiveIntervals::sort_uses() {
  for (const Use& use : found_uses_) ++use_start_[use.value + 1];
  for (size_t v = 0; v + 1 < use_start_.size(); ++v) use_start_[v + 1] += use_start_[v];
  uses_ = scratch_.uninitialized<Use>(found_uses_.size());
  ArenaVector<uint32_t> next(use_start_.begin(), use_start_.end() - 1, scratch_);
  for (const Use& use : found_uses_) uses_[next[use.value]++] = use;
  release_elements(found_uses_);
}

void LiveIntervals::release_uses() { release_elements(uses_); }

void LiveIntervals::sort_reservations() {
  uint32_t next[65] = {};
  for (const Found& found : found_reservations_) ++next[found.reg + 1];
  for (size_t r = 0; r < 64; ++r) next[r + 1] += next[r];
  std::copy(std::begin(next), std::end(next), reservation_start_);
  reservations_.resize(found_reservations_.size());
  for (const Found& found : found_reservations_)
    reservations_[next[found.reg]++] = found.reservation;
  release_elements(found_reservations_);
}

// --- one walk over the values

void LiveIntervals::make_segments() {
  segment_start_.reserve(value_count() + 1);
  segments_.reserve(value_count() + 2 * liveness_.span_count());
  for (uint32_t v = 0; v < value_count(); ++v) {
    segment_start_.push_back(static_cast<uint32_t>(segments_.size()));
    if (liveness_.crosses_blocks(v))
      make_segments_of_spans(v);
    else
      make_segment_of_block(v);
  }
  segment_start_.push_back(static_cast<uint32_t>(segments_.size()));
}

// Of a value that is live in its own block only.
void LiveIntervals::make_segment_of_block(uint32_t value) {
  const std::span<const Use> uses = this->uses(value);
  if (uses.empty()) return;
  uint32_t end = 0;
  for (const Use& use : uses.subspan(1)) end = std::max(end, use.end());
  if (liveness_.leaves_block(value))
    end = points_.block(points_.block_of(uses[0].number())).end_point();
  add_segment(value, uses[0].point, end != 0 ? end : end_of_dead(uses[0]));
}

// A value that nothing reads. A fixed definition needs its reservation only.
uint32_t LiveIntervals::end_of_dead(const Use& definition) const {
  if (definition.kind == UseKind::FixedDefinition) return 0;
  const uint32_t number = definition.number();
  if (definition.kind == UseKind::Definition) return 4 * number + 4;
  return 4 * points_.block(points_.block_of(number)).first_ordinary + 1;
}

void LiveIntervals::make_segments_of_spans(uint32_t value) {
  const std::span<const Use> uses = this->uses(value);
  auto use = uses.begin();
  if (use != uses.end() && use->is_definition()) {
    const BlockSpan& home = points_.block(points_.block_of(use->number()));
    add_segment(value, use->point, home.end_point());
  }
  for (const LiveSpan& span : liveness_.spans(value)) {
    const BlockSpan& first = points_.block(span.first);
    uint32_t end = points_.block(span.last).end_point();
    if (!span.is_through) {
      while (use != uses.end() && use->point < first.start_point()) ++use;
      const uint32_t after = end;
      for (end = 0; use != uses.end() && use->point < after; ++use) end = std::max(end, use->end());
    }
    add_segment(value, first.start_point(), end);
  }
}

// Adjacent segments become one.
void LiveIntervals::add_segment(uint32_t value, uint32_t from, uint32_t to) {
  if (to <= from) return;
  if (segments_.size() > segment_start_.back() && segments_.back().to == from)
    segments_.back().to = to;
  else
    segments_.push_back({from, to, value});
}

}  // namespace lilt::regalloc
