// Compiled code in memory: takes code images, links them, and runs main.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"
#include "runtime/crash.h"

namespace lilt::runtime {

// Resolves names that the program does not define: the runtime library, then the process.
using SymbolResolver = std::function<void*(std::string_view)>;

// Where an instruction comes from.
struct CodePlace {
  ssa::SymbolId function;
  SourceOffset origin = kNoOffset;  // in the text that was compiled
};

class Jit {
 public:
  explicit Jit(const ssa::Module& module);
  ~Jit();
  Jit(const Jit&) = delete;
  Jit& operator=(const Jit&) = delete;
  void add_function(ssa::SymbolId function, const object::CodeImage& image);
  // Lays out the module's variables, places code and data within ±2 GiB (with stubs and a GOT for
  // far symbols), relocates, registers unwind tables, makes code executable (never writable and
  // executable at once). Returns false after reporting undefined symbols or data that cannot be
  // laid out. Called once, after all functions.
  bool link(const SymbolResolver& resolver, Diagnostics& diagnostics);
  // Address of a function or variable that the module defines, after link; null if undefined.
  // O(symbols).
  void* address(std::string_view name) const;
  // All code of the program, after link.
  std::span<const uint8_t> code() const;
  // The function and the instruction that the machine code at an address belongs to; nothing for
  // other addresses. After link. O(symbols).
  std::optional<CodePlace> locate(uint64_t address) const;
  // The functions to call before main, with main's arguments, and after exit, each in that order.
  // After link.
  std::vector<void*> initializers() const;
  std::vector<void*> finalizers() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Runs `main` (or what the runtime library's main does around @program) in a child process that
// inherits standard streams, on a stack as large as the process may have. `arguments` begin with
// the program's name. If the module defines neither function, or no process can be created, reports
// that and returns status 1.
struct Ending {
  int status;   // the low 8 bits of main's result, 128 + n after signal n
  Crash crash;  // after a signal
};
Ending run_main(const Jit& jit, const ssa::Module& module,
                const std::vector<std::string>& arguments, Diagnostics& diagnostics);

}  // namespace lilt::runtime
