// How many bytes an instruction takes, before it is encoded.
#pragma once

#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// The size in bytes of an instruction of allocated code, with short jumps: seldom wrong, and then
// by one or two bytes; pseudo instructions and calls count as one instruction each. O(cells).
uint32_t estimated_size(const mir::MachineFunction& function, const mir::MachineInstr& instruction);

}  // namespace lilt::x86
