// The operands of inline assembly, and the place of each while the text runs.
//
// Every operand of a text takes one of three forms: a register, which is chosen here; a constant
// that is written into the text; or a register of the x87 stack, loaded from and stored to memory
// that a general register points to. A memory operand is an address in a register.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/x86/registers.h"
#include "ir/ssa/function.h"

namespace lilt::backend {

enum class AssemblyPlace : uint8_t {
  General,    // a general register
  Xmm,        // an xmm register
  Memory,     // memory that a general register points to
  Immediate,  // text
  Condition,  // flags at the end of the text, as 0 or 1 in a general register
  X87,        // a register of the x87 stack
};

struct AssemblyOperand {
  std::string_view constraint;  // without `=` and the marks behind it
  bool is_output = false;
  bool is_indirect = false;  // the value is the address of memory that is read or written
  bool is_early = false;     // written before the inputs have been read
  bool is_tied = false;      // an output that shares its place with an input
  int tied_to = -1;          // the number of the earlier operand whose register it shares
  ssa::TypeId type;          // of the passed value
  ssa::Value value;          // inputs, and addresses of outputs
  AssemblyPlace place = AssemblyPlace::General;
  x86::RegSet choice;          // General, Xmm, Memory, Condition: the registers to choose from
  x86::Register reg;           // the chosen register
  uint32_t depth = 0;          // X87: from the top of the stack
  bool any_depth = false;      // X87: at any free depth
  std::string immediate;       // Immediate: a number, or a symbol and perhaps `+` and a number
  std::string_view condition;  // Condition: "z", "nc" …
};

struct AssemblyOperands {
  std::vector<AssemblyOperand> operands;  // as the text counts them: outputs first
  x86::RegSet clobbers;                   // general and xmm registers
  uint32_t x87_clobbers = 0;              // one bit per depth
  x86::Register x87_memory;  // points to the memory of x87 operands; none: no such operands
};

// Reads the constraints of a call of inline assembly and finds a place for each operand. Returns an
// empty string, or the obstacle.
std::string place_operands(const ssa::Function& function, ssa::InstId call,
                           AssemblyOperands& operands);

// The size in bytes of an operand of the type in a register; 0: it does not fit.
unsigned width_in_general(const ssa::TypeTable& types, ssa::TypeId type);
unsigned width_in_xmm(const ssa::TypeTable& types, ssa::TypeId type);

}  // namespace lilt::backend
