// The message about a program that a signal ended under `lilt run`.
#pragma once

#include <memory>
#include <span>

#include "backend/compile/input.h"
#include "runtime/crash.h"

namespace lilt::driver {

// Reports an error at the instruction, if known, with its function, the source line from debug
// information, and suggestions. The inputs make up the program, as one unit; `is_alone`: they are
// one, and no library of its own is loaded.
void report_crash(const runtime::Crash& crash,
                  std::span<const std::unique_ptr<backend::Input>> inputs, bool is_alone,
                  Diagnostics& diagnostics);

}  // namespace lilt::driver
