// Rewrites a machine function by an allocation.
#pragma once

#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Puts registers for values, inserts the edits as the classes' move, load, store and exchange
// instructions, takes the memory form of rows whose operand is in a slot, drops PHIs, ENTRY's
// operands and copies of a register to itself, makes frame slots of the spill slots.
//   requires: the allocation passes check()
//   establishes: is_allocated, not is_ssa; no generic opcode but kUndef-free ones (kEntry is
//   removed)
void apply(mir::MachineFunction& function, const ProgramPoints& points,
           const Allocation& allocation, Arena& scratch);

}  // namespace lilt::regalloc
