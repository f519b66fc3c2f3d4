// The names of registers in assembly text.
#pragma once

#include <optional>
#include <string_view>

#include "emit/x86/registers.h"

namespace lilt::x86 {

// The name of a general register at a width of 1, 2, 4 or 8 bytes; of an xmm register, at 32 bytes
// that of the ymm register.
std::string_view register_name(Register r, unsigned width);

struct NamedRegister {
  Register reg;
  unsigned width;        // bytes; xmm0 16, ymm0 32, zmm0 64
  bool is_high = false;  // ah, bh, ch, dh
  friend bool operator==(NamedRegister, NamedRegister) = default;
};
// The general or vector register that a name means, also by a part or an extension of it.
std::optional<NamedRegister> find_register(std::string_view name);

// Whether inline assembly may say that it overwrites this: any register of x86-64, also one that
// lilt uses nowhere, or what compilers print besides, such as `memory`. Letters of either case.
bool is_clobber(std::string_view name);

}  // namespace lilt::x86
