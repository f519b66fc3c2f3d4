// Registers as values: constants, the same bytes as other lanes, logic, shifts; the lanes of
// vectors in packed_lanes.cpp, shuffles in packed_shuffles.cpp, parts of wider registers in
// wide_registers.cpp.
#include "backend/legalize/types/packed_registers.h"

#include <bit>
#include <utility>

#include "backend/legalize/names.h"

namespace lilt::backend {

using ssa::ConstantKind;

namespace {

// The bits of all lanes, where lanes of another size have the same bytes in all; none if they
// differ.
std::optional<uint64_t> repeated(uint64_t bits, uint64_t from, uint64_t to) {
  if (from < 8) bits &= (uint64_t{1} << 8 * from) - 1;
  for (; from < to; from *= 2) bits |= bits << 8 * from;
  for (; from > to; from /= 2) {
    const uint64_t low = bits & ((uint64_t{1} << 4 * from) - 1);
    if (bits >> 4 * from != low) return std::nullopt;
    bits = low;
  }
  return bits;
}

// As words, without the bits of the neighbour.
Value shifted_bytes(PackedRegisters& r, Opcode opcode, Value part, uint32_t amount) {
  const bool is_left = opcode == Opcode::Shl;
  const Value words =
      r.emit().shift(is_left ? Opcode::Shl : Opcode::LShr, r.as(part, ssa::kI16), amount);
  const uint64_t kept = is_left ? 0xffu << amount & 0xff : 0xffu >> amount;
  const Value moved =
      r.logic(Opcode::And, r.as(words, ssa::kI8), r.constant_register(ssa::kI8, kept));
  if (opcode != Opcode::AShr) return moved;
  const Value sign = r.constant_register(ssa::kI8, 0x80u >> amount);
  return r.difference(r.logic(Opcode::Xor, moved, sign), sign);
}

}  // namespace

TypeId PackedBuilder::integer_lane(uint32_t lane_bytes) {
  constexpr TypeId kIntegers[] = {ssa::kI8, ssa::kI16, ssa::kI32, ssa::kI64};
  return kIntegers[std::countr_zero(lane_bytes) & 3];
}

TypeId PackedBuilder::register_type(TypeId lane) {
  return function_.types().vector(register_bytes_ / types_.size_of(lane), lane);
}

TypeId PackedBuilder::register_type(uint32_t lane_bytes) {
  return register_type(integer_lane(lane_bytes));
}

uint32_t PackedBuilder::lane_bytes_of(Value part) const {
  return static_cast<uint32_t>(types_.size_of(types_[function_.type_of(part)].element));
}

Value PackedBuilder::as(Value part, TypeId lane) {
  const TypeId old = function_.type_of(part);
  const uint64_t bytes = is_vector(types_, old) ? types_.size_of(old) : 16;
  const TypeId type = function_.types().vector(bytes / types_.size_of(lane), lane);
  if (old == type) return part;
  if (emit_.is_undefined(part)) return function_.constants().undef(type);
  if (is_zero_register(part)) return emit_.null_value(type);
  if (const std::optional<uint64_t> lanes = uniform_bits(part); lanes && types_.is_integer(lane))
    if (const auto bits =
            repeated(*lanes, types_.size_of(types_[old].element), types_.size_of(lane)))
      return emit_.splat(type, emit_.integer(lane, *bits));
  if (part.is_local() && function_[part.local()].opcode == Opcode::BitCast) {
    const Value source = function_.operand(part.local(), 0);
    return function_.type_of(source) == type ? source
                                             : Value(emit_.make(Opcode::BitCast, type, {source}));
  }
  return emit_.make(Opcode::BitCast, type, {part});
}

Value PackedBuilder::constant_register(TypeId lane, uint64_t bits) {
  if (bits == 0) return emit_.null_value(register_type(lane));
  const Value element = types_.is_integer(lane) ? emit_.integer(lane, bits)
                                                : Value(function_.constants().floating(lane, bits));
  return emit_.splat(register_type(lane), element);
}

bool PackedBuilder::is_zero_register(Value part) const {
  return part.is_constant() && function_.constants()[part.constant()].kind == ConstantKind::Zero;
}

// The bits of each lane of a constant of integers, if they are equal.
std::optional<uint64_t> PackedBuilder::uniform_bits(Value part) const {
  if (!part.is_constant()) return std::nullopt;
  const ssa::ConstantPool& pool = function_.constants();
  if (pool[part.constant()].kind == ConstantKind::Zero) return 0;
  if (pool[part.constant()].kind != ConstantKind::Aggregate) return std::nullopt;
  std::optional<uint64_t> bits;
  for (Value lane : pool.elements(part.constant())) {
    if (emit_.is_undefined(lane)) continue;
    if (!emit_.is_integer(lane) || (bits && *bits != emit_.bits_of_constant(lane)))
      return std::nullopt;
    bits = emit_.bits_of_constant(lane);
  }
  return bits;
}

// --- bits of mask registers

TypeId PackedBuilder::bits_type(uint64_t lanes) {
  return function_.types().vector(std::max<uint64_t>(lanes, 8), ssa::kI1);
}

bool PackedBuilder::is_zmm(Value part) const {
  const TypeId type = function_.type_of(part);
  return is_vector(types_, type) && types_.size_of(type) == 64;
}

// What a mask was made of; none() if it was not.
Value PackedBuilder::bits_under(Value mask) const {
  if (!mask.is_local() || function_[mask.local()].opcode != Opcode::Packed ||
      function_[mask.local()].subcode != static_cast<uint8_t>(PackedOpcode::MaskOfBits))
    return {};
  return function_.operand(mask.local(), 0);
}

Value PackedBuilder::bits_of(Value mask) {
  if (const Value bits = bits_under(mask); bits.valid()) return bits;
  const TypeId bits = bits_type(types_[function_.type_of(mask)].count);
  if (const std::optional<uint64_t> lanes = uniform_bits(mask))
    return emit_.packed(PackedOpcode::BitsOfInteger, bits,
                        {emit_.i64(*lanes != 0 ? ~uint64_t{0} : 0)});
  return emit_.packed(PackedOpcode::BitsOfMask, bits, {mask});
}

Value PackedBuilder::mask_of(Value bits, uint32_t lane_bytes) {
  return packed(PackedOpcode::MaskOfBits, integer_lane(lane_bytes), {bits});
}

// Of constants with lanes of their own; none() of others.
Value PackedBuilder::logic_of_lanes(Opcode opcode, Value left, Value right) {
  ssa::ConstantPool& pool = function_.constants();
  auto has_lanes = [&](Value part) {
    return part.is_constant() && pool[part.constant()].kind == ConstantKind::Aggregate &&
           std::ranges::all_of(pool.elements(part.constant()),
                               [&](Value lane) { return emit_.is_integer(lane); });
  };
  if (!has_lanes(left) || !has_lanes(right)) return {};
  Parts lanes = parts();
  for (uint32_t i = 0; i < types_[function_.type_of(left)].count; ++i) {
    const Value first = pool.elements(left.constant())[i];
    lanes.push_back(emit_.binary(opcode, first, pool.elements(right.constant())[i]));
  }
  return pool.aggregate(function_.type_of(left), lanes);
}

// Of integers; folds constants.
Value PackedBuilder::logic(Opcode opcode, Value left, Value right) {
  const std::optional<uint64_t> first = uniform_bits(left), second = uniform_bits(right);
  if (first && second) {
    const uint64_t bits = opcode == Opcode::And  ? *first & *second
                          : opcode == Opcode::Or ? *first | *second
                                                 : *first ^ *second;
    return constant_register(types_[function_.type_of(left)].element, bits);
  }
  if (const Value known = logic_of_lanes(opcode, left, right); known.valid()) return known;
  if (is_zero_register(left)) std::swap(left, right);
  if (is_zero_register(right)) return opcode == Opcode::And ? right : left;
  if (opcode == Opcode::And && second && left.is_local() &&
      function_[left.local()].opcode == Opcode::And)
    if (const std::optional<uint64_t> inner = uniform_bits(function_.operand(left.local(), 1)))
      return logic(Opcode::And, function_.operand(left.local(), 0),
                   constant_register(types_[function_.type_of(left)].element, *inner & *second));
  if (const Value left_bits = bits_under(left); left_bits.valid())
    if (const Value right_bits = bits_under(right); right_bits.valid()) {
      const PackedOpcode of_bits = opcode == Opcode::And  ? PackedOpcode::AndBits
                                   : opcode == Opcode::Or ? PackedOpcode::OrBits
                                                          : PackedOpcode::XorBits;
      return emit_.packed(
          PackedOpcode::MaskOfBits, function_.type_of(left),
          {emit_.packed(of_bits, function_.type_of(left_bits), {left_bits, right_bits})});
    }
  const uint64_t ones = ~uint64_t{0} >> (64 - 8 * lane_bytes_of(left));
  if (opcode == Opcode::And && second == ones) return left;
  return emit_.make(opcode, function_.type_of(left), {left, right});
}

Value PackedBuilder::complement(Value part) {
  if (const Value bits = bits_under(part); bits.valid())
    return emit_.packed(PackedOpcode::MaskOfBits, function_.type_of(part),
                        {emit_.packed(PackedOpcode::NotBits, function_.type_of(bits), {bits})});
  const Value ones = emit_.all_ones(function_.type_of(part));
  if (part.is_local() && function_[part.local()].opcode == Opcode::Xor &&
      function_.operand(part.local(), 1) == ones)
    return function_.operand(part.local(), 0);
  return logic(Opcode::Xor, part, ones);
}

Value PackedBuilder::choice(Value mask, Value if_true, Value if_false) {
  const TypeId lane = types_[function_.type_of(mask)].element;
  if (mask.is_local() && function_[mask.local()].opcode == Opcode::Xor)
    if (const Value inverse = complement(mask); function_.operand(mask.local(), 0) == inverse)
      return choice(inverse, if_false, if_true);
  const TypeId result = types_[function_.type_of(if_true)].element;
  if (emit_.is_undefined(if_true)) return if_false;
  if (emit_.is_undefined(if_false)) return if_true;
  if (bits_under(mask).valid() || (is_zmm(mask) && !mask.is_constant())) {
    const bool are_same_lanes =
        types_[function_.type_of(if_true)].count == types_[function_.type_of(mask)].count;
    const TypeId blended = are_same_lanes ? result : lane;
    if_true = as(if_true, blended), if_false = as(if_false, blended);
    return as(emit_.packed(PackedOpcode::BlendBits, function_.type_of(if_true),
                           {if_false, if_true, bits_of(mask)}),
              result);
  }
  if (is_zero_register(if_false)) return as(logic(Opcode::And, as(if_true, lane), mask), result);
  const bool has_blend =
      can(PackedOpcode::Blend, ssa::kI8) && !mask.is_constant() && !is_zero_register(if_true);
  if (has_blend && (result == ssa::kFloat || result == ssa::kDouble) &&
      types_.size_of(lane) == types_.size_of(result))
    return blend_of_numbers(as(mask, result), if_true, if_false);
  if (has_blend)
    return as(packed(PackedOpcode::Blend, ssa::kI8,
                     {as(if_false, ssa::kI8), as(if_true, ssa::kI8), as(mask, ssa::kI8)}),
              result);
  const Value taken = logic(Opcode::And, as(if_true, lane), mask);
  const Value rest = complement(mask);
  const Value other = logic(Opcode::And, rest, as(if_false, lane));
  return as(logic(Opcode::Or, taken, other), result);
}

// Where the processor forwards results of floating-point units, the one of integers is slower.
Value PackedBuilder::blend_of_numbers(Value mask, Value if_true, Value if_false) {
  const TypeId type = function_.type_of(if_true);
  const bool is_float = types_[type].element == ssa::kFloat;
  const IntrinsicName name =
      types_.size_of(type) == 32
          ? (is_float ? IntrinsicName("llvm.x86.avx.blendv.ps.256") : "llvm.x86.avx.blendv.pd.256")
          : (is_float ? IntrinsicName("llvm.x86.sse41.blendvps") : "llvm.x86.sse41.blendvpd");
  return emit_.intrinsic(name, type, {if_false, if_true, mask});
}

Value PackedRegisters::shifted(Opcode opcode, Value part, uint32_t amount) {
  if (amount == 0) return part;
  const uint32_t bytes = lane_bytes_of(part);
  if (opcode == Opcode::AShr && bytes == 8 && can(PackedOpcode::ShiftRightSigned, ssa::kI64))
    return emit_.shift(opcode, part, amount);
  if (opcode == Opcode::AShr && amount == 8 * bytes - 1 && bytes != 4 && bytes != 2)
    return greater(emit_.null_value(function_.type_of(part)), part);
  if (opcode == Opcode::AShr && bytes == 8) {  // as a sum that carries the sign upwards
    const Value sign = constant_register(ssa::kI64, uint64_t{1} << (63 - amount));
    const Value moved = shifted(Opcode::LShr, part, amount);
    return difference(logic(Opcode::Xor, moved, sign), sign);
  }
  return bytes == 1 ? shifted_bytes(*this, opcode, part, amount)
                    : emit_.shift(opcode, part, amount);
}

Value PackedRegisters::compared(PackedOpcode opcode, Value left, Value right, uint32_t predicate) {
  const TypeId type = function_.type_of(left);
  const Value bits = emit_.packed(opcode, bits_type(types_[type].count),
                                  {left, right, emit_.integer(ssa::kI8, predicate)});
  const uint32_t bytes = lane_bytes_of(left);
  return emit_.packed(PackedOpcode::MaskOfBits,
                      function_.types().vector(types_[type].count, integer_lane(bytes)), {bits});
}

// 64 bits: the upper halves decide, or if they are equal, the lower ones, without a sign.
Value PackedRegisters::greater(Value left, Value right) {
  const TypeId lane = types_[function_.type_of(left)].element;
  if (is_zmm(left)) return compared(PackedOpcode::CompareBits, left, right, 6);
  if (can(PackedOpcode::Greater, lane)) return packed(PackedOpcode::Greater, lane, {left, right});
  auto upper = [&](Value halves) { return shuffle(halves, halves, {1, 1, 3, 3}); };
  if (is_zero_register(left))
    return as(shifted(Opcode::AShr, upper(as(right, ssa::kI32)), 31), lane);
  const Value sign = constant_register(ssa::kI64, 0x80000000);
  const Value first = as(logic(Opcode::Xor, left, sign), ssa::kI32);
  const Value second = as(logic(Opcode::Xor, right, sign), ssa::kI32);
  const Value more = packed(PackedOpcode::Greater, ssa::kI32, {first, second});
  const Value same = packed(PackedOpcode::Equal, ssa::kI32, {first, second});
  const Value below = shuffle(more, more, {0, 0, 2, 2});
  const Value lower = logic(Opcode::And, upper(same), below);  // arguments have no order
  return as(logic(Opcode::Or, upper(more), lower), lane);
}

}  // namespace lilt::backend
