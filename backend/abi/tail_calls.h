// Whether a call can be a jump to the callee, which then returns in place of this function.
#pragma once

#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend {

// What speaks against the jump, in words that go on "the call cannot be a jump: "; empty when
// nothing does. `ret` is the return behind the call. A call marked `musttail` may put its arguments
// where this function's own are on the stack, others need registers for all. Requires flattened
// signatures. O(arguments of both).
std::string_view obstacle_to_tail_call(const ssa::Function& function, ssa::InstId call,
                                       ssa::InstId ret);

}  // namespace lilt::backend
