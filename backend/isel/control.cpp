// Terminators.
#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/exceptions.h"

namespace lilt::backend::isel {
namespace rules {
namespace {

// Sorts `targets` and drops repetitions.
void emit_indirect_jump(Selector& s, Register address, ArenaVector<mir::BlockId>& targets) {
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  s.begin_instruction(Op::JMPr, address);
  for (mir::BlockId target : targets) s.add_operand(target);
  s.end_instruction();
}

void return_value(Selector& s, Value value, const ssa::ParameterAttributes& attributes) {
  TypeId type = s.type_of(value);
  if (is_x87(type)) return push_x87(s, value);
  note_passed(s, type);
  bool extends = (attributes.zero_extend || attributes.sign_extend) && !is_floating(type);
  Register reg = extends ? argument_register(s, value, attributes) : s.use_any(value);
  const Register place = attributes.swift_error
                             ? swift_error_register()
                             : ResultAssigner(s.types(), own_convention(s.function())).next(type);
  s.call().pass(reg, place);
}

// The parts of a result, from the insertvalues that build it; the last one counts.
void return_parts(Selector& s, Value value) {
  ArenaVector<Value> parts(s.types().members(s.type_of(value)).size(), Value(), s.scratch());
  for (; value.is_local() && s[value.local()].opcode == Opcode::InsertValue;
       value = s.operand(value.local(), 0)) {
    std::span<const Value> operands = s.operands(value.local());
    Value& part = parts[s.constants().zero_extended(operands[2].constant())];
    if (!part.valid()) part = operands[1];
  }
  ResultAssigner assigner(s.types(), own_convention(s.function()));
  TypeId type = s.type_of(value);
  const uint32_t error =
      error_part(s.types(), type, parameter_attributes(s.function(), ssa::kResultPosition));
  for (size_t i = 0; i < parts.size(); ++i) {
    if (is_x87(s.types().member(type, i))) continue;
    note_passed(s, s.types().member(type, i));
    const Register place =
        i == error ? swift_error_register() : assigner.next(s.types().member(type, i));
    if (parts[i].valid()) s.call().pass(s.use_any(parts[i]), place);
  }
  for (size_t i = parts.size(); i-- > 0;)  // the first must be on top
    if (parts[i].valid() && is_x87(s.type_of(parts[i]))) push_x87(s, parts[i]);
}

// A function that returns an object in memory of its caller returns the object's address.
std::optional<Value> returned_pointer(Selector& s) {
  for (uint32_t i = 0; i < s.function().argument_count() && i < 2; ++i)
    if (parameter_attributes(s.function(), i).struct_return) return s.function().argument(i);
  return std::nullopt;
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

// Where an address may be made for all iterations: the block before the outermost loop that calls
// nothing, since it would take a register that the function must save across calls; or none(). The
// allocator makes it at its use where registers are scarce. (As LLVM's MachineLICM.)
static ssa::BlockId block_before_loops(Selector& s) {
  ssa::BlockId before;
  if (s.keeps_text_order()) return before;
  const ssa::LoopForest& loops = s.loops();
  for (uint32_t loop = loops.loop_of(s.block());
       loop != ssa::kNoLoop && !s.has_call(loop) && loops[loop].preheader.valid();
       loop = loops[loop].parent)
    before = loops[loop].preheader;
  return before;
}

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
  if (const ssa::BlockId before = block_before_loops(s); before.valid())
    s.leave_table(before, start, table);
  else
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

// A main without a result returns 0 to the system.
void return_to_caller(Selector& s, InstId id) {
  s.call().operands.clear();
  std::optional<Value> pointer = returned_pointer(s);
  if (s[id].operand_count != 0) {
    Value value = s.operand(id, 0);
    if (s.types().is_aggregate(s.type_of(value)))
      return_parts(s, value);
    else
      return_value(s, value, parameter_attributes(s.function(), ssa::kResultPosition));
  } else if (pointer) {
    s.call().pass(s.use(*pointer),
                  ResultAssigner(s.types(), own_convention(s.function())).next(ssa::kPtr));
  } else if (s.function().name() == "main") {
    s.call().pass(s.materialize_zero(),
                  ResultAssigner(s.types(), own_convention(s.function())).next(ssa::kI32));
  }
  const uint32_t popped = s.machine().frame.popped;
  const bool has_thunk =
      (s.machine().frame.mitigations & ssa::mitigation::ThunkReturns) != 0 && popped == 0;
  if (has_thunk)
    s.begin_instruction(Op::TAILJMP, {s.machine().symbol_ref("__x86_return_thunk"), false});
  else if (popped != 0)
    s.begin_instruction(Op::RETi, Operand::immediate(popped));
  else
    s.begin_instruction(x86::opcode(Op::RET));
  for (const Operand& operand : s.call().operands) s.add_operand(operand);
  s.end_instruction();
}

void trap(Selector& s, InstId) { s.emit(Op::UD2, 8, {}); }

}  // namespace rules
}  // namespace lilt::backend::isel
