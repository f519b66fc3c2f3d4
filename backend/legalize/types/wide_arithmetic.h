// Arithmetic on integers of several 64-bit words, the lowest word first.
//
// Idea: the schoolbook algorithms on words, with faster cases where x86-64 has instructions for two
// words. Intrinsics that the selector turns into add/adc, sub/sbb and cmp/sbb add, subtract and
// compare pairs of words; llvm.lilt.umul.wide returns the whole product of two words; funnel shifts
// move bits between words. Shifts by a variable amount first move whole words, in one step for each
// bit of the word count, then bits. (Knuth, The Art of Computer Programming 2, 4.3.1.)
//
// Operands have the same number of words; all their bits are significant.
#pragma once

#include <initializer_list>
#include <span>

#include "backend/legalize/emitter.h"

namespace lilt::backend {

using Words = ArenaVector<ssa::Value>;
using WordSpan = std::span<const ssa::Value>;

class WideArithmetic {
 public:
  __extension__ typedef unsigned __int128 Wide;

  explicit WideArithmetic(Emitter& emitter) : emit_(emitter) {}

  // Add Sub Mul And Or Xor: modulo 2^(64 * words). O(words), products O(words²).
  Words binary(ssa::Opcode opcode, WordSpan left, WordSpan right);
  // Shl LShr AShr by an amount (in one word) below the width. O(words log words).
  Words shift(ssa::Opcode opcode, WordSpan value, ssa::Value amount);
  // UDiv SDiv URem SRem of two words (wide_division.cpp). `is_exact`: a quotient without remainder.
  Words divide(ssa::Opcode opcode, WordSpan left, WordSpan right, bool is_exact);
  ssa::Value compare(ssa::IntPredicate predicate, WordSpan left, WordSpan right);
  // A word of copies of the highest bit.
  ssa::Value sign(WordSpan value) { return emit_.shift(ssa::Opcode::AShr, value.back(), 63); }

 private:
  Words words(std::initializer_list<ssa::Value> values = {}) const {
    return {values, emit_.scratch()};
  }
  Words add(WordSpan left, WordSpan right);
  Words subtract(WordSpan left, WordSpan right);
  Words multiply(WordSpan left, WordSpan right);
  Words shift_by_constant(ssa::Opcode opcode, WordSpan value, uint64_t amount);
  Words shift_words(bool left, Words value, ssa::Value amount, ssa::Value fill);
  ssa::Value less(bool is_signed, WordSpan left, WordSpan right);
  ssa::Value equality(ssa::IntPredicate predicate, WordSpan left, WordSpan right);
  std::pair<ssa::Value, ssa::Value> product(ssa::Value left, ssa::Value right);
  ssa::Value funnel_left(ssa::Value upper, ssa::Value lower, ssa::Value amount);
  ssa::Value funnel_right(ssa::Value upper, ssa::Value lower, ssa::Value amount);
  ssa::Value carry_of(ssa::Value sum, ssa::Value operand);
  // Division by constants, of two words.
  Words constant_words(Wide value);
  Words negated_by(WordSpan value, ssa::Value mask);
  Words high_product(WordSpan value, Wide factor);
  Words unsigned_quotient(WordSpan value, Wide divisor, unsigned value_bits);
  Words unsigned_remainder(WordSpan value, Wide divisor, unsigned value_bits);
  Words remainder_of_sum(WordSpan value, uint64_t divisor);
  Words exact_quotient(ssa::Opcode opcode, WordSpan value, Wide divisor);
  Words divide_signed_by_power(ssa::Opcode opcode, WordSpan value, unsigned log2, bool is_negative);
  Words divide_by_constant(ssa::Opcode opcode, WordSpan value, Wide divisor);
  bool is_for_size() const;
  ssa::TypeId pair_type();
  ssa::Value zero() { return emit_.i64(0); }
  bool is_zero(ssa::Value value) const { return emit_.is_integer(value, 0); }

  Emitter& emit_;
};

}  // namespace lilt::backend
