#include "runtime/interpreter/storage.h"

#include <stdlib.h>

#include <cstdlib>
#include <cstring>
#include <new>

namespace lilt::runtime {

void Storage::Release::operator()(void* memory) const { std::free(memory); }

Storage::Slab* Storage::new_slab(size_t steps) {
  void* memory = empty_;
  if (memory != nullptr) {
    empty_ = empty_->next;
  } else {
    if (::posix_memalign(&memory, kSlab, kSlabEnd) != 0) return nullptr;
    slabs_.emplace_back(memory);
  }
  Slab* slab = new (memory) Slab;
  slab->piece = steps * kStep;
  link(*slab);
  return slab;
}

void Storage::link(Slab& slab) {
  Slab*& first = with_room_[slab.piece / kStep];
  slab.next = first;
  slab.previous = nullptr;
  if (first != nullptr) first->previous = &slab;
  first = &slab;
}

void Storage::unlink(Slab& slab) {
  (slab.previous != nullptr ? slab.previous->next : with_room_[slab.piece / kStep]) = slab.next;
  if (slab.next != nullptr) slab.next->previous = slab.previous;
}

uint8_t* Storage::take(size_t size) {
  if (size > kMaxSmall) return static_cast<uint8_t*>(std::malloc(size));
  size_t steps = steps_of(size);
  Slab* slab = with_room_[steps];
  if (slab == nullptr) slab = new_slab(steps);
  if (slab == nullptr) return nullptr;
  uint8_t* piece = slab->free;
  if (piece != nullptr) {
    std::memcpy(&slab->free, piece, sizeof(uint8_t*));
  } else {
    piece = reinterpret_cast<uint8_t*>(slab) + slab->fresh;
    slab->fresh += static_cast<uint32_t>(slab->piece);
  }
  ++slab->live;
  if (!slab->has_room()) unlink(*slab);
  return piece;
}

uint8_t* Storage::take_zeroed(size_t size) {
  if (size > kMaxSmall) return static_cast<uint8_t*>(std::calloc(size, 1));
  uint8_t* piece = take(size);
  if (piece != nullptr) std::memset(piece, 0, size);
  return piece;
}

void Storage::give_back(uint8_t* piece, size_t size) {
  if (size > kMaxSmall) return std::free(piece);
  Slab& slab = *reinterpret_cast<Slab*>(reinterpret_cast<uintptr_t>(piece) & ~(kSlab - 1));
  if (!slab.has_room()) link(slab);
  std::memcpy(piece, &slab.free, sizeof(uint8_t*));
  slab.free = piece;
  if (--slab.live != 0) return;
  unlink(slab);
  slab.next = empty_;
  empty_ = &slab;
}

}  // namespace lilt::runtime
