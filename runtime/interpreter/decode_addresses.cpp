// Addresses are computed at their accesses.
//
// A getelementptr that serves only loads and stores of its block, or another such getelementptr, is
// decoded anew before each of them, where the two become one quick operation; clang -O0 computes
// the address of a store before the stored value. This is right if nothing writes the slots of its
// operands up to the last access, and pays for a few accesses.
#include "runtime/interpreter/decoder.h"

namespace lilt::runtime {

namespace {

constexpr size_t kAccesses = 3;  // more cost more than the address alone and plain accesses
constexpr uint8_t kDistance = 4;
constexpr uint32_t kSearched = 64;  // instructions

}  // namespace

// The users come first, so blocks are searched backwards.
void Decoder::find_sunk_addresses(BlockId block) {
  for (InstId id = function_[block].last; id.valid(); id = function_.previous(id)) {
    const InstId next = function_.next(id);
    position_[id.index()] = next.valid() ? position_[next.index()] - 1 : UINT32_MAX;
    if (function_[id].opcode == Opcode::GetElementPtr) sunk_[id.index()] = sinking_of(id);
    if (function_[id].opcode == Opcode::SExt) sunk_[id.index()] = sinking_of_extension(id);
  }
}

Decoder::Sinking Decoder::sinking_of(InstId address) const {
  if (!may_move(address)) return {};
  Sinking found;
  for (ssa::UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use)) {
    InstId user = function_.user(use);
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
bool Decoder::keeps_operands(InstId id, InstId last) const {
  std::span<const Value> operands = function_.operands(id);
  if (std::ranges::all_of(operands, [&](Value v) { return is_written_once(v); })) return true;
  uint32_t count = 0;
  for (InstId at = function_.next(id); at != last; at = function_.next(at)) {
    bool writes_operand = std::ranges::any_of(operands, [&](Value v) {
      return v.is_local() && is_written_by(at, slots_[v.local().index()]);
    });
    if (writes_operand || ++count > kSearched) return false;
  }
  return true;
}

// Of the slots that several values share.
bool Decoder::is_written_by(InstId id, int32_t slot) const {
  if (variables_.of(id) == Role::Assigned) {
    bool is_store = function_[id].opcode == Opcode::Store;
    int32_t first = slots_[function_.operand(id, is_store ? 1 : 2).local().index()];
    return slot >= first && slot < part(first, variables_.cells[id.index()].count);
  }
  bool is_phi_slot = phi_slots_[id.index()].valid() || is_phi_shared_[id.index()];
  return is_phi_slot && slots_[id.index()] == slot;
}

bool Decoder::may_move(InstId address) const {
  std::span<const Value> operands = function_.operands(address);
  if (width_of(function_[address].type) == 0 || phi_slots_[address.index()].valid()) return false;
  if (variables_.of(address) == Role::Address) return false;
  size_t variable = 0, uses = 0;
  for (Value operand : operands.subspan(1)) {
    if (width_of(type_of(operand)) == 0) return false;
    variable += operand.is_local() ? 1 : 0;
  }
  for (ssa::UseId use = function_.first_use(address); use.valid() && uses <= kAccesses;
       use = function_.next_use(use))
    ++uses;
  bool has_steps = variable > 2;  // beside the pointer: operations of their own
  return uses <= (has_steps ? 1 : kAccesses);
}

Decoder::Sinking Decoder::sinking_into(InstId user, uint32_t operand) const {
  switch (function_[user].opcode) {
    case Opcode::Load:
      return width_of(function_[user].type) != 0 ? Sinking{1, user} : Sinking{};
    case Opcode::Store: {
      bool is_pointer = operand == 1 && width_of(type_of(function_.operand(user, 0))) != 0;
      return is_pointer ? Sinking{1, user} : Sinking{};
    }
    case Opcode::GetElementPtr: {
      Sinking found = operand == 1 ? sunk_[user.index()] : Sinking{};
      if (found.distance != 0) ++found.distance;
      return found;
    }
    default:
      return {};
  }
}

// Of an index.
Decoder::Sinking Decoder::sinking_of_extension(InstId extension) const {
  Value operand = function_.operand(extension, 0);
  if (!function_.has_one_use(extension) || width_of(type_of(operand)) == 0) return {};
  InstId user = function_.user(function_.first_use(extension));
  bool is_index = function_[user].opcode == Opcode::GetElementPtr &&
                  function_.block_of(user) == function_.block_of(extension) &&
                  sunk_[user.index()].distance != 0 && !phi_slots_[extension.index()].valid();
  if (!is_index || !keeps_operands(extension, sunk_[user.index()].last)) return {};
  return sunk_[user.index()];
}

void Decoder::emit_sunk(Value value) {
  Operation outer = operation_;
  InstId id = value.local();
  const ssa::Instruction& instruction = function_[id];
  operation_.offset = function_.offset_of(id);
  operation_.result = slots_[id.index()];
  operation_.flags = instruction.flags & 7;
  quickener_.note_temporary(operation_.result);
  if (instruction.opcode == Opcode::GetElementPtr)
    decode_address(id);
  else
    decode_cast(instruction.opcode, function_.operand(id, 0), instruction.type);
  operation_ = outer;
}

}  // namespace lilt::runtime
