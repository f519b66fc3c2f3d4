// The operands of inline assembly, and the kind of place of each: a register of a class or one that
// its constraint names, memory, a constant, the flags, or a register of the x87 stack.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/x86/registers.h"
#include "ir/ssa/function.h"

namespace lilt::backend {

enum class AssemblyPlace : uint8_t {
  General,    // a general register
  Xmm,        // an xmm, ymm or zmm register, by the size of its type
  Memory,     // memory whose address is passed
  Immediate,  // text
  Condition,  // flags at the end of the text, as 0 or 1 in a general register
  X87,        // a register of the x87 stack, loaded from and stored to memory
};

struct AssemblyOperand {
  std::string_view constraint;  // without `=` and the marks after it
  bool is_output = false;
  bool is_indirect = false;  // the value is the address of memory that is read or written
  bool is_early = false;     // written before the inputs have been read
  bool is_tied = false;      // an output that shares its place with an input
  int tied_to = -1;          // the number of the earlier operand whose register it shares
  ssa::TypeId type;          // of the passed value
  ssa::Value value;          // inputs, and addresses of outputs
  ssa::Value stored_to;      // an address for an output in a register; or none()
  ssa::TypeId element;       // of the memory at an address, if the text has it
  AssemblyPlace place = AssemblyPlace::General;
  x86::RegSet choice;          // General, Xmm, Condition: all of the class, or one register
  uint32_t depth = 0;          // X87: from the top of the stack
  bool any_depth = false;      // X87: at any free depth
  std::string immediate;       // Immediate: a number, or a symbol and perhaps `+` and a number
  std::string_view condition;  // Condition: "z", "nc" …
  uint32_t number = 0;         // in registers and memory: among the operands of the completed call

  bool is_in_register() const {
    return place == AssemblyPlace::General || place == AssemblyPlace::Xmm ||
           place == AssemblyPlace::Condition;
  }
  bool is_placed() const { return place != AssemblyPlace::Immediate; }
  bool is_result() const { return is_output && is_in_register(); }  // of the completed call
  x86::Register named() const { return choice.size() == 1 ? choice.first() : x86::Register(); }
};

struct AssemblyOperands {
  std::vector<AssemblyOperand> operands;  // as the text counts them: outputs first
  x86::RegSet clobbers;                   // general and xmm registers
  uint32_t x87_clobbers = 0;              // one bit per depth
  bool has_x87 = false;
};

// Describes the first clobber in the constraints that is not a register; empty if there is none.
std::string check_clobbers(std::string_view constraints);

// Reads the constraints of a call of inline assembly and finds a kind of place for each operand,
// such that an allocator can place all of them. Returns an empty string, or the obstacle.
std::string place_operands(const ssa::Function& function, ssa::InstId call,
                           AssemblyOperands& operands);

// The size in bytes of an operand of the type in a register; 0: it does not fit.
unsigned width_in_general(const ssa::TypeTable& types, ssa::TypeId type);
unsigned width_in_vector(const ssa::Function& function, ssa::TypeId type);

}  // namespace lilt::backend
