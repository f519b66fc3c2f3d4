// Memory grows by zero bytes, which cost nothing before they are used, and does not shrink.
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

ReservedSpace::ReservedSpace(size_t bytes) : size_(bytes) {
  constexpr size_t kPage = 65536;
  const size_t before = __builtin_wasm_memory_grow(0, (bytes + kPage - 1) / kPage);
  if (before == SIZE_MAX) fault(FaultKind::OutOfMemory, "no address space for the stack");
  data_ = reinterpret_cast<uint8_t*>(before * kPage);
}

ReservedSpace::~ReservedSpace() = default;

}  // namespace lilt::runtime
