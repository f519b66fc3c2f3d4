// What the text asks of a loop's vectors (`llvm.loop.vectorize.*`, `llvm.loop.interleave.count`),
// kept as the subcode of the branch back, as LLVM keeps its node there. What must not be done to a
// loop is its header's: Block::stays_rolled, stays_scalar.
#pragma once

#include <bit>
#include <cstdint>

namespace lilt::ssa {

// Numbers that are not powers of 2 count as the next smaller one.
struct LoopHints {
  uint32_t lanes = 0, parts = 0;  // of a vector, and vectors at once; 0: the pass chooses
  bool wants_vectors = false;     // is vectorized if it may be, whether that pays or not

  static constexpr LoopHints of(uint8_t subcode) {
    return {(1u << (subcode & 7)) >> 1, (1u << (subcode >> 3 & 7)) >> 1, (subcode & 64) != 0};
  }
  constexpr uint8_t subcode() const {
    const auto width = [](uint32_t number) -> uint32_t {
      return number > 64 ? 7 : static_cast<uint32_t>(std::bit_width(number));
    };
    return static_cast<uint8_t>(width(lanes) | width(parts) << 3 | (wants_vectors ? 64u : 0u));
  }
  constexpr bool any() const { return subcode() != 0; }
};

}  // namespace lilt::ssa
