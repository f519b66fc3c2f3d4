#include "regalloc/global_registers.h"

#include <algorithm>

#include "ir/support/no_index.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using mir::RegSet;

namespace {

// Of each class, the first allowed ones of its order: for values of a block.
constexpr size_t kKeptFree = 3;
constexpr int kLinksSeen = 32;  // of an input to PHIs: it may be one of thousands, in many blocks
constexpr float kPriceOfSaving = 3;  // of a callee-saved register, in executions of an instruction

}  // namespace

GlobalRegisters::GlobalRegisters(const ProgramPoints& points, const Loops& loops,
                                 const Liveness& liveness, const RegisterChoice& choice,
                                 Arena& scratch)
    : points_(points), loops_(loops), liveness_(liveness), scratch_(scratch) {
  if ((liveness.span_count() == 0 && !points.has_phis()) || function_.frame.calls_return_twice)
    return;
  for (size_t c = 0; c < target_.classes.size(); ++c) {
    usable_[c] = choice.allowed[c];
    size_t kept = 0;
    for (Register r : target_.classes[c].order) {
      if (kept == kKeptFree) break;
      if (!usable_[c].contains(r)) continue;
      usable_[c].erase(r);
      ++kept;
    }
  }
  survey();
  choose_all();
  emit_spans();
}

// --- what the blocks say

void GlobalRegisters::survey() {
  const size_t values = function_.virtual_registers.size();
  blocks_.resize(points_.block_count());
  in_loop_.resize(loops_.all().size());
  weight_.assign(values, 0);
  taken_.assign(values, RegSet());
  first_of_input_.assign(values, kNone);
  first_of_phi_.assign(values, kNone);
  for (BlockPosition b = 0; points_.has_phis() && b < points_.block_count(); ++b)
    if (points_.block(b).has_phis()) survey_phis(b);
}

void GlobalRegisters::survey_phis(BlockPosition position) {
  const BlockSpan& span = points_.block(position);
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const std::span<const Cell> cells = function_.cells_of(points_.instruction(n));
    const uint32_t phi = cells[0].reg().virtual_index();
    weight_[phi] += loops_.executions(position);
    for (size_t c = 1; c + 1 < cells.size(); c += 2) {
      const uint32_t input = cells[c].reg().virtual_index();
      const BlockPosition from = points_.position_of(cells[c + 1].block());
      weight_[phi] += loops_.executions(from);
      if (span.moves_at_start) continue;
      const auto link = static_cast<uint32_t>(links_.size());
      links_.push_back({input, phi, from, first_of_input_[input], first_of_phi_[phi]});
      first_of_input_[input] = first_of_phi_[phi] = link;
    }
  }
}

// The registers that instructions of the block write.
RegSet GlobalRegisters::written(BlockPosition position) {
  Block& block = blocks_[position];
  if (block.is_surveyed) return block.written;
  block.is_surveyed = true;
  const BlockSpan& span = points_.block(position);
  for (uint32_t n = span.first_ordinary; n < span.instructions_end; ++n) {
    const MachineInstr& i = function_.instructions[span.array_begin + (n - span.first)];
    if (i.opcode == mir::kEntry) continue;
    block.written = block.written | clobbers_of(target_, function_.desc(i));
    for (const Cell& cell : function_.cells_of(i))
      if (cell.is_register() && cell.fixed != 0) block.written.insert(Register(cell.fixed));
  }
  return block.written;
}

// The same of a loop; of all loops at the first question. Loops stand after the loops around them.
RegSet GlobalRegisters::written_in_loop(uint32_t loop) {
  if (written_in_loop_.empty()) {
    written_in_loop_.resize(loops_.all().size());
    for (BlockPosition b = 0; b < points_.block_count(); ++b)
      if (const uint32_t l = loops_.innermost(b); l != Loops::kNone)
        written_in_loop_[l] = written_in_loop_[l] | written(b);
    for (auto l = static_cast<uint32_t>(written_in_loop_.size()); l-- > 0;)
      if (const uint32_t parent = loops_[l].parent; parent != Loops::kNone)
        written_in_loop_[parent] = written_in_loop_[parent] | written_in_loop_[l];
  }
  return written_in_loop_[loop];
}

// --- the choice

void GlobalRegisters::choose_all() {
  struct Candidate {
    float weight;
    uint32_t value;
  };
  ArenaVector<Candidate> candidates(scratch_);
  for (uint32_t v = 0; v < weight_.size(); ++v) {
    if (const float reads = liveness_.reads(v); reads != 0)
      weight_[v] += reads + loops_.executions(home(v));
    if (weight_[v] == 0) continue;
    const MachineInstr& definition = points_.instruction(liveness_.definition(v));
    if (!is_rematerializable(function_.desc(definition), function_.cells_of(definition)))
      candidates.push_back({weight_[v], v});
  }
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.value < b.value;
  });
  chosen_.assign(weight_.size(), Register());
  for (const Candidate& candidate : candidates)
    if (!chosen_[candidate.value].valid()) choose(candidate.value);
}

// PHIs and inputs of the value get its register as well, where it is free.
void GlobalRegisters::choose(uint32_t value) {
  const auto class_of = [&](uint32_t v) {
    return function_.class_of(Register::virtual_register(v));
  };
  const RegSet free = find_free(value, usable_[static_cast<size_t>(class_of(value))]);
  const Register r = free.empty() ? Register() : pick(value, free);
  if (!r.valid()) return;
  assign(value, r);
  auto follow = [&](uint32_t v) {
    if (chosen_[v].valid() || !share_places(target_, class_of(v), class_of(value))) return;
    const MachineInstr& definition = points_.instruction(liveness_.definition(v));
    if (is_rematerializable(function_.desc(definition), function_.cells_of(definition))) return;
    if (!find_free(v, RegSet::of(r)).empty()) assign(v, r);
  };
  for (; next_assigned_ < assigned_.size(); ++next_assigned_) {
    const uint32_t v = assigned_[next_assigned_];
    for (uint32_t l = first_of_input_[v]; l != kNone; l = links_[l].next_of_input)
      follow(links_[l].phi);
    for (uint32_t l = first_of_phi_[v]; l != kNone; l = links_[l].next_of_phi)
      follow(links_[l].input);
  }
}

Register GlobalRegisters::pick(uint32_t value, RegSet free) const {
  for (uint32_t l = first_of_input_[value]; l != kNone; l = links_[l].next_of_input)
    if (const Register r = chosen_[links_[l].phi]; r.valid() && free.contains(r)) return r;
  for (uint32_t l = first_of_phi_[value]; l != kNone; l = links_[l].next_of_phi)
    if (const Register r = chosen_[links_[l].input]; r.valid() && free.contains(r)) return r;
  for (const Cell& cell : function_.cells_of(points_.instruction(liveness_.definition(value))))
    if (cell.is_def() && cell.reg() == Register::virtual_register(value) && cell.fixed != 0 &&
        free.contains(Register(cell.fixed)))
      return Register(cell.fixed);
  const RegSet without_price = free - (function_.frame.callee_saved - saved_);
  if (without_price.empty() && weight_[value] < kPriceOfSaving) return {};
  const RegSet candidates = without_price.empty() ? free : without_price;
  const RegSet cheapest = (candidates - function_.frame.callee_saved).empty()
                              ? candidates
                              : candidates - function_.frame.callee_saved;
  const auto register_class =
      static_cast<size_t>(function_.class_of(Register::virtual_register(value)));
  for (Register r : target_.classes[register_class].order)
    if (cheapest.contains(r)) return r;
  return cheapest.first();
}

// The registers among `wanted` that the value can have. What it could not have once it never can:
// so a value is asked about a few times at most, however many PHIs it is an input of.
RegSet GlobalRegisters::find_free(uint32_t value, RegSet wanted) {
  RegSet& taken = taken_[value];
  if ((wanted - taken).empty()) return {};
  taken = taken | taken_by_definition(value);
  for (const LiveSpan& span : liveness_.spans(value)) {
    if ((wanted - taken).empty()) break;
    if (span.first != span.last) {
      const uint32_t loop = loops_.innermost(span.first);
      taken = taken | in_loop_[loop] | written_in_loop(loop);
      continue;
    }
    taken = taken | blocks_[span.first].at_start | written(span.first);
    if (span.is_through) taken = taken | taken_at_end(value, span.first);
  }
  return wanted - taken;
}

// A PHI that the block's end moves the value into may have its register, unless the PHI's value of
// before moves on into another PHI there.
RegSet GlobalRegisters::taken_at_end(uint32_t value, BlockPosition block) const {
  RegSet set = blocks_[block].at_end;
  int seen = 0;
  for (uint32_t l = first_of_input_[value]; l != kNone && seen < kLinksSeen;
       l = links_[l].next_of_input, ++seen)
    if (links_[l].from == block && !is_input(links_[l].phi, block))
      set.erase(chosen_[links_[l].phi]);
  return set;
}

// Whether the value is, or may be, the input of a PHI from the block.
bool GlobalRegisters::is_input(uint32_t value, BlockPosition from) const {
  int seen = 0;
  for (uint32_t l = first_of_input_[value]; l != kNone; l = links_[l].next_of_input)
    if (links_[l].from == from || ++seen > kLinksSeen) return true;
  return false;
}

RegSet GlobalRegisters::taken_by_definition(uint32_t value) {
  const BlockPosition block = home(value);
  RegSet set = written(block);
  if (liveness_.leaves_block(value)) set = set | taken_at_end(value, block);
  if (!is_phi(value)) return set;
  set = set | blocks_[block].at_start;
  return moves_at_ends(value) ? set | taken_before_phi(value) : set;
}

// At the ends of the predecessors, where the inputs go.
RegSet GlobalRegisters::taken_before_phi(uint32_t phi) const {
  RegSet set;
  for (uint32_t l = first_of_phi_[phi]; l != kNone; l = links_[l].next_of_phi) {
    RegSet at_end = blocks_[links_[l].from].at_end;
    at_end.erase(chosen_[links_[l].input]);
    set = set | at_end;
  }
  return set;
}

bool GlobalRegisters::is_phi(uint32_t value) const {
  return points_.instruction(liveness_.definition(value)).opcode == mir::kPhi;
}

bool GlobalRegisters::moves_at_ends(uint32_t phi) const {
  return !points_.block(home(phi)).moves_at_start;
}

void GlobalRegisters::assign(uint32_t value, Register r) {
  chosen_[value] = r;
  if (function_.frame.callee_saved.contains(r)) saved_.insert(r);
  assigned_.push_back(value);
  for (const LiveSpan& span : liveness_.spans(value))
    take(span.first, span.last, r, true, span.is_through);
  const BlockPosition block = home(value);
  take(block, block, r, is_phi(value), liveness_.leaves_block(value));
  if (!is_phi(value) || !moves_at_ends(value)) return;
  for (uint32_t l = first_of_phi_[value]; l != kNone; l = links_[l].next_of_phi)
    take(links_[l].from, links_[l].from, r, false, true);
}

void GlobalRegisters::take(BlockPosition first, BlockPosition last, Register r, bool at_start,
                           bool at_end) {
  for (BlockPosition b = first; b <= last; ++b) {
    if (at_start) blocks_[b].at_start.insert(r);
    if (at_end) blocks_[b].at_end.insert(r);
  }
  uint32_t around = loops_.innermost(first);
  if (first != last)
    for (uint32_t l = around + 1; l < in_loop_.size() && loops_[l].header <= last; ++l)
      in_loop_[l].insert(r);
  for (; around != Loops::kNone && !in_loop_[around].contains(r); around = loops_[around].parent)
    in_loop_[around].insert(r);
}

void GlobalRegisters::emit_spans() {
  for (const uint32_t v : assigned_) {
    for (const LiveSpan& span : liveness_.spans(v))
      spans_.push_back({span.first, span.last, v, chosen_[v], true, span.is_through});
    const BlockPosition block = home(v);
    spans_.push_back({block, block, v, chosen_[v], is_phi(v), liveness_.leaves_block(v)});
  }
  std::sort(spans_.begin(), spans_.end(), [](const GlobalSpan& a, const GlobalSpan& b) {
    return a.last != b.last ? a.last > b.last : a.value < b.value;
  });
}

}  // namespace lilt::regalloc
