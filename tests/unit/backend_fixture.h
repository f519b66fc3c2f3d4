// A module given as text, whose functions go through parts of the backend.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "frontend/llvm/parser.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/function.h"

namespace lilt::backend {

struct Compilation {
  // Parses the body of `name`, which must be valid.
  explicit Compilation(std::string_view text, std::string_view name = "f")
      : source(SourceText::from_memory("test.ll", std::string(text))),
        module(frontend::parse_module_header(*source, diagnostics)),
        overlay(*module) {
    frontend::FunctionParser parser(overlay, diagnostics);
    EXPECT_TRUE(parser.parse(module->find(name), function))
        << diagnostics.render(DiagnosticFormat::Text, false);
  }

  Diagnostics diagnostics;
  std::unique_ptr<SourceText> source;
  std::unique_ptr<ssa::Module> module;
  ssa::ModuleOverlay overlay;
  ssa::Function function;
  mir::MachineFunction machine;
};

}  // namespace lilt::backend
