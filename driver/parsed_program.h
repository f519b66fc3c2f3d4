// The functions of a module of LLVM IR, for the interpreter.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "frontend/llvm/parser.h"
#include "runtime/interpreter/interpreter.h"

namespace lilt::driver {

// Whether the symbol is a function with a body.
bool is_defined_function(const ssa::Module& module, ssa::SymbolId symbol);

class ParsedProgram {
 public:
  // Parses all functions, and adds to the module's header what they declare. Both must outlive it.
  ParsedProgram(ssa::Module& module, Diagnostics& diagnostics);

  // Names of the functions that are defined.
  const std::vector<std::string_view>& defined() const { return defined_; }
  // For runtime::interpret: a function that was given away is parsed again.
  std::unique_ptr<ssa::Function> body_of(ssa::SymbolId symbol);

 private:
  ssa::ModuleOverlay overlay_;
  frontend::FunctionParser parser_;
  std::vector<std::unique_ptr<ssa::Function>> bodies_;  // by symbol
  std::vector<std::string_view> defined_;
};

}  // namespace lilt::driver
