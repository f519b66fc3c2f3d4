// Machine IR with physical registers and laid-out frame → text for the GNU assembler, which gives
// the same instructions as the encoder.
#pragma once

#include <string>

#include "ir/mir/machine_function.h"

namespace lilt::x86 {

enum class AsmSyntax : uint8_t { Att, Intel };

// The function with its label, blocks, instructions and CFI directives, without section and symbol
// directives (emit/object/assembly prints those). `function_number` makes block labels unique.
void print_gas(std::string& out, const mir::MachineFunction& function, uint32_t function_number,
               AsmSyntax syntax);

}  // namespace lilt::x86
