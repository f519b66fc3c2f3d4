#include "regalloc/stack_slots.h"

#include <algorithm>
#include <queue>

namespace lilt::regalloc {

void share_slots(std::vector<SlotRequest>& requests, std::vector<SpillSlot>& slots, bool sharing) {
  struct Busy {
    uint32_t until, slot;
    bool operator>(const Busy& o) const {
      return until != o.until ? until > o.until : slot > o.slot;
    }
  };
  std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
  std::vector<uint32_t> free[256];
  std::vector<uint32_t> order(requests.size());
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return requests[a].from < requests[b].from; });
  for (uint32_t i : order) {
    SlotRequest& request = requests[i];
    for (; !busy.empty() && busy.top().until <= request.from; busy.pop())
      free[slots[busy.top().slot].size].push_back(busy.top().slot);
    std::vector<uint32_t>& list = free[request.size];
    if (list.empty()) {
      request.slot = static_cast<uint32_t>(slots.size());
      slots.push_back({request.size});
    } else {
      request.slot = list.back();
      list.pop_back();
    }
    if (sharing) busy.push({request.to, request.slot});
  }
}

}  // namespace lilt::regalloc
