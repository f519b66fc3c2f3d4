#include "runtime/interpreter/floating_formats.h"

#include <bit>
#include <cfenv>
#include <cmath>
#include <cstring>

namespace lilt::runtime {

namespace {

constexpr uint16_t kHalfSign = 0x8000, kHalfInfinity = 0x7C00, kHalfQuiet = 0x0200;
constexpr int kHalfSignificand = 10, kHalfLeastExponent = -14;

// Whether a magnitude beyond all numbers becomes the greatest number instead of infinity.
bool rounds_toward_zero(bool is_negative) {
  const int mode = std::fegetround();
  return mode == FE_TOWARDZERO || mode == (is_negative ? FE_UPWARD : FE_DOWNWARD);
}

uint16_t half_of_nan(long double value, uint16_t sign) {
  uint64_t significand = 0;
  std::memcpy(&significand, &value, sizeof significand);
  if ((significand >> 62 & 1) == 0) std::feraiseexcept(FE_INVALID);  // signalling
  return static_cast<uint16_t>(sign | kHalfInfinity | kHalfQuiet | (significand >> 53 & 0x1FF));
}

// The narrower number nearest to a value that is not a NaN; if it is inexact, its neighbour with an
// odd last bit, from which a further rounding is correct.
template <class Narrow, class Number>
Narrow rounded_to_odd(Number value) {
  Narrow nearest = static_cast<Narrow>(value);
  const Number back = static_cast<Number>(nearest);
  if (back == value) return nearest;
  uint64_t low = 0;  // of the significand
  const bool is_larger = (back > value) == (value > 0);
  if (is_larger) nearest = std::nextafter(nearest, Narrow{0});
  std::memcpy(&low, &nearest, std::min(sizeof low, sizeof nearest));
  low |= 1;
  std::memcpy(&nearest, &low, std::min(sizeof low, sizeof nearest));
  return nearest;
}

}  // namespace

float half_to_float(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & kHalfSign) << 16;
  const uint32_t exponent = bits >> kHalfSignificand & 31, fraction = bits & 0x3FF;
  if (exponent == 31) {
    const bool is_signalling = fraction != 0 && (fraction & kHalfQuiet) == 0;
    if (is_signalling) std::feraiseexcept(FE_INVALID);
    const uint32_t quiet = fraction != 0 ? kHalfQuiet : 0;
    return std::bit_cast<float>(sign | 0x7F800000 | (fraction | quiet) << 13);
  }
  const uint32_t leading = exponent == 0 ? 0 : 1u << kHalfSignificand;
  const int scale = static_cast<int>(exponent == 0 ? 1 : exponent) - 1 + kHalfLeastExponent;
  const float magnitude = std::ldexp(static_cast<float>(fraction | leading), scale - 10);
  return sign != 0 ? -magnitude : magnitude;
}

// Scaled so that the last bit of the result counts one, the number is rounded to an integer. That
// integer and the exponent, added, are the bits: a carry out of the significand is right, too.
uint16_t to_half(long double value) {
  const bool is_negative = std::signbit(value);
  const uint16_t sign = is_negative ? kHalfSign : 0;
  if (std::isnan(value)) return half_of_nan(value, sign);
  if (std::isinf(value)) return sign | kHalfInfinity;
  if (value == 0) return sign;
  const int exponent = std::max(std::ilogb(value), kHalfLeastExponent);
  if (exponent <= 15) {
    const long double scaled = std::ldexp(value, kHalfSignificand - exponent);
    const long double whole = std::rint(scaled);
    const bool is_tiny = std::abs(value) < std::ldexp(1.0L, kHalfLeastExponent);
    if (is_tiny && whole != scaled) std::feraiseexcept(FE_UNDERFLOW);
    const auto bits = static_cast<uint32_t>((exponent - kHalfLeastExponent) << kHalfSignificand) +
                      static_cast<uint32_t>(std::abs(whole));
    if (bits < kHalfInfinity) return static_cast<uint16_t>(sign | bits);
  }
  std::feraiseexcept(FE_OVERFLOW | FE_INEXACT);
  return static_cast<uint16_t>(sign | (kHalfInfinity - (rounds_toward_zero(is_negative) ? 1 : 0)));
}

uint16_t to_half(Quadruple value) {
  if (value != value) return to_half(static_cast<long double>(value));
  return to_half(rounded_to_odd<long double>(value));
}

uint16_t to_bfloat(long double value) {
  if (std::isnan(value)) {
    const auto bits = std::bit_cast<uint32_t>(static_cast<float>(value));
    return static_cast<uint16_t>((bits | 0x400000) >> 16);
  }
  const auto bits = std::bit_cast<uint32_t>(rounded_to_odd<float>(value));
  return static_cast<uint16_t>((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

Wide widened_small(ssa::TypeId type, const Wide& value) {
  const auto bits = static_cast<uint16_t>(value.low());
  if (type == ssa::kBFloat) return Wide(32, uint64_t{bits} << 16);
  return Wide(32, std::bit_cast<uint32_t>(half_to_float(bits)));
}

Wide rounded_small(ssa::TypeId type, const Wide& value) {
  const long double number = to_extended(value);
  return Wide(16, type == ssa::kBFloat ? to_bfloat(number) : to_half(number));
}

Wide representative_of_class(ssa::TypeId type, const Wide& value) {
  const uint64_t low = value.low();
  if (type == ssa::kBFloat) return Wide(32, low << 16);
  if (type == ssa::kHalf) {
    const uint64_t exponent = low >> 10 & 31;
    const uint64_t wide_exponent = exponent == 31 ? 255 : exponent;
    return Wide(32, (low >> 15) << 31 | wide_exponent << 23 | (low & 0x3FF) << 13);
  }
  if (type != ssa::kFp128) return value;
  const uint64_t high = value.bits[1], exponent = high >> 48 & 0x7FFF;
  const uint64_t wide_exponent = exponent == 0x7FFF ? 0x7FF : exponent == 0 ? 0 : 1;
  const uint64_t fraction = (high & 0xFFFFFFFFFFFF) << 4 | (low != 0 ? 1 : 0);
  return Wide(64, (high >> 63) << 63 | wide_exponent << 52 | fraction);
}

}  // namespace lilt::runtime
