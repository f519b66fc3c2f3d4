// Names of intrinsics: words, then the types for which the intrinsic is used.
#pragma once

#include <string_view>

namespace lilt::ssa {

// The name without the types at its end, as in tables of intrinsics: `llvm.umax` for
// `llvm.umax.v4i32`, but all of `llvm.memcpy.inline`. O(length).
std::string_view intrinsic_base(std::string_view name);

}  // namespace lilt::ssa
