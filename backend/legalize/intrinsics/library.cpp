// Floating-point intrinsics that are calls of the C library.
#include <array>

#include "backend/legalize/declare.h"
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

// Half and bfloat are computed in float: every result of these functions is rounded once more.
Value computed_in_float(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  std::vector<Value> arguments;
  for (uint32_t i = 0; i < call.argument_count(); ++i) {
    Value argument = call.argument(i);
    bool is_floating = emit.types().is_floating(emit.type_of(argument));
    arguments.push_back(is_floating ? emit.cast(Opcode::FPExt, argument, ssa::kFloat) : argument);
  }
  TypeId result = emit.types().is_floating(call.type()) ? ssa::kFloat : call.type();
  Value value = emit.intrinsic(IntrinsicName(call.name), ssa::kFloat, result, arguments);
  return emit.cast(Opcode::FPTrunc, value, call.type());
}

bool is_half(const IntrinsicCall& call) { return is_small_floating(call.argument_type(0)); }

// The C function's name: that of the intrinsic, with f for float, l for x86_fp80 and f128 for
// fp128.
std::string function_name(TypeId type, std::string_view base) {
  std::string name(base);
  if (type == ssa::kFloat) name += 'f';
  if (type == ssa::kX86Fp80) name += 'l';
  if (type == ssa::kFp128) name += "f128";
  return name;
}

// fabs and copysign: a mask on the bits, which leaves NaNs as they are.
Value expand_sign(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const TypeId lane = lane_type(emit.types(), call.type());
  auto width = static_cast<uint32_t>(emit.types().store_size(lane) * 8);
  TypeId integer = emit.types().integer(width);
  if (is_vector_call(call))
    integer = emit.types().vector(lane_count(emit.types(), call.type()), integer);
  Value sign = emit.single_bit(integer, width - 1);
  Value others = emit.bit_xor(emit.all_ones(integer), sign);
  Value bits = emit.bit_and(emit.cast(Opcode::BitCast, call.argument(0), integer), others);
  if (call.name == "llvm.copysign") {
    Value from = emit.cast(Opcode::BitCast, call.argument(1), integer);
    bits = emit.bit_or(bits, emit.bit_and(from, sign));
  }
  return emit.cast(Opcode::BitCast, bits, call.type());
}

// frexp of a number; the C function writes the exponent through a pointer, to `place`.
struct FractionAndExponent {
  Value fraction, exponent;
};
FractionAndExponent call_frexp(Emitter& emit, Value number, Value place, TypeId exponent_type) {
  TypeId type = emit.type_of(number), computed = is_small_floating(type) ? ssa::kFloat : type;
  Value fraction = emit.call(function_name(computed, "frexp"), computed,
                             {emit.cast(Opcode::FPExt, number, computed), place});
  return {emit.cast(Opcode::FPTrunc, fraction, type),
          emit.resize_signed(emit.load(ssa::kI32, place, 4), exponent_type)};
}

// Whether the processor has an instruction for the operation on numbers of the type, for a vector
// one a register.
bool has_instruction(const IntrinsicCall& call, ProcessorFeatures needs) {
  if (!call.function().has(needs)) return false;
  const TypeId lane = lane_type(call.emit.types(), call.type());
  return (lane == ssa::kFloat || lane == ssa::kDouble) &&
         (!is_vector_call(call) ||
          vector_shape(call.emit.types(), call.type()).form == VectorForm::Packed);
}

}  // namespace

Value expand_fused(const IntrinsicCall& call) {
  return has_instruction(call, processor_feature::Fma) ? Value(call.id) : call_library(call);
}

Value expand_rounding(const IntrinsicCall& call) {
  return has_instruction(call, processor_feature::Sse41) ? Value(call.id) : call_library(call);
}

// x86-64 has instructions for float, double and x86_fp80.
Value expand_floating_tile(const IntrinsicCall& call) {
  if (is_vector_call(call)) {
    const VectorShape shape = vector_shape(call.emit.types(), call.type());
    if (shape.form != VectorForm::Packed) return expand_lane_by_lane(call);
    return call.name == "llvm.sqrt" ? Value(call.id) : expand_sign(call);
  }
  if (!is_half(call) && call.type() != ssa::kFp128) return call.id;
  return call.name == "llvm.sqrt" ? call_library(call) : expand_sign(call);
}

// Integer arguments of these functions are exponents, of type int; integer results are whole
// numbers, of type long.
Value call_library(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  if (is_half(call)) return computed_in_float(call);
  std::string_view base = call.name.substr(sizeof "llvm." - 1);
  if (base == "minnum") base = "fmin";
  if (base == "maxnum") base = "fmax";
  Emitter& emit = call.emit;
  std::vector<Value> arguments;
  for (uint32_t i = 0; i < call.argument_count(); ++i) {
    bool is_integer = emit.types().is_integer(call.argument_type(i));
    arguments.push_back(is_integer ? emit.resize_signed(call.argument(i), kLibraryExponent)
                                   : call.argument(i));
  }
  std::string name = function_name(call.argument_type(0), base);
  if (!emit.types().is_integer(call.type())) return emit.call(name, call.type(), arguments);
  return emit.resize_signed(emit.call(name, kLibraryWhole, arguments), call.type());
}

// One fused operation where the processor has it. Otherwise a sum with a negated operand is a
// difference, also for zeros and rounding: -a * b + c is c - a * b, and a * b + -c is a * b - c.
Value expand_multiply_add(const IntrinsicCall& call) {
  if (has_instruction(call, processor_feature::Fma))
    return call.emit.intrinsic("llvm.fma", call.type(), call.type(),
                               {call.argument(0), call.argument(1), call.argument(2)});
  auto strip_negation = [&](Value& value) {
    if (!value.is_local() || call.function()[value.local()].opcode != Opcode::FNeg) return false;
    value = call.function().operand(value.local(), 0);
    return true;
  };
  Value left = call.argument(0), right = call.argument(1), addend = call.argument(2);
  bool is_negative = strip_negation(left) != strip_negation(right);
  const Value product = call.emit.binary(Opcode::FMul, left, right);
  if (is_negative) return call.emit.binary(Opcode::FSub, addend, product);
  if (strip_negation(addend)) return call.emit.binary(Opcode::FSub, product, addend);
  return call.emit.binary(Opcode::FAdd, product, addend);
}

// A function of libgcc.
Value expand_power_of_integer(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  if (is_half(call)) return computed_in_float(call);
  TypeId type = call.argument_type(0);
  Value exponent = call.emit.resize_signed(call.argument(1), kLibraryExponent);
  return call.emit.call("__powi" + library_mode(type) + "2", type, {call.argument(0), exponent});
}

namespace {

// A call of modf, whose second result goes through a pointer, or of sincos or sincospi, whose
// results both do.
using TwoResults = std::array<Value, 2>;
TwoResults call_for_two(Emitter& emit, Value number, std::string_view function) {
  const TypeId type = emit.type_of(number);
  const TypeId computed = is_small_floating(type) ? ssa::kFloat : type;
  const uint32_t align = emit.types().align_of(computed);
  const Value second = emit.frame_object(computed, align);
  number = emit.cast(Opcode::FPExt, number, computed);
  Value first;
  if (function == "modf") {
    first = emit.call(function_name(computed, function), computed, {number, second});
  } else {
    const Value place = emit.frame_object(computed, align);
    emit.call(function_name(computed, function), ssa::kVoid, {number, place, second});
    first = emit.load(computed, place, align);
  }
  return {emit.cast(Opcode::FPTrunc, first, type),
          emit.cast(Opcode::FPTrunc, emit.load(computed, second, align), type)};
}

Value expand_for_two(const IntrinsicCall& call, std::string_view function) {
  Emitter& emit = call.emit;
  const Value number = call.argument(0);
  TwoResults results;
  if (!is_vector_call(call)) {
    results = call_for_two(emit, number, function);
  } else {
    results.fill(call.function().constants().poison(emit.type_of(number)));
    for (uint64_t lane = 0; lane < lane_count(emit.types(), emit.type_of(number)); ++lane) {
      const TwoResults of_lane = call_for_two(emit, emit.extract_element(number, lane), function);
      for (size_t i = 0; i < 2; ++i) results[i] = emit.insert_element(results[i], of_lane[i], lane);
    }
  }
  const Value whole = call.function().constants().poison(call.type());
  return emit.insert_value(emit.insert_value(whole, results[0], 0), results[1], 1);
}

}  // namespace

Value expand_parts_of_number(const IntrinsicCall& call) { return expand_for_two(call, "modf"); }

Value expand_sine_and_cosine(const IntrinsicCall& call) { return expand_for_two(call, "sincos"); }

// C23 has sinpi and cospi; libraries that have this function, too, are new.
Value expand_sine_and_cosine_of_pi(const IntrinsicCall& call) {
  return expand_for_two(call, "sincospi");
}

Value expand_fraction_and_exponent(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  Value number = call.argument(0), place = emit.frame_object(ssa::kI32, 4);
  TypeId exponents = emit.types().member(call.type(), 1);
  FractionAndExponent result;
  if (!is_vector_call(call)) {
    result = call_frexp(emit, number, place, exponents);
  } else {
    result = {call.function().constants().poison(emit.type_of(number)),
              call.function().constants().poison(exponents)};
    for (uint64_t lane = 0; lane < lane_count(emit.types(), exponents); ++lane) {
      FractionAndExponent of_lane = call_frexp(emit, emit.extract_element(number, lane), place,
                                               lane_type(emit.types(), exponents));
      result.fraction = emit.insert_element(result.fraction, of_lane.fraction, lane);
      result.exponent = emit.insert_element(result.exponent, of_lane.exponent, lane);
    }
  }
  Value whole = call.function().constants().poison(call.type());
  return emit.insert_value(emit.insert_value(whole, result.fraction, 0), result.exponent, 1);
}

}  // namespace lilt::backend
