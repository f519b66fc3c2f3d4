// The list of allocators.
#include "regalloc/allocators.h"

namespace lilt::regalloc {

std::vector<AllocatorInfo> allocators() {
  return {
      {"fast", "one pass a block, values in slots between blocks (the default at -O0)",
       allocate_fast},
      {"linear", "linear scan over intervals with holes, splitting (the default from -O1 on)",
       allocate_linear},
  };
}

}  // namespace lilt::regalloc
