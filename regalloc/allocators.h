// The allocators by name; users take them from allocators() (allocation.h).
#pragma once

#include "regalloc/allocation.h"

namespace lilt::regalloc {

// Each fulfils the contract of Allocator.
Allocation allocate_fast(const mir::MachineFunction& function, const AllocationOptions& options,
                         TraceObserver* trace);
Allocation allocate_linear(const mir::MachineFunction& function, const AllocationOptions& options,
                           TraceObserver* trace);

}  // namespace lilt::regalloc
