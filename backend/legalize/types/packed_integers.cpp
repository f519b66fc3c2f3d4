// Products, quotients and magnitudes of integers in registers (VectorShape).
//
// Idea. A product of lanes of 32 bits is made of those of the even and of the odd ones, which have
// 64 bits; one of 64 bits is made of halves, unless what made the factors says that halves hold
// them. A quotient by one constant is the upper half of a product with its reciprocal, shifted:
// with N bits of a lane, the least s is taken for which m = ceil(2^(N + s) / d) has N bits and its
// error m d - 2^(N + s) is small enough for every dividend; if there is none, m has one bit more,
// and the dividend is added. Bytes are divided as words.
//
// Source: Granlund and Montgomery, Division by Invariant Integers using Multiplication (1994);
// Hacker's Delight, chapter 10.
#include <algorithm>
#include <bit>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"

namespace lilt::backend {

namespace {

// Of words, signed or not, that become wider for it: the lower and the upper halves of the products
// in turn. With AVX2 wider lanes come from memory.
bool product_of_words(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.lane_bytes != 4 || s.has_wide_integers()) return false;
  auto words_under = [&](Value value, Opcode opcode) -> std::optional<Parts> {
    if (const std::optional<uint64_t> bits = s.uniform_bits(value)) {
      const bool fits = opcode == Opcode::SExt
                            ? static_cast<int32_t>(*bits) == static_cast<int16_t>(*bits)
                            : *bits < 0x10000;
      if (!fits) return std::nullopt;
      return Parts((shape.part_count + 1) / 2, s.constant_register(ssa::kI16, *bits & 0xffff),
                   s.scratch());
    }
    if (!value.is_local() || s[value.local()].opcode != opcode) return std::nullopt;
    const Value narrow = s.operand(value.local(), 0);
    const bool are_words = s.lane_type(s.type_of(narrow)) == ssa::kI16 &&
                           s.shape_of(s.type_of(narrow)).form == VectorForm::Packed;
    return are_words ? std::optional(s.parts_of(narrow)) : std::nullopt;
  };
  for (const Opcode opcode : {Opcode::SExt, Opcode::ZExt}) {
    const auto left = words_under(s.operand(id, 0), opcode);
    const auto right = words_under(s.operand(id, 1), opcode);
    if (!left || !right) continue;
    Parts result = s.parts();
    for (uint32_t i = 0; i < shape.part_count; ++i) {
      const Value first = (*left)[i / 2], second = (*right)[i / 2];
      const Value low = s.emit().make(Opcode::Mul, s.type_of(first), {first, second});
      const Value high = s.packed(
          opcode == Opcode::SExt ? PackedOpcode::MultiplyHigh : PackedOpcode::MultiplyHighUnsigned,
          ssa::kI16, {first, second});
      result.push_back(s.as(s.interleaved(low, high, false), ssa::kI32));
      if (++i < shape.part_count) result.push_back(s.as(s.interleaved(low, high, true), ssa::kI32));
    }
    return s.done(id, result);
  }
  return false;
}

// The bits that numbers in the lanes have at most, as signed or as unsigned ones: what made the
// vector says it.
uint32_t range_of(const SplitValues& s, Value vector, bool is_signed) {
  const uint32_t whole = s.types().integer_bits(s.lane_type(s.type_of(vector)));
  if (const std::optional<uint64_t> bits = s.uniform_bits(vector)) {
    const auto number = static_cast<int64_t>(*bits << (64 - whole)) >> (64 - whole);
    if (number >= 0 || !is_signed) return static_cast<uint32_t>(std::bit_width(*bits)) + is_signed;
    return static_cast<uint32_t>(std::bit_width(~static_cast<uint64_t>(number))) + 1;
  }
  if (!vector.is_local()) return whole;
  const ssa::Instruction& made = s[vector.local()];
  if (made.opcode == Opcode::ZExt || (made.opcode == Opcode::SExt && is_signed)) {
    const TypeId narrow = s.lane_type(s.type_of(s.operand(vector.local(), 0)));
    return s.types().integer_bits(narrow) + (made.opcode == Opcode::ZExt && is_signed);
  }
  if (made.opcode == Opcode::And || made.opcode == Opcode::LShr)
    if (const std::optional<uint64_t> bits = s.uniform_bits(s.operand(vector.local(), 1))) {
      if (made.opcode == Opcode::LShr && *bits < whole)
        return whole - static_cast<uint32_t>(*bits) + is_signed;
      if (made.opcode == Opcode::And)
        return std::min(whole, static_cast<uint32_t>(std::bit_width(*bits)) + is_signed);
    }
  return whole;
}

}  // namespace

// Without an instruction: inverted and one more where all bits are the sign.
bool split_absolute(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  auto absolute = [&](Value part) {
    if (s.can(PackedOpcode::AbsoluteLanes, shape.lane))
      return s.packed(PackedOpcode::AbsoluteLanes, shape.lane, {part});
    const Value sign = s.shifted(Opcode::AShr, part, 8 * shape.lane_bytes - 1);
    return s.difference(s.logic(Opcode::Xor, part, sign), sign);
  };
  s.define_by(id, absolute, s.operand(id, 2));
  s.erase_later(id);
  return true;
}

// By 2^n + 1 and 2^n - 1: a shift and a sum. Lanes of 16 bits have a multiplication that is as
// fast.
Value PackedArithmetic::product_by_shift(Value part, Value factor) {
  const std::optional<uint64_t> bits = uniform_bits(factor);
  const uint32_t bytes = lane_bytes_of(part);
  if (!bits || *bits < 3 || bytes == 2) return {};
  for (const bool is_sum : {true, false}) {
    const uint64_t power = is_sum ? *bits - 1 : *bits + 1;
    if (!std::has_single_bit(power) || power >> (8 * bytes - 1) > 1) continue;
    const Value moved = shifted(Opcode::Shl, part, static_cast<uint32_t>(std::countr_zero(power)));
    return emit_.make(is_sum ? Opcode::Add : Opcode::Sub, function_.type_of(part), {moved, part});
  }
  return {};
}

Value PackedArithmetic::product(Value left, Value right) {
  if (const Value made = product_by_shift(left, right); made.valid()) return made;
  if (can(Opcode::Mul, types_[function_.type_of(left)].element))
    return emit_.make(Opcode::Mul, function_.type_of(left), {left, right});
  if (lane_bytes_of(left) == 1) return byte_product(left, right);
  if (lane_bytes_of(left) == 8) return wide_product(left, right);
  auto odd = [&](Value part) {
    if (uniform_bits(part)) return as(part, ssa::kI64);  // even and odd lanes are equal
    return shifted(Opcode::LShr, as(part, ssa::kI64), 32);
  };
  const Value even_left = as(left, ssa::kI64), even_right = as(right, ssa::kI64);
  const Value of_even = even_product(even_left, even_right);
  const Value odd_left = odd(left), odd_right = odd(right);
  const Value of_odd = even_product(odd_left, odd_right);
  auto low = [&](Value wide) {
    const Value lanes = as(wide, ssa::kI32);
    return shuffle(lanes, lanes, {0, 2, kAnyLane, kAnyLane});
  };
  const Value odd_lanes = low(of_odd);
  return interleaved(low(of_even), odd_lanes, false);
}

// Of numbers that lanes of half the width hold: one instruction that multiplies these.
bool product_of_narrow(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (!s.types().is_integer(s.lane_type(s[id].type))) return false;
  const Value left = s.operand(id, 0), right = s.operand(id, 1);
  auto fit = [&](uint32_t bits, bool is_signed) {
    return range_of(s, left, is_signed) <= bits && range_of(s, right, is_signed) <= bits;
  };
  if (product_of_words(s, id)) return true;
  PackedOpcode opcode;
  if (shape.lane_bytes == 8 && fit(32, false))
    opcode = PackedOpcode::MultiplyEven;
  else if (s.can(PackedOpcode::MultiplyEvenSigned, shape.lane) && fit(32, true))
    opcode = PackedOpcode::MultiplyEvenSigned;
  else if (shape.lane_bytes == 4 && fit(16, true) &&
           (range_of(s, left, false) <= 16 || range_of(s, right, false) <= 16))
    opcode = PackedOpcode::MultiplyAddPairs;  // the upper words of one are 0
  else
    return false;
  const TypeId lane = shape.lane_bytes == 4 ? ssa::kI16 : shape.lane;
  auto product = [&](Value first, Value second) {
    return s.packed(opcode, shape.lane, {s.as(first, lane), s.as(second, lane)});
  };
  return s.define_by(id, product, left, right);
}

Value PackedArithmetic::even_product(Value left, Value right) {
  return packed(PackedOpcode::MultiplyEven, ssa::kI64, {left, right});
}

Value PackedArithmetic::wide_product(Value left, Value right) {
  const Value low = even_product(left, right);
  const Value first = even_product(shifted(Opcode::LShr, left, 32), right);
  const Value second = even_product(left, shifted(Opcode::LShr, right, 32));
  return sum(low, shifted(Opcode::Shl, sum(first, second), 32));
}

// Of words with the bytes below, of which the lower byte is right.
Value PackedArithmetic::byte_product(Value left, Value right) {
  Value halves[2];
  for (const bool is_upper : {false, true}) {
    const Value first = as(interleaved(left, left, is_upper), ssa::kI16);
    const Value second = as(interleaved(right, right, is_upper), ssa::kI16);
    halves[is_upper] = product(first, second);
  }
  const Value lower = as(halves[0], ssa::kI8), upper = as(halves[1], ssa::kI8);
  return every_second(lower, upper, false);
}

// --- counts and orders of bits

// For each byte, what two tables have for its lower and its upper four bits.
template <class Low, class High>
std::pair<Value, Value> PackedArithmetic::numbers_of_halves(Value part, Low low, High high) {
  auto found = [&](auto number, Value half) {
    const Value table = table_of_bytes([&](uint32_t i) { return number(i % 16); });
    return packed(PackedOpcode::ShuffleBytes, ssa::kI8, {table, half});
  };
  const Value of_low = found(low, logic(Opcode::And, part, constant_register(ssa::kI8, 15)));
  return {of_low, found(high, shifted(Opcode::LShr, part, 4))};
}

// Of each byte: by a table of 16 numbers, or of pairs, of fours, of eight bits.
Value PackedArithmetic::bits_of_bytes(Value part) {
  auto masked = [&](Value value, uint64_t bits) {
    return logic(Opcode::And, value, constant_register(ssa::kI8, bits));
  };
  if (can(PackedOpcode::ShuffleBytes, ssa::kI8)) {
    auto count = [](uint32_t half) { return static_cast<uint32_t>(std::popcount(half)); };
    const auto [low, high] = numbers_of_halves(part, count, count);
    return sum(low, high);
  }
  const Value odd = masked(shifted(Opcode::LShr, part, 1), 0x55);
  const Value pairs = difference(part, odd);
  const Value upper = masked(shifted(Opcode::LShr, pairs, 2), 0x33);
  const Value fours = sum(masked(pairs, 0x33), upper);
  return masked(sum(fours, shifted(Opcode::LShr, fours, 4)), 15);
}

// Of small numbers, in wider lanes.
Value PackedArithmetic::sum_of_bytes(Value bytes, uint32_t lane_bytes) {
  if (lane_bytes == 1) return bytes;
  if (lane_bytes == 8)
    return packed(PackedOpcode::SumOfDistances, ssa::kI64,
                  {bytes, emit_.null_value(function_.type_of(bytes))});
  const Value words = as(bytes, ssa::kI16);
  const Value low = logic(Opcode::And, words, constant_register(ssa::kI16, 0xff));
  const Value sums = sum(low, shifted(Opcode::LShr, words, 8));
  if (lane_bytes == 2) return sums;
  return packed(PackedOpcode::MultiplyAddPairs, ssa::kI32, {sums, constant_register(ssa::kI16, 1)});
}

bool split_population_count(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  auto count = [&](Value part) {
    return s.sum_of_bytes(s.bits_of_bytes(s.as(part, ssa::kI8)), shape.lane_bytes);
  };
  s.define_by(id, count, s.operand(id, 2));
  s.erase_later(id);
  return true;
}

// Of bytes.
bool split_bit_reverse(SplitValues& s, InstId id) {
  auto reversed = [](uint32_t half) {
    return (half & 1) << 3 | (half & 2) << 1 | (half & 4) >> 1 | half >> 3;
  };
  auto upper = [&](uint32_t half) { return reversed(half) << 4; };
  auto made = [&](Value part) {
    const auto [high, low] = s.numbers_of_halves(part, upper, reversed);
    return s.logic(Opcode::Or, high, low);
  };
  s.define_by(id, made, s.operand(id, 2));
  s.erase_later(id);
  return true;
}

// --- division

bool packed_division(SplitValues& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  const VectorShape shape = s.shape_of(s[id].type);
  const bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  const std::optional<uint64_t> known = s.uniform_bits(s.operand(id, 1));
  if (shape.form != VectorForm::Packed || !known || *known == 0) return false;
  const uint32_t above = 64 - 8 * shape.lane_bytes;
  const auto number = static_cast<int64_t>(*known << above) >> above;
  const uint64_t divisor = is_signed ? static_cast<uint64_t>(number) : *known;
  const uint64_t magnitude = is_signed && number < 0 ? 0 - divisor : divisor;
  if (shape.lane_bytes == 8 && !std::has_single_bit(magnitude)) return false;
  auto divided = [&](Value part) {
    const Value quotient = is_signed ? s.signed_quotient(part, static_cast<int64_t>(divisor))
                                     : s.unsigned_quotient(part, divisor);
    if (opcode == Opcode::UDiv || opcode == Opcode::SDiv) return quotient;
    if (!is_signed && std::has_single_bit(divisor))
      return s.logic(Opcode::And, part, s.constant_register(shape.lane, divisor - 1));
    const Value back =
        std::has_single_bit(magnitude)
            ? s.shifted(Opcode::Shl, quotient, static_cast<uint32_t>(std::countr_zero(magnitude)))
            : s.product(quotient, s.constant_register(shape.lane, magnitude));
    return magnitude != divisor ? s.sum(part, back) : s.difference(part, back);
  };
  return s.define_by(id, divided, s.operand(id, 0));
}

// The upper halves of products with a factor of as many bits.
Value PackedArithmetic::high_product(Value part, uint64_t factor, bool is_signed) {
  if (lane_bytes_of(part) == 2)
    return packed(is_signed ? PackedOpcode::MultiplyHigh : PackedOpcode::MultiplyHighUnsigned,
                  ssa::kI16, {part, constant_register(ssa::kI16, factor)});
  const bool has_signed = can(PackedOpcode::MultiplyEvenSigned, ssa::kI64);
  auto products = [&](Value even) {
    return as(packed(is_signed && has_signed ? PackedOpcode::MultiplyEvenSigned
                                             : PackedOpcode::MultiplyEven,
                     ssa::kI64, {even, constant_register(ssa::kI64, factor)}),
              ssa::kI32);
  };
  const Value wide = as(part, ssa::kI64);
  const Value of_even = products(wide), of_odd = products(shifted(Opcode::LShr, wide, 32));
  const Value high = shuffle(of_even, of_odd, {1, 5, 3, 7});
  if (!is_signed || has_signed) return high;
  // As unsigned numbers, those with a sign are larger by 2^32.
  const Value sign = shifted(Opcode::AShr, part, 31);
  const Value extra = logic(Opcode::And, sign, constant_register(ssa::kI32, factor));
  const Value less = difference(high, extra);
  return (factor >> 31) == 0 ? less : difference(less, part);
}

Value PackedArithmetic::unsigned_quotient(Value part, uint64_t divisor) {
  const TypeId type = function_.type_of(part);
  const uint32_t bits = 8 * lane_bytes_of(part);
  if (std::has_single_bit(divisor))
    return shifted(Opcode::LShr, part, static_cast<uint32_t>(std::countr_zero(divisor)));
  if (bits == 8) {  // a factor of 16 bits is exact for dividends of 8
    Value halves[2];
    for (const bool is_upper : {false, true}) {
      const Value words = as(interleaved(part, emit_.null_value(type), is_upper), ssa::kI16);
      halves[is_upper] = high_product(words, 65536 / divisor + 1, false);
    }
    return packed(PackedOpcode::PackUnsigned, ssa::kI8, {halves[0], halves[1]});
  }
  using Wide = unsigned __int128;
  const Wide limit = Wide{1} << bits;
  const auto even = static_cast<uint32_t>(std::countr_zero(divisor));
  for (const uint32_t moved : {0u, even}) {  // the dividend, with as many bits less
    const uint64_t rest = divisor >> moved;
    for (uint32_t shift = 0; shift < bits; ++shift) {
      const Wide factor = ((Wide{1} << (bits + shift)) + rest - 1) / rest;
      if (factor >= limit) break;
      if (factor * rest - (Wide{1} << (bits + shift)) > Wide{1} << (shift + moved)) continue;
      const Value high =
          high_product(shifted(Opcode::LShr, part, moved), static_cast<uint64_t>(factor), false);
      return shifted(Opcode::LShr, high, shift);
    }
  }
  const auto shift = static_cast<uint32_t>(std::bit_width(divisor));  // 2^shift is above it
  const Wide factor = (limit * ((Wide{1} << shift) - divisor)) / divisor + 1;
  const Value high = high_product(part, static_cast<uint64_t>(factor), false);
  const Value half = shifted(Opcode::LShr, difference(part, high), 1);
  return shifted(Opcode::LShr, sum(half, high), shift - 1);
}

Value PackedArithmetic::signed_quotient(Value part, int64_t divisor) {
  const TypeId type = function_.type_of(part);
  const uint32_t bits = 8 * lane_bytes_of(part);
  const uint64_t magnitude =
      divisor < 0 ? 0 - static_cast<uint64_t>(divisor) : static_cast<uint64_t>(divisor);
  Value result = part;
  if (std::has_single_bit(magnitude)) {
    const auto power = static_cast<uint32_t>(std::countr_zero(magnitude));
    if (power != 0) {  // rounded towards zero: a negative dividend is larger by divisor - 1
      const Value sign = shifted(Opcode::AShr, part, bits - 1);
      const Value bias = shifted(Opcode::LShr, sign, bits - power);
      result = shifted(Opcode::AShr, sum(part, bias), power);
    }
  } else if (bits == 8) {
    Value halves[2];
    for (const bool is_upper : {false, true}) {
      const Value words = as(interleaved(part, part, is_upper), ssa::kI16);
      halves[is_upper] = signed_quotient(shifted(Opcode::AShr, words, 8), divisor);
    }
    return packed(PackedOpcode::PackSigned, ssa::kI8, {halves[0], halves[1]});
  } else {
    uint32_t shift = 0;
    uint64_t factor = 0;
    for (;; ++shift) {
      const unsigned __int128 power = static_cast<unsigned __int128>(1) << (bits + shift);
      factor = static_cast<uint64_t>(power / magnitude + 1);
      if (static_cast<unsigned __int128>(factor) * magnitude - power <= uint64_t{2} << shift) break;
    }
    result = high_product(part, factor, true);
    if (factor >> (bits - 1) != 0) result = sum(result, part);
    result = shifted(Opcode::AShr, result, shift);
    result = sum(result, shifted(Opcode::LShr, part, bits - 1));
  }
  if (divisor > 0) return result;
  return difference(emit_.null_value(type), result);
}

}  // namespace lilt::backend
