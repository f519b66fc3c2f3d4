// --load-allocator: allocators from shared objects.
#pragma once

#include <string>
#include <vector>

#include "regalloc/allocation.h"

namespace lilt::driver {

// Appends to `known` the allocators that the file's `lilt_allocators` lists (registration.h). The
// file stays loaded until the process ends. Returns what is wrong, with the file's name; empty if
// nothing is: the file cannot be loaded, lists no allocators, was compiled with the headers of
// another lilt, or has an allocator without function, or whose name is known or has other
// characters than letters, digits, '-' and '_'.
std::string load_allocators(const std::string& path, std::vector<regalloc::AllocatorInfo>& known);

}  // namespace lilt::driver
