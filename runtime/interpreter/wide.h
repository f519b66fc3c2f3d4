// Scalars of more than one cell, and operations on numbers of any width.
//
// A Wide is a number of any width with a definedness mask: it represents integers above 64 bits and
// x86_fp80 and fp128 (as their bits) during an operation, and the operands of intrinsics at every
// width.
#pragma once

#include <span>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

using ssa::number::Words;

// Invariants: both have words_of(width) words; bits above the width are zero.
struct Wide {
  uint32_t width = 0;
  Words bits, undefined;
  uint32_t cause = 0;  // as in a cell

  Wide() = default;
  explicit Wide(uint32_t width_in_bits, uint64_t low = 0);
  Wide(uint32_t width_in_bits, Words value);  // of as many words as the width needs
  static Wide poison(uint32_t width, uint32_t cause = 0);

  bool is_defined() const;
  bool is_zero() const;
  bool bit(uint32_t index) const { return bits.bit(index); }
  bool is_negative() const { return bit(width - 1); }
  uint64_t low() const { return bits[0]; }
  // Clears the bits above the width.
  Wide& trim();
};

struct WideResult {
  Wide value;
  Trouble trouble = Trouble::None;
};

Wide wide_from_cells(std::span<const Cell> cells, uint32_t width);
void wide_to_cells(const Wide& value, Cell* cells);  // words_of(width) of them

// The low bits, or extended; also of undefined bits.
Wide resize(const Wide& value, uint32_t width, bool is_signed);
// Of numbers that are defined.
inline bool holds(ssa::IntPredicate predicate, const Wide& left, const Wide& right) {
  return ssa::number::holds(predicate, left.width, left.bits, right.bits);
}

// --- instructions, as in arithmetic.h
WideResult wide_binary(ssa::Opcode opcode, uint16_t flags, const Wide& left, const Wide& right);
Cell wide_compare(ssa::IntPredicate predicate, const Wide& left, const Wide& right);
WideResult wide_cast(ssa::Opcode opcode, uint32_t to, uint16_t flags, const Wide& value);

// --- numbers of any format, by its width: half (16), float, double, x86_fp80 (80), fp128 (128)
using ssa::number::Quadruple;

// Rounds fp128; all other formats fit.
long double to_extended(const Wide& value);
Quadruple to_quadruple(const Wide& value);
// With one rounding.
Wide from_extended(uint32_t width, long double value);
Wide from_quadruple(uint32_t width, Quadruple value);
// Of x86_fp80 and fp128.
Wide extended_binary(ssa::Opcode opcode, const Wide& left, const Wide& right);
Cell extended_compare(ssa::FloatPredicate predicate, const Wide& left, const Wide& right);
// FPTrunc, FPExt, FPToUI … between any formats and integers up to 128 bits, except to half from
// integers.
WideResult extended_cast(ssa::Opcode opcode, uint32_t to, const Wide& value);

}  // namespace lilt::runtime
