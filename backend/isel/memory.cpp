// Loads, stores, read-modify-write operations and allocas.
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

// The load has one use, in this block, with no effect between it and the root of the tile.
// Conversions in between keep the low bits, so the tile may read less than the load, never more.
std::optional<InstId> Selector::foldable_load(Value value, bool path_has_one_use) {
  while (path_has_one_use && value.is_local() && facts_.has_one_use(value.local())) {
    InstId id = value.local();
    const ssa::Instruction& instruction = function_[id];
    if (instruction.opcode == Opcode::Load) {
      bool folds = (instruction.flags & ssa::flag::Volatile) == 0 && instruction.subcode == 0 &&
                   function_.block_of(id) == block_ && facts_.color(id) == color_;
      return folds ? std::optional(id) : std::nullopt;
    }
    if (instruction.opcode == Opcode::ZExt || instruction.opcode == Opcode::GetElementPtr) break;
    Value next = step_through_conversion(value);
    if (next == value) break;
    value = next;
  }
  return std::nullopt;
}

Address Selector::commit_load(InstId load) {
  return commit(match_address(function_.operand(load, 0)));
}

// Loads of less than 32 bits fill the register with zeros: no merge with the old value.
void Selector::emit_load(Register to, TypeId type, const Address& address) {
  if (is_floating(type))
    return emit(type == ssa::kDouble ? Op::MOVSDrm : Op::MOVSSrm, width_of(type), {to, address});
  switch (width_of(type)) {
    case 1:
      return emit(Op::MOVZXrm8, 4, {to, address});
    case 2:
      return emit(Op::MOVZXrm16, 4, {to, address});
    case 4:
      return emit(Op::MOVrm, 4, {to, address});
    default:
      return emit(Op::MOVrm, 8, {to, address});
  }
}

void Selector::select_load(InstId id) {
  Address address = commit_load(id);
  emit_load(result(id), function_[id].type, address);
}

void Selector::select_store(InstId id) {
  Value value = function_.operand(id, 0);
  AddressPattern pattern = match_address(function_.operand(id, 1));
  bool is_volatile = (function_[id].flags & ssa::flag::Volatile) != 0;
  if (is_sequential_store(id)) return exchange_for_store(value, commit(pattern));
  if (!is_volatile && select_read_modify_write(id, pattern, value)) return;
  if (single_use_definition(value, Opcode::ICmp) || single_use_definition(value, Opcode::FCmp)) {
    Address address = commit(pattern);
    Condition condition = emit_condition(value);
    return emit(Op::SETm, 1, {address}, condition);
  }
  store_value(value, commit(pattern));
}

void Selector::store_value(Value value, const Address& address) {
  if (is_floating(type_of(value))) return store_floating(value, address);
  unsigned width = width_of(type_of(value));
  if (std::optional<int64_t> constant = immediate_of(value))
    emit(Op::MOVmi, width, {address, Operand::immediate(*constant)});
  else
    emit(Op::MOVmr, width, {address, use(value)});
}

// The load whose value the store at `pattern` writes back, if the store can include it.
std::optional<InstId> Selector::modified_load(Value value, const AddressPattern& pattern) {
  std::optional<InstId> load = foldable_load(value);
  if (!load || match_address(function_.operand(*load, 0)) != pattern) return std::nullopt;
  return load;
}

bool Selector::select_read_modify_write(InstId store, const AddressPattern& pattern, Value value) {
  if (!value.is_local() || !facts_.has_one_use(value.local()) || type_of(value) == ssa::kI1)
    return false;
  InstId operation = value.local();
  if (function_.block_of(operation) != function_.block_of(store)) return false;
  switch (function_[operation].opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
      return store_of_binary(operation, pattern);
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return store_of_shift(operation, pattern);
    default:
      return false;
  }
}

bool Selector::store_of_binary(InstId binary, const AddressPattern& pattern) {
  Opcode opcode = function_[binary].opcode;
  unsigned width = width_of(function_[binary].type);
  Value left = function_.operand(binary, 0), right = function_.operand(binary, 1);
  if (opcode == Opcode::Sub && constant_of(left) == 0 && modified_load(right, pattern)) {
    emit(Op::NEGm, width, {commit(pattern)});
    return true;
  }
  if (!modified_load(left, pattern)) {
    if (opcode == Opcode::Sub || !modified_load(right, pattern)) return false;
    std::swap(left, right);
  }
  BinaryRows rows = rows_of(opcode);
  std::optional<int64_t> constant = immediate_of(right);
  if (!constant) {
    Register operand = use(right);
    emit(rows.mr, width, {commit(pattern), operand});
    return true;
  }
  bool adds = opcode == Opcode::Add || opcode == Opcode::Sub;
  int64_t sum = opcode == Opcode::Sub ? -*constant : *constant;
  if (adds && (sum == 1 || sum == -1))
    emit(sum == 1 ? Op::INCm : Op::DECm, width, {commit(pattern)});
  else if (opcode == Opcode::Xor && *constant == -1)
    emit(Op::NOTm, width, {commit(pattern)});
  else if (adds && *constant == 128)  // -128 fits a byte
    emit(opcode == Opcode::Add ? Op::SUBmi : Op::ADDmi, width,
         {commit(pattern), Operand::immediate(-128)});
  else
    emit(rows.mi, width, {commit(pattern), Operand::immediate(*constant)});
  return true;
}

bool Selector::store_of_shift(InstId shift, const AddressPattern& pattern) {
  if (!modified_load(function_.operand(shift, 0), pattern)) return false;
  Opcode opcode = function_[shift].opcode;
  unsigned width = width_of(function_[shift].type);
  Value amount = function_.operand(shift, 1);
  if (std::optional<int64_t> constant = constant_of(amount)) {
    Op op = opcode == Opcode::Shl ? Op::SHLmi : opcode == Opcode::LShr ? Op::SHRmi : Op::SARmi;
    emit(op, width, {commit(pattern), Operand::immediate(*constant & (8 * width - 1))});
    return true;
  }
  Op op = opcode == Opcode::Shl ? Op::SHLmCL : opcode == Opcode::LShr ? Op::SHRmCL : Op::SARmCL;
  Register count = use(amount);
  emit(op, width, {commit(pattern), count});
  return true;
}

// Allocas without a frame slot: their count is not constant, they are outside the entry block, or
// their alignment exceeds the stack's. The size is rounded up to keep the stack aligned, and
// includes room for the requested alignment.
void Selector::select_alloca(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  uint64_t size = types_.size_of(operands[0].type());
  uint32_t align = std::max(function_.alignment(id), kStackAlignment);
  uint64_t padding = align - 1;
  Register bytes;
  if (std::optional<uint64_t> count = constant_count(id)) {
    uint64_t needed = size * *count + padding;
    bytes = materialize_integer(needed & ~uint64_t{kStackAlignment - 1});
  } else {
    Register padded = scaled_sum(zero_extended(operands[1]), size, static_cast<int32_t>(padding));
    bytes = with_immediate(Op::ANDri, 8, padded, -int64_t{kStackAlignment});
  }
  Register block = align == kStackAlignment ? result(id) : temporary();
  emit(Op::ALLOCATE_STACK, 8, {block, bytes});
  if (align != kStackAlignment) {
    Register padded = with_immediate(Op::ADDri, 8, block, static_cast<int64_t>(padding));
    emit(Op::ANDri, 8, {result(id), padded, Operand::immediate(-int64_t{align})});
  }
  machine_.frame.has_dynamic_alloca = true;
  machine_.frame.uses_frame_pointer = true;
}

}  // namespace lilt::backend::isel
