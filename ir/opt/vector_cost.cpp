// The table of costs. Each row is what one operation takes on one register of 16 or 32 bytes, as
// legalization makes it of the instructions that the processor has; a number is one on its own.
// What SSE2 lacks is made of several: products of 32 bits, comparisons without sign, choices.
#include "ir/opt/vector_cost.h"

#include <algorithm>

#include "ir/opt/known_bits.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxRegisters = 4;      // that one value takes, in all its parts
constexpr uint32_t kFewInstructions = 12;  // of a loop whose tests are worth sharing
constexpr uint32_t kReasonable = 40;       // instructions of all parts
constexpr uint32_t kNever = 1000;

class CostTable {
 public:
  CostTable(const Function& function, const LaneWidths& widths)
      : function_(function), widths_(widths) {}

  bool has(ProcessorFeatures feature) const { return function_.has(feature); }

  uint32_t bits_of(TypeId type) const { return function_.types().scalar_bits(type); }
  // Of a register of lanes that become wider or narrower.
  uint32_t conversion(uint32_t from, uint32_t to) const { return from == to ? 0 : 2; }

  // Of a register of elements that are so many apart: half of what all of a window's loads, which
  // its accesses share, and shuffles take.
  uint32_t window(uint32_t factor, uint32_t bits) const {
    const uint32_t shuffles = factor == 2 ? 1 : 3;
    const bool is_narrow = bits < 32;
    return shuffles + (is_narrow ? (has(processor_feature::Ssse3) ? 2 : 4) : 0);
  }

  // Of one number.
  uint32_t scalar(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Trunc:
      case Opcode::BitCast:
      case Opcode::ZExt:
      case Opcode::SExt:
        return 0;  // of a load, most of them
      case Opcode::FDiv:
      case Opcode::UDiv:
      case Opcode::SDiv:
      case Opcode::URem:
      case Opcode::SRem:
        return 6;
      case Opcode::Phi:
      case Opcode::Select:
        return 2;
      case Opcode::Call:
        return scalar_call(called_intrinsic_name(function_, id));
      default:
        return 1;
    }
  }

  // Of one register of lanes.
  uint32_t packed(InstId id) const {
    using namespace processor_feature;
    const uint32_t bits = widths_.operation_bits(id);
    switch (function_[id].opcode) {
      case Opcode::Mul:
        return bits == 16 ? 1 : bits == 8 ? 6 : bits == 64 ? 7 : has(Sse41) ? 2 : 5;
      case Opcode::Shl:
      case Opcode::LShr:
      case Opcode::AShr:
        return shift(id, bits);
      case Opcode::FDiv:
        return bits == 32 ? 5 : 8;
      case Opcode::UDiv:
      case Opcode::SDiv:
      case Opcode::URem:
      case Opcode::SRem:
        return division(id, bits);
      case Opcode::ICmp:
        return comparison(id, bits);
      case Opcode::Phi:
      case Opcode::Select:
        return has(Sse41) ? 2 : 3;
      case Opcode::Call:
        return call(id, bits);
      default:
        return is_cast(function_[id].opcode) ? cast(id) : 1;
    }
  }

 private:
  uint32_t scalar_call(std::string_view name) const {
    if (name == "llvm.sqrt") return 8;
    if (name == "llvm.ctpop") return has(processor_feature::Popcnt) ? 1 : 12;
    return name == "llvm.bswap" || name.starts_with("llvm.fsh") ? 1 : 2;
  }
  bool is_constant(Value value) const { return value.is_constant(); }

  uint32_t shift(InstId id, uint32_t bits) const {
    using namespace processor_feature;
    const bool is_signed = function_[id].opcode == Opcode::AShr;
    if (is_constant(function_.operand(id, 1)))
      return bits == 8 ? 3 : bits == 64 && is_signed ? 4 : 1;
    if (has(Avx2) && bits >= 32) return bits == 64 && is_signed ? 5 : 2;
    return bits == 32 ? 12 : 24;
  }
  uint32_t division(InstId id, uint32_t bits) const {
    uint64_t divisor = 0;
    if (!integer_constant(function_, function_.operand(id, 1), divisor)) return kNever;
    if ((divisor & (divisor - 1)) == 0) return 4;
    return bits == 16 ? 5 : bits == 32 ? 12 : kNever;
  }
  uint32_t comparison(InstId id, uint32_t bits) const {
    using namespace processor_feature;
    const auto predicate = static_cast<IntPredicate>(function_[id].subcode);
    const bool is_equality = predicate == IntPredicate::EQ || predicate == IntPredicate::NE;
    const bool is_signed = predicate >= IntPredicate::SGT;
    if (is_equality) return bits == 64 && !has(Sse41) ? 3 : 1;
    if (bits == 64) return (has(Sse42) ? 1 : 7) + (is_signed ? 0 : 2);
    return is_signed ? 1 : 3;
  }
  uint32_t cast(InstId id) const {
    using namespace processor_feature;
    const uint32_t to = widths_.lane_bits(id), from = widths_.lane_bits(function_.operand(id, 0));
    switch (function_[id].opcode) {
      case Opcode::BitCast:
        return to == from ? 0 : kNever;
      case Opcode::ZExt:
        return to > from ? 1 : 0;
      case Opcode::SExt:
        return to <= from ? 0 : has(Sse41) || to < 64 ? 2 : 3;
      case Opcode::Trunc:
        return to < from ? 2 : 0;
      case Opcode::SIToFP:
        return from == 64 ? 12 : from == 32 ? 1 : 3;
      case Opcode::UIToFP:
        return from >= 64 ? 12 : from == 32 ? 6 : 3;
      case Opcode::FPToSI:
        return to == 64 ? 12 : 2;
      case Opcode::FPToUI:
        return to >= 32 ? 12 : 3;
      default:
        return 2;
    }
  }
  uint32_t call(InstId id, uint32_t bits) const {
    using namespace processor_feature;
    const std::string_view name = called_intrinsic_name(function_, id);
    if (name == "llvm.fabs" || name == "llvm.copysign") return 2;
    if (name == "llvm.fmuladd") return 2;
    if (name == "llvm.fma") return has(Fma) ? 1 : kNever;
    if (name == "llvm.sqrt") return bits == 32 ? 6 : 10;
    if (name == "llvm.abs") return bits == 64 ? 4 : has(Ssse3) ? 1 : 3;
    if (name.starts_with("llvm.smax") || name.starts_with("llvm.smin"))
      return bits == 64 ? 9 : bits == 16 || has(Sse41) ? 1 : 4;
    if (name.starts_with("llvm.umax") || name.starts_with("llvm.umin"))
      return bits == 64 ? 11 : bits == 8 || has(Sse41) ? 1 : 6;
    if (name == "llvm.ctpop") return bits == 8 ? 6 : has(Ssse3) ? 8 : 14;
    if (name == "llvm.bswap") return has(Ssse3) ? 1 : 8;
    if (name.starts_with("llvm.fsh"))
      return bits < 32 ? 10 : is_constant(function_.operand(id, 4)) ? 3 : 12;
    return has(Sse41) ? 1 : kNever;  // roundings
  }

  const Function& function_;
  const LaneWidths& widths_;
};

}  // namespace

VectorFactors choose_factors(const Function& function, const VectorLoop& loop,
                             const LaneWidths& widths, std::optional<uint64_t> iterations) {
  const CostTable table(function, widths);
  const bool is_floating_only = std::ranges::all_of(loop.widened, [&](InstId id) {
    const TypeKind kind = function.types().kind(function[id].type);
    return kind == TypeKind::Float || kind == TypeKind::Double || kind == TypeKind::Void;
  });
  const bool is_wide = function.has(processor_feature::Avx2) ||
                       (is_floating_only && function.has(processor_feature::Avx));
  const uint32_t register_bits = is_wide ? 256 : 128;
  const auto is_byte_sum = [&](InstId id) {
    return std::ranges::any_of(loop.carried, [&](const CarriedValue& value) {
      return value.sums_bytes && value.next == Value(id);
    });
  };
  uint32_t widest = 8, narrowest = 64;
  for (const InstId id : loop.widened) {
    const uint32_t bits = widths.operation_bits(id);
    if (bits == 1 || is_byte_sum(id)) continue;
    widest = std::max(widest, bits);
    const Instruction& i = function[id];
    const bool is_access = i.opcode == Opcode::Load || i.opcode == Opcode::Store;
    if (is_access) narrowest = std::min(narrowest, bits);
  }
  for (const CarriedValue& value : loop.carried)
    if (value.reduction != ReductionKind::None && !value.sums_bytes)
      widest = std::max(widest, table.bits_of(function[value.phi].type));
  narrowest = std::min(narrowest, widest);

  VectorFactors factors;
  factors.lanes = register_bits / narrowest;
  const auto registers = [&](uint32_t bits) {
    return std::max(1u, factors.lanes * std::max(bits, 8u) / register_bits);
  };
  while (factors.lanes > 1 && registers(widest) > kMaxRegisters) factors.lanes /= 2;
  const uint64_t limit = std::min<uint64_t>(loop.max_lanes, iterations.value_or(UINT64_MAX));
  while (factors.lanes > limit || (factors.lanes > 1 && loop.waits_for_stores(factors.lanes)))
    factors.lanes /= 2;
  if (factors.lanes * widest < 128) factors.lanes = 1;  // half a register gains nothing
  if (factors.lanes <= 1) return factors;

  const auto size = static_cast<uint32_t>(loop.widened.size());
  const bool has_reduction = std::ranges::any_of(loop.carried, [](const CarriedValue& value) {
    return value.reduction != ReductionKind::None;
  });
  const auto fits = [&](uint32_t parts) {
    return registers(widest) * parts <= kMaxRegisters && size * parts <= kReasonable &&
           uint64_t{factors.lanes} * parts <= limit &&
           (!iterations || *iterations >= 2 * factors.lanes * parts);
  };
  if ((has_reduction || size <= kFewInstructions) && fits(2)) factors.parts = 2;
  if (has_reduction && size <= kFewInstructions && fits(4)) factors.parts = 4;

  uint32_t packed = 1, scalar = 1;  // the loop's own test; two iterations share one
  for (const InstId id : loop.widened) {
    packed += table.packed(id) * registers(is_byte_sum(id) ? 16 : widths.operation_bits(id)) *
              factors.parts;
    scalar += table.scalar(id);
    if (is_cast(function[id].opcode) || !function.types().is_integer(function[id].type)) continue;
    const uint32_t bits = is_byte_sum(id) ? 8 : widths.operation_bits(id);
    for (const Value operand : function.operands(id))
      if (loop.is_vector(operand) && widths.lane_bits(operand) > 1)
        packed += table.conversion(widths.lane_bits(operand), bits) *
                  registers(std::max(widths.lane_bits(operand), bits)) * factors.parts;
  }
  for (const VectorAccess& access : loop.accesses)
    if (access.is_scattered)
      packed += 3 * factors.lanes * factors.parts;
    else if (access.factor > 1)
      packed += table.window(access.factor, table.bits_of(access.type)) *
                registers(table.bits_of(access.type)) * factors.parts;
  for (const VectorAccess& access : loop.accesses)
    if (access.stride < 0) packed += 2 * registers(table.bits_of(access.type)) * factors.parts;
  factors.vector_cost = packed;
  factors.scalar_cost = scalar * factors.lanes * factors.parts;
  return factors;
}

}  // namespace lilt::opt
