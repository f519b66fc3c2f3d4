// Machine IR as text that parser.h reads back: print(parse(print(f))) == print(f) at every stage.
#pragma once

#include <string>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// One function. Looks like this (registers carry their class at the definition, opcodes their width):
//
//   machine function @fac {            ; properties: ssa | allocated, frame facts, slots, symbols
//     bb.0 ; %entry, freq 1
//       %0:gpr @rdi = ENTRY
//       CMP64ri8 %0, 0
//       Jle bb.1
//   …
void print(std::string& out, const MachineFunction& function);
std::string to_string(const MachineFunction& function, const MachineInstr& instruction);

}  // namespace lilt::mir
