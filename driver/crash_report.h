// The message about a program that a signal ended under `lilt run`.
#pragma once

#include <memory>
#include <span>

#include "backend/compile/input.h"
#include "runtime/jit_engine.h"

namespace lilt::driver {

// Reports an error at the instruction, if known, with its function, the source line from debug
// information, and suggestions. `engine` still holds the program, which these inputs make up in one
// unit; `is_alone`: nothing else but the system's libraries.
void report_crash(const runtime::Crash& crash, const runtime::JitEngine& engine,
                  std::span<const std::unique_ptr<backend::Input>> inputs, bool is_alone,
                  Diagnostics& diagnostics);

}  // namespace lilt::driver
