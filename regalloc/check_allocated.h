// Judges an allocated function by the function in SSA form that it was made of: an allocation that
// somebody has edited as text.
#pragma once

#include <string>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::regalloc {

struct AllocatedFault {
  SourceOffset origin = kNoOffset;  // of the instruction of `after`
  std::string message;
};

// What is wrong with `after` as an allocation of `before`; nothing when every instruction reads the
// values that it names in `before`. Moves, spills, reloads, exchanges and repeated constants are
// free; the instructions, blocks and edges must be those of `before`, in order. Requires verified
// functions: `before` in SSA form with critical edges split, `after` allocated, its frame not laid
// out. A fixpoint over the blocks, each walk of which takes instructions times places.
std::vector<AllocatedFault> check_allocated(const mir::MachineFunction& before,
                                            const mir::MachineFunction& after);

}  // namespace lilt::regalloc
