// The linear order that all allocators share: instructions numbered in layout order, blocks as
// spans of numbers, and where the moves of an edge stand.
//
// A block that does not end in a terminator (it falls through) counts one number more than it has
// instructions, so that its end has a gap of its own. Point::at(number, slot) makes points.
#pragma once

#include <span>

#include "ir/mir/machine_function.h"
#include "regalloc/allocation.h"

namespace lilt::regalloc {

// Position of a block in layout order.
using BlockPosition = uint32_t;

struct BlockSpan {
  mir::BlockId id;
  uint32_t first = 0;             // number of the first instruction
  uint32_t first_ordinary = 0;    // after the PHIs
  uint32_t first_terminator = 0;  // where edits at the block's end stand
  uint32_t instructions_end = 0;  // after the last instruction
  uint32_t end = 0;               // after the last number: the next block's first
  uint32_t array_begin = 0;       // index of the first instruction in function.instructions
  float frequency = 1;
  // What an instruction in the block costs: its executions and a share for its bytes.
  float weight = 1;
  // Edge moves into this block stand at its start: its only predecessor has several successors.
  // Otherwise they stand at the ends of its predecessors.
  bool moves_at_start = false;

  uint32_t start_point() const { return 4 * first; }
  uint32_t end_point() const { return 4 * end; }
  bool has_phis() const { return first_ordinary != first; }
};

// A snapshot of a function's order, for allocator, checker and applier; O(blocks + instructions).
// Its arrays live in the scope of `scratch` in which it was made.
class ProgramPoints {
 public:
  ProgramPoints(const mir::MachineFunction& function, Arena& scratch);

  const mir::MachineFunction& function() const { return function_; }
  uint32_t block_count() const { return static_cast<uint32_t>(blocks_.size()); }
  const BlockSpan& block(BlockPosition position) const { return blocks_[position]; }
  std::span<const BlockSpan> blocks() const { return blocks_; }
  bool has_phis() const { return !place_in_phi_.empty(); }
  BlockPosition position_of(mir::BlockId block) const { return position_[block]; }
  uint32_t number_count() const { return static_cast<uint32_t>(block_of_.size()); }
  // The block that a number belongs to.
  BlockPosition block_of(uint32_t number) const { return block_of_[number]; }
  float frequency_at(uint32_t number) const { return blocks_[block_of_[number]].frequency; }
  float weight_at(uint32_t number) const { return blocks_[block_of_[number]].weight; }
  bool has_instruction(uint32_t number) const {
    return number < blocks_[block_of_[number]].instructions_end;
  }
  const mir::MachineInstr& instruction(uint32_t number) const {
    const BlockSpan& span = blocks_[block_of_[number]];
    return function_.instructions[span.array_begin + (number - span.first)];
  }
  // The latest number at or before `number` in whose gap edits may stand: PHIs and all terminators
  // but the first have no gap of their own.
  uint32_t gap_at_or_before(uint32_t number) const {
    const BlockSpan& span = blocks_[block_of_[number]];
    if (number < span.first_ordinary) return span.first;
    return number > span.first_terminator ? span.first_terminator : number;
  }

  // The value that a PHI gets from predecessor `from`; an invalid register when it has no such
  // operand. O(1) where the PHIs of a block name its predecessors in one order, as the selector's
  // do.
  mir::Register phi_input(std::span<const mir::Cell> phi, mir::BlockId from) const;

 private:
  BlockSpan span_of(mir::BlockId id, uint32_t first) const;
  void find_places_in_phis();

  const mir::MachineFunction& function_;
  Arena& scratch_;
  ArenaVector<BlockSpan> blocks_{scratch_};
  ArenaIdMap<mir::BlockId, BlockPosition> position_;
  std::span<const BlockPosition> block_of_;
  // By predecessor: its place in the first PHI of its successor with PHIs. One is enough: critical
  // edges are split, so at most one successor joins several blocks. Empty without PHIs.
  ArenaIdMap<mir::BlockId, uint32_t> place_in_phi_{scratch_};
};

}  // namespace lilt::regalloc
