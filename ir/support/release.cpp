#include "ir/support/release.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>

namespace lilt {

namespace {

constexpr size_t kWorthTheCall = 1 << 20;  // bytes

}  // namespace

void release_pages(void* place, size_t bytes) {
  if (bytes < kWorthTheCall) return;
  const uintptr_t page = page_size();
  const auto begin = reinterpret_cast<uintptr_t>(place);
  const uintptr_t first = (begin + page - 1) / page * page, end = (begin + bytes) / page * page;
  if (first < end)
    ::madvise(reinterpret_cast<void*>(first), end - first, MADV_DONTNEED);  // only a hint
}

size_t page_size() { return static_cast<size_t>(::sysconf(_SC_PAGESIZE)); }

void* map_file(int descriptor, size_t bytes) {
  void* place = ::mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, descriptor, 0);
  return place == MAP_FAILED ? nullptr : place;
}

void unmap_file(void* place, size_t bytes) { ::munmap(place, bytes); }

void release_mapped(void* place, size_t bytes) {
  ::madvise(place, bytes, MADV_DONTNEED);  // only a hint
}

}  // namespace lilt
