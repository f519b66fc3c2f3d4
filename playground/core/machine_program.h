// A program's machine code, linked in memory and interpreted (runtime/machine).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/compile/module_compiler.h"

namespace lilt::driver {

struct MachineRun {
  std::vector<std::string> arguments;  // of the program, its name first
  uint64_t max_steps = 0;              // 0: any number
  // Given lines of text: each instruction, and the registers that it changes. Empty: no trace.
  std::function<void(std::string_view)> trace = {};
};

// Compiles the input and runs it; returns its status. Reports what is wrong with it.
int run_machine_code(const backend::CompileOptions& options, backend::Input& input,
                     const MachineRun& run, Diagnostics& diagnostics);

}  // namespace lilt::driver
