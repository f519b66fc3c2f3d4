#include "regalloc/operand_forms.h"

#include "regalloc/program_points.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::CellKind;
using mir::OperandKind;
namespace instr = mir::instr;

namespace {

uint32_t cells_of_operand(OperandKind kind) {
  switch (kind) {
    case OperandKind::Memory:
      return 3;
    case OperandKind::Immediate64:
      return 2;
    default:
      return 1;
  }
}

}  // namespace

MemoryForm memory_form(const mir::InstrDesc& desc, const mir::MachineInstr& instruction,
                       std::span<const Cell> cells, uint32_t cell) {
  const Cell& operand = cells[cell];
  if (!operand.is_register() || operand.is_def() || operand.fixed != 0 || operand.tied_to >= 0)
    return {};
  uint32_t at = 0;
  for (const mir::OperandSpec& spec : desc.operands) {
    if (at == cell) return {spec.memory_form, spec.width != 0 ? spec.width : instruction.width};
    at += cells_of_operand(spec.kind);
  }
  return {};
}

bool has_memory_operand(std::span<const Cell> cells) {
  for (const Cell& cell : cells)
    if (cell.kind == CellKind::MemoryBase) return true;
  return false;
}

bool is_rematerializable(const mir::InstrDesc& desc, std::span<const Cell> cells) {
  constexpr uint32_t kEffects = instr::Terminator | instr::Call | instr::MayLoad | instr::MayStore |
                                instr::SideEffect | instr::Variadic | instr::Pseudo |
                                instr::HasCondition | instr::Trap;
  if ((desc.properties & kEffects) != 0 || desc.flags_read != 0 || desc.flags_written != 0 ||
      desc.operands.empty() || !desc.clobbers.empty())
    return false;
  unsigned definitions = 0;
  for (const Cell& cell : cells) {
    if (cell.is_use()) return false;
    if (cell.is_def()) definitions += cell.fixed != 0 || !cell.reg().is_virtual() ? 2 : 1;
  }
  return definitions == 1 && cells[0].is_def();
}

unsigned count_tied(std::span<const Cell> cells, mir::Register& tied) {
  unsigned count = 0;
  for (const Cell& cell : cells)
    if (cell.is_register() && !cell.is_def() && cell.tied_to >= 0) {
      tied = cell.reg();
      ++count;
    }
  return count;
}

RegisterChoice::RegisterChoice(const mir::MachineFunction& function,
                               const AllocationOptions& options) {
  const mir::TargetDesc& target = function.target();
  for (size_t c = 0; c < target.classes.size(); ++c) {
    const mir::RegClassDesc& desc = target.classes[c];
    members[c] = desc.members - target.reserved;
    if (function.frame.uses_frame_pointer && target.frame_pointer.valid())
      members[c].erase(target.frame_pointer);
    const bool is_named = !(desc.members & options.register_set).empty();
    allowed[c] = members[c] & options.register_set;
    if (!allowed[c].empty()) continue;
    if (options.registers == 0 && !is_named) {
      allowed[c] = members[c];
      continue;
    }
    unsigned left = options.registers;
    if (is_named) left = 1;  // the set has only the frame pointer, which this function keeps
    for (mir::Register r : desc.order)
      if (left != 0 && members[c].contains(r)) {
        allowed[c].insert(r);
        --left;
      }
  }
}

// Operands that instructions read and write in spill slots themselves.
static void count_folds(const ProgramPoints& points, Allocation& allocation) {
  AllocationStatistics& s = allocation.statistics;
  for (uint32_t n = 0; n < points.number_count(); ++n) {
    if (!points.has_instruction(n)) continue;
    const mir::MachineInstr& instruction = points.instruction(n);
    if (instruction.opcode == mir::kPhi) continue;
    for (uint32_t c = 0; c < instruction.cell_count; ++c)
      if (allocation.cells[instruction.first_cell + c].is_memory())
        ++s.folds, s.weighted_folds += points.frequency_at(n);
  }
}

void count_edits(const ProgramPoints& points, Allocation& allocation) {
  AllocationStatistics& s = allocation.statistics;
  for (const Edit& edit : allocation.edits) {
    double weight = points.frequency_at(edit.point.instruction());
    switch (edit.kind) {
      case EditKind::Spill:
        ++s.spills, s.weighted_spills += weight;
        break;
      case EditKind::Reload:
        ++s.reloads, s.weighted_reloads += weight;
        break;
      case EditKind::Copy:
        ++s.copies, s.weighted_copies += weight;
        break;
      case EditKind::Exchange:
        ++s.exchanges, s.weighted_copies += weight;
        break;
      case EditKind::Rematerialize:
        ++s.rematerializations, s.weighted_copies += weight;
        break;
    }
  }
  s.spill_slots = static_cast<uint32_t>(allocation.spill_slots.size());
  if (s.spill_slots != 0) count_folds(points, allocation);
}

}  // namespace lilt::regalloc
