// Calls whose result is returned at once: the function releases its frame and jumps to the callee,
// which returns in its place.
//
// A call marked `tail` becomes such a jump if possible; one marked `musttail` must. Its stack
// arguments replace this function's own, so all are in registers, or in the frame, before the first
// is stored. One that passes variable arguments on keeps every register that may have one from the
// entry up to the jump.
#include "backend/abi/system_v.h"
#include "backend/abi/tail_call_rules.h"
#include "backend/isel/selected_intrinsics.h"
#include "backend/isel/selector.h"
#include "backend/isel/tile_rules.h"
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
  const ssa::SymbolId symbol = direct_callee(call);
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
// function's end, and the return address is below them. Returns by how many bytes it moves.
int64_t Selector::return_distance(InstId call, uint32_t stack_bytes) const {
  const bool is_popped = is_popped_by_callee(call_convention(function_, call));
  if (machine_.frame.popped == 0 || !is_popped) return 0;
  return int64_t{machine_.frame.popped} - tail_stack_bytes(stack_bytes);
}

void Selector::move_return(int64_t distance) {
  if (distance == 0) return;
  constexpr int64_t kPlace = -8;
  const Register address = temporary();
  emit(Op::MOVrm, 8, {address, Address::of_slot(incoming_slot(8, kPlace))});
  emit(Op::MOVmr, 8, {Address::of_slot(incoming_slot(8, kPlace + distance)), address});
  emit(Op::MOVE_RETURN, 8, {Operand::immediate(distance)});
  machine_.frame.jump_room =
      std::max(machine_.frame.jump_room, static_cast<uint32_t>(std::max<int64_t>(-distance, 0)));
}

// Whether the object is this function's own, where the callee expects it.
bool Selector::is_in_place(Value object, const PassedObject& passed) const {
  if (!object.is_local() || function_[object.local()].opcode != Opcode::Argument) return false;
  for (uint32_t i = 0; i < function_.argument_count(); ++i)
    if (function_.argument(i) == object.local())
      return own_attributes(function_, i).by_value.valid() &&
             arguments_[i].stack_offset == passed.offset;
  return false;
}

// Where the object is, or a copy of it if it may be among this function's arguments, which others
// overwrite.
Address Selector::safe_object(Value object, uint64_t size) {
  const bool is_apart = object.is_local() ? function_[object.local()].opcode == Opcode::Alloca
                                          : function_.constants()[object.constant()].kind ==
                                                ssa::ConstantKind::Symbol;
  if (is_apart) return address_of_object(object, size);
  mir::FrameSlot slot;
  slot.size = size;
  slot.align = 16;
  const Address copy = Address::of_slot(machine_.frame.slots.push_back(slot));
  if (is_x87(type_of(object))) {
    push_x87(*this, object);
    emit(Op::FSTP80m, 8, {copy});
  } else {
    copy_object(address_of_object(object, size), copy, size);
  }
  return copy;
}

// The objects that the callee expects on the stack and that are not there yet.
std::vector<Selector::PassedObject> Selector::objects_to_move(
    InstId call, std::span<const ArgumentLocation> places, int64_t distance) {
  constexpr uint64_t kLongDouble = 16;
  std::vector<PassedObject> objects;
  for (uint32_t i = 0; i < places.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(function_, call, i);
    const Value argument = argument_of(call, i);
    const bool is_object = attributes.by_value.valid();
    if (!is_object && !is_x87(type_of(argument))) continue;
    PassedObject passed{is_object ? by_value_object(types_, attributes).size : kLongDouble,
                        places[i].stack_offset + distance, Address()};
    if (is_object && is_in_place(argument, passed)) continue;
    passed.source = safe_object(argument, passed.size);
    objects.push_back(passed);
  }
  return objects;
}

// All that is passed on the stack is in registers, or apart from this function's own arguments,
// before the first of these is overwritten.
void Selector::place_tail_arguments(InstId call, ArgumentAssigner& assigner) {
  struct Stored {
    Register reg;
    TypeId type;
    int64_t offset;
  };
  std::span<const Value> arguments = function_.operands(call).subspan(2);
  std::vector<ArgumentLocation> places;
  for (uint32_t i = 0; i < arguments.size(); ++i)
    places.push_back(assigner.next(type_of(arguments[i]), call_attributes(function_, call, i)));
  const int64_t distance = return_distance(call, assigner.stack_bytes());
  const std::vector<PassedObject> objects = objects_to_move(call, places, distance);
  std::vector<Stored> on_stack;
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(function_, call, i);
    const TypeId type = type_of(arguments[i]);
    if (places[i].reg.valid()) note_passed(type);
    if (attributes.by_value.valid() || is_x87(type)) continue;
    Register reg = argument_register(arguments[i], attributes);
    if (places[i].reg.valid())
      call_operands_.emplace_back(reg, places[i].reg, false);
    else
      on_stack.push_back({reg, type, places[i].stack_offset + distance});
  }
  move_return(distance);
  for (const PassedObject& passed : objects) {
    const mir::SlotId target = incoming_slot(static_cast<uint32_t>(passed.size), passed.offset);
    copy_object(passed.source, Address::of_slot(target), passed.size);
  }
  for (const Stored& argument : on_stack)
    store_tail_argument(argument.reg, argument.type, argument.offset);
}

void Selector::store_tail_argument(Register reg, TypeId type, int64_t offset) {
  const unsigned vector = is_packed(type) ? 32 : type == ssa::kFp128 ? 16 : 0;
  const Address address = Address::of_slot(incoming_slot(vector != 0 ? vector : 8, offset));
  const Tile& tile = tile_of(Opcode::Store, is_floating(type) ? type : ssa::kI64);
  if (vector != 0)
    emit(Op::MOVUPSmr, vector, {address, reg});
  else
    emit(tile.mr, tile.memory_width, {address, reg});
}

}  // namespace lilt::backend::isel
