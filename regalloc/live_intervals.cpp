#include "regalloc/live_intervals.h"

#include <algorithm>

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using mir::RegSet;

LiveIntervals::LiveIntervals(const ProgramPoints& points, const Liveness& liveness, Arena& scratch)
    : scratch_(scratch), points_(points), function_(points.function()), liveness_(liveness) {
  size_t values = function_.virtual_registers.size();
  open_until_.assign(values, 0);
  rematerializable_.assign(values, false);
  found_uses_.reserve(function_.cells.size());
  for (BlockPosition b = points.block_count(); b-- > 0;) walk_block(b);
  for (auto& list : reservations_) std::reverse(list.begin(), list.end());
  for (ClobberGroup& group : clobbers_) std::reverse(group.points.begin(), group.points.end());
  std::reverse(affinities_.begin(), affinities_.end());
  sort_ranges();
  sort_uses();
}

void LiveIntervals::walk_block(BlockPosition position) {
  const BlockSpan& span = points_.block(position);
  open_live_outs(span);
  for (uint32_t n = span.instructions_end; n-- > span.first_ordinary;)
    walk_instruction(span, n, function_.instructions[span.array_begin + (n - span.first)]);
  walk_phis(span);
  for (uint32_t value : opened_) {
    if (open_until_[value] == 0) continue;
    found_ranges_.push_back({span.start_point(), open_until_[value], value});
    open_until_[value] = 0;
  }
  opened_.clear();
}

void LiveIntervals::open_live_outs(const BlockSpan& span) {
  for (mir::BlockId id : function_.successors(span.id)) {
    BlockPosition next = points_.position_of(id);
    for (uint32_t value : liveness_.live_in(next)) open(value, span.end_point());
    const BlockSpan& to = points_.block(next);
    for (uint32_t n = to.first; n < to.first_ordinary; ++n) {
      const MachineInstr& phi = function_.instructions[to.array_begin + (n - to.first)];
      std::span<const Cell> cells = function_.cells_of(phi);
      Register input = points_.phi_input(cells, span.id);
      if (!input.is_virtual()) continue;
      if (!to.moves_at_start) open(input.virtual_index(), span.end_point());
      affinities_.push_back({cells[0].reg().virtual_index(), input.virtual_index(),
                             to.start_point(), span.end_point() - 1, span.frequency, false});
    }
  }
}

void LiveIntervals::open(uint32_t value, uint32_t end) {
  if (open_until_[value] != 0) return;
  open_until_[value] = end;
  opened_.push_back(value);
}

void LiveIntervals::close(uint32_t value, uint32_t from, uint32_t dead_end) {
  uint32_t end = open_until_[value] != 0 ? open_until_[value] : dead_end;
  open_until_[value] = 0;
  if (end > from) found_ranges_.push_back({from, end, value});
}

void LiveIntervals::walk_instruction(const BlockSpan& span, uint32_t number,
                                     const MachineInstr& i) {
  instruction_ = &i;
  cells_ = function_.cells_of(i);
  tied_count_ = count_tied(cells_, tied_);
  RegSet destroyed = clobbers_of(function_.target(), function_.desc(i));
  has_early_clobber_ = false;
  for (uint32_t c = 0; c < cells_.size(); ++c)
    if (cells_[c].is_def() && cells_[c].reg().is_virtual()) {
      has_early_clobber_ |= cells_[c].is_early_clobber();
      add_definition(number, c, span.frequency);
      if (cells_[c].fixed != 0) destroyed.erase(Register(cells_[c].fixed));
    }
  for (uint32_t c = static_cast<uint32_t>(cells_.size()); c-- > 0;)
    if (cells_[c].is_use() && cells_[c].reg().is_virtual()) add_use(number, c, span.frequency);
  // Found backwards: what is moved at the gap comes before what the instruction reads.
  found_uses_.insert(found_uses_.end(), fixed_uses_.begin(), fixed_uses_.end());
  fixed_uses_.clear();
  if (!destroyed.empty()) add_clobber(number, destroyed);
}

void LiveIntervals::walk_phis(const BlockSpan& span) {
  for (uint32_t n = span.first_ordinary; n-- > span.first;) {
    const MachineInstr& phi = function_.instructions[span.array_begin + (n - span.first)];
    uint32_t value = function_.cells[phi.first_cell].reg().virtual_index();
    close(value, span.start_point(), 4 * span.first_ordinary + 1);
    found_uses_.push_back({span.start_point(), phi.first_cell, value, UseKind::PhiDefinition, false,
                           0, span.frequency});
  }
}

void LiveIntervals::add_definition(uint32_t number, uint32_t c, float weight) {
  const Cell& cell = cells_[c];
  uint32_t value = cell.reg().virtual_index();
  uint32_t from = 4 * number + (cell.is_early_clobber() ? 1 : 2);
  // A fixed definition that nobody reads needs its reservation only.
  bool dead = open_until_[value] == 0;
  close(value, from, cell.fixed != 0 ? 0 : 4 * number + 4);
  if (cell.fixed != 0)
    reservations_[cell.fixed].push_back({from, 4 * number + 4, value});
  else
    rematerializable_[value] = is_rematerializable_instruction();
  if (dead && cell.fixed != 0) return;
  UseKind kind = cell.fixed != 0 ? UseKind::FixedDefinition : UseKind::Definition;
  found_uses_.push_back(
      {from, instruction_->first_cell + c, value, kind, false, cell.fixed, weight});
}

bool LiveIntervals::is_rematerializable_instruction() const {
  return regalloc::is_rematerializable(function_.desc(*instruction_), cells_);
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

void LiveIntervals::add_use(uint32_t number, uint32_t c, float weight) {
  const Cell& cell = cells_[c];
  uint32_t value = cell.reg().virtual_index();
  Use use{4 * number + 1, instruction_->first_cell + c, value, kind_of_use(c), false, 0, weight};
  use.late = is_late_use(cell, tied_count_, tied_);
  if (cell.is_register()) use.fixed = cell.fixed;
  if (use.kind == UseKind::Tied) {
    const Cell& definition = cells_[static_cast<size_t>(cell.tied_to)];
    if (definition.fixed != 0) use.kind = UseKind::Fixed, use.fixed = definition.fixed;
    if (definition.reg().is_virtual())
      affinities_.push_back(
          {definition.reg().virtual_index(), value, 4 * number + 2, 4 * number + 1, weight, true});
  }
  if (is_copy(cell.reg()) && cells_[0].is_def() && cells_[0].reg().is_virtual())
    affinities_.push_back(
        {cells_[0].reg().virtual_index(), value, 4 * number + 2, 4 * number + 1, weight, false});
  if (use.kind == UseKind::Fixed) {
    use.point = 4 * number;
    use.moved_away = !use.late && !has_early_clobber_;
    reservations_[use.fixed].push_back(
        {4 * points_.gap_at_or_before(number) + 1, use.read_end(), value});
  }
  open(value, use.end());
  open_until_[value] = std::max(open_until_[value], use.end());
  (use.kind == UseKind::Fixed ? fixed_uses_ : found_uses_).push_back(use);
}

UseKind LiveIntervals::kind_of_use(uint32_t c) const {
  const Cell& cell = cells_[c];
  if (cell.is_register() && cell.fixed != 0) return UseKind::Fixed;
  if (cell.is_register() && cell.tied_to >= 0) return UseKind::Tied;
  if (instruction_->opcode == mir::kCopy) return UseKind::RegisterOrMemory;
  bool foldable = memory_form(function_.desc(*instruction_), *instruction_, cells_, c).opcode != 0;
  return foldable && !has_memory_operand(cells_) ? UseKind::RegisterOrMemory : UseKind::Register;
}

void LiveIntervals::add_clobber(uint32_t number, RegSet registers) {
  auto group = std::find_if(clobbers_.begin(), clobbers_.end(),
                            [&](const ClobberGroup& g) { return g.registers == registers; });
  if (group == clobbers_.end())
    group = clobbers_.insert(group, {registers, ArenaVector<Reservation>(scratch_)});
  group->points.push_back({4 * number + 2, 4 * number + 3, UINT32_MAX});
}

// The ranges were found from the last to the first; adjacent ones become one.
void LiveIntervals::sort_ranges() {
  size_t values = open_until_.size();
  range_start_.assign(values + 1, 0);
  range_count_.assign(values, 0);
  for (const LiveRange& r : found_ranges_) ++range_start_[r.value + 1];
  for (size_t v = 0; v < values; ++v) range_start_[v + 1] += range_start_[v];
  ranges_.resize(found_ranges_.size());
  for (size_t i = found_ranges_.size(); i-- > 0;) {
    const LiveRange& r = found_ranges_[i];
    LiveRange* first = ranges_.data() + range_start_[r.value];
    uint32_t& count = range_count_[r.value];
    if (count != 0 && first[count - 1].to == r.from)
      first[count - 1].to = r.to;
    else
      first[count++] = r;
  }
}

void LiveIntervals::sort_uses() {
  size_t values = open_until_.size();
  use_start_.assign(values + 1, 0);
  for (const Use& use : found_uses_) ++use_start_[use.value + 1];
  for (size_t v = 0; v < values; ++v) use_start_[v + 1] += use_start_[v];
  uses_.resize(found_uses_.size());
  ArenaVector<uint32_t> next(use_start_.begin(), use_start_.end() - 1, scratch_);
  for (size_t i = found_uses_.size(); i-- > 0;)
    uses_[next[found_uses_[i].value]++] = found_uses_[i];
}

}  // namespace lilt::regalloc
