// Numbers of IEEE 754 in xmm, ymm and zmm registers, rounded to nearest. A NaN that comes out is
// the first operand that is one, quiet; else the default one, whose sign is set.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "runtime/machine/lanes.h"

namespace lilt::machine {

namespace {

template <class T>
using BitsOf = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;

template <class T>
T quiet(T value) {
  constexpr BitsOf<T> kQuiet = BitsOf<T>{1} << (std::numeric_limits<T>::digits - 2);
  return std::bit_cast<T>(static_cast<BitsOf<T>>(std::bit_cast<BitsOf<T>>(value) | kQuiet));
}
template <class T>
T default_nan() {
  return -std::numeric_limits<T>::quiet_NaN();
}
template <class T, class... Operands>
T settled(T result, Operands... operands) {
  T nan = result;
  const bool found = ((std::isnan(operands) ? (nan = quiet(operands), true) : false) || ...);
  if (found) return nan;
  return std::isnan(result) ? default_nan<T>() : result;
}

constexpr auto kFloatAdd = [](auto a, auto b) { return settled(a + b, a, b); };
constexpr auto kFloatSubtract = [](auto a, auto b) { return settled(a - b, a, b); };
constexpr auto kFloatMultiply = [](auto a, auto b) { return settled(a * b, a, b); };
constexpr auto kFloatDivide = [](auto a, auto b) { return settled(a / b, a, b); };
constexpr auto kFloatMinimum = [](auto a, auto b) { return a < b ? a : b; };
constexpr auto kFloatMaximum = [](auto a, auto b) { return a > b ? a : b; };
constexpr auto kSquareRoot = [](auto a) { return settled(std::sqrt(a), a); };

// The lowest lane; the others are the first operand's.
template <class T, auto Function>
void scalar(Execution& e) {
  Bytes result = e.in[0];
  result.set_lane<T>(0, Function(e.in[0].lane<T>(0), e.in[1].lane<T>(0)));
  finish_packed(e, result);
}
// Of one operand: the others are those of the register that is written, or with a VEX prefix of the
// operand, if it is a register too.
template <class R>
void give_scalar(Execution& e, R value) {
  Bytes result = e.is_vex && e.is_xmm[0] ? e.in[0] : e.out[0];
  result.set_lane<R>(0, value);
  finish_packed(e, result);
}
template <class T, auto Function>
void scalar_of_one(Execution& e) {
  give_scalar<T>(e, Function(e.in[0].lane<T>(0)));
}

// --- comparisons

// The predicate's number: bits 0 to 2 choose among equal, less, less or equal and unordered, and
// the opposite; bit 3 what an unordered pair gives.
template <class T>
bool compares(T a, T b, unsigned predicate) {
  const bool is_unordered = std::isnan(a) || std::isnan(b);
  switch (predicate & 15) {
    case 0:
      return a == b;
    case 1:
      return a < b;
    case 2:
      return a <= b;
    case 3:
      return is_unordered;
    case 4:
      return !(a == b);
    case 5:
      return !(a < b);
    case 6:
      return !(a <= b);
    case 7:
      return !is_unordered;
    case 8:
      return is_unordered || a == b;
    case 9:
      return !(a >= b);
    case 10:
      return !(a > b);
    case 11:
      return false;
    case 12:
      return !is_unordered && a != b;
    case 13:
      return a >= b;
    case 14:
      return a > b;
    default:
      return true;
  }
}
template <class T>
BitsOf<T> mask_of(const Execution& e, size_t i) {
  const bool holds =
      compares(e.in[0].lane<T>(i), e.in[1].lane<T>(i), static_cast<unsigned>(e.low(2)));
  return holds ? static_cast<BitsOf<T>>(-1) : 0;
}
template <class T>
void compare_scalar(Execution& e) {
  Bytes result = e.in[0];
  result.set_lane<BitsOf<T>>(0, mask_of<T>(e, 0));
  finish_packed(e, result);
}
// Of AVX-512 to a mask.
template <class T>
void compare_lanes(Execution& e) {
  if (e.desc.operands[0].register_class == mir::RegClass::Bits)
    return choose_lanes(e, lane_count<T>(e), [&](size_t i) { return mask_of<T>(e, i) != 0; });
  fill_lanes<BitsOf<T>>(e, [&](size_t i) { return mask_of<T>(e, i); });
}
template <class T>
void compare_flags(Execution& e) {
  using namespace mir::eflags;
  const T a = e.in[0].lane<T>(0), b = e.in[1].lane<T>(0);
  const bool is_unordered = std::isnan(a) || std::isnan(b);
  e.flags.put(Z, is_unordered || a == b);
  e.flags.put(P, is_unordered);
  e.flags.put(C, is_unordered || a < b);
  for (uint8_t flag : {A, S, O}) e.flags.put(flag, false);
}

// --- rounding and conversions

// Bits 0 and 1 of an immediate: to nearest, down, up, towards zero; bit 2: as the processor is set,
// here to nearest.
template <class T>
T rounded(T value, uint64_t mode) {
  if ((mode & 4) != 0 || (mode & 3) == 0) return std::nearbyint(value);
  return (mode & 3) == 1   ? std::floor(value)
         : (mode & 3) == 2 ? std::ceil(value)
                           : std::trunc(value);
}
template <class T>
void round_scalar(Execution& e) {
  const T value = e.in[0].lane<T>(0);
  give_scalar<T>(e, settled(rounded(value, e.low(1)), value));
}
template <class T>
void round_lanes(Execution& e) {
  convert_lanes<T, T>(e, [&](T value) { return settled(rounded(value, e.low(1)), value); });
}
// To multiples of a power of 1/2, which the upper bits of the immediate say.
template <class T>
void round_to_scale(Execution& e) {
  constexpr int kDigits = std::numeric_limits<T>::digits;
  const auto scale = static_cast<int>(e.low(1) >> 4 & 15);
  convert_lanes<T, T>(e, [&](T value) {
    const bool is_whole = !(std::fabs(value) < std::ldexp(T{1}, kDigits));
    const T result =
        is_whole ? value : std::ldexp(rounded(std::ldexp(value, scale), e.low(1)), -scale);
    return settled(result, value);
  });
}
// What does not fit is the least number.
template <class I, class T>
I to_integer(T value, bool truncates) {
  constexpr T kLimit = static_cast<T>(uint64_t{1} << (8 * sizeof(I) - 1));
  const T whole = truncates ? std::trunc(value) : std::nearbyint(value);
  return whole >= -kLimit && whole < kLimit ? static_cast<I>(whole) : std::numeric_limits<I>::min();
}
template <class T, bool Truncates>
void scalar_to_integer(Execution& e) {
  const T value = e.in[0].lane<T>(0);
  e.give(e.width == 8 ? static_cast<uint64_t>(to_integer<int64_t>(value, Truncates))
                      : static_cast<uint64_t>(to_integer<int32_t>(value, Truncates)));
}
template <class T>
void integer_to_scalar(Execution& e) {
  const Bytes old = e.out[0];
  Bytes result = old;
  result.set_lane<T>(0, static_cast<T>(e.low_signed(0)));
  finish_packed(e, result);
}
// What does not fit is the largest number.
template <class I, class T>
I to_unsigned(T value) {
  constexpr T kLimit = T{2} * static_cast<T>(uint64_t{1} << (8 * sizeof(I) - 1));
  const T whole = std::trunc(value);
  return whole >= 0 && whole < kLimit ? static_cast<I>(whole) : std::numeric_limits<I>::max();
}
constexpr auto kToDouble = [](float a) { return settled(static_cast<double>(a)); };
template <class To, class From>
To converted(From value) {
  if (!std::isnan(value)) return static_cast<To>(value);
  // The top of its payload, quiet.
  constexpr int kFrom = std::numeric_limits<From>::digits - 1,
                kTo = std::numeric_limits<To>::digits - 1;
  const auto bits = std::bit_cast<BitsOf<From>>(value);
  const auto payload = static_cast<uint64_t>(bits & ((BitsOf<From>{1} << kFrom) - 1));
  const uint64_t moved = kTo > kFrom ? payload << (kTo - kFrom) : payload >> (kFrom - kTo);
  const auto inf = std::bit_cast<BitsOf<To>>(std::numeric_limits<To>::infinity());
  const auto sign =
      static_cast<BitsOf<To>>(BitsOf<To>{std::signbit(value)} << (8 * sizeof(To) - 1));
  return quiet(
      std::bit_cast<To>(static_cast<BitsOf<To>>(inf | sign | static_cast<BitsOf<To>>(moved))));
}
template <class From, class To>
void convert_scalar(Execution& e) {
  give_scalar<To>(e, converted<To>(e.in[0].lane<From>(0)));
}
template <class From, class To>
void convert_floats(Execution& e) {
  convert_lanes<From, To>(e, [](From value) { return converted<To>(value); });
}
template <class From, class To>
void from_integers(Execution& e) {
  convert_lanes<From, To>(e, [](From value) { return static_cast<To>(value); });
}
template <class From, class To, bool Truncates>
void to_integers(Execution& e) {
  convert_lanes<From, To>(e, [](From value) { return to_integer<To>(value, Truncates); });
}
template <class From, class To>
void to_unsigned_integers(Execution& e) {
  convert_lanes<From, To>(e, [](From value) { return to_unsigned<To>(value); });
}

// --- numbers of 16 bits

float from_half(uint16_t bits) {
  const uint32_t sign = uint32_t{bits & 0x8000u} << 16, exponent = bits >> 10 & 31,
                 fraction = bits & 1023u;
  if (exponent == 31)
    return std::bit_cast<float>(sign | 0x7F800000u | fraction << 13 |
                                (fraction != 0 ? 1u << 22 : 0));
  const float magnitude = exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                        : std::ldexp(static_cast<float>(fraction | 1024),
                                                     static_cast<int>(exponent) - 25);
  return sign != 0 ? -magnitude : magnitude;
}
uint16_t to_half(float value, uint64_t mode) {
  const auto sign = static_cast<uint16_t>(std::signbit(value) ? 0x8000 : 0);
  if (std::isnan(value)) {
    const uint32_t payload = std::bit_cast<uint32_t>(value) >> 13 & 0x1FF;
    return static_cast<uint16_t>(sign | 0x7E00 | payload);
  }
  const int exponent = value == 0 || std::isinf(value) ? 0 : std::max(std::ilogb(value), -14);
  // The number in units of its last place, which a half of 11 bits has.
  const auto units = rounded(std::ldexp(static_cast<double>(value), 10 - exponent), mode);
  const double result = std::isinf(value) ? value : std::ldexp(units, exponent - 10);
  const double magnitude = std::fabs(result);
  if (magnitude > 65504) {
    const bool to_nearest = (mode & 4) != 0 || (mode & 3) == 0;
    const bool is_infinite = std::isinf(value) || to_nearest || ((mode & 3) == 1 && sign != 0) ||
                             ((mode & 3) == 2 && sign == 0);
    return static_cast<uint16_t>(sign | (is_infinite ? 0x7C00 : 0x7BFF));
  }
  if (magnitude < std::ldexp(1.0, -14))
    return static_cast<uint16_t>(sign | static_cast<uint16_t>(std::ldexp(magnitude, 24)));
  const int power = std::ilogb(magnitude);
  const auto fraction = static_cast<uint16_t>(std::ldexp(magnitude, 10 - power)) - 1024;
  return static_cast<uint16_t>(sign | (power + 15) << 10 | fraction);
}
void widen_halves(Execution& e) {
  convert_lanes<uint16_t, float>(e, [](uint16_t value) { return from_half(value); });
}
void narrow_to_halves(Execution& e) {
  convert_lanes<float, uint16_t>(e, [&](float value) { return to_half(value, e.low(1)); });
}

// --- sums across lanes

template <class T>
void add_and_subtract(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) {
    const T a = e.in[0].lane<T>(i), b = e.in[1].lane<T>(i);
    return i % 2 == 0 ? kFloatSubtract(a, b) : kFloatAdd(a, b);
  });
}
// In each half: the products that the upper four bits of the immediate choose, added in pairs, to
// the lanes that the lower ones choose. Processors differ in which one of several NaNs comes out.
template <class T>
void dot_product(Execution& e) {
  Bytes result;
  constexpr size_t kHalf = 16 / sizeof(T);
  for (size_t half = 0; half < lane_count<T>(e); half += kHalf) {
    std::array<T, 4> products{};
    for (size_t i = 0; i < kHalf; ++i)
      if ((e.low(2) >> (4 + i) & 1) != 0)
        products[i] = kFloatMultiply(e.in[0].lane<T>(half + i), e.in[1].lane<T>(half + i));
    e.is_undefined |= std::ranges::count_if(products, [](T p) { return std::isnan(p); }) > 1;
    const T low = kFloatAdd(products[0], products[1]);
    const T high = kHalf == 2 ? T{0} : kFloatAdd(products[2], products[3]);
    e.is_undefined |= std::isnan(low) && std::isnan(high);
    const T sum = kHalf == 2 ? low : kFloatAdd(low, high);
    for (size_t i = 0; i < kHalf; ++i)
      result.set_lane<T>(half + i, (e.low(2) >> i & 1) != 0 ? sum : T{0});
  }
  finish_packed(e, result);
}

// --- fused products and sums: 213 is second * first + third, 231 is second * third + first

enum class Form { Form213, Form231 };
enum class Signs { Add, Subtract, NegateAdd, NegateSubtract, SubtractAdd, AddSubtract };

template <class T>
T fused(const Execution& e, size_t i, Form form, Signs signs) {
  const T first = e.in[0].lane<T>(i), second = e.in[1].lane<T>(i), third = e.in[2].lane<T>(i);
  const T factor = form == Form::Form213 ? first : third,
          addend = form == Form::Form213 ? third : first;
  const bool is_odd = i % 2 != 0;
  const bool negates = signs == Signs::NegateAdd || signs == Signs::NegateSubtract;
  const bool subtracts = signs == Signs::Subtract || signs == Signs::NegateSubtract ||
                         (signs == Signs::SubtractAdd && !is_odd) ||
                         (signs == Signs::AddSubtract && is_odd);
  const T result = std::fma(negates ? -second : second, factor, subtracts ? -addend : addend);
  return form == Form::Form213 ? settled(result, second, factor, addend)
                               : settled(result, second, factor, addend);
}
template <class T, Form F, Signs S>
void fuse_lanes(Execution& e) {
  fill_lanes<T>(e, [&](size_t i) { return fused<T>(e, i, F, S); });
}
template <class T, Form F, Signs S>
void fuse_scalar(Execution& e) {
  Bytes result = e.in[0];
  result.set_lane<T>(0, fused<T>(e, 0, F, S));
  finish_packed(e, result);
}

#define LANES(NAME, FUNCTION)                                                  \
  {NAME "ss", scalar<float, FUNCTION>}, {NAME "sd", scalar<double, FUNCTION>}, \
      {NAME "ps", lanes<float, FUNCTION>}, {                                   \
    NAME "pd", lanes<double, FUNCTION>                                         \
  }
#define FUSED(NAME, FORM, SIGNS)                                  \
  {NAME "ss", fuse_scalar<float, Form::FORM, Signs::SIGNS>},      \
      {NAME "sd", fuse_scalar<double, Form::FORM, Signs::SIGNS>}, \
      {NAME "ps", fuse_lanes<float, Form::FORM, Signs::SIGNS>}, { \
    NAME "pd", fuse_lanes<double, Form::FORM, Signs::SIGNS>       \
  }

constexpr NamedOperation kFloatingOperations[] = {
    LANES("add", kFloatAdd),
    LANES("sub", kFloatSubtract),
    LANES("mul", kFloatMultiply),
    LANES("div", kFloatDivide),
    LANES("min", kFloatMinimum),
    LANES("max", kFloatMaximum),
    {"sqrtss", scalar_of_one<float, kSquareRoot>},
    {"sqrtsd", scalar_of_one<double, kSquareRoot>},
    {"sqrtps", each_lane<float, float, kSquareRoot>},
    {"sqrtpd", each_lane<double, double, kSquareRoot>},
    {"roundss", round_scalar<float>},
    {"roundsd", round_scalar<double>},
    {"roundps", round_lanes<float>},
    {"roundpd", round_lanes<double>},
    {"rndscaleps", round_to_scale<float>},
    {"rndscalepd", round_to_scale<double>},
    {"cmpss", compare_scalar<float>},
    {"cmpsd", compare_scalar<double>},
    {"cmpps", compare_lanes<float>},
    {"cmppd", compare_lanes<double>},
    {"ucomiss", compare_flags<float>},
    {"ucomisd", compare_flags<double>},
    {"cvtsi2ss", integer_to_scalar<float>},
    {"cvtsi2sd", integer_to_scalar<double>},
    {"cvttss2si", scalar_to_integer<float, true>},
    {"cvttsd2si", scalar_to_integer<double, true>},
    {"cvtss2si", scalar_to_integer<float, false>},
    {"cvtsd2si", scalar_to_integer<double, false>},
    {"cvtss2sd", convert_scalar<float, double>},
    {"cvtsd2ss", convert_scalar<double, float>},
    {"cvtps2pd", convert_floats<float, double>},
    {"cvtpd2ps", convert_floats<double, float>},
    {"cvtdq2ps", from_integers<int32_t, float>},
    {"cvtdq2pd", from_integers<int32_t, double>},
    {"cvtudq2ps", from_integers<uint32_t, float>},
    {"cvtqq2pd", from_integers<int64_t, double>},
    {"cvtuqq2pd", from_integers<uint64_t, double>},
    {"cvtps2dq", to_integers<float, int32_t, false>},
    {"cvttps2dq", to_integers<float, int32_t, true>},
    {"cvtpd2dq", to_integers<double, int32_t, false>},
    {"cvttpd2dq", to_integers<double, int32_t, true>},
    {"cvttpd2qq", to_integers<double, int64_t, true>},
    {"cvttps2udq", to_unsigned_integers<float, uint32_t>},
    {"cvttpd2uqq", to_unsigned_integers<double, uint64_t>},
    {"cvtph2ps", widen_halves},
    {"cvtps2ph", narrow_to_halves},
    {"haddps", neighbours<float, kFloatAdd>},
    {"haddpd", neighbours<double, kFloatAdd>},
    {"hsubps", neighbours<float, kFloatSubtract>},
    {"hsubpd", neighbours<double, kFloatSubtract>},
    {"addsubps", add_and_subtract<float>},
    {"addsubpd", add_and_subtract<double>},
    {"dpps", dot_product<float>},
    {"dppd", dot_product<double>},
    FUSED("fmadd213", Form213, Add),
    FUSED("fmadd231", Form231, Add),
    FUSED("fmsub213", Form213, Subtract),
    FUSED("fmsub231", Form231, Subtract),
    FUSED("fnmadd213", Form213, NegateAdd),
    FUSED("fnmadd231", Form231, NegateAdd),
    FUSED("fnmsub213", Form213, NegateSubtract),
    FUSED("fnmsub231", Form231, NegateSubtract),
    FUSED("fmaddsub213", Form213, SubtractAdd),
    FUSED("fmaddsub231", Form231, SubtractAdd),
    FUSED("fmsubadd213", Form213, AddSubtract),
    FUSED("fmsubadd231", Form231, AddSubtract),
};
#undef FUSED
#undef LANES

}  // namespace

std::span<const NamedOperation> floating_operations() { return kFloatingOperations; }

}  // namespace lilt::machine
