// Calls: arguments into their registers and stack slots, the call, the result out of its register.
#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/selector.h"

namespace lilt::backend::isel {

// The register of an argument; callees take an i1 to be zero-extended.
Register Selector::argument_register(Value argument) {
  if (type_of(argument) != ssa::kI1) return use(argument);
  if (!is_compare_for_tile(argument)) return zero_extended(argument);
  Register to = temporary();
  emit_zero_extended_condition(to, argument, false);
  return to;
}

void Selector::store_stack_argument(Value argument, uint32_t offset) {
  Address address = Address::of_register(x86::rsp, static_cast<int32_t>(offset));
  if (std::optional<int64_t> constant = immediate_of(argument))
    emit(Op::MOVmi, 8, {address, Operand::immediate(*constant)});
  else
    emit(Op::MOVmr, 8, {address, argument_register(argument)});
}

void Selector::select_call(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  std::vector<Operand>& registers = call_operands_;
  registers.clear();
  ArgumentAssigner assigner;
  for (Value argument : operands.subspan(2)) {
    ArgumentLocation location = assigner.next(type_of(argument));
    if (location.reg.valid())
      registers.emplace_back(argument_register(argument), location.reg, false);
    else
      store_stack_argument(argument, location.stack_offset);
  }
  const ssa::Constant* constant =
      operands[1].is_constant() ? &function_.constants()[operands[1].constant()] : nullptr;
  bool is_direct = constant && constant->kind == ssa::ConstantKind::Symbol;
  // A call's own type may hide that the callee is variadic, as may the lack of a declaration.
  bool variadic = types_[operands[0].type()].variadic;
  if (is_direct) {
    const ssa::Symbol& symbol = function_.module()[constant->symbol];
    variadic |= symbol.is_implicit || types_[symbol.type].variadic;
  }
  if (variadic)
    registers.emplace_back(materialize_integer(assigner.vector_registers()),
                           variadic_count_register(), false);
  std::optional<InstId> load = foldable_load(operands[1]);
  Address address;
  Register callee;
  if (load)
    address = commit_load(*load);
  else if (!is_direct)
    callee = use(operands[1]);

  Op op = is_direct ? Op::CALL : load ? Op::CALLm : Op::CALLr;
  Operand target = is_direct
                       ? Operand(symbol_ref(constant->symbol), is_local_symbol(constant->symbol))
                   : load ? Operand(address)
                          : Operand(callee);
  bool is_boolean = is_needed(id) && function_[id].type == ssa::kI1;
  Register value = is_boolean ? temporary() : is_needed(id) ? result(id) : Register();
  begin_instruction(x86::opcode(op), 8, Condition::O);
  add_operand(target, &target_[x86::opcode(op)].operands[0]);
  for (const Operand& argument : registers) add_operand(argument, nullptr);
  if (value.valid()) add_operand(Operand(value, result_register(), true), nullptr);
  end_instruction();
  if (is_boolean) emit(Op::ANDri, 4, {result(id), value, Operand::immediate(1)});
  machine_.frame.has_calls = true;
  machine_.frame.outgoing_bytes = std::max(machine_.frame.outgoing_bytes, assigner.stack_bytes());
}

}  // namespace lilt::backend::isel
