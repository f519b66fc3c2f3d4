// Numbers in the low bits of a machine word.
#pragma once

#include <cstdint>

namespace lilt {

// All bits below `width`.
constexpr uint64_t low_mask(uint32_t width) {
  return width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1;
}
// The signed number in the low `width` (at least 1) bits.
constexpr int64_t sign_extend(uint64_t bits, uint32_t width) {
  return width >= 64 ? static_cast<int64_t>(bits)
                     : static_cast<int64_t>(bits << (64 - width)) >> (64 - width);
}

}  // namespace lilt
