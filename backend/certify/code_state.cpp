#include "backend/certify/code_state.h"

#include <algorithm>
#include <ranges>

namespace lilt::certify {

void State::write_slot(int64_t distance, unsigned bytes, const Samples* content, Arena& arena) {
  const int64_t end = distance + static_cast<int64_t>(bytes);
  const auto made = arena.uninitialized<Slot>(slots.size() + 1);
  size_t count = 0;
  for (const Slot& slot : slots) {
    const int64_t slot_end = slot.distance + static_cast<int64_t>(slot.bytes);
    if (slot.distance >= distance && slot_end <= end) continue;
    has_overlaps |= slot.distance < end && distance < slot_end;
    made[count++] = slot;
  }
  made[count++] = {distance, bytes, content};
  slots = made.first(count);
}

std::optional<const Samples*> State::search_content_of(const Slot& slot) const {
  const int64_t end = slot.distance + static_cast<int64_t>(slot.bytes);
  for (const Slot& other : std::views::reverse(slots)) {
    if (other.distance >= end ||
        slot.distance >= other.distance + static_cast<int64_t>(other.bytes))
      continue;
    return other.is_at(slot) ? std::optional(other.content) : std::nullopt;
  }
  return nullptr;
}

bool State::has_slot(int64_t distance, unsigned bytes) const {
  const int64_t end = distance + static_cast<int64_t>(bytes);
  return std::ranges::any_of(slots, [&](const Slot& slot) {
    return slot.distance < end && distance < slot.distance + static_cast<int64_t>(slot.bytes);
  });
}

bool is_same(const State& a, const State& b) {
  return a.flags == b.flags &&
         std::ranges::equal(a.registers.all(), b.registers.all(),
                            [](const Samples* x, const Samples* y) { return is_same(x, y); }) &&
         std::ranges::equal(a.slots, b.slots, [](const State::Slot& x, const State::Slot& y) {
           return x.distance == y.distance && x.bytes == y.bytes && is_same(x.content, y.content);
         });
}

}  // namespace lilt::certify
