// What operations of decoded code do, by their names in the table of code.h. The loop of the
// machine does the others itself: moves, branches, calls.
#pragma once

#include "runtime/interpreter/execution.h"

namespace lilt::runtime::operations {

#define X(name, places) void name(Execution& state, const Operation& operation);
LILT_FULL_OPERATIONS(X)
#undef X

}  // namespace lilt::runtime::operations
