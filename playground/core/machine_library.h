// The functions of libraries that interpreted machine code calls.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/machine/machine_state.h"

namespace lilt::machine {

class Interpreter;

// Thrown through the interpreter.
struct ProgramEnd {
  int status = 0;
  std::string fault = {};  // why it is stopped; empty: it has ended itself
};

// The address of a function or variable of that name; 0: there is none.
uint64_t find_library_symbol(std::string_view name);

// Calls the function at such an address: its arguments are where code for Linux passes them, above
// the stack pointer, and its result goes where that expects it.
void call_library_function(uint64_t address, MachineState& state, Interpreter& interpreter);

// What atexit has registered, the last first.
void run_exit_functions(Interpreter& interpreter);

}  // namespace lilt::machine
