#include "ir/opt/vector_cost.h"

#include <span>
#include <string_view>

#include "ir/opt/known_bits.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

using Operation = CostedOperation;

struct CostRow {
  Operation operation;
  uint32_t bits;  // of lanes; 0: of any
  ProcessorFeatures feature;
  uint32_t cost;
};
constexpr ProcessorFeatures kNoFeature = 0;
#define FEATURE_None kNoFeature
#define FEATURE_Popcnt processor_feature::Popcnt
#define FEATURE_Ssse3 processor_feature::Ssse3
#define FEATURE_Sse41 processor_feature::Sse41
#define FEATURE_Sse42 processor_feature::Sse42
#define FEATURE_Avx2 processor_feature::Avx2
#define FEATURE_Fma processor_feature::Fma
constexpr uint32_t Never = kNeverVectors;
constexpr CostRow kPackedCosts[] = {
#define SCALAR_COST(operation, feature, cost)
#define VECTOR_COST(operation, bits, feature, cost) \
  {Operation::operation, bits, FEATURE_##feature, cost},
#include "ir/opt/vector_costs.def"
#undef SCALAR_COST
#undef VECTOR_COST
};
constexpr CostRow kScalarCosts[] = {
#define SCALAR_COST(operation, feature, cost) {Operation::operation, 0, FEATURE_##feature, cost},
#define VECTOR_COST(operation, bits, feature, cost)
#include "ir/opt/vector_costs.def"
#undef SCALAR_COST
#undef VECTOR_COST
};

uint32_t cost_of(std::span<const CostRow> rows, const Function& function, Operation operation,
                 uint32_t bits) {
  for (const CostRow& row : rows)
    if (row.operation == operation && (row.bits == 0 || row.bits == bits) &&
        (row.feature == kNoFeature || function.has(row.feature)))
      return row.cost;
  return 1;
}

Operation operation_of_call(const Function& function, InstId id) {
  const std::string_view name = called_intrinsic_name(function, id);
  if (name.starts_with("llvm.fsh"))
    return function.operand(id, 4).is_constant() ? Operation::Rotation
                                                 : Operation::VariableRotation;
  const auto is = [&](std::string_view a, std::string_view b = {}) {
    return name == a || name == b;
  };
  return is("llvm.fabs", "llvm.copysign") ? Operation::Sign
         : is("llvm.fmuladd")             ? Operation::MultiplyAdd
         : is("llvm.fma")                 ? Operation::FusedMultiplyAdd
         : is("llvm.sqrt")                ? Operation::Sqrt
         : is("llvm.abs")                 ? Operation::Abs
         : is("llvm.smax", "llvm.smin")   ? Operation::SignedExtremum
         : is("llvm.umax", "llvm.umin")   ? Operation::UnsignedExtremum
         : is("llvm.ctpop")               ? Operation::PopulationCount
         : is("llvm.bswap")               ? Operation::ByteSwap
                                          : Operation::Rounding;
}

Operation operation_of_comparison(const Function& function, InstId id) {
  const auto predicate = static_cast<IntPredicate>(function[id].subcode);
  return predicate <= IntPredicate::NE    ? Operation::Equality
         : predicate >= IntPredicate::SGT ? Operation::SignedOrder
                                          : Operation::UnsignedOrder;
}

Operation operation_of(const Function& function, InstId id) {
  const auto by_constant = [&](Operation yes, Operation no) {
    return function.operand(id, 1).is_constant() ? yes : no;
  };
  switch (function[id].opcode) {
    case Opcode::Mul:
      return Operation::Mul;
    case Opcode::Shl:
    case Opcode::LShr:
      return by_constant(Operation::Shift, Operation::VariableShift);
    case Opcode::AShr:
      return by_constant(Operation::ArithmeticShift, Operation::VariableArithmeticShift);
    case Opcode::FDiv:
      return Operation::FDiv;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem: {
      uint64_t divisor = 0;
      const bool is_power = integer_constant(function, function.operand(id, 1), divisor) &&
                            (divisor & (divisor - 1)) == 0;
      return is_power ? Operation::DivisionByPower : Operation::Division;
    }
    case Opcode::ICmp:
      return operation_of_comparison(function, id);
    case Opcode::Phi:
    case Opcode::Select:
      return Operation::Choice;
    case Opcode::BitCast:
      return Operation::Reinterpretation;
    case Opcode::ZExt:
      return Operation::Extension;
    case Opcode::SExt:
      return Operation::SignExtension;
    case Opcode::Trunc:
      return Operation::Truncation;
    case Opcode::SIToFP:
      return Operation::SignedToFloating;
    case Opcode::UIToFP:
      return Operation::UnsignedToFloating;
    case Opcode::FPToSI:
      return Operation::FloatingToSigned;
    case Opcode::FPToUI:
      return Operation::FloatingToUnsigned;
    case Opcode::FPExt:
    case Opcode::FPTrunc:
      return Operation::FloatingConversion;
    case Opcode::Call:
      return operation_of_call(function, id);
    default:
      return Operation::Simple;
  }
}

}  // namespace

uint32_t packed_cost(const Function& function, CostedOperation operation, uint32_t bits) {
  return cost_of(kPackedCosts, function, operation, bits);
}

uint32_t scalar_cost(const Function& function, InstId id) {
  return cost_of(kScalarCosts, function, operation_of(function, id), 0);
}

uint32_t packed_cost(const Function& function, InstId id, LaneBits lanes) {
  const Operation operation = operation_of(function, id);
  uint32_t bits = lanes.operation;
  switch (operation) {
    case Operation::Reinterpretation:
      if (lanes.from != lanes.to) return kNeverVectors;
      break;
    case Operation::Extension:
    case Operation::SignExtension:
      if (lanes.to <= lanes.from) return 0;
      bits = lanes.to;
      break;
    case Operation::Truncation:
      if (lanes.to >= lanes.from) return 0;
      break;
    case Operation::SignedToFloating:
    case Operation::UnsignedToFloating:
      bits = lanes.from;
      break;
    case Operation::FloatingToSigned:
    case Operation::FloatingToUnsigned:
      bits = lanes.to;
      break;
    case Operation::Division: {
      uint64_t divisor = 0;
      if (!integer_constant(function, function.operand(id, 1), divisor)) return kNeverVectors;
      break;
    }
    default:
      break;
  }
  return packed_cost(function, operation, bits);
}

}  // namespace lilt::opt
