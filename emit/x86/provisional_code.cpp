#include "emit/x86/provisional_code.h"

#include <algorithm>
#include <utility>

#include "emit/object/code_image.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/mir/machine_printer.h"
#include "ir/support/align_up.h"

namespace lilt::x86 {

using mir::Cell;
using mir::CellKind;
using mir::FrameSlot;
using mir::MachineInstr;
using object::UnwindKind;

namespace {

// Those that calls may change first, and of these those without a prefix, for assembly.
constexpr Register kGeneral[] = {rax, rcx, rdx, rsi, rdi, r8,  r9, r10,
                                 r11, rbx, r12, r13, r14, r15, rbp};
constexpr int kFrameSteps = 2;  // of the unwind table, besides one a saved register

bool has_own_code(const mir::InstrDesc& desc, uint16_t opcode) {
  return opcode >= mir::kFirstTargetOpcode && (desc.properties & mir::instr::Pseudo) == 0;
}

int count_general(RegSet set) {
  int count = 0;
  set.for_each([&](Register r) { count += is_gpr(r); });
  return count;
}

// Room for the steps of the unwind table, at the start.
void insert_steps(mir::MachineFunction& function) {
  Arena scratch;
  mir::EditList edits(function, scratch);
  const mir::BlockId entry = function.layout.front();
  const Cell cells[] = {immediate(static_cast<int32_t>(UnwindKind::DefineCfaOffset)), immediate(0),
                        immediate(8)};
  for (int i = kFrameSteps + count_general(function.frame.callee_saved); i > 0; --i)
    edits.insert(entry, function.blocks[entry].begin, {.opcode = mir::kCfi}, cells);
  edits.apply();
}

}  // namespace

ProvisionalCode::ProvisionalCode(mir::MachineFunction& function) : function_(function) {
  insert_steps(function);
  note_texts();
  virtual_registers_.resize(function.cells.size());
  for (mir::BlockId block : function.layout)
    for (MachineInstr& instruction : function.instructions_of(block))
      if (instruction.opcode != mir::kPhi) assign_registers(instruction);
  lay_out();
  describe_frame();
  replaced_.assign(function.instructions.begin(), function.instructions.end());
  for (mir::BlockId block : function.layout)
    for (MachineInstr& instruction : function.instructions_of(block)) {
      address_slots(function.cells_of(instruction));
      replace(instruction);
    }
}

void ProvisionalCode::note_texts() {
  const mir::RegisterNames names(function_);
  for (const MachineInstr& instruction : function_.instructions)
    texts_.push_back(mir::to_string(function_, names, instruction));
}

// --- registers

void ProvisionalCode::assign_registers(MachineInstr& instruction) {
  const mir::InstrDesc& desc = function_.desc(instruction);
  const std::span<Cell> cells = function_.cells_of(instruction);
  taken_ = RegSet::of(rsp);
  if (function_.frame.uses_frame_pointer) taken_.insert(rbp);
  if ((desc.properties & mir::instr::Call) == 0) taken_ = taken_ | desc.clobbers;
  for (const Cell& cell : cells) {
    if (cell.is_register() && cell.fixed != 0) taken_.insert(Register(cell.fixed));
    if (cell.holds_register() && cell.reg().is_physical()) taken_.insert(cell.reg());
  }
  for (Cell& cell : cells)
    if (cell.is_def()) place(cell, cells);
  uses_.clear();
  for (Cell& cell : cells)
    if (cell.is_use()) place(cell, cells);
  const bool is_full = std::ranges::any_of(
      cells, [](const Cell& cell) { return cell.holds_register() && !cell.reg().valid(); });
  if (is_full) problem_ = {"an instruction has more registers than there are", instruction.origin};
}

// Uses of one virtual register share a register. Of assembly, uses come before definitions.
void ProvisionalCode::place(Cell& cell, std::span<const Cell> cells) {
  const Register r = cell.reg();
  if (!r.is_virtual()) return;
  virtual_registers_[static_cast<size_t>(&cell - function_.cells.data())] = r.virtual_index() + 1;
  if (cell.is_register() && cell.fixed != 0) return cell.set_register(Register(cell.fixed));
  if (cell.is_register() && cell.tied_to >= 0)
    return cell.set_register(cells[static_cast<size_t>(cell.tied_to)].reg());
  const auto used = std::ranges::find(uses_, r, &std::pair<Register, Register>::first);
  if (used != uses_.end()) return cell.set_register(used->second);
  cell.set_register(choose(function_.class_of(r)));
  if (cell.is_use()) uses_.emplace_back(r, cell.reg());
}

// A register of the class that the instruction does not use yet; none() if all are used.
Register ProvisionalCode::choose(mir::RegClass register_class) {
  const bool is_general =
      register_class == mir::RegClass::Gpr || register_class == mir::RegClass::Gpr32;
  for (uint32_t i = 0; i < (is_general ? std::size(kGeneral) : 16); ++i) {
    const Register r = is_general ? kGeneral[i] : xmm(15 - i);
    if (taken_.contains(r)) continue;
    taken_.insert(r);
    return r;
  }
  return {};
}

RegSet ProvisionalCode::written() const {
  RegSet written;
  for (mir::BlockId block : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(block)) {
      if (instruction.opcode == mir::kPhi) continue;
      written = written | function_.desc(instruction).clobbers;
      for (const Cell& cell : function_.cells_of(instruction))
        if (cell.holds_register() && cell.reg().is_physical()) written.insert(cell.reg());
    }
  return written;
}

// --- the frame

// As the prologue's, but with all slots in the order of their numbers, and no red zone.
void ProvisionalCode::lay_out() {
  mir::Frame& frame = function_.frame;
  RegSet saved = written() & frame.callee_saved;
  if (frame.uses_frame_pointer) {
    frame_.saved.push_back(rbp);
    saved.erase(rbp);
  }
  saved.for_each([&](Register r) { frame_.saved.push_back(r); });
  std::ranges::stable_partition(frame_.saved, is_gpr);
  if (frame.has_dynamic_alloca)
    frame.outgoing_bytes = static_cast<uint32_t>(align_up(frame.outgoing_bytes, 16));
  const bool aligns = frame.has_calls || frame.has_dynamic_alloca;
  uint64_t used = frame.outgoing_bytes, align = aligns ? frame.stack_align : 8;
  for (FrameSlot& slot : frame.slots) {
    if (slot.kind == mir::SlotKind::Incoming) continue;
    used = align_up(used, slot.align);
    align = std::max<uint64_t>(align, slot.align);
    slot.offset = static_cast<int64_t>(used);
    used += slot.size;
  }
  const auto general = static_cast<uint64_t>(std::ranges::count_if(frame_.saved, is_gpr));
  used += 8 + frame.jump_room + 8 * general;
  const int64_t size =
      static_cast<int64_t>(align_up(used, std::min<uint64_t>(align, frame.stack_align)) - 8);
  const int64_t first_saved = frame.jump_room + 8;
  const int64_t from_base = frame.uses_frame_pointer ? first_saved : size;  // to return address
  for (FrameSlot& slot : frame.slots)
    slot.offset += slot.kind == mir::SlotKind::Incoming ? from_base + 8 : from_base - size;
  frame.bytes_to_cfa = from_base + 8;
  frame_.size = size;
  frame_.first_saved = first_saved;
  frame_.has_frame_pointer = frame.uses_frame_pointer;
  frame_.outgoing_bytes = frame.outgoing_bytes;
  frame_.pops_arguments = frame.popped != 0;
}

// Valid from the function's first byte on.
void ProvisionalCode::describe_frame() {
  size_t at = 0;
  const auto step = [&](UnwindKind kind, int32_t dwarf_register, int64_t value) {
    const std::span<Cell> cells = function_.cells_of(function_.instructions[at++]);
    cells[0] = immediate(static_cast<int32_t>(kind));
    cells[1] = immediate(dwarf_register);
    cells[2] = immediate(static_cast<int32_t>(value));
  };
  const mir::Frame& frame = function_.frame;
  step(UnwindKind::DefineCfaOffset, 0, frame.bytes_to_cfa);
  if (frame.uses_frame_pointer) step(UnwindKind::DefineCfaRegister, dwarf_number(rbp), 0);
  int64_t place = -8 - frame_.first_saved;
  for (Register r : frame_.saved) {
    if (!is_gpr(r)) break;
    step(UnwindKind::SavedAt, dwarf_number(r), place);
    place -= 8;
  }
  while (at < function_.instructions.size() && function_.instructions[at].opcode == mir::kCfi)
    step(UnwindKind::DefineCfaOffset, 0, frame.bytes_to_cfa);
}

void ProvisionalCode::address_slots(std::span<Cell> cells) {
  const Register base = function_.frame.uses_frame_pointer ? rbp : rsp;
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].kind != CellKind::MemoryBase || cells[i].base_kind() != mir::BaseKind::Slot)
      continue;
    const int64_t offset = function_.frame.slots[cells[i].slot()].offset;
    cells[i].set_base(base);
    cells[i + 2].payload += static_cast<uint32_t>(offset);
  }
}

// Assembly may be empty.
void ProvisionalCode::replace(MachineInstr& instruction) {
  if (instruction.opcode == opcode(Op::ASM)) {
    Cell& cell = function_.cells_of(instruction)[0];
    cell.payload = function_.add_text(std::string(function_.texts[cell.payload]) + "\n\tnop");
  } else if (instruction.opcode != mir::kCfi &&
             !has_own_code(function_.desc(instruction), instruction.opcode)) {
    instruction.opcode = opcode(Op::NOP);
    instruction.width = 8;
    instruction.cell_count = 0;
  }
}

mir::LocatedCode ProvisionalCode::locate(std::span<const uint32_t> offset_of, uint32_t end) {
  std::ranges::copy(replaced_, function_.instructions.begin());
  mir::LocatedCode code = mir::locate_code(function_, offset_of, end, texts_);
  for (mir::BlockId block : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(block)) {
      if (instruction.opcode == mir::kCfi) continue;
      const auto cells = virtual_registers_.begin() + instruction.first_cell;
      code.virtual_registers.insert(code.virtual_registers.end(), cells,
                                    cells + instruction.cell_count);
    }
  const mir::RegisterNames names(function_);
  for (uint32_t i = 0; !function_.is_allocated && i < function_.virtual_registers.size(); ++i)
    code.virtual_names.push_back(names(Register::virtual_register(i)));
  code.frame = std::make_unique<mir::ProvisionalFrame>(std::move(frame_));
  function_.frame.laid_out = function_.is_allocated = true;
  return code;
}

}  // namespace lilt::x86
