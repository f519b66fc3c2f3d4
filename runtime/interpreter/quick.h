// Quick operations (see code.h). Each returns false, having changed nothing, if its full operations
// must decide: a value is undefined, a result does not fit, a divisor is 0 or -1.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/memory.h"

#if defined(__GNUC__)
#define LILT_INLINE [[gnu::always_inline]] inline
#else
#define LILT_INLINE inline
#endif

namespace lilt::runtime {

// --- integers: a Word is a number of 64 or 128 bits, zero above the width

template <class Word>
using SignedOf = std::conditional_t<sizeof(Word) == 8, int64_t, __int128>;
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

// Whether x * y fits. Clang has no signed multiplication of 128 bits that reports overflow.
LILT_INLINE bool product_fits(unsigned __int128 x, unsigned __int128 y) {
  return !__builtin_mul_overflow(x, y, &x);
}
LILT_INLINE bool product_fits(__int128 x, __int128 y) {
  using Word = unsigned __int128;
  Word a = x < 0 ? -static_cast<Word>(x) : static_cast<Word>(x);
  Word b = y < 0 ? -static_cast<Word>(y) : static_cast<Word>(y);
  Word limit = (Word{1} << 127) - ((x < 0) == (y < 0) ? 1 : 0), product;
  return !__builtin_mul_overflow(a, b, &product) && product <= limit;
}
template <class Number>
LILT_INLINE bool product_fits(Number x, Number y) {
  return !__builtin_mul_overflow(x, y, &x);
}

// Add, Sub and Mul work on operands shifted to the upper end of a word, where overflow at any width
// is overflow of the word.
template <ssa::Opcode kOpcode, class Number, class Word>
LILT_INLINE bool fits(Word a, Word b, uint32_t shift) {
  Number x = static_cast<Number>(a << shift), y = static_cast<Number>(b << shift), result;
  if constexpr (kOpcode == ssa::Opcode::Add) return !__builtin_add_overflow(x, y, &result);
  if constexpr (kOpcode == ssa::Opcode::Sub) return !__builtin_sub_overflow(x, y, &result);
  return product_fits(x, static_cast<Number>(y >> shift));
}

template <ssa::Opcode kOpcode, unsigned kFlags, class Word>
LILT_INLINE bool quick_sum(uint32_t width, Word a, Word b, Word& result) {
  uint32_t shift = kBitsOf<Word> - width;
  if constexpr ((kFlags & ssa::flag::NoUnsignedWrap) != 0)
    if (!fits<kOpcode, Word>(a, b, shift)) return false;
  if constexpr ((kFlags & ssa::flag::NoSignedWrap) != 0)
    if (!fits<kOpcode, SignedOf<Word>>(a, b, shift)) return false;
  result = kOpcode == ssa::Opcode::Add ? a + b : kOpcode == ssa::Opcode::Sub ? a - b : a * b;
  return true;
}

template <ssa::Opcode kOpcode, unsigned kFlags, class Word>
LILT_INLINE bool quick_shift(uint32_t width, Word a, Word b, Word& result) {
  if (b >= width) return false;
  uint32_t amount = static_cast<uint32_t>(b);
  SignedOf<Word> number = signed_number(a, width);
  if constexpr (kOpcode == ssa::Opcode::Shl) {
    result = low_bits(a << amount, width);
    bool keeps_bits = (kFlags & ssa::flag::NoUnsignedWrap) == 0 || result >> amount == a;
    return keeps_bits && ((kFlags & ssa::flag::NoSignedWrap) == 0 ||
                          signed_number(result, width) >> amount == number);
  }
  result = kOpcode == ssa::Opcode::LShr ? a >> amount : static_cast<Word>(number >> amount);
  return (kFlags & ssa::flag::Exact) == 0 || (a & ((Word{1} << amount) - 1)) == 0;
}

template <ssa::Opcode kOpcode, unsigned kFlags, class Word>
LILT_INLINE bool quick_division(uint32_t width, Word a, Word b, Word& result) {
  if constexpr (kOpcode == ssa::Opcode::UDiv || kOpcode == ssa::Opcode::URem) {
    if (b == 0) return false;
    result = kOpcode == ssa::Opcode::UDiv ? a / b : a % b;
  } else {
    SignedOf<Word> x = signed_number(a, width), y = signed_number(b, width);
    if (y == 0 || y == -1) return false;
    if ((kFlags & ssa::flag::Exact) != 0 && x % y != 0) return false;
    result = static_cast<Word>(kOpcode == ssa::Opcode::SDiv ? x / y : x % y);
  }
  return true;
}

// On defined numbers.
template <ssa::Opcode kOpcode, unsigned kFlags, class Word>
LILT_INLINE bool quick_binary(uint32_t width, Word a, Word b, Word& result) {
  using enum ssa::Opcode;
  bool is_right = true;
  if constexpr (kOpcode == Add || kOpcode == Sub || kOpcode == Mul) {
    is_right = quick_sum<kOpcode, kFlags>(width, a, b, result);
  } else if constexpr (kOpcode == And) {
    result = a & b;
  } else if constexpr (kOpcode == Or) {
    result = a | b;
    is_right = (kFlags & ssa::flag::Disjoint) == 0 || (a & b) == 0;
  } else if constexpr (kOpcode == Xor) {
    result = a ^ b;
  } else if constexpr (kOpcode == Shl || kOpcode == LShr || kOpcode == AShr) {
    is_right = quick_shift<kOpcode, kFlags>(width, a, b, result);
  } else {
    is_right = quick_division<kOpcode, kFlags>(width, a, b, result);
  }
  result = low_bits(result, width);
  return is_right;
}

// A counter after its step.
LILT_INLINE bool quick_step(const Operation& op, uint64_t counter, uint64_t& result) {
  uint32_t shift = 64u - op.width;
  bool wraps_unsigned = !fits<ssa::Opcode::Add, uint64_t>(counter, op.number, shift);
  bool wraps_signed = !fits<ssa::Opcode::Add, int64_t>(counter, op.number, shift);
  result = (counter + op.number) & ~uint64_t{0} >> shift;
  return !(wraps_unsigned && (op.flags & ssa::flag::NoUnsignedWrap) != 0) &&
         !(wraps_signed && (op.flags & ssa::flag::NoSignedWrap) != 0);
}

template <ssa::IntPredicate kPredicate, class Word>
LILT_INLINE bool quick_holds(uint32_t width, Word a, Word b) {
  constexpr bool kSigned = kPredicate >= ssa::IntPredicate::SGT;
  using Number = std::conditional_t<kSigned, SignedOf<Word>, Word>;
  uint32_t shift = kSigned ? kBitsOf<Word> - width : 0;
  return order_holds(kPredicate, static_cast<Number>(a << shift), static_cast<Number>(b << shift));
}

// From a number of `from` bits to one of `to` bits.
template <class Word>
LILT_INLINE bool quick_truncate(uint8_t flags, uint32_t from, uint32_t to, Word bits,
                                Word& result) {
  result = low_bits(bits, to);
  bool keeps_number = (flags & ssa::flag::NoUnsignedWrap) == 0 || result == bits;
  return keeps_number && ((flags & ssa::flag::NoSignedWrap) == 0 ||
                          signed_number(result, to) == signed_number(bits, from));
}

// --- numbers of cells

template <class Number>
LILT_INLINE Number number_of(const Cell& cell, uint32_t width) {
  if constexpr (std::is_same_v<Number, float>)
    return std::bit_cast<float>(static_cast<uint32_t>(cell.bits));
  else if constexpr (std::is_same_v<Number, double>)
    return std::bit_cast<double>(cell.bits);
  else if constexpr (std::is_same_v<Number, int64_t>)
    return sign_extend(cell.bits, width);
  else
    return cell.bits;
}
LILT_INLINE Cell cell_of(float number) { return integer_cell(std::bit_cast<uint32_t>(number)); }
LILT_INLINE Cell cell_of(double number) { return integer_cell(std::bit_cast<uint64_t>(number)); }

// Whether a number converted from unsigned is as `nneg` promises.
template <class Number>
LILT_INLINE bool quick_nonnegative(const Operation& op, const Cell& cell) {
  if constexpr (!std::is_same_v<Number, uint64_t>) return true;
  return (op.flags & ssa::flag::NonNegative) == 0 ||
         sign_extend(cell.bits, static_cast<uint32_t>(op.b)) >= 0;
}

// Rounds towards zero; false when a signed integer of that width cannot hold it.
LILT_INLINE bool quick_signed(double number, uint32_t width, uint64_t& result) {
  double limit = static_cast<double>(uint64_t{1} << (width - 1));
  if (!(number >= -limit && number < limit)) return false;
  result = static_cast<uint64_t>(static_cast<int64_t>(number)) & width_mask(width);
  return true;
}

// --- intrinsics

template <bool kLeft>
LILT_INLINE bool quick_funnel(const Operation& op, Cell* cells) {
  const Cell &high = cell_at(cells, op.a), &low = cell_at(cells, op.b),
             &amount = cell_at(cells, op.c);
  if ((high.undefined | low.undefined | amount.undefined) != 0 || amount.bits >= op.width)
    return false;
  unsigned __int128 both = static_cast<unsigned __int128>(high.bits) << op.width | low.bits;
  uint64_t result =
      static_cast<uint64_t>(kLeft ? both << amount.bits >> op.width : both >> amount.bits);
  cell_at(cells, op.result) = integer_cell(result & width_mask(op.width));
  return true;
}

// Rounded twice, as the backend does it.
template <class Number>
LILT_INLINE bool quick_multiply_add(const Operation& op, Cell* cells) {
  const Cell &a = cell_at(cells, op.a), &b = cell_at(cells, op.b), &c = cell_at(cells, op.c);
  if ((a.undefined | b.undefined | c.undefined) != 0) return false;
  Number product = number_of<Number>(a, 0) * number_of<Number>(b, 0);
  cell_at(cells, op.result) = cell_of(product + number_of<Number>(c, 0));
  return true;
}

LILT_INLINE bool quick_magnitude(const Operation& op, Cell* cells) {
  const Cell& a = cell_at(cells, op.a);
  if (a.undefined != 0) return false;
  cell_at(cells, op.result) = integer_cell(a.bits & width_mask(op.width - 1u));
  return true;
}

template <class Number>
LILT_INLINE bool quick_square_root(const Operation& op, Cell* cells) {
  const Cell& a = cell_at(cells, op.a);
  Number number = number_of<Number>(a, 0);
  if (a.undefined != 0 || !(number >= 0)) return false;
  cell_at(cells, op.result) = cell_of(std::sqrt(number));
  return true;
}

// --- addresses and accesses

template <Addressing kAddressing>
LILT_INLINE bool quick_address(const Operation& op, const Cell* cells, const Memory& memory,
                               uint64_t& address) {
  constexpr bool kHasIndex =
      kAddressing == Addressing::Indexed || kAddressing == Addressing::IndexedField;
  constexpr bool kIsField =
      kAddressing == Addressing::Field || kAddressing == Addressing::IndexedField;
  const Cell& base = cell_at(cells, op.a);
  address = base.bits;
  if constexpr (kAddressing != Addressing::Plain) address += op.number;
  uint64_t undefined = base.undefined;
  if constexpr (kHasIndex) {
    const Cell& index = cell_at(cells, op.b);
    uint64_t number =
        static_cast<uint64_t>(static_cast<int64_t>(index.bits << op.width) >> op.width);
    uint64_t distance = number * static_cast<uint64_t>(static_cast<int64_t>(op.c));
    undefined |= index.undefined;
    address += distance;
    if (kIsField && static_cast<int64_t>(distance) < 0) return false;
  }
  return undefined == 0 && (!kIsField || memory.is_within(base.block, base.bits));
}

// `mask`: the alignment less one.
LILT_INLINE bool is_aligned(uint64_t address, uint32_t mask) { return (address & mask) == 0; }

template <Addressing kAddressing, unsigned kBytes, bool kReference>
LILT_INLINE bool quick_load(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address) || !is_aligned(address, op.flags))
    return false;
  BlockRef block = cell_at(cells, op.a).block;
  Cell& to = cell_at(cells, op.result);
  if constexpr (kReference) return memory.load_reference(block, address, to);
  return memory.load_number<kBytes>(block, address, to);
}

template <Addressing kAddressing, unsigned kBytes, bool kReference>
LILT_INLINE bool quick_store(const Operation& op, Cell* cells, Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address) || !is_aligned(address, op.flags))
    return false;
  BlockRef block = cell_at(cells, op.a).block;
  const Cell& value = cell_at(cells, op.result);
  if constexpr (kReference) return memory.store_reference(block, address, value);
  return memory.store_number<kBytes>(block, address, value);
}

// Of an element of a row: the step to the row may have to stay within the block. It does where
// the first pointer is in it, no step leads back, and the access is in it.
LILT_INLINE bool quick_address_of_two(const Operation& op, const Cell* cells, const Memory& memory,
                                      uint64_t& address) {
  SecondIndex to_second = SecondIndex::of(op);
  const Cell &base = cell_at(cells, op.a), &first = cell_at(cells, op.b),
             &second = cell_at(cells, to_second.place);
  if ((base.undefined | first.undefined | second.undefined) != 0) return false;
  constexpr uint64_t kLimit = uint64_t{1} << 31;  // neither distance overflows, nor leads back
  if ((first.bits | second.bits) >= kLimit) return false;
  address = base.bits + first.bits * static_cast<uint64_t>(op.c) +
            second.bits * static_cast<uint64_t>(to_second.scale);
  return (address & op.flags) == 0 && memory.is_within(base.block, base.bits);
}

template <unsigned kBytes>
LILT_INLINE bool quick_load_of_two(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address_of_two(op, cells, memory, address)) return false;
  return memory.load_number<kBytes>(cell_at(cells, op.a).block, address, cell_at(cells, op.result));
}

template <unsigned kBytes>
LILT_INLINE bool quick_store_of_two(const Operation& op, Cell* cells, Memory& memory) {
  uint64_t address;
  if (!quick_address_of_two(op, cells, memory, address)) return false;
  return memory.store_number<kBytes>(cell_at(cells, op.a).block, address,
                                     cell_at(cells, op.result));
}

template <Addressing kAddressing>
LILT_INLINE bool quick_getelementptr(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address)) return false;
  BlockRef block = cell_at(cells, op.a).block;
  if ((op.flags & ssa::flag::InBounds) != 0 && !memory.is_within(block, address)) return false;
  cell_at(cells, op.result) = {address, 0, block};
  return true;
}

}  // namespace lilt::runtime
