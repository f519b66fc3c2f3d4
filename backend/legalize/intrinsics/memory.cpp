// Memory intrinsics, relative loads, traps.
#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/intrinsics/rules.h"
#include "backend/legalize/names.h"

namespace lilt::backend {

namespace {

// A pointer argument with its known alignment.
MemoryOperand memory_operand(const IntrinsicCall& call, uint32_t index) {
  uint32_t align = call.function().attributes(call.id, index).align;
  return {call.argument(index), align == 0 ? 1 : align};
}

uint16_t volatile_flag(const IntrinsicCall& call) {
  return call.is_constant_true(3) ? ssa::flag::Volatile : 0;
}

}  // namespace

Value expand_memory_copy(const IntrinsicCall& call) {
  emit_memory_copy(call.emit, memory_operand(call, 0), memory_operand(call, 1), call.argument(2),
                   volatile_flag(call));
  return {};
}

Value expand_inline_copy(const IntrinsicCall& call) {
  emit_inline_copy(call.emit, memory_operand(call, 0), memory_operand(call, 1), call.argument(2),
                   volatile_flag(call));
  return {};
}

Value expand_memory_move(const IntrinsicCall& call) {
  emit_memory_move(call.emit, memory_operand(call, 0), memory_operand(call, 1), call.argument(2),
                   volatile_flag(call));
  return {};
}

Value expand_memory_set(const IntrinsicCall& call) {
  emit_memory_set(call.emit, memory_operand(call, 0), call.argument(1), call.argument(2),
                  volatile_flag(call));
  return {};
}

Value expand_inline_set(const IntrinsicCall& call) {
  emit_inline_set(call.emit, memory_operand(call, 0), call.argument(1), call.argument(2),
                  volatile_flag(call));
  return {};
}

// The pointer plus a distance, loaded from a table that the pointer points to.
Value expand_load_relative(const IntrinsicCall& call) {
  Value offset = call.emit.resize_signed(call.argument(1), ssa::kI64);
  Value place =
      call.emit.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, call.argument(0), offset});
  Value distance = call.emit.cast(Opcode::SExt, call.emit.load(ssa::kI32, place, 4), ssa::kI64);
  return call.emit.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, call.argument(0), distance});
}

Value expand_pointer_mask(const IntrinsicCall& call) {
  Value address = call.emit.cast(Opcode::PtrToInt, call.argument(0), call.argument_type(1));
  return call.emit.cast(Opcode::IntToPtr, call.emit.bit_and(address, call.argument(1)),
                        call.type());
}

// The selector turns unreachable into ud2, too: one is enough.
Value expand_trap(const IntrinsicCall& call) {
  InstId next = call.function().next(call.id);
  return call.function()[next].opcode == Opcode::Unreachable ? Value() : Value(call.id);
}

// From the C library's rounding modes to FLT_ROUNDS: 0 → 1, 0x400 → 3, 0x800 → 2, 0xc00 → 0; two
// bits each in one constant.
Value expand_get_rounding(const IntrinsicCall& call) {
  Value mode = call.emit.call("fegetround", ssa::kI32, {});
  Value place =
      call.emit.bit_and(call.emit.shift(Opcode::LShr, mode, 9), call.emit.integer(ssa::kI32, 6));
  Value answer = call.emit.binary(Opcode::LShr, call.emit.integer(ssa::kI32, 0x2d), place);
  return call.emit.bit_and(answer, call.emit.integer(ssa::kI32, 3));
}

// From FLT_ROUNDS to the C library's rounding modes: 0 → 0xc00, 1 → 0, 2 → 0x800, 3 → 0x400.
Value expand_set_rounding(const IntrinsicCall& call) {
  Value place = call.emit.shift(Opcode::Shl, call.argument(0), 2);
  Value modes = call.emit.integer(ssa::kI32, 0x1203);
  Value mode = call.emit.binary(Opcode::LShr, modes, place);
  mode = call.emit.bit_and(mode, call.emit.integer(ssa::kI32, 3));
  call.emit.call("fesetround", ssa::kI32, {call.emit.shift(Opcode::Shl, mode, 10)});
  return {};
}

}  // namespace lilt::backend
