// Memory of arrays that are not needed any more, while the arena that they are in lives on.
#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>

namespace lilt {

// Gives the whole pages in the `bytes` at `place` back to the system if they are worth the call: a
// large function has such arrays. What they hold is undefined until it is written again.
void release_pages(void* place, size_t bytes);

// The same of the elements of an array.
template <class Array>
void release_elements(Array& array) {
  using Element = std::iter_value_t<decltype(array.begin())>;
  static_assert(std::is_trivially_copyable_v<Element>);
  if (!array.empty()) release_pages(&*array.begin(), array.size() * sizeof(Element));
}

}  // namespace lilt
