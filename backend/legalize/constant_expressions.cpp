// Constant expressions become instructions in front of their users; those of phis at the end of the
// block that the value comes from. Nested ones are taken apart level by level. An aggregate or
// vector that holds one is the aggregate with nothing in that place, into which the value is
// inserted.
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
        if (Value operand = function_.operand(id, i); holds_expression(operand))
          replace_operand(id, i);
    }
  }

 private:
  ssa::ConstantKind kind(Value value) const { return function_.constants()[value.constant()].kind; }

  // Looks into aggregates.
  bool holds_expression(Value value) {
    if (!value.is_constant()) return false;
    if (kind(value) != ssa::ConstantKind::Aggregate)
      return kind(value) == ssa::ConstantKind::Expression;
    aggregates_.assign(1, value);
    while (!aggregates_.empty()) {
      Value aggregate = aggregates_.back();
      aggregates_.pop_back();
      for (Value element : function_.constants().elements(aggregate.constant())) {
        if (kind(element) == ssa::ConstantKind::Expression) return true;
        if (kind(element) == ssa::ConstantKind::Aggregate) aggregates_.push_back(element);
      }
    }
    return false;
  }

  void replace_operand(InstId id, uint32_t index) {
    ssa::ConstantId constant = function_.operand(id, index).constant();
    if (function_[id].opcode == Opcode::Phi) return replace_incoming(id, index, constant);
    function_.set_operand(id, index, expand(constant, id));
  }

  // Phis of one block may have the same expression from one predecessor several times: as values of
  // one edge those must be one.
  void replace_incoming(InstId phi, uint32_t index, ssa::ConstantId constant) {
    BlockId from = function_.operand(phi, index + 1).block();
    uint64_t key = uint64_t{from.index()} << 32 | constant.index();
    auto [known, is_new] = made_for_phis_.try_emplace(key);
    if (is_new) known->second = expand(constant, function_.terminator(from));
    function_.set_operand(phi, index, known->second);
  }

  InstId expand(ssa::ConstantId constant, InstId place) {
    return kind(constant) == ssa::ConstantKind::Expression ? make_instruction(constant, place)
                                                           : make_insertions(constant, place);
  }

  InstId make_instruction(ssa::ConstantId expression, InstId place) {
    const ssa::Constant constant = function_.constants()[expression];
    bool compares = constant.opcode == Opcode::ICmp || constant.opcode == Opcode::FCmp;
    return make(constant.opcode, constant.type, function_.constants().elements(expression),
                compares ? 0 : constant.flags, compares ? static_cast<uint8_t>(constant.flags) : 0,
                place);
  }

  InstId make_insertions(ssa::ConstantId aggregate, InstId place) {
    ssa::TypeId type = function_.constants()[aggregate].type;
    bool is_vector = function_.types().kind(type) == ssa::TypeKind::Vector;
    std::span<const Value> elements = function_.constants().elements(aggregate);
    std::vector<Value> kept(elements.begin(), elements.end()), inserted(kept.size());
    for (size_t i = 0; i < kept.size(); ++i)
      if (holds_expression(kept[i])) {
        inserted[i] = kept[i];
        kept[i] = function_.constants().poison(function_.type_of(kept[i]));
      }
    Value whole = function_.constants().aggregate(type, kept);
    for (size_t i = 0; i < kept.size(); ++i) {
      if (!inserted[i].valid()) continue;
      Value operands[] = {whole, inserted[i], function_.constants().integer(ssa::kI32, 32, i)};
      whole = make(is_vector ? Opcode::InsertElement : Opcode::InsertValue, type, operands, 0, 0,
                   place);
    }
    return whole.local();
  }

  InstId make(Opcode opcode, ssa::TypeId type, std::span<const Value> operands, uint16_t flags,
              uint8_t subcode, InstId place) {
    InstId made =
        function_.create(opcode, type, operands, flags, subcode, function_.offset_of(place));
    function_.insert_before(place, made);
    pending_.push_back(made);
    return made;
  }

  ssa::Function& function_;
  std::vector<InstId> pending_;
  std::vector<Value> aggregates_;                       // scratch
  std::unordered_map<uint64_t, InstId> made_for_phis_;  // by predecessor and constant
};

}  // namespace

void expand_constant_expressions(ssa::Function& function) {
  Expansion expansion(function);
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      expansion.expand_operands_of(id);
}

}  // namespace lilt::backend
