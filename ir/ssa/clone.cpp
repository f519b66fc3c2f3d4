#include "ir/ssa/clone.h"

#include "ir/ssa/callee.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/fold.h"

namespace lilt::ssa {

namespace {

// In the map: the copy comes later.
constexpr Value kPending = BlockId(0);

}  // namespace

void drop_scopes(Function& function, InstId access) {
  if (const FactsIndex facts = function.facts_index(access); facts != 0)
    function.set_facts(access, function.annotations().add_facts(
                                   function.annotations().facts(facts).without_scopes()));
}

// --- the map

void RegionClone::begin() {
  for (const InstId value : touched_) values_[value.index()] = Value();
  for (const BlockId block : touched_blocks_) blocks_[block.index()] = {};
  touched_.clear();
  touched_blocks_.clear();
  entered_ = BlockId::none();
}

void RegionClone::begin(const Function& from, SourceOffset distance) {
  begin();
  from_ = &from;
  distance_ = distance;
  values_.assign(from.value_count(), Value());
  import_.begin(from);
}

Value RegionClone::operator()(Value value) {
  if (value.is_local()) {
    const uint32_t index = value.local().index();
    const Value copy = index < values_.size() ? values_[index] : Value();
    return copy.valid() || !is_own() ? copy : value;
  }
  if (value.is_block())
    return has_copy(value.block()) ? blocks_[value.block().index()].copy : value;
  if (is_own() || !value.valid()) return value;
  return value.is_constant() ? Value(import_(value.constant())) : Value(import_(value.type()));
}

void RegionClone::set(InstId value, Value copy) {
  if (value.index() >= values_.size()) values_.resize(from_->value_count());
  Value& known = values_[value.index()];
  if (is_own() && !known.valid()) touched_.push_back(value);
  known = copy;
}

RegionClone::BlockCopy& RegionClone::entry_of(BlockId block) {
  if (block.index() >= blocks_.size()) blocks_.resize(from_->block_count());
  BlockCopy& entry = blocks_[block.index()];
  if (!entry.copy.valid() && !entry.is_dropped) touched_blocks_.push_back(block);
  return entry;
}

void RegionClone::set(BlockId block, BlockId copy) { entry_of(block) = {copy, false}; }
void RegionClone::drop(BlockId block) { entry_of(block) = {BlockId::none(), true}; }

BlockId RegionClone::add_block(BlockId original, CfgEdit& edit, BlockId place) {
  const Block& from = (*from_)[original];
  const bool stays_rolled = from.stays_rolled, stays_scalar = from.stays_scalar;
  const SourceOffset offset = is_own() ? from.offset : kNoOffset;
  const Name name = is_own() ? from.name : Name();
  const BlockId copy = edit.add_after(place, offset);
  into_[copy].name = name;
  into_[copy].stays_rolled = stays_rolled;
  into_[copy].stays_scalar = stays_scalar;
  set(original, copy);
  return copy;
}

// --- regions

InstId RegionClone::after_phis(BlockId block) const {
  InstId id = (*from_)[block].first;
  while ((*from_)[id].opcode == Opcode::Phi) id = from_->next(id);
  return id;
}

// In the map of another function, what has no entry comes later.
void RegionClone::expect_copies(std::span<const BlockId> blocks) {
  if (!is_own()) return;
  for (const BlockId block : blocks)
    if (has_copy(block))
      for (InstId id = first_to_clone(block); id.valid(); id = from_->next(id)) set(id, kPending);
}

void RegionClone::complete() {
  for (const Pending& use : pending_)
    into_.set_operand(use.user, use.operand, (*this)(use.original));
  pending_.clear();
  entered_ = BlockId::none();
}

void RegionClone::enter_next_iteration(BlockId header, BlockId latch) {
  next_.clear();
  from_->for_each_phi(
      header, [&](InstId phi) { next_.push_back((*this)(from_->incoming_value(phi, latch))); });
  entered_ = header;
  size_t i = 0;
  from_->for_each_phi(header, [&](InstId phi) { set(phi, next_[i++]); });
}

void RegionClone::add_entries(BlockId target, BlockId original, BlockId copy) {
  into_.for_each_phi(target, [&](InstId phi) {
    const Value value = into_.incoming_value(phi, original);
    add_incoming(into_, phi, map_operand(value, into_[phi].operand_count), copy);
    if (!missing_.empty()) note_missing(phi);
  });
}

// --- instructions

Value RegionClone::map_operand(Value original, size_t position) {
  if (!original.is_local()) return (*this)(original);
  const uint32_t index = original.local().index();
  const Value copy = index < values_.size() ? values_[index] : Value();
  if (copy.is_local() || copy.is_constant()) return copy;
  if (is_own() && !copy.valid()) return original;
  missing_.push_back({InstId(), static_cast<uint32_t>(position), original});
  return original;
}

void RegionClone::note_missing(InstId user) {
  for (Pending& use : missing_) use.user = user;
  pending_.insert(pending_.end(), missing_.begin(), missing_.end());
  missing_.clear();
}

Value RegionClone::clone(InstId original, BlockId to) {
  const Opcode opcode = (*from_)[original].opcode;
  Value copy;
  if (opcode == Opcode::Phi) {
    copy = clone_phi(original);
  } else {
    map_operands(original);
    if (is_own() && missing_.empty()) copy = fold(original);
  }
  if (!copy.valid()) {
    const InstId made = make(original);
    if (before_.valid())
      into_.insert_before(before_, made);
    else
      into_.append(to, made);
    copy = made;
  }
  if (!is_own()) return values_[original.index()] = copy;
  set(original, copy);
  if (is_terminator(opcode)) add_entries_of_copy(original, to);
  return copy;
}

InstId RegionClone::clone_unplaced(InstId original) {
  map_operands(original);
  const InstId copy = make(original);
  set(original, copy);
  return copy;
}

void RegionClone::map_operands(InstId original) {
  const std::span<const Value> operands = from_->operands(original);
  operands_.resize(operands.size());
  for (size_t i = 0; i < operands.size(); ++i) operands_[i] = map_operand(operands[i], i);
}

// Fills in operands_; returns the value that takes the copy's place, or none().
Value RegionClone::clone_phi(InstId original) {
  const std::span<const Value> entries = from_->operands(original);
  operands_.clear();
  for (size_t i = 0; i < entries.size(); i += 2) {
    const BlockId from = entries[i + 1].block();
    if (from.index() < blocks_.size() && blocks_[from.index()].is_dropped) continue;
    operands_.push_back(map_operand(entries[i], operands_.size()));
    operands_.push_back((*this)(entries[i + 1]));
  }
  return operands_.size() == 2 && missing_.empty() ? operands_[0] : Value();
}

// The constant that a copy with operands_ would compute, or none(). Code from other functions is
// left for the simplifier to fold.
Value RegionClone::fold(InstId original) {
  const Instruction i = (*from_)[original];
  const Value known = ssa::fold(into_, i.opcode, i.subcode, i.flags, i.type, operands_);
  if (known.valid()) into_.debug().note_copy_of(into_.offset_of(original));
  return known;
}

// With operands_.
InstId RegionClone::make(InstId original) {
  const Instruction from = (*from_)[original];
  const TypeId type = is_own() ? from.type : import_(from.type);
  const InstId copy =
      into_.create(from.opcode, type, operands_, from.flags, from.subcode, origin_of(original));
  if (!missing_.empty()) [[unlikely]]
    note_missing(copy);
  if (is_own()) {
    into_.debug().note_copy_of(into_.offset_of(original));
    into_.set_name(copy, into_.name_of(original));
    if (scopes_ == CloneScopes::Drop) drop_scopes(into_, copy);
  } else {
    if (const FactsIndex facts = from_->facts_index(original); facts != 0)
      into_.set_facts(copy, import_.facts(facts));
    if (from.opcode == Opcode::Switch || from.opcode == Opcode::IndirectBr)
      into_[copy].flags = into_.annotations().add_switch_weights(
          from_->annotations().switch_weights((*from_)[original].flags));
  }
  if (is_call(from.opcode)) copy_call_attributes(original, copy);
  return copy;
}

void RegionClone::copy_call_attributes(InstId original, InstId copy) {
  into_.annotations().copy_function_attributes(from_->annotations(), original, copy);
  if (const CallFacts facts = from_->annotations().call_facts(original); facts != CallFacts())
    set_call_facts(into_, copy, facts);
  if (!from_->annotations().has_attributes(original)) return;
  const auto arguments = static_cast<uint32_t>(call_arguments(*from_, original).size());
  for (uint32_t i = 0; i <= arguments; ++i) {
    const uint32_t position = i == arguments ? kResultPosition : i;
    ParameterAttributes attributes = from_->annotations().attributes(original, position);
    if (!is_own()) attributes = import_(attributes);
    if (attributes != ParameterAttributes())
      into_.annotations().set_attributes(copy, position, attributes);
  }
}

// The targets outside have an edge more for each of the terminator's.
void RegionClone::add_entries_of_copy(InstId terminator, BlockId copy) {
  const BlockId original = into_.block_of(terminator);
  for (uint32_t i = 0; i < into_[terminator].operand_count; ++i)
    if (const Value to = into_.operand(terminator, i); to.is_block() && !has_copy(to.block()))
      add_entries(to.block(), original, copy);
}

}  // namespace lilt::ssa
