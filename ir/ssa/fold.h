// Constant folding: the results of operations on constants.
#pragma once

#include <span>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// Returns the constant that an operation computes, or none() when an operand is not a constant
// whose value is known here (an address, a local), when the result is undefined (division by zero,
// shift by the width or more, conversion out of range: those are left to run), or when it is not
// foldable. Arithmetic on poison is poison. An undef operand counts as 0; so does poison in `and`
// and `or`, since a select whose other arm is chosen may become one of these. Integers up to 64
// bits, float and double, no vectors; exact LLVM semantics, wrapping at the width. An operation
// whose result is NaN is left to run, since the machine chooses its bits.
Value fold(Function& function, Opcode opcode, uint8_t subcode, uint16_t flags, TypeId type,
           std::span<const Value> operands);

// The constant of a type with all bits zero: 0, 0.0, null or zeroinitializer.
Value null_value(Function& function, TypeId type);

// Whether a value is a number, or made of numbers only: no address, which the linker chooses. As
// LLVM's Constant::isManifestConstant. O(elements).
bool is_manifest_constant(const Function& function, Value value);

}  // namespace lilt::ssa
