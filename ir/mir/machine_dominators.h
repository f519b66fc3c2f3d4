// Dominators of the blocks of a machine function.
#pragma once

#include "ir/mir/machine_function.h"
#include "ir/support/dominators.h"

namespace lilt::mir {

// The dominator tree over the blocks that are reachable from the first block of the layout.
class Dominators : public DominatorTreeOf<BlockId> {
 public:
  // O(edges × log blocks).
  Dominators(const MachineFunction& function, Arena& scratch);
};

}  // namespace lilt::mir
