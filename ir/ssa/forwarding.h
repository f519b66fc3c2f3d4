// Calls marked `musttail`: the function's frame is gone when the callee begins.
#pragma once

#include <string>

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

// LLVM's rules for a `musttail` call, which make a jump possible: describes what breaks them; empty
// if nothing does. The call returns at once what it gave, its convention is its function's, and,
// but for conventions whose callees remove their arguments, so are its types and the attributes
// that decide where arguments are. Requires the function as it is in the text: its signature is not
// flattened. O(parameters).
std::string check_must_tail_call(const Function& function, InstId call);

}  // namespace lilt::ssa
