// Idea: a number is a quotient of two integers of any size. Scaled by a power of two the quotient
// lies between 1 and 2; long division gives its bits one by one, and the rest tells how to round.
#include "frontend/llvm/floating_text.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

#include "frontend/llvm/cursor.h"

namespace lilt::frontend {

namespace {

// Decimal exponents beyond are infinite or zero in every format.
constexpr int64_t kMaxPower = 5000;
// Significant digits; of the rest only matters whether all are zero. Halfway between two numbers of
// the widest format is a number of fewer digits.
constexpr int64_t kMaxDigits = 12000;

class BigInteger {
 public:
  explicit BigInteger(uint64_t value = 0) : words_{value} {}

  void multiply_add(uint64_t factor, uint64_t addend) {
    for (uint64_t& word : words_) {
      const unsigned __int128 product = static_cast<unsigned __int128>(word) * factor + addend;
      word = static_cast<uint64_t>(product);
      addend = static_cast<uint64_t>(product >> 64);
    }
    if (addend != 0) words_.push_back(addend);
  }
  void shift_left(int64_t bits) {
    if (bits % 64 != 0) multiply_add(uint64_t{1} << bits % 64, 0);
    words_.insert(words_.begin(), static_cast<size_t>(bits / 64), 0);
  }
  // Requires the other one to be as large at most.
  void subtract(const BigInteger& other) {
    bool borrows = false;
    for (size_t i = 0; i < words_.size(); ++i) {
      const unsigned __int128 taken =
          static_cast<unsigned __int128>(i < other.words_.size() ? other.words_[i] : 0) + borrows;
      borrows = words_[i] < taken;
      words_[i] -= static_cast<uint64_t>(taken);
    }
    trim();
  }
  int64_t bit_length() const {
    return static_cast<int64_t>(64 * words_.size()) - std::countl_zero(words_.back());
  }
  bool is_zero() const { return words_.size() == 1 && words_[0] == 0; }
  std::strong_ordering operator<=>(const BigInteger& other) const {
    if (words_.size() != other.words_.size()) return words_.size() <=> other.words_.size();
    return std::lexicographical_compare_three_way(words_.rbegin(), words_.rend(),
                                                  other.words_.rbegin(), other.words_.rend());
  }
  bool operator==(const BigInteger&) const = default;

 private:
  void trim() {
    while (words_.size() > 1 && words_.back() == 0) words_.pop_back();
  }
  std::vector<uint64_t> words_;  // the lowest first; the highest is not zero, unless it is alone
};

// The value `above` / `below`, both positive.
std::optional<FloatingBits> rounded(BigInteger above, BigInteger below, FloatingFormat format) {
  const auto [exponent_bits, fraction_bits] = format;
  int64_t exponent = above.bit_length() - below.bit_length();
  (exponent > 0 ? below : above).shift_left(exponent > 0 ? exponent : -exponent);
  if (above < below) {
    above.shift_left(1);
    --exponent;
  }
  const int64_t bias = (int64_t{1} << (exponent_bits - 1)) - 1, lowest = 1 - bias;
  if (exponent > bias) return std::nullopt;
  // Subnormal numbers have fewer bits.
  const int64_t kept = fraction_bits + 1 - std::max(int64_t{0}, lowest - exponent);
  if (kept < 0) return std::nullopt;
  FloatingBits quotient = 0;
  for (int64_t bit = 0; bit < kept; ++bit) {
    const bool is_set = above >= below;
    quotient = quotient << 1 | is_set;
    if (is_set) above.subtract(below);
    above.shift_left(1);
  }
  FloatingBits bits = quotient;
  if (exponent >= lowest) bits += (static_cast<FloatingBits>(exponent + bias) - 1) << fraction_bits;
  if (above > below || (above == below && (quotient & 1) != 0)) ++bits;
  const bool is_infinite = bits >> fraction_bits == (FloatingBits{1} << exponent_bits) - 1;
  if (is_infinite || bits == 0) return std::nullopt;
  return bits;
}

// The first digits of a number as an integer.
struct Digits {
  BigInteger value;
  int64_t kept = 0, dropped = 0;  // leading zeros count as neither
  bool is_rest_zero = true;       // of those dropped

  void add(uint64_t digit, unsigned base) {
    if (kept == kMaxDigits) {
      ++dropped;
      is_rest_zero = is_rest_zero && digit == 0;
    } else if (digit != 0 || kept != 0) {
      ++kept;
      value.multiply_add(base, digit);
    }
  }
  // Lets one digit stand for those dropped; returns how many places the value must move up.
  int64_t finish(unsigned base) {
    if (is_rest_zero) return dropped;
    value.multiply_add(base, 1);
    return dropped - 1;
  }
};

// What is left of a text.
struct Rest {
  std::string_view text;

  bool accept(char c) {
    const bool is_here = text.starts_with(c);
    text.remove_prefix(is_here);
    return is_here;
  }
  // Digits of a number, after those taken before; their count.
  int64_t take_digits(Digits& digits, unsigned base) {
    int64_t count = 0;
    for (; !text.empty() && is_in(text[0], base == 16 ? kHexDigit : kDigit); ++count) {
      digits.add(static_cast<uint64_t>(hex_value(text[0])), base);
      text.remove_prefix(1);
    }
    return count;
  }
  std::optional<int64_t> take_exponent() {
    accept('+');
    int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc::result_out_of_range)
      value = text.starts_with('-') ? INT32_MIN : INT32_MAX;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return std::clamp<int64_t>(value, INT32_MIN, INT32_MAX);
  }
};

// Without its sign: digits with a point and perhaps an exponent.
std::optional<FloatingBits> read_number(Rest rest, FloatingFormat format) {
  const bool is_hexadecimal = rest.text.starts_with("0x");
  if (is_hexadecimal) rest.text.remove_prefix(2);
  const unsigned base = is_hexadecimal ? 16 : 10;
  Digits digits;
  const int64_t whole = rest.take_digits(digits, base);
  if (whole == 0 || !rest.accept('.')) return std::nullopt;
  const int64_t fraction = rest.take_digits(digits, base) - digits.finish(base);
  BigInteger above = std::move(digits.value), below(1);
  int64_t exponent = 0;
  if (is_hexadecimal ? rest.accept('p') : rest.accept('e') || rest.accept('E')) {
    const std::optional<int64_t> taken = rest.take_exponent();
    if (!taken) return std::nullopt;
    exponent = *taken;
  } else if (is_hexadecimal) {
    return std::nullopt;
  }
  if (!rest.text.empty()) return std::nullopt;
  if (above.is_zero()) return FloatingBits{0};
  if (is_hexadecimal) {
    exponent -= 4 * fraction;
    if (exponent > 16 * kMaxPower || exponent < -16 * kMaxPower - above.bit_length())
      return std::nullopt;
    (exponent > 0 ? above : below).shift_left(exponent > 0 ? exponent : -exponent);
  } else {
    exponent -= fraction;
    if (exponent > kMaxPower || exponent < -kMaxPower - digits.kept - 1) return std::nullopt;
    BigInteger& scaled = exponent > 0 ? above : below;
    for (int64_t i = exponent > 0 ? exponent : -exponent; i > 0; --i) scaled.multiply_add(10, 0);
  }
  return rounded(std::move(above), std::move(below), format);
}

// `inf`, `qnan`, `nan(0x1)`, `snan(0x1)`.
std::optional<FloatingBits> read_special(std::string_view text, FloatingFormat format) {
  const FloatingBits infinity = ((FloatingBits{1} << format.exponent_bits) - 1)
                                << format.fraction_bits;
  const FloatingBits quiet = FloatingBits{1} << (format.fraction_bits - 1);
  if (text == "inf") return infinity;
  if (text == "qnan") return infinity | quiet;
  const bool is_quiet = text.starts_with("nan(0x");
  if ((!is_quiet && !text.starts_with("snan(0x")) || !text.ends_with(')')) return std::nullopt;
  text.remove_prefix(is_quiet ? 6 : 7);
  text.remove_suffix(1);
  FloatingBits payload = 0;
  for (const char c : text) {
    if (!is_in(c, kHexDigit) || payload >= quiet) return std::nullopt;
    payload = payload << 4 | static_cast<FloatingBits>(hex_value(c));
  }
  const bool is_infinity = !is_quiet && payload == 0;
  if (text.empty() || payload >= quiet || is_infinity) return std::nullopt;
  return infinity | (is_quiet ? quiet : 0) | payload;
}

}  // namespace

std::optional<FloatingBits> read_floating(std::string_view text, FloatingFormat format) {
  const bool is_negative = text.starts_with('-'), is_signed = is_negative || text.starts_with('+');
  text.remove_prefix(is_signed);
  std::optional<FloatingBits> bits = read_number({text}, format);
  if (!bits && is_signed) bits = read_special(text, format);
  if (bits && is_negative)
    *bits |= FloatingBits{1} << (format.exponent_bits + format.fraction_bits);
  return bits;
}

}  // namespace lilt::frontend
