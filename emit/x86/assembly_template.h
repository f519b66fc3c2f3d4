// The template of an ASM instruction, and its text once the operands have their places.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Replaces the marks of a template: `$$` is `$`, `${3:k}` the operand of that number.
// A register is written as its modifier requires: b w k q, the general register at 1, 2, 4 or 8
// bytes; h, its second byte, which only rax, rbx, rcx and rdx have; V, its name alone; x and t, the
// xmm and the ymm register. Memory takes no modifier. `operands` are first cells with physical
// registers. A mark that is not of this form, or names no operand, stays as it is.
std::string expand_template(std::string_view text, std::span<const mir::Cell* const> operands,
                            std::span<const std::string_view> symbols);

// The text of an ASM instruction, whose template numbers operands by their cells.
std::string assembly_text(const mir::MachineFunction& function, const mir::MachineInstr& assembly);

}  // namespace lilt::x86
