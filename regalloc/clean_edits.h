// Removes moves that bring a value where it is already.
#pragma once

#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Walks each block that has edits, up to its last one, with the value that each register holds. An
// edit whose destination holds its value goes; a reload of a value that some register of the class
// holds becomes a copy.
//   requires: an allocation with all locations and edits      keeps: what check() demands
// O(instructions + cells + edits).
void clean_edits(const ProgramPoints& points, Allocation& allocation);

}  // namespace lilt::regalloc
