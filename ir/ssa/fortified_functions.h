// Fortified functions of the C library, as `-D_FORTIFY_SOURCE` calls them: `__memcpy_chk` and the
// like are the plain functions that end the program if they would write beyond an object.
#pragma once

#include <string_view>

#include "ir/ssa/value.h"

namespace lilt::ssa {

class Function;

struct FortifiedFunction {
  std::string_view name;
  std::string_view plain;  // the function, or the intrinsic, that does the same without the check
  std::string_view types;  // of the result and the arguments
  // Of the arguments, a letter each: `o` the size of the object, `f` a flag (not zero: it checks
  // more), which the plain function lacks; `n` the number of bytes that are written at most, `s`
  // the string that is written; any other is a dot.
  std::string_view roles;
};

// The one that an instruction calls directly, under the conditions of called_library_function; null
// for other instructions. O(1) for most calls.
const FortifiedFunction* called_fortified_function(const Function& function, InstId id);

}  // namespace lilt::ssa
