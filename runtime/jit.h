// Compiled code in memory: takes code images, links them, and runs main.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::runtime {

// Where names come from that the program does not define: the runtime library, then the process.
using SymbolResolver = std::function<void*(std::string_view)>;

class Jit {
 public:
  explicit Jit(const ssa::Module& module);
  ~Jit();
  void add_function(ssa::SymbolId function, const object::CodeImage& image);
  // Places code and data within ±2 GiB (with stubs and a GOT for far symbols), relocates, registers
  // unwind tables, makes code executable (never writable and executable at once). False after
  // reporting undefined symbols or data that cannot be laid out.
  bool link(const SymbolResolver& resolver, Diagnostics& diagnostics);
  // Address of a symbol after link; null when there is none.
  void* address(std::string_view name) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Runs `main` (or the runtime library's main around @program) with C's arguments in a child process
// that inherits standard streams, and gives its exit status, 128 + n after signal n.
int run_main(const Jit& jit, const ssa::Module& module, const std::vector<std::string>& arguments);

}  // namespace lilt::runtime
