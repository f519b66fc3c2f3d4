// Operations on vectors in registers (VectorShape), a part of 16 bytes at a time: arithmetic,
// comparisons, selects, and masks; ymm_registers.cpp says how two parts go together.
//
// Idea. Each operation becomes instructions of the IR on whole parts that the selector knows by one
// machine instruction each, or calls of the backend's own intrinsics. What takes more than a few of
// them is done lane by lane instead: the functions that begin with `packed_` then return false. A
// vector narrower than 16 bytes is computed in a whole part; what its upper lanes then hold does
// not matter.
//
// A mask has lanes of all ones or all zeros. It has the width of lanes that its type says
// (vector_shape), and, if a comparison of other lanes made it, a second one with theirs: whoever
// needs only one of the two leaves the conversion to the other unused, and the selector drops it.
//
// Sources: the sequences for products and comparisons of 64 bits are those of Hacker's Delight and
// of Intel's optimization manual.
#include <algorithm>
#include <bit>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"
#include "emit/x86/shuffles.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

using ssa::ConstantKind;
using ssa::FloatPredicate;

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

bool is_logic(Opcode opcode) {
  return opcode == Opcode::And || opcode == Opcode::Or || opcode == Opcode::Xor;
}

}  // namespace

// --- registers

TypeId PackedRegisters::integer_lane(uint32_t lane_bytes) {
  constexpr TypeId kIntegers[] = {ssa::kI8, ssa::kI16, ssa::kI32, ssa::kI64};
  return kIntegers[std::countr_zero(lane_bytes)];
}

TypeId PackedRegisters::register_type(TypeId lane) {
  return function_.types().vector(register_bytes_ / types_.size_of(lane), lane);
}

TypeId PackedRegisters::register_type(uint32_t lane_bytes) {
  return register_type(integer_lane(lane_bytes));
}

uint32_t PackedRegisters::lane_bytes_of(Value part) const {
  return static_cast<uint32_t>(types_.size_of(types_[function_.type_of(part)].element));
}

Value PackedRegisters::as(Value part, TypeId lane) {
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

Value PackedRegisters::constant_register(TypeId lane, uint64_t bits) {
  if (bits == 0) return emit_.null_value(register_type(lane));
  const Value element = types_.is_integer(lane) ? emit_.integer(lane, bits)
                                                : Value(function_.constants().floating(lane, bits));
  return emit_.splat(register_type(lane), element);
}

bool PackedRegisters::is_zero_register(Value part) const {
  return part.is_constant() && function_.constants()[part.constant()].kind == ConstantKind::Zero;
}

// The bits of each lane of a constant of integers, if they are equal.
std::optional<uint64_t> PackedRegisters::uniform_bits(Value part) const {
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

// Of integers; folds lanes that are one constant.
Value PackedRegisters::logic(Opcode opcode, Value left, Value right) {
  const std::optional<uint64_t> first = uniform_bits(left), second = uniform_bits(right);
  if (first && second) {
    const uint64_t bits = opcode == Opcode::And  ? *first & *second
                          : opcode == Opcode::Or ? *first | *second
                                                 : *first ^ *second;
    return constant_register(types_[function_.type_of(left)].element, bits);
  }
  if (is_zero_register(left)) std::swap(left, right);
  if (is_zero_register(right)) return opcode == Opcode::And ? right : left;
  const uint64_t ones = ~uint64_t{0} >> (64 - 8 * lane_bytes_of(left));
  if (opcode == Opcode::And && second == ones) return left;
  return emit_.make(opcode, function_.type_of(left), {left, right});
}

Value PackedRegisters::complement(Value part) {
  const Value ones = emit_.all_ones(function_.type_of(part));
  if (part.is_local() && function_[part.local()].opcode == Opcode::Xor &&
      function_.operand(part.local(), 1) == ones)
    return function_.operand(part.local(), 0);
  return logic(Opcode::Xor, part, ones);
}

Value PackedRegisters::choice(Value mask, Value if_true, Value if_false) {
  const TypeId lane = types_[function_.type_of(mask)].element;
  if (mask.is_local() && function_[mask.local()].opcode == Opcode::Xor)
    if (const Value inverse = complement(mask); function_.operand(mask.local(), 0) == inverse)
      return choice(inverse, if_false, if_true);
  const TypeId result = types_[function_.type_of(if_true)].element;
  if (emit_.is_undefined(if_true)) return if_false;
  if (emit_.is_undefined(if_false)) return if_true;
  if (is_zero_register(if_false)) return as(logic(Opcode::And, as(if_true, lane), mask), result);
  if (can(PackedOpcode::Blend, ssa::kI8) && !mask.is_constant() && !is_zero_register(if_true))
    return as(packed(PackedOpcode::Blend, ssa::kI8,
                     {as(if_false, ssa::kI8), as(if_true, ssa::kI8), as(mask, ssa::kI8)}),
              result);
  const Value taken = logic(Opcode::And, as(if_true, lane), mask);
  const Value rest = complement(mask);
  const Value other = logic(Opcode::And, rest, as(if_false, lane));
  return as(logic(Opcode::Or, taken, other), result);
}

// --- dispatch

bool TypeSplitter::split_packed(InstId id) {
  const Opcode opcode = function_[id].opcode;
  if (!is_vector(types_, function_.type_of(function_.operand(id, 0)))) return false;
  if (ssa::is_binary(opcode)) return packed_binary(id);
  if (opcode == Opcode::ICmp || opcode == Opcode::FCmp) return packed_compare(id);
  if (ssa::is_cast(opcode)) return packed_cast(id);
  if (opcode != Opcode::FNeg) return false;
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form != VectorForm::Packed) return false;
  const TypeId bits = integer_lane(shape.lane_bytes);
  auto negated = [&](Value part) {
    const Value sign = constant_register(bits, uint64_t{1} << (8 * shape.lane_bytes - 1));
    return as(logic(Opcode::Xor, as(part, bits), sign), shape.lane);
  };
  define(id, by_registers(is_in_ymm(shape), negated, parts_of(function_.operand(id, 0))));
  return true;
}

// Of vectors whose lanes do not depend on others.
bool TypeSplitter::split_part_by_part(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form != VectorForm::Packed || function_[id].opcode != Opcode::Call) return false;
  const std::string_view called = ssa::called_intrinsic_name(function_, id);
  if (called == "llvm.abs") return split_absolute(id);
  if (called == "llvm.ctpop") return split_population_count(id);
  constexpr std::string_view kByPart[] = {"llvm.ceil",      "llvm.floor", "llvm.fma",
                                          "llvm.nearbyint", "llvm.rint",  "llvm.roundeven",
                                          "llvm.sqrt",      "llvm.trunc"};
  if (std::ranges::find(kByPart, called) == std::end(kByPart)) return false;
  auto call = [&](auto... operands) {
    const TypeId type = register_type(shape.lane);
    return emit_.intrinsic(IntrinsicName(called), type, type, {operands...});
  };
  const Parts first = parts_of(function_.operand(id, 2));
  if (called == "llvm.fma")
    define(id, by_registers(is_in_ymm(shape), call, first, parts_of(function_.operand(id, 3)),
                            parts_of(function_.operand(id, 4))));
  else
    define(id, by_registers(is_in_ymm(shape), call, first));
  split_.push_back(id);
  return true;
}

// --- arithmetic

bool TypeSplitter::packed_binary(InstId id) {
  const Opcode opcode = function_[id].opcode;
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (shape.form == VectorForm::Mask) {
    if (!is_logic(opcode)) return false;
    const uint32_t of_left = natural_lane_bytes(left), of_right = natural_lane_bytes(right);
    const uint32_t bytes = of_left != 0 ? of_left : of_right != 0 ? of_right : shape.lane_bytes;
    auto combined = [&](Value first, Value second) {
      const bool inverts = opcode == Opcode::Xor && uniform_bits(second).value_or(0) != 0;
      return inverts ? complement(first) : logic(opcode, first, second);
    };
    const Parts first = mask_parts(left, bytes), second = mask_parts(right, bytes);
    define_mask(id, bytes, by_registers(has_wide_integers(), combined, first, second));
    return true;
  }
  if (opcode == Opcode::Shl || opcode == Opcode::LShr || opcode == Opcode::AShr)
    return packed_shift(id);
  if (opcode == Opcode::UDiv || opcode == Opcode::SDiv || opcode == Opcode::URem ||
      opcode == Opcode::SRem)
    return packed_division(id);
  if (opcode != Opcode::Mul && !can(opcode, shape.lane)) return false;
  if (opcode == Opcode::Mul && product_of_narrow(id)) return true;
  if ((opcode == Opcode::Add || opcode == Opcode::Sub) && sum_with_mask(id)) return true;
  const uint16_t flags = function_[id].flags;
  auto combined = [&](Value first, Value second) {
    if (opcode == Opcode::Mul) return product(first, second);
    if (is_logic(opcode)) return logic(opcode, first, second);
    return Value(emit_.make(opcode, function_.type_of(first), {first, second}, flags));
  };
  define(id, by_registers(is_in_ymm(shape), combined, parts_of(left), parts_of(right)));
  return true;
}

// Lanes of 0 and 1 that a mask makes: its lanes are -1 where these are 1.
bool TypeSplitter::sum_with_mask(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  const bool is_sum = function_[id].opcode == Opcode::Add;
  auto mask_behind = [&](Value value) {
    if (!value.is_local() || function_[value.local()].opcode != Opcode::ZExt) return Value();
    const Value mask = function_.operand(value.local(), 0);
    return shape_of(function_.type_of(mask)).form == VectorForm::Mask ? mask : Value();
  };
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (is_sum && mask_behind(left).valid()) std::swap(left, right);
  const Value mask = mask_behind(right);
  if (!mask.valid()) return false;
  auto combined = [&](Value first, Value second) {
    return is_sum ? difference(first, second) : sum(first, second);
  };
  define(id, by_registers(is_in_ymm(shape), combined, parts_of(left),
                          mask_parts(mask, shape.lane_bytes)));
  return true;
}

// The scalar that is in every lane.
Value TypeSplitter::splat_scalar(Value vector) const {
  if (!vector.is_local() || function_[vector.local()].opcode != Opcode::ShuffleVector) return {};
  const Value lanes = function_.operand(vector.local(), 2);
  const Value source = function_.operand(vector.local(), 0);
  if (uniform_bits(lanes) != 0 || !source.is_local() ||
      function_[source.local()].opcode != Opcode::InsertElement)
    return {};
  const Value place = function_.operand(source.local(), 2);
  return emit_.is_integer(place, 0) ? function_.operand(source.local(), 1) : Value();
}

// By one amount for all lanes; left also by constants.
bool TypeSplitter::packed_shift(InstId id) {
  const Opcode opcode = function_[id].opcode;
  const VectorShape shape = shape_of(function_[id].type);
  const uint32_t bits = 8 * shape.lane_bytes;
  const Value amount = function_.operand(id, 1);
  if (const std::optional<uint64_t> known = uniform_bits(amount)) {
    auto moved = [&](Value part) {
      return shifted(opcode, part, static_cast<uint32_t>(*known & (bits - 1)));
    };
    define(id, by_registers(is_in_ymm(shape), moved, parts_of(function_.operand(id, 0))));
    return true;
  }
  if (shift_each(id)) return true;
  if (amount.is_constant() && opcode == Opcode::Shl && shape.lane_bytes <= 4) {
    Parts factors = lanes_of(amount);
    for (Value& factor : factors) {
      if (!emit_.is_integer(factor)) continue;
      const uint64_t by = emit_.bits_of_constant(factor) & (bits - 1);
      factor = emit_.integer(shape.lane, uint64_t{1} << by);
    }
    factors = joined_lanes(function_[id].type, factors);
    Parts result = parts_of(function_.operand(id, 0));
    for (size_t i = 0; i < result.size(); ++i) result[i] = product(result[i], factors[i]);
    define(id, result);
    return true;
  }
  const Value scalar = splat_scalar(amount);
  const PackedOpcode shift = opcode == Opcode::Shl    ? PackedOpcode::ShiftLeft
                             : opcode == Opcode::LShr ? PackedOpcode::ShiftRight
                                                      : PackedOpcode::ShiftRightSigned;
  if (!scalar.valid() || !can(shift, shape.lane)) return false;
  const Value count = as(vector_of(emit_.resize_unsigned(part_of(scalar), ssa::kI64)), shape.lane);
  auto moved = [&](Value part) { return packed(shift, shape.lane, {part, count}); };
  define(id, by_registers(is_in_ymm(shape), moved, parts_of(function_.operand(id, 0))));
  return true;
}

// Lanes of 4 and 8 bytes, each by its own amount.
bool TypeSplitter::shift_each(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  const Value amount = function_.operand(id, 1);
  if (!can(PackedOpcode::ShiftLeftEach, shape.lane) || splat_scalar(amount).valid()) return false;
  const Opcode opcode = function_[id].opcode;
  auto moved = [&](Value value, Value by) {
    auto shift = [&](PackedOpcode kind, Value part) {
      return packed(kind, shape.lane, {part, by});
    };
    if (opcode == Opcode::Shl) return shift(PackedOpcode::ShiftLeftEach, value);
    if (opcode == Opcode::LShr) return shift(PackedOpcode::ShiftRightEach, value);
    if (can(PackedOpcode::ShiftRightSignedEach, shape.lane))
      return shift(PackedOpcode::ShiftRightSignedEach, value);
    const Value sign =  // as shifted()
        shift(PackedOpcode::ShiftRightEach, constant_register(ssa::kI64, uint64_t{1} << 63));
    return difference(logic(Opcode::Xor, shift(PackedOpcode::ShiftRightEach, value), sign), sign);
  };
  define(id, by_registers(is_in_ymm(shape), moved, parts_of(function_.operand(id, 0)),
                          parts_of(amount)));
  return true;
}

Value PackedRegisters::shifted(Opcode opcode, Value part, uint32_t amount) {
  if (amount == 0) return part;
  const uint32_t bytes = lane_bytes_of(part);
  if (opcode == Opcode::AShr && amount == 8 * bytes - 1 && bytes != 4 && bytes != 2)
    return greater(emit_.null_value(function_.type_of(part)), part);
  if (opcode == Opcode::AShr && bytes == 8) {  // as a sum that carries the sign upwards
    const Value sign = constant_register(ssa::kI64, uint64_t{1} << (63 - amount));
    const Value moved = shifted(Opcode::LShr, part, amount);
    return difference(logic(Opcode::Xor, moved, sign), sign);
  }
  return bytes == 1 ? shifted_bytes(opcode, part, amount) : emit_.shift(opcode, part, amount);
}

// As words, without the bits of the neighbour.
Value PackedRegisters::shifted_bytes(Opcode opcode, Value part, uint32_t amount) {
  const bool is_left = opcode == Opcode::Shl;
  const Value words =
      emit_.shift(is_left ? Opcode::Shl : Opcode::LShr, as(part, ssa::kI16), amount);
  const uint64_t kept = is_left ? 0xffu << amount & 0xff : 0xffu >> amount;
  const Value moved = logic(Opcode::And, as(words, ssa::kI8), constant_register(ssa::kI8, kept));
  if (opcode != Opcode::AShr) return moved;
  const Value sign = constant_register(ssa::kI8, 0x80u >> amount);
  return difference(logic(Opcode::Xor, moved, sign), sign);
}

// --- comparisons

bool TypeSplitter::packed_compare(InstId id) {
  const VectorShape shape = shape_of(function_.type_of(function_.operand(id, 0)));
  if (shape.form != VectorForm::Packed || shape_of(function_[id].type).form != VectorForm::Mask)
    return false;
  const uint8_t predicate = function_[id].subcode;
  const bool is_integer = function_[id].opcode == Opcode::ICmp;
  auto mask = [&](Value left, Value right) {
    return is_integer ? integer_mask(IntPredicate(predicate), left, right)
                      : floating_mask(FloatPredicate(predicate), left, right);
  };
  define_mask(id, shape.lane_bytes,
              by_registers(is_in_ymm(shape), mask, parts_of(function_.operand(id, 0)),
                           parts_of(function_.operand(id, 1))));
  return true;
}

Value PackedArithmetic::integer_mask(IntPredicate predicate, Value left, Value right) {
  using enum IntPredicate;
  const TypeId lane = types_[function_.type_of(left)].element;
  const bool is_unsigned =
      predicate == UGT || predicate == UGE || predicate == ULT || predicate == ULE;
  if (is_unsigned && can(PackedOpcode::UnsignedMinimum, lane)) {
    const bool is_less = predicate == ULT || predicate == ULE;
    const bool includes_equal = predicate == UGE || predicate == ULE;
    // left <= right where the minimum is left; left < right where the maximum is not.
    const bool takes_minimum = is_less == includes_equal;
    const Value extremum =
        packed(takes_minimum ? PackedOpcode::UnsignedMinimum : PackedOpcode::UnsignedMaximum, lane,
               {left, right});
    const Value mask = equal(extremum, left);
    return includes_equal ? mask : complement(mask);
  }
  if (is_unsigned) {
    const Value sign = constant_register(lane, uint64_t{1} << (8 * lane_bytes_of(left) - 1));
    left = logic(Opcode::Xor, left, sign);
    right = logic(Opcode::Xor, right, sign);
  }
  switch (predicate) {
    case EQ:
      return equal(left, right);
    case NE:
      return complement(equal(left, right));
    case SGT:
    case UGT:
      return greater(left, right);
    case SLT:
    case ULT:
      return greater(right, left);
    case SGE:
    case UGE:
      return complement(greater(right, left));
    default:
      return complement(greater(left, right));
  }
}

Value PackedArithmetic::equal(Value left, Value right) {
  const TypeId lane = types_[function_.type_of(left)].element;
  if (can(PackedOpcode::Equal, lane)) return packed(PackedOpcode::Equal, lane, {left, right});
  const Value halves =
      packed(PackedOpcode::Equal, ssa::kI32, {as(left, ssa::kI32), as(right, ssa::kI32)});
  return as(logic(Opcode::And, halves, shuffle(halves, halves, {1, 0, 3, 2})), lane);
}

// 64 bits: the upper halves decide, or if they are equal, the lower ones, without a sign.
Value PackedRegisters::greater(Value left, Value right) {
  const TypeId lane = types_[function_.type_of(left)].element;
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
  return as(logic(Opcode::Or, upper(more), logic(Opcode::And, upper(same), below)), lane);
}

Value PackedArithmetic::floating_test(uint32_t predicate, Value left, Value right) {
  const TypeId lane = types_[function_.type_of(left)].element;
  const bool is_float = lane == ssa::kFloat;
  const Value mask =
      packed(PackedOpcode::CompareMask, lane, {left, right, emit_.integer(ssa::kI8, predicate)});
  return as(mask, is_float ? ssa::kI32 : ssa::kI64);
}

// By the predicates of cmpps: 0 equal, 1 less, 2 less or equal, 3 unordered; 4 to 7 their
// opposites.
Value PackedArithmetic::floating_mask(FloatPredicate predicate, Value left, Value right) {
  struct Test {
    uint8_t predicate;
    bool is_swapped = false;
  };
  constexpr Test kTests[] = {{},  {0}, {1, true}, {2, true}, {1},       {2},       {4}, {7},
                             {3}, {0}, {6},       {5},       {6, true}, {5, true}, {4}, {}};
  const TypeId type = register_type(lane_bytes_of(left));
  if (predicate == FloatPredicate::True) return emit_.all_ones(type);
  if (predicate == FloatPredicate::False) return emit_.null_value(type);
  const Test& test = kTests[static_cast<size_t>(predicate)];
  if (test.is_swapped) std::swap(left, right);
  const Value mask = floating_test(test.predicate, left, right);
  if (predicate == FloatPredicate::ONE)
    return logic(Opcode::And, mask, floating_test(7, left, right));
  if (predicate == FloatPredicate::UEQ)
    return logic(Opcode::Or, mask, floating_test(3, left, right));
  return mask;
}

// --- masks

uint32_t TypeSplitter::natural_lane_bytes(Value mask) const {
  if (!mask.is_local() || mask.local().index() >= natural_mask_.size()) return 0;
  const uint32_t number = natural_mask_[mask.local().index()];
  return number == 0 ? 0 : natural_masks_[number - 1].lane_bytes;
}

TypeSplitter::Parts TypeSplitter::mask_parts(Value mask, uint32_t lane_bytes) {
  const VectorShape shape = shape_of(function_.type_of(mask));
  // With SSE4.1 lanes become wider at once.
  const uint32_t bytes = natural_lane_bytes(mask);
  const bool becomes_wider =
      extends_at_once() && bytes < lane_bytes && lane_bytes != shape.lane_bytes;
  if (bytes == lane_bytes || (bytes != 0 && becomes_wider)) {
    const NaturalMask& natural = natural_masks_[natural_mask_[mask.local().index()] - 1];
    const Parts own(parts_.begin() + natural.first, parts_.begin() + natural.first + natural.count,
                    scratch_);
    return resized_mask(own, shape.count, bytes, lane_bytes);
  }
  if (mask.is_constant()) {
    Parts lanes = lanes_of_constant(mask.constant());
    for (Value& lane : lanes)
      if (emit_.is_integer(lane))
        lane =
            emit_.integer(integer_lane(lane_bytes), emit_.bits_of_constant(lane) != 0 ? ~0ull : 0);
    return joined_lanes(function_.types().vector(shape.count, integer_lane(lane_bytes)), lanes);
  }
  return resized_mask(parts_of(mask), shape.count, shape.lane_bytes, lane_bytes);
}

PackedArithmetic::Parts PackedArithmetic::resized_mask(PartSpan masks, uint32_t count,
                                                       uint32_t from, uint32_t to) {
  Parts result(masks.begin(), masks.end(), scratch_);
  if (from < to && extends_at_once())
    return extended_lanes(result, shape_of_lanes(integer_lane(from), from, count), to, true);
  for (; from < to; from *= 2) {
    Parts wider = parts();
    const uint32_t part_count = std::max(count * from * 2 / 16, 1u);
    for (uint32_t i = 0; i < part_count; ++i)
      wider.push_back(
          as(interleaved(result[i / 2], result[i / 2], i % 2 != 0), integer_lane(2 * from)));
    result = wider;
  }
  for (; from > to; from /= 2) {
    Parts narrower = parts();
    for (size_t i = 0; i < result.size(); i += 2) {
      const Value first = result[i], second = i + 1 < result.size() ? result[i + 1] : first;
      narrower.push_back(from == 8   ? low_halves(first, second)
                         : from == 4 ? packed(PackedOpcode::PackSigned, ssa::kI16, {first, second})
                                     : packed(PackedOpcode::PackSigned, ssa::kI8, {first, second}));
    }
    result = narrower;
  }
  return result;
}

void TypeSplitter::define_mask(InstId id, uint32_t lane_bytes, PartSpan masks) {
  const VectorShape shape = shape_of(function_[id].type);
  define(id, resized_mask(masks, shape.count, lane_bytes, shape.lane_bytes));
  if (lane_bytes == shape.lane_bytes) return;
  if (natural_mask_.empty()) natural_mask_.resize(entries_.size());
  natural_masks_.push_back(
      {static_cast<uint32_t>(parts_.size()), static_cast<uint32_t>(masks.size()), lane_bytes});
  natural_mask_[id.index()] = static_cast<uint32_t>(natural_masks_.size());
  parts_.insert(parts_.end(), masks.begin(), masks.end());
}

// The bit of each lane, as the parts of an integer.
PackedArithmetic::Parts PackedArithmetic::bits_of_mask(const VectorShape& shape, PartSpan masks) {
  auto signs = [&](Value part) {
    if (shape.lane_bytes == 8)
      return emit_.packed(PackedOpcode::SignsOfDoubles, ssa::kI32, {as(part, ssa::kDouble)});
    if (shape.lane_bytes == 4)
      return emit_.packed(PackedOpcode::SignsOfFloats, ssa::kI32, {as(part, ssa::kFloat)});
    if (shape.lane_bytes == 2) part = packed(PackedOpcode::PackSigned, ssa::kI8, {part, part});
    return emit_.packed(PackedOpcode::SignsOfBytes, ssa::kI32, {part});
  };
  Parts words = parts();
  if (shape.count <= 16) {
    words.push_back(
        emit_.cast(Opcode::Trunc, signs(masks[0]), shape.count == 16 ? ssa::kI16 : ssa::kI8));
    return words;
  }
  const TypeId word = shape.count == 32 ? ssa::kI32 : ssa::kI64;
  for (size_t i = 0; i < masks.size(); ++i) {
    const Value bits = emit_.shift(Opcode::Shl, emit_.cast(Opcode::ZExt, signs(masks[i]), word),
                                   static_cast<uint32_t>(16 * (i % 4)));
    if (i % 4 == 0)
      words.push_back(bits);
    else
      words.back() = emit_.bit_or(words.back(), bits);
  }
  return words;
}

// Each lane has all the bits of its part of the integer, of which it tests one.
PackedArithmetic::Parts PackedArithmetic::mask_of_bits(const VectorShape& shape, PartSpan words) {
  const TypeId lane = integer_lane(shape.lane_bytes);
  Parts tests = parts();
  for (uint32_t i = 0; i < shape.lanes_of_part; ++i)
    tests.push_back(emit_.integer(lane, uint64_t{1} << (shape.lane_bytes == 1 ? i % 8 : i)));
  const Value test = part_of_lanes(lane, tests);
  Parts masks = parts();
  for (uint32_t i = 0; i < shape.part_count; ++i) {
    Value bits = words[shape.count <= 64 ? 0 : i / 4];
    bits = emit_.shift(Opcode::LShr, bits, 16 * (shape.count <= 16 ? 0 : i % 4));
    Value all;
    if (shape.lane_bytes == 1) {
      const Value bytes = as(vector_of(emit_.resize_unsigned(bits, ssa::kI32)), ssa::kI8);
      const Value twice = as(interleaved(bytes, bytes, false), ssa::kI16);
      const Value four = as(shuffle(twice, twice, {0, 0, 1, 1, 4, 5, 6, 7}), ssa::kI32);
      all = as(shuffle(four, four, {0, 0, 1, 1}), ssa::kI8);
    } else {
      all = splat(emit_.resize_unsigned(bits, lane));
    }
    masks.push_back(equal(logic(Opcode::And, all, test), test));
  }
  return masks;
}

}  // namespace lilt::backend
