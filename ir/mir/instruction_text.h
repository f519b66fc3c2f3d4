// Names of instructions in machine IR text: a row's name with condition and width put in before its
// first small letter. ADDrr at 4 bytes is ADD32rr; CMOVrr is CMOVle32rr; Jcc is Jle (a "cc" that
// follows stands for the condition). A row with one legal width goes without.
#pragma once

#include <string>
#include <string_view>

#include "ir/mir/target.h"

namespace lilt::mir {

// An instruction's name taken apart.
struct InstructionName {
  uint16_t opcode = 0;
  uint8_t width = 0;
  uint8_t condition = 0;
};

void append_instruction_name(std::string& out, const TargetDesc& target, InstructionName name);

// Finds what `text` names; false if nothing. Linear in the rows: remember the answers.
bool find_instruction(const TargetDesc& target, std::string_view text, InstructionName& name);

}  // namespace lilt::mir
