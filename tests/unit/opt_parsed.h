// A function parsed from text, for tests of analyses.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "frontend/llvm/parser.h"
#include "ir/ssa/function.h"

namespace lilt::opt {

// The first function of a text.
class ParsedFunction {
 public:
  explicit ParsedFunction(const std::string& text)
      : source_(SourceText::from_memory("test.ll", text)),
        module_(frontend::parse_module_header(*source_, diagnostics_)),
        overlay_(*module_) {
    frontend::FunctionParser parser(overlay_, diagnostics_);
    bool is_parsed = false;
    for (ssa::SymbolId id : module_->symbols())
      if ((*module_)[id].is_definition) is_parsed = parser.parse(id, function);
    EXPECT_TRUE(is_parsed);
    EXPECT_EQ(diagnostics_.render(DiagnosticFormat::Text, false), "");
  }
  // The addresses of loads and stores, in the order of the text.
  std::vector<ssa::Value> addresses() const {
    std::vector<ssa::Value> found;
    for (ssa::BlockId block : function.blocks())
      for (ssa::InstId id = function[block].first; id.valid(); id = function.next(id)) {
        if (function[id].opcode == ssa::Opcode::Load) found.push_back(function.operand(id, 0));
        if (function[id].opcode == ssa::Opcode::Store) found.push_back(function.operand(id, 1));
      }
    return found;
  }

  ssa::Function function;

 private:
  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  ssa::ModuleOverlay overlay_;
};

}  // namespace lilt::opt
