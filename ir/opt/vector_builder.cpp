#include "ir/opt/vector_builder.h"

#include <array>

#include "ir/ssa/callee.h"
#include "ir/ssa/fast_math.h"

namespace lilt::opt {

using namespace ssa;

std::string VectorBuilder::name_on_lanes(std::string_view intrinsic, TypeId type) const {
  return std::string(intrinsic) + ".v" + std::to_string(lane_count_) +
         (function_.types().is_floating(type) ? 'f' : 'i') +
         std::to_string(function_.types().scalar_bits(type));
}

Value VectorBuilder::identity(ReductionKind kind, TypeId type) {
  switch (kind) {
    case ReductionKind::Mul:
      return integer(type, 1);
    case ReductionKind::FAdd:  // -0.0
      return function_.constants().floating(type, uint64_t{1} << (type == kFloat ? 31 : 63));
    case ReductionKind::FMul:
      return function_.constants().floating(type, type == kFloat ? 0x3F800000 : 0x3FF0000000000000);
    case ReductionKind::Add:
    case ReductionKind::Xor:
      return integer(type, 0);
    default:
      return Value();
  }
}

Value VectorBuilder::combine(ReductionKind kind, Value a, Value b) {
  const TypeId type = function_.type_of(a);
  const auto extremum = [&](IntPredicate predicate) {
    const TypeId of_test = function_.types().vector(function_.types()[type].count, kI1);
    const Value test = make(Opcode::ICmp, of_test, {a, b}, 0, static_cast<uint8_t>(predicate));
    return make(Opcode::Select, type, {test, a, b});
  };
  switch (kind) {
    case ReductionKind::SMin:
      return extremum(IntPredicate::SLT);
    case ReductionKind::SMax:
      return extremum(IntPredicate::SGT);
    case ReductionKind::UMin:
      return extremum(IntPredicate::ULT);
    case ReductionKind::UMax:
      return extremum(IntPredicate::UGT);
    case ReductionKind::FAdd:
      return make(Opcode::FAdd, type, {a, b}, fast_math::Reassociate);
    case ReductionKind::FMul:
      return make(Opcode::FMul, type, {a, b}, fast_math::Reassociate);
    case ReductionKind::Mul:
      return make(Opcode::Mul, type, {a, b});
    case ReductionKind::And:
      return make(Opcode::And, type, {a, b});
    case ReductionKind::Or:
    case ReductionKind::AnyOf:
      return make(Opcode::Or, type, {a, b});
    case ReductionKind::Xor:
      return make(Opcode::Xor, type, {a, b});
    case ReductionKind::Add:
    case ReductionKind::FindLast:  // which of the two, the counter says
    case ReductionKind::None:
      break;
  }
  return make(Opcode::Add, type, {a, b});
}

Value VectorBuilder::call(std::string_view name, TypeId result,
                          std::initializer_list<Value> arguments) {
  std::array<TypeId, kMaxArguments> types;
  std::array<Value, kMaxArguments + 2> operands;
  uint32_t count = 0;
  for (const Value argument : arguments) {
    types[count] = function_.type_of(argument);
    operands[2 + count++] = argument;
  }
  const TypeId type = function_.types().function(result, std::span(types).first(count), false);
  operands[0] = type;
  operands[1] = declared_function(function_, name, type);
  return make(Opcode::Call, result, std::span(operands).first(2 + count));
}

Value VectorBuilder::reduce_lanes(ReductionKind kind, Value lanes) {
  const TypeId type = function_.type_of(lanes), element = function_.types()[type].element;
  const auto count = static_cast<uint32_t>(function_.types()[type].count);
  if (kind == ReductionKind::Add)
    return call("llvm.vector.reduce.add.v" + std::to_string(count) + 'i' +
                    std::to_string(function_.types().scalar_bits(element)),
                element, {lanes});
  const TypeId of_mask = function_.types().vector(count, kI32);
  const Value poison = function_.constants().poison(type),
              none = function_.constants().poison(kI32);
  for (uint32_t half = count / 2; half != 0; half /= 2) {
    constants_.clear();
    for (uint32_t lane = 0; lane < count; ++lane)
      constants_.push_back(lane < half ? integer(kI32, lane + half) : none);
    const Value mask = function_.constants().aggregate(of_mask, constants_);
    lanes = combine(kind, lanes, make(Opcode::ShuffleVector, type, {lanes, poison, mask}));
  }
  return make(Opcode::ExtractElement, element, {lanes, integer(kI32, 0)});
}

}  // namespace lilt::opt
