#include "runtime/interpreter/numeric_intrinsics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>
#include <type_traits>

#include "ir/ssa/floating_class.h"
#include "ir/ssa/function.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/quadruple_functions.h"

namespace lilt::runtime {

using ssa::IntPredicate;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;

namespace {

using Operands = std::span<const Wide>;
using Results = std::span<Wide>;

// --- bits

Wide count(const Wide& like, uint32_t number) { return Wide(like.width, number); }

uint32_t ones(const Wide& value) {
  uint32_t sum = 0;
  for (uint64_t word : value.bits) sum += static_cast<uint32_t>(std::popcount(word));
  return sum;
}
uint32_t leading_zeros(const Wide& value) {
  uint32_t zeros = 0;
  while (zeros < value.width && !value.bit(value.width - 1 - zeros)) ++zeros;
  return zeros;
}
uint32_t trailing_zeros(const Wide& value) {
  uint32_t zeros = 0;
  while (zeros < value.width && !value.bit(zeros)) ++zeros;
  return zeros;
}
void do_ctpop(Operands a, Results r) { r[0] = count(a[0], ones(a[0])); }
template <uint32_t (*kCount)(const Wide&)>
void count_zeros(Operands a, Results r) {
  bool is_poison = a[0].is_zero() && a[1].bit(0);
  r[0] = is_poison ? Wide::poison(a[0].width) : count(a[0], kCount(a[0]));
}

// Groups of `size` bits in reverse order.
Wide reversed(const Wide& value, uint32_t size) {
  Wide result(value.width);
  for (uint32_t i = 0; i < value.width; ++i)
    result.bits.set_bit(value.width - size - i / size * size + i % size, value.bit(i));
  return result;
}
void do_bswap(Operands a, Results r) { r[0] = reversed(a[0], 8); }
void do_bitreverse(Operands a, Results r) { r[0] = reversed(a[0], 1); }

uint32_t modulo_width(const Wide& amount) {
  return static_cast<uint32_t>(
      wide_binary(Opcode::URem, 0, amount, Wide(amount.width, amount.width)).value.low());
}
// The first operand above the second.
Words joined(Operands a) {
  uint32_t width = 2 * a[0].width;
  return (resize(a[0], width, false).bits << a[0].width) | resize(a[1], width, false).bits;
}
// For i1 every amount is 0 modulo the width.
void do_fshl(Operands a, Results r) {
  uint32_t amount = a[0].width < 2 ? 0 : modulo_width(a[2]);
  r[0] = resize(Wide(2 * a[0].width, joined(a) << amount >> a[0].width), a[0].width, false);
}
void do_fshr(Operands a, Results r) {
  uint32_t amount = a[0].width < 2 ? 0 : modulo_width(a[2]);
  r[0] = resize(Wide(2 * a[0].width, joined(a) >> amount), a[0].width, false);
}

// --- order

template <IntPredicate kPredicate>
void choose(Operands a, Results r) {
  r[0] = holds(kPredicate, a[0], a[1]) ? a[0] : a[1];
}
void do_abs(Operands a, Results r) {
  if (!a[0].is_negative()) return void(r[0] = a[0]);
  r[0] = Wide(a[0].width, -a[0].bits);
  if (r[0].bits == a[0].bits && a[1].bit(0)) r[0] = Wide::poison(a[0].width);
}
void first_operand(Operands a, Results r) { r[0] = a[0]; }

// --- what legalization makes of wide numbers: pairs of words, the low one first

Wide in_one(const Wide& low, const Wide& high) {
  const uint32_t width = low.width + high.width;
  return Wide(width,
              (resize(high, width, false).bits << low.width) | resize(low, width, false).bits);
}
void in_two(const Wide& value, Results r) {
  const uint32_t width = value.width / 2;
  r[0] = resize(value, width, false);
  r[1] = resize(Wide(value.width, value.bits >> width), width, false);
}
template <Opcode kOpcode>
void of_pairs(Operands a, Results r) {
  in_two(wide_binary(kOpcode, 0, in_one(a[0], a[1]), in_one(a[2], a[3])).value, r);
}
template <IntPredicate kPredicate>
void compare_pairs(Operands a, Results r) {
  r[0] = Wide(1, holds(kPredicate, in_one(a[0], a[1]), in_one(a[2], a[3])) ? 1 : 0);
}
void wide_product(Operands a, Results r) {
  const uint32_t width = 2 * a[0].width;
  in_two(wide_binary(Opcode::Mul, 0, resize(a[0], width, false), resize(a[1], width, false)).value,
         r);
}
template <bool kIsHigh>
void half_of(Operands a, Results r) {
  const uint32_t width = a[0].width / 2;
  r[0] = resize(Wide(a[0].width, a[0].bits >> (kIsHigh ? width : 0)), width, false);
}
void join(Operands a, Results r) { r[0] = in_one(a[0], a[1]); }

// --- overflow and saturation

template <Opcode kOpcode, bool kSigned>
void with_overflow(Operands a, Results r) {
  r[0] = wide_binary(kOpcode, 0, a[0], a[1]).value;
  uint16_t flag = kSigned ? ssa::flag::NoSignedWrap : ssa::flag::NoUnsignedWrap;
  bool overflows = wide_binary(kOpcode, flag, a[0], a[1]).trouble != Trouble::None;
  r[1] = Wide(1, overflows ? 1 : 0);
}

Wide limit(uint32_t width, bool is_signed, bool is_low) {
  Wide lowest(width);
  if (is_signed) lowest.bits.set_bit(width - 1, true);
  return is_low ? lowest : Wide(width, ~lowest.bits);
}
// Shl by the width or more stays poison.
template <Opcode kOpcode, bool kSigned>
void saturated(Operands a, Results r) {
  uint16_t flag = kSigned ? ssa::flag::NoSignedWrap : ssa::flag::NoUnsignedWrap;
  WideResult exact = wide_binary(kOpcode, flag, a[0], a[1]);
  // A signed result that does not fit has the sign of the left operand.
  bool is_low = kSigned ? a[0].is_negative() : kOpcode == Opcode::Sub;
  r[0] = exact.trouble == Trouble::Overflow ? limit(a[0].width, kSigned, is_low) : exact.value;
}
template <bool kSigned>
void to_integer_saturated(Operands a, Results r) {
  uint32_t width = r[0].width;
  const Quadruple value = to_quadruple(a[0]);
  if (value != value) return;  // zero
  WideResult exact = extended_cast(kSigned ? Opcode::FPToSI : Opcode::FPToUI, width, a[0]);
  r[0] = exact.trouble == Trouble::None ? exact.value : limit(width, kSigned, value < 0);
}

void do_clmul(Operands a, Results r) {
  r[0] = wide_binary(Opcode::Xor, 0, a[0], a[0]).value;
  Wide left = a[0], right = a[1];
  const Wide one = Wide(a[0].width, 1);
  for (uint32_t bit = 0; bit < a[0].width; ++bit) {
    const Wide is_set = wide_binary(Opcode::And, 0, right, one).value;
    r[0] = wide_binary(Opcode::Xor, 0, r[0], wide_binary(Opcode::Mul, 0, left, is_set).value).value;
    left = wide_binary(Opcode::Add, 0, left, left).value;
    right = wide_binary(Opcode::LShr, 0, right, one).value;
  }
}

// --- fixed point, with twice the width

template <Opcode kOpcode, bool kSigned, bool kSaturates>
void in_fixed_point(Operands a, Results r) {
  const uint32_t width = a[0].width;
  const Wide scale(2 * width, a[2].low());
  Wide left = resize(a[0], 2 * width, kSigned), right = resize(a[1], 2 * width, kSigned);
  if (kOpcode != Opcode::Mul) left = wide_binary(Opcode::Shl, 0, left, scale).value;
  WideResult exact = wide_binary(kOpcode, 0, left, right);
  if (exact.trouble != Trouble::None) return void(r[0] = Wide::poison(width));
  Wide result = exact.value;
  if (kOpcode == Opcode::Mul)
    result = wide_binary(kSigned ? Opcode::AShr : Opcode::LShr, 0, result, scale).value;
  if (kOpcode == Opcode::SDiv) {  // rounded down
    const Wide rest = wide_binary(Opcode::SRem, 0, left, right).value;
    if (!rest.is_zero() && rest.is_negative() != right.is_negative())
      result = wide_binary(Opcode::Sub, 0, result, Wide(2 * width, 1)).value;
  }
  const Wide lowest = resize(limit(width, kSigned, true), 2 * width, kSigned);
  const Wide highest = resize(limit(width, kSigned, false), 2 * width, kSigned);
  constexpr IntPredicate kLess = kSigned ? IntPredicate::SLT : IntPredicate::ULT;
  if (kSaturates && holds(kLess, result, lowest)) result = lowest;
  if (kSaturates && holds(kLess, highest, result)) result = highest;
  r[0] = resize(result, width, false);
}

// The smaller of two unsigned numbers of any widths.
void do_vector_length(Operands a, Results r) {
  const uint32_t width = std::max(a[0].width, 32u);
  const Wide left = resize(a[0], width, false), whole = resize(a[1], width, false);
  r[0] = resize(holds(IntPredicate::ULT, left, whole) ? left : whole, 32, false);
}

// --- reductions: the operands are the elements, with a start value before those of a float

template <Opcode kOpcode>
void reduce(Operands a, Results r) {
  r[0] = a[0];
  for (const Wide& element : a.subspan(1)) r[0] = wide_binary(kOpcode, 0, r[0], element).value;
}
template <IntPredicate kPredicate>
void reduce_by(Operands a, Results r) {
  r[0] = a[0];
  for (const Wide& element : a.subspan(1))
    if (holds(kPredicate, element, r[0])) r[0] = element;
}

// --- floating point

float number(const Wide& value, float) {
  return std::bit_cast<float>(static_cast<uint32_t>(value.low()));
}
double number(const Wide& value, double) { return std::bit_cast<double>(value.low()); }
long double number(const Wide& value, long double) { return to_extended(value); }
Quadruple number(const Wide& value, Quadruple) { return to_quadruple(value); }

Wide wide_of(float value) { return Wide(32, std::bit_cast<uint32_t>(value)); }
Wide wide_of(double value) { return Wide(64, std::bit_cast<uint64_t>(value)); }
Wide wide_of(long double value) { return from_extended(80, value); }
Wide wide_of(Quadruple value) { return from_quadruple(128, value); }

template <class Number>
constexpr bool kIsQuadruple = std::is_same_v<Number, Quadruple>;

// Calls body with a zero of the operands' format.
template <class Body>
void in_format(const Wide& operand, Body body) {
  if (operand.width == 32) return body(0.0f);
  if (operand.width == 64) return body(0.0);
  if (operand.width == 128) return body(Quadruple{0});
  body(0.0L);
}
template <class Function>
void unary(Operands a, Results r, Function function) {
  in_format(a[0], [&](auto zero) { r[0] = wide_of(function(number(a[0], zero))); });
}
template <class Function>
void binary(Operands a, Results r, Function function) {
  in_format(a[0],
            [&](auto zero) { r[0] = wide_of(function(number(a[0], zero), number(a[1], zero))); });
}
template <class Function>
void with_integer(Operands a, Results r, Function function) {
  int exponent = static_cast<int>(resize(a[1], 64, true).low());
  in_format(a[0], [&](auto zero) { r[0] = wide_of(function(number(a[0], zero), exponent)); });
}
template <class Function>
void to_integer(Operands a, Results r, Function function) {
  in_format(a[0], [&](auto zero) {
    uint64_t whole = static_cast<uint64_t>(function(number(a[0], zero)));
    r[0] = resize(Wide(64, whole), r[0].width, true);
  });
}

void do_fma(Operands a, Results r) {
  in_format(a[0], [&](auto zero) {
    if constexpr (kIsQuadruple<decltype(zero)>)
      r[0] = wide_of(fmaf128(number(a[0], zero), number(a[1], zero), number(a[2], zero)));
    else
      r[0] = wide_of(std::fma(number(a[0], zero), number(a[1], zero), number(a[2], zero)));
  });
}
void do_fmuladd(Operands a, Results r) {  // rounded twice, as in the backend
  in_format(a[0], [&](auto zero) {
    volatile auto product = number(a[0], zero) * number(a[1], zero);
    r[0] = wide_of(static_cast<decltype(zero)>(product + number(a[2], zero)));
  });
}
// The sign is a bit: NaNs keep all others.
void do_fabs(Operands a, Results r) {
  r[0] = a[0];
  r[0].bits.set_bit(r[0].width - 1, false);
}
void do_copysign(Operands a, Results r) {
  r[0] = a[0];
  r[0].bits.set_bit(r[0].width - 1, a[1].is_negative());
}
// powi by squaring, as in the compiler's library.
template <class Number>
Number power(Number base, int exponent) {
  Number result = 1;
  for (unsigned n = exponent < 0 ? 0u - static_cast<unsigned>(exponent)
                                 : static_cast<unsigned>(exponent);
       n != 0; n /= 2) {
    if (n % 2 != 0) result *= base;
    base *= base;
  }
  return exponent < 0 ? 1 / result : result;
}
// NaN decides, and -0 is less than +0.
template <class Number>
Number minimum(Number x, Number y) {
  if (x != x || y != y) return x + y;
  return x < y || (x == y && __builtin_signbit(x)) ? x : y;
}
template <class Number>
Number maximum(Number x, Number y) {
  return -minimum(-x, -y);
}
// The same, but a number decides against a NaN.
template <class Number>
Number minimum_of_numbers(Number x, Number y) {
  return minimum(x != x ? y : x, y != y ? x : y);
}
template <class Number>
Number maximum_of_numbers(Number x, Number y) {
  return -minimum_of_numbers(-x, -y);
}
// The classes of llvm.is.fpclass, as bits of its mask.
template <class Number>
uint32_t class_of(Number x, bool is_signalling) {
  if (std::isnan(x)) return is_signalling ? 1 : 2;
  bool is_negative = std::signbit(x);
  switch (std::fpclassify(x)) {
    case FP_INFINITE:
      return is_negative ? 4 : 512;
    case FP_NORMAL:
      return is_negative ? 8 : 256;
    case FP_SUBNORMAL:
      return is_negative ? 16 : 128;
    default:
      return is_negative ? 32 : 64;
  }
}
void do_is_fpclass(Operands a, Results r) {
  uint64_t mask = a[1].low();
  bool has_exponent = a[0].width == 80 && (a[0].bits[1] & 0x7FFF) != 0;
  if (a[0].width == 80 && has_exponent != a[0].bit(63)) {
    const auto invalid = ssa::invalid_extended_classes(static_cast<uint32_t>(mask));
    r[0] = Wide(1, has_exponent ? invalid.unnormal : invalid.pseudo_denormal);
    return;
  }
  uint32_t quiet_bit = a[0].width == 32 ? 22 : a[0].width == 64 ? 51 : 62;
  const bool is_signalling = !a[0].bit(quiet_bit);
  const uint32_t found = a[0].width == 32   ? class_of(number(a[0], 0.0f), is_signalling)
                         : a[0].width == 64 ? class_of(number(a[0], 0.0), is_signalling)
                                            : class_of(number(a[0], 0.0L), is_signalling);
  r[0] = Wide(1, (found & mask) != 0 ? 1 : 0);
}
// A function of the C library for each format. A compiler that knows fmax exchanges its operands,
// which decide the result of two zeros, so it must not know which function this is.
template <class Number>
Number unknown_function(Number x, Number y, float (*in_float)(float, float),
                        double (*in_double)(double, double),
                        long double (*in_extended)(long double, long double),
                        Quadruple (*in_quadruple)(Quadruple, Quadruple)) {
  auto called = std::get<Number (*)(Number, Number)>(
      std::tuple(in_float, in_double, in_extended, in_quadruple));
  Number (*volatile unknown)(Number, Number) = called;
  return unknown(x, y);
}
template <class Number>
Number greatest(Number x, Number y) {
  return unknown_function(x, y, ::fmaxf, ::fmax, ::fmaxl, fmaxf128);
}
template <class Number>
Number least(Number x, Number y) {
  return unknown_function(x, y, ::fminf, ::fmin, ::fminl, fminf128);
}
template <bool kProduct>
void reduce_floats(Operands a, Results r) {
  in_format(a[0], [&](auto zero) {
    auto sum = number(a[0], zero);
    for (const Wide& element : a.subspan(1))
      sum = kProduct ? sum * number(element, zero) : sum + number(element, zero);
    r[0] = wide_of(sum);
  });
}

template <class Function>
void reduce_floats_by(Operands a, Results r, Function function) {
  in_format(a[0], [&](auto zero) {
    auto result = number(a[0], zero);
    for (const Wide& element : a.subspan(1)) result = function(result, number(element, zero));
    r[0] = wide_of(result);
  });
}
void do_frexp(Operands a, Results r) {
  in_format(a[0], [&](auto zero) {
    int exponent = 0;
    if constexpr (kIsQuadruple<decltype(zero)>)
      r[0] = wide_of(frexpf128(number(a[0], zero), &exponent));
    else
      r[0] = wide_of(std::frexp(number(a[0], zero), &exponent));
    r[1] = resize(Wide(32, static_cast<uint32_t>(exponent)), r[1].width, true);
  });
}

void do_modf(Operands a, Results r) {
  in_format(a[0], [&](auto zero) {
    const auto x = number(a[0], zero);
    auto whole = x;
    if constexpr (kIsQuadruple<decltype(zero)>)
      whole = truncf128(x);
    else
      whole = std::trunc(x);
    const auto fraction = x == whole ? zero : x - whole;
    r[0] = wide_of(__builtin_signbit(x) != __builtin_signbit(fraction) ? -fraction : fraction);
    r[1] = wide_of(whole);
  });
}
void do_sincos(Operands a, Results r) {
  in_format(a[0], [&](auto zero) {
    const auto x = number(a[0], zero);
    if constexpr (kIsQuadruple<decltype(zero)>) {
      r[0] = wide_of(sinf128(x));
      r[1] = wide_of(cosf128(x));
    } else {
      r[0] = wide_of(std::sin(x));
      r[1] = wide_of(std::cos(x));
    }
  });
}

// A call of the C library's function for the format of x.
#define IN_LIBRARY(name, x, ...)                     \
  if constexpr (kIsQuadruple<decltype(x)>)           \
    return name##f128(x __VA_OPT__(, ) __VA_ARGS__); \
  else                                               \
    return std::name(x __VA_OPT__(, ) __VA_ARGS__)
#define UNARY(name) [](Operands a, Results r) { unary(a, r, [](auto x) { IN_LIBRARY(name, x); }); }
#define BINARY(name) \
  [](Operands a, Results r) { binary(a, r, [](auto x, auto y) { IN_LIBRARY(name, x, y); }); }
#define LOCAL_BINARY(name) \
  [](Operands a, Results r) { binary(a, r, [](auto x, auto y) { return name(x, y); }); }
#define REDUCTION(name) \
  [](Operands a, Results r) { reduce_floats_by(a, r, [](auto x, auto y) { return name(x, y); }); }
#define WITH_INTEGER(name) \
  [](Operands a, Results r) { with_integer(a, r, [](auto x, int n) { IN_LIBRARY(name, x, n); }); }
#define TO_INTEGER(name) \
  [](Operands a, Results r) { to_integer(a, r, [](auto x) { IN_LIBRARY(name, x); }); }

// Sorted by name. libm's functions are listed without the letter for their format.
constexpr Intrinsic kIntrinsics[] = {
    {"acos", "f:f", UNARY(acos)},
    {"acosh", "f:f", UNARY(acosh)},
    {"asin", "f:f", UNARY(asin)},
    {"asinh", "f:f", UNARY(asinh)},
    {"atan", "f:f", UNARY(atan)},
    {"atan2", "ff:f", BINARY(atan2)},
    {"atanh", "f:f", UNARY(atanh)},
    {"cbrt", "f:f", UNARY(cbrt)},
    {"ceil", "f:f", UNARY(ceil)},
    {"copysign", "ff:f", do_copysign},
    {"cos", "f:f", UNARY(cos)},
    {"cosh", "f:f", UNARY(cosh)},
    {"erf", "f:f", UNARY(erf)},
    {"erfc", "f:f", UNARY(erfc)},
    {"exp", "f:f", UNARY(exp)},
    {"exp2", "f:f", UNARY(exp2)},
    {"expm1", "f:f", UNARY(expm1)},
    {"fabs", "f:f", do_fabs},
    {"fdim", "ff:f", BINARY(fdim)},
    {"floor", "f:f", UNARY(floor)},
    {"fma", "fff:f", do_fma},
    {"fmax", "ff:f", LOCAL_BINARY(greatest)},
    {"fmin", "ff:f", LOCAL_BINARY(least)},
    {"fmod", "ff:f", BINARY(fmod)},
    {"hypot", "ff:f", BINARY(hypot)},
    {"ilogb", "f:i", TO_INTEGER(ilogb)},
    {"ldexp", "fi:f", WITH_INTEGER(ldexp)},
    {"lgamma", "f:f", UNARY(lgamma)},
    {"llrint", "f:i", TO_INTEGER(llrint)},
    {"llround", "f:i", TO_INTEGER(llround)},
    {"llvm.abs", "nb:n", do_abs},
    {"llvm.bitreverse", "n:n", do_bitreverse},
    {"llvm.bswap", "n:n", do_bswap},
    {"llvm.canonicalize", "f:f", first_operand},
    {"llvm.clmul", "nn:n", do_clmul},
    {"llvm.ctlz", "nb:n", count_zeros<leading_zeros>},
    {"llvm.ctpop", "n:n", do_ctpop},
    {"llvm.cttz", "nb:n", count_zeros<trailing_zeros>},
    {"llvm.expect", "nn:n", first_operand},
    {"llvm.expect.with.probability", "nnf:n", first_operand},
    {"llvm.experimental.get.vector.length", "iib:i", do_vector_length},
    {"llvm.fmuladd", "fff:f", do_fmuladd},
    {"llvm.fptosi.sat", "f:i", to_integer_saturated<true>},
    {"llvm.fptoui.sat", "f:i", to_integer_saturated<false>},
    {"llvm.frexp", "f:fi", do_frexp},
    {"llvm.fshl", "nnn:n", do_fshl},
    {"llvm.fshr", "nnn:n", do_fshr},
    {"llvm.is.fpclass", "fi:b", do_is_fpclass},
    {"llvm.lilt.add.pair", "nnnn:nn", of_pairs<Opcode::Add>},
    {"llvm.lilt.slt.pair", "nnnn:b", compare_pairs<IntPredicate::SLT>},
    {"llvm.lilt.sub.pair", "nnnn:nn", of_pairs<Opcode::Sub>},
    {"llvm.lilt.ult.pair", "nnnn:b", compare_pairs<IntPredicate::ULT>},
    {"llvm.lilt.umul.wide", "nn:nn", wide_product},
    {"llvm.lilt.vector.high", "f:n", half_of<true>},
    {"llvm.lilt.vector.join", "nn:f", join},
    {"llvm.lilt.vector.low", "f:n", half_of<false>},
    {"llvm.maximum", "ff:f", LOCAL_BINARY(maximum)},
    {"llvm.maximumnum", "ff:f", LOCAL_BINARY(maximum_of_numbers)},
    {"llvm.maxnum", "ff:f", LOCAL_BINARY(greatest)},
    {"llvm.minimum", "ff:f", LOCAL_BINARY(minimum)},
    {"llvm.minimumnum", "ff:f", LOCAL_BINARY(minimum_of_numbers)},
    {"llvm.minnum", "ff:f", LOCAL_BINARY(least)},
    {"llvm.modf", "f:ff", do_modf},
    {"llvm.powi", "fi:f",
     [](Operands a, Results r) { with_integer(a, r, [](auto x, int n) { return power(x, n); }); }},
    {"llvm.sadd.sat", "nn:n", saturated<Opcode::Add, true>},
    {"llvm.sadd.with.overflow", "nn:nb", with_overflow<Opcode::Add, true>},
    {"llvm.sdiv.fix", "nni:n", in_fixed_point<Opcode::SDiv, true, false>},
    {"llvm.sdiv.fix.sat", "nni:n", in_fixed_point<Opcode::SDiv, true, true>},
    {"llvm.sincos", "f:ff", do_sincos},
    {"llvm.smax", "nn:n", choose<IntPredicate::SGT>},
    {"llvm.smin", "nn:n", choose<IntPredicate::SLT>},
    {"llvm.smul.fix", "nni:n", in_fixed_point<Opcode::Mul, true, false>},
    {"llvm.smul.fix.sat", "nni:n", in_fixed_point<Opcode::Mul, true, true>},
    {"llvm.smul.with.overflow", "nn:nb", with_overflow<Opcode::Mul, true>},
    {"llvm.sshl.sat", "nn:n", saturated<Opcode::Shl, true>},
    {"llvm.ssub.sat", "nn:n", saturated<Opcode::Sub, true>},
    {"llvm.ssub.with.overflow", "nn:nb", with_overflow<Opcode::Sub, true>},
    {"llvm.uadd.sat", "nn:n", saturated<Opcode::Add, false>},
    {"llvm.uadd.with.overflow", "nn:nb", with_overflow<Opcode::Add, false>},
    {"llvm.udiv.fix", "nni:n", in_fixed_point<Opcode::UDiv, false, false>},
    {"llvm.udiv.fix.sat", "nni:n", in_fixed_point<Opcode::UDiv, false, true>},
    {"llvm.umax", "nn:n", choose<IntPredicate::UGT>},
    {"llvm.umin", "nn:n", choose<IntPredicate::ULT>},
    {"llvm.umul.fix", "nni:n", in_fixed_point<Opcode::Mul, false, false>},
    {"llvm.umul.fix.sat", "nni:n", in_fixed_point<Opcode::Mul, false, true>},
    {"llvm.umul.with.overflow", "nn:nb", with_overflow<Opcode::Mul, false>},
    {"llvm.ushl.sat", "nn:n", saturated<Opcode::Shl, false>},
    {"llvm.usub.sat", "nn:n", saturated<Opcode::Sub, false>},
    {"llvm.usub.with.overflow", "nn:nb", with_overflow<Opcode::Sub, false>},
    {"llvm.vector.reduce.add", "v:n", reduce<Opcode::Add>},
    {"llvm.vector.reduce.and", "v:n", reduce<Opcode::And>},
    {"llvm.vector.reduce.fadd", "fw:f", reduce_floats<false>},
    {"llvm.vector.reduce.fmax", "w:f", REDUCTION(greatest)},
    {"llvm.vector.reduce.fmaximum", "w:f", REDUCTION(maximum)},
    {"llvm.vector.reduce.fmin", "w:f", REDUCTION(least)},
    {"llvm.vector.reduce.fminimum", "w:f", REDUCTION(minimum)},
    {"llvm.vector.reduce.fmul", "fw:f", reduce_floats<true>},
    {"llvm.vector.reduce.mul", "v:n", reduce<Opcode::Mul>},
    {"llvm.vector.reduce.or", "v:n", reduce<Opcode::Or>},
    {"llvm.vector.reduce.smax", "v:n", reduce_by<IntPredicate::SGT>},
    {"llvm.vector.reduce.smin", "v:n", reduce_by<IntPredicate::SLT>},
    {"llvm.vector.reduce.umax", "v:n", reduce_by<IntPredicate::UGT>},
    {"llvm.vector.reduce.umin", "v:n", reduce_by<IntPredicate::ULT>},
    {"llvm.vector.reduce.xor", "v:n", reduce<Opcode::Xor>},
    {"log", "f:f", UNARY(log)},
    {"log10", "f:f", UNARY(log10)},
    {"log1p", "f:f", UNARY(log1p)},
    {"log2", "f:f", UNARY(log2)},
    {"logb", "f:f", UNARY(logb)},
    {"lrint", "f:i", TO_INTEGER(lrint)},
    {"lround", "f:i", TO_INTEGER(lround)},
    {"nearbyint", "f:f", UNARY(nearbyint)},
    {"nextafter", "ff:f", BINARY(nextafter)},
    {"pow", "ff:f", BINARY(pow)},
    {"remainder", "ff:f", BINARY(remainder)},
    {"rint", "f:f", UNARY(rint)},
    {"round", "f:f", UNARY(round)},
    {"roundeven", "f:f", UNARY(nearbyint)},  // the machine rounds to nearest, ties to even
    {"scalbn", "fi:f", WITH_INTEGER(scalbn)},
    {"sin", "f:f", UNARY(sin)},
    {"sinh", "f:f", UNARY(sinh)},
    {"sqrt", "f:f", UNARY(sqrt)},
    {"tan", "f:f", UNARY(tan)},
    {"tanh", "f:f", UNARY(tanh)},
    {"tgamma", "f:f", UNARY(tgamma)},
    {"trunc", "f:f", UNARY(trunc)},
};
#undef IN_LIBRARY
#undef UNARY
#undef BINARY
#undef LOCAL_BINARY
#undef REDUCTION
#undef WITH_INTEGER
#undef TO_INTEGER
static_assert(std::ranges::is_sorted(kIntrinsics, {}, &Intrinsic::name));

const Intrinsic* exactly(std::string_view name) {
  auto found = std::ranges::lower_bound(kIntrinsics, name, {}, &Intrinsic::name);
  return found != std::end(kIntrinsics) && found->name == name ? found : nullptr;
}

TypeId lane_of(const ssa::TypeTable& types, TypeId type) {
  return types.kind(type) == TypeKind::Vector ? types[type].element : type;
}

// Of each member, if the result is a struct.
uint64_t lanes_of_results(const ssa::TypeTable& types, TypeId result) {
  bool has_members = types.kind(result) == TypeKind::Struct && !types.members(result).empty();
  const TypeId first = has_members ? types.member(result, 0) : result;
  return types.kind(first) == TypeKind::Vector ? types[first].count : 1;
}

// Checks types against letters. `number` and `floating` are the types that n and f denote.
class TypeMatcher {
 public:
  explicit TypeMatcher(const ssa::TypeTable& types) : types_(types) {}

  bool matches(char letter, TypeId type) {
    bool is_vector = types_.kind(type) == TypeKind::Vector;
    TypeId lane = lane_of(types_, type);
    if (scalar_width(types_, lane) == 0) return false;
    if ((letter == 'v' || letter == 'w') && !is_vector) return false;
    switch (letter) {
      case 'n':
      case 'v':
        return types_.is_integer(lane) && is_same(number_, lane);
      case 'f':
      case 'w':
        return types_.is_floating(lane) && is_same(floating_, lane);
      case 'b':
        return lane == ssa::kI1;
      default:
        return types_.is_integer(lane);
    }
  }

 private:
  static bool is_same(TypeId& known, TypeId type) {
    if (!known.valid()) known = type;
    return known == type;
  }
  const ssa::TypeTable& types_;
  TypeId number_, floating_;
};

}  // namespace

const Intrinsic* find_intrinsic(std::string_view name) {
  if (!name.starts_with("llvm.")) {
    const Intrinsic* found = exactly(name);
    bool has_format = name.ends_with('f') || name.ends_with('l');
    return found == nullptr && has_format ? exactly(name.substr(0, name.size() - 1)) : found;
  }
  for (; name.size() > 5; name = name.substr(0, name.rfind('.')))
    if (const Intrinsic* found = exactly(name))
      return found;
    else if (found = exactly(name.substr(5)); found != nullptr)
      return found;
  return nullptr;
}

bool accepts(const Intrinsic& intrinsic, const ssa::TypeTable& types,
             std::span<const TypeId> arguments, TypeId result) {
  size_t colon = intrinsic.signature.find(':');
  std::string_view takes = intrinsic.signature.substr(0, colon);
  std::string_view gives = intrinsic.signature.substr(colon + 1);
  TypeMatcher matcher(types);
  bool fits = takes.size() == arguments.size();
  const uint64_t lanes = lanes_of_results(types, result);
  for (size_t i = 0; fits && i < takes.size(); ++i) {
    bool is_whole = takes[i] == 'v' || takes[i] == 'w';
    bool is_vector = types.kind(arguments[i]) == TypeKind::Vector;
    fits = matcher.matches(takes[i], arguments[i]) &&
           (is_whole || !is_vector || types[arguments[i]].count == lanes);
  }
  if (gives.size() == 1) return fits && matcher.matches(gives[0], result);
  fits = fits && types.kind(result) == TypeKind::Struct &&
         types.members(result).size() == gives.size();
  for (size_t i = 0; fits && i < gives.size(); ++i)
    fits = matcher.matches(gives[i], types.member(result, i)) &&
           lanes_of_results(types, types.member(result, i)) == lanes;
  return fits;
}

IntrinsicShape shape_of(const Intrinsic& intrinsic, const ssa::TypeTable& types, TypeId result) {
  IntrinsicShape shape;
  shape.is_reduction = intrinsic.signature.find_first_of("vw") != std::string_view::npos;
  shape.lanes = static_cast<uint32_t>(lanes_of_results(types, result));
  if (types.kind(result) == TypeKind::Struct)
    for (TypeId member : types.members(result)) shape.results.push_back(lane_of(types, member));
  else
    shape.results.push_back(lane_of(types, result));
  return shape;
}

}  // namespace lilt::runtime
