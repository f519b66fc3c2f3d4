#include "runtime/interpreter/sunk_addresses.h"

namespace lilt::runtime {

namespace {

constexpr size_t kAccesses = 3;  // more cost more than the address alone and plain accesses
constexpr uint8_t kDistance = 4;
constexpr uint32_t kSearched = 64;  // instructions

}  // namespace

// The users come first, so blocks are searched backwards.
void SunkAddresses::find(ssa::BlockId block) {
  for (ssa::InstId id = function_[block].last; id.valid(); id = function_.previous(id)) {
    const ssa::InstId next = function_.next(id);
    position_[id.index()] = next.valid() ? position_[next.index()] - 1 : UINT32_MAX;
    if (function_[id].opcode == ssa::Opcode::GetElementPtr) sunk_[id.index()] = sinking_of(id);
    if (function_[id].opcode == ssa::Opcode::SExt) sunk_[id.index()] = sinking_of_extension(id);
  }
}

SunkAddresses::Sinking SunkAddresses::sinking_of(ssa::InstId address) const {
  if (!may_move(address)) return {};
  Sinking found;
  for (ssa::UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use)) {
    ssa::InstId user = function_.user(use);
    if (function_.block_of(user) != function_.block_of(address)) return {};
    Sinking more = sinking_into(user, function_.operand_index(use));
    bool is_chain = more.distance > 1 && !function_.has_one_use(address);
    if (more.distance == 0 || more.distance > kDistance || is_chain) return {};
    found.distance = std::max(found.distance, more.distance);
    if (!found.last.valid() || position_[found.last.index()] < position_[more.last.index()])
      found.last = more.last;
  }
  return keeps_operands(address, found.last) ? found : Sinking{};
}

// Whether the slots of the operands are the same at a later instruction of the block.
bool SunkAddresses::keeps_operands(ssa::InstId id, ssa::InstId last) const {
  std::span<const ssa::Value> operands = function_.operands(id);
  if (std::ranges::all_of(operands, [&](ssa::Value v) { return places_.is_written_once(v); }))
    return true;
  uint32_t count = 0;
  for (ssa::InstId at = function_.next(id); at != last; at = function_.next(at)) {
    bool writes_operand = std::ranges::any_of(operands, [&](ssa::Value v) {
      return v.is_local() && places_.is_written_by(at, places_.slot_of(v.local()));
    });
    if (writes_operand || ++count > kSearched) return false;
  }
  return true;
}

bool SunkAddresses::may_move(ssa::InstId address) const {
  std::span<const ssa::Value> operands = function_.operands(address);
  if (places_.width_of(function_[address].type) == 0 || places_.has_slot_of_phi(address))
    return false;
  if (places_.variables().of(address) == RegisterVariables::Role::Address) return false;
  size_t variable = 0, uses = 0;
  for (ssa::Value operand : operands.subspan(1)) {
    if (places_.width_of(places_.type_of(operand)) == 0) return false;
    variable += operand.is_local() ? 1 : 0;
  }
  for (ssa::UseId use = function_.first_use(address); use.valid() && uses <= kAccesses;
       use = function_.next_use(use))
    ++uses;
  bool has_steps = variable > 2;  // beside the pointer: operations of their own
  return uses <= (has_steps ? 1 : kAccesses);
}

SunkAddresses::Sinking SunkAddresses::sinking_into(ssa::InstId user, uint32_t operand) const {
  switch (function_[user].opcode) {
    case ssa::Opcode::Load:
      return places_.width_of(function_[user].type) != 0 ? Sinking{1, user} : Sinking{};
    case ssa::Opcode::Store: {
      bool is_pointer =
          operand == 1 && places_.width_of(places_.type_of(function_.operand(user, 0))) != 0;
      return is_pointer ? Sinking{1, user} : Sinking{};
    }
    case ssa::Opcode::GetElementPtr: {
      Sinking found = operand == 1 ? sunk_[user.index()] : Sinking{};
      if (found.distance != 0) ++found.distance;
      return found;
    }
    default:
      return {};
  }
}

// Of an index.
SunkAddresses::Sinking SunkAddresses::sinking_of_extension(ssa::InstId extension) const {
  ssa::Value operand = function_.operand(extension, 0);
  if (!function_.has_one_use(extension) || places_.width_of(places_.type_of(operand)) == 0)
    return {};
  ssa::InstId user = function_.user(function_.first_use(extension));
  bool is_index = function_[user].opcode == ssa::Opcode::GetElementPtr &&
                  function_.block_of(user) == function_.block_of(extension) &&
                  sunk_[user.index()].distance != 0 && !places_.has_slot_of_phi(extension);
  if (!is_index || !keeps_operands(extension, sunk_[user.index()].last)) return {};
  return sunk_[user.index()];
}

}  // namespace lilt::runtime
