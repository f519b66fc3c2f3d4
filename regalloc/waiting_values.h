// Where the value of a live range in memory is, if no instruction stores or reads it there.
#pragma once

#include "regalloc/record.h"

namespace lilt::regalloc {

// Sets `still_in` and `is_made_again` of the live ranges in memory. O(cells + edits + live ranges ×
// (values and accesses of their webs)).
void note_waiting_values(const ProgramPoints& points, const Allocation& allocation,
                         AllocationRecord& record);

}  // namespace lilt::regalloc
