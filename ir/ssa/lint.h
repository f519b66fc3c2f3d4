// Faults of well-formed functions that their text alone shows: `lilt check` warns of them.
#pragma once

#include "ir/ssa/cfg.h"
#include "ir/support/diagnostic.h"

namespace lilt::ssa {

// Warns of a load from an alloca that no store reaches, and of constant indices and accesses that
// are out of bounds, also of an array within an object. (Of a returned alloca warns
// returned_addresses.h.) Requires places of
// instructions, and a verified function. O(instructions + loads of allocas × blocks);
// the largest functions are not searched for such loads.
void lint(const Function& function, const ControlFlowGraph& cfg, Diagnostics& diagnostics);

}  // namespace lilt::ssa
