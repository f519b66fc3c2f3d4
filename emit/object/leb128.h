// Numbers in as few bytes as they need, seven bits each: LEB128. Source: DWARF 5, section 7.6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lilt::object {

inline size_t size_of_uleb(uint64_t value) {
  size_t size = 1;
  while (value >>= 7) ++size;
  return size;
}

// In at least `size` bytes.
inline void append_uleb(std::vector<uint8_t>& out, uint64_t value, size_t size = 1) {
  for (; value >= 0x80 || size > 1; value >>= 7, size -= size > 1)
    out.push_back(static_cast<uint8_t>(value) | 0x80);
  out.push_back(static_cast<uint8_t>(value));
}

inline void append_sleb(std::vector<uint8_t>& out, int64_t value) {
  for (; value < -64 || value > 63; value >>= 7) out.push_back(static_cast<uint8_t>(value) | 0x80);
  out.push_back(static_cast<uint8_t>(value) & 0x7F);
}

}  // namespace lilt::object
