#include "ir/opt/known_bits.h"

#include <bit>

#include "ir/opt/value_facts.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class KnownZero {
 public:
  explicit KnownZero(const Function& function) : function_(function) {}

  uint64_t of(Value value, int depth) const {
    TypeId type = function_.type_of(value);
    uint32_t width = function_.types().integer_bits(type);
    if (!function_.types().is_integer(type) || width > 64) return 0;
    uint64_t bits = 0;
    if (integer_constant(function_, value, bits)) return ~bits & low_mask(width);
    if (!value.is_local() || depth >= kDeepestBits) return 0;
    return of_instruction(value.local(), width, depth + 1) & low_mask(width);
  }

 private:
  uint64_t of_instruction(InstId id, uint32_t width, int depth) const {
    auto operand = [&](uint32_t i) { return function_.operand(id, i); };
    uint64_t amount = 0;
    switch (function_[id].opcode) {
      case Opcode::And:
        return of(operand(0), depth) | of(operand(1), depth);
      case Opcode::Or:
      case Opcode::Xor:
        return of(operand(0), depth) & of(operand(1), depth);
      case Opcode::Select:
        return of(operand(1), depth) & of(operand(2), depth);
      case Opcode::Shl:
        if (!integer_constant(function_, operand(1), amount) || amount >= width) return 0;
        return of(operand(0), depth) << amount | ((uint64_t{1} << amount) - 1);
      case Opcode::LShr:
        if (!integer_constant(function_, operand(1), amount) || amount >= width) return 0;
        return of(operand(0), depth) >> amount | ~(low_mask(width) >> amount);
      case Opcode::URem:
        if (!integer_constant(function_, operand(1), amount) || amount == 0) return 0;
        if (amount > uint64_t{1} << 63) return 0;
        return ~(std::bit_ceil(amount) - 1);
      case Opcode::UDiv:
        if (!integer_constant(function_, operand(1), amount) || amount == 0) return 0;
        return ~(low_mask(width) >> (std::bit_width(amount) - 1));
      case Opcode::ZExt: {
        uint32_t from = function_.types().integer_bits(function_.type_of(operand(0)));
        return of(operand(0), depth) | ~low_mask(from);
      }
      case Opcode::Trunc:
        return of(operand(0), depth);
      case Opcode::Freeze:  // of a number, as constant-hoisting makes it
        return operand(0).is_constant() ? of(operand(0), depth) : 0;
      case Opcode::Add:
        return of_sum(id, width, depth);
      case Opcode::Mul:
        if ((function_[id].flags & flag::NoSignedWrap) == 0) return 0;
        return of(operand(0), depth) & of(operand(1), depth) & sign(width);
      case Opcode::Phi:
        return of_phi(id, width, depth + 1);
      case Opcode::Argument:
      case Opcode::Load:
      case Opcode::Call:
        return of_promise(id, width);
      default:
        return 0;
    }
  }

  // The bits above the greatest value of a range that does not wrap.
  uint64_t of_promise(InstId id, uint32_t width) const {
    const std::optional<ValueRange> range = promised_range(function_, id);
    const bool is_bounded = range && range->low < range->high;
    return is_bounded
               ? ~low_mask(static_cast<uint32_t>(std::bit_width(range->high - 1))) & low_mask(width)
               : 0;
  }

  static uint64_t sign(uint32_t width) { return uint64_t{1} << (width - 1); }

  // The bits above the greatest sum, and the sign where a promise keeps it.
  uint64_t of_sum(InstId id, uint32_t width, int depth) const {
    const uint64_t all = low_mask(width), right = of(function_.operand(id, 1), depth);
    if ((right & sign(width)) == 0) return 0;  // -1 and the like
    const uint64_t left = of(function_.operand(id, 0), depth);
    const uint64_t most_right = ~right & all, most_left = ~left & all;
    const bool keeps_sign = (function_[id].flags & flag::NoSignedWrap) != 0;
    const uint64_t bits = keeps_sign ? left & sign(width) : 0;
    if (most_left > all - most_right) return bits;
    return bits | ~low_mask(static_cast<uint32_t>(std::bit_width(most_left + most_right)));
  }

  // Of a phi of two values; the sign of one that is not negative at first and only grows.
  uint64_t of_phi(InstId phi, uint32_t width, int depth) const {
    const std::span<const Value> operands = function_.operands(phi);
    if (operands.size() != 4) return 0;
    uint64_t common = low_mask(width);
    for (size_t i = 0; i < 4 && common != 0; i += 2) {
      Value value = operands[i];
      if (is_sum_without_wrap(value, phi)) {
        value = function_.operand(value.local(), 1);
        common &= sign(width);
      }
      if (value != Value(phi)) common &= of(value, depth);
    }
    return common;
  }
  bool is_sum_without_wrap(Value value, InstId left) const {
    return value.is_local() && function_[value.local()].opcode == Opcode::Add &&
           (function_[value.local()].flags & flag::NoSignedWrap) != 0 &&
           function_.operand(value.local(), 0) == Value(left);
  }

  const Function& function_;
};

}  // namespace

uint64_t known_zero_bits(const Function& function, Value value) {
  return KnownZero(function).of(value, 0);
}

}  // namespace lilt::opt
