// Loads, stores, read-modify-write operations and allocas.
#include "backend/isel/selector.h"

namespace lilt::backend::isel {
namespace {

// The operation of one operand that equals this one with a constant; Operation::End: none.
Operation step_of(Opcode opcode, int64_t constant) {
  if (opcode == Opcode::Xor && constant == -1) return Operation::Complement;
  if (opcode != Opcode::Add && opcode != Opcode::Sub) return Operation::End;
  if (constant != 1 && constant != -1) return Operation::End;
  return (constant == 1) == (opcode == Opcode::Add) ? Operation::Increment : Operation::Decrement;
}

}  // namespace

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

std::optional<InstId> Selector::foldable_operand(Value value, bool path_has_one_use) {
  if (!value.is_constant()) return foldable_load(value, path_has_one_use);
  return floating_bits(value).value_or(0) != 0 ? std::optional(InstId()) : std::nullopt;
}

Address Selector::commit_operand(Value value, InstId load) {
  return load.valid() ? commit_load(load)
                      : floating_constant(type_of(value), *floating_bits(value));
}

void Selector::emit_load(Register to, TypeId type, const Address& address) {
  const Tile& tile = tile_of(Opcode::Load, type);
  emit(tile.rm, tile.memory_width, {to, address});
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
  const Tile& tile = tile_of(Opcode::Store, type_of(value));
  if (std::optional<int64_t> constant = immediate_of(value))
    emit(tile.mi, tile.memory_width, {address, Operand::immediate(*constant)});
  else
    emit(tile.mr, tile.memory_width, {address, use(value)});
}

// The load whose value the store at `pattern` writes back, if the store can include it.
std::optional<InstId> Selector::modified_load(Value value, const AddressPattern& pattern) {
  std::optional<InstId> load = foldable_load(value);
  if (!load || match_address(function_.operand(*load, 0)) != pattern) return std::nullopt;
  return load;
}

bool Selector::select_read_modify_write(InstId store, const AddressPattern& pattern, Value value) {
  if (!value.is_local() || !facts_.has_one_use(value.local())) return false;
  InstId operation = value.local();
  const Tile& tile = tile_of(function_[operation].opcode, function_[operation].type);
  return ssa::is_binary(function_[operation].opcode) && exists(tile.mr) &&
         function_.block_of(operation) == function_.block_of(store) &&
         store_of_binary(operation, pattern);
}

bool Selector::store_of_binary(InstId binary, const AddressPattern& pattern) {
  const Opcode opcode = function_[binary].opcode;
  const TypeId type = function_[binary].type;
  const Tile* tile = &tile_of(opcode, type);
  Value left = function_.operand(binary, 0), right = function_.operand(binary, 1);
  if (opcode == Opcode::Sub && constant_of(left) == 0 && modified_load(right, pattern)) {
    emit(tile_of(Operation::Negation, type).mr, tile->memory_width, {commit(pattern)});
    return true;
  }
  if (!modified_load(left, pattern)) {
    if (!tile->has(Tile::Commutes) || !modified_load(right, pattern)) return false;
    std::swap(left, right);
  }
  const bool is_shift = tile->has(Tile::Modulo);
  std::optional<int64_t> constant = is_shift ? constant_of(right) : immediate_of(right);
  if (!constant) {
    Register operand = use(right);
    emit(tile->mr, tile->memory_width, {commit(pattern), operand});
    return true;
  }
  if (is_shift) *constant &= 8 * tile->memory_width - 1;
  if (Operation step = step_of(opcode, *constant); step != Operation::End) {
    emit(tile_of(step, type).mr, tile->memory_width, {commit(pattern)});
    return true;
  }
  if (*constant == 128 && (opcode == Opcode::Add || opcode == Opcode::Sub)) {  // -128 fits a byte
    tile = &tile_of(opcode == Opcode::Add ? Opcode::Sub : Opcode::Add, type);
    constant = -128;
  }
  emit(tile->mi, tile->memory_width, {commit(pattern), Operand::immediate(*constant)});
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
