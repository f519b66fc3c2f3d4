// Operations on cells, exact at every width up to 64 bits, with one definedness bit per value bit.
// The machine uses them everywhere except in its fast paths; constants use them too.
#pragma once

#include <cstdint>

#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/definedness.h"

namespace lilt::runtime {

struct Result {
  Cell cell;  // for poison: all bits undefined, without a cause
  Trouble trouble = Trouble::None;
};

// Integer operation; `flags` as ssa::flag. O(1).
Result integer_binary(ssa::Opcode opcode, uint32_t width, uint16_t flags, const Cell& left,
                      const Cell& right);
// Comparison of integers or addresses: one bit, undefined when undefined bits decide it.
Cell integer_compare(ssa::IntPredicate predicate, uint32_t width, const Cell& left,
                     const Cell& right);
// Trunc, ZExt, SExt.
Result integer_cast(ssa::Opcode opcode, uint32_t from, uint32_t to, uint16_t flags,
                    const Cell& value);

// Operations on float (width 32) and double (width 64).
Cell floating_binary(ssa::Opcode opcode, uint32_t width, const Cell& left, const Cell& right);
Cell floating_negate(uint32_t width, const Cell& value);
Cell floating_compare(ssa::FloatPredicate predicate, uint32_t width, const Cell& left,
                      const Cell& right);
// FPTrunc, FPExt, FPToUI, FPToSI, UIToFP, SIToFP. A number out of the integer's range is poison.
Result floating_cast(ssa::Opcode opcode, uint32_t from, uint32_t to, const Cell& value);

double to_double(uint32_t width, const Cell& value);
Cell from_double(uint32_t width, double value);

}  // namespace lilt::runtime
