// Indirect calls that become direct while a function is simplified, so that they can be inlined.
#pragma once

#include <vector>

#include "ir/ssa/function.h"

namespace lilt::opt {

// The indirect calls of a function that may become direct once its variables are registers and its
// loads know what it has stored: it stores, copies or reads names of functions, or tables of them.
// In the order of their blocks; empty if nothing is named. O(operands), O(instructions) where no
// call is indirect.
std::vector<ssa::InstId> find_indirect_calls(const ssa::Function& function);

}  // namespace lilt::opt
