// Counting, reversing and funnel-shifting bits. A width that x86-64 lacks is extended to the next
// one, or split into 64-bit words.
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

uint32_t width_of(const IntrinsicCall& call) { return call.emit.bits_of(call.argument_type(0)); }

// A vector whose lanes instructions compute at once.
bool is_in_registers(const IntrinsicCall& call) {
  return vector_shape(call.emit.types(), call.type()).form == VectorForm::Packed;
}

// i32 or i64, whichever holds the width.
TypeId machine_type(uint32_t bits) { return bits <= 32 ? ssa::kI32 : ssa::kI64; }

bool is_machine_width(uint32_t bits) { return bits == 32 || bits == 64; }

// The 64-bit words of an integer, low one first, the highest extended with zeros.
std::vector<Value> split_words(Emitter& emit, Value value) {
  uint32_t bits = emit.bits_of(emit.type_of(value));
  std::vector<Value> words;
  for (uint32_t at = 0; at < bits; at += 64)
    words.push_back(emit.resize_unsigned(emit.shift(Opcode::LShr, value, at), ssa::kI64));
  return words;
}

Value join_words(Emitter& emit, const std::vector<Value>& words, TypeId type) {
  Value whole = emit.resize_unsigned(words[0], type);
  for (uint32_t i = 1; i < words.size(); ++i) {
    Value word = emit.resize_unsigned(words[i], type);
    whole = emit.bit_or(whole, emit.shift(Opcode::Shl, word, 64 * i));
  }
  return whole;
}

TypeId whole_words(Emitter& emit, uint32_t bits) {
  return emit.types().integer((bits + 63) / 64 * 64);
}

// --- population count

// By popcnt, or by sums in fields of 2, 4 and 8 bits, then all bytes by one product. (Warren:
// Hacker's Delight, 5-1.)
Value population_count(Emitter& emit, Value value) {
  TypeId type = emit.type_of(value);
  if (emit.function().has(processor_feature::Popcnt))
    return emit.intrinsic("llvm.ctpop", type, type, {value});
  auto pattern = [&](uint64_t byte) { return emit.integer(type, byte * 0x0101010101010101); };
  Value pairs = emit.bit_and(emit.shift(Opcode::LShr, value, 1), pattern(0x55));
  value = emit.sub(value, pairs);
  Value upper = emit.bit_and(emit.shift(Opcode::LShr, value, 2), pattern(0x33));
  value = emit.add(emit.bit_and(value, pattern(0x33)), upper);
  value = emit.bit_and(emit.add(value, emit.shift(Opcode::LShr, value, 4)), pattern(0x0f));
  Value sum = emit.binary(Opcode::Mul, value, pattern(0x01));
  return emit.shift(Opcode::LShr, sum, emit.bits_of(type) - 8);
}

// --- zeros at either end

Value count_zeros(Emitter& emit, bool leading, Value value, bool zero_is_poison = true) {
  TypeId type = emit.type_of(value);
  return emit.intrinsic(leading ? IntrinsicName("llvm.ctlz") : "llvm.cttz", type, type,
                        {value, emit.boolean(zero_is_poison)});
}

// Whether the instruction that counts is defined for zero.
bool counts_zero(Emitter& emit, bool leading) {
  return emit.function().has(leading ? processor_feature::Lzcnt : processor_feature::Bmi);
}

// Of a value of a machine width, defined for zero.
Value count_zeros_or_width(Emitter& emit, bool leading, Value value) {
  if (counts_zero(emit, leading)) return count_zeros(emit, leading, value, false);
  TypeId type = emit.type_of(value);
  Value is_zero = emit.icmp(IntPredicate::EQ, value, emit.integer(type, 0));
  return emit.select(is_zero, emit.integer(type, emit.bits_of(type)),
                     count_zeros(emit, leading, value));
}

// A bit that is set after the last one ends the count.
Value count_zeros_narrow(const IntrinsicCall& call, bool leading) {
  Emitter& emit = call.emit;
  uint32_t bits = width_of(call);
  TypeId type = machine_type(bits);
  uint32_t width = emit.bits_of(type);
  Value value = emit.cast(Opcode::ZExt, call.argument(0), type);
  if (leading) value = emit.shift(Opcode::Shl, value, width - bits);
  Value end = emit.single_bit(type, leading ? width - bits - 1 : bits);
  Value count = count_zeros(emit, leading, emit.bit_or(value, end));
  return emit.cast(Opcode::Trunc, count, call.type());
}

// The nonzero word nearest to the counted end decides.
Value count_zeros_wide(const IntrinsicCall& call, bool leading) {
  Emitter& emit = call.emit;
  uint32_t bits = width_of(call);
  std::vector<Value> words = split_words(emit, call.argument(0));
  auto count = static_cast<uint32_t>(words.size());
  uint32_t farthest = leading ? 0 : count - 1;
  Value result =
      emit.add(count_zeros_or_width(emit, leading, words[farthest]), emit.i64(64 * (count - 1)));
  for (uint32_t distance = count - 1; distance-- > 0;) {
    Value word = words[leading ? count - 1 - distance : distance];
    Value here = emit.add(count_zeros(emit, leading, word), emit.i64(64 * distance));
    Value is_zero = emit.icmp(IntPredicate::EQ, word, emit.i64(0));
    result = emit.select(is_zero, result, here);
  }
  uint32_t above = 64 * count - bits;
  if (leading) {
    result = emit.sub(result, emit.i64(above));
  } else if (above != 0) {  // a zero was counted to the end of its last word
    Value too_many = emit.icmp(IntPredicate::UGT, result, emit.i64(bits));
    result = emit.select(too_many, emit.i64(bits), result);
  }
  return emit.resize_unsigned(result, call.type());
}

// The bits below the lowest one, or those above the highest one.
Value count_zeros_of_lanes(const IntrinsicCall& call, bool leading) {
  Emitter& emit = call.emit;
  const TypeId type = call.type();
  const Value value = call.argument(0), ones = emit.all_ones(type);
  Value zeros;
  if (leading) {
    Value filled = value;
    for (uint32_t by = 1; by < emit.bits_of(type); by *= 2)
      filled = emit.bit_or(filled, emit.shift(Opcode::LShr, filled, by));
    zeros = emit.bit_xor(filled, ones);
  } else {
    const Value inverse = emit.bit_xor(value, ones);
    zeros = emit.bit_and(inverse, emit.add(value, ones));
  }
  return emit.intrinsic("llvm.ctpop", type, type, {zeros});
}

Value expand_count_zeros(const IntrinsicCall& call, bool leading) {
  if (is_vector_call(call))
    return is_in_registers(call) ? count_zeros_of_lanes(call, leading) : expand_lane_by_lane(call);
  uint32_t bits = width_of(call);
  if (bits > 64) return count_zeros_wide(call, leading);
  if (!is_machine_width(bits)) return count_zeros_narrow(call, leading);
  if (call.is_constant_true(1) || counts_zero(call.emit, leading)) return call.id;
  return count_zeros_or_width(call.emit, leading, call.argument(0));
}

// --- reversals

Value byte_swap(Emitter& emit, Value value) {
  TypeId type = emit.type_of(value);
  return emit.intrinsic("llvm.bswap", type, type, {value});
}

// Swaps the halves of each byte, then pairs, then single bits.
Value with_reversed_bits(Emitter& emit, Value value) {
  TypeId type = emit.type_of(value);
  const std::pair<uint32_t, uint64_t> steps[] = {{4, 0x0f}, {2, 0x33}, {1, 0x55}};
  for (auto [distance, byte] : steps) {
    Value mask = emit.integer(type, byte * 0x0101010101010101);
    Value up = emit.shift(Opcode::Shl, emit.bit_and(value, mask), distance);
    Value down = emit.bit_and(emit.shift(Opcode::LShr, value, distance), mask);
    value = emit.bit_or(up, down);
  }
  return value;
}

Value bit_reverse(Emitter& emit, Value value) {
  return with_reversed_bits(emit, byte_swap(emit, value));
}

// Extends to whole words (or to a machine width), reverses, and shifts out the added zeros.
Value reversed(const IntrinsicCall& call, Value (*reverse)(Emitter&, Value)) {
  Emitter& emit = call.emit;
  uint32_t bits = width_of(call);
  TypeId type = bits > 64 ? whole_words(emit, bits) : machine_type(bits);
  Value value = emit.resize_unsigned(call.argument(0), type);
  if (bits > 64) {
    std::vector<Value> words = split_words(emit, value);
    std::vector<Value> swapped;
    for (auto word = words.rbegin(); word != words.rend(); ++word)
      swapped.push_back(reverse(emit, *word));
    value = join_words(emit, swapped, type);
  } else {
    value = reverse(emit, value);
  }
  value = emit.shift(Opcode::LShr, value, emit.bits_of(type) - bits);
  return emit.resize_unsigned(value, call.type());
}

// --- funnel shifts

// The amount modulo the width; for a wide integer, by long division in digits of 32 bits.
Value funnel_amount(const IntrinsicCall& call, uint32_t bits) {
  Emitter& emit = call.emit;
  Value amount = call.argument(2);
  if (bits <= 64 && (bits & (bits - 1)) == 0)
    return emit.bit_and(amount, emit.integer(call.type(), bits - 1));
  if (bits <= 64) return emit.binary(Opcode::URem, amount, emit.integer(call.type(), bits));
  std::vector<Value> words = split_words(emit, amount);
  Value rest = emit.i64(0);
  for (auto word = words.rbegin(); word != words.rend(); ++word)
    for (Value digit :
         {emit.shift(Opcode::LShr, *word, 32), emit.bit_and(*word, emit.i64(UINT32_MAX))}) {
      Value dividend = emit.bit_or(emit.shift(Opcode::Shl, rest, 32), digit);
      rest = emit.binary(Opcode::URem, dividend, emit.i64(bits));
    }
  return emit.cast(Opcode::ZExt, rest, call.type());
}

// The number in all lanes of a constant vector.
std::optional<uint64_t> number_in_all_lanes(const Emitter& emit, Value vector) {
  if (!vector.is_constant()) return std::nullopt;
  const ssa::ConstantPool& constants = emit.function().constants();
  if (constants[vector.constant()].kind != ssa::ConstantKind::Aggregate) return std::nullopt;
  const std::span<const Value> lanes = constants.elements(vector.constant());
  const bool is_uniform = emit.is_integer(lanes[0]) &&
                          std::ranges::all_of(lanes, [&](Value lane) { return lane == lanes[0]; });
  return is_uniform ? std::optional(emit.bits_of_constant(lanes[0])) : std::nullopt;
}

// Whether an instruction moves the bytes of the vector within each of its registers.
bool moves_bytes(const IntrinsicCall& call) {
  const uint64_t bytes = call.emit.types().size_of(call.type());
  return is_in_registers(call) && call.function().has(processor_feature::Ssse3) &&
         (bytes == 16 || (bytes == 32 && call.function().has(processor_feature::Avx2)));
}

// The bytes of the vector, byte i of the result from place(i), as a vector of bytes.
template <class Place>
Value with_bytes_moved(const IntrinsicCall& call, Value value, Place place) {
  Emitter& emit = call.emit;
  const auto count = static_cast<uint32_t>(emit.types().size_of(call.type()));
  std::vector<Value> order;
  for (uint32_t i = 0; i < count; ++i) order.push_back(emit.integer(ssa::kI32, place(i)));
  const TypeId bytes = emit.types().vector(count, ssa::kI8);
  ssa::ConstantPool& pool = emit.function().constants();
  const Value lanes = pool.aggregate(emit.types().vector(count, ssa::kI32), order);
  const Value old = emit.cast(Opcode::BitCast, value, bytes);
  return emit.make(Opcode::ShuffleVector, bytes, {old, pool.poison(bytes), lanes});
}

// Each lane by so many bytes towards its upper end, around it.
Value with_rotated_bytes(const IntrinsicCall& call, Value value, uint32_t by) {
  const uint32_t width = call.emit.bits_of(call.type()) / 8;
  auto place = [&](uint32_t i) { return i / width * width + (i + width - by) % width; };
  return call.emit.cast(Opcode::BitCast, with_bytes_moved(call, value, place), call.type());
}

// The bytes of each lane in the opposite order, as a vector of bytes.
Value with_reversed_bytes(const IntrinsicCall& call) {
  const uint32_t width = call.emit.bits_of(call.type()) / 8;
  auto place = [&](uint32_t i) { return i / width * width + width - 1 - i % width; };
  return with_bytes_moved(call, call.argument(0), place);
}

// Both halves of a product by a power of two rotate a lane (split_rotation).
bool is_product(const IntrinsicCall& call) {
  const uint32_t bits = call.emit.bits_of(call.type());
  return call.argument(0) == call.argument(1) && (bits == 16 || bits == 32) &&
         !call.function().has(processor_feature::Avx2);
}

// What `number` makes of each lane of a constant vector; none() of other vectors.
template <class Number>
Value constant_amounts(Emitter& emit, Value vector, Number number) {
  ssa::ConstantPool& pool = emit.function().constants();
  if (!vector.is_constant() || pool[vector.constant()].kind != ssa::ConstantKind::Aggregate)
    return {};
  const TypeId type = emit.type_of(vector), lane = lane_type(emit.types(), type);
  std::vector<Value> amounts;
  for (const Value each : pool.elements(vector.constant()))
    amounts.push_back(emit.is_integer(each)
                          ? emit.integer(lane, number(emit.bits_of_constant(each)))
                          : Value(pool.poison(lane)));
  return pool.aggregate(type, amounts);
}

// Each lane by its own amount, modulo the width.
Value funnel_shift_of_each(const IntrinsicCall& call, bool left) {
  if (is_product(call)) return call.id;
  Emitter& emit = call.emit;
  const uint64_t most = emit.bits_of(call.type()) - 1;
  const Value highest = emit.integer(call.type(), most);
  const Value upper = call.argument(0), lower = call.argument(1);
  const bool rotates = upper == lower;
  // Without a rotation, one bit moves separately.
  Value amount = constant_amounts(emit, call.argument(2), [&](uint64_t by) { return by & most; });
  Value rest = constant_amounts(emit, call.argument(2),
                                [&](uint64_t by) { return (rotates ? 0 - by : ~by) & most; });
  if (!amount.valid()) {
    amount = emit.bit_and(call.argument(2), highest);
    rest = rotates ? emit.bit_and(emit.sub(emit.null_value(call.type()), amount), highest)
                   : emit.bit_xor(amount, highest);
  }
  const auto moved = [&](Value value, Opcode opcode, bool by_amount) {
    if (!by_amount && !rotates) value = emit.shift(opcode, value, 1);
    return emit.binary(opcode, value, by_amount ? amount : rest);
  };
  const Value moved_up = moved(upper, Opcode::Shl, left);
  return emit.bit_or(moved_up, moved(lower, Opcode::LShr, !left));
}

// Two shifts of all lanes, or a rotation of their bytes. Vectors that are not in registers go lane
// by lane.
Value funnel_shift_of_vector(const IntrinsicCall& call, bool left) {
  Emitter& emit = call.emit;
  const uint32_t bits = emit.bits_of(call.type());
  const std::optional<uint64_t> number = number_in_all_lanes(emit, call.argument(2));
  if (!number && is_in_registers(call)) return funnel_shift_of_each(call, left);
  if (!number || bits > 64 || *number % bits == 0) return expand_lane_by_lane(call);
  const auto amount = static_cast<uint32_t>(*number % bits);
  const uint32_t up = left ? amount : bits - amount;
  if (call.argument(0) == call.argument(1) && up % 8 == 0 && moves_bytes(call))
    return with_rotated_bytes(call, call.argument(0), up / 8);
  const Value moved_up = emit.shift(Opcode::Shl, call.argument(0), up);
  return emit.bit_or(moved_up, emit.shift(Opcode::LShr, call.argument(1), bits - up));
}

Value funnel_shift(const IntrinsicCall& call, bool left) {
  Emitter& emit = call.emit;
  if (is_vector_call(call)) return funnel_shift_of_vector(call, left);
  uint32_t bits = width_of(call);
  if (is_machine_width(bits)) return call.id;
  Value upper = call.argument(0), lower = call.argument(1), amount = funnel_amount(call, bits);
  Value width = emit.integer(call.type(), bits);
  if (emit.is_integer(amount, 0)) return left ? upper : lower;
  if (emit.is_integer(amount)) {
    Value rest = emit.sub(width, amount);
    const Value moved_up = emit.binary(Opcode::Shl, upper, left ? amount : rest);
    return emit.bit_or(moved_up, emit.binary(Opcode::LShr, lower, left ? rest : amount));
  }
  // The other shift moves one bit separately: for an amount of zero, its whole amount is the width.
  Value rest = emit.sub(emit.integer(call.type(), bits - 1), amount);
  if (left) {
    const Value moved_up = emit.binary(Opcode::Shl, upper, amount);
    lower = emit.shift(Opcode::LShr, lower, 1);
    return emit.bit_or(moved_up, emit.binary(Opcode::LShr, lower, rest));
  }
  const Value moved_up = emit.binary(Opcode::Shl, emit.shift(Opcode::Shl, upper, 1), rest);
  return emit.bit_or(moved_up, emit.binary(Opcode::LShr, lower, amount));
}

}  // namespace

Value expand_population_count(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  if (is_vector_call(call))  // in registers: as its parts (split_part_by_part)
    return is_in_registers(call) ? Value(call.id) : expand_lane_by_lane(call);
  uint32_t bits = width_of(call);
  if (is_machine_width(bits) && emit.function().has(processor_feature::Popcnt)) return call.id;
  if (bits <= 64) {
    Value value = emit.cast(Opcode::ZExt, call.argument(0), machine_type(bits));
    return emit.resize_unsigned(population_count(emit, value), call.type());
  }
  Value sum = emit.i64(0);
  for (Value word : split_words(emit, call.argument(0)))
    sum = emit.add(sum, population_count(emit, word));
  return emit.resize_unsigned(sum, call.type());
}

Value expand_count_leading_zeros(const IntrinsicCall& call) {
  return expand_count_zeros(call, true);
}
Value expand_count_trailing_zeros(const IntrinsicCall& call) {
  return expand_count_zeros(call, false);
}

Value expand_byte_swap(const IntrinsicCall& call) {
  if (is_vector_call(call))
    return is_in_registers(call)
               ? call.emit.cast(Opcode::BitCast, with_reversed_bytes(call), call.type())
               : expand_lane_by_lane(call);
  uint32_t bits = width_of(call);
  if (is_machine_width(bits)) return call.id;
  if (bits != 16) return reversed(call, byte_swap);
  Value value = call.argument(0);  // the selector makes it a rotation
  const Value upper = call.emit.shift(Opcode::Shl, value, 8);
  return call.emit.bit_or(upper, call.emit.shift(Opcode::LShr, value, 8));
}

// Of bytes in registers by a table, if an instruction reads that (split_part_by_part).
Value expand_bit_reverse(const IntrinsicCall& call) {
  if (!is_vector_call(call)) return reversed(call, bit_reverse);
  if (!is_in_registers(call)) return expand_lane_by_lane(call);
  Emitter& emit = call.emit;
  const bool has_table = call.function().has(processor_feature::Ssse3);
  if (emit.bits_of(call.type()) == 8)
    return has_table ? Value(call.id) : with_reversed_bits(emit, call.argument(0));
  const Value bytes = with_reversed_bytes(call);
  const TypeId type = emit.type_of(bytes);
  const Value reversed = has_table ? emit.intrinsic("llvm.bitreverse", type, type, {bytes})
                                   : with_reversed_bits(emit, bytes);
  return emit.cast(Opcode::BitCast, reversed, call.type());
}

Value expand_funnel_shift_left(const IntrinsicCall& call) { return funnel_shift(call, true); }
Value expand_funnel_shift_right(const IntrinsicCall& call) { return funnel_shift(call, false); }

}  // namespace lilt::backend
