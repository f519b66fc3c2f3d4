// The meaning of AT&T mnemonics.
#pragma once

#include <asmjit/x86.h>

#include <string_view>
#include <vector>

namespace lilt::x86 {

// The byte of a prefix that is written as a word; 0: not a prefix.
uint8_t prefix_byte(std::string_view word);

// The bytes of an instruction without operands that asmjit names differently or gives operands;
// empty: not such an instruction.
std::string_view fixed_instruction(std::string_view name);

// One reading of a mnemonic: asmjit's instruction, and the facts about operands that the name
// implies.
struct Reading {
  asmjit::InstId id = 0;
  unsigned memory_width = 0;    // bytes of a memory operand; 0: unspecified
  unsigned register_width = 0;  // bytes of general registers, except a count or a port
  unsigned result_width = 0;    // bytes of the destination, where it differs
};

// All readings, the likeliest first. `has_vector`: some operand is an xmm or mmx register.
std::vector<Reading> readings_of(std::string_view name, bool has_vector);

bool is_shift(asmjit::InstId id);
bool is_port_access(asmjit::InstId id);

// The condition of a conditional jump (its hardware number); -1: not a conditional jump.
int jump_condition(std::string_view name);

// The GNU assembler has always exchanged fsub and fsubr, and fdiv and fdivr, where the result is
// not the top of the stack. Returns the name that other assemblers use.
asmjit::InstId without_exchange(asmjit::InstId id);

}  // namespace lilt::x86
