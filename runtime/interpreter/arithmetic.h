// Operations on cells, exact at every width up to 64 bits, with one definedness bit per value bit
// (as in Valgrind's Memcheck: Seward & Nethercote, Using Valgrind to Detect Undefined Value Errors
// with Bit-Precision, 2005). The machine uses them everywhere except in its fast paths; constants
// use them too.
#pragma once

#include <cmath>
#include <cstdint>

#include "ir/ssa/opcode.h"
#include "runtime/interpreter/cell.h"

namespace lilt::runtime {

// Why a result is not an ordinary value.
enum class Trouble : uint8_t {
  None,
  Overflow,        // nuw, nsw, exact, disjoint or nneg does not hold: the result is poison
  ShiftAmount,     // shift by the width or more: poison
  DivisionByZero,  // these three have no result: the program must stop
  DivisionOverflow,
  UndefinedDivisor,
};

struct Result {
  Cell cell;  // for poison: all bits undefined, without a cause
  Trouble trouble = Trouble::None;
};

// Integer operation; `flags` as ssa::flag. O(1).
Result integer_binary(ssa::Opcode opcode, uint32_t width, uint16_t flags, const Cell& left,
                      const Cell& right);
// Whether a comparison holds. The numbers have a sign if the predicate reads one.
template <class Number>
inline bool order_holds(ssa::IntPredicate predicate, Number x, Number y) {
  using enum ssa::IntPredicate;
  switch (predicate) {
    case EQ:
      return x == y;
    case NE:
      return x != y;
    case UGT:
    case SGT:
      return x > y;
    case UGE:
    case SGE:
      return x >= y;
    case ULT:
    case SLT:
      return x < y;
    default:
      return x <= y;
  }
}
// The same of defined numbers of that width.
inline bool integer_holds(ssa::IntPredicate predicate, uint32_t width, uint64_t a, uint64_t b) {
  return predicate >= ssa::IntPredicate::SGT
             ? order_holds(predicate, sign_extend(a, width), sign_extend(b, width))
             : order_holds(predicate, a, b);
}
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

// The predicate's number is a set of outcomes: 1 equal, 2 greater, 4 less, 8 unordered. Quiet NaNs
// raise no exception.
template <class Number>
bool floating_holds(ssa::FloatPredicate predicate, Number x, Number y) {
  unsigned outcome = x == y ? 1 : __builtin_isgreater(x, y) ? 2 : __builtin_isless(x, y) ? 4 : 8;
  return (static_cast<unsigned>(predicate) & outcome) != 0;
}

double to_double(uint32_t width, const Cell& value);
Cell from_double(uint32_t width, double value);

}  // namespace lilt::runtime
