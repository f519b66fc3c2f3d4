// Numbers: what each operation of LLVM IR computes on defined operands. Constant folding,
// initializers and the interpreter evaluate with these functions; what poison, undef and undefined
// behaviour mean is theirs to say.
//
// An integer of `width` bits is a Word whose bits above the width are zero. A Word is uint64_t,
// Word128, or Words, which holds integers of any width. The rules are templates that all three
// share; below them are the few primitives that each kind of Word has of its own. Arithmetic on
// Words is the schoolbook's (Knuth, The Art of Computer Programming, volume 2, 4.3.1); division of
// more than 128 bits works bit by bit.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <type_traits>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/ssa/opcode.h"
#include "ir/support/bits.h"

// The interpreter's loop relies on it: an operation whose opcode and flags are constants becomes a
// few instructions.
#if defined(__GNUC__)
#define LILT_INLINE [[gnu::always_inline]] inline
#else
#define LILT_INLINE inline
#endif

namespace lilt::ssa::number {

// Why an operation has no ordinary result.
enum class Trouble : uint8_t {
  None,
  Overflow,        // a flag or the range of a cast does not hold: poison
  ShiftAmount,     // shift by the width or more: poison
  DivisionByZero,  // these three have no result: undefined behaviour
  DivisionOverflow,
  UndefinedDivisor,  // only where operands may be undefined
};

__extension__ typedef unsigned __int128 Word128;
__extension__ typedef __int128 SignedWord128;
using Quadruple = __float128;

// 64-bit words of an integer, the lowest first. Most integers have at most two, which need no
// allocation. Operators wrap at the words' end; both operands have the same number of words.
class Words {
 public:
  Words() = default;
  explicit Words(size_t count) : count_(count), many_(count > kFew ? count : 0) {}
  Words(std::initializer_list<uint64_t> words) : Words(words.size()) {
    std::ranges::copy(words, begin());
  }

  size_t size() const { return count_; }
  uint64_t* begin() { return count_ > kFew ? many_.data() : few_; }
  uint64_t* end() { return begin() + count_; }
  const uint64_t* begin() const { return count_ > kFew ? many_.data() : few_; }
  const uint64_t* end() const { return begin() + count_; }
  uint64_t& operator[](size_t index) { return begin()[index]; }
  const uint64_t& operator[](size_t index) const { return begin()[index]; }
  uint64_t* data() { return begin(); }
  const uint64_t* data() const { return begin(); }
  auto rbegin() const { return std::make_reverse_iterator(end()); }
  auto rend() const { return std::make_reverse_iterator(begin()); }
  uint64_t& back() { return begin()[count_ - 1]; }
  bool bit(uint32_t index) const { return ((*this)[index / 64] >> index % 64 & 1) != 0; }
  void set_bit(uint32_t index, bool value);
  // Cuts off the highest words or adds zeros.
  void resize(size_t count);
  friend bool operator==(const Words& a, const Words& b) { return std::ranges::equal(a, b); }

 private:
  static constexpr size_t kFew = 2;
  size_t count_ = 0;
  uint64_t few_[kFew] = {};
  std::vector<uint64_t> many_;
};

Words operator~(Words a);
Words operator-(const Words& a);
Words operator+(const Words& a, const Words& b);
Words operator-(const Words& a, const Words& b);
Words operator*(const Words& a, const Words& b);
Words operator&(Words a, const Words& b);
Words operator|(Words a, const Words& b);
Words operator^(Words a, const Words& b);
Words operator<<(const Words& a, uint32_t amount);
Words operator>>(const Words& a, uint32_t amount);

// --- primitives of machine words

template <class Word>
using SignedOf = std::conditional_t<sizeof(Word) == 8, int64_t, SignedWord128>;
template <class Word>
inline constexpr uint32_t kBitsOf = 8 * sizeof(Word);

template <class Word>
LILT_INLINE Word low_bits(Word word, uint32_t width) {
  return word & ~Word{0} >> (kBitsOf<Word> - width);
}
template <class Word>
LILT_INLINE SignedOf<Word> signed_number(Word word, uint32_t width) {
  uint32_t shift = kBitsOf<Word> - width;
  return static_cast<SignedOf<Word>>(word << shift) >> shift;
}
// The number with all bits of the word equal to its sign.
template <class Word>
LILT_INLINE Word sign_filled(Word word, uint32_t width) {
  return static_cast<Word>(signed_number(word, width));
}
template <class Word>
LILT_INLINE Word shifted_right(bool is_signed, Word word, uint32_t width, uint32_t amount) {
  return is_signed ? low_bits(static_cast<Word>(signed_number(word, width) >> amount), width)
                   : word >> amount;
}
template <class Word>
LILT_INLINE bool is_negative(Word word, uint32_t width) {
  return (word >> (width - 1)) != 0;
}
template <class Word>
LILT_INLINE bool is_zero(Word word) {
  return word == 0;
}
template <class Word>
LILT_INLINE bool is_below(Word word, uint32_t limit) {
  return word < limit;
}
template <class Word>
LILT_INLINE uint32_t low_part(Word word) {
  return static_cast<uint32_t>(word);
}

template <class Word>
struct Division {
  Word quotient, rest;
};
// The divisor is neither 0 nor, if signed, -1.
template <class Word>
LILT_INLINE Division<Word> divided(bool is_signed, uint32_t width, Word a, Word b) {
  if (!is_signed) return {a / b, a % b};
  SignedOf<Word> x = signed_number(a, width), y = signed_number(b, width);
  return {low_bits(static_cast<Word>(x / y), width), low_bits(static_cast<Word>(x % y), width)};
}

// Whether x * y fits. Clang lacks a signed multiplication of 128 bits that reports overflow.
LILT_INLINE bool product_fits(Word128 x, Word128 y) { return !__builtin_mul_overflow(x, y, &x); }
LILT_INLINE bool product_fits(SignedWord128 x, SignedWord128 y) {
  Word128 a = x < 0 ? -static_cast<Word128>(x) : static_cast<Word128>(x);
  Word128 b = y < 0 ? -static_cast<Word128>(y) : static_cast<Word128>(y);
  Word128 limit = (Word128{1} << 127) - ((x < 0) == (y < 0) ? 1 : 0), product;
  return !__builtin_mul_overflow(a, b, &product) && product <= limit;
}
template <class Number>
LILT_INLINE bool product_fits(Number x, Number y) {
  return !__builtin_mul_overflow(x, y, &x);
}
// Whether Add, Sub or Mul fits the width: at the upper end of a word, overflow at any width is
// overflow of the word.
template <class Number, class Word>
LILT_INLINE bool fits_as(Opcode opcode, uint32_t width, Word a, Word b) {
  uint32_t shift = kBitsOf<Word> - width;
  Number x = static_cast<Number>(a << shift), y = static_cast<Number>(b << shift), result;
  if (opcode == Opcode::Add) return !__builtin_add_overflow(x, y, &result);
  if (opcode == Opcode::Sub) return !__builtin_sub_overflow(x, y, &result);
  return product_fits(x, static_cast<Number>(y >> shift));
}
template <class Word>
LILT_INLINE bool fits(bool is_signed, Opcode opcode, uint32_t width, Word a, Word b) {
  return is_signed ? fits_as<SignedOf<Word>>(opcode, width, a, b)
                   : fits_as<Word>(opcode, width, a, b);
}

// Whether a comparison of numbers holds, which have a sign if the predicate reads one.
template <class Number>
LILT_INLINE bool order_holds(IntPredicate predicate, Number x, Number y) {
  using enum IntPredicate;
  switch (predicate) {
    case EQ:
      return x == y;
    case NE:
      return x != y;
    case UGT:
    case SGT:
      return x > y;
    case UGE:
    case SGE:
      return x >= y;
    case ULT:
    case SLT:
      return x < y;
    default:
      return x <= y;
  }
}
constexpr bool reads_sign(IntPredicate predicate) { return predicate >= IntPredicate::SGT; }

// --- the same of Words

Words low_bits(Words words, uint32_t width);
Words sign_filled(Words words, uint32_t width);
Words shifted_right(bool is_signed, const Words& words, uint32_t width, uint32_t amount);
inline bool is_negative(const Words& words, uint32_t width) { return words.bit(width - 1); }
bool is_zero(const Words& words);
bool is_below(const Words& words, uint32_t limit);
inline uint32_t low_part(const Words& words) { return static_cast<uint32_t>(words[0]); }
Division<Words> divided(bool is_signed, uint32_t width, const Words& a, const Words& b);
bool fits(bool is_signed, Opcode opcode, uint32_t width, const Words& a, const Words& b);

// --- integers

inline Trouble unless(bool overflows) { return overflows ? Trouble::Overflow : Trouble::None; }

template <class Word>
LILT_INLINE Trouble sum(Opcode opcode, unsigned flags, uint32_t width, const Word& a, const Word& b,
                        Word& result) {
  result = low_bits(opcode == Opcode::Add ? a + b : opcode == Opcode::Sub ? a - b : a * b, width);
  return unless(((flags & flag::NoUnsignedWrap) != 0 && !fits(false, opcode, width, a, b)) ||
                ((flags & flag::NoSignedWrap) != 0 && !fits(true, opcode, width, a, b)));
}

template <class Word>
LILT_INLINE Trouble shift(Opcode opcode, unsigned flags, uint32_t width, const Word& a,
                          const Word& b, Word& result) {
  if (!is_below(b, width)) return Trouble::ShiftAmount;
  uint32_t amount = low_part(b);
  if (opcode != Opcode::Shl) {
    result = shifted_right(opcode == Opcode::AShr, a, width, amount);
    return unless((flags & flag::Exact) != 0 && low_bits(result << amount, width) != a);
  }
  result = low_bits(a << amount, width);
  return unless(
      ((flags & flag::NoUnsignedWrap) != 0 && result >> amount != a) ||
      ((flags & flag::NoSignedWrap) != 0 && shifted_right(true, result, width, amount) != a));
}

template <class Word>
LILT_INLINE Trouble division(Opcode opcode, unsigned flags, uint32_t width, const Word& a,
                             const Word& b, Word& result) {
  bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  bool is_quotient = opcode == Opcode::SDiv || opcode == Opcode::UDiv;
  if (is_zero(b)) return Trouble::DivisionByZero;
  if (is_signed && is_zero(low_bits(~b, width))) {  // by -1
    Word negated = low_bits(-a, width);
    if (is_negative(a, width) && negated == a) return Trouble::DivisionOverflow;
    result = is_quotient ? negated : a ^ a;
    return Trouble::None;
  }
  Division<Word> found = divided(is_signed, width, a, b);
  result = is_quotient ? found.quotient : found.rest;
  return unless(is_quotient && (flags & flag::Exact) != 0 && !is_zero(found.rest));
}

// An operation of two integers. Where the Trouble is Overflow, `result` is the wrapped result. O(1)
// for machine words.
template <class Word>
LILT_INLINE Trouble binary(Opcode opcode, unsigned flags, uint32_t width, const Word& a,
                           const Word& b, Word& result) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
      return sum(opcode, flags, width, a, b, result);
    case Opcode::And:
      result = a & b;
      return Trouble::None;
    case Opcode::Or:
      result = a | b;
      return unless((flags & flag::Disjoint) != 0 && !is_zero(a & b));
    case Opcode::Xor:
      result = a ^ b;
      return Trouble::None;
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return shift(opcode, flags, width, a, b, result);
    default:
      return division(opcode, flags, width, a, b, result);
  }
}

template <class Word>
LILT_INLINE bool holds(IntPredicate predicate, uint32_t width, Word a, Word b) {
  uint32_t shift = kBitsOf<Word> - width;
  return reads_sign(predicate) ? order_holds(predicate, static_cast<SignedOf<Word>>(a << shift),
                                             static_cast<SignedOf<Word>>(b << shift))
                               : order_holds(predicate, a, b);
}
bool holds(IntPredicate predicate, uint32_t width, const Words& a, const Words& b);

// Trunc, ZExt or SExt. Words are as many as the larger width needs.
template <class Word>
LILT_INLINE Trouble integer_cast(Opcode opcode, unsigned flags, uint32_t from, uint32_t to,
                                 const Word& value, Word& result) {
  result = low_bits(opcode == Opcode::SExt ? sign_filled(value, from) : value, to);
  if (opcode == Opcode::ZExt)
    return unless((flags & flag::NonNegative) != 0 && is_negative(value, from));
  if (opcode == Opcode::SExt) return Trouble::None;
  return unless(
      ((flags & flag::NoUnsignedWrap) != 0 && result != value) ||
      ((flags & flag::NoSignedWrap) != 0 && low_bits(sign_filled(result, to), from) != value));
}

// --- floating point: a Number is float, double, long double (x86_fp80) or Quadruple (fp128)

inline float remainder_of(float x, float y) { return std::fmod(x, y); }
inline double remainder_of(double x, double y) { return std::fmod(x, y); }
inline long double remainder_of(long double x, long double y) { return std::fmod(x, y); }
Quadruple remainder_of(Quadruple x, Quadruple y);

template <class Number>
LILT_INLINE Number floating_binary(Opcode opcode, Number x, Number y) {
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
      return remainder_of(x, y);
  }
}

// The predicate's number is a set of outcomes: 1 equal, 2 greater, 4 less, 8 unordered. Quiet NaNs
// raise no exception: not all compilers' __builtin_isgreater keeps to that for fp128.
template <class Number>
LILT_INLINE bool holds(FloatPredicate predicate, Number x, Number y) {
  unsigned outcome = __builtin_isunordered(x, y) ? 8 : x == y ? 1 : x > y ? 2 : 4;
  return (static_cast<unsigned>(predicate) & outcome) != 0;
}

// Rounds towards zero, to an integer of `width` bits of a machine word. A number fits if its whole
// part does: beyond a limit by less than one there are numbers only if the format holds the limit
// and one more.
template <class Word, class Number>
LILT_INLINE Trouble floating_to_integer(bool is_signed, Number value, uint32_t width,
                                        Word& result) {
  constexpr uint32_t kDigits =
      std::is_same_v<Number, Quadruple> ? 113u : std::numeric_limits<Number>::digits;
  uint64_t exponent = 1023 + (is_signed ? width - 1 : width);
  const Number limit = static_cast<Number>(std::bit_cast<double>(exponent << 52));
  bool is_above =
      is_signed ? value >= -limit || (width <= kDigits && value > -limit - 1) : value > -1;
  if (!is_above || !(value < limit)) return Trouble::Overflow;
  result =
      is_signed ? static_cast<Word>(static_cast<SignedOf<Word>>(value)) : static_cast<Word>(value);
  result = low_bits(result, width);
  return Trouble::None;
}

// With one rounding.
template <class Number, class Word>
LILT_INLINE Number integer_to_floating(bool is_signed, Word bits, uint32_t width) {
  return is_signed ? static_cast<Number>(signed_number(bits, width)) : static_cast<Number>(bits);
}

}  // namespace lilt::ssa::number
