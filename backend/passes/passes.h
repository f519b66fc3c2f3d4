// Passes over machine IR, in the order of the pass table. Each is a free function with a contract.
#pragma once

#include "ir/mir/machine_function.h"

namespace lilt::backend {

// Prologue/epilogue insertion: lays out the frame, saves the callee-saved registers that are written,
// adjusts the stack pointer, expands ALLOCATE_STACK, inserts unwind steps (kCfi). Leaf functions that
// need no bytes get no frame.
//   requires: allocated             establishes: frame.laid_out; slots have offsets
void insert_prologue_epilogue(mir::MachineFunction& function);

// After frame layout: mov r,0 → xor where flags are dead; mov+add → lea; add 1 → inc; redundant moves
// and loads from spill slots within a block; compare with 0 → test; jumps to the next block.
void late_peephole(mir::MachineFunction& function);

// Orders blocks for fall-through (greedy chains by edge frequency, loops rotated where it saves a
// jump, cold blocks last), inverts conditions, removes jumps to the next block, threads empty blocks,
// aligns hot inner loops.
//   requires: allocated             establishes: final layout and branches
void block_layout(mir::MachineFunction& function);

}  // namespace lilt::backend
