#include "driver/object_contents.h"

#include <algorithm>
#include <functional>

#include "driver/link.h"

namespace lilt::driver {

namespace {

// Whether there are errors behind the first `known` diagnostics, and all of them are about
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
      return text.empty() ? text : assemble(text, shown, diagnostics);
    }
    std::optional<object::ObjectFile> object = compiler.to_object(input);
    if (!object) return {};
    return std::move(*object);
  });
}

}  // namespace lilt::driver
