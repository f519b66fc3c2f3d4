// The hash of names and other bytes, for tables that compare the bytes themselves.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace lilt {

namespace hash_detail {
inline uint64_t word_at(const char* at, size_t bytes) {
  uint64_t word = 0;
  std::memcpy(&word, at, bytes);
  return word;
}
// The halves of the product by an odd number near 2^64 divided by the golden ratio (Knuth, "The Art
// of Computer Programming" 3, section 6.4), one upon the other: each bit depends on all.
inline uint64_t mix(uint64_t hash) {
  const auto product = static_cast<unsigned __int128>(hash) * 0x9E3779B97F4A7C15;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}
}  // namespace hash_detail

// Eight bytes a step; the last step takes the last eight, some of them again, or all of a shorter
// text. Equal texts have equal hashes in one process. O(length).
inline uint64_t hash_of_bytes(std::string_view text) {
  using hash_detail::mix, hash_detail::word_at;
  const char* const begin = text.data();
  const size_t size = text.size();
  uint64_t hash = mix(size + 1);
  if (size >= 8) {
    for (size_t at = 0; at + 8 < size; at += 8) hash = mix(hash ^ word_at(begin + at, 8));
    return mix(hash ^ word_at(begin + size - 8, 8));
  }
  if (size >= 4) return mix(hash ^ word_at(begin, 4) ^ word_at(begin + size - 4, 4) << 32);
  if (size == 0) return hash;
  return mix(hash ^ word_at(begin, 1) ^ word_at(begin + size / 2, 1) << 8 ^
             word_at(begin + size - 1, 1) << 16);
}

}  // namespace lilt
