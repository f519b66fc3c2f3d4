// Linking executables through the system's C compiler driver.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/output.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

struct LinkOptions {
  bool position_independent = true;  // false: the code is not, so an executable cannot be
  // Code reaches what its own module defines directly: a shared object must keep it so.
  bool binds_own_symbols = false;
};

// Links what stands on `line` (objects, archives and arguments of the linker, in order) and, last,
// the runtime library, into `output`: position-independent, NX stack, full RELRO unless the line
// says otherwise. Runs $CC (which may have arguments of its own, separated by spaces), else cc,
// without a shell. Reports its failure (its own messages have gone to standard error) and gives
// false. Does not commit the output.
bool link_executable(const std::vector<std::string>& line, const LinkOptions& options,
                     TemporaryDirectory& temporary, OutputFile& output, Diagnostics& diagnostics);

// The object file that the same program makes of assembly text; empty after reporting a failure.
std::string assemble(std::string_view text, Diagnostics& diagnostics);
// The same of a file, .s or .S.
std::string assemble_file(const std::string& source, Diagnostics& diagnostics);

}  // namespace lilt::driver
