// The places that one constraint of inline assembly admits. Source: LLVM Language Reference,
// "Inline Asm Constraint String"; GCC manual, "Constraints for asm Operands".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "emit/x86/registers.h"

namespace lilt::backend {

struct AdmittedPlaces {
  x86::RegSet general, xmm;
  bool memory = false;
  bool x87 = false, any_x87_depth = false;
  uint32_t x87_depth = 0;      // from the top of the stack
  std::string_view condition;  // of the flags: "z", "nc" …
  bool any_constant = false;   // including symbols
  std::string ranges;          // letters that admit some numbers: see is_in_range
  std::string unknown;         // the first part that is not supported
};

// Reads a constraint without `=` and the marks behind it: letters, names of registers in braces.
AdmittedPlaces read_constraint(std::string_view constraint);

// Whether a letter of `ranges` admits the number.
bool is_in_range(char letter, int64_t value);

// The general or xmm register that a name means, also by a part or an extension of it (`eax`, `ah`,
// `ymm3`); none for other names.
x86::Register register_of_name(std::string_view name);

// For --print-supported: one line each for constraints, modifiers and directives.
std::string describe_inline_assembly();

// General registers that operands may use: not rsp, nor rbp, which may be the frame pointer.
x86::RegSet operand_registers();

}  // namespace lilt::backend
