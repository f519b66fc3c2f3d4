// The message about a program that a signal ended under `lilt run`.
#pragma once

#include "backend/compile/input.h"
#include "runtime/jit.h"

namespace lilt::driver {

// Reports an error at the instruction, if known, with its function, the source line from debug
// information, and a suggestion. `jit` still holds the program.
void report_crash(const runtime::Crash& crash, const runtime::Jit& jit, const backend::Input& input,
                  Diagnostics& diagnostics);

}  // namespace lilt::driver
