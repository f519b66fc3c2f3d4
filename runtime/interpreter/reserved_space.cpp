#include <sys/mman.h>

#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

ReservedSpace::ReservedSpace(size_t bytes) : size_(bytes) {
  void* place = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (place == MAP_FAILED) fault(FaultKind::OutOfMemory, "no address space for the stack");
  data_ = static_cast<uint8_t*>(place);
}

ReservedSpace::~ReservedSpace() { ::munmap(data_, size_); }

}  // namespace lilt::runtime
