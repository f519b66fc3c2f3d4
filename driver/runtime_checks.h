// Whether the link gets the runtimes that the inputs call (runtimes.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backend/compile/input.h"
#include "driver/options.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

using Inputs = std::vector<std::unique_ptr<backend::Input>>;  // null: could not be read

// What the inputs need at the link and the command line does not ask for: a warning if the linker
// would not miss it, otherwise a hint for its failure, which is returned.
std::vector<std::string> check_runtimes(const Options& options, const Inputs& inputs,
                                        Diagnostics& diagnostics);

// Options such as -fsanitize= change nothing in IR; it has the calls already. Warns if no input has
// any.
void check_instrumentation(const Options& options, const Inputs& inputs, Diagnostics& diagnostics);

}  // namespace lilt::driver
