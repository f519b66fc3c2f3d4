#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxIndirectUsers = 256;  // that one change reaches through others

}  // namespace

uint32_t Rewriter::width_of(Value value) const {
  TypeId type = function.type_of(value);
  if (!function.types().is_integer(type)) return 0;
  uint32_t bits = function.types().integer_bits(type);
  return bits <= 64 ? bits : 0;
}

bool Rewriter::is_zero(Value value) const {
  uint64_t bits = 0;
  return is_constant(value, bits) && bits == 0;
}

bool Rewriter::match(Value value, Opcode wanted, Value& left, Value& right) const {
  if (!is_instruction(value, wanted)) return false;
  left = operand_of(value, 0);
  right = operand_of(value, 1);
  return true;
}

bool Rewriter::match(Value value, Opcode wanted, Value& left, uint64_t& right) const {
  if (!is_instruction(value, wanted) || !is_constant(operand_of(value, 1), right)) return false;
  left = operand_of(value, 0);
  return true;
}

Value Rewriter::integer(TypeId type, uint64_t bits) {
  return function.constants().integer(type, function.types().integer_bits(type), bits);
}

Value Rewriter::become(Opcode opcode, std::span<const Value> operands, uint16_t flags,
                       uint8_t subcode) {
  has_changed_ = true;
  push_operands(id_);
  function[id_].opcode = opcode;
  function[id_].flags = flags;
  function[id_].subcode = subcode;
  function.set_operands(id_, operands);
  return self();
}

Value Rewriter::build(Opcode opcode, TypeId type, std::span<const Value> operands, uint16_t flags,
                      uint8_t subcode) {
  Value folded = fold(function, opcode, subcode, flags, type, operands);
  if (folded.valid()) return folded;
  InstId made = function.create(opcode, type, operands, flags, subcode, function.offset_of(id_));
  function.insert_before(id_, made);
  push(made);
  return made;
}

void Rewriter::push(InstId id) {
  if (id.index() >= queued_.size()) queued_.resize(function.value_count());
  if (queued_[id.index()]) return;
  queued_[id.index()] = true;
  queue_.push_back(id);
}

void Rewriter::push_operands(InstId id) {
  for (Value operand : function.operands(id)) {
    if (!operand.is_local()) continue;
    push(operand.local());
    const UseId use = function.first_use(operand.local()), other = function.next_use(use);
    if (other.valid() && !function.next_use(other).valid()) push_users(operand.local());
  }
}

void Rewriter::push_users(InstId id, int depth) {
  uint32_t budget = kMaxIndirectUsers;
  for (UseId use = function.first_use(id); use.valid(); use = function.next_use(use)) {
    const InstId user = function.user(use);
    push(user);
    if (depth > 0 && passes_bits_on(function[user].opcode))
      push_indirect_users(user, depth - 1, budget);
  }
}

void Rewriter::push_indirect_users(InstId id, int depth, uint32_t& budget) {
  for (UseId use = function.first_use(id); use.valid() && budget != 0;
       use = function.next_use(use), --budget) {
    const InstId user = function.user(use);
    push(user);
    if (depth > 0 && passes_bits_on(function[user].opcode))
      push_indirect_users(user, depth - 1, budget);
    if (budget == 0) return;
  }
}

InstId Rewriter::pop() {
  if (next_ == queue_.size()) return InstId::none();
  InstId id = queue_[next_++];
  if (next_ * 2 > queue_.size() && next_ > 4096) {  // free the consumed part
    queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(next_));
    next_ = 0;
  }
  queued_[id.index()] = false;
  return id;
}

void Rewriter::replace(InstId id, Value value) {
  push_users(id, kDeepestBits);
  function.replace_all_uses(id, value);
  erase(id);
}

void Rewriter::erase(InstId id) {
  has_changed_ = true;
  push_operands(id);
  function.erase(id);
}

}  // namespace lilt::opt
