// Loads, stores, read-modify-write operations and allocas.
#include <algorithm>
#include <utility>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

// The operation of one operand that equals this one with a constant; Operation::End: none.
Operation step_of(Opcode opcode, int64_t constant) {
  if (opcode == Opcode::Xor && constant == -1) return Operation::Complement;
  if (opcode != Opcode::Add && opcode != Opcode::Sub) return Operation::End;
  if (constant != 1 && constant != -1) return Operation::End;
  return (constant == 1) == (opcode == Opcode::Add) ? Operation::Increment : Operation::Decrement;
}

// The load whose value the store at `pattern` writes back, if the store can include it.
std::optional<InstId> modified_load(Selector& s, Value value, const AddressPattern& pattern) {
  std::optional<InstId> load = s.foldable_load(value);
  if (!load || s.match_address(s.operand(*load, 0)) != pattern) return std::nullopt;
  return load;
}

// Whether the operation in memory leaves the flags of a comparison of its result with zero: not
// `not`, and not shifts, by an amount that may be 0.
bool sets_flags_of_result(Selector& s, InstId operation) {
  switch (s[operation].opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::And:
    case Opcode::Or:
      return true;
    case Opcode::Xor:
      return s.constant_of(s.operand(operation, 1)) != -1;
    default:
      return false;
  }
}

bool store_of_binary(Selector& s, InstId binary, const AddressPattern& pattern) {
  const Opcode opcode = s[binary].opcode;
  const TypeId type = s[binary].type;
  const Tile* tile = &s.tile_of(opcode, type);
  Value left = s.operand(binary, 0), right = s.operand(binary, 1);
  if (opcode == Opcode::Sub && s.constant_of(left) == 0 && modified_load(s, right, pattern)) {
    s.emit(s.tile_of(Operation::Negation, type).mr, tile->memory_width, {s.commit(pattern)});
    return true;
  }
  if (!modified_load(s, left, pattern)) {
    if (!tile->has(Tile::Commutes) || !modified_load(s, right, pattern)) return false;
    std::swap(left, right);
  }
  const bool is_shift = tile->has(Tile::Modulo);
  std::optional<int64_t> constant = is_shift ? s.constant_of(right) : s.immediate_of(right);
  if (!constant) {
    Register operand = s.use(right);
    s.emit(tile->mr, tile->memory_width, {s.commit(pattern), operand});
    return true;
  }
  if (is_shift) *constant &= 8 * tile->memory_width - 1;
  if (Operation step = step_of(opcode, *constant); step != Operation::End) {
    s.emit(s.tile_of(step, type).mr, tile->memory_width, {s.commit(pattern)});
    return true;
  }
  if (*constant == 128 && (opcode == Opcode::Add || opcode == Opcode::Sub)) {  // -128 fits a byte
    tile = &s.tile_of(opcode == Opcode::Add ? Opcode::Sub : Opcode::Add, type);
    constant = -128;
  }
  s.emit(tile->mi, tile->memory_width, {s.commit(pattern), Operand::immediate(*constant)});
  return true;
}

}  // namespace

// The load has one use, in this block, with no effect between it and the root of the tile.
// Conversions in between keep the low bits, so the tile may read less than the load, never more.
std::optional<InstId> Selector::foldable_load(Value value, bool path_has_one_use) {
  while (path_has_one_use && value.is_local() && facts().has_one_use(value.local())) {
    InstId id = value.local();
    const ssa::Instruction& instruction = (*this)[id];
    if (instruction.opcode == Opcode::Load) {
      bool folds = (instruction.flags & ssa::flag::Volatile) == 0 && instruction.subcode == 0 &&
                   function().block_of(id) == block_ && facts().color(id) == color_ &&
                   (!is_packed(instruction.type) || function().alignment(id) >= 16 ||
                    has(processor_feature::Avx));
      return folds ? std::optional(id) : std::nullopt;
    }
    if (instruction.opcode == Opcode::ZExt || instruction.opcode == Opcode::GetElementPtr) break;
    Value next = step_through_conversion(value);
    if (next == value) break;
    value = next;
  }
  return std::nullopt;
}

std::optional<InstId> Selector::foldable_operand(Value value, bool path_has_one_use) {
  if (!value.is_constant()) return foldable_load(value, path_has_one_use);
  if (const std::optional<uint64_t> bits = floating_bits(value))
    return *bits != 0 ? std::optional(InstId()) : std::nullopt;
  // All zeros and all ones need no memory.
  const std::optional<PackedBytes> bytes = packed_bytes(value);
  const bool is_uniform = bytes && std::ranges::all_of(*bytes, [&](uint8_t byte) {
                            return byte == *bytes->begin() && (byte == 0 || byte == 0xff);
                          });
  return bytes && !is_uniform ? std::optional(InstId()) : std::nullopt;
}

Address Selector::commit_operand(Value value, InstId load) {
  if (load.valid()) return commit_load(load);
  const std::optional<PackedBytes> bytes = packed_bytes(value);
  return bytes ? constant_address(bytes->text())
               : floating_constant(type_of(value), *floating_bits(value));
}

std::optional<InstId> effect_before_root(Selector& s) {
  constexpr int kMaxDistance = 16;
  InstId at = s.function().previous(s.root());
  for (int step = 0; step < kMaxDistance && at.valid(); ++step, at = s.function().previous(at)) {
    if (s.facts().is_root(at)) return at;
    if (s[at].opcode == Opcode::Load) return std::nullopt;
  }
  return std::nullopt;
}

bool emit_modification(Selector& s, Value stored, bool is_order) {
  const ssa::Instruction* operation = s.definition(stored);
  if (operation == nullptr || s.facts().uses(stored.local()) != 2 ||
      !sets_flags_of_result(s, stored.local()))
    return false;
  const bool may_overflow = operation->opcode == Opcode::Add || operation->opcode == Opcode::Sub;
  if (is_order && may_overflow && (operation->flags & ssa::flag::NoSignedWrap) == 0) return false;
  const std::optional<InstId> store = effect_before_root(s);
  if (!store || s[*store].opcode != Opcode::Store || s.operand(*store, 0) != stored ||
      (s[*store].flags & ssa::flag::Volatile) != 0 || s[*store].subcode != 0)
    return false;
  const InstId reader = s.root();
  s.set_root(*store);
  const bool is_emitted = store_of_binary(s, stored.local(), s.match_address(s.operand(*store, 1)));
  s.set_root(reader);
  if (is_emitted) s.leave_out(*store);
  return is_emitted;
}

void note_moving_stack(Selector& s) {
  s.machine().frame.has_dynamic_alloca = true;
  s.machine().frame.uses_frame_pointer = true;
}

void allocate_dynamically(Selector& s, Register block, Register bytes) {
  s.emit(Op::ALLOCATE_STACK, 8, {block, bytes});
  note_moving_stack(s);
}

namespace rules {

// load, operation, store: the forms mr and mi of the operation's tile.
bool read_modify_write(Selector& s, InstId store) {
  Value value = s.operand(store, 0);
  if ((s[store].flags & ssa::flag::Volatile) != 0 || !value.is_local() ||
      !s.facts().has_one_use(value.local()))
    return false;
  const InstId operation = value.local();
  const Opcode opcode = s[operation].opcode;
  return ssa::is_binary(opcode) && exists(s.tile_of(opcode, s[operation].type).mr) &&
         s.function().block_of(operation) == s.function().block_of(store) &&
         store_of_binary(s, operation, s.match_address(s.operand(store, 1)));
}

bool store_of_condition(Selector& s, InstId id) {
  Value value = s.operand(id, 0);
  if (!s.single_use_definition(value, Opcode::ICmp) &&
      !s.single_use_definition(value, Opcode::FCmp))
    return false;
  Address address = s.commit(s.match_address(s.operand(id, 1)));
  Condition condition = emit_condition(s, value);
  s.emit(Op::SETm, 1, {address}, condition);
  return true;
}

// Allocas without a frame slot: their count is not constant, they are outside the entry block, or
// their alignment exceeds the stack's. The size is rounded up to keep the stack aligned, and
// includes room for the requested alignment.
void stack_allocation(Selector& s, InstId id) {
  std::span<const Value> operands = s.operands(id);
  uint64_t size = s.types().size_of(operands[0].type());
  const uint32_t align = s.function().alignment(id), stack_align = s.machine().frame.stack_align;
  const uint32_t unit = std::max(s.stack_alignment(), kStackAlignment);
  const uint64_t padding = std::max(align, unit) - 1 + kStackAlignment - stack_align;
  Register bytes;
  if (std::optional<uint64_t> count = s.constant_count(id)) {
    uint64_t needed = size * *count + padding;
    bytes = s.materialize_integer(needed & ~uint64_t{unit - 1});
  } else {
    Register padded =
        multiple_plus(s, zero_extended(s, operands[1]), size, static_cast<int32_t>(padding));
    bytes = with_immediate(s, Op::ANDri, 8, padded, -int64_t{unit});
  }
  Register block = align <= stack_align ? s.result(id) : s.temporary();
  allocate_dynamically(s, block, bytes);
  if (align > stack_align) {
    Register padded = with_immediate(s, Op::ADDri, 8, block, int64_t{align} - 1);
    s.emit(Op::ANDri, 8, {s.result(id), padded, Operand::immediate(-int64_t{align})});
  }
  // Debuggers find an array where its address stays: in memory.
  if (s.keeps_text_order()) {
    mir::FrameSlot kept;
    kept.kind = mir::SlotKind::Spill;
    kept.size = 8;
    const mir::SlotId slot = s.machine().frame.slots.push_back(kept);
    s.emit(Op::MOVmr, 8, {Address::of_slot(slot), s.result(id)});
  }
}

}  // namespace rules
}  // namespace lilt::backend::isel
