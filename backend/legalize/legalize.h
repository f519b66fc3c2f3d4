// SSA IR → SSA IR that holds only types and operations the selector knows.
#pragma once

#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

// Rewrites what the machine has not; reports what lilt does not support at its place. Splits
// critical edges. Removes unreachable blocks (the selector walks reachable ones only). False after
// errors. Throws InternalError if the result has a type that the selector does not know.
bool legalize(ssa::Function& function, Diagnostics& diagnostics);

// Whether the function is as legalize leaves it, so that the selector can take it: for text that
// says so of itself. Reports every instruction that is not. O(function).
bool check_legal(const ssa::Function& function, Diagnostics& diagnostics);

}  // namespace lilt::backend
