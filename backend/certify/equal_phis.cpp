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
      : function_(function), cfg_(cfg), numbers_(function.value_count()) {}

  std::vector<Value> run() {
    list_numbered();
    std::vector<Value> equal(numbers_.size());
    for (int rounds = 0; number_all() && cfg_.has_cycle(); ++rounds)
      if (rounds == kMaxRounds) return equal;
    for (const InstId id : numbered_)
      if (function_[id].opcode == Opcode::Phi && numbers_[id.index()] != Value(id))
        equal[id.index()] = numbers_[id.index()];
    return equal;
  }

 private:
  // Phis, and the operations that they depend on; other values are their own numbers.
  void list_numbered() {
    std::vector<InstId> open;
    std::vector<uint8_t> is_numbered(numbers_.size());
    const auto add = [&](InstId id) {
      if (!std::exchange(is_numbered[id.index()], true)) open.push_back(id);
    };
    for (const ssa::BlockId block : cfg_.reverse_post_order()) function_.for_each_phi(block, add);
    while (!open.empty()) {
      const InstId id = open.back();
      open.pop_back();
      for (const Value operand : function_.operands(id))
        if (operand.is_local() && is_computed(function_[operand.local()].opcode))
          add(operand.local());
    }
    for (const ssa::BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (is_numbered[id.index()])
          numbered_.push_back(id);
        else
          numbers_[id.index()] = id;
    known_.resize(std::bit_ceil(2 * numbered_.size() + 1));
  }
  // Whether a number is another one than before.
  bool number_all() {
    bool has_changed = false;
    std::ranges::fill(known_, InstId());
    for (const InstId id : numbered_) {
      const Value found = number_for(id);
      has_changed |= std::exchange(numbers_[id.index()], found) != found;
    }
    return has_changed;
  }

  Value number_for(InstId id) {
    const ssa::Instruction& i = function_[id];
    const bool is_phi = i.opcode == Opcode::Phi;
    if (is_phi && has_undefined_input(id)) return id;
    if (const Value common = is_phi ? common_input(id) : Value(); common.valid()) return common;
    const uint32_t place = is_phi ? function_.block_of(id).index() : 0;
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
  std::vector<InstId> numbered_;  // in reverse post-order
  std::vector<Value> numbers_;    // by InstId
  std::vector<InstId> known_;     // hash table by what they compute
};

}  // namespace

std::vector<Value> equal_phis(const ssa::Function& function, const ssa::ControlFlowGraph& cfg) {
  return Numbering(function, cfg).run();
}

}  // namespace lilt::certify
