// Names of instructions in machine IR text: a row's name with condition and width inserted before
// its first small letter. ADDrr at 4 bytes is ADD32rr; CMOVrr is CMOVle32rr; Jcc is Jle (the
// condition replaces a "cc"). The name of a row with one legal width omits the width.
#pragma once

#include <string>
#include <string_view>

#include "ir/mir/target_desc.h"

namespace lilt::mir {

// The parts of an instruction's name.
struct InstructionName {
  uint16_t opcode = 0;
  uint8_t width = 0;
  uint8_t condition = 0;
};

void append_instruction_name(std::string& out, const TargetDesc& target, InstructionName name);

// Finds the row, condition and width that `text` names; returns false if there are none. Linear in
// the rows: callers cache the answers.
bool find_instruction(const TargetDesc& target, std::string_view text, InstructionName& name);

}  // namespace lilt::mir
