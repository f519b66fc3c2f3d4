// Reads a text through the front end and keeps all results.
#pragma once

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"

namespace lilt {

struct Parsed {
  std::unique_ptr<SourceText> source;
  std::unique_ptr<ssa::Module> module;
  Diagnostics diagnostics;
  Diagnostics breaches;  // the verifier's messages on functions that the front end accepted
  std::string bodies;    // as printed; of a text with errors only the readable part
  std::string printed;   // header and bodies

  bool ok() const { return !diagnostics.has_errors(); }
  // All reports in order of place, one per line: "error 3:5: message", with "  note 1:2: message".
  std::string reports() const;
};

inline std::string Parsed::reports() const {
  std::vector<const Diagnostic*> sorted;
  for (const Diagnostic& diagnostic : diagnostics.all()) sorted.push_back(&diagnostic);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Diagnostic* a, const Diagnostic* b) { return a->offset < b->offset; });
  std::ostringstream out;
  auto line = [&](const char* what, SourceOffset offset, const std::string& message) {
    out << what << ' ';
    if (offset == kNoOffset)
      out << "file";
    else
      out << source->position(offset).line << ':' << source->position(offset).column;
    out << ": " << message << '\n';
  };
  for (const Diagnostic* diagnostic : sorted) {
    line(diagnostic->severity == Severity::Error ? "error" : "warning", diagnostic->offset,
         diagnostic->message);
    for (const auto& note : diagnostic->notes) line("  note", note.offset, note.message);
  }
  return out.str();
}

// Parses header and bodies, verifies and prints what was read without errors.
inline std::unique_ptr<Parsed> parse_text(std::string text) {
  auto parsed = std::make_unique<Parsed>();
  parsed->source = SourceText::from_memory("test.ll", std::move(text));
  parsed->module = frontend::parse_module_header(*parsed->source, parsed->diagnostics);
  ssa::ModuleOverlay overlay(*parsed->module);
  frontend::FunctionParser parser(overlay, parsed->diagnostics);
  ssa::Function function;
  for (uint32_t i = 0; i < parsed->module->symbol_count(); ++i) {
    ssa::SymbolId symbol(i);
    if ((*parsed->module)[symbol].body_begin == kNoOffset) continue;
    if (!parser.parse(symbol, function) || !parsed->ok()) continue;
    ssa::verify(function, parsed->breaches);
    ssa::print_function(parsed->bodies, function);
  }
  parsed->module->merge(overlay);
  ssa::print_header(parsed->printed, *parsed->module);
  parsed->printed += parsed->bodies;
  return parsed;
}

inline std::string reports_of(std::string text) { return parse_text(std::move(text))->reports(); }

// Returns the printed functions of a text, or the reports if there are errors. Definitions of
// LLVMlite are implicitly dso_local: the word is left out.
inline std::string bodies_of(std::string text) {
  auto parsed = parse_text(std::move(text));
  if (!parsed->ok()) return parsed->reports();
  constexpr std::string_view kWord = "dso_local ";
  std::string bodies = parsed->bodies;
  for (size_t at; (at = bodies.find(kWord)) != bodies.npos;) bodies.erase(at, kWord.size());
  return bodies;
}

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream contents;
  contents << file.rdbuf();
  return contents.str();
}

}  // namespace lilt
