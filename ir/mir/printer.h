// Machine IR as text that parser.h reads back: print(parse(print(f))) == print(f) at every stage.
//
//   machine function @fac {
//     properties ssa                          ; or allocated; + for-size
//     frame calls outgoing 16                 ; + dynamic, no-red-zone, returns-twice,
//                                             ;   frame-pointer, saved rbx r12, size 24, laid-out
//     slot.0.x local size 8 align 8           ; or spill, incoming; + offset -16
//   bb.0.entry freq 1 to bb.1 bb.2:           ; + depth, align, from bb.…: blocks in layout order
//     %0.n:gpr @rdi = ENTRY
//     CMP64ri %0.n, 0
//     Jle bb.1
//   bb.2.recurse freq 0.5 from bb.0 to bb.3:
//     %1:gpr = ADD64ri tied %0.n, -1
//     %2.r:gpr @rax = CALL @fac local, %1 @rdi   ; local: linked in with this code
//     %3:gpr = MOV64rm [slot.0.x + 8*%1 + 16] ; [rip + @g + 4], [rip + got @g], fs:[@x]
//     …
//   }
//
// Blocks, slots and virtual registers are a number and, if they have one, a name: %3.sum (in quotes
// if it contains special characters). A virtual register shows its class where it is defined,
// `@reg` if it must be in that register, `tied` (or tied1 …) if it shares the register of
// definition 0 (1 …). Definitions are left of '=', an early clobber as `early %3`. A ';' starts a
// comment.
#pragma once

#include <functional>
#include <string>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

void print(std::string& out, const MachineFunction& function);
// The same with a comment behind each instruction for which `note` gives one (without ';').
using InstructionNote = std::function<std::string(const MachineInstr&)>;
void print(std::string& out, const MachineFunction& function, const InstructionNote& note);
// One instruction, without indentation and newline.
std::string to_string(const MachineFunction& function, const MachineInstr& instruction);

}  // namespace lilt::mir
