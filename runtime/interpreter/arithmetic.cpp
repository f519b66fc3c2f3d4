#include "runtime/interpreter/arithmetic.h"

#include <bit>
#include <cmath>

#include "ir/ssa/function.h"

namespace lilt::runtime {

using ssa::FloatPredicate;
using ssa::IntPredicate;
using ssa::Opcode;

namespace {

Result poison(uint32_t width, Trouble trouble) { return {undefined_cell(width, 0), trouble}; }

// The cause of the undefined cell, out of two.
BlockRef cause_of(const Cell& left, const Cell& right) {
  if (left.is_defined() && right.is_defined()) return {};
  return left.is_defined() ? right.block : left.block;
}

Cell with_undefined(uint64_t bits, uint64_t undefined, uint32_t width, BlockRef cause) {
  uint64_t mask = width_mask(width);
  undefined &= mask;
  return {bits & mask, undefined, undefined != 0 ? cause : BlockRef{}};
}

// Carries run upwards: from the lowest undefined bit on nothing is known.
uint64_t undefined_from_lowest(uint64_t undefined) { return undefined | -undefined; }

bool unsigned_overflows(Opcode opcode, uint32_t width, uint64_t a, uint64_t b) {
  unsigned __int128 wide = opcode == Opcode::Mul ? static_cast<unsigned __int128>(a) * b
                                                 : static_cast<unsigned __int128>(a) + b;
  if (opcode == Opcode::Sub) return a < b;
  return wide >> width != 0;
}

bool signed_overflows(Opcode opcode, uint32_t width, uint64_t a, uint64_t b) {
  __int128 x = sign_extend(a, width), y = sign_extend(b, width);
  __int128 wide = opcode == Opcode::Add ? x + y : opcode == Opcode::Sub ? x - y : x * y;
  return wide != sign_extend(static_cast<uint64_t>(wide) & width_mask(width), width);
}

Result add_sub_mul(Opcode opcode, uint32_t width, uint16_t flags, const Cell& a, const Cell& b) {
  uint64_t undefined = a.undefined | b.undefined;
  if (undefined == 0) {
    if ((flags & ssa::flag::NoUnsignedWrap) && unsigned_overflows(opcode, width, a.bits, b.bits))
      return poison(width, Trouble::Overflow);
    if ((flags & ssa::flag::NoSignedWrap) && signed_overflows(opcode, width, a.bits, b.bits))
      return poison(width, Trouble::Overflow);
  }
  uint64_t bits = opcode == Opcode::Add   ? a.bits + b.bits
                  : opcode == Opcode::Sub ? a.bits - b.bits
                                          : a.bits * b.bits;
  return {with_undefined(bits, undefined_from_lowest(undefined), width, cause_of(a, b))};
}

Result logical(Opcode opcode, uint32_t width, uint16_t flags, const Cell& a, const Cell& b) {
  uint64_t either = a.undefined | b.undefined;
  BlockRef cause = cause_of(a, b);
  switch (opcode) {
    case Opcode::And:  // a defined 0 on either side decides
      return {with_undefined(
          a.bits & b.bits, either & (a.bits | a.undefined) & (b.bits | b.undefined), width, cause)};
    case Opcode::Or:  // a defined 1 on either side decides
      if ((flags & ssa::flag::Disjoint) && (a.bits & b.bits & ~either) != 0)
        return poison(width, Trouble::Overflow);
      return {with_undefined(a.bits | b.bits,
                             either & (~a.bits | a.undefined) & (~b.bits | b.undefined), width,
                             cause)};
    default:
      return {with_undefined(a.bits ^ b.bits, either, width, cause)};
  }
}

Result shift_left(uint32_t width, uint16_t flags, const Cell& a, uint32_t amount) {
  uint64_t bits = (a.bits << amount) & width_mask(width);
  if (a.is_defined()) {
    if ((flags & ssa::flag::NoUnsignedWrap) && bits >> amount != a.bits)
      return poison(width, Trouble::Overflow);
    if ((flags & ssa::flag::NoSignedWrap) &&
        sign_extend(bits, width) >> amount != sign_extend(a.bits, width))
      return poison(width, Trouble::Overflow);
  }
  return {with_undefined(bits, a.undefined << amount, width, a.block)};
}

Result shift(Opcode opcode, uint32_t width, uint16_t flags, const Cell& a, const Cell& b) {
  if (!b.is_defined()) return {undefined_cell(width, b.block.index)};
  if (b.bits >= width) return poison(width, Trouble::ShiftAmount);
  uint32_t amount = static_cast<uint32_t>(b.bits);
  if (opcode == Opcode::Shl) return shift_left(width, flags, a, amount);
  if ((flags & ssa::flag::Exact) && (a.bits & ~a.undefined & width_mask(amount)) != 0)
    return poison(width, Trouble::Overflow);
  if (opcode == Opcode::LShr)
    return {with_undefined(a.bits >> amount, a.undefined >> amount, width, a.block)};
  uint64_t undefined = static_cast<uint64_t>(sign_extend(a.undefined, width) >> amount);
  uint64_t bits = static_cast<uint64_t>(sign_extend(a.bits, width) >> amount);
  return {with_undefined(bits, undefined, width, a.block)};
}

uint64_t divided(Opcode opcode, uint32_t width, uint64_t a, uint64_t b) {
  int64_t x = sign_extend(a, width), y = sign_extend(b, width);
  switch (opcode) {
    case Opcode::UDiv:
      return a / b;
    case Opcode::URem:
      return a % b;
    case Opcode::SDiv:
      return static_cast<uint64_t>(x / y);
    default:
      return static_cast<uint64_t>(x % y);
  }
}

Result division(Opcode opcode, uint32_t width, uint16_t flags, const Cell& a, const Cell& b) {
  bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  if (!b.is_defined()) return {b, Trouble::UndefinedDivisor};
  if (b.bits == 0) return {{}, Trouble::DivisionByZero};
  if (!a.is_defined()) return {undefined_cell(width, a.block.index)};
  if (is_signed && b.bits == width_mask(width) && a.bits == uint64_t{1} << (width - 1))
    return {{}, Trouble::DivisionOverflow};
  uint64_t quotient = divided(opcode, width, a.bits, b.bits) & width_mask(width);
  bool is_exact = ((quotient * b.bits) & width_mask(width)) == a.bits;
  bool is_quotient = opcode == Opcode::SDiv || opcode == Opcode::UDiv;
  if (is_quotient && (flags & ssa::flag::Exact) && !is_exact)
    return poison(width, Trouble::Overflow);
  return {integer_cell(quotient)};
}

IntPredicate as_unsigned(IntPredicate predicate) {
  constexpr int kDistance =
      static_cast<int>(IntPredicate::SGT) - static_cast<int>(IntPredicate::UGT);
  if (predicate < IntPredicate::SGT) return predicate;
  return static_cast<IntPredicate>(static_cast<int>(predicate) - kDistance);
}

// Whether the comparison has one outcome for every choice of the undefined bits.
bool is_decided(IntPredicate predicate, const Cell& a, const Cell& b) {
  if (predicate == IntPredicate::EQ || predicate == IntPredicate::NE)
    return ((a.bits ^ b.bits) & ~(a.undefined | b.undefined)) != 0;
  uint64_t a_low = a.bits & ~a.undefined, a_high = a.bits | a.undefined;
  uint64_t b_low = b.bits & ~b.undefined, b_high = b.bits | b.undefined;
  return integer_holds(predicate, 64, a_low, b_high) == integer_holds(predicate, 64, a_high, b_low);
}

double floating_result(Opcode opcode, double x, double y) {
  switch (opcode) {
    case Opcode::FAdd:
      return x + y;
    case Opcode::FSub:
      return x - y;
    case Opcode::FMul:
      return x * y;
    case Opcode::FDiv:
      return x / y;
    default:
      return std::fmod(x, y);
  }
}

// Rounds towards zero and checks the range of the integer type.
Result float_to_integer(double value, uint32_t width, bool is_signed) {
  double limit = std::ldexp(1.0, static_cast<int>(is_signed ? width - 1 : width));
  double whole = std::trunc(value);
  bool fits = is_signed ? whole >= -limit && whole < limit : whole > -1 && whole < limit;
  if (!fits) return poison(width, Trouble::Overflow);
  uint64_t bits =
      is_signed ? static_cast<uint64_t>(static_cast<int64_t>(whole)) : static_cast<uint64_t>(whole);
  return {integer_cell(bits & width_mask(width))};
}

// One rounding, directly to the result's type.
Cell integer_to_float(const Cell& value, uint32_t from, uint32_t to, bool is_signed) {
  int64_t number = sign_extend(value.bits, from);
  if (to == 32) {
    float single = is_signed ? static_cast<float>(number) : static_cast<float>(value.bits);
    return integer_cell(std::bit_cast<uint32_t>(single));
  }
  double wide = is_signed ? static_cast<double>(number) : static_cast<double>(value.bits);
  return from_double(64, wide);
}

}  // namespace

Result integer_binary(Opcode opcode, uint32_t width, uint16_t flags, const Cell& left,
                      const Cell& right) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
      return add_sub_mul(opcode, width, flags, left, right);
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
      return logical(opcode, width, flags, left, right);
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return shift(opcode, width, flags, left, right);
    default:
      return division(opcode, width, flags, left, right);
  }
}

Cell integer_compare(IntPredicate predicate, uint32_t width, const Cell& left, const Cell& right) {
  // Flipping the sign bits turns signed order into unsigned order.
  uint64_t flip = predicate >= IntPredicate::SGT ? uint64_t{1} << (width - 1) : 0;
  Cell a = left, b = right;
  a.bits ^= flip;
  b.bits ^= flip;
  IntPredicate order = as_unsigned(predicate);
  if (!is_decided(order, a, b) && !(a.is_defined() && b.is_defined()))
    return undefined_cell(1, cause_of(left, right).index);
  return integer_cell(integer_holds(order, 64, a.bits & ~a.undefined, b.bits & ~b.undefined));
}

Result integer_cast(Opcode opcode, uint32_t from, uint32_t to, uint16_t flags, const Cell& value) {
  uint64_t bits = value.bits, undefined = value.undefined;
  if (opcode == Opcode::SExt) {
    bits = static_cast<uint64_t>(sign_extend(bits, from));
    undefined = static_cast<uint64_t>(sign_extend(undefined, from));
  }
  Cell result = with_undefined(bits, undefined, to, value.block);
  if (!value.is_defined() || flags == 0) return {result};
  bool loses_unsigned = opcode == Opcode::Trunc && result.bits != value.bits;
  bool loses_signed =
      opcode == Opcode::Trunc && sign_extend(result.bits, to) != sign_extend(bits, from);
  bool is_negative = opcode == Opcode::ZExt && sign_extend(bits, from) < 0;
  if (((flags & ssa::flag::NoUnsignedWrap) && loses_unsigned) ||
      ((flags & ssa::flag::NoSignedWrap) && loses_signed) ||
      ((flags & ssa::flag::NonNegative) && is_negative))
    return poison(to, Trouble::Overflow);
  return {result};
}

double to_double(uint32_t width, const Cell& value) {
  return width == 32 ? std::bit_cast<float>(static_cast<uint32_t>(value.bits))
                     : std::bit_cast<double>(value.bits);
}

Cell from_double(uint32_t width, double value) {
  return integer_cell(width == 32 ? std::bit_cast<uint32_t>(static_cast<float>(value))
                                  : std::bit_cast<uint64_t>(value));
}

Cell floating_binary(Opcode opcode, uint32_t width, const Cell& left, const Cell& right) {
  if (!left.is_defined() || !right.is_defined())
    return undefined_cell(width, cause_of(left, right).index);
  // Rounding a double result of two floats to float equals the float operation (53 ≥ 2·24 + 2).
  return from_double(width,
                     floating_result(opcode, to_double(width, left), to_double(width, right)));
}

Cell floating_negate(uint32_t width, const Cell& value) {
  return {value.bits ^ uint64_t{1} << (width - 1), value.undefined, value.block};
}

Cell floating_compare(FloatPredicate predicate, uint32_t width, const Cell& left,
                      const Cell& right) {
  if (!left.is_defined() || !right.is_defined())
    return undefined_cell(1, cause_of(left, right).index);
  return integer_cell(floating_holds(predicate, to_double(width, left), to_double(width, right)));
}

Result floating_cast(Opcode opcode, uint32_t from, uint32_t to, const Cell& value) {
  if (!value.is_defined()) return {undefined_cell(to, value.block.index)};
  switch (opcode) {
    case Opcode::FPToUI:
      return float_to_integer(to_double(from, value), to, false);
    case Opcode::FPToSI:
      return float_to_integer(to_double(from, value), to, true);
    case Opcode::UIToFP:
      return {integer_to_float(value, from, to, false)};
    case Opcode::SIToFP:
      return {integer_to_float(value, from, to, true)};
    default:
      return {from_double(to, to_double(from, value))};
  }
}

}  // namespace lilt::runtime
