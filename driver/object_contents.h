// What an object file of a module holds, with the parts of it that an assembler must make.
#pragma once

#include <string>
#include <variant>

#include "backend/compile/module_compiler.h"
#include "driver/shown_steps.h"
#include "emit/object/object_writer.h"

namespace lilt::driver {

// Bytes of a file; empty text after errors.
using Contents = std::variant<std::string, object::ObjectFile>;

// Compiles the input to assembly text; empty after errors. Inline assembly that lilt's own
// assembler does not know stays as it is.
std::string compile_to_text(backend::ModuleCompiler& compiler, backend::Input& input,
                            Diagnostics& diagnostics);

// Compiles the input to an object. A module with `module asm`, or with inline assembly that lilt's
// own assembler does not know, becomes one through the system's assembler; `shown`: whether its
// command is shown.
Contents compile_to_object(backend::ModuleCompiler& compiler, backend::Input& input,
                           ShownSteps shown, Diagnostics& diagnostics);

}  // namespace lilt::driver
