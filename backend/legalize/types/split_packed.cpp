// Operations on vectors in registers (VectorShape): arithmetic, comparisons, and masks. They work
// on one register at a time, of 16 bytes, or of more where the processor has such
// (wide_registers.cpp).
//
// Idea. Each operation becomes instructions of the IR on whole registers that the selector knows by
// one machine instruction each (Opcode::Packed among them). An operation that would take more than
// a few of them is done lane by lane instead: the rule then returns false. A vector narrower than
// 16 bytes is computed in a whole register; the upper lanes of the result do not matter.
//
// A mask has lanes of all ones or all zeros, of the width that its type says (vector_shape). If a
// comparison of lanes of another width made it, it is kept in that width, too. A user takes the one
// that suits it; the selector drops the conversion if nothing uses it.
//
// Sources: the sequences for products and comparisons of 64 bits are those of Hacker's Delight and
// of Intel's optimization manual.
#include <algorithm>
#include <bit>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "emit/x86/shuffles.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

using ssa::ConstantKind;
using ssa::FloatPredicate;

namespace {

bool is_logic(Opcode opcode) {
  return opcode == Opcode::And || opcode == Opcode::Or || opcode == Opcode::Xor;
}

// Lanes of 0 and 1 that a mask makes: its lanes are -1 where these are 1.
bool sum_with_mask(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const bool is_sum = s[id].opcode == Opcode::Add;
  auto mask_under = [&](Value value) {
    if (!value.is_local() || s[value.local()].opcode != Opcode::ZExt) return Value();
    const Value mask = s.operand(value.local(), 0);
    return s.shape_of(s.type_of(mask)).form == VectorForm::Mask ? mask : Value();
  };
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (is_sum && mask_under(left).valid()) std::swap(left, right);
  const Value mask = mask_under(right);
  if (!mask.valid()) return false;
  auto combined = [&](Value first, Value second) {
    return is_sum ? s.difference(first, second) : s.sum(first, second);
  };
  return s.done(id, s.by_registers(s.width_of(shape), combined, s.parts_of(left),
                                   s.mask_parts(mask, shape.lane_bytes)));
}

bool packed_binary(SplitValues& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  Value left = s.operand(id, 0), right = s.operand(id, 1);
  if (shape.form == VectorForm::Mask) {
    if (!is_logic(opcode)) return false;
    const uint32_t of_left = s.natural_lane_bytes(left), of_right = s.natural_lane_bytes(right);
    const uint32_t bytes = of_left != 0 ? of_left : of_right != 0 ? of_right : shape.lane_bytes;
    auto combined = [&](Value first, Value second) {
      const bool inverts = opcode == Opcode::Xor && s.uniform_bits(second).value_or(0) != 0;
      return inverts ? s.complement(first) : s.logic(opcode, first, second);
    };
    const Parts first = s.mask_parts(left, bytes), second = s.mask_parts(right, bytes);
    return s.define_mask(id, bytes, s.by_registers(s.widest(ssa::kI8), combined, first, second));
  }
  if (opcode == Opcode::Shl || opcode == Opcode::LShr || opcode == Opcode::AShr)
    return packed_shift(s, id);
  if (opcode == Opcode::UDiv || opcode == Opcode::SDiv || opcode == Opcode::URem ||
      opcode == Opcode::SRem)
    return packed_division(s, id);
  if (opcode != Opcode::Mul && !s.can(opcode, shape.lane)) return false;
  if (opcode == Opcode::Mul && product_of_narrow(s, id)) return true;
  if ((opcode == Opcode::Add || opcode == Opcode::Sub) && sum_with_mask(s, id)) return true;
  const uint16_t flags = s[id].flags;
  auto combined = [&](Value first, Value second) {
    if (opcode == Opcode::Mul) return s.product(first, second);
    if (is_logic(opcode)) return s.logic(opcode, first, second);
    return Value(s.emit().make(opcode, s.type_of(first), {first, second}, flags));
  };
  return s.define_by(id, combined, left, right);
}

bool packed_compare(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s.type_of(s.operand(id, 0)));
  if (shape.form != VectorForm::Packed || s.shape_of(s[id].type).form != VectorForm::Mask)
    return false;
  const uint8_t predicate = s[id].subcode;
  const bool is_integer = s[id].opcode == Opcode::ICmp;
  auto mask = [&](Value left, Value right) {
    return is_integer ? s.integer_mask(IntPredicate(predicate), left, right)
                      : s.floating_mask(FloatPredicate(predicate), left, right);
  };
  return s.define_mask(id, shape.lane_bytes,
                       s.by_registers(s.width_of(shape), mask, s.parts_of(s.operand(id, 0)),
                                      s.parts_of(s.operand(id, 1))));
}

}  // namespace

// --- dispatch

bool split_packed(SplitValues& s, InstId id) {
  const Opcode opcode = s[id].opcode;
  if (!is_vector(s.types(), s.type_of(s.operand(id, 0)))) return false;
  if (ssa::is_binary(opcode)) return packed_binary(s, id);
  if (opcode == Opcode::ICmp || opcode == Opcode::FCmp) return packed_compare(s, id);
  if (ssa::is_cast(opcode)) return packed_cast(s, id);
  if (opcode != Opcode::FNeg) return false;
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form != VectorForm::Packed) return false;
  const TypeId bits = s.integer_lane(shape.lane_bytes);
  auto negated = [&](Value part) {
    const Value sign = s.constant_register(bits, uint64_t{1} << (8 * shape.lane_bytes - 1));
    return s.as(s.logic(Opcode::Xor, s.as(part, bits), sign), shape.lane);
  };
  return s.define_by(id, negated, s.operand(id, 0));
}

// Of vectors whose lanes do not depend on others.
bool split_part_by_part(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form != VectorForm::Packed || s[id].opcode != Opcode::Call) return false;
  const std::string_view called = ssa::called_intrinsic_name(s.function(), id);
  if (called == "llvm.abs") return split_absolute(s, id);
  if (called == "llvm.ctpop") return split_population_count(s, id);
  if (called == "llvm.fshl" || called == "llvm.fshr")
    return split_rotation(s, id, called == "llvm.fshl");
  if (called == "llvm.bitreverse") return split_bit_reverse(s, id);
  constexpr std::string_view kByPart[] = {"llvm.ceil",      "llvm.floor",    "llvm.fma",
                                          "llvm.nearbyint", "llvm.rint",     "llvm.roundeven",
                                          "llvm.sadd.sat",  "llvm.sqrt",     "llvm.ssub.sat",
                                          "llvm.trunc",     "llvm.uadd.sat", "llvm.usub.sat"};
  if (std::ranges::find(kByPart, called) == std::end(kByPart)) return false;
  auto call = [&](auto... operands) {
    const TypeId type = s.register_type(shape.lane);
    return s.emit().intrinsic(IntrinsicName(called), type, type, {operands...});
  };
  const Parts first = s.parts_of(s.operand(id, 2));
  const uint32_t width = s.width_of(shape);
  if (called == "llvm.fma")
    s.define(id, s.by_registers(width, call, first, s.parts_of(s.operand(id, 3)),
                                s.parts_of(s.operand(id, 4))));
  else if (called.ends_with(".sat"))
    s.define(id, s.by_registers(width, call, first, s.parts_of(s.operand(id, 3))));
  else
    s.define(id, s.by_registers(width, call, first));
  s.erase_later(id);
  return true;
}

Value PackedArithmetic::integer_mask(IntPredicate predicate, Value left, Value right) {
  using enum IntPredicate;
  const TypeId lane = types_[function_.type_of(left)].element;
  const bool is_unsigned =
      predicate == UGT || predicate == UGE || predicate == ULT || predicate == ULE;
  if (is_zmm(left)) {
    constexpr uint8_t kPredicates[] = {0, 4, 6, 5, 1, 2, 6, 5, 1, 2};
    return compared(is_unsigned ? PackedOpcode::CompareBitsUnsigned : PackedOpcode::CompareBits,
                    left, right, kPredicates[static_cast<size_t>(predicate)]);
  }
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
  if (is_zmm(left)) return compared(PackedOpcode::CompareBits, left, right, 0);
  if (can(PackedOpcode::Equal, lane)) return packed(PackedOpcode::Equal, lane, {left, right});
  const Value halves =
      packed(PackedOpcode::Equal, ssa::kI32, {as(left, ssa::kI32), as(right, ssa::kI32)});
  return as(logic(Opcode::And, halves, shuffle(halves, halves, {1, 0, 3, 2})), lane);
}

Value PackedArithmetic::floating_test(uint32_t predicate, Value left, Value right) {
  const TypeId lane = types_[function_.type_of(left)].element;
  if (is_zmm(left)) return compared(PackedOpcode::CompareBitsOfNumbers, left, right, predicate);
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
  if (is_zmm(left) && predicate == FloatPredicate::ONE) return floating_test(12, left, right);
  if (is_zmm(left) && predicate == FloatPredicate::UEQ) return floating_test(8, left, right);
  const Value mask = floating_test(test.predicate, left, right);
  if (predicate == FloatPredicate::ONE)
    return logic(Opcode::And, mask, floating_test(7, left, right));
  if (predicate == FloatPredicate::UEQ)
    return logic(Opcode::Or, mask, floating_test(3, left, right));
  return mask;
}

// Of masks that were made of bits: those of other lanes, or none.
Parts PackedArithmetic::resized_bits(PartSpan masks, uint32_t count, uint32_t from, uint32_t to) {
  Parts result = parts();
  size_t step = std::min<size_t>(masks.size(), 4);
  while (masks.size() % step != 0 || (step > 1 && !find_whole(masks.first(step)).valid()))
    step /= 2;
  Parts bits = parts();
  for (size_t i = 0; i < masks.size(); i += step) {
    const Value whole = find_whole(masks.subspan(i, step));
    bits.push_back(bits_under(step == 1 ? masks[i] : whole.valid() ? whole : Value()));
    if (!bits.back().valid()) return result;
  }
  const RegisterWidth scope(*this, std::clamp(count * to, 16u, widest(ssa::kI8)));
  const uint32_t wanted = std::min(count, register_bytes() / to);
  auto lanes = static_cast<uint32_t>(std::min<size_t>(count, step * 16 / from));
  for (; lanes < wanted; lanes *= 2) {
    if (lanes < 8) return result;
    for (size_t i = 0; i < bits.size(); i += 2)
      bits[i / 2] = emit_.packed(PackedOpcode::JoinBits, bits_type(2 * lanes),
                                 {bits[i + 1], bits[i], emit_.integer(ssa::kI8, lanes)});
    bits.resize(bits.size() / 2);
  }
  for (const Value each : bits)
    for (uint32_t down = 0; down < lanes; down += wanted) {
      const Value lowest = down == 0 ? each
                                     : emit_.packed(PackedOpcode::BitsDown, bits_type(lanes),
                                                    {each, emit_.integer(ssa::kI8, down)});
      result.push_back(mask_of(lowest, to));
    }
  return parts_of_registers(result);
}

Parts PackedArithmetic::resized_mask(PartSpan masks, uint32_t count, uint32_t from, uint32_t to) {
  if (from != to && has_bits())
    if (Parts made = resized_bits(masks, count, from, to); !made.empty()) return made;
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
  return halved_until(result, from, to, [&](Value first, Value second, uint32_t bytes) {
    return bytes == 8 ? low_halves(first, second)
                      : packed(PackedOpcode::PackSigned, integer_lane(bytes / 2), {first, second});
  });
}

// The bit of each lane, as the parts of an integer.
Parts PackedArithmetic::bits_of_mask(const VectorShape& shape, PartSpan masks) {
  auto signs = [&](Value part) {
    if (shape.lane_bytes == 8)
      return emit_.packed(PackedOpcode::SignsOfDoubles, ssa::kI32, {as(part, ssa::kDouble)});
    if (shape.lane_bytes == 4)
      return emit_.packed(PackedOpcode::SignsOfFloats, ssa::kI32, {as(part, ssa::kFloat)});
    if (shape.lane_bytes == 2) part = packed(PackedOpcode::PackSigned, ssa::kI8, {part, part});
    return emit_.packed(PackedOpcode::SignsOfBytes, ssa::kI32, {part});
  };
  Parts words = parts();
  if (const Value whole = masks.size() == 1 ? masks[0] : find_whole(masks);
      has_bits() && whole.valid() && shape.count <= 64 && bits_under(whole).valid()) {
    const TypeId word = shape.count == 64 ? ssa::kI64 : ssa::kI32;
    const Value all = emit_.packed(PackedOpcode::IntegerOfBits, word, {bits_under(whole)});
    return parts({shape.count > 16
                      ? all
                      : emit_.cast(Opcode::Trunc, all, shape.count == 16 ? ssa::kI16 : ssa::kI8)});
  }
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
Parts PackedArithmetic::mask_of_bits(const VectorShape& shape, PartSpan words) {
  const TypeId lane = integer_lane(shape.lane_bytes);
  if (const uint32_t bytes = 16 * shape.part_count; has_bits() && bytes <= widest(lane)) {
    const RegisterWidth scope(*this, bytes);
    const TypeId word = shape.count == 64 ? ssa::kI64 : ssa::kI32;
    const Value bits = emit_.packed(PackedOpcode::BitsOfInteger, bits_type(shape.count),
                                    {emit_.resize_unsigned(words[0], word)});
    return parts_of_registers(parts({mask_of(bits, shape.lane_bytes)}));
  }
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
