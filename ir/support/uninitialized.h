// Vectors whose resize() leaves new elements uninitialised, for arrays that are then filled whole.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace lilt {

template <class T>
struct UninitializedAllocator : std::allocator<T> {
  static_assert(std::is_trivially_copyable_v<T>);
  template <class U>
  struct rebind {
    using other = UninitializedAllocator<U>;
  };
  template <class U>
  void construct(U*) noexcept {}
  template <class U, class... Arguments>
  void construct(U* place, Arguments&&... arguments) {
    std::construct_at(place, std::forward<Arguments>(arguments)...);
  }
};

template <class T>
using UninitializedVector = std::vector<T, UninitializedAllocator<T>>;

}  // namespace lilt
