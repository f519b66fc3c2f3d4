// Calls of functions whose frame is not laid out yet (mir::ProvisionalFrame): their frames, and the
// values of their virtual registers.
//
// Before an instruction the values that it uses go to the registers that its code has for them
// (x86::ProvisionalCode), after it come those that it defines from there: so instructions execute
// as others do. What is undefined of a value stays so.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/mir/located_code.h"
#include "runtime/machine/machine_state.h"
#include "runtime/machine/undefined_registers.h"
#include "runtime/machine/undefined_stack.h"

namespace lilt::machine {

class Activations {
 public:
  Activations(MachineState& state, UndefinedRegisters& undefined, UndefinedStack& undefined_stack)
      : state_(state), undefined_(undefined), undefined_stack_(undefined_stack) {}

  // Makes the frame of a call, where it begins.
  void enter(const mir::LocatedCode& code);
  // Finds the call by the frame. False if there is none.
  bool find(const mir::LocatedCode& code);
  // Takes the frame down, before a return or a jump in place of a call.
  void leave();

  // All of the call at hand. These return the name of a virtual register that nothing wrote; empty
  // if there is none.
  std::string_view load_uses(size_t instruction);
  // Of a PHI and those that follow it; `next`: the instruction after them.
  std::string_view step_phis(size_t instruction, size_t& next);

  void take_definitions(size_t instruction);
  void finish(size_t instruction) { call_->block = call_->code->blocks[instruction]; }
  // The return address has been moved up by so many bytes, if the function pops its arguments.
  void move_return(int64_t bytes) {
    if (call_->code->frame->pops_arguments) call_->moved = bytes;
  }
  Bytes value(uint32_t virtual_register) const { return call_->registers[virtual_register].value; }

 private:
  struct Contents {
    Bytes value, other;  // other: see UndefinedRegisters
    bool is_written = false, is_copied = false;
  };
  struct Call {
    const mir::LocatedCode* code = nullptr;
    uint64_t entry = 0;  // where its return address is
    int64_t moved = 0;
    mir::BlockId block;               // of the last instruction
    std::vector<Contents> registers;  // virtual ones
    std::vector<Contents> saved;      // as code->frame->saved
  };
  uint64_t& stack_pointer() { return state_.general[x86::hardware_number(x86::rsp)]; }
  Contents contents_of(mir::Register r) const;
  void put(mir::Register r, const Contents& contents);

  MachineState& state_;
  UndefinedRegisters& undefined_;
  UndefinedStack& undefined_stack_;
  std::unordered_map<uint64_t, Call> calls_;  // by entry; those that were left otherwise stay
  Call* call_ = nullptr;                      // at hand
};

}  // namespace lilt::machine
