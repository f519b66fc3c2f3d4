// Dumps that show the numbers of instructions that allocators count with (program_points.h).
#pragma once

#include <string>

#include "ir/mir/machine_function.h"

namespace lilt::regalloc {

// Prints a function before register allocation as mir::print does, with its number before each
// instruction, as a comment: `/* 9 */`. O(function).
void print_with_positions(std::string& out, const mir::MachineFunction& function);

}  // namespace lilt::regalloc
