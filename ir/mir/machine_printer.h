// Machine IR as text that machine_parser.h reads back: print(parse(print(f))) == print(f) at every
// stage.
//
//   machine function @fac {
//     properties ssa                          ; or allocated; + for-size
//     frame calls outgoing 16                 ; + dynamic, no-red-zone, returns-twice,
//                                             ;   frame-pointer, saved rbx r12, size 24, laid-out
//     slot.0.x local size 8 align 8           ; or spill, incoming; + offset -16
//     values %n=0 %r=2 %7=3
//   bb.0.entry freq 1 to bb.1 bb.2:           ; + depth, align, from bb.…: blocks in layout order
//     %n:gpr @rdi = ENTRY
//     CMP64ri %n, 0
//     Jle bb.1
//   bb.2.recurse freq 0.5 from bb.0 to bb.3:
//     %t1:gpr = ADD64ri tied %n, -1
//     %r:gpr @rax = CALL @fac local, %t1 @rdi   ; local: linked in with this code; + nounwind
//     %7:gpr = MOV64rm [slot.0.x + 8*%t1 + 16] ; [rip + @g + 4], [rip + got @g], fs:[@x]
//     …
//   }
//
// Virtual registers have the names of IR values, or `t` and their number (register_names.h).
// `values` gives the numbers of those with names, in several lines if there are many; the others
// are not listed. Passes depend on the order of the numbers.
//
// Blocks and slots are a number and, if they have one, a name: bb.3.sum (in quotes if it contains
// special characters). A virtual register shows its class where it is defined, `@reg` if it must be
// in that register, `tied` (or tied1 …) if it shares the register of definition 0 (1 …).
// Definitions are left of '=', an early clobber as `early %n`. Comments are
// `/* 9 */` and what follows a ';'.
#pragma once

#include <functional>
#include <string>

#include "ir/mir/machine_function.h"
#include "ir/mir/register_names.h"

namespace lilt::mir {

void print(std::string& out, const MachineFunction& function);
// The same with comments before instructions (in `/* */`) or after them (after `;`), for
// which the functions give a text; each function may be empty.
struct InstructionNotes {
  std::function<std::string(const MachineInstr&)> front = {}, after = {};
};
void print(std::string& out, const MachineFunction& function, const InstructionNotes& notes);
// One instruction, without indentation and newline. O(registers of the function) without `names`,
// which are the function's.
std::string to_string(const MachineFunction& function, const MachineInstr& instruction);
std::string to_string(const MachineFunction& function, const RegisterNames& names,
                      const MachineInstr& instruction);

}  // namespace lilt::mir
