// Intrinsics of floating-point numbers, of any format, that are comparisons and plain arithmetic.
#include <bit>
#include <cmath>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/fast_math.h"

namespace lilt::backend {

using ssa::FloatPredicate;

namespace {

// 2^exponent; infinity if the format lacks the number. Half is too narrow for most: callers widen
// it.
Value power_of_two(Emitter& emit, TypeId type, int exponent) {
  ssa::ConstantPool& pool = emit.function().constants();
  if (type == ssa::kFloat)
    return pool.floating(type, std::bit_cast<uint32_t>(std::ldexp(1.0f, exponent)));
  Value number = pool.floating(ssa::kDouble, std::bit_cast<uint64_t>(std::ldexp(1.0, exponent)));
  return type == ssa::kDouble ? number : emit.cast(Opcode::FPExt, number, type);
}

Value compare(Emitter& emit, FloatPredicate predicate, Value left, Value right) {
  const TypeId type = emit.type_of(left);
  const TypeId result = is_vector(emit.types(), type)
                            ? emit.types().vector(lane_count(emit.types(), type), ssa::kI1)
                            : ssa::kI1;
  return emit.make(Opcode::FCmp, result, {left, right}, 0, static_cast<uint8_t>(predicate));
}

Value negate(Emitter& emit, Value value) {
  return emit.make(Opcode::FNeg, emit.type_of(value), {value});
}

// The selects discard the conversion's result for a number that does not fit.
Value expand_saturating_conversion(const IntrinsicCall& call, bool is_signed) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  Emitter& emit = call.emit;
  Value value = call.argument(0);
  if (is_small_floating(emit.type_of(value))) value = emit.cast(Opcode::FPExt, value, ssa::kFloat);
  TypeId from = emit.type_of(value), to = call.type();
  auto bits = static_cast<int>(emit.bits_of(to));
  Value highest = emit.all_ones(to), lowest = emit.integer(to, 0);
  if (is_signed) lowest = emit.single_bit(to, static_cast<uint32_t>(bits - 1));
  if (is_signed) highest = emit.bit_xor(highest, lowest);
  Value limit = power_of_two(emit, from, is_signed ? bits - 1 : bits);
  Value result = emit.cast(is_signed ? Opcode::FPToSI : Opcode::FPToUI, value, to);
  result = emit.select(compare(emit, FloatPredicate::OGE, value, limit), highest, result);
  if (is_signed) {
    Value too_low = compare(emit, FloatPredicate::OLT, value, negate(emit, limit));
    result = emit.select(too_low, lowest, result);
    Value is_nan = compare(emit, FloatPredicate::UNO, value, value);
    return emit.select(is_nan, emit.integer(to, 0), result);
  }
  Value is_positive = compare(emit, FloatPredicate::OGT, value, emit.null_value(from));
  return emit.select(is_positive, result, lowest);
}

// The sum of two zeros is -0 only if both are; the sum with a NaN is a NaN.
Value expand_extremum(const IntrinsicCall& call, FloatPredicate first_wins, bool is_maximum) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  Emitter& emit = call.emit;
  Value left = call.argument(0), right = call.argument(1);
  Value zero = emit.null_value(call.type());
  Value sum = emit.binary(Opcode::FAdd, left, right), of_zeros = sum;
  if (!is_maximum) {
    const Value opposite = negate(emit, left);
    of_zeros = negate(emit, emit.binary(Opcode::FAdd, opposite, negate(emit, right)));
  }
  const Value is_zero = compare(emit, FloatPredicate::OEQ, left, zero);
  Value are_zeros = emit.bit_and(is_zero, compare(emit, FloatPredicate::OEQ, right, zero));
  Value result = emit.select(compare(emit, first_wins, left, right), left, right);
  result = emit.select(are_zeros, of_zeros, result);
  return emit.select(compare(emit, FloatPredicate::UNO, left, right), sum, result);
}

// The one that is a number, if only one is; the second of two zeros, as the C library has it.
Value expand_number_extremum(const IntrinsicCall& call, FloatPredicate wins) {
  const TypeId type = lane_type(call.emit.types(), call.type());
  const bool is_native = type == ssa::kFloat || type == ssa::kDouble;
  if (!is_native) return call_library(call);
  Emitter& emit = call.emit;
  Value left = call.argument(0), right = call.argument(1);
  const uint16_t flags = call.function().annotations().call_facts(call.id).fast_math;
  if ((flags & ssa::fast_math::NoNaNs) != 0)
    return emit.select(compare(emit, wins, left, right), left, right);
  Value result = emit.select(compare(emit, wins, left, right), left, right);
  return emit.select(compare(emit, FloatPredicate::UNO, right, right), left, result);
}

}  // namespace

Value expand_signed_conversion(const IntrinsicCall& call) {
  return expand_saturating_conversion(call, true);
}

Value expand_unsigned_conversion(const IntrinsicCall& call) {
  return expand_saturating_conversion(call, false);
}

Value expand_maxnum(const IntrinsicCall& call) {
  return expand_number_extremum(call, FloatPredicate::OGT);
}

Value expand_minnum(const IntrinsicCall& call) {
  return expand_number_extremum(call, FloatPredicate::OLT);
}

Value expand_maximum(const IntrinsicCall& call) {
  return expand_extremum(call, FloatPredicate::OGT, true);
}

Value expand_minimum(const IntrinsicCall& call) {
  return expand_extremum(call, FloatPredicate::OLT, false);
}

namespace {

// A NaN gives way to the other operand: two NaNs are left if there are two.
Value expand_extremum_of_numbers(const IntrinsicCall& call, IntrinsicName name) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  Emitter& emit = call.emit;
  Value left = call.argument(0), right = call.argument(1);
  const Value first = emit.select(compare(emit, FloatPredicate::UNO, left, left), right, left);
  const Value second = emit.select(compare(emit, FloatPredicate::UNO, right, right), left, right);
  return emit.intrinsic(name, call.type(), call.type(), {first, second});
}

}  // namespace

Value expand_maximum_of_numbers(const IntrinsicCall& call) {
  return expand_extremum_of_numbers(call, "llvm.maximum");
}

Value expand_minimum_of_numbers(const IntrinsicCall& call) {
  return expand_extremum_of_numbers(call, "llvm.minimum");
}

// A product with 1 quiets a NaN and changes no other number.
Value expand_canonicalize(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  Emitter& emit = call.emit;
  Value value = call.argument(0);
  bool narrow = is_small_floating(call.type());
  if (narrow) value = emit.cast(Opcode::FPExt, value, ssa::kFloat);
  Value one = power_of_two(emit, emit.type_of(value), 0);
  Value product = emit.make(Opcode::FMul, emit.type_of(value), {value, one});
  return narrow ? emit.cast(Opcode::FPTrunc, product, call.type()) : product;
}

// As integers of 16 bits, which earlier front ends had for half.
Value expand_from_half(const IntrinsicCall& call) {
  const Value half = call.emit.cast(Opcode::BitCast, call.argument(0), ssa::kHalf);
  const Value number = call.emit.cast(Opcode::FPExt, half, ssa::kFloat);
  const bool is_narrow = is_small_floating(call.type());
  return call.emit.cast(is_narrow ? Opcode::FPTrunc : Opcode::FPExt, number, call.type());
}

Value expand_to_half(const IntrinsicCall& call) {
  Value number = call.argument(0);
  if (is_small_floating(call.emit.type_of(number)))
    number = call.emit.cast(Opcode::FPExt, number, ssa::kFloat);
  return call.emit.cast(Opcode::BitCast, call.emit.cast(Opcode::FPTrunc, number, ssa::kHalf),
                        ssa::kI16);
}

}  // namespace lilt::backend
