// SSA IR → SSA IR that holds only types and operations the selector knows.
#pragma once

#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

// Rewrites types and operations that x86-64 lacks; reports unsupported ones at their source
// location. Splits critical edges. Removes unreachable blocks (the selector walks reachable ones
// only). False after errors. Throws InternalError if the result has a type that the selector does
// not know.
bool legalize(ssa::Function& function, Diagnostics& diagnostics);

// Returns whether the function has the form that legalize produces and the selector requires; for
// parsed text that claims this form. Reports every instruction that violates it. O(function).
bool check_legal(const ssa::Function& function, Diagnostics& diagnostics);

}  // namespace lilt::backend
