// The host's long double is binary128 of IEEE 754: the same exponents, 112 bits of fraction.
#include "ir/support/extended_number.h"

#include <bit>
#include <cfloat>
#include <cstdint>
#include <cstring>

namespace lilt {

static_assert(LDBL_MANT_DIG == 113);

namespace {

using Bits = unsigned __int128;
constexpr unsigned kFraction = 112, kFewer = 49;  // bits; of its fraction that the ten bytes lack
constexpr uint16_t kHighest = 0x7FFF;             // exponent: infinity, or no number

}  // namespace

long double read_extended_number(const void* bytes) {
  uint64_t significand;  // its highest bit is the integer
  uint16_t top;          // sign and exponent
  std::memcpy(&significand, bytes, sizeof significand);
  std::memcpy(&top, static_cast<const uint8_t*>(bytes) + sizeof significand, sizeof top);
  const Bits fraction = static_cast<Bits>(significand << 1 >> 1) << kFewer;
  return std::bit_cast<long double>(static_cast<Bits>(top) << kFraction | fraction);
}

void write_extended_number(long double number, void* bytes) {
  Bits bits = std::bit_cast<Bits>(number);
  const auto exponent = static_cast<uint16_t>(bits >> kFraction & kHighest);
  constexpr Bits kHalf = Bits{1} << (kFewer - 1);
  if (exponent == kHighest)  // a payload is cut
    bits |= (bits << 16) != 0 ? Bits{1} << (kFraction - 1) : 0;
  else  // a carry goes into the exponent
    bits += kHalf - 1 + (bits >> kFewer & 1);
  const auto top = static_cast<uint16_t>(bits >> kFraction);
  const uint64_t integer = (top & kHighest) != 0 ? uint64_t{1} << 63 : 0;
  const uint64_t significand = integer | static_cast<uint64_t>(bits >> kFewer) << 1 >> 1;
  std::memcpy(bytes, &significand, sizeof significand);
  std::memcpy(static_cast<uint8_t*>(bytes) + sizeof significand, &top, sizeof top);
}

}  // namespace lilt
