// The files of --dump-dir.
#pragma once

#include <string>
#include <string_view>

#include "backend/compile/function_compiler.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// The characters of a name that every file system has, at most 200.
std::string file_name_of(std::string_view name);

// Writes a dump into a folder, which is made if need be: one file, named by its number, pass and
// function.
void write_dump_file(const std::string& folder, unsigned number, std::string_view function,
                     const backend::StageReport& report, Diagnostics& diagnostics);

}  // namespace lilt::driver
