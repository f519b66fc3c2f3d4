// The reference interpreter: runs a module and reports errors with place and cause.
//
// Two machines share this interface. The default one has byte memory with the compiled layout;
// every access is checked against the bounds, lifetime and definedness of the block that its
// pointer is derived from. The strict one is the abstract machine of the LLVMlite specification:
// memory is trees.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"
#include "runtime/interpreter/fault.h"

namespace lilt::runtime {

// Returns the body of a function definition when it is first called, and again for the message if
// the program is stopped in it; null if it has errors (already reported) or there is none any more.
using BodySource = std::function<std::unique_ptr<ssa::Function>(ssa::SymbolId)>;

struct RecordedRun;

struct InterpreterOptions {
  bool strict = false;
  std::vector<std::string> arguments;  // argv, the program's name first
  // Receives the program's output: the file descriptor (1 or 2) and the bytes, in order. Empty: the
  // process's own descriptors.
  std::function<void(int, std::string_view)> output;
  // Returns the next byte of standard input, -1 at its end. Empty: the process's own input.
  std::function<int()> input;
  // Receives the trace in pieces of whole lines, as the program runs. Empty: there is none.
  std::function<void(std::string_view)> trace = {};
  std::vector<std::string> traced = {};  // names of the traced functions; empty: all
  RecordedRun* recorded = nullptr;       // not null: filled; the traced functions are its own
  uint64_t max_steps = 0;                // instructions to execute at most; 0: any number
  bool heeds_interrupt = false;          // SIGINT stops the program, not the process
};

inline constexpr int kStepLimitStatus = 124, kInterruptStatus = 130;

struct Outcome {
  int status = 0;                // of a program that was not stopped: 0–255, 128+n for signal n
  std::optional<Fault> failure;  // why it was stopped
  bool is_cut_short = false;     // by max_steps or SIGINT: not its fault; status tells which
  bool invalid_body = false;  // stopped because the BodySource returned no body; already reported
};

// Runs `main` (or, if missing, `program` of the Oat runtime) to the end of the program. The module
// must have been read without errors. Host stack use does not depend on the depth of the
// interpreted program's recursion, except for calls back from library functions, which are limited.
Outcome interpret(const ssa::Module& module, const BodySource& bodies,
                  const InterpreterOptions& options);

// The failure as a diagnostic of the module's source: "error: MESSAGE [KIND]" with its notes.
void report_failure(Diagnostics& diagnostics, const ssa::Module& module, const Fault& failure);

}  // namespace lilt::runtime
