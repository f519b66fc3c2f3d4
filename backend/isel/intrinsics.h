// Which intrinsic a call calls, for the selector.
#pragma once

#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend::isel {

enum class Intrinsic : uint8_t {
  None,  // no intrinsic, or none that the selector knows
#define X(name, text, properties) name,
#include "backend/isel/intrinsics.def"
#undef X
};

// The intrinsic of that name, which may have types at its end. O(length + log rows).
Intrinsic find_intrinsic(std::string_view name);

// The intrinsic that the instruction calls; None for all else. A few instructions for what is no
// call of a function whose name begins with `llvm.`.
Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id);

// Whether it does nothing but give a result that depends on its operands alone.
bool is_pure(Intrinsic intrinsic);

}  // namespace lilt::backend::isel
