// Calls whose result is returned at once: the function releases its frame and jumps to the callee,
// which returns in its place.
//
// A call marked `tail` becomes such a jump if possible; one marked `musttail` must. Its stack
// arguments replace this function's own, so all are in registers, or in the frame, before the first
// is stored. One that passes variable arguments on keeps every register that may have one from the
// entry up to the jump.
#include "backend/abi/system_v.h"
#include "backend/abi/tail_call_rules.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/forwarding.h"

namespace lilt::backend::isel {
namespace {

// An object that a jump's callee expects on the stack.
struct PassedObject {
  uint64_t size;   // bytes
  int64_t offset;  // from this function's first argument on the stack
  Address source;  // apart from this function's arguments
};

bool is_tail_call(Selector& s, InstId call, InstId ret) {
  const ssa::Instruction& instruction = s[call];
  if (instruction.opcode != Opcode::Call) return false;
  if (!(instruction.flags & (ssa::flag::MustTail | ssa::flag::Tail))) return false;
  if (intrinsic_of(s.function(), call) != Intrinsic::None) return false;
  return obstacle_to_tail_call(s.function(), call, ret).empty();
}

// Between functions of tailcc: arguments that take another number of bytes end where this
// function's end, and the return address is below them. Returns by how many bytes it moves.
int64_t return_distance(Selector& s, InstId call, uint32_t stack_bytes) {
  const bool is_popped = is_popped_by_callee(call_convention(s.function(), call));
  if (s.machine().frame.popped == 0 || !is_popped) return 0;
  return int64_t{s.machine().frame.popped} - tail_stack_bytes(stack_bytes);
}

void move_return(Selector& s, int64_t distance) {
  if (distance == 0) return;
  constexpr int64_t kPlace = -8;
  const Register address = s.temporary();
  s.emit(Op::MOVrm, 8, {address, Address::of_slot(incoming_slot(s, 8, kPlace))});
  s.emit(Op::MOVmr, 8, {Address::of_slot(incoming_slot(s, 8, kPlace + distance)), address});
  s.emit(Op::MOVE_RETURN, 8, {Operand::immediate(distance)});
  s.machine().frame.jump_room =
      std::max(s.machine().frame.jump_room, static_cast<uint32_t>(std::max<int64_t>(-distance, 0)));
}

// Whether the object is this function's own, where the callee expects it.
bool is_in_place(Selector& s, Value object, const PassedObject& passed) {
  if (!object.is_local() || s[object.local()].opcode != Opcode::Argument) return false;
  for (uint32_t i = 0; i < s.function().argument_count(); ++i)
    if (s.function().argument(i) == object.local())
      return parameter_attributes(s.function(), i).by_value.valid() &&
             s.incoming()[i].stack_offset == passed.offset;
  return false;
}

// Where the object is, or a copy of it if it may be among this function's arguments, which others
// overwrite.
Address safe_object(Selector& s, Value object, uint64_t size) {
  const bool is_apart = object.is_local()
                            ? s[object.local()].opcode == Opcode::Alloca
                            : s.constants()[object.constant()].kind == ssa::ConstantKind::Symbol;
  if (is_apart) return address_of_object(s, object, size);
  mir::FrameSlot slot;
  slot.size = size;
  slot.align = 16;
  const Address copy = Address::of_slot(s.machine().frame.slots.push_back(slot));
  if (is_x87(s.type_of(object))) {
    push_x87(s, object);
    s.emit(Op::FSTP80m, 8, {copy});
  } else {
    copy_object(s, address_of_object(s, object, size), copy, size);
  }
  return copy;
}

// The objects that the callee expects on the stack and that are not there yet.
std::vector<PassedObject> objects_to_move(Selector& s, InstId call,
                                          std::span<const ArgumentLocation> places,
                                          int64_t distance) {
  constexpr uint64_t kLongDouble = 16;
  std::vector<PassedObject> objects;
  for (uint32_t i = 0; i < places.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(s.function(), call, i);
    const Value argument = s.argument_of(call, i);
    const bool is_object = attributes.by_value.valid();
    if (!is_object && !is_x87(s.type_of(argument))) continue;
    PassedObject passed{is_object ? by_value_object(s.types(), attributes).size : kLongDouble,
                        places[i].stack_offset + distance, Address()};
    if (is_object && is_in_place(s, argument, passed)) continue;
    passed.source = safe_object(s, argument, passed.size);
    objects.push_back(passed);
  }
  return objects;
}

void store_tail_argument(Selector& s, Register reg, TypeId type, int64_t offset) {
  const unsigned size = stack_size(s, type);
  const Address address = Address::of_slot(incoming_slot(s, size, offset));
  const Tile& tile = s.tile_of(Opcode::Store, is_floating(type) ? type : ssa::kI64);
  if (size != 8)
    s.emit(Op::MOVUPSmr, size, {address, reg});
  else
    s.emit(tile.mr, tile.memory_width, {address, reg});
}

// All that is passed on the stack is in registers, or apart from this function's own arguments,
// before the first of these is overwritten.
void place_tail_arguments(Selector& s, InstId call, ArgumentAssigner& assigner) {
  struct Stored {
    Register reg;
    TypeId type;
    int64_t offset;
  };
  std::span<const Value> arguments = s.operands(call).subspan(2);
  std::vector<ArgumentLocation> places;
  for (uint32_t i = 0; i < arguments.size(); ++i)
    places.push_back(
        assigner.next(s.type_of(arguments[i]), call_attributes(s.function(), call, i)));
  const int64_t distance = return_distance(s, call, assigner.stack_bytes());
  const std::vector<PassedObject> objects = objects_to_move(s, call, places, distance);
  std::vector<Stored> on_stack;
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(s.function(), call, i);
    const TypeId type = s.type_of(arguments[i]);
    if (places[i].reg.valid()) note_passed(s, type);
    if (attributes.by_value.valid() || is_x87(type)) continue;
    Register reg = argument_register(s, arguments[i], attributes);
    if (places[i].reg.valid())
      s.call().pass(reg, places[i].reg);
    else
      on_stack.push_back({reg, type, places[i].stack_offset + distance});
  }
  move_return(s, distance);
  for (const PassedObject& passed : objects) {
    const mir::SlotId target = incoming_slot(s, passed.size, passed.offset);
    copy_object(s, passed.source, Address::of_slot(target), passed.size);
  }
  for (const Stored& argument : on_stack)
    store_tail_argument(s, argument.reg, argument.type, argument.offset);
}

}  // namespace

namespace rules {

bool tail_call(Selector& s, InstId ret) {
  InstId call = s.function().previous(ret);
  if (!call.valid() || !is_tail_call(s, call, ret)) return false;
  s.set_root(call);
  s.call().operands.clear();
  ArgumentAssigner assigner(s.function(), call);
  place_tail_arguments(s, call, assigner);
  if (ssa::forwards_variables(s.function(), call)) [[unlikely]]
    s.incoming().forward();
  else
    place_variadic_count(s, call, assigner);
  const auto [symbol, has_thunk, is_checked] = callee_of(s, call);
  Register callee = symbol.valid() ? Register() : s.use(s.operand(call, 1));
  Op op = symbol.valid() || has_thunk ? Op::TAILJMP : Op::TAILJMPr;
  if (is_checked) op = has_thunk ? Op::TAILJMPKs : Op::TAILJMPK;
  Operand target = symbol.valid() ? Operand(s.symbol_ref(symbol), s.is_local_symbol(symbol))
                   : is_checked   ? Operand(callee)
                   : has_thunk    ? Operand(s.machine().symbol_ref(kThunk), false)
                                  : Operand(callee);
  if (has_thunk && !is_checked) s.call().pass(callee, x86::r11);
  s.begin_instruction(op, target);
  if (is_checked) add_type_hash(s, call, op);
  for (const Operand& argument : s.call().operands) s.add_operand(argument);
  s.end_instruction();
  s.machine().frame.has_single_calls |=
      (function_attributes(s.function(), call) & ssa::function_attribute::NoDuplicate) != 0;
  s.leave_out(call);
  return true;
}

}  // namespace rules
}  // namespace lilt::backend::isel
