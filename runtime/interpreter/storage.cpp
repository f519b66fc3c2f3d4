#include "runtime/interpreter/storage.h"

#include <cstdlib>
#include <cstring>
#include <new>

namespace lilt::runtime {

uint8_t* Storage::take(size_t size) {
  if (size > kLargestSmall) return static_cast<uint8_t*>(std::malloc(size));
  size_t steps = steps_of(size);
  if (uint8_t* piece = free_[steps]) {
    std::memcpy(&free_[steps], piece, sizeof piece);
    return piece;
  }
  if (slab_left_ < steps * kStep) {
    slab_ = new (std::nothrow) uint8_t[kSlab];
    slab_left_ = 0;
    if (slab_ == nullptr) return nullptr;
    slabs_.emplace_back(slab_);
    slab_left_ = kSlab;
  }
  uint8_t* piece = slab_;
  slab_ += steps * kStep;
  slab_left_ -= steps * kStep;
  return piece;
}

uint8_t* Storage::take_zeroed(size_t size) {
  if (size > kLargestSmall) return static_cast<uint8_t*>(std::calloc(size, 1));
  uint8_t* piece = take(size);
  return piece == nullptr ? nullptr : static_cast<uint8_t*>(std::memset(piece, 0, size));
}

void Storage::give_back(uint8_t* piece, size_t size) {
  if (size > kLargestSmall) return std::free(piece);
  size_t steps = steps_of(size);
  std::memcpy(piece, &free_[steps], sizeof piece);
  free_[steps] = piece;
}

}  // namespace lilt::runtime
