// Memory intrinsics, relative and checked loads, traps.
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"

namespace lilt::backend {

namespace {

// A pointer argument with its known alignment.
MemoryOperand memory_operand(const IntrinsicCall& call, uint32_t index) {
  uint32_t align = call.function().annotations().attributes(call.id, index).align;
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

// A call of what the program's runtime has, whose accesses of so many bytes are not torn.
Value expand_unordered(const IntrinsicCall& call) {
  std::string name = "__llvm_";  // llvm.memcpy.element.unordered.atomic
  for (const char c : call.name.substr(sizeof "llvm." - 1)) name += c == '.' ? '_' : c;
  (name += '_') += std::to_string(call.emit.bits_of_constant(call.argument(3)));
  const Value length = call.emit.resize_unsigned(call.argument(2), ssa::kI64);
  call.emit.call(name, ssa::kVoid, {call.argument(0), call.argument(1), length});
  return {};
}

// What is there, and that the type fits: only assumptions read that.
Value expand_checked_load(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value distance = emit.resize_signed(call.argument(1), ssa::kI64);
  const Value place =
      emit.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, call.argument(0), distance});
  Value loaded;
  if (call.name.ends_with("relative")) {
    const Value offset = emit.cast(Opcode::SExt, emit.load(ssa::kI32, place, 4), ssa::kI64);
    loaded = emit.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, call.argument(0), offset});
  } else {
    loaded = emit.load(ssa::kPtr, place, 8);
  }
  const Value whole = call.function().constants().poison(call.type());
  return emit.insert_value(emit.insert_value(whole, loaded, 0), emit.boolean(true), 1);
}

}  // namespace lilt::backend
