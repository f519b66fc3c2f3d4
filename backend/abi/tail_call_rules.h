// Whether a call can be a jump to the callee, which then returns in place of this function.
#pragma once

#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend {

// The reason against the jump, to follow "the call cannot be a jump: "; empty if there is none.
// `ret` is the return after the call. A call marked `musttail` may overwrite this function's own
// stack arguments, and may have any between functions of tailcc; other calls need registers for all
// arguments. Requires flattened signatures.
// O(arguments of both).
std::string_view obstacle_to_tail_call(const ssa::Function& function, ssa::InstId call,
                                       ssa::InstId ret);

}  // namespace lilt::backend
