// The operands of inline assembly, and where each of them is while the text runs.
//
// Every operand of a text ends up in one of three ways: in a register of its own, which is chosen
// here; as a constant that is written into the text; or on the x87 stack, where memory that a
// register points to is pushed from and popped to. Memory operands are addresses in registers.
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
  Memory,     // what a general register points to
  Immediate,  // text
  Condition,  // flags at the end of the text; a general register gets 0 or 1 for them
  X87,        // a register of the x87 stack
};

struct AssemblyOperand {
  std::string_view constraint;  // without `=` and the marks behind it
  bool is_output = false;
  bool is_indirect = false;  // the value is an address: of what is read or written
  bool is_early = false;     // written before the inputs have been read
  bool is_tied = false;      // an output: some input has its place
  int tied_to = -1;          // the operand before it, by number, whose register it has
  ssa::TypeId type;          // of what is passed
  ssa::Value value;          // inputs, and addresses of outputs
  AssemblyPlace place = AssemblyPlace::General;
  x86::RegSet choice;          // General, Xmm, Memory, Condition: the registers to choose from
  x86::Register reg;           // what was chosen
  uint32_t depth = 0;          // X87: from the top of the stack
  bool any_depth = false;      // X87: wherever there is room
  std::string immediate;       // Immediate: a number, or a symbol and perhaps `+` and a number
  std::string_view condition;  // Condition: "z", "nc" …
};

struct AssemblyOperands {
  std::vector<AssemblyOperand> operands;  // as the text counts them: outputs first
  x86::RegSet clobbers;                   // general and xmm registers
  uint32_t x87_clobbers = 0;              // by depth, a bit each
  x86::Register x87_memory;  // points to what passes through the x87 stack; none: nothing does
};

// Reads the constraints of a call of inline assembly and finds a place for each operand. Gives an
// empty string, or why that is not possible.
std::string place_operands(const ssa::Function& function, ssa::InstId call,
                           AssemblyOperands& operands);

// The bytes of an operand of that type in a register; 0: it fits none.
unsigned width_in_general(const ssa::TypeTable& types, ssa::TypeId type);
unsigned width_in_xmm(const ssa::TypeTable& types, ssa::TypeId type);

}  // namespace lilt::backend
