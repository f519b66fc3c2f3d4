// An attribute of functions apart from the others, for the few files that know of it.
#pragma once

#include "ir/ssa/attributes.h"

namespace lilt::ssa::function_attribute {

// `nonlazybind`: calls go through the table of addresses, not through a stub that the loader may
// bind at the first call (-fno-plt). A function that has it calls all functions of other modules
// so: those that legalization adds, too.
inline constexpr FunctionAttributes NonLazyBind = FunctionAttributes{1} << 53;
static_assert((Features & NonLazyBind) == 0 && NonLazyBind < ChecksType);

}  // namespace lilt::ssa::function_attribute
