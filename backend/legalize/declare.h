// Functions that legalization calls, and the names of those that the program calls.
#pragma once

#include <string>
#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend {

// The name of the function that a call calls directly; empty for other calls.
std::string_view callee_name(const ssa::Function& function, ssa::InstId call);

// The function of a name, declared with the type unless the module knows it already.
ssa::Value declared_function(ssa::Function& function, std::string_view name, ssa::TypeId type);

// How the names of libgcc's functions call a type: half, float, double, x86_fp80, fp128; i32, i64,
// i128.
std::string library_mode(ssa::TypeId type);

}  // namespace lilt::backend
