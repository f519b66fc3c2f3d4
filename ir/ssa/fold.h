// Constant folding: what an operation on constants gives.
#pragma once

#include <span>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// The constant that an operation gives, or none() when an operand is no constant that is known
// here (addresses), when the result is undefined (division by zero, shift by the width or more:
// those fold to nothing and are left to run), or when it is not foldable.
// Integers up to 64 bits; exact LLVM semantics, wrapping at the width.
Value fold(Function& function, Opcode opcode, uint8_t subcode, uint16_t flags, TypeId type,
           std::span<const Value> operands);

}  // namespace lilt::ssa
