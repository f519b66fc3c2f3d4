#include "regalloc/liveness.h"

#include <algorithm>

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;

Liveness::Liveness(const ProgramPoints& points, Arena& scratch)
    : scratch_(scratch), points_(points) {
  size_t values = points.function().virtual_registers.size();
  definition_.assign(values, UINT32_MAX);
  last_exposed_.assign(values, UINT32_MAX);
  crosses_.assign(values, false);
  find_definitions();
  find_exposed_uses();
  sort_by_value();
  walk_up();
  collect();
}

void Liveness::find_definitions() {
  const mir::MachineFunction& function = points_.function();
  for (const BlockSpan& span : points_.blocks()) {
    uint32_t number = span.first;
    for (const MachineInstr& i : function.instructions_of(span.id)) {
      for (const Cell& cell : function.cells_of(i))
        if (cell.is_def() && cell.reg().is_virtual())
          definition_[cell.reg().virtual_index()] = number;
      ++number;
    }
  }
}

void Liveness::find_exposed_uses() {
  const mir::MachineFunction& function = points_.function();
  for (BlockPosition block = 0; block < points_.block_count(); ++block) {
    const BlockSpan& span = points_.block(block);
    for (const MachineInstr& i : function.instructions_of(span.id)) {
      std::span<const Cell> cells = function.cells_of(i);
      if (i.opcode != mir::kPhi) {
        for (const Cell& cell : cells)
          if (cell.is_use() && cell.reg().is_virtual()) expose(cell.reg().virtual_index(), block);
        continue;
      }
      for (size_t c = 1; c + 1 < cells.size(); c += 2) {
        if (!cells[c].reg().is_virtual()) continue;
        uint32_t value = cells[c].reg().virtual_index();
        if (span.moves_at_start)
          expose(value, block);
        else
          expose(value, points_.position_of(cells[c + 1].block()));
      }
    }
  }
}

// A use in the defining block exposes nothing: the definition stands above it.
void Liveness::expose(uint32_t value, BlockPosition block) {
  uint32_t definition = definition_[value];
  if (definition != UINT32_MAX && points_.block_of(definition) == block) return;
  if (last_exposed_[value] == block) return;
  last_exposed_[value] = block;
  exposed_.push_back({value, block});
}

void Liveness::sort_by_value() {
  ArenaVector<uint32_t> start(definition_.size() + 1, 0, scratch_);
  for (const ExposedUse& use : exposed_) ++start[use.value + 1];
  for (size_t v = 1; v < start.size(); ++v) start[v] += start[v - 1];
  ArenaVector<ExposedUse> sorted(exposed_.size(), scratch_);
  for (const ExposedUse& use : exposed_) sorted[start[use.value]++] = use;
  exposed_ = std::move(sorted);
}

void Liveness::walk_up() {
  const mir::MachineFunction& function = points_.function();
  ArenaVector<uint32_t> stamp(points_.block_count(), UINT32_MAX, scratch_);
  ArenaVector<BlockPosition> work(scratch_);
  for (const ExposedUse& use : exposed_) {
    BlockPosition home = definition_[use.value] == UINT32_MAX
                             ? UINT32_MAX
                             : points_.block_of(definition_[use.value]);
    work.push_back(use.block);
    while (!work.empty()) {
      BlockPosition block = work.back();
      work.pop_back();
      if (block == home || stamp[block] == use.value) continue;
      stamp[block] = use.value;
      found_.push_back({block, use.value});
      crosses_[use.value] = true;
      for (mir::BlockId above : function.predecessors(points_.block(block).id))
        work.push_back(points_.position_of(above));
    }
  }
}

void Liveness::collect() {
  start_.assign(points_.block_count() + 1, 0);
  for (auto [block, value] : found_) ++start_[block + 1];
  for (size_t b = 1; b < start_.size(); ++b) start_[b] += start_[b - 1];
  live_in_.resize(found_.size());
  ArenaVector<uint32_t> next(start_.begin(), start_.end() - 1, scratch_);
  for (auto [block, value] : found_) live_in_[next[block]++] = value;
}

}  // namespace lilt::regalloc
