#include "runtime/interpreter/wide.h"

#include <algorithm>
#include <bit>
#include <cfenv>
#include <cmath>
#include <cstring>
#include <type_traits>

#include "ir/ssa/function.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/quadruple_functions.h"

namespace lilt::runtime {

using ssa::IntPredicate;
using ssa::Opcode;

void Words::resize(size_t count) {
  Words resized(count);
  std::copy_n(begin(), std::min(count, count_), resized.begin());
  *this = std::move(resized);
}

Wide::Wide(uint32_t width_in_bits, uint64_t low)
    : width(width_in_bits), bits(words_of(width)), undefined(words_of(width)) {
  bits[0] = low;
  trim();
}

Wide Wide::poison(uint32_t width, uint32_t cause) {
  Wide result(width);
  std::fill(result.undefined.begin(), result.undefined.end(), ~uint64_t{0});
  result.cause = cause;
  return result.trim();
}

bool Wide::is_defined() const {
  return std::ranges::all_of(undefined, [](uint64_t word) { return word == 0; });
}
bool Wide::is_zero() const {
  return std::ranges::all_of(bits, [](uint64_t word) { return word == 0; });
}
void Wide::set_bit(uint32_t index, bool value) {
  uint64_t mask = uint64_t{1} << index % 64;
  bits[index / 64] = value ? bits[index / 64] | mask : bits[index / 64] & ~mask;
}
Wide& Wide::trim() {
  if (width % 64 == 0) return *this;
  bits.back() &= width_mask(width % 64);
  undefined.back() &= width_mask(width % 64);
  return *this;
}

Wide wide_from_cells(std::span<const Cell> cells, uint32_t width) {
  Wide value(width);
  for (size_t i = 0; i < value.bits.size(); ++i) {
    value.bits[i] = cells[i].bits;
    value.undefined[i] = cells[i].undefined;
    if (!cells[i].is_defined() && value.cause == 0) value.cause = cells[i].block.index;
  }
  return value.trim();
}

void wide_to_cells(const Wide& value, Cell* cells) {
  for (size_t i = 0; i < value.bits.size(); ++i) {
    uint32_t cause = value.undefined[i] != 0 ? value.cause : 0;
    cells[i] = {value.bits[i], value.undefined[i], {cause, 0}};
  }
}

// --- numbers

namespace {

unsigned __int128 to_int128(const Wide& value) {
  unsigned __int128 high = value.bits.size() > 1 ? value.bits[1] : 0;
  return high << 64 | value.bits[0];
}

Wide from_int128(uint32_t width, unsigned __int128 value) {
  Wide result(std::max(width, 128u));
  result.bits[0] = static_cast<uint64_t>(value);
  result.bits[1] = static_cast<uint64_t>(value >> 64);
  return resize(result, width, false);
}

}  // namespace

Wide add(const Wide& left, const Wide& right) {
  Wide sum(left.width);
  unsigned __int128 carry = 0;
  for (size_t i = 0; i < sum.bits.size(); ++i) {
    carry += static_cast<unsigned __int128>(left.bits[i]) + right.bits[i];
    sum.bits[i] = static_cast<uint64_t>(carry);
    carry >>= 64;
  }
  return sum.trim();
}

Wide complement(const Wide& value) {
  Wide result = value;
  for (uint64_t& word : result.bits) word = ~word;
  return result.trim();
}
Wide negate(const Wide& value) { return add(complement(value), Wide(value.width, 1)); }
Wide subtract(const Wide& left, const Wide& right) { return add(left, negate(right)); }

Wide multiply(const Wide& left, const Wide& right) {
  Wide product(left.width);
  size_t count = product.bits.size();
  for (size_t i = 0; i < count; ++i) {
    unsigned __int128 carry = 0;
    for (size_t j = 0; i + j < count; ++j) {
      carry += static_cast<unsigned __int128>(left.bits[i]) * right.bits[j] + product.bits[i + j];
      product.bits[i + j] = static_cast<uint64_t>(carry);
      carry >>= 64;
    }
  }
  return product.trim();
}

namespace {

// Words moved towards higher places by `amount` bits, zeros coming in.
Words moved_up(const Words& words, uint32_t amount) {
  Words result(words.size());
  size_t whole = amount / 64, rest = amount % 64;
  for (size_t i = whole; i < words.size(); ++i) {
    result[i] = words[i - whole] << rest;
    if (rest != 0 && i > whole) result[i] |= words[i - whole - 1] >> (64 - rest);
  }
  return result;
}
Words moved_down(const Words& words, uint32_t amount) {
  Words result(words.size());
  size_t whole = amount / 64, rest = amount % 64;
  for (size_t i = 0; i + whole < words.size(); ++i) {
    result[i] = words[i + whole] >> rest;
    if (rest != 0 && i + whole + 1 < words.size()) result[i] |= words[i + whole + 1] << (64 - rest);
  }
  return result;
}

// Fills the bits from `from` on with ones.
void fill_up(Words& words, uint32_t from) {
  if (from / 64 >= words.size()) return;
  words[from / 64] |= ~width_mask(from % 64);
  std::fill(words.begin() + from / 64 + 1, words.end(), ~uint64_t{0});
}

bool bit_of(const Words& words, uint32_t index) {
  return (words[index / 64] >> index % 64 & 1) != 0;
}

}  // namespace

Wide shift_left(const Wide& value, uint32_t amount) {
  Wide result = value;
  result.bits = moved_up(value.bits, amount);
  result.undefined = moved_up(value.undefined, amount);
  return result.trim();
}

Wide shift_right(const Wide& value, uint32_t amount) {
  Wide result = value;
  result.bits = moved_down(value.bits, amount);
  result.undefined = moved_down(value.undefined, amount);
  return result;
}

Wide resize(const Wide& value, uint32_t width, bool is_signed) {
  Wide result = value;
  result.width = width;
  result.bits.resize(words_of(width));
  result.undefined.resize(words_of(width));
  if (is_signed && width > value.width) {
    if (value.is_negative()) fill_up(result.bits, value.width);
    if (bit_of(value.undefined, value.width - 1)) fill_up(result.undefined, value.width);
  }
  return result.trim();
}

bool holds(IntPredicate predicate, const Wide& left, const Wide& right) {
  bool is_signed = predicate >= IntPredicate::SGT;
  Wide difference = subtract(left, right);
  bool is_less = std::lexicographical_compare(left.bits.rbegin(), left.bits.rend(),
                                              right.bits.rbegin(), right.bits.rend());
  if (is_signed && left.is_negative() != right.is_negative()) is_less = left.is_negative();
  // The order of the words, encoded as two numbers of one word.
  uint64_t a = is_less ? 0 : difference.is_zero() ? 1 : 2;
  return integer_holds(predicate, 64, a, 1);
}

std::pair<Wide, Wide> divide(const Wide& left, const Wide& right) {
  if (left.width <= 128) {
    unsigned __int128 a = to_int128(left), b = to_int128(right);
    return {from_int128(left.width, a / b), from_int128(left.width, a % b)};
  }
  Wide quotient(left.width), rest(left.width);
  for (uint32_t i = left.width; i-- > 0;) {
    bool is_high = rest.is_negative();  // the bit that the shift loses
    rest = shift_left(rest, 1);
    rest.set_bit(0, left.bit(i));
    if (!is_high && holds(IntPredicate::ULT, rest, right)) continue;
    rest = subtract(rest, right);
    quotient.set_bit(i, true);
  }
  return {quotient, rest};
}

// --- instructions

namespace {

uint32_t cause_of(const Wide& left, const Wide& right) {
  return left.is_defined() ? right.cause : left.cause;
}

// Whether the result equals the operation at double width, read as unsigned or signed.
bool overflows(Opcode opcode, const Wide& left, const Wide& right, const Wide& result,
               bool is_signed) {
  uint32_t width = 2 * left.width;
  Wide a = resize(left, width, is_signed), b = resize(right, width, is_signed);
  Wide exact = opcode == Opcode::Add   ? add(a, b)
               : opcode == Opcode::Sub ? subtract(a, b)
                                       : multiply(a, b);
  return exact.bits != resize(result, width, is_signed).bits;
}

WideResult wide_arithmetic(Opcode opcode, uint16_t flags, const Wide& a, const Wide& b) {
  Wide result = opcode == Opcode::Add   ? add(a, b)
                : opcode == Opcode::Sub ? subtract(a, b)
                                        : multiply(a, b);
  bool is_poison =
      ((flags & ssa::flag::NoUnsignedWrap) && overflows(opcode, a, b, result, false)) ||
      ((flags & ssa::flag::NoSignedWrap) && overflows(opcode, a, b, result, true));
  if (is_poison) return {Wide::poison(a.width), Trouble::Overflow};
  return {result};
}

WideResult wide_logical(Opcode opcode, uint16_t flags, const Wide& a, const Wide& b) {
  Wide result(a.width);
  result.cause = cause_of(a, b);
  for (size_t i = 0; i < result.bits.size(); ++i) {
    Cell left{a.bits[i], a.undefined[i], {}}, right{b.bits[i], b.undefined[i], {}};
    Result word = integer_binary(opcode, 64, flags, left, right);
    if (word.trouble != Trouble::None) return {Wide::poison(a.width), word.trouble};
    result.bits[i] = word.cell.bits;
    result.undefined[i] = word.cell.undefined;
  }
  return {result};
}

WideResult wide_shift(Opcode opcode, uint16_t flags, const Wide& a, const Wide& b) {
  if (!b.is_defined()) return {Wide::poison(a.width, b.cause)};
  if (!holds(IntPredicate::ULT, b, Wide(b.width, a.width)))
    return {Wide::poison(a.width), Trouble::ShiftAmount};
  uint32_t amount = static_cast<uint32_t>(b.low());
  Wide result = opcode == Opcode::Shl    ? shift_left(a, amount)
                : opcode == Opcode::LShr ? shift_right(a, amount)
                                         : shift_right(resize(a, 2 * a.width, true), amount);
  result = resize(result, a.width, false);
  if (!a.is_defined() || flags == 0) return {result};
  Wide back = opcode == Opcode::Shl ? shift_right(result, amount) : shift_left(result, amount);
  Wide signed_back = resize(shift_right(resize(result, 2 * a.width, true), amount), a.width, false);
  bool is_left = opcode == Opcode::Shl;
  bool is_poison = (is_left && (flags & ssa::flag::NoUnsignedWrap) && back.bits != a.bits) ||
                   (is_left && (flags & ssa::flag::NoSignedWrap) && signed_back.bits != a.bits) ||
                   (!is_left && (flags & ssa::flag::Exact) && back.bits != a.bits);
  if (is_poison) return {Wide::poison(a.width), Trouble::Overflow};
  return {result};
}

WideResult wide_division(Opcode opcode, uint16_t flags, const Wide& a, const Wide& b) {
  bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  if (!b.is_defined()) return {b, Trouble::UndefinedDivisor};
  if (b.is_zero()) return {b, Trouble::DivisionByZero};
  if (!a.is_defined()) return {Wide::poison(a.width, a.cause)};
  bool is_lowest = a.is_negative() && negate(a).bits == a.bits;
  if (is_signed && is_lowest && complement(b).is_zero()) return {b, Trouble::DivisionOverflow};
  bool left_negative = is_signed && a.is_negative(), right_negative = is_signed && b.is_negative();
  auto [quotient, rest] = divide(left_negative ? negate(a) : a, right_negative ? negate(b) : b);
  if (opcode == Opcode::SRem || opcode == Opcode::URem)
    return {left_negative ? negate(rest) : rest};
  if ((flags & ssa::flag::Exact) && !rest.is_zero())
    return {Wide::poison(a.width), Trouble::Overflow};
  return {left_negative != right_negative ? negate(quotient) : quotient};
}

}  // namespace

WideResult wide_binary(Opcode opcode, uint16_t flags, const Wide& left, const Wide& right) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
      if (!left.is_defined() || !right.is_defined())
        return {Wide::poison(left.width, cause_of(left, right))};
      return wide_arithmetic(opcode, flags, left, right);
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
      return wide_logical(opcode, flags, left, right);
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return wide_shift(opcode, flags, left, right);
    default:
      return wide_division(opcode, flags, left, right);
  }
}

Cell wide_compare(IntPredicate predicate, const Wide& left, const Wide& right) {
  if (left.is_defined() && right.is_defined()) return integer_cell(holds(predicate, left, right));
  if (predicate == IntPredicate::EQ || predicate == IntPredicate::NE)  // a defined bit may decide
    for (size_t i = 0; i < left.bits.size(); ++i)
      if (((left.bits[i] ^ right.bits[i]) & ~(left.undefined[i] | right.undefined[i])) != 0)
        return integer_cell(predicate == IntPredicate::NE);
  return undefined_cell(1, cause_of(left, right));
}

WideResult wide_cast(Opcode opcode, uint32_t to, uint16_t flags, const Wide& value) {
  Wide result = resize(value, to, opcode == Opcode::SExt);
  if (!value.is_defined() || flags == 0) return {result};
  bool is_trunc = opcode == Opcode::Trunc;
  bool is_poison =
      (is_trunc && (flags & ssa::flag::NoUnsignedWrap) &&
       resize(result, value.width, false).bits != value.bits) ||
      (is_trunc && (flags & ssa::flag::NoSignedWrap) &&
       resize(result, value.width, true).bits != value.bits) ||
      (opcode == Opcode::ZExt && (flags & ssa::flag::NonNegative) && value.is_negative());
  if (is_poison) return {Wide::poison(to), Trouble::Overflow};
  return {result};
}

// --- numbers of other formats

long double to_extended(const Wide& value) {
  if (value.width == 16) return half_to_float(static_cast<uint16_t>(value.low()));
  if (value.width == 128) return static_cast<long double>(to_quadruple(value));
  if (value.width != 80) return to_double(value.width, integer_cell(value.low()));
  long double number = 0;
  std::memcpy(&number, value.bits.data(), 10);
  return number;
}

Quadruple to_quadruple(const Wide& value) {
  if (value.width != 128) return static_cast<Quadruple>(to_extended(value));
  Quadruple number = 0;
  std::memcpy(&number, value.bits.data(), sizeof number);
  return number;
}

namespace {

template <class Number>
Wide rounded(uint32_t width, Number value) {
  if (width == 16) return Wide(16, to_half(value));
  if (width == 32) return Wide(32, std::bit_cast<uint32_t>(static_cast<float>(value)));
  if (width == 64) return Wide(64, std::bit_cast<uint64_t>(static_cast<double>(value)));
  Wide result(width);
  if (width == 80) {
    const auto extended = static_cast<long double>(value);
    std::memcpy(result.bits.data(), &extended, 10);
  } else {
    const auto quadruple = static_cast<Quadruple>(value);
    std::memcpy(result.bits.data(), &quadruple, sizeof quadruple);
  }
  return result;
}

template <class Number, class Remainder>
Number computed(Opcode opcode, Number x, Number y, Remainder remainder) {
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
      return remainder(x, y);
  }
}

}  // namespace

Wide from_extended(uint32_t width, long double value) { return rounded(width, value); }
Wide from_quadruple(uint32_t width, Quadruple value) { return rounded(width, value); }

Wide extended_binary(Opcode opcode, const Wide& left, const Wide& right) {
  if (!left.is_defined() || !right.is_defined())
    return Wide::poison(left.width, cause_of(left, right));
  if (left.width == 128)
    return rounded(128, computed(opcode, to_quadruple(left), to_quadruple(right),
                                 [](Quadruple x, Quadruple y) { return fmodf128(x, y); }));
  return rounded(80, computed(opcode, to_extended(left), to_extended(right),
                              [](long double x, long double y) { return std::fmod(x, y); }));
}

Cell extended_compare(ssa::FloatPredicate predicate, const Wide& left, const Wide& right) {
  if (!left.is_defined() || !right.is_defined()) return undefined_cell(1, cause_of(left, right));
  if (left.width == 128)
    return integer_cell(floating_holds(predicate, to_quadruple(left), to_quadruple(right)));
  return integer_cell(floating_holds(predicate, to_extended(left), to_extended(right)));
}

namespace {

// A number is in the range if its whole part is. Beyond a limit by less than one there are numbers
// only if the format holds the limit and one more.
template <class Number>
WideResult integer_from_number(Number value, uint32_t width, bool is_signed) {
  constexpr uint32_t kDigits = std::is_same_v<Number, Quadruple> ? 113 : 64;
  const Number limit = std::ldexp(1.0, static_cast<int>(is_signed ? width - 1 : width));
  const bool is_above =
      is_signed ? value >= -limit || (width <= kDigits && value > -limit - 1) : value > -1;
  const bool fits = is_above && value < limit;
  if (!fits) {
    std::feraiseexcept(FE_INVALID);
    return {Wide::poison(width), Trouble::Overflow};
  }
  if (is_signed)
    return {from_int128(width, static_cast<unsigned __int128>(static_cast<__int128>(value)))};
  return {from_int128(width, static_cast<unsigned __int128>(value))};
}

// One rounding, directly to the result's type.
template <class Integer>
Wide number_from_integer(uint32_t width, Integer value) {
  if (width == 128) return rounded(128, static_cast<Quadruple>(value));
  if (width == 80) return rounded(80, static_cast<long double>(value));
  if (width == 64) return from_extended(64, static_cast<double>(value));
  return from_extended(32, static_cast<float>(value));
}

}  // namespace

WideResult extended_cast(Opcode opcode, uint32_t to, const Wide& value) {
  if (!value.is_defined()) return {Wide::poison(to, value.cause)};
  const bool is_signed = opcode == Opcode::SIToFP || opcode == Opcode::FPToSI;
  if (opcode == Opcode::UIToFP || opcode == Opcode::SIToFP) {
    unsigned __int128 number = to_int128(resize(value, 128, is_signed));
    if (is_signed) return {number_from_integer(to, static_cast<__int128>(number))};
    return {number_from_integer(to, number)};
  }
  auto convert = [&](auto number) -> WideResult {
    const bool to_integer = opcode == Opcode::FPToUI || opcode == Opcode::FPToSI;
    return to_integer ? integer_from_number(number, to, is_signed)
                      : WideResult{rounded(to, number)};
  };
  return value.width == 128 ? convert(to_quadruple(value)) : convert(to_extended(value));
}

}  // namespace lilt::runtime
