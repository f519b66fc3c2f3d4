// Instruction selection: SSA IR → machine IR in SSA form, one function at a time.
#pragma once

#include "ir/mir/machine_function.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::backend {

// The permitted accesses to thread-local variables.
enum class ThreadLocals : uint8_t {
  Shared,      // the code may become part of a shared object
  Executable,  // of an executable only
  ByCall,      // by a call of __tls_get_addr, regardless of the module's models
};

struct SelectionOptions {
  bool position_independent = true;  // symbols defined elsewhere are reached through the GOT
  ThreadLocals thread_locals = ThreadLocals::Shared;
  bool frame_pointer = false;  // rbp is the frame pointer
  // Blocks keep the order of the text if a dominator comes before the blocks that it dominates
  // there, and frequencies are not estimated: selection then needs no analysis.
  bool text_order = false;
};

// Selects `function` into `machine` (reset first).
//   requires: legalized (legalize/steps.h): i8 i16 i32 i64 i1 and pointers only, critical edges
//   split establishes: machine IR that mir::verify accepts, in SSA form, blocks in an order that
//   suits allocation, with frequencies from the loops, arguments as definitions of ENTRY, calls
//   with fixed operands
// Linear in the function. The names of registers, slots and blocks are those of `function`, until
// it is reset.
void select(const ssa::Function& function, ssa::Analyses& analyses, const SelectionOptions& options,
            mir::MachineFunction& machine, Arena& scratch);

}  // namespace lilt::backend
