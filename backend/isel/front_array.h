// An array that grows at its front, for code that is written backwards.
#pragma once

#include <cstring>

#include "ir/support/uninitialized.h"

namespace lilt::backend::isel {

// Fills an array from its end. Elements are known by their distance from the end, which growth does
// not change.
template <class T>
class FrontArray {
 public:
  // Replaces the contents of `storage`, which must not be used before finish().
  FrontArray(UninitializedVector<T>& storage, size_t capacity)
      : storage_(storage), first_(capacity) {
    storage_.clear();
    storage_.resize(capacity);
  }

  // Makes room for `count` elements before the first one; returns their place, which is valid until
  // the next call. Amortised O(count).
  T* prepend(size_t count) {
    if (count > first_) [[unlikely]]
      grow(count);
    first_ -= count;
    return storage_.data() + first_;
  }
  uint32_t size() const { return static_cast<uint32_t>(storage_.size() - first_); }
  // Moves the elements to the start of the storage, which then holds no others.
  void finish() {
    const size_t used = size();
    std::memmove(storage_.data(), storage_.data() + first_, used * sizeof(T));
    storage_.resize(used);
    first_ = 0;
  }

 private:
  void grow(size_t count) {
    const size_t used = size();
    UninitializedVector<T> larger(2 * storage_.size() + count);
    const size_t first = larger.size() - used;
    std::memcpy(larger.data() + first, storage_.data() + first_, used * sizeof(T));
    storage_.swap(larger);
    first_ = first;
  }

  UninitializedVector<T>& storage_;
  size_t first_;
};

}  // namespace lilt::backend::isel
