// The constraints of inline assembly: the places that each admits, and the results that share the
// place of an input. Source: LLVM Language Reference, "Inline Asm Constraint String"; GCC manual,
// "Constraints for asm Operands".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "emit/x86/registers.h"

namespace lilt::x86 {

struct AdmittedPlaces {
  RegSet general, xmm;
  bool memory = false;
  bool x87 = false, any_x87_depth = false;
  uint32_t x87_depth = 0;      // from the top of the stack
  std::string_view condition;  // of the flags: "z", "nc" …
  bool any_constant = false;   // including symbols
  std::string ranges;          // letters that admit some numbers: see is_in_range
  std::string unknown;         // the first part that is not supported
};

// Reads a constraint without `=` and the marks after it: letters, names of registers in braces.
AdmittedPlaces read_constraint(std::string_view constraint);

// Whether a letter of `ranges` admits the number.
bool is_in_range(char letter, int64_t value);

// What an operand of any register may be in: not rsp, nor rbp, which may be the frame pointer.
RegSet general_operand_registers();
RegSet vector_operand_registers();

// Whether the text has no effect that a program can see, except on the order of its memory
// accesses: blanks, comments, `nop` and `pause`.
bool is_assembly_without_effect(std::string_view text);

// An output of assembly by the numbers of arguments.
struct AssemblyOutput {
  static constexpr uint32_t kNone = UINT32_MAX;
  uint32_t address = kNone;  // of an indirect one (`=*rm`); others are results
  uint32_t input = kNone;    // in the same place: by a number (`=r,0`) or by the name of a register
                             // (`={rdi},{edi}`)
  bool is_result() const { return address == kNone; }
};
// The constraints' outputs in their order.
std::vector<AssemblyOutput> outputs_of(std::string_view constraints);

// For --print-supported: one line each for constraints, modifiers and directives.
std::string describe_inline_assembly();

}  // namespace lilt::x86
