// Removes reloads of values that nothing reads.
//
// Idea. Linear scan brings a value back where it expects the next use to need it: at the end of a
// rare block, before a loop. What comes in between may take the register again, on the way
// that control goes, and the value is then loaded once more. The first load was for nothing. (Dead
// code elimination, for the one instruction that the allocator adds and that has no effect.)
#include <algorithm>

#include "backend/passes/dead_registers.h"
#include "backend/passes/machine_passes.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

using namespace mir;

namespace {

bool is_spill_slot(const MachineFunction& function, const Cell& base) {
  return base.base_kind() == BaseKind::Slot &&
         function.frame.slots[base.slot()].kind == SlotKind::Spill;
}

// Whether the instruction does nothing but load from a spill slot.
bool is_reload(const MachineFunction& function, const MachineInstr& i) {
  const std::span<const Cell> cells = function.cells_of(i);
  if (cells.size() < 2 || !cells[0].is_def() || cells[1].kind != CellKind::MemoryBase ||
      !is_spill_slot(function, cells[1]))
    return false;
  return std::ranges::find(function.target().classes, i.opcode, &RegClassDesc::load) !=
         function.target().classes.end();
}

}  // namespace

void remove_dead_reloads(MachineFunction& function, Arena& scratch) {
  EditList edits(function, scratch);
  DeadRegisters dead(function, scratch);
  for (const BlockId block : function.layout)
    for (uint32_t at = function.blocks[block].begin; at < function.blocks[block].end; ++at) {
      const MachineInstr& i = function.instructions[at];
      if (is_reload(function, i) && dead.are_dead(written_registers(function, i), block, at + 1))
        edits.remove(block, at);
    }
  edits.apply();
}

}  // namespace lilt::backend
