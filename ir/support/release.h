// Pages of memory: those of files, and those of arrays that are not needed any more, while the
// arena that they are in lives on.
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

// The first `bytes` of a regular file, to be read, and zero bytes up to the end of the last page;
// null if the system does not map it.
void* map_file(int descriptor, size_t bytes);
void unmap_file(void* place, size_t bytes);
size_t page_size();
// Gives a part of a mapped file back to the system, which reads it again where it is used again.
void release_mapped(void* place, size_t bytes);

}  // namespace lilt
