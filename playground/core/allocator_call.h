// An allocator that the page has: a program in JavaScript (allocator.mjs).
#pragma once

#include "regalloc/allocation.h"
#include "regalloc/trace.h"

namespace lilt::driver {

// Calls lilt's own allocators, and those of a file by the page. As regalloc::AllocatorCall.
void call_allocator(const regalloc::AllocatorInfo& allocator, const regalloc::ProgramPoints& points,
                    const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                    regalloc::Allocation& result, Arena& scratch);

}  // namespace lilt::driver
