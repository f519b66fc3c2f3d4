// The list of allocators.
#include "regalloc/allocators.h"

namespace lilt::regalloc {

std::vector<AllocatorInfo> allocators() {
  return {
      {"fast", "one pass a block, values in slots between blocks (the default at -O0)",
       allocate_fast},
  };
}

}  // namespace lilt::regalloc
