// Names of intrinsics: words, then the types that the intrinsic is used at.
#pragma once

#include <string_view>

namespace lilt::ssa {

// The name without the types at its end, which is what tables of intrinsics have: `llvm.umax` of
// `llvm.umax.v4i32`, but all of `llvm.memcpy.inline`. O(length).
std::string_view intrinsic_base(std::string_view name);

}  // namespace lilt::ssa
