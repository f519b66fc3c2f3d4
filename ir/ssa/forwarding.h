// Calls that pass the variable arguments of their function on.
#pragma once

#include "ir/ssa/function.h"

namespace lilt::ssa {

// Whether the call is a `musttail` call of a function with variable arguments in such a function
// (`musttail call void (ptr, ...) @f(ptr %p, ...)`): its callee gets the caller's variable
// arguments, which no operand names. O(1).
inline bool forwards_variables(const Function& function, InstId call) {
  return (function[call].flags & flag::MustTail) != 0 &&
         function.types()[function.type()].variadic &&
         function.types()[function.operand(call, 0).type()].variadic;
}

}  // namespace lilt::ssa
