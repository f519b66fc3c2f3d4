// Calls whose result is returned at once: the function releases its frame and jumps to the callee,
// which returns in its place.
//
// A call marked `tail` becomes such a jump if possible; one marked `musttail` must. Its stack
// arguments replace this function's own, so all are in registers before the first is stored. One
// that passes variable arguments on keeps every register that may have one from the entry up to the
// jump.
#include "backend/abi/system_v.h"
#include "backend/abi/tail_call_rules.h"
#include "backend/isel/intrinsics.h"
#include "backend/isel/selector.h"
#include "ir/ssa/forwarding.h"

namespace lilt::backend::isel {

bool Selector::select_tail_call(InstId ret) {
  InstId call = function_.previous(ret);
  if (!call.valid() || !is_tail_call(call, ret)) return false;
  set_root(call);
  call_operands_.clear();
  ArgumentAssigner assigner(function_, call);
  place_tail_arguments(call, assigner);
  if (ssa::forwards_variables(function_, call)) [[unlikely]]
    forward_variables();
  else
    place_variadic_count(call, assigner);
  const ssa::SymbolId symbol = function_.called_symbol(call);
  const bool has_thunk = calls_by_thunk(symbol), is_checked = checks_type(call, symbol);
  Register callee = symbol.valid() ? Register() : use(function_.operand(call, 1));
  Op op = symbol.valid() || has_thunk ? Op::TAILJMP : Op::TAILJMPr;
  if (is_checked) op = has_thunk ? Op::TAILJMPKs : Op::TAILJMPK;
  Operand target = symbol.valid() ? Operand(symbol_ref(symbol), is_local_symbol(symbol))
                   : is_checked   ? Operand(callee)
                   : has_thunk    ? Operand(machine_.symbol_ref(kThunk), false)
                                  : Operand(callee);
  if (has_thunk && !is_checked) call_operands_.emplace_back(callee, x86::r11, false);
  begin_instruction(x86::opcode(op), 8, Condition::O);
  add_operand(target, &target_[x86::opcode(op)].operands[0]);
  if (is_checked) add_type_hash(call, op);
  for (const Operand& argument : call_operands_) add_operand(argument, nullptr);
  end_instruction();
  machine_.frame.has_single_calls |=
      (function_.function_attributes(call) & ssa::function_attribute::NoDuplicate) != 0;
  leave_out(call);
  return true;
}

bool Selector::is_tail_call(InstId call, InstId ret) const {
  const ssa::Instruction& instruction = function_[call];
  if (instruction.opcode != Opcode::Call) return false;
  if (!(instruction.flags & (ssa::flag::MustTail | ssa::flag::Tail))) return false;
  if (intrinsic_of(function_, call) != Intrinsic::None) return false;
  return obstacle_to_tail_call(function_, call, ret).empty();
}

// Between functions of tailcc: arguments that take another number of bytes end where this
// function's end, and the return address is below them. Moves it; returns by how many bytes.
int64_t Selector::move_return(InstId call, const ArgumentAssigner& assigner) {
  if (machine_.frame.popped == 0) return 0;
  const int64_t distance =
      int64_t{machine_.frame.popped} - tail_stack_bytes(assigner.stack_bytes());
  if (distance == 0 || !is_popped_by_callee(call_convention(function_, call))) return 0;
  constexpr int64_t kPlace = -8;
  const Register address = temporary();
  emit(Op::MOVrm, 8, {address, Address::of_slot(incoming_slot(8, kPlace))});
  emit(Op::MOVmr, 8, {Address::of_slot(incoming_slot(8, kPlace + distance)), address});
  emit(Op::MOVE_RETURN, 8, {Operand::immediate(distance)});
  machine_.frame.jump_room =
      std::max(machine_.frame.jump_room, static_cast<uint32_t>(std::max<int64_t>(-distance, 0)));
  return distance;
}

void Selector::place_tail_arguments(InstId call, ArgumentAssigner& assigner) {
  struct Stored {
    Register reg;
    TypeId type;
    uint32_t offset;
  };
  std::vector<Stored> on_stack;
  std::span<const Value> arguments = function_.operands(call).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(function_, call, i);
    TypeId type = type_of(arguments[i]);
    ArgumentLocation place = assigner.next(type, attributes);
    if (place.reg.valid()) note_passed(type);
    if (attributes.by_value.valid()) continue;  // already in place
    Register reg = argument_register(arguments[i], attributes);
    if (place.reg.valid())
      call_operands_.emplace_back(reg, place.reg, false);
    else
      on_stack.push_back({reg, type, place.stack_offset});
  }
  const int64_t distance = move_return(call, assigner);
  for (const Stored& argument : on_stack) {
    const unsigned vector = is_packed(argument.type) ? 32 : argument.type == ssa::kFp128 ? 16 : 0;
    Address address =
        Address::of_slot(incoming_slot(vector != 0 ? vector : 8, argument.offset + distance));
    TypeId stored = is_floating(argument.type) ? argument.type : ssa::kI64;
    const Tile& tile = tile_of(Opcode::Store, stored);
    if (vector != 0)
      emit(Op::MOVUPSmr, vector, {address, argument.reg});
    else
      emit(tile.mr, tile.memory_width, {address, argument.reg});
  }
}

}  // namespace lilt::backend::isel
