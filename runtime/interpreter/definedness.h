// Operations on integers of which some bits are undefined, with one definedness bit for each value
// bit, as in Valgrind's Memcheck (Seward & Nethercote, Using Valgrind to Detect Undefined Value
// Errors with Bit-Precision, 2005). A Word is one of number.h's; the bits of `undefined` above the
// width are zero.
#pragma once

#include <optional>

#include "ir/ssa/number.h"

namespace lilt::runtime {

using ssa::number::Trouble;

template <class Word>
struct Partial {
  Word bits, undefined;
  bool is_defined() const { return ssa::number::is_zero(undefined); }
};

// Of operands that are not both defined. A shift by an undefined amount and a division of an
// undefined number leave all bits undefined.
template <class Word>
Trouble partial_binary(ssa::Opcode opcode, unsigned flags, uint32_t width, const Partial<Word>& a,
                       const Partial<Word>& b, Partial<Word>& result) {
  using enum ssa::Opcode;
  namespace number = ssa::number;
  const Word either = a.undefined | b.undefined, all = number::low_bits(~(either ^ either), width);
  result = {either ^ either, all};
  switch (opcode) {
    case And:  // a defined 0 on either side decides
      result = {a.bits & b.bits, either & (a.bits | a.undefined) & (b.bits | b.undefined)};
      return Trouble::None;
    case Or:  // a defined 1 on either side decides
      result = {a.bits | b.bits,
                either & ((~a.bits & all) | a.undefined) & ((~b.bits & all) | b.undefined)};
      return number::unless((flags & ssa::flag::Disjoint) != 0 &&
                            !number::is_zero(a.bits & b.bits & ~either));
    case Xor:
      result = {a.bits ^ b.bits, either};
      return Trouble::None;
    case Shl:
    case LShr:
    case AShr: {
      if (!b.is_defined()) return Trouble::None;
      Trouble trouble = number::shift(opcode, 0, width, a.bits, b.bits, result.bits);
      if (trouble != Trouble::None) return trouble;
      (void)number::shift(opcode, 0, width, a.undefined, b.bits, result.undefined);
      const Word defined = a.bits & ~a.undefined;
      Word shifted;
      return opcode == Shl ? Trouble::None
                           : number::shift(LShr, flags, width, defined, b.bits, shifted);
    }
    case Add:
    case Sub:
    case Mul:  // carries run upwards: from the lowest undefined bit on nothing is known
      (void)number::sum(opcode, 0, width, a.bits, b.bits, result.bits);
      result.undefined = number::low_bits(either | -either, width);
      return Trouble::None;
    default:
      if (!b.is_defined()) return Trouble::UndefinedDivisor;
      return number::is_zero(b.bits) ? Trouble::DivisionByZero : Trouble::None;
  }
}

// The outcome of a comparison, if it is the same for every choice of the undefined bits.
template <class Word>
std::optional<bool> partial_holds(ssa::IntPredicate predicate, uint32_t width,
                                  const Partial<Word>& a, const Partial<Word>& b) {
  using ssa::number::holds;
  const Word either = a.undefined | b.undefined;
  if (predicate == ssa::IntPredicate::EQ || predicate == ssa::IntPredicate::NE) {
    const bool differ = !ssa::number::is_zero((a.bits ^ b.bits) & ~either);
    if (!differ && !ssa::number::is_zero(either)) return std::nullopt;
    return differ == (predicate == ssa::IntPredicate::NE);
  }
  // The least and the greatest number; for signed ones an undefined sign makes the least.
  Word sign = either ^ either;
  if (ssa::number::reads_sign(predicate))
    sign = ssa::number::low_bits(~sign, width) ^ ssa::number::low_bits(~sign, width) >> 1;
  auto least = [&](const Partial<Word>& x) -> Word {
    return (x.bits & ~x.undefined) | (x.undefined & sign);
  };
  auto greatest = [&](const Partial<Word>& x) -> Word {
    return (x.bits | x.undefined) ^ (x.undefined & sign);
  };
  const bool found = holds(predicate, width, least(a), greatest(b));
  if (found != holds(predicate, width, greatest(a), least(b))) return std::nullopt;
  return found;
}

// Trunc, ZExt or SExt. Flags count if all bits are defined.
template <class Word>
Trouble partial_cast(ssa::Opcode opcode, unsigned flags, uint32_t from, uint32_t to,
                     const Partial<Word>& value, Partial<Word>& result) {
  using ssa::number::integer_cast;
  (void)integer_cast(opcode, 0, from, to, value.undefined, result.undefined);
  return integer_cast(opcode, value.is_defined() ? flags : 0, from, to, value.bits, result.bits);
}

}  // namespace lilt::runtime
