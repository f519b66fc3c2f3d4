#include "ir/opt/vector_factors.h"

#include <algorithm>
#include <bit>

#include "ir/opt/vector_cost.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxRegisters = 4;  // that one value takes, in all its parts
constexpr uint32_t kMaxParts = 4;
constexpr uint32_t kFewInstructions = 12;  // of a loop whose tests are worth sharing
constexpr uint32_t kReasonable = 40;       // instructions of all parts
// For each lane: an access, and the lane out of or into a vector.
constexpr uint32_t kScattered = 3;
constexpr uint64_t kScatteredLanes = 8;  // of all parts: each is several instructions
// For each lane with a branch: the test, and the lane out of a vector, or into one after another.
constexpr uint32_t kBranchedStore = 3, kBranchedLoad = 6;
// Before and after the vectors: the number of iterations, one check, one halving of lanes.
constexpr uint32_t kCountCost = 8, kCheckCost = 6, kHalvingCost = 3;
constexpr uint64_t kGuessedIterations = 4;  // of the vectors, of loops that nothing is known of

// The choice for one loop.
class FactorChoice {
 public:
  FactorChoice(const Function& function, const VectorLoop& loop, const LaneWidths& widths,
               const ByteSums& byte_sums, uint32_t main_lanes)
      : function_(function),
        loop_(loop),
        widths_(widths),
        byte_sums_(byte_sums),
        main_lanes_(main_lanes) {}

  VectorFactors choose() {
    factors_.iterations = loop_.known_iterations();
    if (factors_.iterations && *factors_.iterations != 0 && loop_.keeps_last)
      --*factors_.iterations;
    if (!factors_.iterations) factors_.iterations = loop_.profiled_iterations();
    if (main_lanes_ != 0) factors_.iterations = main_lanes_ / 2;
    factors_.is_asked_for = hints_.wants_vectors || hints_.lanes != 0;
    find_widths();
    choose_lanes();
    if (factors_.lanes <= 1) return factors_;
    choose_parts();
    count_costs();
    count_start();
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
    const bool prefers_zmm = function_.has(processor_feature::Evex512) &&
                             function_.module()[function_.symbol()].features.prefers_zmm;
    register_bits_ = prefers_zmm ? 512 : is_wide ? 256 : 128;
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
        widest_ = std::max(widest_, widths_.lane_bits(value.next));
    narrowest_ = std::min(narrowest_, widest_);
  }

  void choose_lanes() {
    uint32_t& lanes = factors_.lanes;
    lanes = register_bits_ / narrowest_;
    while (lanes > 1 && registers(widest_) > kMaxRegisters) lanes /= 2;
    limit_ = loop_.max_lanes;
    if (factors_.iterations) limit_ = std::min(limit_, *factors_.iterations);
    if (main_lanes_ != 0)
      limit_ = std::min<uint64_t>(limit_, std::max(main_lanes_ / 4, 128 / widest_));
    if (hints_.lanes != 0) {
      lanes = std::bit_floor(std::min(hints_.lanes, loop_.max_lanes));
      return;
    }
    while (lanes > limit_ || (lanes > 1 && loop_.waits_for_stores(lanes))) lanes /= 2;
    if (lanes * widest_ < 128) lanes = 1;  // half a register gains nothing
  }

  // Several vectors at once hide the latency of reductions, and share the test of a short loop.
  void choose_parts() {
    const auto size = static_cast<uint32_t>(loop_.widened.size());
    const bool has_reduction = std::ranges::any_of(loop_.carried, [](const CarriedValue& value) {
      return value.reduction != ReductionKind::None;
    });
    const auto has = [&](bool VectorAccess::*what) {
      return std::ranges::any_of(loop_.accesses, what);
    };
    if (has(&VectorAccess::has_branches)) return;
    const uint64_t limit =
        has(&VectorAccess::is_scattered) ? std::min(limit_, kScatteredLanes) : limit_;
    const auto fits = [&](uint32_t parts) {
      const uint64_t lanes = uint64_t{factors_.lanes} * parts;
      return registers(widest_) * parts <= kMaxRegisters && size * parts <= kReasonable &&
             lanes <= limit && (!factors_.iterations || *factors_.iterations >= 2 * lanes);
    };
    if (main_lanes_ != 0) return;
    if (hints_.parts != 0) {
      const uint32_t most = std::max(1u, loop_.max_lanes / factors_.lanes);
      factors_.parts = std::bit_floor(std::min({hints_.parts, most, kMaxParts}));
      return;
    }
    if ((has_reduction || size <= kFewInstructions) && fits(2)) factors_.parts = 2;
    if (has_reduction && size <= kFewInstructions && fits(4)) factors_.parts = 4;
  }

  void count_costs() {
    uint32_t packed = 0, scalar = 1;  // the loop's own test; two iterations share one
    for (const InstId id : loop_.widened) {
      packed += is_byte_sum(id) ? packed_cost(function_, CostedOperation::ByteSum, 8) * registers(8)
                                : packed_cost(function_, id, lanes_of(id)) *
                                      registers(widths_.operation_bits(id));
      packed += conversions(id);
      scalar += scalar_cost(function_, id);
    }
    for (const VectorAccess& access : loop_.accesses) {
      packed += cost_of_place(access);
      scalar += access.is_indirect ? 1 : 0;  // what its address loads
    }
    factors_.vector_cost = 1 + packed * factors_.parts;
    factors_.scalar_cost = scalar * factors_.lanes * factors_.parts;
  }
  void count_start() {
    const auto halves = static_cast<uint32_t>(std::bit_width(factors_.lanes) - 1);
    factors_.start_cost = (loop_.known_iterations() ? 0 : kCountCost) +
                          kCheckCost * static_cast<uint32_t>(loop_.checks.size()) +
                          (loop_.unit_step().valid() ? kCheckCost : 0);
    for (const CarriedValue& value : loop_.carried)
      if (value.reduction != ReductionKind::None)
        factors_.start_cost += factors_.parts - 1 + kHalvingCost * halves;
  }
  uint32_t conversion(uint32_t from, uint32_t to) const {
    return from == to ? 0 : packed_cost(function_, CostedOperation::Truncation, to);
  }
  // Of operands to the lanes of the operation.
  uint32_t conversions(InstId id) const {
    if (is_cast(function_[id].opcode) || !function_.types().is_integer(function_[id].type))
      return 0;
    const uint32_t to = is_byte_sum(id) ? 8 : widths_.operation_bits(id);
    uint32_t cost = 0;
    for (const Value operand : function_.operands(id)) {
      const uint32_t from = loop_.is_vector(operand) ? widths_.lane_bits(operand) : 0;
      if (from > 1) cost += conversion(from, to) * registers(std::max(from, to));
    }
    return cost;
  }
  // Of elements that are not one after the other, beside the access itself.
  uint32_t cost_of_place(const VectorAccess& access) const {
    const uint32_t bits = bits_of(access.type);
    if (access.has_branches)
      return (access.is_store ? kBranchedStore : kBranchedLoad) * factors_.lanes;
    if (access.is_scattered) return kScattered * factors_.lanes;
    const auto cost = [&](CostedOperation operation) {
      return packed_cost(function_, operation, bits) * registers(bits);
    };
    if (access.factor > 1)
      return cost(access.factor == 2 ? CostedOperation::WindowOfTwo
                                     : CostedOperation::WindowOfMore);
    return access.stride < 0 && !loop_.is_mirrored ? cost(CostedOperation::Reversal) : 0;
  }
  uint32_t bits_of(TypeId type) const { return function_.types().scalar_bits(type); }

  const Function& function_;
  const VectorLoop& loop_;
  const LaneWidths& widths_;
  const ByteSums& byte_sums_;
  const uint32_t main_lanes_;
  const LoopHints hints_ = loop_.hints();
  VectorFactors factors_;
  uint32_t register_bits_ = 128, widest_ = 8, narrowest_ = 64;  // bits of lanes
  uint64_t limit_ = 0;                                          // lanes
};

}  // namespace

bool VectorFactors::is_worth_it() const {
  if (lanes <= 1 || vector_cost >= kNeverVectors) return false;
  if (is_asked_for) return true;
  const uint64_t at_once = uint64_t{lanes} * parts;
  if (!iterations)
    return start_cost + kGuessedIterations * vector_cost < kGuessedIterations * scalar_cost;
  const uint64_t vector_iterations = *iterations / at_once;
  return start_cost + vector_iterations * vector_cost < vector_iterations * scalar_cost;
}

VectorFactors choose_factors(const Function& function, const VectorLoop& loop,
                             const LaneWidths& widths, const ByteSums& byte_sums,
                             uint32_t main_lanes) {
  return FactorChoice(function, loop, widths, byte_sums, main_lanes).choose();
}

}  // namespace lilt::opt
