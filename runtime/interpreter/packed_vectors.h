// Vectors whose elements are bit-packed in memory: how they are loaded and stored.
#pragma once

#include <algorithm>
#include <vector>

#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

// The words that hold a packed vector in memory.
inline std::vector<Part> words_of_packed(const PackedVector& vector) {
  std::vector<Part> words;
  for (uint64_t done = 0; done < vector.bits; done += 64)
    words.push_back({static_cast<uint32_t>(std::min<uint64_t>(vector.bits - done, 64)),
                     vector.offset + done / 8});
  return words;
}

// Calls plain(index of a part) and packed(vector) for each component of a value, in order.
template <class Plain, class Packed>
void for_each_in_memory(const std::vector<Part>& parts, const std::vector<PackedVector>& vectors,
                        Plain plain, Packed packed) {
  auto next = vectors.begin();
  for (uint32_t i = 0; i < parts.size();) {
    if (next == vectors.end() || next->first_part != i) {
      plain(i++);
    } else {
      packed(*next);
      i += next++->part_count;
    }
  }
}

inline std::vector<Part> lanes_of_packed(const std::vector<Part>& parts,
                                         const PackedVector& vector) {
  auto first = parts.begin() + vector.first_part;
  return std::vector<Part>(first, first + vector.part_count);
}

}  // namespace lilt::runtime
