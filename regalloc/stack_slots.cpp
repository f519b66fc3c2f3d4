#include "regalloc/stack_slots.h"

#include <algorithm>
#include <iterator>

#include "ir/support/no_index.h"

namespace lilt::regalloc {

void share_slots(std::span<SlotRequest> requests, std::vector<SpillSlot>& slots, bool sharing,
                 Arena& scratch) {
  if (requests.empty()) return;
  struct Busy {
    uint32_t until, slot;
    bool operator<(const Busy& o) const {  // of a heap with the earliest end in front
      return until != o.until ? until > o.until : slot > o.slot;
    }
  };
  ArenaVector<Busy> busy(scratch);
  ArenaVector<uint32_t> next_free(slots.size() + requests.size(), kNone, scratch);  // by slot
  uint32_t free[256];  // by size: the slot that became free last
  std::fill(std::begin(free), std::end(free), kNone);
  ArenaVector<uint32_t> order(requests.size(), scratch);
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return requests[a].from != requests[b].from ? requests[a].from < requests[b].from : a < b;
  });
  for (uint32_t i : order) {
    SlotRequest& request = requests[i];
    for (; !busy.empty() && busy.front().until <= request.from; busy.pop_back()) {
      std::pop_heap(busy.begin(), busy.end());
      const uint32_t slot = busy.back().slot;
      next_free[slot] = free[slots[slot].size];
      free[slots[slot].size] = slot;
    }
    uint32_t& list = free[request.size];
    request.slot = list;
    if (list == kNone) {
      request.slot = static_cast<uint32_t>(slots.size());
      slots.push_back({request.size});
    } else {
      list = next_free[list];
    }
    if (!sharing) continue;
    busy.push_back({request.to, request.slot});
    std::push_heap(busy.begin(), busy.end());
  }
}

}  // namespace lilt::regalloc
