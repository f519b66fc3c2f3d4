// The intrinsics of calls, for the selector.
#pragma once

#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend::isel {

enum class Intrinsic : uint8_t {
  None,  // not an intrinsic of the selector
#define X(name, text, properties) name,
#include "backend/isel/intrinsics.def"
#undef X
};

// The intrinsic of that name, which may end in a type suffix. O(length + log rows).
Intrinsic find_intrinsic(std::string_view name);

// The intrinsic that the instruction calls; None otherwise. Costs a few instructions unless it
// calls a function whose name begins with `llvm.`.
Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id);

// Whether its only effect is a result that depends on its operands only.
bool is_pure(Intrinsic intrinsic);

}  // namespace lilt::backend::isel
