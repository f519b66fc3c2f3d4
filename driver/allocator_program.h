// --load-allocator: allocators that are programs, in any language (regalloc/exchange.h).
//
// Each thread starts the program once, writes a function's lines to its standard input, and reads
// decisions from its standard output, for one function after the other. It may end when its input
// does.
#pragma once

#include <string>

#include "regalloc/allocation.h"
#include "regalloc/trace.h"

namespace lilt::driver {

// Whether the file is a program: it may be executed, and is no shared object.
bool is_program(const std::string& path);

// Allocates the function as the program `allocator.file` decides. Throws backend::AllocatorError if
// it cannot be started, ends, takes more than a minute, or decides what cannot be.
void allocate_by_program(const regalloc::AllocatorInfo& allocator,
                         const regalloc::ProgramPoints& points,
                         const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                         regalloc::Allocation& result, Arena& scratch);

}  // namespace lilt::driver
