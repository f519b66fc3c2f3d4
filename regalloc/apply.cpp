// One walk in layout order: cells get their registers in place; whatever changes the number of
// instructions or cells (edits, memory forms, what disappears) goes through mir::EditList.
#include "regalloc/apply.h"

#include <unordered_map>

#include "ir/mir/edit.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {
namespace {

// Of a slot for a wider register, which unaligned moves access.
constexpr uint32_t kMaxSpillAlignment = 16;

using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::MachineInstr;
using mir::Register;

Cell register_cell(Register r, bool is_definition, int8_t tied_to = -1) {
  Cell cell;
  cell.kind = CellKind::Register;
  cell.detail = is_definition ? 1 : 0;
  cell.tied_to = tied_to;
  cell.payload = r.number();
  return cell;
}

class Applier {
 public:
  Applier(mir::MachineFunction& function, const ProgramPoints& points, const Allocation& allocation,
          Arena& scratch)
      : function_(function),
        target_(function.target()),
        allocation_(allocation),
        points_(points),
        edits_(function, scratch),
        slots_(scratch),
        definition_of_(scratch),
        definitions_(scratch),
        definition_cells_(scratch),
        scratch_(scratch) {}
  void run();

 private:
  void make_slots();
  void save_definitions();
  void rewrite_instruction(BlockId block, uint32_t position);
  bool disappears(const MachineInstr& instruction) const;
  void start_debug_value(BlockId block, const MachineInstr& instruction);
  void move_debug_definition(uint32_t from_cell, uint32_t to_cell);
  void rewrite_copy(BlockId block, uint32_t position);
  void fold(BlockId block, uint32_t position, uint32_t folded);
  void insert_edit(BlockId block, uint32_t position, const Edit& edit);
  void insert_move(BlockId block, uint32_t position, mir::RegClass register_class, Location from,
                   Location to, SourceOffset origin);
  void insert_exchange(BlockId block, uint32_t position, const Edit& edit, SourceOffset origin);
  void insert_rematerialized(BlockId block, uint32_t position, const Edit& edit);
  SourceOffset origin_at(BlockId block, uint32_t position) const;
  void append_address(Location location);

  mir::MachineFunction& function_;
  const mir::TargetDesc& target_;
  const Allocation& allocation_;
  const ProgramPoints& points_;
  mir::EditList edits_;
  ArenaVector<mir::SlotId> slots_;  // by spill slot
  struct Definition {
    MachineInstr instruction;
    uint32_t first_cell = 0;
  };
  ArenaVector<uint32_t> definition_of_;  // by value: index into definitions_
  ArenaVector<Definition> definitions_;  // that edits repeat, as they were before the walk
  ArenaVector<Cell> definition_cells_, scratch_;
  std::unordered_map<uint32_t, mir::DebugValue*> debug_values_;  // by the cell of the definition
};

void Applier::run() {
  make_slots();
  save_definitions();
  for (mir::DebugValue& value : function_.debug_values)
    if (value.start == mir::DebugValue::Start::Cell) debug_values_.emplace(value.cell, &value);
  auto edit = allocation_.edits.begin();
  auto number_of_edit = [&] {
    return edit != allocation_.edits.end() ? edit->point.instruction() : UINT32_MAX;
  };
  uint32_t edited = number_of_edit();
  for (const BlockSpan& span : points_.blocks()) {
    for (uint32_t n = span.first; n < span.end; ++n) {
      const uint32_t position = span.array_begin + (n - span.first);
      for (; edited == n; ++edit, edited = number_of_edit()) insert_edit(span.id, position, *edit);
      if (n < span.instructions_end) rewrite_instruction(span.id, position);
    }
  }
  edits_.apply();
  function_.is_ssa = false;
  function_.is_allocated = true;
}

void Applier::make_slots() {
  for (const SpillSlot& slot : allocation_.spill_slots) {
    mir::FrameSlot frame_slot;
    frame_slot.kind = mir::SlotKind::Spill;
    frame_slot.size = slot.size;
    frame_slot.align = std::min(uint32_t{slot.size}, kMaxSpillAlignment);
    slots_.push_back(function_.frame.slots.push_back(frame_slot));
  }
}

void Applier::save_definitions() {
  bool needed = allocation_.statistics.rematerializations != 0;
  for (size_t e = 0; !needed && e < allocation_.edits.size(); ++e)
    needed = allocation_.edits[e].kind == EditKind::Rematerialize;
  if (!needed) return;
  definition_of_.assign(function_.virtual_registers.size(), UINT32_MAX);
  for (const Edit& edit : allocation_.edits)
    if (edit.kind == EditKind::Rematerialize) definition_of_[edit.value.virtual_index()] = 0;
  for (const MachineInstr& instruction : function_.instructions) {
    // What can be rematerialized defines its first operand.
    const std::span<const Cell> cells = function_.cells_of(instruction);
    if (cells.empty() || !cells[0].is_def() || !cells[0].reg().is_virtual()) continue;
    uint32_t& definition = definition_of_[cells[0].reg().virtual_index()];
    if (definition == UINT32_MAX) continue;
    definition = static_cast<uint32_t>(definitions_.size());
    definitions_.push_back({instruction, static_cast<uint32_t>(definition_cells_.size())});
    definition_cells_.insert(definition_cells_.end(), cells.begin(), cells.end());
  }
}

// --- instructions

bool Applier::disappears(const MachineInstr& instruction) const {
  if (instruction.opcode == mir::kPhi || instruction.opcode == mir::kEntry ||
      instruction.opcode == mir::kUndef)
    return true;
  std::span<const Cell> cells = function_.cells_of(instruction);
  return !cells.empty() && cells[0].is_def() && cells[0].reg().is_virtual() &&
         allocation_.cells[instruction.first_cell].is_none();
}

void Applier::rewrite_instruction(BlockId block, uint32_t position) {
  MachineInstr& instruction = function_.instructions[position];
  if (disappears(instruction)) {
    if (!debug_values_.empty()) start_debug_value(block, instruction);
    return edits_.remove(block, position);
  }
  if (instruction.opcode == mir::kCopy) return rewrite_copy(block, position);
  std::span<Cell> cells = function_.cells_of(instruction);
  uint32_t folded = UINT32_MAX;
  for (uint32_t c = 0; c < cells.size(); ++c) {
    if (!cells[c].holds_register() || !cells[c].reg().is_virtual()) continue;
    Location location = allocation_.cells[instruction.first_cell + c];
    if (location.is_memory())
      folded = c;
    else
      cells[c].set_register(location.reg());
  }
  if (folded != UINT32_MAX) fold(block, position, folded);
}

// --- values that debug information follows

// Those that a PHI or an ENTRY defines are somewhere at the start of the block.
void Applier::start_debug_value(BlockId block, const MachineInstr& instruction) {
  for (uint32_t c = 0; c < instruction.cell_count; ++c) {
    const auto found = debug_values_.find(instruction.first_cell + c);
    if (found == debug_values_.end()) continue;
    mir::DebugValue& value = *found->second;
    const Cell& cell = function_.cells_of(instruction)[c];
    const Location location = cell.reg().is_virtual()
                                  ? allocation_.cells[instruction.first_cell + c]
                                  : Location::in(cell.reg());
    const bool is_at_start = instruction.opcode == mir::kPhi || instruction.opcode == mir::kEntry;
    const bool is_known = is_at_start && !location.is_none();
    value.start = is_known ? mir::DebugValue::Start::Block : mir::DebugValue::Start::Nowhere;
    value.block = block;
    if (location.is_register()) value.reg = location.reg();
    if (location.is_memory()) value.slot = slots_[location.slot()];
  }
}

void Applier::move_debug_definition(uint32_t from_cell, uint32_t to_cell) {
  const auto found = debug_values_.find(from_cell);
  if (found != debug_values_.end()) found->second->cell = to_cell;
}

// --- copies and operands in memory

void Applier::rewrite_copy(BlockId block, uint32_t position) {
  const MachineInstr instruction = function_.instructions[position];
  std::span<const Cell> cells = function_.cells_of(instruction);
  auto location = [&](uint32_t c) {
    return cells[c].reg().is_virtual() ? allocation_.cells[instruction.first_cell + c]
                                       : Location::in(cells[c].reg());
  };
  // The narrower class: the copy then means no more.
  const mir::RegClassDesc* narrowest = nullptr;
  mir::RegClass register_class = mir::RegClass::Gpr;
  for (const Cell& cell : cells) {
    if (!cell.reg().is_virtual()) continue;
    const mir::RegClass of_cell = function_.class_of(cell.reg());
    const mir::RegClassDesc& desc = target_.classes[static_cast<size_t>(of_cell)];
    if (narrowest != nullptr && narrowest->move_width < desc.move_width) continue;
    narrowest = &desc;
    register_class = of_cell;
  }
  if (!debug_values_.empty() && location(0) != location(1))
    move_debug_definition(instruction.first_cell, edits_.next_cell());
  insert_move(block, position, register_class, location(1), location(0), instruction.origin);
  edits_.remove(block, position);
}

// The instruction's memory form, with the slot's address in place of the operand.
void Applier::fold(BlockId block, uint32_t position, uint32_t folded) {
  MachineInstr instruction = function_.instructions[position];
  std::span<const Cell> cells = function_.cells_of(instruction);
  MemoryForm form = memory_form(function_.desc(instruction), instruction, cells, folded);
  scratch_.assign(cells.begin(), cells.begin() + folded);
  append_address(allocation_.cells[instruction.first_cell + folded]);
  scratch_.insert(scratch_.end(), cells.begin() + folded + 1, cells.end());
  for (Cell& cell : scratch_)
    if (cell.is_register() && cell.tied_to > static_cast<int8_t>(folded)) cell.tied_to += 2;
  instruction.opcode = form.opcode;
  if (!debug_values_.empty())
    for (uint32_t c = 0; c < folded; ++c)
      move_debug_definition(instruction.first_cell + c, edits_.next_cell() + c);
  instruction.cell_count = static_cast<uint32_t>(scratch_.size());
  edits_.insert(block, position, instruction, scratch_);
  edits_.remove(block, position);
}

void Applier::append_address(Location location) {
  Cell address[3];
  Address::of_slot(slots_[location.slot()]).to_cells(address);
  scratch_.insert(scratch_.end(), std::begin(address), std::end(address));
}

// --- edits

SourceOffset Applier::origin_at(BlockId block, uint32_t position) const {
  const mir::MachineBlock& b = function_.blocks[block];
  if (position < b.end) return function_.instructions[position].origin;
  return b.end > b.begin ? function_.instructions[b.end - 1].origin : kNoOffset;
}

void Applier::insert_edit(BlockId block, uint32_t position, const Edit& edit) {
  SourceOffset origin = origin_at(block, position);
  if (edit.kind == EditKind::Exchange) return insert_exchange(block, position, edit, origin);
  if (edit.kind == EditKind::Rematerialize) return insert_rematerialized(block, position, edit);
  insert_move(block, position, edit.register_class, edit.from, edit.to, origin);
}

void Applier::insert_move(BlockId block, uint32_t position, mir::RegClass register_class,
                          Location from, Location to, SourceOffset origin) {
  if (from == to) return;
  const mir::RegClassDesc& desc = target_.classes[static_cast<size_t>(register_class)];
  MachineInstr instruction;
  instruction.width = desc.move_width;
  instruction.origin = origin;
  scratch_.clear();
  if (to.is_memory()) {
    instruction.opcode = desc.store;
    instruction.width = desc.store_width;
    append_address(to);
    scratch_.push_back(register_cell(from.reg(), false));
  } else {
    instruction.opcode = from.is_memory() ? desc.load : desc.move;
    scratch_.push_back(register_cell(to.reg(), true));
    if (from.is_memory())
      append_address(from);
    else
      scratch_.push_back(register_cell(from.reg(), false));
  }
  instruction.cell_count = static_cast<uint32_t>(scratch_.size());
  edits_.insert(block, position, instruction, scratch_);
}

void Applier::insert_exchange(BlockId block, uint32_t position, const Edit& edit,
                              SourceOffset origin) {
  const mir::RegClassDesc& desc = target_.classes[static_cast<size_t>(edit.register_class)];
  MachineInstr instruction;
  instruction.opcode = desc.exchange;
  instruction.width = desc.move_width;
  instruction.origin = origin;
  Register a = edit.from.reg(), b = edit.to.reg();
  scratch_ = {register_cell(a, true), register_cell(b, true), register_cell(a, false, 0),
              register_cell(b, false, 1)};
  instruction.cell_count = 4;
  edits_.insert(block, position, instruction, scratch_);
}

void Applier::insert_rematerialized(BlockId block, uint32_t position, const Edit& edit) {
  const Definition& definition = definitions_[definition_of_[edit.value.virtual_index()]];
  if (definition.instruction.opcode == mir::kUndef) return;  // what is there will do
  auto first = definition_cells_.begin() + definition.first_cell;
  scratch_.assign(first, first + definition.instruction.cell_count);
  for (Cell& cell : scratch_)
    if (cell.is_def()) cell.set_register(edit.to.reg());
  edits_.insert(block, position, definition.instruction, scratch_);
}

}  // namespace

void apply(mir::MachineFunction& function, const ProgramPoints& points,
           const Allocation& allocation, Arena& scratch) {
  Applier(function, points, allocation, scratch).run();
}

}  // namespace lilt::regalloc
