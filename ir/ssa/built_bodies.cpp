#include "ir/ssa/built_bodies.h"

#include <algorithm>
#include <type_traits>

#include "ir/ssa/callee.h"
#include "ir/ssa/constant_copy.h"
#include "ir/ssa/forwarding.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::ssa {

namespace {

// What the parser checks of a body and builders do not: sizes of types, dominance, phis, and what
// the operands of some instructions are. Ids are in the order of the body.
class BuiltBodyCheck {
 public:
  BuiltBodyCheck(Function& function, Analyses& analyses)
      : function_(function), types_(function.types()), analyses_(analyses) {}

  bool run() {
    const InstId end_of_entry = function_.terminator(function_.entry());
    for (const BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const bool is_phi = function_[id].opcode == Opcode::Phi;
        if (!(is_phi ? is_right_phi(id, block) : is_right(id, block))) return false;
        for (uint32_t i = 0; i < function_[id].operand_count; ++i) {
          const Value operand = function_.operand(id, i);
          if (!operand.is_local() || operand.local() < std::min(id, end_of_entry)) continue;
          const BlockId at = is_phi ? function_.operand(id, i + 1).block() : block;
          if (!reaches(operand.local(), at, is_phi ? InstId() : id)) return false;
        }
      }
    return true;
  }

 private:
  // Whether every path to the place passes the definition. `user`: in its own block; none() at the
  // block's end.
  bool reaches(InstId definition, BlockId block, InstId user) {
    const BlockId home = function_.block_of(definition);
    if (!home.valid()) return true;  // an argument
    if (home == block && (!user.valid() || definition < user)) return true;
    const ControlFlowGraph& cfg = analyses_.control_flow();
    if (!cfg.reachable(block)) return true;
    return home != block && cfg.reachable(home) && analyses_.dominators().dominates(home, block);
  }

  // One value for each edge, and one for all edges from one block.
  bool is_right_phi(InstId id, BlockId block) {
    const std::span<const Value> operands = function_.operands(id);
    const std::span<const BlockId> edges = analyses_.control_flow().predecessors(block);
    if (block == function_.entry() || operands.size() != 2 * edges.size()) return false;
    incoming_.clear();
    for (size_t i = 0; i < operands.size(); i += 2)
      incoming_.emplace_back(operands[i + 1].block(), operands[i].word());
    std::ranges::sort(incoming_);
    from_.assign(edges.begin(), edges.end());
    std::ranges::sort(from_);
    for (size_t i = 0; i < from_.size(); ++i) {
      if (incoming_[i].first != from_[i]) return false;
      if (i != 0 && from_[i] == from_[i - 1] && incoming_[i] != incoming_[i - 1]) return false;
    }
    return types_.is_first_class(function_[id].type);
  }

  bool is_right(InstId id, BlockId block) {
    const Instruction& instruction = function_[id];
    switch (instruction.opcode) {
      case Opcode::Alloca:
        return types_.is_sized(function_.operand(id, 0).type()) &&
               (instruction.operand_count == 1 || types_.is_integer(type_of(id, 1)));
      case Opcode::Load:
        return types_.is_sized(instruction.type);
      case Opcode::Store:
        return types_.is_sized(type_of(id, 0));
      case Opcode::ICmp:
      case Opcode::FCmp:
        return types_.kind(type_of(id, 0)) != TypeKind::Vector;
      case Opcode::Select:
        return type_of(id, 0) == kI1;
      case Opcode::GetElementPtr:
        return is_right_address(id);
      case Opcode::Call:
        return is_right_call(id, block);
      case Opcode::Switch:
        return has_distinct_cases(id) && !enters(id);
      case Opcode::Invoke:
      case Opcode::LandingPad:
      case Opcode::Resume:
      case Opcode::IndirectBr:
        return false;  // their rules are those of the whole function
      default:
        return !is_terminator(instruction.opcode) || !enters(id);
    }
  }
  TypeId type_of(InstId id, uint32_t operand) const {
    return function_.type_of(function_.operand(id, operand));
  }
  // Whether a terminator goes to the entry.
  bool enters(InstId terminator) const {
    const std::span<const Value> operands = function_.operands(terminator);
    return std::ranges::find(operands, Value(function_.entry())) != operands.end();
  }
  bool has_distinct_cases(InstId id) {
    cases_.clear();
    for (uint32_t i = 2; i < function_[id].operand_count; i += 2)
      cases_.push_back(function_.operand(id, i).word());
    std::ranges::sort(cases_);
    return std::ranges::adjacent_find(cases_) == cases_.end();
  }
  // Without vectors, whose number is the result's, and with i32 as indices of fields.
  bool is_right_address(InstId id) const {
    if (function_[id].type != kPtr) return false;
    TypeId at = function_.operand(id, 0).type();
    if (!types_.is_sized(at)) return false;
    for (uint32_t i = 2; i < function_[id].operand_count; ++i) {
      if (!types_.is_integer(type_of(id, i))) return false;
      if (i > 2) at = part_of(at, function_.operand(id, i));
      if (!at.valid()) return false;
    }
    return true;
  }
  TypeId part_of(TypeId whole, Value index) const {
    const Type& type = types_[whole];
    if (type.kind == TypeKind::Array || type.kind == TypeKind::Vector) return type.element;
    if (type.kind != TypeKind::Struct || !index.is_constant()) return {};
    const Constant& field = function_.constants()[index.constant()];
    const bool is_field =
        field.kind == ConstantKind::Integer && field.type == kI32 && field.bits < type.member_count;
    return is_field ? types_.member(whole, field.bits) : TypeId::none();
  }
  // Of a `musttail` call the result is what an undefined one of the function stands for.
  bool is_right_call(InstId id, BlockId block) {
    if (is_assembly(function_, id)) return false;  // whose constraints the parser reads
    if (const uint16_t intrinsic = called_intrinsic_number(function_, id); intrinsic != 0) {
      const std::span<const Value> operands = function_.operands(id);
      if (!check_intrinsic_type(types_, intrinsic, operands[0].type()).empty() ||
          !check_intrinsic_operands(function_.constants(), intrinsic, operands.subspan(2)).empty())
        return false;
    }
    if ((function_[id].flags & flag::MustTail) == 0) return true;
    if (!check_must_tail_call(function_, id).empty()) return false;
    const InstId ret = function_.terminator(block);
    if (function_[ret].operand_count == 1 && !function_.operand(ret, 0).is_local())
      function_.set_operand(ret, 0, Value(id));
    return true;
  }

  Function& function_;
  const TypeTable& types_;
  Analyses& analyses_;
  std::vector<std::pair<BlockId, uint32_t>> incoming_;  // a value's word
  std::vector<BlockId> from_;
  std::vector<uint32_t> cases_;
};

}  // namespace

bool BuiltBodyReader::read(const BuiltBodies& built, ModuleOverlay& module, SymbolId symbol,
                           Function& into) {
  built_ = &built;
  from_ = built_->bodies[symbol.index()];
  into_ = &into;
  into.reset(module, symbol);
  blocks_.assign(from_->block_count(), BlockId());
  constants_.assign(from_->constants().size(), ConstantId());
  number_values();
  for (const BlockId block : from_->blocks()) copy_block(block);
  into.end_of_text();
  analyses_.reset(into);
  return BuiltBodyCheck(into, analyses_).run();
}

void BuiltBodyReader::number_values() {
  values_.resize(from_->value_count());
  uint32_t next = 0;
  for (uint32_t i = 0; i < from_->argument_count(); ++i, ++next)
    values_[from_->argument(i).index()] =
        into_->add_argument(built_->types[(*from_)[from_->argument(i)].type.index()]);
  for (const BlockId block : from_->blocks())
    for (InstId id = (*from_)[block].first; id.valid(); id = from_->next(id))
      values_[id.index()] = InstId(next++);
}

void BuiltBodyReader::copy_block(BlockId block) {
  const BlockId copy = copy_of(block);
  into_->append_block(copy);
  for (InstId id = (*from_)[block].first; id.valid(); id = from_->next(id)) {
    const Instruction& instruction = (*from_)[id];
    operands_.clear();
    for (const Value operand : from_->operands(id)) operands_.push_back(copy_of(operand));
    into_->create_at_end(copy, instruction.opcode, built_->types[instruction.type.index()],
                         operands_, instruction.flags, instruction.subcode, kNoOffset);
  }
}

// Blocks are numbered as they are first named.
BlockId BuiltBodyReader::copy_of(BlockId block) {
  BlockId& copy = blocks_[block.index()];
  if (!copy.valid()) copy = into_->create_block();
  return copy;
}

Value BuiltBodyReader::copy_of(Value value) {
  if (value.is_local()) return values_[value.local().index()];
  if (value.is_constant()) return copy_of(value.constant());
  if (value.is_block()) return copy_of(value.block());
  return built_->types[value.type().index()];
}

ConstantId BuiltBodyReader::copy_of(ConstantId constant) {
  if (const ConstantId known = constants_[constant.index()]; known.valid()) return known;
  const ConstantId copy = copy_constant(
      from_->constants(), constant, into_->constants(), into_->types(),
      [this](auto entity) {
        if constexpr (std::is_same_v<decltype(entity), SymbolId>)
          return built_->symbols[entity.index()];
        else if constexpr (std::is_same_v<decltype(entity), TypeId>)
          return built_->types[entity.index()];
        else
          return copy_of(entity);
      },
      std::vector<Value>());
  return constants_[constant.index()] = copy;
}

}  // namespace lilt::ssa
