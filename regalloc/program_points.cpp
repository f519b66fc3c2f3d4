#include "regalloc/program_points.h"

namespace lilt::regalloc {

using mir::BlockId;
using mir::MachineBlock;

namespace {

// The price of an instruction's bytes, in executions for each call of the function. Without it,
// loads and stores in cold blocks are free and the code grows by them.
constexpr float kSizeWeight = 0.4f;

}  // namespace

ProgramPoints::ProgramPoints(const mir::MachineFunction& function, Arena& scratch)
    : function_(function),
      scratch_(scratch),
      position_(function.blocks.size(), UINT32_MAX, scratch) {
  const size_t most_numbers = function.instructions.size() + function.layout.size();
  BlockPosition* block_of = scratch.uninitialized<BlockPosition>(most_numbers).data();
  blocks_.reserve(function.layout.size());
  bool has_phis = false;
  uint32_t number = 0;
  for (BlockId id : function.layout) {
    const auto position = static_cast<BlockPosition>(blocks_.size());
    position_[id] = position;
    blocks_.push_back(span_of(id, number));
    has_phis |= blocks_.back().has_phis();
    for (; number < blocks_.back().end; ++number) block_of[number] = position;
  }
  block_of_ = {block_of, number};
  if (has_phis) find_places_in_phis();
}

BlockSpan ProgramPoints::span_of(BlockId id, uint32_t first) const {
  const MachineBlock& block = function_.blocks[id];
  uint32_t count = block.end - block.begin, phis = 0, before_terminators = count;
  auto at = [&](uint32_t i) -> const mir::MachineInstr& {
    return function_.instructions[block.begin + i];
  };
  while (phis < count && at(phis).opcode == mir::kPhi) ++phis;
  while (before_terminators > phis &&
         (function_.desc(at(before_terminators - 1)).properties & mir::instr::Terminator) != 0)
    --before_terminators;
  BlockSpan span;
  span.id = id;
  span.first = first;
  span.first_ordinary = first + phis;
  span.first_terminator = first + before_terminators;
  span.instructions_end = first + count;
  span.end = span.instructions_end + (before_terminators == count ? 1 : 0);
  span.array_begin = block.begin;
  span.frequency = block.frequency;
  span.weight = block.frequency + kSizeWeight;
  std::span<const BlockId> above = function_.predecessors(id);
  span.moves_at_start = above.size() == 1 && function_.successors(above[0]).size() > 1;
  return span;
}

void ProgramPoints::find_places_in_phis() {
  place_in_phi_.assign(function_.blocks.size(), 0);
  for (const BlockSpan& span : blocks_) {
    if (!span.has_phis() || span.moves_at_start) continue;
    std::span<const mir::Cell> phi = function_.cells_of(instruction(span.first));
    for (uint32_t i = 0; 2 * i + 2 < phi.size(); ++i) place_in_phi_[phi[2 * i + 2].block()] = i;
  }
}

mir::Register ProgramPoints::phi_input(std::span<const mir::Cell> phi, BlockId from) const {
  size_t place = 2 * size_t{place_in_phi_[from]} + 2;
  if (place < phi.size() && phi[place].block() == from) return phi[place - 1].reg();
  for (size_t i = 1; i + 1 < phi.size(); i += 2)
    if (phi[i + 1].block() == from) return phi[i].reg();
  return {};
}

}  // namespace lilt::regalloc
