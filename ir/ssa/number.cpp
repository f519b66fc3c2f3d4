#include "ir/ssa/number.h"

extern "C" __float128 fmodf128(__float128, __float128) noexcept;

namespace lilt::ssa::number {

void Words::set_bit(uint32_t index, bool value) {
  uint64_t mask = uint64_t{1} << index % 64;
  uint64_t& word = (*this)[index / 64];
  word = value ? word | mask : word & ~mask;
}

void Words::resize(size_t count) {
  Words resized(count);
  std::copy_n(begin(), std::min(count, count_), resized.begin());
  *this = std::move(resized);
}

Words operator~(Words a) {
  for (uint64_t& word : a) word = ~word;
  return a;
}

Words operator+(const Words& a, const Words& b) {
  Words sum(a.size());
  Word128 carry = 0;
  for (size_t i = 0; i < sum.size(); ++i) {
    carry += static_cast<Word128>(a[i]) + b[i];
    sum[i] = static_cast<uint64_t>(carry);
    carry >>= 64;
  }
  return sum;
}
Words operator-(const Words& a) {
  Words one(a.size());
  one[0] = 1;
  return ~a + one;
}
Words operator-(const Words& a, const Words& b) { return a + -b; }

Words operator*(const Words& a, const Words& b) {
  Words product(a.size());
  for (size_t i = 0; i < a.size(); ++i) {
    Word128 carry = 0;
    for (size_t j = 0; i + j < a.size(); ++j) {
      carry += static_cast<Word128>(a[i]) * b[j] + product[i + j];
      product[i + j] = static_cast<uint64_t>(carry);
      carry >>= 64;
    }
  }
  return product;
}

Words operator&(Words a, const Words& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i] &= b[i];
  return a;
}
Words operator|(Words a, const Words& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i] |= b[i];
  return a;
}
Words operator^(Words a, const Words& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i] ^= b[i];
  return a;
}

Words operator<<(const Words& a, uint32_t amount) {
  Words result(a.size());
  size_t whole = amount / 64, rest = amount % 64;
  for (size_t i = whole; i < a.size(); ++i) {
    result[i] = a[i - whole] << rest;
    if (rest != 0 && i > whole) result[i] |= a[i - whole - 1] >> (64 - rest);
  }
  return result;
}
Words operator>>(const Words& a, uint32_t amount) {
  Words result(a.size());
  size_t whole = amount / 64, rest = amount % 64;
  for (size_t i = 0; i + whole < a.size(); ++i) {
    result[i] = a[i + whole] >> rest;
    if (rest != 0 && i + whole + 1 < a.size()) result[i] |= a[i + whole + 1] << (64 - rest);
  }
  return result;
}

Words low_bits(Words words, uint32_t width) {
  for (uint32_t i = width / 64; i < words.size(); ++i)
    words[i] &= i == width / 64 ? low_mask(width % 64) : 0;
  return words;
}
Words sign_filled(Words words, uint32_t width) {
  if (!is_negative(words, width)) return words;
  return words | ~low_bits(~Words(words.size()), width);
}
Words shifted_right(bool is_signed, const Words& words, uint32_t width, uint32_t amount) {
  Words result = words >> amount;
  if (!is_signed || amount == 0) return result;
  return low_bits(sign_filled(std::move(result), width - amount), width);
}
bool is_zero(const Words& words) {
  return std::ranges::all_of(words, [](uint64_t word) { return word == 0; });
}
bool is_below(const Words& words, uint32_t limit) {
  return words[0] < limit && is_zero(words >> 64);
}

bool holds(IntPredicate predicate, uint32_t width, const Words& a, const Words& b) {
  bool is_less = std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
  if (reads_sign(predicate) && is_negative(a, width) != is_negative(b, width))
    is_less = is_negative(a, width);
  return order_holds(predicate, is_less ? 0 : a == b ? 1 : 2, 1);
}

namespace {

Word128 to_word128(const Words& words) {
  return (words.size() > 1 ? static_cast<Word128>(words[1]) << 64 : 0) | words[0];
}
Words to_words(size_t count, Word128 value) {
  Words words(count);
  words[0] = static_cast<uint64_t>(value);
  if (count > 1) words[1] = static_cast<uint64_t>(value >> 64);
  return words;
}

Division<Words> divided_unsigned(const Words& a, const Words& b) {
  if (a.size() <= 2) {
    Word128 x = to_word128(a), y = to_word128(b);
    return {to_words(a.size(), x / y), to_words(a.size(), x % y)};
  }
  const auto bits = static_cast<uint32_t>(64 * a.size());
  Division<Words> found{Words(a.size()), Words(a.size())};
  for (uint32_t i = bits; i-- > 0;) {
    bool is_high = found.rest.bit(bits - 1);  // the bit that the shift loses
    found.rest = found.rest << 1;
    found.rest.set_bit(0, a.bit(i));
    if (!is_high && holds(IntPredicate::ULT, bits, found.rest, b)) continue;
    found.rest = found.rest - b;
    found.quotient.set_bit(i, true);
  }
  return found;
}

}  // namespace

Division<Words> divided(bool is_signed, uint32_t width, const Words& a, const Words& b) {
  bool left_negative = is_signed && is_negative(a, width);
  bool right_negative = is_signed && is_negative(b, width);
  Division<Words> found = divided_unsigned(left_negative ? low_bits(-a, width) : a,
                                           right_negative ? low_bits(-b, width) : b);
  if (left_negative != right_negative) found.quotient = low_bits(-found.quotient, width);
  if (left_negative) found.rest = low_bits(-found.rest, width);
  return found;
}

// The same at twice the width, where every result fits.
bool fits(bool is_signed, Opcode opcode, uint32_t width, const Words& a, const Words& b) {
  auto widened = [&](Words words) {
    words.resize(2 * a.size());
    return is_signed ? sign_filled(std::move(words), width) : words;
  };
  Words exact, x = widened(a), y = widened(b);
  sum(opcode, 0, static_cast<uint32_t>(64 * x.size()), x, y, exact);
  return exact == (is_signed ? sign_filled(low_bits(exact, width), width) : low_bits(exact, width));
}

Quadruple remainder_of(Quadruple x, Quadruple y) { return fmodf128(x, y); }

}  // namespace lilt::ssa::number
