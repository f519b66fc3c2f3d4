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
constexpr uint32_t kScattered =
    3;  // for each lane: an access, and the lane out of or into a vector
constexpr uint32_t kNever = 1000;

class CostTable {
 public:
  explicit CostTable(const Function& function) : function_(function) {}

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
  uint32_t packed(InstId id, LaneBits lanes) const {
    using namespace processor_feature;
    const uint32_t bits = lanes.operation;
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
        return is_cast(function_[id].opcode) ? cast(id, lanes.from, lanes.to) : 1;
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
  uint32_t cast(InstId id, uint32_t from, uint32_t to) const {
    using namespace processor_feature;
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
};

}  // namespace

uint32_t scalar_cost(const Function& function, InstId id) { return CostTable(function).scalar(id); }

uint32_t packed_cost(const Function& function, InstId id, LaneBits lanes) {
  return CostTable(function).packed(id, lanes);
}

namespace {

// The choice for one loop.
class FactorChoice {
 public:
  FactorChoice(const Function& function, const VectorLoop& loop, const LaneWidths& widths,
               const ByteSums& byte_sums)
      : function_(function), loop_(loop), widths_(widths), byte_sums_(byte_sums) {}

  VectorFactors choose(std::optional<uint64_t> iterations) {
    find_widths();
    choose_lanes(iterations);
    if (factors_.lanes <= 1) return factors_;
    choose_parts(iterations);
    count_costs();
    return factors_;
  }

 private:
  LaneBits lanes_of(InstId id) const {
    const bool has_source = is_cast(function_[id].opcode);
    return {widths_.operation_bits(id),
            has_source ? widths_.lane_bits(function_.operand(id, 0)) : 0, widths_.lane_bits(id)};
  }
  bool is_byte_sum(InstId id) const { return byte_sums_.find(id) != nullptr; }
  bool is_of_floats(InstId id) const {
    const TypeKind kind = function_.types().kind(function_[id].type);
    return kind == TypeKind::Float || kind == TypeKind::Double || kind == TypeKind::Void;
  }
  // That one value takes, in lanes of so many bits.
  uint32_t registers(uint32_t bits) const {
    return std::max(1u, factors_.lanes * std::max(bits, 8u) / register_bits_);
  }

  void find_widths() {
    const bool is_wide =
        function_.has(processor_feature::Avx2) ||
        (function_.has(processor_feature::Avx) &&
         std::ranges::all_of(loop_.widened, [&](InstId id) { return is_of_floats(id); }));
    register_bits_ = is_wide ? 256 : 128;
    for (const InstId id : loop_.widened) {
      const uint32_t bits = widths_.operation_bits(id);
      if (bits == 1 || is_byte_sum(id)) continue;
      widest_ = std::max(widest_, bits);
      const Opcode opcode = function_[id].opcode;
      if (opcode == Opcode::Load || opcode == Opcode::Store)
        narrowest_ = std::min(narrowest_, bits);
    }
    for (const CarriedValue& value : loop_.carried)
      if (value.reduction != ReductionKind::None && !is_byte_sum(value.next.local()))
        widest_ = std::max(widest_, table_.bits_of(function_[value.phi].type));
    narrowest_ = std::min(narrowest_, widest_);
  }

  void choose_lanes(std::optional<uint64_t> iterations) {
    uint32_t& lanes = factors_.lanes;
    lanes = register_bits_ / narrowest_;
    while (lanes > 1 && registers(widest_) > kMaxRegisters) lanes /= 2;
    limit_ = std::min<uint64_t>(loop_.max_lanes, iterations.value_or(UINT64_MAX));
    while (lanes > limit_ || (lanes > 1 && loop_.waits_for_stores(lanes))) lanes /= 2;
    if (lanes * widest_ < 128) lanes = 1;  // half a register gains nothing
  }

  // Several vectors at once hide the latency of reductions, and share the test of a short loop.
  void choose_parts(std::optional<uint64_t> iterations) {
    const auto size = static_cast<uint32_t>(loop_.widened.size());
    const bool has_reduction = std::ranges::any_of(loop_.carried, [](const CarriedValue& value) {
      return value.reduction != ReductionKind::None;
    });
    const auto fits = [&](uint32_t parts) {
      const uint64_t lanes = uint64_t{factors_.lanes} * parts;
      return registers(widest_) * parts <= kMaxRegisters && size * parts <= kReasonable &&
             lanes <= limit_ && (!iterations || *iterations >= 2 * lanes);
    };
    if ((has_reduction || size <= kFewInstructions) && fits(2)) factors_.parts = 2;
    if (has_reduction && size <= kFewInstructions && fits(4)) factors_.parts = 4;
  }

  void count_costs() {
    uint32_t packed = 0, scalar = 1;  // the loop's own test; two iterations share one
    for (const InstId id : loop_.widened) {
      packed += table_.packed(id, lanes_of(id)) *
                    registers(is_byte_sum(id) ? 16 : widths_.operation_bits(id)) +
                conversions(id);
      scalar += table_.scalar(id);
    }
    for (const VectorAccess& access : loop_.accesses) packed += cost_of_place(access);
    factors_.vector_cost = 1 + packed * factors_.parts;
    factors_.scalar_cost = scalar * factors_.lanes * factors_.parts;
  }
  // Of operands to the lanes of the operation.
  uint32_t conversions(InstId id) const {
    if (is_cast(function_[id].opcode) || !function_.types().is_integer(function_[id].type))
      return 0;
    const uint32_t to = is_byte_sum(id) ? 8 : widths_.operation_bits(id);
    uint32_t cost = 0;
    for (const Value operand : function_.operands(id)) {
      const uint32_t from = loop_.is_vector(operand) ? widths_.lane_bits(operand) : 0;
      if (from > 1) cost += table_.conversion(from, to) * registers(std::max(from, to));
    }
    return cost;
  }
  // Of elements that are not one after the other, beside the access itself.
  uint32_t cost_of_place(const VectorAccess& access) const {
    const uint32_t bits = table_.bits_of(access.type);
    if (access.is_scattered) return kScattered * factors_.lanes;
    if (access.factor > 1) return table_.window(access.factor, bits) * registers(bits);
    return access.stride < 0 ? 2 * registers(bits) : 0;
  }

  const Function& function_;
  const VectorLoop& loop_;
  const LaneWidths& widths_;
  const ByteSums& byte_sums_;
  const CostTable table_{function_};
  VectorFactors factors_;
  uint32_t register_bits_ = 128, widest_ = 8, narrowest_ = 64;  // bits of lanes
  uint64_t limit_ = 0;                                          // lanes
};

}  // namespace

VectorFactors choose_factors(const Function& function, const VectorLoop& loop,
                             const LaneWidths& widths, const ByteSums& byte_sums,
                             std::optional<uint64_t> iterations) {
  return FactorChoice(function, loop, widths, byte_sums).choose(iterations);
}

}  // namespace lilt::opt
