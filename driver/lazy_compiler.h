// Functions that are compiled when they are called first, for `lilt run --lazy`.
#pragma once

#include "backend/compile/compile_options.h"
#include "ir/ssa/module.h"
#include "runtime/jit_engine.h"

namespace lilt::driver {

// Compiles functions of a header whose functions have no errors. Both must outlive it.
runtime::LazyCompiler make_lazy_compiler(const ssa::Module& header,
                                         const backend::CompileOptions& options);

}  // namespace lilt::driver
