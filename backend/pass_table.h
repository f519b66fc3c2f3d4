// The one table of passes: their order and their levels.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "backend/isel/isel.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"
#include "regalloc/allocation.h"

namespace lilt::backend {

// The context of a pass, besides its function.
struct PassContext {
  Diagnostics& diagnostics;
  Arena& scratch;  // for arrays of the pass; the runner gives them back
  SelectionOptions selection;
  const regalloc::AllocatorInfo* allocator;
  regalloc::AllocationOptions allocation_options;
  bool verify_allocation;
  regalloc::TraceObserver* trace;   // null: no trace
  regalloc::Allocation allocation;  // the last function's; its memory serves the next one
};

// The three shapes of pass: over SSA IR, from SSA IR to machine IR (one), over machine IR.
struct PassInfo {
  std::string_view name;         // as in --print-after=NAME
  std::string_view description;  // one line, what it does
  bool optional;                 // may be disabled; code is correct without it
  int first_level;               // runs at this optimization level and above
  bool (*on_ssa)(ssa::Function&, PassContext&);
  bool (*lower)(const ssa::Function&, mir::MachineFunction&, PassContext&);
  bool (*on_machine)(mir::MachineFunction&, PassContext&);
};

// All passes in order. A pass returns false after reporting errors, which ends the compilation of
// the function.
std::span<const PassInfo> pass_table();

// Index of the pass with that name in the table, or -1.
int find_pass(std::string_view name);

}  // namespace lilt::backend
