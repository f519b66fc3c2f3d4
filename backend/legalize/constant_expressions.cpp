// Constant expressions become instructions in front of their users; those of phis at the end of the
// block that the value comes from. Nested ones are taken apart level by level.
#include <unordered_map>
#include <vector>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

class Expansion {
 public:
  explicit Expansion(ssa::Function& function) : function_(function) {}

  void expand_operands_of(InstId user) {
    pending_.push_back(user);
    while (!pending_.empty()) {
      InstId id = pending_.back();
      pending_.pop_back();
      for (uint32_t i = 0; i < function_[id].operand_count; ++i)
        if (is_expression(function_.operand(id, i))) replace_operand(id, i);
    }
  }

 private:
  bool is_expression(Value value) const {
    return value.is_constant() &&
           function_.constants()[value.constant()].kind == ssa::ConstantKind::Expression;
  }

  void replace_operand(InstId id, uint32_t index) {
    ssa::ConstantId expression = function_.operand(id, index).constant();
    if (function_[id].opcode == Opcode::Phi) return replace_incoming(id, index, expression);
    InstId made = make(expression, id, function_.offset_of(id));
    function_.set_operand(id, index, made);
  }

  // Phis of one block may have the same expression from one predecessor several times: as values of
  // one edge those must be one.
  void replace_incoming(InstId phi, uint32_t index, ssa::ConstantId expression) {
    BlockId from = function_.operand(phi, index + 1).block();
    uint64_t key = uint64_t{from.index()} << 32 | expression.index();
    auto [known, is_new] = made_for_phis_.try_emplace(key);
    if (is_new)
      known->second = make(expression, function_.terminator(from), function_.offset_of(phi));
    function_.set_operand(phi, index, known->second);
  }

  InstId make(ssa::ConstantId expression, InstId place, SourceOffset offset) {
    const ssa::Constant constant = function_.constants()[expression];
    std::span<const Value> elements = function_.constants().elements(expression);
    // The flags of a comparison are its predicate, which an instruction has as its subcode.
    bool compares = constant.opcode == Opcode::ICmp || constant.opcode == Opcode::FCmp;
    uint16_t flags = compares ? 0 : constant.flags;
    auto subcode = static_cast<uint8_t>(compares ? constant.flags : 0);
    InstId made =
        function_.create(constant.opcode, constant.type, elements, flags, subcode, offset);
    function_.insert_before(place, made);
    pending_.push_back(made);
    return made;
  }

  ssa::Function& function_;
  std::vector<InstId> pending_;
  std::unordered_map<uint64_t, InstId> made_for_phis_;  // by predecessor and expression
};

}  // namespace

void expand_constant_expressions(ssa::Function& function) {
  Expansion expansion(function);
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      expansion.expand_operands_of(id);
}

}  // namespace lilt::backend
