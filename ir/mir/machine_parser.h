// Reads what machine_printer.h writes.
#pragma once

#include "ir/mir/machine_function.h"
#include "ir/support/diagnostic.h"

namespace lilt::mir {

// Reads one machine function that starts at `offset` of the source into `function` (reset first)
// and moves `offset` after it. False after reporting errors at their places.
bool parse(const SourceText& source, SourceOffset& offset, const TargetDesc& target,
           MachineFunction& function, Diagnostics& diagnostics);

}  // namespace lilt::mir
