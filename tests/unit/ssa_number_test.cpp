// Operations on numbers, for each kind of Word, against arithmetic on single bits that is written
// here: for all numbers of small widths, and edges and random ones of large widths.
#include "ir/ssa/number.h"

#include <gtest/gtest.h>

#include <random>

namespace lilt::ssa::number {
namespace {

// --- arithmetic on bits, the lowest first; operands have one length

using Bits = std::vector<bool>;

Bits extended(Bits bits, size_t size, bool is_signed) {
  bool fill = is_signed && bits.back();
  bits.resize(size, fill);
  return bits;
}
Bits added(const Bits& a, const Bits& b, bool carry = false) {
  Bits sum(a.size());
  for (size_t i = 0; i < a.size(); ++i) {
    int ones = a[i] + b[i] + carry;
    sum[i] = ones % 2 != 0;
    carry = ones > 1;
  }
  return sum;
}
Bits flipped(Bits bits) {
  bits.flip();
  return bits;
}
Bits subtracted(const Bits& a, const Bits& b) { return added(a, flipped(b), true); }
Bits moved_up(Bits bits, size_t amount) {
  bits.insert(bits.begin(), amount, false);
  return bits;
}
Bits multiplied(const Bits& a, const Bits& b) {
  Bits product(a.size());
  for (size_t i = 0; i < b.size(); ++i)
    if (b[i]) product = added(product, extended(moved_up(a, i), a.size(), false));
  return product;
}
bool is_less(const Bits& a, const Bits& b, bool is_signed) {
  if (is_signed && a.back() != b.back()) return a.back();
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

// --- Words of each kind

template <class Word>
Word word_of(const Bits& bits) {
  Word word{};
  if constexpr (std::is_same_v<Word, Words>) word.resize((bits.size() + 63) / 64);
  for (size_t i = 0; i < bits.size(); ++i)
    if constexpr (std::is_same_v<Word, Words>)
      word.set_bit(static_cast<uint32_t>(i), bits[i]);
    else
      word |= static_cast<Word>(bits[i]) << i;
  return word;
}
// Fails if the word has a bit above the width.
template <class Word>
Bits bits_of(const Word& word, uint32_t width) {
  Bits bits(width);
  EXPECT_TRUE(low_bits(word, width) == word);
  for (uint32_t i = 0; i < width; ++i) bits[i] = (low_part(word >> i) & 1) != 0;
  return bits;
}

struct Computed {
  Trouble trouble;
  Bits result;
};
template <class Word>
Computed compute(Opcode opcode, unsigned flags, const Bits& a, const Bits& b) {
  Word result = word_of<Word>(Bits(a.size()));
  auto width = static_cast<uint32_t>(a.size());
  Trouble trouble = binary(opcode, flags, width, word_of<Word>(a), word_of<Word>(b), result);
  return {trouble, bits_of(result, width)};
}

// What a flag promises holds exactly if the operation at more bits, with that sign, has the result.
template <class Word>
void expect_wrapped(Opcode opcode, const Bits& a, const Bits& b,
                    Bits (*exactly)(const Bits&, const Bits&)) {
  size_t wide = 2 * a.size() + 1;
  for (bool is_signed : {false, true}) {
    Bits exact = exactly(extended(a, wide, is_signed), extended(b, wide, is_signed));
    Bits wrapped = extended(exact, a.size(), false);
    bool fits = extended(wrapped, wide, is_signed) == exact;
    unsigned flag = is_signed ? flag::NoSignedWrap : flag::NoUnsignedWrap;
    Computed plain = compute<Word>(opcode, 0, a, b), flagged = compute<Word>(opcode, flag, a, b);
    ASSERT_EQ(plain.trouble, Trouble::None);
    ASSERT_EQ(plain.result, wrapped);
    ASSERT_EQ(flagged.trouble, fits ? Trouble::None : Trouble::Overflow);
    ASSERT_EQ(flagged.result, wrapped);
  }
}

template <class Word>
void expect_shifts(const Bits& a, size_t amount, const Bits& b) {
  size_t width = a.size(), wide = 2 * width;
  Bits left = extended(moved_up(a, amount), width, false);
  ASSERT_EQ(compute<Word>(Opcode::Shl, 0, a, b).result, left);
  for (bool is_signed : {false, true}) {
    bool fits = extended(left, wide, is_signed) ==
                extended(moved_up(extended(a, wide, is_signed), amount), wide, false);
    unsigned flag = is_signed ? flag::NoSignedWrap : flag::NoUnsignedWrap;
    ASSERT_EQ(compute<Word>(Opcode::Shl, flag, a, b).trouble,
              fits ? Trouble::None : Trouble::Overflow);
    Opcode opcode = is_signed ? Opcode::AShr : Opcode::LShr;
    Bits right = extended(a, wide, is_signed);
    bool is_exact = std::none_of(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(amount),
                                 [](bool bit) { return bit; });
    right = Bits(right.begin() + static_cast<std::ptrdiff_t>(amount), right.end());
    ASSERT_EQ(compute<Word>(opcode, 0, a, b).result, extended(right, width, false));
    ASSERT_EQ(compute<Word>(opcode, flag::Exact, a, b).trouble,
              is_exact ? Trouble::None : Trouble::Overflow);
  }
}

// quotient * b + rest is a; the rest has a's sign, and is nearer to 0 than b.
template <class Word>
void expect_division(bool is_signed, const Bits& a, const Bits& b) {
  size_t width = a.size(), wide = 2 * width + 1;
  Opcode by = is_signed ? Opcode::SDiv : Opcode::UDiv;
  Computed quotient = compute<Word>(by, 0, a, b);
  Computed rest = compute<Word>(is_signed ? Opcode::SRem : Opcode::URem, 0, a, b);
  Bits zero(width), lowest = zero;
  lowest.back() = true;
  Trouble expected = b == zero                                        ? Trouble::DivisionByZero
                     : is_signed && a == lowest && b == flipped(zero) ? Trouble::DivisionOverflow
                                                                      : Trouble::None;
  ASSERT_EQ(quotient.trouble, expected);
  ASSERT_EQ(rest.trouble, expected);
  if (expected != Trouble::None) return;
  auto widened = [&](const Bits& bits) { return extended(bits, wide, is_signed); };
  Bits x = widened(a), y = widened(b), r = widened(rest.result);
  ASSERT_EQ(added(multiplied(widened(quotient.result), y), r), x);
  bool has_rest = rest.result != zero;
  ASSERT_TRUE(!has_rest || r.back() == x.back());
  auto magnitude = [&](const Bits& v) { return v.back() ? subtracted(Bits(wide), v) : v; };
  ASSERT_TRUE(is_less(magnitude(r), magnitude(y), false));
  ASSERT_EQ(compute<Word>(by, flag::Exact, a, b).trouble,
            has_rest ? Trouble::Overflow : Trouble::None);
}

template <class Word>
void expect_comparisons(const Bits& a, const Bits& b) {
  using enum IntPredicate;
  auto width = static_cast<uint32_t>(a.size());
  auto found = [&](IntPredicate p) { return holds(p, width, word_of<Word>(a), word_of<Word>(b)); };
  ASSERT_EQ(found(EQ), a == b);
  ASSERT_EQ(found(NE), a != b);
  for (bool is_signed : {false, true}) {
    bool less = is_less(a, b, is_signed), greater = is_less(b, a, is_signed);
    ASSERT_EQ(found(is_signed ? SLT : ULT), less);
    ASSERT_EQ(found(is_signed ? SGT : UGT), greater);
    ASSERT_EQ(found(is_signed ? SGE : UGE), !less);
    ASSERT_EQ(found(is_signed ? SLE : ULE), !greater);
  }
}

template <class Word>
void expect_logic(const Bits& a, const Bits& b) {
  Bits both(a.size()), one(a.size()), odd(a.size());
  for (size_t i = 0; i < a.size(); ++i) {
    both[i] = a[i] && b[i];
    one[i] = a[i] || b[i];
    odd[i] = a[i] != b[i];
  }
  ASSERT_EQ(compute<Word>(Opcode::And, 0, a, b).result, both);
  ASSERT_EQ(compute<Word>(Opcode::Or, 0, a, b).result, one);
  ASSERT_EQ(compute<Word>(Opcode::Xor, 0, a, b).result, odd);
  ASSERT_EQ(compute<Word>(Opcode::Or, flag::Disjoint, a, b).trouble,
            both == Bits(a.size()) ? Trouble::None : Trouble::Overflow);
}

template <class Word>
void expect_casts(const Bits& a, size_t to) {
  size_t from = a.size(), words = std::max(from, to);
  auto cast = [&](Opcode opcode, unsigned flags) {
    Word value = word_of<Word>(extended(a, words, false)), result = value;
    Trouble trouble = integer_cast(opcode, flags, static_cast<uint32_t>(from),
                                   static_cast<uint32_t>(to), value, result);
    return Computed{trouble, extended(bits_of(result, static_cast<uint32_t>(words)), to, false)};
  };
  bool narrows = to < from;
  for (bool is_signed : {false, true}) {
    Opcode opcode = narrows ? Opcode::Trunc : is_signed ? Opcode::SExt : Opcode::ZExt;
    Bits expected = extended(a, to, is_signed);
    ASSERT_EQ(cast(opcode, 0).result, expected);
    unsigned flag = is_signed ? flag::NoSignedWrap : flag::NoUnsignedWrap;
    bool fits = extended(expected, from, is_signed) == a;
    if (narrows) {
      ASSERT_EQ(cast(opcode, flag).trouble, fits ? Trouble::None : Trouble::Overflow);
    } else if (!is_signed) {
      ASSERT_EQ(cast(opcode, flag::NonNegative).trouble,
                a.back() ? Trouble::Overflow : Trouble::None);
    }
  }
}

template <class Word>
void expect_all(const Bits& a, const Bits& b) {
  expect_wrapped<Word>(Opcode::Add, a, b, [](const Bits& x, const Bits& y) { return added(x, y); });
  expect_wrapped<Word>(Opcode::Sub, a, b, subtracted);
  expect_wrapped<Word>(Opcode::Mul, a, b, multiplied);
  expect_division<Word>(false, a, b);
  expect_division<Word>(true, a, b);
  expect_comparisons<Word>(a, b);
  expect_logic<Word>(a, b);
  uint64_t amount = 0;
  for (size_t i = b.size(); i-- > 0;) amount = std::min<uint64_t>(2 * amount + b[i], 1 << 20);
  if (amount < a.size())
    expect_shifts<Word>(a, amount, b);
  else
    for (Opcode opcode : {Opcode::Shl, Opcode::LShr, Opcode::AShr})
      ASSERT_EQ(compute<Word>(opcode, 0, a, b).trouble, Trouble::ShiftAmount);
}

// Every kind of Word that holds the width.
void expect_all_words(const Bits& a, const Bits& b) {
  if (a.size() <= 64) expect_all<uint64_t>(a, b);
  if (a.size() <= 128) expect_all<Word128>(a, b);
  expect_all<Words>(a, b);
}

Bits bits_of_number(uint64_t number, size_t width) {
  Bits bits(width);
  for (size_t i = 0; i < std::min<size_t>(width, 64); ++i) bits[i] = (number >> i & 1) != 0;
  return bits;
}

TEST(SsaNumber, AllNumbersOfSmallWidths) {
  for (size_t width = 1; width <= 4; ++width)
    for (uint64_t a = 0; a < uint64_t{1} << width; ++a)
      for (uint64_t b = 0; b < uint64_t{1} << width; ++b) {
        SCOPED_TRACE(testing::Message() << "i" << width << " " << a << ", " << b);
        expect_all_words(bits_of_number(a, width), bits_of_number(b, width));
        if (HasFatalFailure()) return;
      }
}

// The ends of the range, its middle, shift amounts, and random numbers of any length.
std::vector<Bits> numbers(size_t width, std::mt19937_64& random) {
  Bits zero(width), lowest(width), one = bits_of_number(1, width);
  lowest.back() = true;
  std::vector<Bits> found = {zero, one, flipped(zero), lowest, flipped(lowest), added(lowest, one)};
  for (size_t amount : {width / 2, width - 1, width, size_t{63}, size_t{64}})
    found.push_back(bits_of_number(amount, width));
  for (int i = 0; i < 5; ++i) {
    Bits bits(width);
    size_t length = 1 + random() % width;
    for (size_t k = 0; k < length; ++k) bits[k] = random() % 2 != 0;
    found.push_back(bits);
  }
  return found;
}

TEST(SsaNumber, EdgesOfLargeWidths) {
  std::mt19937_64 random(1);
  for (size_t width : {8, 31, 63, 64, 65, 100, 127, 128, 129, 192}) {
    std::vector<Bits> chosen = numbers(width, random);
    for (size_t i = 0; i < chosen.size(); ++i)
      for (size_t k = 0; k < chosen.size(); ++k) {
        SCOPED_TRACE(testing::Message() << "i" << width << " numbers " << i << ", " << k);
        expect_all_words(chosen[i], chosen[k]);
        if (HasFatalFailure()) return;
      }
  }
}

TEST(SsaNumber, Casts) {
  std::mt19937_64 random(2);
  constexpr size_t kWidths[] = {1, 7, 32, 63, 64, 65, 128, 129, 192};
  for (size_t from : kWidths)
    for (size_t to : kWidths) {
      if (from == to) continue;
      for (const Bits& a : numbers(from, random)) {
        SCOPED_TRACE(testing::Message() << "i" << from << " to i" << to);
        if (std::max(from, to) <= 64) expect_casts<uint64_t>(a, to);
        if (std::max(from, to) <= 128) expect_casts<Word128>(a, to);
        expect_casts<Words>(a, to);
        if (HasFatalFailure()) return;
      }
    }
}

// The limits of each integer type, and the numbers next to them in each format.
template <class Number>
void expect_limits() {
  for (uint32_t width = 1; width <= 64; ++width)
    for (bool is_signed : {false, true}) {
      const long double limit = std::ldexp(1.0L, static_cast<int>(width) - is_signed);
      const auto high = static_cast<Number>(limit), low = is_signed ? -high : Number{0};
      auto fits = [&](Number value) {
        uint64_t result = 0;
        bool found = floating_to_integer(is_signed, value, width, result) == Trouble::None;
        if (found) {
          Number back = integer_to_floating<Number>(is_signed, result, width);
          EXPECT_EQ(back, std::trunc(value)) << width;
        }
        return found;
      };
      EXPECT_FALSE(fits(high)) << width;
      EXPECT_TRUE(fits(std::nextafter(high, Number{0}))) << width;
      EXPECT_TRUE(fits(low)) << width;
      Number below = std::nextafter(low, static_cast<Number>(-INFINITY));
      const bool rounds_into_range = std::trunc(below) >= low;
      EXPECT_EQ(fits(below), rounds_into_range) << width;
      EXPECT_FALSE(fits(static_cast<Number>(NAN)));
      EXPECT_FALSE(fits(static_cast<Number>(INFINITY)));
    }
}
TEST(SsaNumber, FloatingNumbersAtTheLimitsOfIntegers) {
  expect_limits<float>();
  expect_limits<double>();
  expect_limits<long double>();
}

TEST(SsaNumber, FloatingPredicatesAreSetsOfOutcomes) {
  using enum FloatPredicate;
  EXPECT_TRUE(holds(OEQ, 1.0, 1.0) && holds(UEQ, 1.0, 1.0) && holds(ULE, 1.0f, 1.0f));
  EXPECT_TRUE(holds(OGT, 2.0, 1.0) && holds(ONE, 2.0, 1.0) && !holds(OLT, 2.0L, 1.0L));
  EXPECT_TRUE(holds(UNO, 1.0, static_cast<double>(NAN)) && !holds(ORD, 1.0, 1.0 * NAN));
  EXPECT_TRUE(holds(UNE, Quadruple{1}, Quadruple{2}) && holds(True, 1.0, 1.0 * NAN));
}

}  // namespace
}  // namespace lilt::ssa::number
