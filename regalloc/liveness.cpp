#include "regalloc/liveness.h"

#include <algorithm>

#include "ir/support/release.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;

namespace {

// With more blocks for each span, sorting is cheaper than looking at each block.
constexpr size_t kSparse = 8;

}  // namespace

Liveness::Liveness(const ProgramPoints& points, const Loops& loops, Arena& scratch)
    : scratch_(scratch),
      points_(points),
      loops_(loops),
      definition_(points.function().virtual_registers.size(), UINT32_MAX, scratch),
      last_exposed_(definition_.size(), UINT32_MAX, scratch) {
  find_exposures();
  if (exposures_.empty()) return;
  sort_by_value();
  walk_all();
  release_elements(exposures_);
  release_elements(last_exposed_);
}

// A definition stands above the uses in its block, and its block before those of other uses. Inputs
// of PHIs, which may come from below, are exposed when all definitions are known.
void Liveness::find_exposures() {
  const mir::MachineFunction& function = points_.function();
  const Cell* const cells = function.cells.data();
  bool has_phis = false;
  for (BlockPosition block = 0; block < points_.block_count(); ++block) {
    const BlockSpan span = points_.block(block);
    has_phis |= span.has_phis();
    const MachineInstr* instruction = function.instructions.data() + span.array_begin;
    for (uint32_t n = span.first; n < span.instructions_end; ++n, ++instruction) {
      const bool is_phi = n < span.first_ordinary;
      for (const Cell& cell : std::span(cells + instruction->first_cell, instruction->cell_count)) {
        if (!names_value(cell)) continue;
        const uint32_t value = cell.reg().virtual_index();
        if (cell.is_def())
          definition_[value] = n;
        else if (!is_phi && definition_[value] - span.first > n - span.first)  // not in this block
          expose(value, block, false);
      }
    }
  }
  for (BlockPosition block = 0; has_phis && block < points_.block_count(); ++block)
    if (points_.block(block).has_phis()) expose_inputs(block);
}

void Liveness::expose_inputs(BlockPosition block) {
  const BlockSpan& span = points_.block(block);
  for (uint32_t n = span.first; n < span.first_ordinary; ++n) {
    const std::span<const Cell> cells = points_.function().cells_of(
        points_.function().instructions[span.array_begin + n - span.first]);
    for (size_t c = 1; c + 1 < cells.size(); c += 2) {
      if (!cells[c].reg().is_virtual()) continue;
      const uint32_t value = cells[c].reg().virtual_index();
      const BlockPosition from = points_.position_of(cells[c + 1].block());
      if (span.moves_at_start)
        expose(value, block, false);
      else if (home(value) == from)
        leaves_[value] = 1;
      else
        expose(value, from, true);
    }
  }
}

void Liveness::expose(uint32_t value, BlockPosition block, bool is_at_end) {
  if (last_exposed_[value] == 2 * block + is_at_end) return;
  last_exposed_[value] = 2 * block + is_at_end;
  exposures_.push_back({value, block, is_at_end});
}

void Liveness::sort_by_value() {
  ArenaVector<uint32_t> start(definition_.size() + 1, 0, scratch_);
  for (const Exposure& use : exposures_) ++start[use.value + 1];
  for (size_t v = 1; v < start.size(); ++v) start[v] += start[v - 1];
  ArenaVector<Exposure> sorted(exposures_.size(), scratch_);
  for (const Exposure& use : exposures_) sorted[start[use.value]++] = use;
  exposures_.swap(sorted);
}

void Liveness::walk_all() {
  start_.assign(definition_.size() + 1, 0);
  spans_.reserve(exposures_.size() * 2);
  reads_.assign(definition_.size(), 0);
  found_.assign(points_.block_count(), UINT32_MAX);
  span_at_.resize(points_.block_count());
  uint32_t filled = 0;  // start_ is known up to here
  for (size_t e = 0; e < exposures_.size();) {
    const uint32_t value = exposures_[e].value;
    const auto first = static_cast<uint32_t>(spans_.size());
    for (; filled <= value; ++filled) start_[filled] = first;
    home_ = home(value);
    for (; e < exposures_.size() && exposures_[e].value == value; ++e) {
      reads_[value] += loops_.executions(exposures_[e].block);
      enter(value, exposures_[e].block, exposures_[e].is_at_end);
      while (!work_.empty()) {
        const BlockPosition block = work_.back();
        work_.pop_back();
        enter(value, block, true);
      }
    }
    if (spans_.size() - first > 1) sort_spans(value, first);
  }
  for (; filled < start_.size(); ++filled) start_[filled] = static_cast<uint32_t>(spans_.size());
}

// Brings the value's spans, the last ones from `first` on, into the order of blocks. Most values
// live in most blocks between their first and their last one: those are looked up one by one.
void Liveness::sort_spans(uint32_t value, uint32_t first) {
  const auto begin = spans_.begin() + first;
  BlockPosition lowest = begin->first, highest = begin->first;
  for (auto span = begin + 1; span != spans_.end(); ++span) {
    lowest = std::min(lowest, span->first);
    highest = std::max(highest, span->first);
  }
  const size_t count = spans_.size() - first;
  if (highest - lowest >= kSparse * count) {
    std::ranges::sort(begin, spans_.end(), {}, &LiveSpan::first);
    return;
  }
  sorted_.clear();
  for (BlockPosition block = lowest; block <= highest; ++block)
    if (found_[block] == value) sorted_.push_back(spans_[span_at_[block]]);
  std::ranges::copy(sorted_, begin);
}

// The value is live at the end of the block, or read in it.
void Liveness::enter(uint32_t value, BlockPosition block, bool is_at_end) {
  if (block == home_) {
    leaves_[value] |= is_at_end;
    return;
  }
  LiveSpan span{block, block, is_at_end};
  if (const uint32_t loop = loops_.outermost_whole(block, home_); loop != Loops::kNone)
    span = {loops_[loop].header, loops_[loop].last, true};
  if (found_[span.first] == value) {
    if (span.is_through) spans_[span_at_[span.first]].is_through = true;
    return;
  }
  found_[span.first] = value;
  span_at_[span.first] = static_cast<uint32_t>(spans_.size());
  spans_.push_back(span);
  for (mir::BlockId id : points_.function().predecessors(points_.block(span.first).id)) {
    const BlockPosition above = points_.position_of(id);
    const bool is_back_edge = span.first != span.last && above >= span.first && above <= span.last;
    if (!is_back_edge && !is_through(value, above)) work_.push_back(above);
  }
}

}  // namespace lilt::regalloc
