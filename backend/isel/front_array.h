// An array in scratch memory that grows at its front, for code that is written backwards.
#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <type_traits>

#include "ir/support/arena.h"

namespace lilt::backend::isel {

// Elements are known by their distance from the end, which growth does not change.
template <class T>
requires std::is_trivially_copyable_v<T>
class FrontArray {
 public:
  FrontArray(Arena& arena, size_t capacity)
      : arena_(arena), storage_(arena.uninitialized<T>(capacity)), first_(capacity) {}

  // Makes room for `count` elements before the first one; returns their place, which is valid until
  // the next call. Amortised O(count).
  T* prepend(size_t count) {
    if (count > first_) [[unlikely]]
      grow(count);
    first_ -= count;
    return storage_.data() + first_;
  }
  uint32_t size() const { return static_cast<uint32_t>(storage_.size() - first_); }
  std::span<const T> elements() const { return storage_.subspan(first_); }

 private:
  void grow(size_t count) {
    const size_t used = size();
    std::span<T> larger = arena_.uninitialized<T>(2 * storage_.size() + count);
    const size_t first = larger.size() - used;
    std::memcpy(larger.data() + first, storage_.data() + first_, used * sizeof(T));
    storage_ = larger;
    first_ = first;
  }

  Arena& arena_;
  std::span<T> storage_;
  size_t first_;
};

}  // namespace lilt::backend::isel
