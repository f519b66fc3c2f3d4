// Declares the functions that legalization calls; finds the names of called functions.
#pragma once

#include <string>
#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::backend {

// The name of the function that a call calls directly; empty for other calls.
std::string_view callee_name(const ssa::Function& function, ssa::InstId call);

// The function of that name; declares it with the type if the module lacks it.
ssa::Value declared_function(ssa::Function& function, std::string_view name, ssa::TypeId type);

// The abbreviation of a type in the names of libgcc's functions: half, float, double, x86_fp80,
// fp128; i32, i64, i128.
std::string library_mode(ssa::TypeId type);

}  // namespace lilt::backend
