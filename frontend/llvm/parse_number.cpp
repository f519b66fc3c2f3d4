// Numbers as text: integers of every width, and floating-point numbers in decimal or as their bits.
#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/floating_text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

bool fits(uint64_t magnitude, bool negative, uint32_t bits) {
  if (negative) return magnitude <= uint64_t{1} << (bits - 1);
  return bits == 64 || magnitude >> bits == 0;
}

// words = words × factor + addend; false when that needs more words.
bool multiply_add(std::span<uint64_t> words, uint64_t factor, uint64_t addend) {
  for (uint64_t& word : words) {
    unsigned __int128 product = static_cast<unsigned __int128>(word) * factor + addend;
    word = static_cast<uint64_t>(product);
    addend = static_cast<uint64_t>(product >> 64);
  }
  return addend == 0;
}

void negate(std::span<uint64_t> words) {
  bool carry = true;
  for (uint64_t& word : words) {
    word = ~word + (carry ? 1 : 0);
    carry = carry && word == 0;
  }
}

// Whether bits above the width are clear; a negative number may have magnitude 2^(width − 1).
bool fits_wide(std::span<const uint64_t> magnitude, bool negative, uint32_t bits) {
  uint32_t top_bits = (bits - 1) % 64 + 1;
  if (!fits(magnitude.back(), negative, top_bits)) return false;
  bool is_limit = negative && magnitude.back() == uint64_t{1} << (top_bits - 1);
  if (!is_limit) return true;
  for (uint64_t word : magnitude.first(magnitude.size() - 1))
    if (word != 0) return false;
  return true;
}

// Sets all bits above the highest set bit, up to the width.
void extend_highest_bit(std::span<uint64_t> words, uint32_t bits) {
  for (size_t i = words.size(); i-- > 0;) {
    uint64_t word = words[i];
    words[i] = word == 0 ? ~uint64_t{0} : word | ~(std::bit_floor(word) - 1);
    if (word != 0) break;
    if (i == 0) std::ranges::fill(words, 0);
  }
  if (bits % 64 != 0) words.back() &= (uint64_t{1} << bits % 64) - 1;
}

// --- floating point

FloatingFormat format_of(TypeId type) {
  if (type == kHalf) return {5, 10};
  if (type == kBFloat) return {8, 7};
  if (type == kFloat) return {8, 23};
  if (type == kDouble) return {11, 52};
  return type == kX86Fp80 ? FloatingFormat{15, 63} : FloatingFormat{15, 112};
}

// The bits of the same value in a narrower format, if it has that value.
std::optional<uint64_t> narrowed(uint64_t bits, FloatingFormat to) {
  uint64_t sign = bits >> 63 << (to.exponent_bits + to.fraction_bits);
  int exponent = static_cast<int>(bits >> 52 & 0x7FF);
  uint64_t fraction = bits & ((uint64_t{1} << 52) - 1);
  int bias = (1 << (to.exponent_bits - 1)) - 1;
  uint64_t biased = 0;
  int dropped = 52 - to.fraction_bits;
  if (exponent == 0x7FF) {
    biased = (uint64_t{1} << to.exponent_bits) - 1;
  } else if (exponent != 0) {
    int narrow = exponent - 1023 + bias;
    if (narrow >= (1 << to.exponent_bits) - 1) return std::nullopt;
    if (narrow > 0) {
      biased = static_cast<uint64_t>(narrow);
    } else {  // subnormal in the narrow format
      fraction |= uint64_t{1} << 52;
      dropped += 1 - narrow;
    }
  }
  if (dropped > 63 || (fraction & ((uint64_t{1} << dropped) - 1)) != 0) {
    if (fraction != 0) return std::nullopt;
    dropped = 63;
  }
  return sign | biased << to.fraction_bits | fraction >> dropped;
}

bool is_hexadecimal(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return is_in(c, kHexDigit); });
}

// Takes up to `count` digits off the front; returns the low 64 bits of their value.
uint64_t take_hexadecimal(std::string_view& digits, size_t count) {
  uint64_t value = 0;
  for (char c : digits.substr(0, count)) value = value << 4 | static_cast<uint64_t>(hex_value(c));
  digits.remove_prefix(std::min(count, digits.size()));
  return value;
}

// Today's processors accept only some patterns of 80 bits. LLVM reads the others as the processors
// did that accepted them: a subnormal number with an integer bit has the exponent 1; without that
// bit a number that is not subnormal is a NaN.
void settle_x87(uint64_t (&words)[2]) {
  constexpr uint64_t kExponent = 0x7FFF;
  bool has_integer_bit = words[0] >> 63 != 0;
  uint64_t exponent = words[1] & kExponent;
  if (exponent == 0 && has_integer_bit) words[1] |= 1;
  if (exponent != 0 && !has_integer_bit) words[1] |= kExponent;
}

// The letter after `0x` names the type of the bits; bits of a double have none.
TypeId type_of_letter(char letter) {
  switch (letter) {
    case 'K':
      return kX86Fp80;
    case 'L':
      return kFp128;
    case 'H':
      return kHalf;
    case 'R':
      return kBFloat;
    default:
      return TypeId::none();
  }
}

}  // namespace

ConstantId ConstantParser::parse_number(TypeId type) {
  if (context_.is_integer(type)) [[likely]]
    return parse_integer(type);
  SourceOffset place = cursor_.offset();
  if (context_.is_floating(type)) return parse_floating(type);
  std::string_view number = cursor_.word();
  cursor_.advance(number.size());
  require(false, place, "number " + quoted(number), type);
  return anything(type);
}

ConstantId ConstantParser::parse_integer(TypeId type) {
  if (ConstantId usual = accept_usual_integer(type); usual.valid()) [[likely]]
    return usual;
  SourceOffset place = cursor_.offset();
  std::string_view number = cursor_.word();
  uint64_t magnitude = 0;
  bool negative = number[0] == '-';
  bool in_range = true, digits = number.size() > (negative ? 1u : 0u);
  for (char c : number.substr(negative ? 1 : 0)) {
    digits = digits && is_in(c, kDigit);
    in_range = in_range && !__builtin_mul_overflow(magnitude, uint64_t{10}, &magnitude) &&
               !__builtin_add_overflow(magnitude, static_cast<uint64_t>(c - '0'), &magnitude);
  }
  cursor_.advance(number.size());
  if (!digits) [[unlikely]] {
    if (number == "-") context_.reporter.fail(place, "expected an integer, found '-'");
    context_.reporter.error(
        place,
        quoted(number) + " is not an integer" +
            (number.starts_with("0x") ? "; did you mean " + quoted("u" + std::string(number)) + "?"
                                      : ""));
    return anything(type);
  }
  TypeId erased = context_.erased(type);
  uint32_t bits = context_.types().integer_bits(erased);
  if (bits > 64) [[unlikely]]
    return make_wide_integer(type, number, place);
  if (!in_range || !fits(magnitude, negative, bits)) [[unlikely]]
    return make_wide_integer(type, number, place);
  return pool_->integer(erased, bits, negative ? -magnitude : magnitude);
}

// Some digits of an integer that fits one of the usual types; none(), without moving, if anything
// else is here.
ConstantId ConstantParser::accept_usual_integer(TypeId type) {
  constexpr uint32_t kWidths[] = {1, 8, 16, 32, 64};
  constexpr ptrdiff_t kUsualDigits = 9;
  if (type < kI1 || type > kI64) return ConstantId::none();
  const uint32_t width = kWidths[type.index() - kI1.index()];
  const char* at = cursor_.position();
  const bool negative = *at == '-';
  const char* digits = at += negative;
  uint64_t magnitude = 0;
  for (; is_in(*at, kDigit); ++at) magnitude = magnitude * 10 + static_cast<uint64_t>(*at - '0');
  if (at == digits || at - digits > kUsualDigits || is_in(*at, kNameCharacter) ||
      !fits(magnitude, negative, width))
    return ConstantId::none();
  cursor_.advance(static_cast<size_t>(at - cursor_.position()));
  return pool_->integer(type, width, negative ? -magnitude : magnitude);
}

// LLVM truncates integers to their types. LLVMlite rejects integers that its own types cannot hold.
void ConstantParser::report_range(TypeId type, std::string_view number, SourceOffset place) {
  std::string message = "integer " + quoted(number) + " does not fit type " + context_.shown(type);
  TypeId erased = context_.erased(type);
  if (context_.llvmlite && (erased == kI1 || erased == kI32 || erased == kI64))
    context_.reporter.error(place, message);
  else
    context_.reporter.warning(place, message + ": only its low bits count");
}

ConstantId ConstantParser::make_wide_integer(TypeId type, std::string_view number,
                                             SourceOffset place) {
  TypeId erased = context_.erased(type);
  uint32_t bits = context_.types().integer_bits(erased);
  std::vector<uint64_t> words((bits + 63) / 64);
  bool negative = number[0] == '-';
  bool in_range = true;
  for (char c : number.substr(negative ? 1 : 0))
    in_range = multiply_add(words, 10, static_cast<uint64_t>(c - '0')) && in_range;
  if (!in_range || !fits_wide(words, negative, bits)) report_range(type, number, place);
  if (negative) negate(words);
  return integer_of_words(erased, words);
}

// The integer of the words' low bits, as many as the type has.
ConstantId ConstantParser::integer_of_words(TypeId type, std::span<uint64_t> words) {
  uint32_t bits = context_.types().integer_bits(type);
  if (bits <= 64) return pool_->integer(type, bits, words[0]);
  if (bits % 64 != 0) words.back() &= (uint64_t{1} << bits % 64) - 1;
  return pool_->wide_integer(type, words);
}

// `u0xFF` is 255. `s0xFF` is -1: its highest set bit is the sign, so it is never positive.
ConstantId ConstantParser::parse_hexadecimal(TypeId type) {
  SourceOffset place = cursor_.offset();
  std::string_view number = cursor_.word();
  cursor_.advance(number.size());
  std::string_view digits = number.substr(3);
  bool is_number = is_hexadecimal(digits);
  if (!is_number) context_.reporter.error(place, quoted(number) + " is not an integer");
  require(context_.is_integer(type), place, "number " + quoted(number), type);
  if (!is_number || !context_.is_integer(type)) return anything(type);
  TypeId erased = context_.erased(type);
  uint32_t bits = context_.types().integer_bits(erased);
  std::vector<uint64_t> words((bits + 63) / 64);
  bool in_range = true;
  for (char c : digits)
    in_range = multiply_add(words, 16, static_cast<uint64_t>(hex_value(c))) && in_range;
  bool fits_type = in_range && fits_wide(words, false, bits);
  if (!fits_type) report_range(type, number, place);
  if (fits_type && number[0] == 's') extend_highest_bit(words, bits);
  return integer_of_words(erased, words);
}

// The text of a number, up to the parenthesis of `+nan(0x1)`.
std::string_view ConstantParser::floating_text() {
  const char* first = cursor_.position();
  const char* last = first;
  while (is_in(*last, kNameCharacter) || *last == '+') ++last;
  if (*last == '(' && std::string_view(first, last).ends_with("nan")) {
    do ++last;
    while (is_in(*last, kNameCharacter));
    last += *last == ')';
  }
  cursor_.move_to(last);
  cursor_.skip_blanks();
  return {first, static_cast<size_t>(last - first)};
}

ConstantId ConstantParser::parse_floating(TypeId type) {
  SourceOffset place = cursor_.offset();
  const std::string_view text = floating_text();
  TypeId erased = context_.erased(type);
  if (text.starts_with("f0x")) return make_floating_of_pattern(type, text, place);
  if (text.starts_with("0x") && text.find('.') == text.npos)
    return make_floating_of_double(type, text, place);
  if (erased == kDouble) [[likely]] {
    double number = 0;
    const auto [end, error] =
        std::from_chars(text.data() + text.starts_with('+'), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && text.find('.') != text.npos)
      return pool_->floating(erased, std::bit_cast<uint64_t>(number));
  }
  if (const std::optional<FloatingBits> bits = read_floating(text, format_of(erased)))
    return make_floating(erased, *bits);
  bool is_whole = std::ranges::all_of(text, [](char c) { return is_in(c, kDigit) || c == '-'; });
  context_.reporter.error(
      place, quoted(text) + " is not a floating-point number of type " + context_.shown(type) +
                 (is_whole ? "; did you mean " + quoted(std::string(text) + ".0") + "?" : ""));
  return anything(type);
}

ConstantId ConstantParser::make_floating(TypeId type, FloatingBits bits) {
  if (type != kX86Fp80 && type != kFp128) return pool_->floating(type, static_cast<uint64_t>(bits));
  uint64_t words[2] = {static_cast<uint64_t>(bits), static_cast<uint64_t>(bits >> 64)};
  if (type == kX86Fp80) {
    constexpr uint64_t kLeadingBit = uint64_t{1} << 63;
    words[1] = static_cast<uint64_t>(bits >> 63);
    words[0] &= kLeadingBit - 1;
    if ((words[1] & 0x7FFF) != 0) words[0] |= kLeadingBit;
  }
  return pool_->wide_floating(type, words);
}

// `f0x3C00`: the bits of the type, with all digits.
ConstantId ConstantParser::make_floating_of_pattern(TypeId type, std::string_view text,
                                                    SourceOffset place) {
  const TypeId erased = context_.erased(type);
  const auto [exponent_bits, fraction_bits] = format_of(erased);
  const auto bits = static_cast<size_t>(1 + exponent_bits + fraction_bits + (erased == kX86Fp80));
  std::string_view digits = text.substr(3);
  if (!is_hexadecimal(digits) || digits.size() != bits / 4) {
    context_.reporter.error(place, quoted(text) + " is not a number of " +
                                       std::to_string(bits / 4) + " hexadecimal digits");
    return anything(type);
  }
  if (bits <= 64) return pool_->floating(erased, take_hexadecimal(digits, digits.size()));
  uint64_t words[2] = {0, 0};
  words[1] = take_hexadecimal(digits, digits.size() - 16);
  words[0] = take_hexadecimal(digits, 16);
  if (erased == kX86Fp80) settle_x87(words);
  return pool_->wide_floating(erased, words);
}

// `0x3FF0000000000000`: the bits of a double, or, after a letter, of the type.
ConstantId ConstantParser::make_floating_of_double(TypeId type, std::string_view text,
                                                   SourceOffset place) {
  const TypeId lettered = text.size() > 2 ? type_of_letter(text[2]) : TypeId();
  if (lettered.valid()) return make_floating_of_bits(type, lettered, text, place);
  const TypeId erased = context_.erased(type);
  const std::string_view digits = text.substr(2);
  if (!is_hexadecimal(digits)) {
    context_.reporter.error(place, quoted(text) + " is not a floating-point number");
    return anything(type);
  }
  const uint64_t bits = hexadecimal_bits(digits, 64, place);
  if (erased == kDouble) return pool_->floating(erased, bits);
  if (erased == kX86Fp80 || erased == kFp128) {
    require(false, place, "number " + quoted(text), type);
    return anything(type);
  }
  std::optional<uint64_t> narrow = narrowed(bits, format_of(erased));
  if (!narrow)
    context_.reporter.error(
        place, quoted(text) + " is not exactly a value of type " + context_.shown(type));
  return narrow ? pool_->floating(erased, *narrow) : anything(type);
}

// The value of the digits for a type of `bits` bits; of too many digits the lowest count.
uint64_t ConstantParser::hexadecimal_bits(std::string_view digits, uint32_t bits,
                                          SourceOffset place) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  if (digits.size() > bits / 4) warn_of_digits(place);
  uint64_t value = take_hexadecimal(digits, digits.size());
  return bits == 64 ? value : value & ((uint64_t{1} << bits) - 1);
}

void ConstantParser::warn_of_digits(SourceOffset place) {
  context_.reporter.warning(place,
                            "hexadecimal number has more digits than its type: the excess is "
                            "ignored");
}

// `0xK…` and the like: the bits of the type that the letter names. Missing digits are zeros in the
// same place as in LLVM: after the exponent of 80 bits, in the high half of 128.
ConstantId ConstantParser::make_floating_of_bits(TypeId type, TypeId lettered,
                                                 std::string_view text, SourceOffset place) {
  std::string_view digits = text.substr(3);
  bool read = is_hexadecimal(digits);
  if (!read) context_.reporter.error(place, quoted(text) + " is not a floating-point number");
  bool fits_type = context_.erased(type) == lettered;
  require(fits_type, place, "number " + quoted(text), type);
  if (!read || !fits_type) return anything(type);
  if (lettered != kX86Fp80 && lettered != kFp128)
    return pool_->floating(lettered, hexadecimal_bits(digits, 16, place));
  uint64_t words[2] = {0, 0};
  if (lettered == kX86Fp80) {  // sign and exponent, then the significand
    words[1] = take_hexadecimal(digits, 4);
    words[0] = take_hexadecimal(digits, 16);
    settle_x87(words);
  } else {  // the low word first
    if (digits.size() >= 16) words[0] = take_hexadecimal(digits, 16);
    words[1] = take_hexadecimal(digits, 16);
  }
  if (!digits.empty()) warn_of_digits(place);
  return pool_->wide_floating(lettered, words);
}

}  // namespace lilt::frontend
