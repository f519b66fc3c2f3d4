// Runs programs in memory.
#pragma once

#include <lilt/lilt.hpp>

#include "runtime/runtime.h"

namespace cps {

// Compiles a module from generate() and runs it. An error is one of lilt; what goes wrong in the
// program is in the Ending.
lilt::Result<Ending> execute(const lilt::Module& module, const lilt::Options& options,
                             const Settings& settings);

}  // namespace cps
