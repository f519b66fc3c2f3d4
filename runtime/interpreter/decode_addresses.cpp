// Addresses are computed at their accesses.
//
// A getelementptr that serves only loads and stores of its block, or another such getelementptr, is
// decoded anew before each of them, where the two become one quick operation; clang -O0 computes
// the address of a store before the stored value. This is right if nothing writes the slots of its
// operands in between (is_written_once), and pays for a few accesses.
#include "runtime/interpreter/decoder.h"

namespace lilt::runtime {

namespace {

constexpr size_t kAccesses = 3;  // more cost more than the address alone and plain accesses
constexpr uint8_t kDistance = 4;

}  // namespace

// The users come first, so blocks are searched backwards.
void Decoder::find_sunk_addresses(BlockId block) {
  for (InstId id = function_[block].last; id.valid(); id = function_.previous(id)) {
    if (function_[id].opcode == Opcode::GetElementPtr) sunk_[id.index()] = sinking_of(id);
    if (function_[id].opcode == Opcode::SExt) sunk_[id.index()] = sinking_of_extension(id);
  }
}

// What `sunk_` says about it.
uint8_t Decoder::sinking_of(InstId address) const {
  if (!may_move(address)) return 0;
  uint8_t distance = 0;
  for (ssa::UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use)) {
    InstId user = function_.user(use);
    if (function_.block_of(user) != function_.block_of(address)) return 0;
    uint8_t more = sinking_into(user, function_.operand_index(use));
    bool is_chain = more > 1 && !function_.has_one_use(address);
    if (more == 0 || more > kDistance || is_chain) return 0;
    distance = std::max(distance, more);
  }
  return distance;
}

bool Decoder::may_move(InstId address) const {
  std::span<const Value> operands = function_.operands(address);
  if (width_of(function_[address].type) == 0 || phi_slots_[address.index()].valid()) return false;
  size_t variable = 0, uses = 0;
  for (Value operand : operands.subspan(1)) {
    if (!is_written_once(operand) || width_of(type_of(operand)) == 0) return false;
    variable += operand.is_local() ? 1 : 0;
  }
  for (ssa::UseId use = function_.first_use(address); use.valid() && uses <= kAccesses;
       use = function_.next_use(use))
    ++uses;
  bool has_steps = variable > 2;  // beside the pointer: operations of their own
  return uses <= (has_steps ? 1 : kAccesses);
}

uint8_t Decoder::sinking_into(InstId user, uint32_t operand) const {
  switch (function_[user].opcode) {
    case Opcode::Load:
      return width_of(function_[user].type) != 0 ? 1 : 0;
    case Opcode::Store:
      return operand == 1 && width_of(type_of(function_.operand(user, 0))) != 0 ? 1 : 0;
    case Opcode::GetElementPtr:
      return operand == 1 && sunk_[user.index()] != 0
                 ? static_cast<uint8_t>(sunk_[user.index()] + 1)
                 : 0;
    default:
      return 0;
  }
}

// Of an index.
uint8_t Decoder::sinking_of_extension(InstId extension) const {
  Value operand = function_.operand(extension, 0);
  if (!function_.has_one_use(extension) || !is_written_once(operand)) return 0;
  if (phi_slots_[extension.index()].valid() || width_of(type_of(operand)) == 0) return 0;
  InstId user = function_.user(function_.first_use(extension));
  bool is_index = function_[user].opcode == Opcode::GetElementPtr &&
                  function_.block_of(user) == function_.block_of(extension);
  return is_index ? sunk_[user.index()] : 0;
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
