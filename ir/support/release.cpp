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
  const auto page = static_cast<uintptr_t>(::sysconf(_SC_PAGESIZE));
  const auto begin = reinterpret_cast<uintptr_t>(place);
  const uintptr_t first = (begin + page - 1) / page * page, end = (begin + bytes) / page * page;
  if (first < end)
    ::madvise(reinterpret_cast<void*>(first), end - first, MADV_DONTNEED);  // only a hint
}

}  // namespace lilt
