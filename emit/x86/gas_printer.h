// Machine IR with physical registers and laid-out frame → text that the GNU assembler
// translates into the same instructions as the encoder.
#pragma once

#include <span>

#include "emit/object/assembly_writer.h"
#include "emit/object/debug_sections.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

enum class AsmSyntax : uint8_t { Att, Intel };

// The function from its label to .cfi_endproc: blocks, instructions and CFI directives, without
// section and symbol directives (emit/object prints those); its jump tables and constants.
// `function_number` makes block labels unique: .LBB3_1 is block 1 of function 3. The text of Intel
// functions expects ".intel_syntax noprefix" to be in force. Lines that `locator` finds become
// rows. `marked`: places in the layout, ascending; FunctionAssembly::marks gets a label before
// each but the end. `out` is cleared first.
//   requires: a verified, allocated function after frame layout
void print_gas(object::FunctionAssembly& out, const mir::MachineFunction& function,
               uint32_t function_number, AsmSyntax syntax, const object::LineLocator& locator,
               std::span<const uint32_t> marked = {});

}  // namespace lilt::x86
