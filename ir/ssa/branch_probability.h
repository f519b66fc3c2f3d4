// How likely a conditional branch takes its first target, as a profile in the text (`!prof`) tells.
// The number is the instruction's flags, in 1/65536; 0: unknown. So copies of a branch keep it, and
// who exchanges the targets exchanges it.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lilt::ssa {

inline constexpr uint32_t kCertain = 65536;

// A flag of a select: nothing tells in advance what it chooses (`!unpredictable`).
inline constexpr uint16_t kUnpredictable = 1 << 15;

// From how often each target was taken, at most 2^32; unknown if neither was. Never 0 or certain.
inline uint16_t branch_probability(uint64_t first, uint64_t second) {
  if (first + second == 0) return 0;
  return static_cast<uint16_t>(
      std::clamp<uint64_t>(first * kCertain / (first + second), 1, kCertain - 1));
}
inline uint16_t exchanged_probability(uint16_t first) {
  return static_cast<uint16_t>(first == 0 ? 0 : kCertain - first);
}

}  // namespace lilt::ssa
