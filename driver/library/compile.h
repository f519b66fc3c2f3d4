// The way of a module into the compiler.
#pragma once

#include <memory>

#include "driver/library/handles.h"

namespace lilt::library {

// The module's text as an input, its header read; null, or an input of use for messages only, after
// reporting errors into the compiler's diagnostics, mistakes of builders among them. The
// diagnostics refer to the input's text.
std::unique_ptr<backend::Input> read_module(lilt_module& module, WarmCompiler& compiler);

}  // namespace lilt::library
