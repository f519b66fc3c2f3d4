// Removes moves that bring a value where it is already, and stores that only these would have read.
#pragma once

#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Walks each block that has edits, up to its last one, with the value that each register holds. An
// edit whose destination holds its value goes; a reload of a value that some register of the class
// holds becomes a copy. Then walks back through the blocks where that has spared a reload: a store
// to a spill slot goes if nothing reads the slot before the next store to it.
//   requires: an allocation with all locations and edits      keeps: what check() demands
// O(instructions + cells + edits).
void clean_edits(const ProgramPoints& points, Allocation& allocation);

}  // namespace lilt::regalloc
