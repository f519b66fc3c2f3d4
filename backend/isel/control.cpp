// Terminators and incoming arguments.
#include "backend/abi/system_v.h"
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

void Selector::select_terminator(InstId id) {
  switch (function_[id].opcode) {
    case Opcode::Br:
      return emit(Op::JMP, 8, {blocks_[function_.operand(id, 0).block().index()]});
    case Opcode::CondBr:
      return select_branch(id);
    case Opcode::Ret:
      return select_return(id);
    default:
      return emit(Op::UD2, 8, {});
  }
}

// Both jumps are written out; block layout drops the one that falls through.
void Selector::select_branch(InstId id) {
  mir::BlockId if_true = blocks_[function_.operand(id, 1).block().index()];
  mir::BlockId if_false = blocks_[function_.operand(id, 2).block().index()];
  Condition condition = emit_condition(function_.operand(id, 0));
  emit(Op::Jcc, 8, {if_true}, condition);
  emit(Op::JMP, 8, {if_false});
}

// A main without a result gives the system 0.
void Selector::select_return(InstId id) {
  bool has_value = function_[id].operand_count != 0;
  if (!has_value && function_.name() != "main") return emit(Op::RET, 8, {});
  Register value = has_value ? use(function_.operand(id, 0)) : materialize_zero();
  emit(Op::RET, 8, {Operand(value, result_register(), false)});
}

// The arguments that are used: one ENTRY defines those in registers, loads bring those on the
// stack.
void Selector::select_arguments() {
  struct Incoming {
    Register reg;
    ArgumentLocation location;
  };
  std::vector<Incoming> incoming;
  std::vector<std::pair<Register, Register>> booleans;  // as used, as passed
  ArgumentAssigner assigner;
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    InstId argument = function_.argument(i);
    TypeId type = function_[argument].type;
    ArgumentLocation location = assigner.next(type);
    if (!is_needed(argument)) continue;
    Register reg = result(argument);
    if (type == ssa::kI1) {
      booleans.emplace_back(reg, temporary());
      reg = booleans.back().second;
    }
    incoming.push_back({reg, location});
  }
  origin_ = kNoOffset;
  begin_instruction(mir::kEntry, 8, Condition::O);
  for (const Incoming& argument : incoming)
    if (argument.location.reg.valid())
      add_operand(Operand(argument.reg, argument.location.reg, true), nullptr);
  end_instruction();
  for (const Incoming& argument : incoming) {
    if (argument.location.reg.valid()) continue;
    mir::FrameSlot slot;
    slot.kind = mir::SlotKind::Incoming;
    slot.size = 8;
    slot.offset = argument.location.stack_offset;
    Address address = Address::of_slot(machine_.frame.slots.push_back(slot));
    emit(Op::MOVrm, 8, {argument.reg, address});
  }
  for (auto [used, passed] : booleans)  // the caller may leave anything above the lowest bit
    emit(Op::ANDri, 4, {used, passed, Operand::immediate(1)});
  end_tile();
}

}  // namespace lilt::backend::isel
