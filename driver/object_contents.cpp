#include "driver/object_contents.h"

#include <algorithm>
#include <functional>

#include "driver/link.h"
#include "ir/support/text.h"

namespace lilt::driver {

namespace {

// Whether there are errors after the first `known` diagnostics, and all of them are about
// statements of inline assembly that lilt's own assembler does not know.
bool lacks_statements_only(const Diagnostics& diagnostics, size_t known) {
  constexpr std::string_view kBeginning = "inline assembly is not supported: \"";
  const auto begin = diagnostics.all().begin() + static_cast<ptrdiff_t>(known);
  return diagnostics.has_errors() &&
         std::all_of(begin, diagnostics.all().end(), [&](const Diagnostic& diagnostic) {
           return diagnostic.severity != Severity::Error ||
                  diagnostic.message.starts_with(kBeginning);
         });
}

// Compiles, and once more if the system's assembler may know what lilt's does not: as a module with
// `module asm`.
template <class Result>
Result with_any_assembly(backend::Input& input, Diagnostics& diagnostics,
                         const std::function<Result()>& compile) {
  const Diagnostics before = diagnostics;
  Result result = compile();
  if (before.has_errors() || !lacks_statements_only(diagnostics, before.all().size()))
    return result;
  diagnostics = before;
  input.module->inline_assembly = "# and inline assembly";
  return compile();
}

// Where the text's assembly asks for most work by one number; otherwise its first line.
SourceOffset place_of_assembly(std::string_view text) {
  size_t place = text.starts_with("module asm") ? 0 : text.find("\nmodule asm");
  if (place != 0 && place != std::string_view::npos) ++place;
  uint64_t most = 0;
  for (const std::string_view directive :
       {".skip ", ".space ", ".zero ", ".fill ", ".org ", ".rept ", ".file "})
    for (size_t at = text.find(directive); at != std::string_view::npos;
         at = text.find(directive, at + 1)) {
      std::string_view rest = text.substr(at + directive.size());
      uint64_t number = 0;
      if (!take_number(rest, number) || number <= most) continue;
      most = number;
      place = at;
    }
  return place == std::string_view::npos ? kNoOffset : static_cast<SourceOffset>(place);
}

// By the system's assembler, which names lines of its own text only.
std::string assemble_module(const ssa::Module& module, std::string_view text, ShownSteps shown,
                            Diagnostics& diagnostics) {
  Diagnostics found;
  std::string object = assemble(text, shown, found);
  const SourceText* source = module.source();
  if (!found.has_errors() || source == nullptr) {
    diagnostics.append(std::move(found));
    return object;
  }
  const SourceOffset place = place_of_assembly(source->text());
  for (const Diagnostic& problem : found.all())
    diagnostics.error(*source, place, problem.message).notes = problem.notes;
  return object;
}

}  // namespace

std::string compile_to_text(backend::ModuleCompiler& compiler, backend::Input& input,
                            Diagnostics& diagnostics) {
  return with_any_assembly<std::string>(input, diagnostics,
                                        [&] { return compiler.to_assembly(input); });
}

Contents compile_to_object(backend::ModuleCompiler& compiler, backend::Input& input,
                           ShownSteps shown, Diagnostics& diagnostics) {
  return with_any_assembly<Contents>(input, diagnostics, [&]() -> Contents {
    if (!input.module->inline_assembly.empty()) {
      std::string text = compiler.to_assembly(input);
      return text.empty() ? text : assemble_module(*input.module, text, shown, diagnostics);
    }
    std::optional<object::ObjectFile> object = compiler.to_object(input);
    if (!object) return {};
    return std::move(*object);
  });
}

}  // namespace lilt::driver
