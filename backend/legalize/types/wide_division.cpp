// Division of integers of two words. By a constant it takes no call, unless size counts.
//
// Idea. The quotient by d is the part of value * m above 2^k, for m = floor(2^k / d) + 1: with e =
// m * d - 2^k it is exact for all values up to X if X * e < 2^k (Granlund and Montgomery, Division
// by Invariant Integers using Multiplication, 1994; backend/isel/multiply_divide.cpp does the same
// for one word). The upper half of that product takes four multiplications of words, about 5 ns
// where the call takes 5 to 13. An exact quotient is the product with the inverse of d modulo
// 2^128. Signed values are divided as magnitudes.
#include <bit>

#include "backend/legalize/names.h"
#include "backend/legalize/types/wide_arithmetic.h"

namespace lilt::backend {

namespace {

using Wide = WideArithmetic::Wide;

constexpr unsigned kBits = 128;

bool is_signed_division(Opcode opcode) { return opcode == Opcode::SDiv || opcode == Opcode::SRem; }
bool is_quotient(Opcode opcode) { return opcode == Opcode::UDiv || opcode == Opcode::SDiv; }
bool is_power(Wide value) { return (value & (value - 1)) == 0; }

unsigned trailing_zeros(Wide value) {
  const auto low = static_cast<uint64_t>(value), high = static_cast<uint64_t>(value >> 64);
  return static_cast<unsigned>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
}

// m and k - 128 for all values below 2^value_bits. The divisor is not a power of two.
struct Reciprocal {
  Wide multiplier;
  bool is_longer;  // by a bit of 1 above the others
  unsigned shift;
};
Reciprocal reciprocal_of(Wide divisor, unsigned value_bits) {
  // 2^(128 + shift) = quotient * divisor + rest
  Wide quotient = ~Wide{0} / divisor, rest = ~Wide{0} % divisor + 1;
  bool is_longer = false;
  for (unsigned shift = 0;; ++shift) {
    const Wide excess = divisor - rest;
    const unsigned margin = kBits + shift - value_bits;
    if (margin >= kBits || excess < Wide{1} << margin) return {quotient + 1, is_longer, shift};
    const bool carries = rest >= divisor - rest;
    is_longer = quotient >> (kBits - 1) != 0;
    quotient = quotient * 2 + carries;
    rest = carries ? rest - (divisor - rest) : rest * 2;
  }
}

// Modulo 2^128, of an odd number.
Wide inverse_of(Wide odd) {
  Wide inverse = odd;  // of the lowest three bits; each step doubles them
  for (int step = 0; step < 6; ++step) inverse *= 2 - odd * inverse;
  return inverse;
}

}  // namespace

Words WideArithmetic::constant_words(Wide value) {
  return words(
      {emit_.i64(static_cast<uint64_t>(value)), emit_.i64(static_cast<uint64_t>(value >> 64))});
}

// value if the mask is 0, -value if it is all ones.
Words WideArithmetic::negated_by(WordSpan value, Value mask) {
  const Words masks = words({mask, mask});
  return subtract(binary(Opcode::Xor, value, masks), masks);
}

// The upper two words of the product.
Words WideArithmetic::high_product(WordSpan value, Wide factor) {
  const Words factors = constant_words(factor);
  auto cross = product(value[1], factors[0]);
  auto middle = product(value[0], factors[1]), high = product(value[1], factors[1]);
  Words sum = add(words({middle.first, middle.second}),
                  words({product(value[0], factors[0]).second, zero()}));
  sum = add(sum, words({cross.first, zero()}));
  const Words upper = add(words({high.first, high.second}), words({cross.second, zero()}));
  return add(upper, words({sum[1], zero()}));
}

Words WideArithmetic::unsigned_quotient(WordSpan value, Wide divisor, unsigned value_bits) {
  const unsigned zeros = trailing_zeros(divisor);
  if (is_power(divisor)) return shift_by_constant(Opcode::LShr, value, zeros);
  const Reciprocal reciprocal = reciprocal_of(divisor, value_bits);
  if (!reciprocal.is_longer)
    return shift_by_constant(Opcode::LShr, high_product(value, reciprocal.multiplier),
                             reciprocal.shift);
  if (zeros != 0)  // of fewer bits, for which no multiplier is longer
    return unsigned_quotient(shift_by_constant(Opcode::LShr, value, zeros), divisor >> zeros,
                             value_bits - zeros);
  // high + value may carry, so half of the difference is added to the high part instead.
  const Words high = high_product(value, reciprocal.multiplier);
  const Words half = shift_by_constant(Opcode::LShr, subtract(value, high), 1);
  return shift_by_constant(Opcode::LShr, add(half, high), reciprocal.shift - 1);
}

Words WideArithmetic::unsigned_remainder(WordSpan value, Wide divisor, unsigned value_bits) {
  if (is_power(divisor)) return binary(Opcode::And, value, constant_words(divisor - 1));
  if (divisor >> 64 == 0 && (Wide{1} << 64) % (divisor >> trailing_zeros(divisor)) == 1)
    return remainder_of_sum(value, static_cast<uint64_t>(divisor));
  const Words quotient = unsigned_quotient(value, divisor, value_bits);
  if (divisor >> 64 != 0) return subtract(value, multiply(quotient, constant_words(divisor)));
  const Value multiple =
      emit_.binary(Opcode::Mul, quotient[0], emit_.i64(static_cast<uint64_t>(divisor)));
  return words({emit_.sub(value[0], multiple), zero()});
}

// If 2^64 is 1 modulo the odd part of the divisor (3, 5, 15, 17, 255 …), the sum of the words has
// the same remainder as the number. The bits below the odd part stay as they are.
Words WideArithmetic::remainder_of_sum(WordSpan value, uint64_t divisor) {
  const auto zeros = static_cast<unsigned>(std::countr_zero(divisor));
  const Words shifted = shift_by_constant(Opcode::LShr, value, zeros);
  Value sum = emit_.add(shifted[0], shifted[1]);
  sum = emit_.add(sum, carry_of(sum, shifted[1]));
  const Value rest = emit_.binary(Opcode::URem, sum, emit_.i64(divisor >> zeros));
  const Value below = emit_.bit_and(value[0], emit_.i64((uint64_t{1} << zeros) - 1));
  return words({emit_.bit_or(emit_.shift(Opcode::Shl, rest, zeros), below), zero()});
}

Words WideArithmetic::exact_quotient(Opcode opcode, WordSpan value, Wide divisor) {
  const bool is_signed = is_signed_division(opcode);
  const unsigned zeros = trailing_zeros(divisor);
  const Words odd = shift_by_constant(is_signed ? Opcode::AShr : Opcode::LShr, value, zeros);
  Wide factor = divisor >> zeros;
  if (is_signed && zeros != 0) factor |= -(divisor >> (kBits - 1)) << (kBits - zeros);
  if (factor == ~Wide{0}) return negated_by(odd, emit_.i64(~uint64_t{0}));
  return multiply(odd, constant_words(inverse_of(factor)));
}

// By 2^log2, rounded towards zero: a negative value is made greater by 2^log2 - 1.
Words WideArithmetic::divide_signed_by_power(Opcode opcode, WordSpan value, unsigned log2,
                                             bool is_negative) {
  if (log2 == 0 && opcode == Opcode::SRem) return constant_words(0);
  Words biased(value.begin(), value.end(), emit_.scratch());
  if (log2 != 0) {
    const Words signs = words({sign(value), sign(value)});
    biased = add(value, shift_by_constant(Opcode::LShr, signs, kBits - log2));
  }
  if (opcode == Opcode::SRem)
    return subtract(value, binary(Opcode::And, biased, constant_words(-(Wide{1} << log2))));
  const Words quotient = shift_by_constant(Opcode::AShr, biased, log2);
  return is_negative ? negated_by(quotient, emit_.i64(~uint64_t{0})) : quotient;
}

Words WideArithmetic::divide_by_constant(Opcode opcode, WordSpan value, Wide divisor) {
  if (opcode == Opcode::UDiv) return unsigned_quotient(value, divisor, kBits);
  if (opcode == Opcode::URem) return unsigned_remainder(value, divisor, kBits);
  const bool is_negative = divisor >> (kBits - 1) != 0;
  if (is_negative) divisor = -divisor;
  if (is_power(divisor))
    return divide_signed_by_power(opcode, value, trailing_zeros(divisor), is_negative);
  const Value negative = sign(value);
  const Words magnitude = negated_by(value, negative);
  if (opcode == Opcode::SRem)
    return negated_by(unsigned_remainder(magnitude, divisor, kBits - 1), negative);
  const Value mask = is_negative ? emit_.bit_xor(negative, emit_.i64(~uint64_t{0})) : negative;
  return negated_by(unsigned_quotient(magnitude, divisor, kBits - 1), mask);
}

Words WideArithmetic::divide(Opcode opcode, WordSpan left, WordSpan right, bool is_exact) {
  if (!is_signed_division(opcode) && is_zero(left[1]) && is_zero(right[1]))
    return words({emit_.binary(opcode, left[0], right[0]), zero()});
  if (emit_.is_integer(right[0]) && emit_.is_integer(right[1])) {
    const Wide divisor =
        Wide{emit_.bits_of_constant(right[1])} << 64 | emit_.bits_of_constant(right[0]);
    const bool is_short = is_power(divisor) || (is_signed_division(opcode) && is_power(-divisor));
    if (divisor != 0 && (is_short || !is_for_size())) {
      if (is_exact && is_quotient(opcode)) return exact_quotient(opcode, left, divisor);
      return divide_by_constant(opcode, left, divisor);
    }
  }
  const std::string_view name = opcode == Opcode::UDiv   ? "__udivti3"
                                : opcode == Opcode::URem ? "__umodti3"
                                : opcode == Opcode::SDiv ? "__divti3"
                                                         : "__modti3";
  Value pair = emit_.call(name, pair_type(), {left[0], left[1], right[0], right[1]});
  return words({emit_.extract_value(pair, 0), emit_.extract_value(pair, 1)});
}

bool WideArithmetic::is_for_size() const {
  return (emit_.function().attributes() & ssa::function_attribute::ForSize) != 0;
}

}  // namespace lilt::backend
