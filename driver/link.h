// Linking executables through the system's C compiler driver.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/output.h"
#include "driver/shown_steps.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

struct LinkOptions {
  bool position_independent = true;  // false: neither code nor executable is position-independent
  // Code accesses its module's own definitions directly: a shared object must bind them locally.
  bool binds_own_symbols = false;
  ShownSteps shown_steps = ShownSteps::None;
  // The compiler driver and its options; empty: lilt's defaults for IR, with $CC.
  std::vector<std::string> compiler = {};
  std::vector<std::string> hints = {};  // notes to the error if the linker fails
};

// Whether a file is LLVM's bitcode, as objects of `clang -flto` are: lilt compiles it. Reads its
// beginning only, and of regular files only.
bool holds_bitcode(const std::string& path);

// Makes an archive of objects, by ar, and returns its path; empty after reporting a failure.
std::string archive_of(const std::vector<std::string>& members, const std::string& archive,
                       ShownSteps shown, Diagnostics& diagnostics);

// Links the items of `line` (objects, archives and arguments of the linker, in order) and, last,
// the runtime library, into the file `linked`: position-independent, NX stack, full RELRO unless
// the line says otherwise. Runs $CC (which may contain arguments, separated by spaces), else cc,
// without a shell. Reports its failure (its messages are already on standard error) and returns
// false.
bool run_linker(const std::vector<std::string>& line, const LinkOptions& options,
                TemporaryDirectory& temporary, const std::string& linked, Diagnostics& diagnostics);
// The same, and copies the file into the output; -### and a linker that writes nothing are no
// failures, and false, too. Does not commit the output.
bool link_executable(const std::vector<std::string>& line, const LinkOptions& options,
                     TemporaryDirectory& temporary, OutputFile& output, Diagnostics& diagnostics);

// Assembles text with the same program; returns the object file, empty after reporting a failure.
std::string assemble(std::string_view text, ShownSteps shown, Diagnostics& diagnostics);
// The same for a file, .s or .S. `compiler`: as in LinkOptions.
std::string assemble_file(const std::string& source, const std::vector<std::string>& compiler,
                          ShownSteps shown, Diagnostics& diagnostics);

}  // namespace lilt::driver
