// --load-allocator: allocators from shared objects, and those that are programs.
#pragma once

#include <string>
#include <vector>

#include "regalloc/allocation.h"

namespace lilt::driver {

// Appends to `known` the allocators that the file's `lilt_allocators` lists (registration.h); the
// file stays loaded until the process ends. Of a file that is a program (allocator_program.h), an
// allocator without function that has its name up to a '.'; it refers to `path`. Returns what is
// wrong, with the file's name; empty if nothing is: the file cannot be loaded, lists no allocators,
// was compiled with the headers of another lilt, or has an allocator without function, or whose
// name is known or has other characters than letters, digits, '-' and '_'.
std::string load_allocators(const std::string& path, std::vector<regalloc::AllocatorInfo>& known);

}  // namespace lilt::driver
