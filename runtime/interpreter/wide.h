// Scalars of more than one cell, and operations on numbers of any width.
//
// A Wide is a number of any width with a definedness mask: what integers above 64 bits and x86_fp80
// (as its 80 bits) are while an operation works on them, and what intrinsics work on at every
// width. Logical operations, shifts and casts keep definedness bit by bit; for arithmetic one
// undefined bit makes all of the result undefined. Multiplication and division are the schoolbook's
// (Knuth, The Art of Computer Programming, volume 2, 4.3.1), division of more than 128 bits
// bit by bit.
#pragma once

#include <span>
#include <vector>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

// Invariants: both vectors have words_of(width) words; bits above the width are zero.
struct Wide {
  uint32_t width = 0;
  std::vector<uint64_t> bits, undefined;
  uint32_t cause = 0;  // as in a cell

  Wide() = default;
  explicit Wide(uint32_t width_in_bits, uint64_t low = 0);
  static Wide poison(uint32_t width, uint32_t cause = 0);

  bool is_defined() const;
  bool is_zero() const;
  bool bit(uint32_t index) const { return (bits[index / 64] >> index % 64 & 1) != 0; }
  void set_bit(uint32_t index, bool value);
  bool is_negative() const { return bit(width - 1); }
  uint64_t low() const { return bits[0]; }
  // Clears what lies above the width.
  Wide& trim();
};

struct WideResult {
  Wide value;
  Trouble trouble = Trouble::None;
};

Wide wide_from_cells(std::span<const Cell> cells, uint32_t width);
void wide_to_cells(const Wide& value, Cell* cells);  // words_of(width) of them

// --- numbers that are defined
Wide add(const Wide& left, const Wide& right);
Wide subtract(const Wide& left, const Wide& right);
Wide multiply(const Wide& left, const Wide& right);
Wide negate(const Wide& value);
Wide complement(const Wide& value);
Wide shift_left(const Wide& value, uint32_t amount);             // also of undefined bits
Wide shift_right(const Wide& value, uint32_t amount);            // also of undefined bits
Wide resize(const Wide& value, uint32_t width, bool is_signed);  // also of undefined bits
bool holds(ssa::IntPredicate predicate, const Wide& left, const Wide& right);
// Quotient and remainder of unsigned division. The divisor is not zero.
std::pair<Wide, Wide> divide(const Wide& left, const Wide& right);

// --- instructions, as in arithmetic.h
WideResult wide_binary(ssa::Opcode opcode, uint16_t flags, const Wide& left, const Wide& right);
Cell wide_compare(ssa::IntPredicate predicate, const Wide& left, const Wide& right);
WideResult wide_cast(ssa::Opcode opcode, uint32_t to, uint16_t flags, const Wide& value);

// --- x86_fp80 (width 80), and float and double, as the host's long double
long double to_extended(const Wide& value);
Wide from_extended(uint32_t width, long double value);
Wide extended_binary(ssa::Opcode opcode, const Wide& left, const Wide& right);
Cell extended_compare(ssa::FloatPredicate predicate, const Wide& left, const Wide& right);
// FPTrunc, FPExt, FPToUI … between any formats and integers up to 128 bits.
WideResult extended_cast(ssa::Opcode opcode, uint32_t to, const Wide& value);

}  // namespace lilt::runtime
