// Code for machine IR whose frame is not laid out yet, so that an interpreter can be in it.
//
// Idea. An interpreter that is in a program needs addresses: of functions that others call, of
// landing pads, of what its symbols are linked to. So each instruction gets bytes of its own, in
// registers that it has for itself, whatever the instruction before it uses. The interpreter loads
// the values of virtual registers into them before it, and takes its definitions from them after
// it. PHIs, copies and pseudo-instructions are no-operations. The frame is the interpreter's, and
// the unwind table describes it. A processor cannot run the code; single instructions it can.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "emit/x86/encoder.h"
#include "emit/x86/registers.h"
#include "ir/mir/located_code.h"

namespace lilt::x86 {

class ProvisionalCode {
 public:
  // Changes the function to what the encoder takes.
  //   requires: a verified function whose frame is not laid out
  // A problem: an instruction has more registers than there are.
  explicit ProvisionalCode(mir::MachineFunction& function);
  const Encoder::Problem& problem() const { return problem_; }

  // After the function was encoded: its instructions, in registers, with the generic ones.
  // Arguments as of mir::locate_code.
  mir::LocatedCode locate(std::span<const uint32_t> offset_of, uint32_t end);

 private:
  void note_texts();
  void lay_out();
  RegSet written() const;
  void describe_frame();
  void assign_registers(mir::MachineInstr& instruction);
  void place(mir::Cell& cell, std::span<const mir::Cell> cells);
  Register choose(mir::RegClass register_class);
  void address_slots(std::span<mir::Cell> cells);
  void replace(mir::MachineInstr& instruction);

  mir::MachineFunction& function_;
  mir::ProvisionalFrame frame_;
  std::vector<std::string> texts_;           // by instruction
  std::vector<uint32_t> virtual_registers_;  // by cell, as in LocatedCode
  std::vector<mir::MachineInstr> replaced_;  // by instruction: what it was
  Encoder::Problem problem_;
  // Of the instruction at hand: registers that it has, virtual registers and where they are.
  RegSet taken_;
  std::vector<std::pair<Register, Register>> uses_;
};

}  // namespace lilt::x86
