// Sizes and addresses at an alignment.
#pragma once

#include <cstdint>

namespace lilt {

// The next multiple of a power of two, or the value itself.
constexpr uint64_t align_up(uint64_t value, uint64_t align) {
  return (value + align - 1) & ~(align - 1);
}

}  // namespace lilt
