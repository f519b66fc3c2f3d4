// Constant expressions become instructions in front of their users; those of phis at the end of the
// block that the value comes from. Nested ones are taken apart level by level.
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
    const ssa::Constant constant = function_.constants()[expression];
    std::span<const Value> elements = function_.constants().elements(expression);
    InstId made = function_.create(constant.opcode, constant.type, elements, constant.flags, 0,
                                   function_.offset_of(id));
    bool in_phi = function_[id].opcode == Opcode::Phi;
    InstId place = in_phi ? function_.terminator(function_.operand(id, index + 1).block()) : id;
    function_.insert_before(place, made);
    function_.set_operand(id, index, made);
    pending_.push_back(made);
  }

  ssa::Function& function_;
  std::vector<InstId> pending_;
};

}  // namespace

void expand_constant_expressions(ssa::Function& function) {
  Expansion expansion(function);
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      expansion.expand_operands_of(id);
}

}  // namespace lilt::backend
