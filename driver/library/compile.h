// The way of a module into the compiler.
#pragma once

#include <functional>
#include <memory>

#include "driver/library/error.h"
#include "driver/library/handles.h"

namespace lilt::library {

// The module as an input without text, its functions where they are, so that it must not change
// while the input is used; null if only its text can tell whether the module is right.
std::unique_ptr<backend::Input> read_built(lilt_module& module,
                                           const backend::CompileOptions& options);

enum class Way : uint8_t { Built, Text };

// Gives the module to `compile` as an input; returns it. If something is found to be wrong with a
// module that was built, `compile` gets it once more as text, so that messages have their places.
// Errors are in the compiler's diagnostics, mistakes of builders among them; what `compile` made is
// of no use then, and the result may be null. The diagnostics refer to the input's text.
// `way`: Text is for inputs that are used after the module has changed or ended, and for assembly
// text, whose comments have the names of blocks.
std::unique_ptr<backend::Input> compile_module(lilt_module& module, WarmCompiler& compiler, Way way,
                                               const std::function<void(backend::Input&)>& compile);

// As guarded; a compiler that something was thrown through is not used again.
template <class Run>
lilt_error* compiling(lilt_context& context, Run run) noexcept {
  bool has_thrown = true;
  lilt_error* error = guarded([&] {
    lilt_error* result = run();
    has_thrown = false;
    return result;
  });
  if (has_thrown) context.drop_compiler();
  return error;
}

}  // namespace lilt::library
