// The interpreter's steps in code whose frame is not laid out yet.
#include <algorithm>
#include <cstring>
#include <utility>

#include "ir/support/text.h"
#include "runtime/machine/machine_interpreter.h"

namespace lilt::machine {

using mir::Cell;
using mir::MachineInstr;
using x86::Op;

namespace {

std::string to_hex(const Bytes& value) {
  std::string text;
  for (size_t i = value.bytes.size() / 8; i-- > 0;)
    if (const auto word = value.lane<uint64_t>(i); word != 0 || i == 0 || !text.empty())
      append_padded_hexadecimal(text, word, text.empty() ? 1 : 16);
  return text;
}

}  // namespace

// What assembly has called returns to its middle, where frame and registers are its own.
void Interpreter::step_provisional(size_t index, uint64_t from) {
  const mir::LocatedCode& code = *function_->code;
  const auto has = [&](size_t i, uint32_t property) {
    return (x86::target()[code.instructions[i].opcode].properties & property) != 0;
  };
  if (from == function_->address) {
    note_entry();
    activations_.enter(code);
  } else if (from == begin() && !activations_.find(code)) {
    fail(text() + " is reached without a frame of its own", true);
  }
  const bool is_returned_to = std::exchange(returned_to_, 0) == begin();
  if (is_returned_to && index > 0 && has(index - 1, mir::instr::Call)) {
    activations_.take_definitions(index - 1);
    if (!code.virtual_names.empty()) write_definitions(index - 1, true);
  }
  if (instruction_->opcode == mir::kPhi) return step_phis(index);
  if (from == begin())
    if (const std::string_view name = activations_.load_uses(index); !name.empty())
      fail(text() + " reads " + std::string(name) + ", which nothing wrote");
  const MachineState before = options_.trace ? state_ : MachineState();
  if (from == begin()) activations_.finish(index);
  if (has(index, mir::instr::Return)) activations_.leave();
  execute(Op{instruction_->opcode}, from);
  const bool is_finished = rip_ == next_ && !has(index, mir::instr::Call | mir::instr::Return) &&
                           (from == begin() || activations_.find(code));
  if (is_finished) activations_.take_definitions(index);
  if (options_.trace && code.virtual_names.empty())
    write_trace(before, index);
  else
    write_definitions(index, is_finished);
}

void Interpreter::step_phis(size_t index) {
  size_t next = index;
  if (const std::string_view name = activations_.step_phis(index, next); !name.empty())
    fail(text() + " reads " + std::string(name) + ", which nothing wrote");
  rip_ = function_->address + function_->code->offsets[next];
  activations_.finish(index);
  for (; index < next; ++index) write_definitions(index, true);
}

// Generic instructions, and those that the prologue's pass expands.
bool Interpreter::step_pseudo(Op op) {
  const std::span<const Cell> cells = function_->code->cells_of(*instruction_);
  uint64_t& stack_pointer = state_.general[x86::hardware_number(x86::rsp)];
  const auto give = [&](uint64_t value) {
    Bytes bytes;
    bytes.set_lane<uint64_t>(0, value);
    put(cells[0].reg(), bytes);
  };
  switch (x86::opcode(op)) {
    case mir::kEntry:
      return true;
    case mir::kCopy: {
      const Bytes value = state_.contents(cells[1].reg());
      state_.put(cells[0].reg(), value);
      undefined_.note(cells[0].reg(), value, undefined_.other(cells[1].reg(), state_),
                      undefined_.is_copied(cells[1].reg()));
      return true;
    }
    case mir::kUndef:
      undefined_.define(cells[0].reg());
      return true;
    case x86::opcode(Op::ZEROxmm):
    case x86::opcode(Op::ONESxmm): {
      Bytes value = state_.contents(cells[0].reg());
      std::memset(value.bytes.data(), op == Op::ZEROxmm ? 0 : 0xFF,
                  std::max<size_t>(instruction_->width, 16));
      put(cells[0].reg(), value);
      return true;
    }
    case x86::opcode(Op::LOWER_STACK):
      stack_pointer -= static_cast<uint64_t>(int64_t{cells[0].immediate()});
      stack_pointer &= -static_cast<uint64_t>(std::max(cells[1].immediate(), 1));
      flags_.forget(mir::eflags::All);
      return true;
    case x86::opcode(Op::ALLOCATE_STACK):
      if (undefined_.contains(cells[1].reg())) fail(text() + " allocates an undefined size");
      stack_pointer -= state_.contents(cells[1].reg()).lane<uint64_t>(0);
      give(stack_pointer + function_->code->frame->outgoing_bytes);
      flags_.forget(mir::eflags::All);
      return true;
    case x86::opcode(Op::SAVE_STACK):
      give(stack_pointer);
      return true;
    case x86::opcode(Op::RESTORE_STACK):
      stack_pointer = state_.contents(cells[0].reg()).lane<uint64_t>(0);
      return true;
    case x86::opcode(Op::MOVE_RETURN):
      activations_.move_return(cells[0].immediate());
      return true;
    case x86::opcode(Op::FRAME_ADDRESS):
      give(state_.general[x86::hardware_number(x86::rbp)]);
      return true;
    default:
      return false;
  }
}

// Virtual registers: all bytes, the highest first, without leading zeros. `are_taken`: its
// definitions have their values.
void Interpreter::write_definitions(size_t index, bool are_taken) const {
  if (!options_.trace) return;
  const mir::LocatedCode& code = *function_at(begin())->code;
  const MachineInstr& instruction = code.instructions[index];
  std::string line = "@" + code.name + "  " + code.texts[index];
  for (const Cell& cell : code.cells_of(instruction)) {
    if (!are_taken || !cell.is_def()) continue;
    const uint32_t number =
        instruction.opcode == mir::kPhi
            ? cell.reg().virtual_index() + 1
            : code.virtual_registers[static_cast<size_t>(&cell - code.cells.data())];
    if (number == 0) continue;
    line += "; " + code.virtual_names[number - 1] + " = " + to_hex(activations_.value(number - 1));
  }
  options_.trace(line + "\n");
}

}  // namespace lilt::machine
