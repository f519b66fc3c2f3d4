// Runs the text of a program on the interpreter and keeps what it printed.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "frontend/llvm/parser.h"
#include "runtime/interpreter/interpreter.h"

namespace lilt::runtime {

struct ProgramRun {
  Outcome outcome;
  std::string output;  // standard output
  std::string errors;  // rendered diagnostics of the front end, if any
  uint32_t line = 0;   // of the failure
  std::string kind;    // of the failure
};

inline ProgramRun run_text(std::string text, bool strict = false,
                           std::vector<std::string> arguments = {"program"}) {
  ProgramRun run;
  std::unique_ptr<SourceText> source = SourceText::from_memory("program.ll", std::move(text));
  Diagnostics diagnostics;
  std::unique_ptr<ssa::Module> module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  std::vector<std::unique_ptr<ssa::Function>> parsed(module->symbol_count());
  for (uint32_t i = 0; i < parsed.size(); ++i) {
    if ((*module)[ssa::SymbolId(i)].body_begin == kNoOffset) continue;
    parsed[i] = std::make_unique<ssa::Function>();
    parser.parse(ssa::SymbolId(i), *parsed[i]);
  }
  module->merge(overlay);
  BodySource bodies = [&](ssa::SymbolId symbol) { return std::move(parsed[symbol.index()]); };
  if (!diagnostics.has_errors()) {
    InterpreterOptions options;
    options.strict = strict;
    options.arguments = std::move(arguments);
    options.output = [&](int descriptor, std::string_view bytes) {
      if (descriptor == 1) run.output += bytes;
    };
    run.outcome = interpret(*module, bodies, options);
  }
  if (diagnostics.has_errors()) run.errors = diagnostics.render(DiagnosticFormat::Text, false);
  if (run.outcome.failure) {
    run.kind = name(run.outcome.failure->kind);
    if (run.outcome.failure->offset != kNoOffset)
      run.line = source->position(run.outcome.failure->offset).line;
  }
  return run;
}

}  // namespace lilt::runtime
