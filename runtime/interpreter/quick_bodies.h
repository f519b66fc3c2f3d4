// Quick operations that are functions (QuickBody in code.h).
#pragma once

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

// The body for a full operation on integers of 65 to 128 bits, or between them and other numbers.
// It expects the operand's width of a cast in c. Null if there is none. O(1).
QuickBody find_wide_body(const Operation& full);

}  // namespace lilt::runtime
