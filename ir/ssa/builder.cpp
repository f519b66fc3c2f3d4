#include "ir/ssa/builder.h"

#include <array>
#include <vector>

#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/fold.h"

namespace lilt::ssa {

void IRBuilder::set_insert_point(BlockId block) {
  block_ = block;
  before_ = InstId::none();
}

void IRBuilder::set_insert_point_before(InstId position) {
  block_ = function_.block_of(position);
  before_ = position;
}

InstId IRBuilder::insert(Opcode opcode, TypeId type, std::span<const Value> operands,
                         std::string_view name, uint16_t flags, uint8_t subcode) {
  InstId id = function_.create(opcode, type, operands, flags, subcode, kNoOffset);
  if (!name.empty()) function_.set_name(id, function_.make_name_copy(name));
  if (before_.valid())
    function_.insert_before(before_, id);
  else
    function_.append(block_, id);
  return id;
}

Value IRBuilder::fold_or_insert(Opcode opcode, TypeId type, std::span<const Value> operands,
                                std::string_view name, uint16_t flags, uint8_t subcode) {
  Value folded = fold(function_, opcode, subcode, flags, type, operands);
  return folded.valid() ? folded : Value(insert(opcode, type, operands, name, flags, subcode));
}

Value IRBuilder::get_int(TypeId type, uint64_t value) {
  return function_.constants().integer(type, function_.types().integer_bits(type), value);
}

BlockId IRBuilder::create_block(std::string_view name) {
  Name given = name.empty() ? Name() : function_.make_name_copy(name);
  return function_.add_block(given, kNoOffset);
}

Value IRBuilder::create_binary(Opcode opcode, Value left, Value right, std::string_view name,
                               uint16_t flags) {
  return fold_or_insert(opcode, function_.type_of(left), std::array{left, right}, name, flags);
}

Value IRBuilder::create_cast(Opcode opcode, Value value, TypeId to, std::string_view name,
                             uint16_t flags) {
  return fold_or_insert(opcode, to, std::array{value}, name, flags);
}

Value IRBuilder::create_icmp(IntPredicate predicate, Value left, Value right,
                             std::string_view name) {
  return fold_or_insert(Opcode::ICmp, kI1, std::array{left, right}, name, 0,
                        static_cast<uint8_t>(predicate));
}

Value IRBuilder::create_fcmp(FloatPredicate predicate, Value left, Value right,
                             std::string_view name) {
  return fold_or_insert(Opcode::FCmp, kI1, std::array{left, right}, name, 0,
                        static_cast<uint8_t>(predicate));
}

Value IRBuilder::create_select(Value condition, Value if_true, Value if_false,
                               std::string_view name) {
  return fold_or_insert(Opcode::Select, function_.type_of(if_true),
                        std::array{condition, if_true, if_false}, name);
}

Value IRBuilder::create_fneg(Value value, std::string_view name) {
  return fold_or_insert(Opcode::FNeg, function_.type_of(value), std::array{value}, name);
}

Value IRBuilder::create_freeze(Value value, std::string_view name) {
  return insert(Opcode::Freeze, function_.type_of(value), std::array{value}, name);
}

Value IRBuilder::create_extract_value(Value aggregate, uint32_t index, std::string_view name) {
  const TypeTable& types = function_.types();
  const TypeId type = function_.type_of(aggregate);
  const TypeId part =
      types.kind(type) == TypeKind::Array ? types[type].element : types.member(type, index);
  return insert(Opcode::ExtractValue, part, std::array{aggregate, get_i32(index)}, name);
}

Value IRBuilder::create_insert_value(Value aggregate, Value value, uint32_t index,
                                     std::string_view name) {
  return insert(Opcode::InsertValue, function_.type_of(aggregate),
                std::array{aggregate, value, get_i32(index)}, name);
}

Value IRBuilder::create_alloca(TypeId type, Value count, std::string_view name) {
  std::array<Value, 2> operands{type, count};
  return insert(Opcode::Alloca, kPtr, std::span(operands).first(count.valid() ? 2 : 1), name);
}

Value IRBuilder::create_load(TypeId type, Value pointer, std::string_view name, uint16_t flags) {
  return insert(Opcode::Load, type, std::array{pointer}, name, flags);
}

InstId IRBuilder::create_store(Value value, Value pointer, uint16_t flags) {
  return insert(Opcode::Store, kVoid, std::array{value, pointer}, {}, flags);
}

Value IRBuilder::create_gep(TypeId source, Value pointer, std::span<const Value> indices,
                            std::string_view name, uint16_t flags) {
  std::vector<Value> operands{source, pointer};
  operands.insert(operands.end(), indices.begin(), indices.end());
  return fold_or_insert(Opcode::GetElementPtr, function_.type_of(pointer), operands, name, flags);
}

Value IRBuilder::create_call(TypeId function_type, Value callee, std::span<const Value> arguments,
                             std::string_view name, uint16_t flags) {
  std::vector<Value> operands{function_type, callee};
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  TypeId result = function_.types()[function_type].element;
  return insert(Opcode::Call, result, operands, name, flags);
}

InstId IRBuilder::create_phi(TypeId type, std::string_view name) {
  return insert(Opcode::Phi, type, {}, name);
}

void IRBuilder::add_incoming(InstId phi, Value value, BlockId from) {
  ssa::add_incoming(function_, phi, value, from);
}

InstId IRBuilder::create_ret(Value value) {
  std::array<Value, 1> operands{value};
  return insert(Opcode::Ret, kVoid, std::span(operands).first(value.valid() ? 1 : 0), {});
}

InstId IRBuilder::create_br(BlockId target) {
  return insert(Opcode::Br, kVoid, std::array{Value(target)}, {});
}

InstId IRBuilder::create_cond_br(Value condition, BlockId if_true, BlockId if_false) {
  return insert(Opcode::CondBr, kVoid, std::array{condition, Value(if_true), Value(if_false)}, {});
}

InstId IRBuilder::create_switch(Value condition, BlockId otherwise,
                                std::span<const std::pair<ConstantId, BlockId>> cases) {
  std::vector<Value> operands{condition, otherwise};
  for (auto [value, target] : cases) {
    operands.push_back(value);
    operands.push_back(target);
  }
  return insert(Opcode::Switch, kVoid, operands, {});
}

InstId IRBuilder::create_unreachable() { return insert(Opcode::Unreachable, kVoid, {}, {}); }

}  // namespace lilt::ssa
