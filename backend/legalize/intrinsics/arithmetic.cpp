// Minimum, maximum, absolute value, three-way comparison, overflow and saturation. All except the
// overflow of products compute in the call's own type, an integer of any width or a vector.
#include <algorithm>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

Value choose(const IntrinsicCall& call, IntPredicate predicate) {
  Value left = call.argument(0), right = call.argument(1);
  return call.emit.select(call.emit.icmp(predicate, left, right), left, right);
}

Value three_way(const IntrinsicCall& call, IntPredicate less, IntPredicate greater) {
  Value left = call.argument(0), right = call.argument(1);
  Value above = call.emit.cast(Opcode::ZExt, call.emit.icmp(greater, left, right), call.type());
  Value below = call.emit.cast(Opcode::ZExt, call.emit.icmp(less, left, right), call.type());
  return call.emit.sub(above, below);
}

Value zero_of(const IntrinsicCall& call) { return call.emit.integer(call.argument_type(0), 0); }

Value is_negative(const IntrinsicCall& call, Value value) {
  return call.emit.icmp(IntPredicate::SLT, value, zero_of(call));
}

// Whether the selector supports the intrinsic at this type.
bool has_tile(const IntrinsicCall& call, uint32_t least) {
  TypeId type = call.argument_type(0);
  if (call.emit.types().kind(type) == TypeKind::Vector) return false;
  uint32_t bits = call.emit.bits_of(type);
  return bits >= least && (bits == 8 || bits == 16 || bits == 32 || bits == 64);
}

Value with_overflow(const IntrinsicCall& call, Value value, Value overflow) {
  Value whole = call.function().constants().poison(call.type());
  return call.emit.insert_value(call.emit.insert_value(whole, value, 0), overflow, 1);
}

// A sum overflows when both operands differ from it in sign; a difference when the operands differ
// in sign and it differs from the left one.
Value signed_overflow(const IntrinsicCall& call, bool is_sum, Value result) {
  Emitter& emit = call.emit;
  Value left = call.argument(0), right = call.argument(1);
  Value other = is_sum ? emit.bit_xor(result, right) : emit.bit_xor(left, right);
  return is_negative(call, emit.bit_and(emit.bit_xor(result, left), other));
}

// The type with integers of twice the width.
TypeId doubled(Emitter& emit, TypeId type) {
  TypeId wide = emit.types().integer(2 * emit.bits_of(type));
  const ssa::Type& shape = emit.types()[type];
  return shape.kind == TypeKind::Vector ? emit.types().vector(shape.count, wide) : wide;
}

Value multiply_overflow(const IntrinsicCall& call, bool is_signed) {
  Emitter& emit = call.emit;
  TypeId type = call.argument_type(0), wide = doubled(emit, type);
  Opcode extension = is_signed ? Opcode::SExt : Opcode::ZExt;
  Value left = emit.cast(extension, call.argument(0), wide);
  Value right = emit.cast(extension, call.argument(1), wide);
  Value product = emit.binary(Opcode::Mul, left, right);
  Value value = emit.cast(Opcode::Trunc, product, type);
  return with_overflow(call, value,
                       emit.icmp(IntPredicate::NE, emit.cast(extension, value, wide), product));
}

// The largest value for a positive sign, the smallest for a negative one.
Value bound_by_sign(const IntrinsicCall& call, Value value) {
  Emitter& emit = call.emit;
  TypeId type = call.argument_type(0);
  uint32_t top = emit.bits_of(type) - 1;
  Value largest = emit.bit_xor(emit.all_ones(type), emit.single_bit(type, top));
  return emit.bit_xor(emit.shift(Opcode::AShr, value, top), largest);
}

// The bits first, first + step, … of a value.
Value every_bit_from(Emitter& emit, Value value, uint32_t first, uint32_t step) {
  const TypeId type = emit.type_of(value);
  Value mask = emit.integer(type, 0);
  for (uint32_t bit = first; bit < emit.bits_of(type); bit += step)
    mask = emit.bit_or(mask, emit.single_bit(type, bit));
  return emit.bit_and(value, mask);
}

}  // namespace

// Products of numbers with zeros between their bits have no carries into the next bit that counts:
// a sum of at most width / step bits fits so many zeros, but for the last one, whose carry leaves
// the number. Source: T. Pornin, BearSSL, "Constant-Time Mul", 2018.
Value expand_carryless_product(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const uint32_t bits = emit.bits_of(call.type());
  uint32_t step = 1;
  while ((bits + step - 1) / step > (uint64_t{1} << std::min(step, 32u))) ++step;
  ArenaVector<Value> left(emit.scratch()), right(emit.scratch());
  for (uint32_t first = 0; first < step; ++first) {
    left.push_back(every_bit_from(emit, call.argument(0), first, step));
    right.push_back(every_bit_from(emit, call.argument(1), first, step));
  }
  Value result = zero_of(call);
  for (uint32_t first = 0; first < step; ++first) {
    Value sum = zero_of(call);
    for (uint32_t i = 0; i < step; ++i)
      sum = emit.bit_xor(sum, emit.binary(Opcode::Mul, left[i], right[(first + step - i) % step]));
    result = emit.bit_or(result, every_bit_from(emit, sum, first, step));
  }
  return result;
}

Value expand_signed_max(const IntrinsicCall& call) { return choose(call, IntPredicate::SGT); }
Value expand_signed_min(const IntrinsicCall& call) { return choose(call, IntPredicate::SLT); }
Value expand_unsigned_max(const IntrinsicCall& call) { return choose(call, IntPredicate::UGT); }
Value expand_unsigned_min(const IntrinsicCall& call) { return choose(call, IntPredicate::ULT); }

// Of a vector in registers: as its parts (split_part_by_part).
Value expand_absolute(const IntrinsicCall& call) {
  Value value = call.argument(0);
  if (is_vector_call(call) &&
      vector_shape(call.emit.types(), call.type()).form == VectorForm::Packed)
    return call.id;
  const Value negative = is_negative(call, value);
  return call.emit.select(negative, call.emit.sub(zero_of(call), value), value);
}

Value expand_signed_compare(const IntrinsicCall& call) {
  return three_way(call, IntPredicate::SLT, IntPredicate::SGT);
}

Value expand_unsigned_compare(const IntrinsicCall& call) {
  return three_way(call, IntPredicate::ULT, IntPredicate::UGT);
}

Value expand_unsigned_add_overflow(const IntrinsicCall& call) {
  if (has_tile(call, 8)) return call.id;
  Value sum = call.emit.add(call.argument(0), call.argument(1));
  return with_overflow(call, sum, call.emit.icmp(IntPredicate::ULT, sum, call.argument(1)));
}

Value expand_unsigned_sub_overflow(const IntrinsicCall& call) {
  if (has_tile(call, 8)) return call.id;
  Value left = call.argument(0), right = call.argument(1);
  const Value difference = call.emit.sub(left, right);
  return with_overflow(call, difference, call.emit.icmp(IntPredicate::ULT, left, right));
}

Value expand_signed_add_overflow(const IntrinsicCall& call) {
  if (has_tile(call, 8)) return call.id;
  Value sum = call.emit.add(call.argument(0), call.argument(1));
  return with_overflow(call, sum, signed_overflow(call, true, sum));
}

Value expand_signed_sub_overflow(const IntrinsicCall& call) {
  if (has_tile(call, 8)) return call.id;
  Value difference = call.emit.sub(call.argument(0), call.argument(1));
  return with_overflow(call, difference, signed_overflow(call, false, difference));
}

Value expand_unsigned_mul_overflow(const IntrinsicCall& call) {
  return has_tile(call, 32) ? Value(call.id) : multiply_overflow(call, false);
}

Value expand_signed_mul_overflow(const IntrinsicCall& call) {
  return has_tile(call, 16) ? Value(call.id) : multiply_overflow(call, true);
}

namespace {

// Of bytes and words in registers: as their parts (split_part_by_part).
bool saturates_at_once(const IntrinsicCall& call) {
  const VectorShape shape = vector_shape(call.emit.types(), call.type());
  return is_vector_call(call) && shape.form == VectorForm::Packed && shape.lane_bytes <= 2 &&
         shape.lane == lane_type(call.emit.types(), call.type());
}

}  // namespace

Value expand_unsigned_add_saturating(const IntrinsicCall& call) {
  if (saturates_at_once(call)) return call.id;
  Value sum = call.emit.add(call.argument(0), call.argument(1));
  Value overflow = call.emit.icmp(IntPredicate::ULT, sum, call.argument(1));
  return call.emit.select(overflow, call.emit.all_ones(call.type()), sum);
}

Value expand_unsigned_sub_saturating(const IntrinsicCall& call) {
  if (saturates_at_once(call)) return call.id;
  Value left = call.argument(0), right = call.argument(1);
  Value overflow = call.emit.icmp(IntPredicate::ULT, left, right);
  return call.emit.select(overflow, zero_of(call), call.emit.sub(left, right));
}

// A result that overflowed has the wrong sign.
Value expand_signed_add_saturating(const IntrinsicCall& call) {
  if (saturates_at_once(call)) return call.id;
  Value sum = call.emit.add(call.argument(0), call.argument(1));
  Value bound = bound_by_sign(call, call.argument(0));
  return call.emit.select(signed_overflow(call, true, sum), bound, sum);
}

Value expand_signed_sub_saturating(const IntrinsicCall& call) {
  if (saturates_at_once(call)) return call.id;
  Value difference = call.emit.sub(call.argument(0), call.argument(1));
  Value bound = bound_by_sign(call, call.argument(0));
  return call.emit.select(signed_overflow(call, false, difference), bound, difference);
}

Value expand_unsigned_shift_saturating(const IntrinsicCall& call) {
  Value value = call.argument(0), amount = call.argument(1);
  Value shifted = call.emit.binary(Opcode::Shl, value, amount);
  Value back = call.emit.binary(Opcode::LShr, shifted, amount);
  return call.emit.select(call.emit.icmp(IntPredicate::NE, back, value),
                          call.emit.all_ones(call.type()), shifted);
}

Value expand_signed_shift_saturating(const IntrinsicCall& call) {
  Value value = call.argument(0), amount = call.argument(1);
  Value shifted = call.emit.binary(Opcode::Shl, value, amount);
  Value back = call.emit.binary(Opcode::AShr, shifted, amount);
  const Value overflow = call.emit.icmp(IntPredicate::NE, back, value);
  return call.emit.select(overflow, bound_by_sign(call, value), shifted);
}

namespace {

// llvm.umul.fix.sat is not signed, and saturates. Both compute with twice the width.
struct FixedPoint {
  explicit FixedPoint(const IntrinsicCall& call)
      : emit(call.emit),
        type(call.type()),
        wide(doubled(call.emit, call.type())),
        is_signed(call.name.starts_with("llvm.s")),
        saturates(call.name.ends_with(".sat")),
        scale(static_cast<uint32_t>(call.emit.bits_of_constant(call.argument(2)))) {}

  Value widened(Value value) const {
    return emit.cast(is_signed ? Opcode::SExt : Opcode::ZExt, value, wide);
  }
  Value narrowed(Value value) const {
    if (saturates) {
      Value largest = emit.all_ones(type);
      if (is_signed) largest = emit.bit_xor(largest, emit.single_bit(type, emit.bits_of(type) - 1));
      using enum IntPredicate;
      value = nearest(is_signed ? SGT : UGT, value, widened(largest));
      if (is_signed)
        value = nearest(SLT, value, widened(emit.single_bit(type, emit.bits_of(type) - 1)));
    }
    return emit.cast(Opcode::Trunc, value, type);
  }

  Emitter& emit;
  const TypeId type, wide;
  const bool is_signed, saturates;
  const uint32_t scale;

 private:
  Value nearest(IntPredicate beyond, Value value, Value limit) const {
    return emit.select(emit.icmp(beyond, value, limit), limit, value);
  }
};

}  // namespace

Value expand_fixed_product(const IntrinsicCall& call) {
  const FixedPoint fixed(call);
  const Value product = call.emit.binary(Opcode::Mul, fixed.widened(call.argument(0)),
                                         fixed.widened(call.argument(1)));
  return fixed.narrowed(
      call.emit.shift(fixed.is_signed ? Opcode::AShr : Opcode::LShr, product, fixed.scale));
}

// Rounded down, as the product.
Value expand_fixed_quotient(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const FixedPoint fixed(call);
  const Value left = emit.shift(Opcode::Shl, fixed.widened(call.argument(0)), fixed.scale);
  const Value right = fixed.widened(call.argument(1));
  if (!fixed.is_signed) return fixed.narrowed(emit.binary(Opcode::UDiv, left, right));
  const Value quotient = emit.binary(Opcode::SDiv, left, right);
  const Value rest = emit.sub(left, emit.binary(Opcode::Mul, quotient, right));
  const Value zero = emit.integer(fixed.wide, 0);
  const Value is_negative = emit.icmp(IntPredicate::SLT, emit.bit_xor(rest, right), zero);
  const Value is_above = emit.bit_and(emit.icmp(IntPredicate::NE, rest, zero), is_negative);
  return fixed.narrowed(emit.sub(quotient, emit.cast(Opcode::ZExt, is_above, fixed.wide)));
}

}  // namespace lilt::backend
