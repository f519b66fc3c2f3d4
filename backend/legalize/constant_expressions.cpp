// Constant expressions become instructions before their users; those of phis, at the end of the
// block that the value comes from. Nested ones are expanded level by level. An aggregate or vector
// that holds one becomes the constant with poison in that place, into which the value is inserted.
#include <algorithm>
#include <tuple>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

class ConstantExpander {
 public:
  ConstantExpander(ssa::Function& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  void run() {
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Phi)
          collect_incoming(id);
        else
          expand_operands_of(id);
    replace_incoming();
  }

 private:
  ssa::ConstantKind kind(Value value) const { return function_.constants()[value.constant()].kind; }

  // Searches nested aggregates, too.
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

  // Expands operands of the user and of the instructions that this adds.
  void expand_operands_of(InstId user) {
    pending_.push_back(user);
    while (!pending_.empty()) {
      InstId id = pending_.back();
      pending_.pop_back();
      for (uint32_t i = 0; i < function_[id].operand_count; ++i)
        if (Value operand = function_.operand(id, i); holds_expression(operand))
          function_.set_operand(id, i, expand(operand.constant(), id));
    }
  }

  void collect_incoming(InstId phi) {
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2)
      if (Value value = function_.operand(phi, i); holds_expression(value))
        incoming_.push_back({function_.operand(phi, i + 1).block(), value.constant(), phi, i});
  }

  // A phi may have several entries for one predecessor, which must have the same value: an
  // expression is expanded once for each predecessor.
  void replace_incoming() {
    std::ranges::sort(incoming_, {},
                      [](const Incoming& i) { return std::tie(i.from, i.constant); });
    InstId made;
    for (size_t i = 0; i < incoming_.size(); ++i) {
      const Incoming& at = incoming_[i];
      bool is_known =
          i > 0 && incoming_[i - 1].from == at.from && incoming_[i - 1].constant == at.constant;
      if (!is_known) {
        made = expand(at.constant, function_.terminator(at.from));
        expand_operands_of(made);
      }
      function_.set_operand(at.phi, at.operand, made);
    }
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
    ArenaVector<Value> kept(elements.begin(), elements.end(), scratch_);
    ArenaVector<Value> inserted(kept.size(), Value(), scratch_);
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

  // An operand of a phi.
  struct Incoming {
    BlockId from;
    ssa::ConstantId constant;
    InstId phi;
    uint32_t operand;
  };

  ssa::Function& function_;
  Arena& scratch_;
  ArenaVector<InstId> pending_{scratch_};
  ArenaVector<Value> aggregates_{scratch_};  // to search
  ArenaVector<Incoming> incoming_{scratch_};
};

}  // namespace

void expand_constant_expressions(ssa::Function& function, Arena& scratch) {
  ConstantExpander(function, scratch).run();
}

}  // namespace lilt::backend
