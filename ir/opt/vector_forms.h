// What vectors have a form for.
#pragma once

#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::opt {

// The number of an intrinsic that does on all lanes of vectors what it does on numbers.
bool is_intrinsic_of_lanes(std::string_view name);
// Whether vectors have lanes of the type; whether the instruction, which neither a phi nor a load
// is by itself, has a form for them: with such a result, or the i1 of a comparison. O(1).
bool may_be_lanes(const ssa::Function& function, ssa::TypeId type);
bool may_widen(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::opt
