#include "backend/certify/equal_phis.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "backend/certify/samples.h"

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr int kMaxRounds = 16;

class Numbering {
 public:
  Numbering(const ssa::Function& function, const ssa::ControlFlowGraph& cfg)
      : function_(function),
        cfg_(cfg),
        numbers_(function.value_count()),
        known_(std::bit_ceil(2 * numbers_.size() + 1)) {}

  std::vector<Value> run() {
    if (!has_phis()) return std::move(numbers_);
    for (int rounds = 0; number_all() && cfg_.has_cycle(); ++rounds)
      if (rounds == kMaxRounds) return std::vector<Value>(numbers_.size());
    for (uint32_t i = 0; i < numbers_.size(); ++i)
      if (const InstId id(i); function_[id].opcode != Opcode::Phi || numbers_[i] == Value(id))
        numbers_[i] = {};
    return std::move(numbers_);
  }

 private:
  bool has_phis() const {
    return std::ranges::any_of(cfg_.reverse_post_order(), [&](ssa::BlockId block) {
      return function_[function_[block].first].opcode == Opcode::Phi;
    });
  }
  // Whether a number is another one than before.
  bool number_all() {
    has_changed_ = false;
    std::ranges::fill(known_, InstId());
    for (const ssa::BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        Value& number = numbers_[id.index()];
        const Value found = number_for(id, block);
        has_changed_ |= std::exchange(number, found) != found;
      }
    return has_changed_;
  }

  Value number_for(InstId id, ssa::BlockId block) {
    const ssa::Instruction& i = function_[id];
    if (i.opcode == Opcode::Phi) {
      if (has_undefined_input(id)) return id;
      if (const Value common = common_input(id); common.valid()) return common;
    } else if (!is_computed(i.opcode)) {
      return id;
    }
    const uint32_t place = i.opcode == Opcode::Phi ? block.index() : 0;
    uint64_t hash = mixed(
        uint64_t{i.type.index()} << 32 | place,
        uint64_t{i.flags} << 32 | uint64_t{i.subcode} << 16 | static_cast<uint64_t>(i.opcode));
    for (const Value operand : function_.operands(id))
      hash = mixed(hash, number_of(operand).word());
    const size_t mask = known_.size() - 1;
    size_t at = hash & mask;
    for (; known_[at].valid(); at = (at + 1) & mask)
      if (is_same(known_[at], id)) return known_[at];
    known_[at] = id;
    return id;
  }

  static bool is_computed(Opcode opcode) {
    return ssa::is_binary(opcode) || ssa::is_cast(opcode) || opcode == Opcode::GetElementPtr ||
           opcode == Opcode::Select || opcode == Opcode::ICmp;
  }
  // Arguments and constants are their own numbers; none() is not known yet.
  Value number_of(Value value) const {
    if (!value.is_local() || function_[value.local()].opcode == Opcode::Argument) return value;
    return numbers_[value.local().index()];
  }
  // Undefined values need not be equal.
  bool has_undefined_input(InstId phi) const {
    return std::ranges::any_of(function_.operands(phi), [&](Value operand) {
      if (!operand.is_constant()) return false;
      const ssa::ConstantKind kind = function_.constants()[operand.constant()].kind;
      return kind == ssa::ConstantKind::Undef || kind == ssa::ConstantKind::Poison;
    });
  }
  Value common_input(InstId phi) const {
    Value common;
    const std::span<const Value> operands = function_.operands(phi);
    for (size_t i = 0; i < operands.size(); i += 2) {
      const Value number = number_of(operands[i]);
      if (!number.valid() || number == Value(phi)) continue;
      if (common.valid() && number != common) return {};
      common = number;
    }
    return common;
  }
  bool is_same(InstId a, InstId b) const {
    const ssa::Instruction &x = function_[a], &y = function_[b];
    return x.opcode == y.opcode && x.subcode == y.subcode && x.flags == y.flags &&
           x.type == y.type &&
           (x.opcode != Opcode::Phi || function_.block_of(a) == function_.block_of(b)) &&
           std::ranges::equal(
               function_.operands(a), function_.operands(b), {},
               [&](Value value) { return number_of(value); },
               [&](Value value) { return number_of(value); });
  }

  const ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  std::vector<Value> numbers_;  // by InstId
  std::vector<InstId> known_;   // hash table by what they compute
  bool has_changed_ = false;
};

}  // namespace

std::vector<Value> equal_phis(const ssa::Function& function, const ssa::ControlFlowGraph& cfg) {
  return Numbering(function, cfg).run();
}

}  // namespace lilt::certify
