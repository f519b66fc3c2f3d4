// Spill slots shared by webs whose spans do not overlap.
#pragma once

#include <span>
#include <vector>

#include "regalloc/allocation.h"

namespace lilt::regalloc {

struct SlotRequest {
  uint32_t from = 0, to = 0;  // points, half-open
  uint8_t size = 8;
  uint32_t slot = 0;  // the answer: index into `slots`
};

// A linear scan over the requests with a free list per size: appends to `slots` and answers each
// request. n log n. Requests that overlap never share; with `sharing` false none do.
void share_slots(std::span<SlotRequest> requests, std::vector<SpillSlot>& slots, bool sharing,
                 Arena& scratch);

}  // namespace lilt::regalloc
