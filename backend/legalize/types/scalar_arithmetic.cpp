// Operations on scalars of illegal types. Odd widths are computed in the part's wider type, after
// an extension if the operation depends on the upper bits; wide integers, by words; half and
// bfloat, in float, rounded after each operation (exact for + - * / since float has more than twice
// their bits: Figueroa 1995).
#include <cmath>

#include "backend/legalize/declare.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/scalar_arithmetic.h"

namespace lilt::backend {

namespace {

bool is_signed_predicate(IntPredicate predicate) { return predicate >= IntPredicate::SGT; }

bool looks_at_sign(Opcode opcode) {
  return opcode == Opcode::SDiv || opcode == Opcode::SRem || opcode == Opcode::AShr;
}

bool looks_at_upper_bits(Opcode opcode) {
  return looks_at_sign(opcode) || opcode == Opcode::UDiv || opcode == Opcode::URem ||
         opcode == Opcode::LShr;
}

bool is_shift(Opcode opcode) {
  return opcode == Opcode::Shl || opcode == Opcode::LShr || opcode == Opcode::AShr;
}

}  // namespace

Value zero_extended_in_part(Emitter& emit, Value part, uint32_t bits) {
  TypeId type = emit.type_of(part);
  if (emit.types().integer_bits(type) == bits) return part;
  return emit.bit_and(part, emit.integer(type, (uint64_t{1} << bits) - 1));
}

Value sign_extended_in_part(Emitter& emit, Value part, uint32_t bits) {
  uint32_t above = emit.types().integer_bits(emit.type_of(part)) - bits;
  return emit.shift(Opcode::AShr, emit.shift(Opcode::Shl, part, above), above);
}

// The words of an integer of any width, with all bits of the highest word defined.
Words ScalarArithmetic::words_of(TypeId scalar, PartSpan value, bool sign_extend) {
  uint32_t bits = types_.integer_bits(scalar);
  uint32_t top = bits % 64 == 0 ? 64 : bits % 64;
  Words words(value.begin(), value.end(), scratch_);
  if (bits < 64) {
    Value extended = sign_extend ? sign_extended_in_part(emit_, words[0], bits)
                                 : zero_extended_in_part(emit_, words[0], bits);
    words[0] = emit_.cast(sign_extend ? Opcode::SExt : Opcode::ZExt, extended, ssa::kI64);
  } else {
    words.back() = sign_extend ? sign_extended_in_part(emit_, words.back(), top)
                               : zero_extended_in_part(emit_, words.back(), top);
  }
  return words;
}

// --- arithmetic

Parts ScalarArithmetic::binary(InstId id, TypeId scalar, PartSpan left, PartSpan right) {
  Opcode opcode = function_[id].opcode;
  if (is_small_floating(scalar)) {
    Value first = widened(scalar, left[0]), second = widened(scalar, right[0]);
    return s_.parts({rounded(scalar, emit_.binary(opcode, first, second))});
  }
  if (is_wide_integer(types_, scalar)) return wide_binary(id, scalar, left, right);
  if (is_odd_integer(types_, scalar)) return narrow_binary(id, scalar, left[0], right[0]);
  return s_.parts({emit_.binary(opcode, left[0], right[0], function_[id].flags)});
}

Parts ScalarArithmetic::narrow_binary(InstId id, TypeId scalar, Value left, Value right) {
  Opcode opcode = function_[id].opcode;
  uint32_t bits = types_.integer_bits(scalar);
  auto extended = [&](Value value) {
    return looks_at_sign(opcode) ? sign_extended_in_part(emit_, value, bits)
                                 : zero_extended_in_part(emit_, value, bits);
  };
  if (looks_at_upper_bits(opcode)) left = extended(left);
  if (is_shift(opcode))
    right = zero_extended_in_part(emit_, right, bits);
  else if (looks_at_upper_bits(opcode))
    right = extended(right);
  return s_.parts({emit_.binary(opcode, left, right)});
}

Parts ScalarArithmetic::wide_binary(InstId id, TypeId scalar, PartSpan left, PartSpan right) {
  Opcode opcode = function_[id].opcode;
  if (!looks_at_upper_bits(opcode) && !is_shift(opcode)) return wide_.binary(opcode, left, right);
  Words first = words_of(scalar, left, looks_at_sign(opcode));
  if (is_shift(opcode)) return wide_.shift(opcode, first, right[0]);
  if (left.size() > 2) {
    s_.report_type(id, scalar, "the result of");
    return Parts(left.begin(), left.end(), scratch_);
  }
  return wide_.divide(opcode, first, words_of(scalar, right, looks_at_sign(opcode)),
                      (function_[id].flags & ssa::flag::Exact) != 0);
}

Parts ScalarArithmetic::compare(InstId id, TypeId scalar, PartSpan left, PartSpan right) {
  uint8_t subcode = function_[id].subcode;
  auto predicate = static_cast<IntPredicate>(subcode);
  if (is_small_floating(scalar))
    return s_.parts(
        {emit_.make(Opcode::FCmp, ssa::kI1, {widened(scalar, left[0]), widened(scalar, right[0])},
                    0, subcode)});
  if (types_.is_floating(scalar))
    return s_.parts({emit_.make(Opcode::FCmp, ssa::kI1, {left[0], right[0]}, 0, subcode)});
  bool is_signed = is_signed_predicate(predicate);
  if (is_wide_integer(types_, scalar)) {
    const Words second = words_of(scalar, right, is_signed);
    return s_.parts({wide_.compare(predicate, words_of(scalar, left, is_signed), second)});
  }
  if (!is_odd_integer(types_, scalar)) return s_.parts({emit_.icmp(predicate, left[0], right[0])});
  uint32_t bits = types_.integer_bits(scalar);
  auto extended = [&](Value value) {
    return is_signed ? sign_extended_in_part(emit_, value, bits)
                     : zero_extended_in_part(emit_, value, bits);
  };
  const Value whole_left = extended(left[0]), whole_right = extended(right[0]);
  return s_.parts({emit_.icmp(predicate, whole_left, whole_right)});
}

Parts ScalarArithmetic::negate(TypeId scalar, PartSpan value) {
  if (is_small_floating(scalar))
    return s_.parts({emit_.bit_xor(value[0], emit_.integer(ssa::kI16, 0x8000))});
  return s_.parts({emit_.make(Opcode::FNeg, scalar, {value[0]})});
}

// --- casts between scalars

Parts ScalarArithmetic::cast(InstId id, TypeId from, TypeId to, PartSpan value) {
  switch (Opcode opcode = function_[id].opcode) {
    case Opcode::Trunc:
      return truncate(to, value);
    case Opcode::ZExt:
    case Opcode::SExt:
      return extend(opcode == Opcode::SExt, from, to, value);
    case Opcode::PtrToInt: {
      Value address = emit_.cast(opcode, value[0], ssa::kI64);
      if (to == ssa::kI64) return s_.parts({address});
      Value word[] = {address};
      return types_.integer_bits(to) < 64 ? truncate(to, word) : extend(false, ssa::kI64, to, word);
    }
    case Opcode::IntToPtr:
      return s_.parts({emit_.cast(opcode, words_of(from, value, false)[0], to)});
    case Opcode::UIToFP:
    case Opcode::SIToFP:
      return integer_to_floating(id, from, to, value);
    case Opcode::FPToUI:
    case Opcode::FPToSI:
      return floating_to_integer(id, from, to, value);
    case Opcode::FPExt:
      if (is_small_floating(from))
        return s_.parts({emit_.cast(opcode, widened(from, value[0]), to)});
      return s_.parts({emit_.cast(opcode, value[0], to)});
    case Opcode::FPTrunc:
      return s_.parts(
          {is_small_floating(to) ? rounded(to, value[0]) : emit_.cast(opcode, value[0], to)});
    default:
      return s_.parts({emit_.cast(opcode, value[0], to)});
  }
}

Parts ScalarArithmetic::truncate(TypeId to, PartSpan value) {
  if (!is_wide_integer(types_, to))
    return s_.parts({emit_.resize_unsigned(value[0], part_type(types_, to))});
  PartSpan kept = value.first(part_count_of_scalar(types_, to));
  return Parts(kept.begin(), kept.end(), scratch_);
}

Parts ScalarArithmetic::extend(bool is_signed, TypeId from, TypeId to, PartSpan value) {
  uint32_t bits = types_.integer_bits(from);
  if (!is_wide_integer(types_, to)) {
    Value whole = is_signed ? sign_extended_in_part(emit_, value[0], bits)
                            : zero_extended_in_part(emit_, value[0], bits);
    return s_.parts(
        {emit_.cast(is_signed ? Opcode::SExt : Opcode::ZExt, whole, part_type(types_, to))});
  }
  Words words = words_of(from, value, is_signed);
  Value above = is_signed ? wide_.sign(words) : emit_.i64(0);
  words.resize(part_count_of_scalar(types_, to), above);
  return words;
}

// The intermediate type of conversions from integers. For bfloat, it holds every integer, so the
// result is rounded once; for half it need not: integers that float cannot hold overflow to
// infinity.
TypeId ScalarArithmetic::intermediate_type(uint32_t bits, TypeId to) const {
  if (!is_small_floating(to)) return to;
  if (to == ssa::kHalf || bits <= 24) return ssa::kFloat;
  return bits <= 53 ? ssa::kDouble : ssa::kX86Fp80;
}

// Functions of libgcc convert wide integers, as 128 bits.
Parts ScalarArithmetic::integer_to_floating(InstId id, TypeId from, TypeId to, PartSpan value) {
  bool is_signed = function_[id].opcode == Opcode::SIToFP;
  bool is_wide = is_wide_integer(types_, from);
  uint32_t bits = types_.integer_bits(from);
  if (bits > 128 || (to == ssa::kBFloat && is_wide)) {
    s_.report_type(id, bits > 128 ? from : to, bits > 128 ? "the operand of" : "the result of");
    return s_.parts();
  }
  TypeId computed = intermediate_type(bits, to);
  Value result;
  if (is_wide) {
    Words words = extend(is_signed, from, ssa::kI128, value);
    if (bits == 128) words.assign(value.begin(), value.end());
    std::string name = is_signed ? "__floatti" : "__floatunti";
    result = emit_.call(name + library_mode(computed), computed, words);
  } else {
    Value whole = is_signed ? sign_extended_in_part(emit_, value[0], bits)
                            : zero_extended_in_part(emit_, value[0], bits);
    result = emit_.cast(function_[id].opcode, whole, computed);
  }
  return s_.parts({is_small_floating(to) ? rounded(to, result) : result});
}

Parts ScalarArithmetic::floating_to_integer(InstId id, TypeId from, TypeId to, PartSpan value) {
  Value operand = is_small_floating(from) ? widened(from, value[0]) : value[0];
  TypeId computed = function_.type_of(operand);
  if (!is_wide_integer(types_, to))
    return s_.parts({emit_.cast(function_[id].opcode, operand, part_type(types_, to))});
  if (types_.integer_bits(to) > 128) {
    s_.report_type(id, to, "the result of");
    return s_.parts();
  }
  std::string name = function_[id].opcode == Opcode::FPToSI ? "__fix" : "__fixuns";
  const TypeId words[] = {ssa::kI64, ssa::kI64};
  Value pair = emit_.call(name + library_mode(computed) + "ti",
                          function_.types().literal_struct(words, false), {operand});
  return s_.parts({emit_.extract_value(pair, 0), emit_.extract_value(pair, 1)});
}

// --- half and bfloat

// libgcc passes a half in the low bits of an xmm register, like a float.
Value ScalarArithmetic::widened(TypeId scalar, Value part) {
  Value bits = emit_.cast(Opcode::ZExt, part, ssa::kI32);
  if (scalar == ssa::kBFloat)
    return emit_.cast(Opcode::BitCast, emit_.shift(Opcode::Shl, bits, 16), ssa::kFloat);
  if (s_.can(PackedOpcode::FromHalf, ssa::kFloat))
    return s_.lane_of(s_.floats_of_halves(s_.vector_of(part)), 0);
  return emit_.call("__extendhfsf2", ssa::kFloat, {emit_.cast(Opcode::BitCast, bits, ssa::kFloat)});
}

Value ScalarArithmetic::rounded(TypeId scalar, Value value) {
  if (scalar == ssa::kBFloat) return rounded_to_bfloat(value);
  if (s_.can(PackedOpcode::ToHalf, ssa::kI16) && function_.type_of(value) == ssa::kFloat) {
    const Value bits = s_.lane_of(s_.as(s_.halves_of_floats(s_.vector_of(value)), ssa::kI32), 0);
    return emit_.cast(Opcode::Trunc, bits, ssa::kI16);
  }
  std::string name = "__trunc" + library_mode(function_.type_of(value)) + "hf2";
  Value half = emit_.call(name, ssa::kFloat, {value});
  return emit_.cast(Opcode::Trunc, emit_.cast(Opcode::BitCast, half, ssa::kI32), ssa::kI16);
}

// The upper half of the bits, rounded to nearest, ties to even; NaNs stay NaNs.
Value ScalarArithmetic::rounded_to_bfloat(Value value) {
  if (function_.type_of(value) != ssa::kFloat) value = float_rounded_to_odd(value);
  Value bits = emit_.cast(Opcode::BitCast, value, ssa::kI32);
  Value is_odd = emit_.bit_and(emit_.shift(Opcode::LShr, bits, 16), emit_.integer(ssa::kI32, 1));
  Value sum = emit_.add(emit_.add(bits, emit_.integer(ssa::kI32, 0x7fff)), is_odd);
  Value quiet = emit_.bit_or(bits, emit_.integer(ssa::kI32, 0x400000));
  Value is_nan = emit_.make(Opcode::FCmp, ssa::kI1, {value, value}, 0,
                            static_cast<uint8_t>(ssa::FloatPredicate::UNO));
  Value result = emit_.select(is_nan, quiet, sum);
  return emit_.cast(Opcode::Trunc, emit_.shift(Opcode::LShr, result, 16), ssa::kI16);
}

// Rounds to float; an inexact result is the neighbour with an odd last bit, which makes the next
// rounding correct.
Value ScalarArithmetic::float_rounded_to_odd(Value value) {
  TypeId type = function_.type_of(value);
  Value nearest = emit_.cast(Opcode::FPTrunc, value, ssa::kFloat);
  Value back = emit_.cast(Opcode::FPExt, nearest, type);
  Value bits = emit_.cast(Opcode::BitCast, nearest, ssa::kI32);
  auto compare = [&](ssa::FloatPredicate predicate, Value a, Value b) {
    return Value(emit_.make(Opcode::FCmp, ssa::kI1, {a, b}, 0, static_cast<uint8_t>(predicate)));
  };
  // Rounded away from zero: upwards if positive. The bits of the next float toward zero are one
  // less.
  Value upwards = compare(ssa::FloatPredicate::OGT, back, value);
  Value is_positive = compare(ssa::FloatPredicate::OGT, value, emit_.null_value(type));
  Value is_larger = emit_.icmp(IntPredicate::EQ, upwards, is_positive);
  Value toward_zero = emit_.sub(bits, emit_.cast(Opcode::ZExt, is_larger, ssa::kI32));
  Value odd = emit_.bit_or(toward_zero, emit_.integer(ssa::kI32, 1));
  Value inexact = compare(ssa::FloatPredicate::ONE, back, value);
  return emit_.cast(Opcode::BitCast, emit_.select(inexact, odd, bits), ssa::kFloat);
}

}  // namespace lilt::backend
