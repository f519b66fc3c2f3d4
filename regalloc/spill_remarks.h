// What register allocation costs in loops, as remarks.
#pragma once

#include "ir/support/remarks.h"
#include "regalloc/allocation.h"
#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Adds a remark for each value that is stored or reloaded in a loop, at its first such place.
// O(edits), and O(log n) for each one in a loop. Requires remarks.are_wanted().
void remark_on_spills(const ProgramPoints& points, const Allocation& allocation,
                      const Remarks& remarks);

}  // namespace lilt::regalloc
