// The host's memory for blocks of the interpreted program.
//
// Programs hold millions of small blocks, and malloc would add 16 bytes and rounding to each. So
// small pieces are cut from slabs, each of which serves one size. A slab without live pieces serves
// any size again: sizes that a program uses one after the other do not add up. Larger pieces come
// from malloc, which returns their pages to the system.
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
  // `size`: as in the allocation. O(1).
  void give_back(uint8_t* piece, size_t size);

 private:
  static constexpr size_t kStep = 16, kMaxSmall = 512;
  // Slabs begin at multiples of kSlab, and leave room for malloc's header of the next.
  static constexpr size_t kSlab = size_t{1} << 16, kSlabEnd = kSlab - 32;
  // The header of a slab, before its pieces.
  struct alignas(kStep) Slab {
    Slab *next = nullptr, *previous = nullptr;  // slabs of that size with room, or empty ones
    uint8_t* free = nullptr;                    // a list of freed pieces through their first words
    uint32_t fresh = sizeof(Slab);              // offset of the first piece that was never taken
    uint32_t live = 0;                          // pieces
    size_t piece;                               // bytes of each
    bool has_room() const { return free != nullptr || fresh + piece <= kSlabEnd; }
  };
  struct Release {
    void operator()(void* memory) const;
  };

  static size_t steps_of(size_t size) { return size == 0 ? 1 : (size + kStep - 1) / kStep; }
  Slab* new_slab(size_t steps);
  void link(Slab& slab);
  void unlink(Slab& slab);

  Slab* with_room_[kMaxSmall / kStep + 1] = {};  // by steps
  Slab* empty_ = nullptr;
  std::vector<std::unique_ptr<void, Release>> slabs_;
};

}  // namespace lilt::runtime
