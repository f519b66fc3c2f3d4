// The names of registers in assembly text.
#pragma once

#include <optional>
#include <string_view>

#include "emit/x86/registers.h"

namespace lilt::x86 {

// The name of a general register at a width of 1, 2, 4 or 8 bytes; of an xmm register at any.
std::string_view register_name(Register r, unsigned width);

struct NamedRegister {
  Register reg;
  unsigned width;  // bytes
};
// The general register of that name; `ah` and its kind have none.
std::optional<NamedRegister> find_general_register(std::string_view name);

}  // namespace lilt::x86
