// The message about a program that a signal ended under `lilt run`.
#pragma once

#include "driver/compile.h"
#include "runtime/jit.h"

namespace lilt::driver {

// Reports an error at the instruction, as far as it is known, with its function, the line of the
// source that debug information names, and what to try next. `jit` still holds the program.
void report_crash(const runtime::Crash& crash, const runtime::Jit& jit, const Input& input,
                  Diagnostics& diagnostics);

}  // namespace lilt::driver
