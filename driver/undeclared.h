// Functions that LLVMlite programs call without declaring them. LLVM IR demands declarations, but
// the programs of courses call their runtime library, and the C library, without: the front end
// takes the type of the first call, and here is decided whether the name may stand.
#pragma once

#include <functional>
#include <string_view>

#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

struct CalleeRules {
  // Whether something that is linked or loaded with the module defines the function.
  std::function<bool(std::string_view)> is_defined_elsewhere;
  // Objects or libraries are linked whose names lilt does not read: the linker finds what is
  // missing.
  bool has_unread_inputs = false;
};

// Judges each function that the module calls and does not declare. One of the C library or of the
// runtime library is a warning; one that is defined elsewhere passes; any other is an error that
// gives the nearest name (a warning where there are unread inputs). O(symbols of the module).
void check_undeclared(const ssa::Module& module, const CalleeRules& rules,
                      Diagnostics& diagnostics);

}  // namespace lilt::driver
