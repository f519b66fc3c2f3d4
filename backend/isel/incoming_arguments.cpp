#include "backend/isel/incoming_arguments.h"

#include "backend/isel/tile_rules.h"
#include "ir/ssa/stack_alignment.h"

namespace lilt::backend::isel {

mir::SlotId incoming_slot(Selector& s, uint64_t size, int64_t offset) {
  mir::FrameSlot slot;
  slot.kind = mir::SlotKind::Incoming;
  slot.size = size;
  slot.offset = offset;
  return s.machine().frame.slots.push_back(slot);
}

IncomingArguments::IncomingArguments(Selector& selector)
    : s_(selector), locations_(selector.scratch()), saved_(selector.scratch()) {}

void IncomingArguments::locate() {
  ArgumentAssigner assigner(s_.function());
  for (uint32_t i = 0; i < s_.function().argument_count(); ++i) {
    InstId argument = s_.function().argument(i);
    const ssa::ParameterAttributes& attributes = parameter_attributes(s_.function(), i);
    locations_.push_back(assigner.next(s_[argument].type, attributes));
    bool is_long_double = is_x87(s_[argument].type);
    if (!attributes.by_value.valid() && !is_long_double) continue;
    const ByValueObject object =
        is_long_double ? ByValueObject{16, 16} : by_value_object(s_.types(), attributes);
    const mir::SlotId made = incoming_slot(s_, object.size, locations_.back().stack_offset);
    s_.machine().frame.slots[made].align = object.align;
    s_.machine().frame.slots[made].name = s_.name_of(s_.function().name_of(argument));
    if (!is_long_double) {
      s_.set_slot(argument, made);
      continue;
    }
    if (s_.x87().places.empty()) s_.x87().places.assign(s_.function().value_count(), {});
    s_.x87().places[argument].slot = made;
  }
  stack_bytes_ = assigner.stack_bytes();
}

// The used arguments: one ENTRY defines those in registers, loads read those on the stack.
void IncomingArguments::select() {
  ArenaVector<std::pair<Register, Register>> booleans(s_.scratch());  // as used, as passed
  ArenaVector<uint32_t> on_stack(s_.scratch());
  s_.set_origin(kNoOffset);
  s_.begin_instruction(mir::kEntry);
  for (uint32_t i = 0; i < s_.function().argument_count(); ++i) {
    InstId argument = s_.function().argument(i);
    if (!s_.is_needed(argument) || is_x87(s_[argument].type)) continue;
    if (!locations_[i].reg.valid()) {
      on_stack.push_back(i);
      continue;
    }
    note_passed(s_, s_[argument].type);
    Register reg = s_.result(argument);
    if (s_[argument].type == ssa::kI1) {
      booleans.emplace_back(reg, s_.temporary());
      reg = booleans.back().second;
    }
    s_.add_operand(Operand(reg, locations_[i].reg, true));
  }
  if (saves_registers()) note_saved_registers();
  for (const auto& [copy, place] : saved_)
    if (copy.valid()) s_.add_operand(Operand(copy, place, true));
  if (saved_count_.valid()) s_.add_operand(Operand(saved_count_, variadic_count_register(), true));
  s_.end_instruction();
  if (saves_registers()) save_registers();
  realign_stack();
  for (uint32_t i : on_stack) load(i);
  for (auto [used, passed] : booleans)  // the caller may leave anything above the lowest bit
    s_.emit(Op::ANDri, 4, {used, passed, Operand::immediate(1)});
  s_.end_tile();
}

// "override-stack-alignment", "stackrealign": callers may not know of it, so the function aligns
// the stack itself, below its slots, which the frame pointer addresses. The entry is selected last:
// calls are known. Beyond the usual alignment, inline assembly may rely on it, too.
void IncomingArguments::realign_stack() {
  const uint32_t align = s_.stack_alignment();
  const bool relies_on_it =
      s_.machine().frame.has_calls || ssa::own_stack_alignment(s_.attributes()) > kStackAlignment;
  if (align <= s_.machine().frame.stack_align || !relies_on_it || s_.is_naked() ||
      !s_.may_use_frame_pointer())
    return;
  s_.emit(Op::LOWER_STACK, 8, {Operand::immediate(0), Operand::immediate(align)});
  s_.machine().frame.has_dynamic_alloca = s_.machine().frame.uses_frame_pointer = true;
}

void IncomingArguments::load(uint32_t number) {
  InstId argument = s_.function().argument(number);
  TypeId type = s_[argument].type;
  const unsigned size = stack_size(s_, type);
  const Address address =
      Address::of_slot(incoming_slot(s_, size, locations_[number].stack_offset));
  if (size != 8) return s_.emit(Op::MOVUPSrm, size, {s_.result(argument), address});
  if (is_floating(type)) return emit_load(s_, s_.result(argument), type, address);
  if (type != ssa::kI1) return s_.emit(Op::MOVrm, 8, {s_.result(argument), address});
  Register passed = s_.temporary();
  s_.emit(Op::MOVrm, 8, {passed, address});
  s_.emit(Op::ANDri, 4, {s_.result(argument), passed, Operand::immediate(1)});
}

mir::SlotId IncomingArguments::register_save_area() {
  if (save_area_.valid()) return save_area_;
  mir::FrameSlot slot;
  slot.size = 8 * general_argument_registers().size() + 16 * vector_argument_registers().size();
  slot.align = 16;
  slot.name = "registers";
  return save_area_ = s_.machine().frame.slots.push_back(slot);
}

// The first unnamed argument on the stack, where win64cc has room for those in registers, too: they
// stand before the others.
mir::SlotId IncomingArguments::variable_arguments() {
  const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
  if (own_convention(s_.function()) != ssa::CallingConvention::Win64)
    return incoming_slot(s_, 8, stack_bytes_);
  saves_at_home_ = true;
  const bool is_in_register = s_.function().argument_count() < general.size();
  return incoming_slot(s_, 8, is_in_register ? 8 * s_.function().argument_count() : stack_bytes_);
}

// Fills `saved_`. All vector registers are saved: the caller's count is only an upper bound.
void IncomingArguments::note_saved_registers() {
  if (!saved_.empty()) return;
  mir::RegSet named;
  for (const ArgumentLocation& argument : locations_)
    if (argument.reg.valid()) named.insert(argument.reg);
  auto note = [&](Register place, mir::RegClass register_class) {
    saved_.emplace_back(named.contains(place) ? Register() : s_.temporary(register_class), place);
  };
  if (saves_at_home_) {
    const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
    for (uint32_t i = 0; i < general.size(); ++i) {
      const bool is_named = i < s_.function().argument_count();
      saved_.emplace_back(is_named ? Register() : s_.temporary(), general[i]);
    }
    return;
  }
  for (Register place : general_argument_registers()) note(place, mir::RegClass::Gpr);
  const bool has_vectors = (s_.attributes() & ssa::function_attribute::NoImplicitFloat) == 0;
  for (Register place : vector_argument_registers())
    if (has_vectors) note(place, mir::RegClass::V128);
}

void IncomingArguments::save_registers() {
  const bool has_aligned_slots = s_.machine().frame.stack_align >= kStackAlignment;
  const Op save_vector = has_aligned_slots ? Op::MOVAPSmr : Op::MOVUPSmr;
  int32_t offset = 0;
  for (size_t i = 0; i < saved_.size(); ++i) {
    if (saves_at_home_) {
      if (saved_[i].first.valid())
        s_.emit(
            Op::MOVmr, 8,
            {Address::of_slot(incoming_slot(s_, 8, static_cast<int64_t>(8 * i))), saved_[i].first});
      continue;
    }
    bool is_general = i < general_argument_registers().size();
    Address address = Address::of_slot(save_area_, offset);
    offset += is_general ? 8 : 16;
    if (const Register copy = saved_[i].first; copy.valid())
      s_.emit(is_general ? Op::MOVmr : save_vector, is_general ? 8 : 16, {address, copy});
  }
}

void IncomingArguments::forward() {
  note_saved_registers();
  if (!saved_count_.valid()) saved_count_ = s_.temporary();
  for (const auto& [copy, place] : saved_)
    if (copy.valid()) s_.call().pass(copy, place);
  s_.call().pass(saved_count_, variadic_count_register());
}

}  // namespace lilt::backend::isel
