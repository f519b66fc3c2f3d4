#include "ir/ssa/body.h"

#include <algorithm>
#include <functional>

namespace lilt::ssa {

void Body::clear() {
  arguments_.clear();
  tracks_uses_ = false;
  instructions_.clear();
  entries_.clear();
  operands_.clear();
  uses_.clear();
  first_use_.clear();
  blocks_.clear();
  layout_.clear();
}

void Body::release() {
  instructions_ = std::vector<Instruction>();
  entries_ = std::vector<Entry>();
  operands_ = std::vector<Value>();
  blocks_ = std::vector<Block>();
  layout_ = std::vector<BlockId>();
  release_uses();
}

void Body::shrink() {
  instructions_.shrink_to_fit();
  entries_.shrink_to_fit();
  operands_.shrink_to_fit();
  blocks_.shrink_to_fit();
  layout_.shrink_to_fit();
}

void Body::release_uses() {
  uses_ = std::vector<Use>();
  first_use_ = std::vector<UseId>();
  tracks_uses_ = false;
}

InstId Body::add_argument(TypeId type, Name name, SourceOffset offset) {
  InstId id = create(Opcode::Argument, type, {}, 0, 0, offset);
  set_name(id, name);
  arguments_.push_back(id);
  return id;
}

InstId Body::replace_argument(uint32_t index, std::span<const TypeId> types) {
  const InstId old = arguments_[index];
  auto place = arguments_.erase(arguments_.begin() + index);
  place = arguments_.insert(place, types.size(), InstId());
  for (TypeId type : types) *place++ = create(Opcode::Argument, type, {}, 0, 0, offset_of(old));
  return types.empty() ? InstId::none() : arguments_[index];
}

// --- operands

std::span<const Value> Body::grow_operands(std::span<const Value> operands) {
  const Value* begin = operands_.data();
  bool inside = std::less_equal<>()(begin, operands.data()) &&
                std::less<>()(operands.data(), begin + operands_.size());
  size_t position = inside ? static_cast<size_t>(operands.data() - begin) : 0;
  operands_.reserve(std::max(operands_.capacity() * 2, operands_.size() + operands.size() + 16));
  return inside ? std::span<const Value>(operands_.data() + position, operands.size()) : operands;
}

// Both arrays: their capacities are equal.
void Body::grow_instructions() {
  const size_t capacity = std::max<size_t>(64, instructions_.capacity() * 2);
  instructions_.reserve(capacity);
  entries_.reserve(capacity);
}

void Body::set_operand(InstId id, uint32_t index, Value value) {
  uint32_t cell = (*this)[id].first_operand + index;
  if (tracks_uses_) remove_use(cell);
  operands_[cell] = value;
  if (tracks_uses_) add_use(cell, id);
}

void Body::set_operands(InstId id, std::span<const Value> operands) {
  Instruction& instruction = (*this)[id];
  auto count = static_cast<uint32_t>(operands.size());
  if (tracks_uses_)
    for (uint32_t i = 0; i < instruction.operand_count; ++i)
      remove_use(instruction.first_operand + i);
  bool at_end = instruction.first_operand + instruction.operand_count == operands_.size();
  if (count > instruction.operand_count) {
    if (operands_.size() + count > operands_.capacity()) operands = grow_operands(operands);
    size_t first = at_end ? instruction.first_operand : operands_.size();
    operands_.resize(first + count);
    std::copy(operands.begin(), operands.end(), operands_.data() + first);
    instruction.first_operand = static_cast<uint32_t>(first);
  } else {
    std::copy(operands.begin(), operands.end(), operands_.data() + instruction.first_operand);
  }
  instruction.operand_count = count;
  if (tracks_uses_) add_uses(id);
}

// --- placing and removing instructions

void Body::insert_before(InstId position, InstId id) {
  InstId before = previous(position);
  Entry& entry = entries_[id.index()];
  entry.block = block_of(position);
  entry.previous = before;
  entry.next = position;
  entries_[position.index()].previous = id;
  (before.valid() ? entries_[before.index()].next : (*this)[entry.block].first) = id;
}

void Body::move_rest(InstId first, BlockId to) {
  Block& from = (*this)[block_of(first)];
  Block& target = (*this)[to];
  const InstId before = previous(first);
  (before.valid() ? entries_[before.index()].next : from.first) = InstId::none();
  entries_[first.index()].previous = target.last;
  (target.last.valid() ? entries_[target.last.index()].next : target.first) = first;
  target.last = from.last;
  from.last = before;
  for (InstId id = first; id.valid(); id = next(id)) entries_[id.index()].block = to;
}

void Body::unlink(InstId id) {
  Entry& entry = entries_[id.index()];
  if (!entry.block.valid()) return;
  Block& block = (*this)[entry.block];
  (entry.previous.valid() ? entries_[entry.previous.index()].next : block.first) = entry.next;
  (entry.next.valid() ? entries_[entry.next.index()].previous : block.last) = entry.previous;
  entry.previous = entry.next = InstId::none();
  entry.block = BlockId::none();
}

void Body::erase(InstId id) {
  unlink(id);
  Instruction& instruction = (*this)[id];
  if (tracks_uses_)
    for (uint32_t i = 0; i < instruction.operand_count; ++i)
      remove_use(instruction.first_operand + i);
  instruction.operand_count = 0;
}

void Body::replace_uses(InstId old_value, Value replacement) {
  while (has_uses(old_value)) {
    UseId use = first_use(old_value);
    InstId user_id = user(use);
    remove_use(use.index());
    operands_[use.index()] = replacement;
    add_use(use.index(), user_id);
  }
}

// --- blocks

BlockId Body::add_block(Name name, SourceOffset offset) {
  const BlockId id = create_block(name, offset);
  append_block(id);
  return id;
}

BlockId Body::create_block(Name name, SourceOffset offset) {
  blocks_.push_back({InstId::none(), InstId::none(), name, offset});
  return BlockId(static_cast<uint32_t>(blocks_.size() - 1));
}

void Body::erase_instructions(BlockId block) {
  while ((*this)[block].last.valid()) erase((*this)[block].last);
}

// --- uses

void Body::track_uses() {
  if (tracks_uses_) return;
  tracks_uses_ = true;
  uses_.assign(operands_.size(), Use());
  first_use_.assign(instructions_.size(), UseId::none());
  for (uint32_t i = static_cast<uint32_t>(instructions_.size()); i-- > 0;) link_uses(InstId(i));
}

// The arrays have room for more, so that few calls of this grow them.
void Body::add_uses(InstId id) {
  const auto grow = [](auto& list, size_t count) {
    if (list.size() < count) list.resize(count + count / 8 + 16);
  };
  grow(uses_, operands_.size());
  grow(first_use_, instructions_.size());
  link_uses(id);
}

inline void Body::link_uses(InstId id) {
  const Instruction& instruction = (*this)[id];
  for (uint32_t i = 0; i < instruction.operand_count; ++i)
    add_use(instruction.first_operand + i, id);
}

void Body::add_use(uint32_t cell, InstId user_id) {
  Value value = operands_[cell];
  if (!value.is_local()) return;
  UseId& first = first_use_[value.local().index()];
  uses_[cell] = {UseId::none(), first, user_id};
  if (first.valid()) uses_[first.index()].previous = UseId(cell);
  first = UseId(cell);
}

void Body::remove_use(uint32_t cell) {
  Value value = operands_[cell];
  if (!value.is_local()) return;
  const Use& use = uses_[cell];
  (use.previous.valid() ? uses_[use.previous.index()].next : first_use_[value.local().index()]) =
      use.next;
  if (use.next.valid()) uses_[use.next.index()].previous = use.previous;
}

}  // namespace lilt::ssa
