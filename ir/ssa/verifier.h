// Checks that a function obeys the rules of the SSA IR. Independent of who made it.
#pragma once

#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::ssa {

// Reports every breach at the place of the instruction: types of operands and results, exactly one
// terminator a block and at its end, phis first and one entry per predecessor, uses dominated by
// definitions, no branch to the entry block, erased types only, list links and use lists
// consistent. Gives true when there was none. Linear but for dominator queries, which are O(1)
// each.
bool verify(const Function& function, Diagnostics& diagnostics);

}  // namespace lilt::ssa
