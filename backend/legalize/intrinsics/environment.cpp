// What is around a function's code: the floating-point environment, registers, the frame, the
// thread, trampolines.
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::backend {

namespace {

// "fegetenv" for llvm.get.fpenv, "fesetmode" for llvm.reset.fpmode.
std::string environment_function(std::string_view name) {
  return std::string("fe") + (name.find(".get.") != name.npos ? "get" : "set") +
         std::string(name.substr(name.rfind("fp") + 2));
}

Value place_of_environment(Emitter& emit, TypeId type) { return emit.frame_object(type, 8); }

}  // namespace

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

uint32_t bits_of_environment(std::string_view name) { return name.ends_with("env") ? 256 : 64; }

Value expand_get_environment(const IntrinsicCall& call) {
  const Value place = place_of_environment(call.emit, call.type());
  call.emit.call(environment_function(call.name), ssa::kI32, {place});
  return call.emit.load(call.type(), place, 8);
}

Value expand_set_environment(const IntrinsicCall& call) {
  const Value place = place_of_environment(call.emit, call.argument_type(0));
  call.emit.store(call.argument(0), place, 8);
  call.emit.call(environment_function(call.name), ssa::kI32, {place});
  return {};
}

// FE_DFL_ENV and FE_DFL_MODE are the address -1.
Value expand_reset_environment(const IntrinsicCall& call) {
  const Value usual = call.emit.cast(Opcode::IntToPtr, call.emit.all_ones(ssa::kI64), ssa::kPtr);
  call.emit.call(environment_function(call.name), ssa::kI32, {usual});
  return {};
}

std::string_view named_register(const ssa::Function& function, InstId call) {
  for (Value operand : function.operands(call).subspan(2)) {
    if (function.type_of(operand) != ssa::kMetadata) continue;
    std::string_view text = function.constants().bytes(operand.constant());
    uint32_t number = 0;
    for (const char digit : text.substr(std::min<size_t>(text.size(), 1)))
      number = 10 * number + static_cast<uint32_t>(digit - '0');
    if (text.starts_with("!") && text.find_first_not_of("!0123456789") == text.npos)
      text = function.module().header().node_text(static_cast<ssa::MetadataNode>(number));
    return ssa::constrained_predicate(text);
  }
  return {};
}

// Of the stack pointer and the frame pointer.
Value expand_read_register(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const bool is_stack = named_register(call.function(), call.id).ends_with("sp");
  const Value pointer =
      is_stack ? emit.intrinsic("llvm.stacksave.p0", ssa::kPtr, {})
               : emit.intrinsic("llvm.frameaddress.p0", ssa::kPtr, {emit.integer(ssa::kI32, 0)});
  return emit.resize_unsigned(emit.cast(Opcode::PtrToInt, pointer, ssa::kI64), call.type());
}

// The address of the thread's block is in it, at fs:0.
Value expand_thread_pointer(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  constexpr uint32_t kThreadSpace = 257;
  return emit.load(call.type(), emit.null_value(emit.types().pointer(kThreadSpace)), 8);
}

// After the return address.
Value expand_call_frame_address(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value place =
      emit.address(emit.intrinsic("llvm.addressofreturnaddress.p0", ssa::kPtr, {}), 8);
  const Value distance = emit.resize_signed(call.argument(0), ssa::kI64);
  return emit.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, place, distance});
}

// mov r11, the function; mov r10, its static chain; jmp r11.
Value expand_trampoline(const IntrinsicCall& call) {
  Emitter& emit = call.emit;
  const Value code = call.argument(0);
  auto put = [&](uint64_t at, Value value) { emit.store(value, emit.address(code, at), 1); };
  put(0, emit.integer(ssa::kI16, 0xBB49));
  put(2, call.argument(1));
  put(10, emit.integer(ssa::kI16, 0xBA49));
  put(12, call.argument(2));
  put(20, emit.integer(ssa::kI16, 0xFF49));
  put(22, emit.integer(ssa::kI8, 0xE3));
  return {};
}

}  // namespace lilt::backend
