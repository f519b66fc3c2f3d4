// Passes on functions given as text.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "tests/unit/opt_pass.h"

namespace lilt::opt {

// Parses a module, runs the passes over each function, verifying after each, and prints the
// functions.
inline std::string optimize(const std::string& text, std::initializer_list<Pass> passes) {
  auto source = SourceText::from_memory("test.ll", text);
  Diagnostics diagnostics;
  auto module = frontend::parse_module_header(*source, diagnostics);
  std::string out;
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  for (ssa::SymbolId id : module->symbols()) {
    const ssa::Symbol& symbol = (*module)[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    if (!parser.parse(id, function)) break;
    bool valid = ssa::verify(function, diagnostics);
    for (Pass pass : passes) {
      run(pass, function);
      valid = valid && ssa::verify(function, diagnostics);
    }
    ssa::print_function(out, function);
    EXPECT_TRUE(valid) << out;
  }
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false), "");
  return out;
}

}  // namespace lilt::opt
