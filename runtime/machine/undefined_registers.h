// Which registers hold what nothing wrote.
//
// Idea. An undefined register has two values that differ: the one it holds, and another one that it
// might hold as well, at first with all bits inverted. An instruction that reads it is executed on
// both; what differs afterwards is undefined in turn. So no instruction needs a rule of its own:
// `xor eax, eax` defines eax, and a lane of a vector does not depend on its neighbours.
//
// The program itself may copy what is undefined: a struct with a member that nothing wrote. So
// registers that are undefined since memory, an argument or a result was may be stored and passed
// on.
#pragma once

#include "runtime/machine/machine_state.h"

namespace lilt::machine {

class UndefinedRegisters {
 public:
  bool contains(mir::Register r) const { return undefined_.contains(r); }
  // Whether it is undefined since memory, an argument or a result was.
  bool is_copied(mir::Register r) const { return copied_.contains(r); }
  // Whether its lowest byte is undefined, for another reason.
  bool is_unwritten(mir::Register r, const MachineState& state) const {
    return contains(r) && !is_copied(r) &&
           state.contents(r).lane<uint8_t>(0) != other_.contents(r).lane<uint8_t>(0);
  }
  void define(mir::Register r) {
    undefined_.erase(r);
    copied_.erase(r);
  }
  void define_all() { undefined_ = copied_ = {}; }
  // What the registers hold is arbitrary from now on.
  void forget(mir::RegSet registers, const MachineState& state);
  // The register may hold either.
  void note(mir::Register r, const Bytes& value, const Bytes& other, bool is_copied);
  // What is undefined becomes an argument or a result.
  void pass_on() { copied_ = undefined_; }
  // What the register might hold; what it holds, if it is defined.
  Bytes other(mir::Register r, const MachineState& state) const {
    return holder(r, state).contents(r);
  }
  const MachineState& holder(mir::Register r, const MachineState& state) const {
    return undefined_.contains(r) ? other_ : state;
  }

 private:
  mir::RegSet undefined_, copied_;
  MachineState other_;  // where it differs
};

// Whether undefined flags decide about the condition.
bool is_undefined(x86::Condition condition, Flags flags);
// Flags with which the condition, if they decide about it, is the opposite.
Flags opposite(x86::Condition condition, Flags flags);

// Whether bytes of the operands that count do.
bool operands_differ(const Execution& before, const Execution& other_before);
// Flags that an instruction leaves undefined, after it was executed on both values of its operands.
// `before`: its operands then.
uint8_t undefined_flags(const Execution& before, const Execution& other_before,
                        const Execution& after, const Execution& other);

}  // namespace lilt::machine
