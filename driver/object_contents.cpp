#include "driver/object_contents.h"

#include "driver/link.h"

namespace lilt::driver {

Contents compile_to_object(backend::ModuleCompiler& compiler, backend::Input& input,
                           ShownSteps shown, Diagnostics& diagnostics) {
  if (!input.module->inline_assembly.empty()) {
    std::string text = compiler.to_assembly(input);
    return text.empty() ? text : assemble(text, shown, diagnostics);
  }
  std::optional<object::ObjectFile> object = compiler.to_object(input);
  if (!object) return {};
  return std::move(*object);
}

}  // namespace lilt::driver
