#include "regalloc/belady.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

// --- uses by instruction

UsesByInstruction::UsesByInstruction(const Analyses& analyses) : a_(analyses) {
  const std::span<const Use> uses = a_.webs.uses();
  for (const Use& use : uses) ++start_[use.number() + 1];
  for (size_t n = 0; n + 1 < start_.size(); ++n) start_[n + 1] += start_[n];
  ArenaVector<uint32_t> next(start_, a_.scratch);
  for (uint32_t u = 0; u < uses.size(); ++u) uses_[next[uses[u].number()]++] = u;
}

GroupDemand UsesByInstruction::demand(uint32_t first) const {
  const BlockSpan& block = a_.points.block(a_.points.block_of(first));
  GroupDemand demand;
  demand.first = first;
  demand.end = first == block.first_terminator ? block.instructions_end : first + 1;
  for (uint32_t n = first; n < demand.end; ++n) {
    const mir::MachineInstr& instruction = a_.points.instruction(n);
    const mir::MachineFunction& function = a_.points.function();
    demand.taken_late =
        demand.taken_late | clobbers_of(function.target(), function.desc(instruction));
    for (const mir::Cell& cell : function.cells_of(instruction))
      if (cell.is_def() && cell.fixed != 0) {
        demand.taken_late.insert(Register(cell.fixed));
        if (cell.is_early_clobber()) demand.reserved_early.insert(Register(cell.fixed));
      }
    for (uint32_t u : at(n)) {
      const Use& use = a_.webs.uses()[u];
      if (use.kind != UseKind::Fixed) continue;
      demand.reserved_early.insert(Register(use.fixed));
      if (use.late) demand.taken_late.insert(Register(use.fixed));
    }
  }
  return demand;
}

// --- the walk

BeladySpiller::BeladySpiller(Analyses& analyses, const UsesByInstruction& uses)
    : a_(analyses),
      uses_(uses),
      next_(analyses),
      excess_(mir::kRegClassCount, ArenaVector<int32_t>(analyses.scratch), analyses.scratch),
      start_(analyses.points.block_count(), Set(analyses.scratch), analyses.scratch),
      end_(analyses.points.block_count(), Set(analyses.scratch), analyses.scratch),
      live_(mir::kRegClassCount, Set(analyses.scratch), analyses.scratch) {
  const auto& classes = a_.points.function().target().classes;
  // What all classes of a bank may have.
  for (size_t c = 0; c < classes.size(); ++c) {
    mir::RegSet& allowed = allowed_[classes[c].bank];
    allowed = allowed.empty() ? a_.choice.allowed[c] : allowed & a_.choice.allowed[c];
  }
  for (uint32_t v = 0; v < current_.size(); ++v) {
    const uint32_t web = current_[v] = a_.webs.web_of(v);
    cursor_[v] = web != kNone ? a_.webs.first_use(web) : 0;
  }
}

uint32_t BeladySpiller::phi_value(uint32_t number) const {
  return a_.points.function().cells_of(a_.points.instruction(number))[0].reg().virtual_index();
}

int BeladySpiller::bank_of(uint32_t value) const {
  const mir::MachineFunction& function = a_.points.function();
  const mir::RegClass c = function.virtual_registers[value].register_class;
  return function.target().classes[static_cast<size_t>(c)].bank;
}

void BeladySpiller::run() {
  find_pressure();
  for (BlockPosition b = 0; b < a_.points.block_count(); ++b) {
    const BlockSpan& block = a_.points.block(b);
    next_.enter(b);
    enter_block(b);
    for (uint32_t n = block.first_ordinary; n < block.instructions_end;) {
      const GroupDemand demand = uses_.demand(n);
      visit_group(demand, block);
      n = demand.end;
    }
    for (const Set& live : live_) end_[b].insert(end_[b].end(), live.begin(), live.end());
  }
}

// By how many the values that live at once exceed the registers, at most, in each block: at a group
// that takes registers, those that live on, and the registers that it leaves.
void BeladySpiller::find_pressure() {
  for (int bank = 0; bank < kBanks; ++bank) {
    excess_[bank].assign(a_.points.block_count(), INT32_MIN);
    if (allowed_[bank].empty()) continue;
    ArenaVector<int32_t> start(a_.points.number_count() + 1, 0, a_.scratch), across(start);
    for (uint32_t v = 0; v < current_.size(); ++v) {
      if (bank_of(v) != bank) continue;
      for (const LiveSegment& segment : a_.intervals.segments(v)) {
        ++start[segment.from / 4];
        --start[(segment.to + 3) / 4];
        if ((segment.from + 3) / 4 >= segment.to / 4) continue;
        ++across[(segment.from + 3) / 4];
        --across[segment.to / 4];
      }
    }
    const RegSet all = allowed_[bank];
    int32_t live = 0, lives_on = 0;
    for (uint32_t n = 0; n < a_.points.number_count(); ++n) {
      const BlockPosition b = a_.points.block_of(n);
      const BlockSpan& block = a_.points.block(b);
      live += start[n];
      lives_on += across[n];
      int32_t& excess = excess_[bank][b];
      excess = std::max(excess, live - all.size());
      if (n < block.first_ordinary || n >= block.instructions_end) continue;
      const GroupDemand demand = uses_.demand(n);
      const RegSet left = all - demand.reserved_early - demand.taken_late;
      if (left != all) excess = std::max(excess, lives_on - left.size());
    }
  }
}

// The value is in a register, or in memory, from a point on.
void BeladySpiller::set_place(uint32_t value, uint32_t point, bool in_register) {
  uint32_t& range = current_[value];
  if ((in_register_[range] != 0) == in_register || point >= a_.ranges[range].to) return;
  if (point > a_.ranges[range].from) {
    range = a_.ranges.split(range, point);
    in_register_.push_back(0);
  }
  in_register_[range] = in_register;
}

// The end of the segment in which the point lies; 0 if the value does not live there.
uint32_t BeladySpiller::live_until(uint32_t value, uint32_t point) const {
  const std::span<const LiveSegment> segments = a_.intervals.segments(value);
  const auto segment = std::ranges::upper_bound(segments, point, {}, &LiveSegment::to);
  return segment != segments.end() && segment->from <= point ? segment->to : 0;
}

// From an instruction to the first read after it.
uint32_t BeladySpiller::distance_after(uint32_t value, uint32_t number, const BlockSpan& block) {
  const std::span<const Use> uses = a_.webs.uses();
  const uint32_t end = a_.webs.first_use(a_.webs.web_of(value) + 1);
  uint32_t& cursor = cursor_[value];
  while (cursor < end && (uses[cursor].number() <= number || uses[cursor].is_definition()))
    ++cursor;
  if (cursor < end && uses[cursor].number() < block.end) return uses[cursor].number() - number;
  return NextUses::add(next_.at_end(value), block.end - number);
}

// --- starts of blocks

void BeladySpiller::enter_block(BlockPosition b) {
  const uint32_t start = a_.points.block(b).start_point();
  for (Set& live : live_) live.clear();
  choose_start(b);
  for (const Set& live : live_)
    for (uint32_t v : live) {
      set_place(v, start, true);
      chosen_in_[v] = b + 1;
      start_[b].push_back(v);
    }
  for (const NextUses::LiveIn& in : next_.live_ins(b))
    if (chosen_in_[in.value] != b + 1 && live_until(in.value, start) != 0)
      set_place(in.value, start, false);
}

// Counts for each live-in, and each PHI, the predecessors that end with it in a register, by
// weight. Returns the weight of all that the walk has seen.
float BeladySpiller::count_predecessors(BlockPosition b) {
  const BlockSpan& block = a_.points.block(b);
  for (const NextUses::LiveIn& in : next_.live_ins(b)) count_[in.value] = 0;
  for (uint32_t n = block.first; n < block.first_ordinary; ++n) count_[phi_value(n)] = 0;
  float seen = 0;
  for (mir::BlockId id : a_.points.function().predecessors(block.id)) {
    const BlockPosition p = a_.points.position_of(id);
    if (p >= b) continue;
    const float weight = a_.points.block(p).weight;
    seen += weight;
    ++edge_;
    for (uint32_t v : end_[p]) {
      count_[v] += weight;
      in_register_on_[v] = edge_;
    }
    for (uint32_t n = block.first; n < block.first_ordinary; ++n) {
      const auto phi = a_.points.function().cells_of(a_.points.instruction(n));
      const Register input = a_.points.phi_input(phi, id);
      if (input.is_virtual() && in_register_on_[input.virtual_index()] == edge_)
        count_[phi_value(n)] += weight;
    }
  }
  return seen;
}

// W at the start: at the head of a loop what the loop reads, the nearest first, then what lives
// through it, as far as its pressure allows; elsewhere what all predecessors have in registers,
// then what some have, the nearest first.
void BeladySpiller::choose_start(BlockPosition b) {
  const BlockSpan& block = a_.points.block(b);
  const float seen = count_predecessors(b);
  const uint32_t l = a_.loops.innermost(b);
  const bool heads_loop = l != Loops::kNone && a_.loops[l].header == b;
  ranked_.clear();
  auto consider = [&](uint32_t v, uint32_t distance, bool is_phi) {
    const bool is_read = heads_loop && distance < NextUses::kFar;
    if (2 * count_[v] < seen && !is_phi && !is_read) return;
    const bool is_second = heads_loop ? !is_read : count_[v] != seen;
    ranked_.push_back({uint64_t{is_second} << 32 | distance, v});
  };
  // An input of a PHI that is read on the edge only has no range in the block.
  for (const NextUses::LiveIn& in : next_.live_ins(b))
    if (live_until(in.value, block.start_point()) != 0) consider(in.value, in.distance, false);
  for (uint32_t n = block.first; n < block.first_ordinary; ++n)
    if (const uint32_t v = phi_value(n); current_[v] != kNone)
      consider(v, distance_after(v, block.first_ordinary - 1, block), true);
  std::ranges::sort(ranked_);
  uint32_t room[kBanks], through[kBanks];
  for (int bank = 0; bank < kBanks; ++bank) {
    room[bank] = static_cast<uint32_t>(allowed_[bank].size());
    through[bank] = heads_loop ? room_through_loop(a_.loops[l], bank) : room[bank];
  }
  for (const Ranked& r : ranked_) {
    const int bank = bank_of(r.value);
    const bool lives_through = heads_loop && r.key >> 32 != 0;
    if (room[bank] == 0 || (lives_through && through[bank] == 0)) continue;
    --room[bank];
    if (lives_through) --through[bank];
    live_[bank].push_back(r.value);
  }
}

// How many of the values that only live through a loop leave it the registers that it needs.
uint32_t BeladySpiller::room_through_loop(const Loop& loop, int bank) const {
  int32_t excess = INT32_MIN, through = 0;
  for (BlockPosition b = loop.header; b <= loop.last; ++b)
    excess = std::max(excess, excess_[bank][b]);
  for (const Ranked& r : ranked_) through += r.key >> 32 != 0 && bank_of(r.value) == bank;
  return static_cast<uint32_t>(std::max(0, excess > 0 ? through - excess : through));
}

// --- groups

void BeladySpiller::visit_group(const GroupDemand& demand, const BlockSpan& block) {
  for (Set& live : live_)
    std::erase_if(live, [&](uint32_t v) { return live_until(v, 4 * demand.first) == 0; });
  bring_operands(demand, block);
  for (int bank = 0; bank < kBanks; ++bank) limit(demand, block, bank);
  add_definitions(demand);
}

// Operands that must be in registers enter W. One that is read once more is read from memory.
void BeladySpiller::bring_operands(const GroupDemand& demand, const BlockSpan& block) {
  for (uint32_t n = demand.first; n < demand.end; ++n) {
    const std::span<const uint32_t> uses = uses_.at(n);
    for (size_t i = 0; i < uses.size();) {
      const Use& use = a_.webs.uses()[uses[i]];
      const uint32_t last_use = a_.webs.first_use(a_.webs.web_of(use.value) + 1);
      const uint32_t first = uses[i], end = a_.ranges.uses_of_instruction(first, last_use);
      i += end - first;
      if (use.is_definition()) continue;
      bool is_late = false, is_read = false;
      for (uint32_t u = first; u < end; ++u) {
        const Use& read = a_.webs.uses()[u];
        is_late |= read.late && !read.moved_away;
        is_read |= read.kind == UseKind::Register || read.kind == UseKind::RegisterOrMemory;
      }
      const uint32_t v = use.value;
      if (!is_in_register(v)) {
        const bool read_again = distance_after(v, demand.end - 1, block) < block.end - n;
        if (!is_read || (!read_again && a_.ranges.fold(first, end, last_use))) continue;
        set_place(v, 4 * demand.first, true);
        live_[bank_of(v)].push_back(v);
      }
      if (!is_read) continue;
      is_late_[v] = needed_in_[v] == demand.first + 1 ? is_late_[v] | is_late : is_late;
      needed_in_[v] = demand.first + 1;
      needed_until_[v] = 4 * n + 2;
    }
  }
}

// Values leave W until the rest fits: the group's operands while they are read, and what lives on
// beside what the group takes and writes.
void BeladySpiller::limit(const GroupDemand& demand, const BlockSpan& block, int bank) {
  Set& live = live_[bank];
  const RegSet all = allowed_[bank];
  int early = (all - demand.reserved_early).size();
  int late = (all - demand.taken_late).size();
  int through = (all - demand.reserved_early - demand.taken_late).size();
  for (uint32_t n = demand.first; n < demand.end; ++n)
    for (uint32_t u : uses_.at(n)) {
      const Use& use = a_.webs.uses()[u];
      if (use.kind != UseKind::Definition || bank_of(use.value) != bank) continue;
      --late;
      if (use.point % 4 == 1) --early, --through;
    }
  ranked_.clear();
  for (uint32_t v : live) {
    const bool is_needed = needed_in_[v] == demand.first + 1;
    const uint32_t until = live_until(v, 4 * demand.first);
    const bool is_over = until <= demand.read_end();
    if (is_needed || (is_over && until > 4 * demand.first + 1)) --early;
    if (is_needed && is_late_[v])
      --late, --through;
    else if (!is_over)
      ranked_.push_back({distance_after(v, demand.end - 1, block), v});
  }
  std::ranges::sort(ranked_);
  int kept = 0;
  for (const Ranked& r : ranked_) {
    const bool is_needed = needed_in_[r.value] == demand.first + 1;
    if (kept < std::min(late, through) && (is_needed || early > 0)) {
      ++kept;
      if (!is_needed) --early;
      continue;
    }
    set_place(r.value, is_needed ? needed_until_[r.value] : 4 * demand.first, false);
  }
  std::erase_if(live, [&](uint32_t v) { return !is_in_register(v); });
}

void BeladySpiller::add_definitions(const GroupDemand& demand) {
  for (uint32_t n = demand.first; n < demand.end; ++n)
    for (uint32_t u : uses_.at(n)) {
      const Use& use = a_.webs.uses()[u];
      if (!use.is_definition()) continue;
      set_place(use.value, use.point, true);
      live_[bank_of(use.value)].push_back(use.value);
    }
}

}  // namespace lilt::regalloc
