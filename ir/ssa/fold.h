// Constant folding: what an operation on constants gives.
#pragma once

#include <span>

#include "ir/ssa/function.h"

namespace lilt::ssa {

// The constant that an operation gives, or none() when an operand is not a constant whose value is
// known here (an address, a local), when the result is undefined (division by zero, shift by the
// width or more, conversion out of range: those are left to run), or when it is not foldable.
// Poison operands of arithmetic give poison. Where undef is an operand, it is taken to be 0; so is
// poison in `and` and `or`, into which selects turn whose other arm may be the one that counts.
// Integers up to 64 bits, float and double, no vectors; exact LLVM semantics, wrapping at the
// width. A NaN that an operation makes is left to run, since its bits are the machine's choice.
Value fold(Function& function, Opcode opcode, uint8_t subcode, uint16_t flags, TypeId type,
           std::span<const Value> operands);

// What icmp gives for two integers of `width` (1 … 64) bits, zero above the width.
bool evaluate_icmp(IntPredicate predicate, uint64_t left, uint64_t right, uint32_t width);

// The constant of a type all of whose bits are zero: 0, 0.0, null or zeroinitializer.
Value null_value(Function& function, TypeId type);

}  // namespace lilt::ssa
