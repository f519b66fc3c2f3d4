// Shifts of lanes in registers (VectorShape): by one amount, and each lane by its own.
//
// Idea. From AVX2 on an instruction shifts lanes of 4 and 8 bytes by amounts of their own; words
// become such lanes for it. Otherwise lanes of 4 and 8 bytes are shifted by the amount of one lane
// at a time, and the lane is taken out of each result. A shift to the left is a product by a power
// of two, which the exponent of a number is. Words and bytes are shifted by 8, 4, 2 and 1 where
// the amount has that bit, which comes to the place of the sign for it.
#include <bit>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"

namespace lilt::backend {

namespace {

PackedOpcode shift_by_one_amount(Opcode opcode) {
  return opcode == Opcode::Shl    ? PackedOpcode::ShiftLeft
         : opcode == Opcode::LShr ? PackedOpcode::ShiftRight
                                  : PackedOpcode::ShiftRightSigned;
}

// The scalar that is in every lane.
Value splat_scalar(const SplitValues& s, Value vector) {
  if (!vector.is_local() || s[vector.local()].opcode != Opcode::ShuffleVector) return {};
  const Value lanes = s.operand(vector.local(), 2);
  const Value source = s.operand(vector.local(), 0);
  if (s.uniform_bits(lanes) != 0 || !source.is_local() ||
      s[source.local()].opcode != Opcode::InsertElement)
    return {};
  const Value place = s.operand(source.local(), 2);
  return s.emit().is_integer(place, 0) ? s.operand(source.local(), 1) : Value();
}

// The factors that constant amounts stand for, of up to 4 bytes.
Parts powers_of_two(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  Parts factors = s.lanes_of(s.operand(id, 1));
  for (Value& factor : factors) {
    if (!s.emit().is_integer(factor)) continue;
    const uint64_t by = s.emit().bits_of_constant(factor) & (8 * shape.lane_bytes - 1);
    factor = s.emit().integer(shape.lane, uint64_t{1} << by);
  }
  return s.joined_lanes(s[id].type, factors);
}

// Words as lanes of 4 bytes.
bool shift_wider(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const VectorShape wide = shape_of_lanes(ssa::kI32, 4, shape.count);
  const bool is_signed = s[id].opcode == Opcode::AShr;
  Parts value = s.resized(s.parts_of(s.operand(id, 0)), shape, 4, is_signed);
  const Parts amount = s.resized(s.parts_of(s.operand(id, 1)), shape, 4, false);
  auto moved = [&](Value part, Value by) { return s.shifted_each(s[id].opcode, part, by, 4); };
  value = s.by_registers(s.width_of(wide), moved, value, amount);
  return s.done(id, s.resized(value, wide, 2, false));
}

}  // namespace

bool packed_shift(SplitValues& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  const VectorShape shape = s.shape_of(s[id].type);
  const uint32_t bits = 8 * shape.lane_bytes;
  const Value value = s.operand(id, 0), amount = s.operand(id, 1);
  if (const std::optional<uint64_t> known = s.uniform_bits(amount)) {
    auto moved = [&](Value part) {
      return s.shifted(opcode, part, static_cast<uint32_t>(*known & (bits - 1)));
    };
    return s.define_by(id, moved, value);
  }
  const Value scalar = splat_scalar(s, amount);
  if (const PackedOpcode shift = shift_by_one_amount(opcode);
      scalar.valid() && s.can(shift, shape.lane)) {
    const Value count =
        s.as(s.vector_of(s.emit().resize_unsigned(s.part_of(scalar), ssa::kI64)), shape.lane);
    auto moved = [&](Value part) { return s.packed(shift, shape.lane, {part, count}); };
    return s.define_by(id, moved, value);
  }
  const bool shifts_each = s.can(PackedOpcode::ShiftLeftEach, shape.lane);
  if (amount.is_constant() && opcode == Opcode::Shl && shape.lane_bytes <= 4 && !shifts_each) {
    const Parts factors = powers_of_two(s, id);
    Parts result = s.parts_of(value);
    for (size_t i = 0; i < result.size(); ++i) result[i] = s.product(result[i], factors[i]);
    return s.done(id, result);
  }
  if (shape.lane_bytes == 2 && !shifts_each && s.can(PackedOpcode::ShiftLeftEach, ssa::kI32))
    return shift_wider(s, id);
  auto moved = [&](Value part, Value by) {
    return s.shifted_each(opcode, part, by, std::min(shape.count, 16 / shape.lane_bytes));
  };
  return s.define_by(id, moved, value, amount);
}

// By products: what leaves a lane at its upper end is the upper half. Of a funnel shift of equal
// operands.
bool split_rotation(SplitValues& s, InstId id, bool left) {
  const uint32_t bits = 8 * s.shape_of(s[id].type).lane_bytes;
  auto rotated = [&](Value part, Value by) {
    if (!left) by = s.difference(s.emit().null_value(s.type_of(by)), by);
    const TypeId lane = s.types()[s.type_of(by)].element;
    return s.rotated(part, s.logic(Opcode::And, by, s.constant_register(lane, bits - 1)));
  };
  s.define_by(id, rotated, s.operand(id, 2), s.operand(id, 4));
  s.erase_later(id);
  return true;
}

Value PackedArithmetic::rotated(Value part, Value by) {
  const Value factor = power_of_two(by);
  if (lane_bytes_of(part) == 2) {
    const Value low = emit_.make(Opcode::Mul, function_.type_of(part), {part, factor});
    return logic(Opcode::Or, low,
                 packed(PackedOpcode::MultiplyHighUnsigned, ssa::kI16, {part, factor}));
  }
  const Value even_part = as(part, ssa::kI64), even_factor = as(factor, ssa::kI64);
  const Value even = as(even_product(even_part, even_factor), ssa::kI32);
  const Value odd_part = shifted(Opcode::LShr, even_part, 32);
  const Value odd_factor = shifted(Opcode::LShr, even_factor, 32);
  const Value odd = as(even_product(odd_part, odd_factor), ssa::kI32);
  const Value low = shuffle(even, odd, {0, 2, 4, 6}), high = shuffle(even, odd, {1, 3, 5, 7});
  const Value both = logic(Opcode::Or, low, high);
  return shuffle(both, both, {0, 2, 1, 3});
}

// The first `count` lanes, each by its own amount.
Value PackedArithmetic::shifted_each(Opcode opcode, Value part, Value by, uint32_t count) {
  const uint32_t bytes = lane_bytes_of(part);
  const TypeId lane = integer_lane(bytes);
  if (bytes <= 2 && !can(PackedOpcode::ShiftLeftEach, lane))
    return shifted_by_bits(opcode, part, by);
  const bool has_signed = can(PackedOpcode::ShiftRightSignedEach, lane) ||
                          (bytes == 4 && !can(PackedOpcode::ShiftLeftEach, lane));
  if (opcode == Opcode::AShr && !has_signed) {  // as shifted()
    const Value top = constant_register(ssa::kI64, uint64_t{1} << 63);
    const Value sign = shifted_each(Opcode::LShr, top, by, count);
    const Value moved = shifted_each(Opcode::LShr, part, by, count);
    return difference(logic(Opcode::Xor, moved, sign), sign);
  }
  if (can(PackedOpcode::ShiftLeftEach, lane))
    return packed(opcode == Opcode::Shl    ? PackedOpcode::ShiftLeftEach
                  : opcode == Opcode::LShr ? PackedOpcode::ShiftRightEach
                                           : PackedOpcode::ShiftRightSignedEach,
                  lane, {part, by});
  if (bytes == 8) {
    const Value first = shifted_as_lane(opcode, part, by, 0);
    return shuffle(first, shifted_as_lane(opcode, part, by, 1), {0, 3});
  }
  return opcode == Opcode::Shl ? product(part, power_of_two(by))
                               : lanes_shifted_alone(opcode, part, by, count);
}

// Of 4 bytes.
Value PackedArithmetic::lanes_shifted_alone(Opcode opcode, Value part, Value by, uint32_t count) {
  const Value first = shifted_as_lane(opcode, part, by, 0);
  const Value second = shifted_as_lane(opcode, part, by, 1);
  if (count <= 2) return shuffle(first, second, {0, 5, kAnyLane, kAnyLane});
  const bool is_known = by.is_constant();
  const Value high = is_known ? by : shuffle(by, by, {2, 3, kAnyLane, kAnyLane});
  const Value third = shifted_as_lane(opcode, part, high, is_known ? 2 : 0);
  const Value fourth = shifted_as_lane(opcode, part, high, is_known ? 3 : 1);
  const Value lower = shuffle(first, second, {0, 1, 4, 5});
  return shuffle(lower, shuffle(third, fourth, {2, 3, 6, 7}), {0, 3, 4, 7});
}

// All lanes, of 4 or 8 bytes, by the amount of one: the first or second of variables. It is less
// than 32, or less than 64, so that the upper word of 4 bytes is zero, of which 8 bytes are made.
Value PackedArithmetic::shifted_as_lane(Opcode opcode, Value part, Value by, int8_t number) {
  const TypeId lane = integer_lane(lane_bytes_of(part));
  if (by.is_constant()) {
    const Value amount = lanes_of_constant(by.constant())[static_cast<size_t>(number)];
    const uint32_t highest = 8 * lane_bytes_of(part) - 1;
    return emit_.is_integer(amount)
               ? shifted(opcode, part,
                         static_cast<uint32_t>(emit_.bits_of_constant(amount)) & highest)
               : part;
  }
  if (lane == ssa::kI64 && number == 1) by = shuffle(by, by, {1, kAnyLane});
  if (lane == ssa::kI32) {
    const int8_t low = number == 0 ? 0 : 2, zero = number == 0 ? 1 : 3;
    const Value words = as(by, ssa::kI16);
    by = as(shuffle(words, words, {low, zero, zero, zero, kAnyLane, kAnyLane, kAnyLane, kAnyLane}),
            lane);
  }
  return packed(shift_by_one_amount(opcode), lane, {part, by});
}

// 1.0 with the number as its exponent, as an integer; in lanes of 4 or 2 bytes.
Value PackedArithmetic::power_of_two(Value exponent) {
  if (exponent.is_constant()) {
    Parts lanes = lanes_of_constant(exponent.constant());
    const TypeId lane = types_[function_.type_of(exponent)].element;
    for (Value& each : lanes)
      if (emit_.is_integer(each))
        each = emit_.integer(lane, uint64_t{1} << (emit_.bits_of_constant(each) & 31));
    return constant_lanes(lane, lanes);
  }
  if (lane_bytes_of(exponent) == 2) {
    const Value zero = emit_.null_value(function_.type_of(exponent));
    const Value low = power_of_two(as(interleaved(exponent, zero, false), ssa::kI32));
    const Value high = power_of_two(as(interleaved(exponent, zero, true), ssa::kI32));
    const Value high_words = as(high, ssa::kI16);
    return every_second(as(low, ssa::kI16), high_words, false);
  }
  const Value one = constant_register(ssa::kI32, 0x3f800000);
  const Value number = sum(shifted(Opcode::Shl, exponent, 23), one);
  const Value made = as(number, ssa::kFloat);
  return emit_.intrinsic("llvm.x86.sse2.cvttps2dq", register_type(ssa::kI32), {made});
}

// Words and bytes.
Value PackedArithmetic::shifted_by_bits(Opcode opcode, Value part, Value by) {
  const uint32_t bytes = lane_bytes_of(part), bits = 8 * bytes;
  if (bytes == 2 && opcode == Opcode::Shl) return product(part, power_of_two(by));
  const Value zero = emit_.null_value(function_.type_of(by));
  const auto highest = static_cast<uint32_t>(std::bit_width(bits - 1) - 1);
  // Bits of the byte below come into those that no step asks for.
  Value rest = as(shifted(Opcode::Shl, as(by, ssa::kI16), bits - 1 - highest), integer_lane(bytes));
  for (uint32_t step = bits / 2; step > 0; step /= 2) {
    const Value moved = shifted(opcode, part, step);
    const bool takes_sign = bytes == 1 && can(PackedOpcode::Blend, ssa::kI8);
    part = takes_sign ? packed(PackedOpcode::Blend, ssa::kI8, {part, moved, rest})
                      : choice(greater(zero, rest), moved, part);
    if (step > 1) rest = sum(rest, rest);
  }
  return part;
}

}  // namespace lilt::backend
