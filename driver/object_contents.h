// What an object file of a module holds, with the parts of it that an assembler must make.
#pragma once

#include <string>
#include <variant>

#include "backend/compile/module_compiler.h"
#include "emit/object/object_writer.h"

namespace lilt::driver {

// Bytes of a file; empty text after errors.
using Contents = std::variant<std::string, object::ObjectFile>;

// Compiles the input to an object. A module with `module asm` becomes one through the system's
// assembler, which alone can read that.
Contents compile_to_object(backend::ModuleCompiler& compiler, backend::Input& input,
                           Diagnostics& diagnostics);

}  // namespace lilt::driver
