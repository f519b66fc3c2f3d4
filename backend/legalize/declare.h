// The names of functions that are called, and of those that legalization calls.
#pragma once

#include <string>
#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend {

// The name of the function that a call calls directly; empty for other calls.
std::string_view callee_name(const ssa::Function& function, ssa::InstId call);

// The abbreviation of a type in the names of libgcc's functions: half, float, double, x86_fp80,
// fp128; i32, i64, i128.
std::string library_mode(ssa::TypeId type);

}  // namespace lilt::backend
