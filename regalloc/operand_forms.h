// What allocators, checker and applier ask about the operands of one instruction.
#pragma once

#include <optional>
#include <span>

#include "ir/mir/machine_function.h"
#include "regalloc/allocation.h"

namespace lilt::regalloc {

// Whether values of the two classes may have one register or slot after another.
inline bool share_places(const mir::TargetDesc& target, mir::RegClass a, mir::RegClass b) {
  const mir::RegClassDesc &x = target.classes[static_cast<size_t>(a)],
                          &y = target.classes[static_cast<size_t>(b)];
  return x.bank == y.bank && x.spill_size == y.spill_size;
}

// The instruction's form with one register operand in memory.
struct MemoryForm {
  uint16_t opcode = 0;  // 0: there is none
  uint8_t width = 0;    // bytes read from memory
};

// The memory form for the register use at `cell` (index within the instruction). Tied and fixed
// operands and definitions have none. O(operands).
MemoryForm memory_form(const mir::InstrDesc& desc, const mir::MachineInstr& instruction,
                       std::span<const mir::Cell> cells, uint32_t cell);

// Whether the cell names a virtual register, as an operand or in an address.
inline bool names_value(const mir::Cell& cell) {
  if (cell.payload < mir::Register::kFirstVirtual) return false;
  return cell.kind == mir::CellKind::Register || cell.kind == mir::CellKind::MemoryIndex ||
         (cell.kind == mir::CellKind::MemoryBase && cell.base_kind() == mir::BaseKind::Register);
}

bool has_memory_operand(std::span<const mir::Cell> cells);

// Registers that hold something else after the instruction, besides its definitions.
inline mir::RegSet clobbers_of(const mir::TargetDesc& target, const mir::InstrDesc& desc) {
  return (desc.properties & mir::instr::Call) != 0 ? desc.clobbers | target.caller_saved
                                                   : desc.clobbers;
}

// Whether the instruction gives the same value wherever it is repeated and disturbs nothing, flags
// included: one definition in any register, no register read, no memory, no effect.
bool is_rematerializable(const mir::InstrDesc& desc, std::span<const mir::Cell> cells);

// How many uses of the instruction are tied to a definition; `tied` gets one of their registers.
unsigned count_tied(std::span<const mir::Cell> cells, mir::Register& tied);

// Whether a use must keep its register until the definitions are written: in an instruction with a
// tied definition, whose register is written before the instruction starts, every operand that is
// not the tied value itself (linear-scan.md §1).
inline bool is_late_use(const mir::Cell& cell, unsigned tied_count, mir::Register tied) {
  if (tied_count == 0) return false;
  if (cell.is_register() && cell.tied_to >= 0) return false;
  return tied_count > 1 || cell.reg() != tied;
}

// The registers an allocation may use, by class: all allocatable ones, or the first N of the order.
struct RegisterChoice {
  mir::RegSet members[mir::kRegClassCount];  // what a single operand may always use
  mir::RegSet allowed[mir::kRegClassCount];  // what values may live in
  RegisterChoice(const mir::MachineFunction& function, const AllocationOptions& options);
};

// Counts edits and folds, weighted by the frequency of the block they stand in, into `statistics`.
class ProgramPoints;
void count_edits(const ProgramPoints& points, Allocation& allocation);

}  // namespace lilt::regalloc
