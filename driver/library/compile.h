// The way of a module into the compiler.
#pragma once

#include <memory>

#include "driver/library/error.h"
#include "driver/library/handles.h"

namespace lilt::library {

// The module's text as an input, its header read; null, or an input of use for messages only, after
// reporting errors into the compiler's diagnostics, mistakes of builders among them. The
// diagnostics refer to the input's text.
std::unique_ptr<backend::Input> read_module(lilt_module& module, WarmCompiler& compiler);

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
