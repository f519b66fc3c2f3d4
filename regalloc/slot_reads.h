// Whether an instruction can read a spilled value where it is.
#pragma once

#include "ir/mir/machine_function.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

// Whether the operand has a memory form (see memory_form) that a spill slot of the function's frame
// suits: those of SSE read 16 bytes at multiples of 16 only, where not every frame has its slots.
// O(operands).
inline bool may_read_slot(const mir::MachineFunction& function,
                          const mir::MachineInstr& instruction, std::span<const mir::Cell> cells,
                          uint32_t cell) {
  const MemoryForm form = memory_form(function.desc(instruction), instruction, cells, cell);
  return form.opcode != 0 && (form.width < 16 || function.frame.stack_align >= 16);
}

}  // namespace lilt::regalloc
