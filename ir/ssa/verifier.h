// Checks that a function obeys the rules of the SSA IR. Independent of the code that built it.
#pragma once

#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::ssa {

// Reports every violation at the instruction's place: types of operands and results, exactly one
// terminator per block, at its end, phis first and one entry per predecessor, uses dominated by
// definitions, no branch to the entry block, erased types only, list links and use lists
// consistent. Returns true if there is none. Linear, apart from the dominator tree and sorting.
bool verify(const Function& function, Diagnostics& diagnostics);

}  // namespace lilt::ssa
