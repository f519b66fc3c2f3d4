// Linking executables through the system's C compiler driver.
#pragma once

#include <string>
#include <vector>

#include "driver/output.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// Links `objects` (paths of objects and archives in order) with `linker_arguments` and, last, the
// runtime library, into `output`: position-independent, NX stack, full RELRO unless the arguments
// say otherwise. Runs $CC (which may have arguments of its own, separated by spaces), else cc,
// without a shell. Reports its failure (its own messages have gone to standard error) and gives
// false. Does not commit the output.
bool link_executable(const std::vector<std::string>& objects,
                     const std::vector<std::string>& linker_arguments,
                     TemporaryDirectory& temporary, OutputFile& output, Diagnostics& diagnostics);

}  // namespace lilt::driver
