// Functions that LLVMlite programs call without declaring them. LLVM IR requires declarations, but
// course programs call their runtime library, and the C library, without: the front end uses the
// type of the first call, and this file decides whether the name is permitted.
#pragma once

#include <functional>
#include <string_view>

#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

struct CalleeRules {
  // Whether another input or library, linked or loaded with the module, defines the function.
  std::function<bool(std::string_view)> is_defined_elsewhere;
  // Objects or libraries are linked whose symbols lilt does not read: the linker finds missing
  // ones.
  bool has_unread_inputs = false;
};

// Judges each function that the module calls and does not declare. Functions of the C library or of
// the runtime library are warnings; functions defined elsewhere pass; others are errors that
// suggest the nearest name (warnings if there are unread inputs). O(symbols of the module).
void check_undeclared(const ssa::Module& module, const CalleeRules& rules,
                      Diagnostics& diagnostics);

}  // namespace lilt::driver
