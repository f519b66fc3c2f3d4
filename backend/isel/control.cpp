// Terminators and incoming arguments.
#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/stack_alignment.h"

namespace lilt::backend::isel {
namespace rules {
namespace {

// Sorts `targets` and drops repetitions.
void emit_indirect_jump(Selector& s, Register address, ArenaVector<mir::BlockId>& targets) {
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  s.begin_instruction(x86::opcode(Op::JMPr), 8, Condition::O);
  s.add_operand(Operand(address), &x86::target()[x86::opcode(Op::JMPr)].operands[0]);
  for (mir::BlockId target : targets) s.add_operand(Operand(target), nullptr);
  s.end_instruction();
}

}  // namespace

void jump(Selector& s, InstId id) {
  s.emit(Op::JMP, 8, {s.machine_block(s.operand(id, 0).block())});
}

// Emits both jumps; block layout drops the one that falls through.
void branch(Selector& s, InstId id) {
  mir::BlockId if_true = s.machine_block(s.operand(id, 1).block());
  mir::BlockId if_false = s.machine_block(s.operand(id, 2).block());
  Condition condition = emit_condition(s, s.operand(id, 0));
  s.emit(Op::Jcc, 8, {if_true}, condition);
  s.emit(Op::JMP, 8, {if_false});
}

void landing_pad(Selector& s, InstId id) { s.select_landing_pad(id); }

// Every switch uses a table here (backend/legalize/control/switches.cpp): an entry is the distance
// of its target from the table.
void jump_by_table(Selector& s, InstId id) {
  std::span<const Value> operands = s.operands(id);
  ArenaVector<mir::BlockId> targets(s.scratch());
  for (size_t i = 3; i < operands.size(); i += 2)
    targets.push_back(s.machine_block(operands[i].block()));
  mir::SymbolRef table = s.machine().add_jump_table(targets);
  Register index = s.use(operands[0]);
  Register start = s.temporary(), distance = s.temporary(), target = s.temporary();
  s.emit(Op::LEA, 8, {start, Address::of_symbol(table)});
  Address entry = Address::of_register(start);
  entry.index = index;
  entry.scale = 4;
  s.emit(Op::MOVSXDrm, 8, {distance, entry});
  s.emit(Op::ADDrr, 8, {target, distance, start});
  emit_indirect_jump(s, target, targets);
}

void indirect_jump(Selector& s, InstId id) {
  ArenaVector<mir::BlockId> targets(s.scratch());
  for (Value operand : s.operands(id))
    if (operand.is_block()) targets.push_back(s.machine_block(operand.block()));
  emit_indirect_jump(s, s.use(s.operand(id, 0)), targets);
}

bool tail_call(Selector& s, InstId id) { return s.select_tail_call(id); }
void return_to_caller(Selector& s, InstId id) { s.select_return(id); }
void call(Selector& s, InstId id) { s.select_call(id); }
void trap(Selector& s, InstId) { s.emit(Op::UD2, 8, {}); }

}  // namespace rules

// A main without a result returns 0 to the system.
void Selector::select_return(InstId id) {
  call_operands_.clear();
  std::optional<Value> pointer = returned_pointer();
  if (function_[id].operand_count != 0) {
    Value value = function_.operand(id, 0);
    if (types_.is_aggregate(type_of(value)))
      return_parts(value);
    else
      return_value(value, own_attributes(function_, ssa::kResultPosition));
  } else if (pointer) {
    call_operands_.emplace_back(
        use(*pointer), ResultAssigner(types_, own_convention(function_)).next(ssa::kPtr), false);
  } else if (function_.name() == "main") {
    call_operands_.emplace_back(materialize_zero(),
                                ResultAssigner(types_, own_convention(function_)).next(ssa::kI32),
                                false);
  }
  const bool has_thunk = (machine_.frame.mitigations & ssa::mitigation::ThunkReturns) != 0 &&
                         machine_.frame.popped == 0;
  const uint32_t popped = machine_.frame.popped;
  const uint16_t opcode = x86::opcode(has_thunk ? Op::TAILJMP : popped != 0 ? Op::RETi : Op::RET);
  begin_instruction(opcode, 8, Condition::O);
  if (popped != 0) add_operand(Operand::immediate(popped), &target_[opcode].operands[0]);
  if (has_thunk)
    add_operand(Operand(machine_.symbol_ref("__x86_return_thunk"), false),
                &target_[opcode].operands[0]);
  for (const Operand& operand : call_operands_) add_operand(operand, nullptr);
  end_instruction();
}

void Selector::return_value(Value value, const ssa::ParameterAttributes& attributes) {
  TypeId type = type_of(value);
  if (is_x87(type)) return push_x87(*this, value);
  note_passed(type);
  bool extends = (attributes.zero_extend || attributes.sign_extend) && !is_floating(type);
  Register reg = extends ? argument_register(value, attributes) : use_any(value);
  const Register place = attributes.swift_error
                             ? swift_error_register()
                             : ResultAssigner(types_, own_convention(function_)).next(type);
  call_operands_.emplace_back(reg, place, false);
}

// The parts of a result, from the insertvalues that build it; the last one counts.
void Selector::return_parts(Value value) {
  List<Value> parts(types_.members(type_of(value)).size(), Value(), scratch_);
  for (; value.is_local() && function_[value.local()].opcode == Opcode::InsertValue;
       value = function_.operand(value.local(), 0)) {
    std::span<const Value> operands = function_.operands(value.local());
    Value& part = parts[function_.constants().zero_extended(operands[2].constant())];
    if (!part.valid()) part = operands[1];
  }
  ResultAssigner assigner(types_, own_convention(function_));
  TypeId type = type_of(value);
  const uint32_t error = error_part(types_, type, own_attributes(function_, ssa::kResultPosition));
  for (size_t i = 0; i < parts.size(); ++i) {
    if (is_x87(types_.member(type, i))) continue;
    note_passed(types_.member(type, i));
    const Register place =
        i == error ? swift_error_register() : assigner.next(types_.member(type, i));
    if (parts[i].valid()) call_operands_.emplace_back(use_any(parts[i]), place, false);
  }
  for (size_t i = parts.size(); i-- > 0;)  // the first must be on top
    if (parts[i].valid() && is_x87(type_of(parts[i]))) push_x87(*this, parts[i]);
}

// A function that returns an object in memory of its caller returns the object's address.
std::optional<Value> Selector::returned_pointer() const {
  for (uint32_t i = 0; i < function_.argument_count() && i < 2; ++i)
    if (own_attributes(function_, i).struct_return) return function_.argument(i);
  return std::nullopt;
}

// The unwinder passes the exception in rax and the selector in rdx, the registers of a result.
void Selector::select_landing_pad(InstId id) {
  ResultAssigner assigner(types_, ssa::CallingConvention::C);
  begin_instruction(mir::kEntry, 8, Condition::O);
  const TypeId type = function_[id].type;
  for (uint32_t i = 0; i < types_[type].member_count; ++i) {
    const Register place = assigner.next(types_.member(type, i));
    if (const Register wanted = projection(id, i); wanted.valid())
      add_operand(Operand(wanted, place, true), nullptr);
  }
  end_instruction();
}

// The jump to where the call returns to; the call, which the walk comes to next, jumps to the
// other.
void Selector::select_branch_behind_call(InstId branch) {
  set_root(branch);
  emit(Op::JMP, 8, {machine_block(operand(branch, 1).block())});
  landing_block_ = operand(branch, 2).block();
  end_tile();
}

// At the start of the block to which an invoked call returns: its results.
void Selector::select_results_of_call(ssa::BlockId block) {
  const std::span<const ssa::BlockId> above = analyses_.control_flow().predecessors(block);
  if (above.size() != 1) return;
  const InstId branch = function_.terminator(above[0]);
  if (!ssa::is_behind_invoked_call(function_, branch) || operand(branch, 1) != Value(block)) return;
  const InstId call = function_.previous(operand(branch, 0).local());
  origin_ = function_.offset_of(call);
  call_booleans_.clear();
  begin_instruction(mir::kEntry, 8, Condition::O);
  const bool has_x87 = define_results(call);
  end_instruction();
  if (tile_.back().cell_count == 0) tile_.pop_back();
  finish_results(call, has_x87);
  end_tile();
}

// Of a catch the clause itself, of a filter its elements.
template <class Visitor>
void Selector::for_each_type(Value clause, Visitor visit) const {
  const ssa::Type& type = types_[type_of(clause)];
  const ssa::ConstantPool& pool = function_.constants();
  if (type.kind != ssa::TypeKind::Array) return visit(clause);
  if (pool[clause.constant()].kind == ssa::ConstantKind::Aggregate)
    for (Value element : pool.elements(clause.constant())) visit(element);
  else
    for (uint64_t i = 0; i < type.count; ++i) visit(Value());  // zeros
}

// Operands of a call: where it unwinds to.
void Selector::add_landing_pad() {
  const ssa::BlockId block = landing_block_;
  landing_block_ = ssa::BlockId();
  add_operand(Operand(machine_block(block)), nullptr);
  add_operand(Operand::immediate(number_of_landing_pad(block)), nullptr);
}

// The number of the landing pad at the start of a block.
uint32_t Selector::number_of_landing_pad(ssa::BlockId block) {
  const InstId pad = function_[block].first;
  machine_.personality = symbol_ref(function_.personality());
  List<uint32_t> types(scratch_);
  List<mir::LandingClause> clauses(scratch_);
  size_t count = 0;
  for (Value clause : function_.operands(pad)) for_each_type(clause, [&](Value) { ++count; });
  types.reserve(count);  // spans of it stay
  for (Value clause : function_.operands(pad)) {
    const size_t first = types.size();
    for_each_type(clause, [&](Value type) { types.push_back(number_of_type(type)); });
    const bool is_filter = types_.kind(type_of(clause)) == ssa::TypeKind::Array;
    clauses.push_back({is_filter, std::span<const uint32_t>(types).subspan(first)});
  }
  return machine_.landing_pad_number(
      {function_[pad].subcode == ssa::kCleanup, std::span<const mir::LandingClause>(clauses)});
}

// Null, and what has no value, is every type.
uint32_t Selector::number_of_type(Value type) {
  const bool is_symbol =
      type.valid() && function_.constants()[type.constant()].kind == ssa::ConstantKind::Symbol;
  return machine_.type_number(is_symbol ? symbol_ref(function_.constants()[type.constant()].symbol)
                                        : mir::SymbolRef());
}

// Determines the locations of the arguments, and creates frame slots for objects on the stack.
void Selector::locate_arguments() {
  ArgumentAssigner assigner(function_);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    InstId argument = function_.argument(i);
    const ssa::ParameterAttributes& attributes = own_attributes(function_, i);
    arguments_.push_back(assigner.next(function_[argument].type, attributes));
    bool is_long_double = is_x87(function_[argument].type);
    if (!attributes.by_value.valid() && !is_long_double) continue;
    mir::FrameSlot slot;
    slot.kind = mir::SlotKind::Incoming;
    ByValueObject object =
        is_long_double ? ByValueObject{16, 16} : by_value_object(types_, attributes);
    slot.size = object.size;
    slot.align = object.align;
    slot.offset = arguments_.back().stack_offset;
    slot.name = name_of(function_.name_of(argument));
    mir::SlotId made = machine_.frame.slots.push_back(slot);
    if (!is_long_double) {
      set_slot(argument, made);
      continue;
    }
    if (x87_.places.empty()) x87_.places.assign(function_.value_count(), {});
    x87_.places[argument].slot = made;
  }
  argument_bytes_ = assigner.stack_bytes();
}

// The used arguments: one ENTRY defines those in registers, loads read those on the stack.
void Selector::select_arguments() {
  List<std::pair<Register, Register>> booleans(scratch_);  // as used, as passed
  List<uint32_t> on_stack(scratch_);
  origin_ = kNoOffset;
  begin_instruction(mir::kEntry, 8, Condition::O);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    InstId argument = function_.argument(i);
    if (!is_needed(argument) || is_x87(function_[argument].type)) continue;
    if (!arguments_[i].reg.valid()) {
      on_stack.push_back(i);
      continue;
    }
    note_passed(function_[argument].type);
    Register reg = result(argument);
    if (function_[argument].type == ssa::kI1) {
      booleans.emplace_back(reg, temporary());
      reg = booleans.back().second;
    }
    add_operand(Operand(reg, arguments_[i].reg, true), nullptr);
  }
  if (saves_registers()) note_saved_registers();
  for (const auto& [copy, place] : saved_)
    if (copy.valid()) add_operand(Operand(copy, place, true), nullptr);
  if (saved_count_.valid())
    add_operand(Operand(saved_count_, variadic_count_register(), true), nullptr);
  end_instruction();
  if (saves_registers()) save_registers();
  realign_stack();
  for (uint32_t i : on_stack) load_stack_argument(i);
  for (auto [used, passed] : booleans)  // the caller may leave anything above the lowest bit
    emit(Op::ANDri, 4, {used, passed, Operand::immediate(1)});
  end_tile();
}

// "override-stack-alignment", "stackrealign": callers may not know of it, so the function aligns
// the stack itself, below its slots, which the frame pointer addresses. The entry is selected last:
// calls are known. Beyond the usual alignment, inline assembly may rely on it, too.
void Selector::realign_stack() {
  const bool may_use_frame_pointer = own_convention(function_) != ssa::CallingConvention::Ghc;
  const uint32_t own =
      ssa::own_stack_alignment(function_.module()[function_.symbol()].function_attributes);
  const uint32_t align = std::max(own, call_alignment());
  const bool relies_on_it = machine_.frame.has_calls || own > kStackAlignment;
  if (align <= machine_.frame.stack_align || !relies_on_it || is_naked_ || !may_use_frame_pointer)
    return;
  emit(Op::LOWER_STACK, 8, {Operand::immediate(0), Operand::immediate(align)});
  machine_.frame.has_dynamic_alloca = machine_.frame.uses_frame_pointer = true;
}

void Selector::load_stack_argument(uint32_t number) {
  InstId argument = function_.argument(number);
  TypeId type = function_[argument].type;
  Address address = Address::of_slot(incoming_slot(is_packed(type)       ? 32
                                                   : type == ssa::kFp128 ? 16
                                                                         : 8,
                                                   arguments_[number].stack_offset));
  if (is_packed(type)) return emit(Op::MOVUPSrm, 32, {result(argument), address});
  if (type == ssa::kFp128) return emit(Op::MOVUPSrm, 16, {result(argument), address});
  if (is_floating(type)) return emit_load(*this, result(argument), type, address);
  if (type != ssa::kI1) return emit(Op::MOVrm, 8, {result(argument), address});
  Register passed = temporary();
  emit(Op::MOVrm, 8, {passed, address});
  emit(Op::ANDri, 4, {result(argument), passed, Operand::immediate(1)});
}

mir::SlotId Selector::incoming_slot(uint32_t size, int64_t offset) {
  mir::FrameSlot slot;
  slot.kind = mir::SlotKind::Incoming;
  slot.size = size;
  slot.offset = offset;
  return machine_.frame.slots.push_back(slot);
}

mir::SlotId Selector::register_save_area() {
  if (save_area_.valid()) return save_area_;
  mir::FrameSlot slot;
  slot.size = 8 * general_argument_registers().size() + 16 * vector_argument_registers().size();
  slot.align = 16;
  slot.name = "registers";
  return save_area_ = machine_.frame.slots.push_back(slot);
}

// The first unnamed argument on the stack, where win64cc has room for those in registers, too: they
// stand before the others.
mir::SlotId Selector::variable_arguments() {
  const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
  if (own_convention(function_) != ssa::CallingConvention::Win64)
    return incoming_slot(8, argument_bytes_);
  saves_at_home_ = true;
  const bool is_in_register = function_.argument_count() < general.size();
  return incoming_slot(8, is_in_register ? 8 * function_.argument_count() : argument_bytes_);
}

// Fills `saved_`. All vector registers are saved: the caller's count is only an upper bound.
void Selector::note_saved_registers() {
  if (!saved_.empty()) return;
  mir::RegSet named;
  for (const ArgumentLocation& argument : arguments_)
    if (argument.reg.valid()) named.insert(argument.reg);
  auto note = [&](Register place, mir::RegClass register_class) {
    saved_.emplace_back(named.contains(place) ? Register() : temporary(register_class), place);
  };
  if (saves_at_home_) {
    const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
    for (uint32_t i = 0; i < general.size(); ++i) {
      const bool is_named = i < function_.argument_count();
      saved_.emplace_back(is_named ? Register() : temporary(), general[i]);
    }
    return;
  }
  for (Register place : general_argument_registers()) note(place, mir::RegClass::Gpr);
  const bool has_vectors = (function_.module()[function_.symbol()].function_attributes &
                            ssa::function_attribute::NoImplicitFloat) == 0;
  for (Register place : vector_argument_registers())
    if (has_vectors) note(place, mir::RegClass::V128);
}

void Selector::save_registers() {
  const bool has_aligned_slots = machine_.frame.stack_align >= kStackAlignment;
  const Op save_vector = has_aligned_slots ? Op::MOVAPSmr : Op::MOVUPSmr;
  int32_t offset = 0;
  for (size_t i = 0; i < saved_.size(); ++i) {
    if (saves_at_home_) {
      if (saved_[i].first.valid())
        emit(Op::MOVmr, 8,
             {Address::of_slot(incoming_slot(8, static_cast<int64_t>(8 * i))), saved_[i].first});
      continue;
    }
    bool is_general = i < general_argument_registers().size();
    Address address = Address::of_slot(save_area_, offset);
    offset += is_general ? 8 : 16;
    if (const Register copy = saved_[i].first; copy.valid())
      emit(is_general ? Op::MOVmr : save_vector, is_general ? 8 : 16, {address, copy});
  }
}

// Passes the function's variable arguments on: those on the stack stay where they are.
void Selector::forward_variables() {
  note_saved_registers();
  if (!saved_count_.valid()) saved_count_ = temporary();
  for (const auto& [copy, place] : saved_)
    if (copy.valid()) call_operands_.emplace_back(copy, place, false);
  call_operands_.emplace_back(saved_count_, variadic_count_register(), false);
}

}  // namespace lilt::backend::isel
