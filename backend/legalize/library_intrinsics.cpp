// Floating-point intrinsics that are calls of the C library.
#include "backend/legalize/intrinsic_rules.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

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
  Value value = emit.intrinsic(call.name, ssa::kFloat, result, arguments);
  return emit.cast(Opcode::FPTrunc, value, call.type());
}

bool is_half(const IntrinsicCall& call) {
  TypeId type = call.argument_type(0);
  return type == ssa::kHalf || type == ssa::kBFloat;
}

// The C function's name: that of the intrinsic, with f for float, l for x86_fp80 and f128 for
// fp128.
std::string function_name(const IntrinsicCall& call, std::string_view base) {
  TypeId type = call.argument_type(0);
  std::string name(base);
  if (type == ssa::kFloat) name += 'f';
  if (type == ssa::kX86Fp80) name += 'l';
  if (type == ssa::kFp128) name += "f128";
  return name;
}

// What is done with the sign alone needs no call.
Value expand_quadruple(const IntrinsicCall& call) {
  if (call.name == "llvm.sqrt") return call_library(call);
  Emitter& emit = call.emit;
  Value sign = emit.single_bit(ssa::kI128, 127);
  Value others = emit.bit_xor(emit.all_ones(ssa::kI128), sign);
  Value bits = emit.bit_and(emit.cast(Opcode::BitCast, call.argument(0), ssa::kI128), others);
  if (call.name == "llvm.copysign") {
    Value from = emit.cast(Opcode::BitCast, call.argument(1), ssa::kI128);
    bits = emit.bit_or(bits, emit.bit_and(from, sign));
  }
  return emit.cast(Opcode::BitCast, bits, ssa::kFp128);
}

}  // namespace

// The machine has it for float and double.
Value expand_floating_tile(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  if (call.argument_type(0) == ssa::kFp128) return expand_quadruple(call);
  return is_half(call) ? computed_in_float(call) : Value(call.id);
}

Value call_library(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  if (is_half(call)) return computed_in_float(call);
  std::string_view base = call.name.substr(sizeof "llvm." - 1);
  if (base == "minnum") base = "fmin";
  if (base == "maxnum") base = "fmax";
  std::vector<Value> arguments;
  for (uint32_t i = 0; i < call.argument_count(); ++i) arguments.push_back(call.argument(i));
  return call.emit.call(function_name(call, base), call.type(), arguments);
}

// A sign that is turned over before it is added is a difference: -a * b + c is c - a * b, and
// a * b + -c is a * b - c, also for zeros and rounding.
Value expand_multiply_add(const IntrinsicCall& call) {
  auto strip_negation = [&](Value& value) {
    if (!value.is_local() || call.function()[value.local()].opcode != Opcode::FNeg) return false;
    value = call.function().operand(value.local(), 0);
    return true;
  };
  Value left = call.argument(0), right = call.argument(1), addend = call.argument(2);
  bool is_negative = strip_negation(left) != strip_negation(right);
  Value product = call.emit.binary(Opcode::FMul, left, right);
  if (is_negative) return call.emit.binary(Opcode::FSub, addend, product);
  if (strip_negation(addend)) return call.emit.binary(Opcode::FSub, product, addend);
  return call.emit.binary(Opcode::FAdd, product, addend);
}

// libgcc has it.
Value expand_power_of_integer(const IntrinsicCall& call) {
  if (is_vector_call(call)) return expand_lane_by_lane(call);
  if (is_half(call)) return computed_in_float(call);
  TypeId type = call.argument_type(0);
  std::string_view name = type == ssa::kFloat    ? "__powisf2"
                          : type == ssa::kDouble ? "__powidf2"
                          : type == ssa::kFp128  ? "__powitf2"
                                                 : "__powixf2";
  Value exponent = call.emit.resize_signed(call.argument(1), ssa::kI32);
  return call.emit.call(name, type, {call.argument(0), exponent});
}

// The C function writes the exponent through a pointer.
Value expand_fraction_and_exponent(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  if (is_vector_call(call) || is_half(call)) return call.id;
  Value place = emit.frame_object(ssa::kI32, 4);
  Value fraction =
      emit.call(function_name(call, "frexp"), call.argument_type(0), {call.argument(0), place});
  Value exponent =
      emit.resize_signed(emit.load(ssa::kI32, place, 4), emit.types().member(call.type(), 1));
  Value whole = call.function().constants().poison(call.type());
  return emit.insert_value(emit.insert_value(whole, fraction, 0), exponent, 1);
}

}  // namespace lilt::backend
