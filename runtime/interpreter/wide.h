// Scalars of more than one cell, and operations on numbers of any width.
//
// A Wide is a number of any width with a definedness mask: it represents integers above 64 bits and
// x86_fp80 and fp128 (as their bits) during an operation, and the operands of intrinsics at every
// width. Logical operations, shifts and casts track definedness per bit; in arithmetic one
// undefined bit makes the whole result undefined. Multiplication and division are the schoolbook
// algorithms (Knuth, The Art of Computer Programming, volume 2, 4.3.1); division of more than 128
// bits works bit by bit.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <span>
#include <vector>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

// Words of a number, the lowest first. Most numbers have at most two, which need no allocation.
class Words {
 public:
  Words() = default;
  explicit Words(size_t count) : count_(count), many_(count > kFew ? count : 0) {}
  Words(std::initializer_list<uint64_t> words) : Words(words.size()) {
    std::ranges::copy(words, begin());
  }

  size_t size() const { return count_; }
  uint64_t* begin() { return count_ > kFew ? many_.data() : few_; }
  uint64_t* end() { return begin() + count_; }
  const uint64_t* begin() const { return count_ > kFew ? many_.data() : few_; }
  const uint64_t* end() const { return begin() + count_; }
  uint64_t& operator[](size_t index) { return begin()[index]; }
  const uint64_t& operator[](size_t index) const { return begin()[index]; }
  uint64_t* data() { return begin(); }
  const uint64_t* data() const { return begin(); }
  auto rbegin() const { return std::make_reverse_iterator(end()); }
  auto rend() const { return std::make_reverse_iterator(begin()); }
  uint64_t& back() { return begin()[count_ - 1]; }
  // Cuts off the highest words or adds zeros.
  void resize(size_t count);
  friend bool operator==(const Words& a, const Words& b) { return std::ranges::equal(a, b); }

 private:
  static constexpr size_t kFew = 2;
  size_t count_ = 0;
  uint64_t few_[kFew] = {};
  std::vector<uint64_t> many_;
};

// Invariants: both have words_of(width) words; bits above the width are zero.
struct Wide {
  uint32_t width = 0;
  Words bits, undefined;
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
  // Clears the bits above the width.
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

// --- numbers of any format, by its width: half (16), float, double, x86_fp80 (80), fp128 (128)
using Quadruple = __float128;

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
