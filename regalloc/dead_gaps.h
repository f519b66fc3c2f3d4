// Where a value is dead although its segment covers the gap before an instruction.
//
// Segments are of blocks: they cover all jumps at a block's end if the value lives into any of its
// successors. Of several jumps one after the other, each leaves to some of them: `je X; jmp Y`
// reads at `jmp Y` only what lives into Y. And a phi that nothing reads has a segment, since all
// phis of a block are written at once.
#pragma once

#include <vector>

#include "regalloc/live_intervals.h"

namespace lilt::regalloc {

struct DeadGap {
  uint32_t number = 0;
  std::vector<uint32_t> values;  // ascending
};

// By successor of the block, in their order: the number of the last instruction that names it; the
// number after the last instruction where none does. O(cells of the terminators × successors).
std::vector<uint32_t> last_jumps(const ProgramPoints& points, const BlockSpan& block);

// Ascending, those with any such value. O(values that live at the ends of blocks × successors).
std::vector<DeadGap> dead_gaps(const ProgramPoints& points, const LiveIntervals& intervals);

}  // namespace lilt::regalloc
