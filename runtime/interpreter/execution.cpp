#include "runtime/interpreter/execution.h"

namespace lilt::runtime {

Cell Execution::poison(const Operation& op, FaultKind kind, bool is_pointer_arithmetic) {
  auto [found, is_new] = causes_.try_emplace(&op, 0);
  if (is_new) found->second = memory.add_cause({kind, op.offset, is_pointer_arithmetic});
  return undefined_cell(op.width, found->second);
}

Cell Execution::settled(const Operation& op, const Result& result) {
  switch (result.trouble) {
    case Trouble::None:
      return result.cell;
    case Trouble::Overflow:
      return poison(op, FaultKind::Overflow, false);
    case Trouble::ShiftAmount:
      return poison(op, FaultKind::ShiftAmount, false);
    case Trouble::UndefinedDivisor:
      memory.fault_undefined(result.cell, "the divisor");
    case Trouble::DivisionByZero:
      fault(FaultKind::Division, "division by zero");
    default:
      fault(FaultKind::Division, "the quotient does not fit its type");
  }
}

Wide Execution::wide(Place place, uint32_t width) const {
  return wide_from_cells({cells_at(place), words_of(width)}, width);
}

void Execution::set_wide(const Operation& op, const Wide& result) {
  wide_to_cells(result, cells_at(op.result));
}

void Execution::set_wide(const Operation& op, const WideResult& result) {
  Wide value = result.value;
  Cell cell = settled(op, {undefined_cell(64, value.cause), result.trouble});  // stops, or a cause
  if (result.trouble != Trouble::None) value.cause = cell.block.index;
  set_wide(op, value);
}

void Execution::go_to(uint32_t target) { program_counter = code->operations.data() + target - 1; }

ssa::SymbolId Execution::callee_of(const Cell& pointer) const {
  if (!pointer.is_defined()) memory.fault_undefined(pointer, "the function that is called");
  const ssa::SymbolId symbol = memory.function_at(pointer);
  if (symbol.valid()) return symbol;
  if (pointer.block.index == kNullBlock)
    fault(FaultKind::NullPointer, "call through a null pointer");
  if (pointer.block.index == kNoBlock)
    fault(FaultKind::NoPointer, "call through a number that is not a function's address");
  fault(FaultKind::NotAFunction, "the called pointer is not a function's address");
}

Cell Execution::frame_address(uint64_t level) const {
  if (level >= frames.size()) return null_cell();
  return integer_cell(memory.stack_address(frames.at_level(level).mark));
}

// Ends the running function without a result. Its caller, if any, waits for the call.
void Execution::end_frame() {
  memory.release_stack(frames.top().mark, place());
  memory.discharge_frame(FrameStack::charge_of(*code));
  frames.pop();
  if (!frames.is_empty()) resume(frames.top());
}

}  // namespace lilt::runtime
