// The host's memory for blocks of the interpreted program.
//
// Programs hold millions of small blocks, and malloc would add 16 bytes and rounding to each. So
// small pieces are cut from slabs and kept in one free list per size; larger ones come from malloc,
// which returns their pages to the system.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lilt::runtime {

class Storage {
 public:
  // A piece of `size` bytes, aligned to 16; null if memory is exhausted. O(1).
  uint8_t* take(size_t size);
  uint8_t* take_zeroed(size_t size);  // untouched pages cost nothing
  // `size`: as in the allocation.
  void give_back(uint8_t* piece, size_t size);

 private:
  static constexpr size_t kStep = 16, kLargestSmall = 512, kSlab = size_t{1} << 16;
  static size_t steps_of(size_t size) { return size == 0 ? 1 : (size + kStep - 1) / kStep; }

  uint8_t* free_[kLargestSmall / kStep + 1] = {};  // by steps; lists through their first words
  uint8_t* slab_ = nullptr;                        // the unused part of the newest one
  size_t slab_left_ = 0;
  std::vector<std::unique_ptr<uint8_t[]>> slabs_;
};

}  // namespace lilt::runtime
