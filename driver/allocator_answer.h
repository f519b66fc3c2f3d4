// Allocators that answer the lines of a function (regalloc/exchange.h), wherever they run.
#pragma once

#include <functional>
#include <string>

#include "regalloc/allocation.h"
#include "regalloc/trace.h"

namespace lilt::driver {

// Gives the answer to the lines. Returns what the allocator did instead, up to the name of the
// function: "exited with status 3 before it answered for"; empty: it answered.
using Ask = std::function<std::string(const std::string& lines, std::string& answer)>;

// Allocates the function as the answer decides. Throws backend::AllocatorError if there is none, or
// it decides what cannot be.
void allocate_by_answer(const regalloc::AllocatorInfo& allocator,
                        const regalloc::ProgramPoints& points,
                        const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                        regalloc::Allocation& result, Arena& scratch, const Ask& ask);

// The name of an allocator that is a program: its file's without folders and extension.
std::string_view name_of_program(std::string_view path);

}  // namespace lilt::driver
