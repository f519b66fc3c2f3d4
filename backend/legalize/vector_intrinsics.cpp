// Reductions, and intrinsics of vectors lane by lane.
#include <vector>

#include "backend/legalize/intrinsic_rules.h"
#include "backend/legalize/leaves.h"

namespace lilt::backend {

using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

bool is_vector(const Emitter& emit, TypeId type) {
  return emit.types().kind(type) == TypeKind::Vector;
}

struct Reduction {
  std::string_view name;
  Opcode opcode;  // Call: by the intrinsic
  std::string_view intrinsic;
};
constexpr Reduction kReductions[] = {
    {"add", Opcode::Add, ""},
    {"and", Opcode::And, ""},
    {"fadd", Opcode::FAdd, ""},
    {"fmax", Opcode::Call, "llvm.maxnum"},
    {"fmaximum", Opcode::Call, "llvm.maximum"},
    {"fmin", Opcode::Call, "llvm.minnum"},
    {"fminimum", Opcode::Call, "llvm.minimum"},
    {"fmul", Opcode::FMul, ""},
    {"mul", Opcode::Mul, ""},
    {"or", Opcode::Or, ""},
    {"smax", Opcode::Call, "llvm.smax"},
    {"smin", Opcode::Call, "llvm.smin"},
    {"umax", Opcode::Call, "llvm.umax"},
    {"umin", Opcode::Call, "llvm.umin"},
    {"xor", Opcode::Xor, ""},
};

const Reduction& reduction_of(std::string_view name) {
  std::string_view last = name.substr(sizeof "llvm.vector.reduce." - 1);
  for (const Reduction& reduction : kReductions)
    if (reduction.name == last) return reduction;
  return kReductions[0];
}

}  // namespace

// fadd and fmul have a start value before the vector, and keep the order of the lanes.
Value expand_reduction(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Reduction& reduction = reduction_of(call.name);
  bool has_start = call.argument_count() == 2;
  Value vector = call.argument(has_start ? 1 : 0);
  Value result = has_start ? call.argument(0) : Value();
  TypeId type = emit.type_of(vector);
  for (uint64_t lane = 0; lane < emit.types()[type].count; ++lane) {
    Value element = emit.extract_element(vector, lane);
    if (!result.valid())
      result = element;
    else if (reduction.opcode == Opcode::Call)
      result = emit.intrinsic(reduction.intrinsic, call.type(), call.type(), {result, element});
    else
      result = emit.binary(reduction.opcode, result, element);
  }
  return result;
}

bool is_vector_call(const IntrinsicCall& call) {
  return is_vector(call.emit, call.argument_type(0));
}

Value expand_lane_by_lane(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  TypeId type = call.argument_type(0), element = lane_type(emit.types(), type);
  TypeId result_element = lane_type(emit.types(), call.type());
  Value result = call.function().constants().poison(call.type());
  std::vector<Value> arguments;
  for (uint64_t lane = 0; lane < emit.types()[type].count; ++lane) {
    arguments.clear();
    for (uint32_t i = 0; i < call.argument_count(); ++i) {
      Value argument = call.argument(i);
      bool has_lanes = is_vector(emit, emit.type_of(argument));
      arguments.push_back(has_lanes ? emit.extract_element(argument, lane) : argument);
    }
    result = emit.insert_element(
        result, emit.intrinsic(call.name, element, result_element, arguments), lane);
  }
  return result;
}

}  // namespace lilt::backend
