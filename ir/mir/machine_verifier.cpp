// One walk over the blocks in layout order; each rule is a function. Only the dominance of uses
// needs more than one instruction.
#include "ir/mir/machine_verifier.h"

#include <algorithm>
#include <optional>

#include "ir/mir/framed_blocks.h"
#include "ir/mir/machine_dominators.h"
#include "ir/mir/machine_printer.h"

namespace lilt::mir {
namespace {

constexpr uint8_t kNoBank = 255;

class Verifier {
 public:
  explicit Verifier(const MachineFunction& function)
      : function_(function), target_(function.target()) {}

  std::vector<Violation> run();

 private:
  // Where a virtual register is defined.
  struct Definition {
    BlockId block;  // none: nowhere
    uint32_t position = 0;
  };

  void report(std::string message, SourceOffset origin = kNoOffset);
  void report(const MachineInstr& instruction, std::string message);
  SourceOffset end_of(BlockId block) const;

  bool check_extents();
  void check_entry();
  void collect_definitions();
  void check_block(size_t layout_position);

  // --- an instruction against its row
  void check_instruction(const MachineInstr& instruction);
  void check_operands(const MachineInstr& instruction, const InstrDesc& desc);
  size_t check_operand(const MachineInstr& instruction, size_t cell, const OperandSpec& spec);
  void check_extra_cells(const MachineInstr& instruction, size_t cell);
  void check_extra_tie(const MachineInstr& instruction, const Cell& cell);
  void check_generic(const MachineInstr& instruction);
  void check_register(const MachineInstr& instruction, const Cell& cell, const OperandSpec& spec);
  bool check_register_number(const MachineInstr& instruction, Register r);
  void check_immediate(const MachineInstr& instruction, int32_t value);
  void check_memory(const MachineInstr& instruction, const Cell* cells, const OperandSpec& spec);
  uint8_t bank_of(Register r) const;

  // --- rules of blocks and stages
  void check_order(size_t layout_position);
  void check_successors(size_t layout_position);
  void check_phi(const MachineInstr& instruction);
  void check_uses_dominated();
  void check_allocated(const MachineInstr& instruction);
  void check_flags(BlockId block);
  bool is_after_call(BlockId block) const;
  void check_landing_pad(const MachineInstr& instruction);
  void check_fixed_registers(const MachineInstr& instruction);
  void check_saved(const MachineInstr& instruction);
  void check_prologue_block();
  void check_jump_tables();

  // For messages.
  const RegisterNames& names() { return names_.has_value() ? *names_ : names_.emplace(function_); }

  const MachineFunction& function_;
  const TargetDesc& target_;
  std::optional<RegisterNames> names_;
  BlockId block_;  // being checked, for messages
  std::vector<Violation> violations_;
  std::vector<Definition> definitions_;  // by virtual register
};

void Verifier::report(std::string message, SourceOffset origin) {
  violations_.push_back({"", std::move(message), origin});
}

void Verifier::report(const MachineInstr& instruction, std::string message) {
  violations_.push_back({"bb." + std::to_string(block_.index()) + ": '" +
                             to_string(function_, names(), instruction) + "': ",
                         std::move(message), instruction.origin});
}

// Where the last instruction of a block comes from.
SourceOffset Verifier::end_of(BlockId block) const {
  std::span<const MachineInstr> instructions = function_.instructions_of(block);
  return instructions.empty() ? kNoOffset : instructions.back().origin;
}

std::vector<Violation> Verifier::run() {
  if (!check_extents()) return std::move(violations_);
  collect_definitions();
  check_entry();
  for (size_t i = 0; i < function_.layout.size(); ++i) check_block(i);
  check_jump_tables();
  if (function_.is_ssa && violations_.empty()) check_uses_dominated();
  if (function_.is_allocated && function_.frame.prologue_block.valid() && violations_.empty())
    check_prologue_block();
  return std::move(violations_);
}

// Ids and extents, on which every other rule relies.
bool Verifier::check_extents() {
  std::vector<bool> placed(function_.blocks.size(), false);
  for (BlockId id : function_.layout) {
    if (!function_.blocks.contains(id)) {
      report("layout names a block that does not exist");
      return false;
    }
    std::string name = "bb." + std::to_string(id.index());
    if (placed[id.index()]) report(name + " is twice in the layout");
    placed[id.index()] = true;
    const MachineBlock& block = function_.blocks[id];
    if (block.begin > block.end || block.end > function_.instructions.size())
      report(name + " has instructions out of range");
  }
  if (!violations_.empty()) return false;
  for (BlockId id : function_.layout)
    for (const MachineInstr& i : function_.instructions_of(id)) {
      bool in_range = i.opcode < target_.instructions.size() && !target_[i.opcode].name.empty() &&
                      uint64_t{i.first_cell} + i.cell_count <= function_.cells.size();
      if (!in_range) report("bb." + std::to_string(id.index()) + " has a broken instruction");
    }
  return violations_.empty();
}

void Verifier::check_entry() {
  if (function_.layout.empty()) return;
  if (function_.is_ssa && !function_.predecessors(function_.layout.front()).empty())
    report("the entry block has predecessors");
}

void Verifier::collect_definitions() {
  definitions_.resize(function_.virtual_registers.size());
  for (BlockId id : function_.layout) {
    block_ = id;
    for (uint32_t i = function_.blocks[id].begin; i < function_.blocks[id].end; ++i) {
      const MachineInstr& instruction = function_.instructions[i];
      for (const Cell& cell : function_.cells_of(instruction)) {
        if (!cell.is_def() || !cell.reg().is_virtual()) continue;
        if (cell.reg().virtual_index() >= definitions_.size()) continue;
        Definition& definition = definitions_[cell.reg().virtual_index()];
        if (function_.is_ssa && definition.block.valid())
          report(instruction, "second definition of a register");
        definition = {id, i};
      }
    }
  }
}

void Verifier::check_block(size_t layout_position) {
  block_ = function_.layout[layout_position];
  for (const MachineInstr& instruction : function_.instructions_of(block_)) {
    check_instruction(instruction);
    if (instruction.opcode == kPhi) check_phi(instruction);
    if (is_invoking(function_.desc(instruction))) check_landing_pad(instruction);
    if (function_.is_allocated) check_allocated(instruction);
    if (function_.frame.laid_out) check_saved(instruction);
  }
  check_order(layout_position);
  check_successors(layout_position);
  check_flags(block_);
}

// --- an instruction against its row

void Verifier::check_instruction(const MachineInstr& instruction) {
  const InstrDesc& desc = function_.desc(instruction);
  if (desc.widths != 0 &&
      (instruction.width == 0 || (instruction.width & (instruction.width - 1)) ||
       !(desc.widths & instruction.width)))
    report(instruction, "width " + std::to_string(instruction.width) + " is not one of the row's");
  if (instruction.condition >= target_.condition_names.size())
    report(instruction, "no such condition");
  if (instruction.opcode < kFirstTargetOpcode) check_generic(instruction);
  if ((desc.features & ~function_.features) != 0)
    report(instruction, "the function's processor lacks the instruction");
  check_operands(instruction, desc);
  if (!function_.is_allocated) check_fixed_registers(instruction);
}

// Before allocation: no register holds two operands, or two results, at once.
void Verifier::check_fixed_registers(const MachineInstr& instruction) {
  const std::span<const Cell> cells = function_.cells_of(instruction);
  for (size_t i = 0; i < cells.size(); ++i) {
    if (!cells[i].is_register() || cells[i].fixed == 0) continue;
    for (size_t k = 0; k < i; ++k)
      if (cells[k].is_register() && cells[k].fixed == cells[i].fixed &&
          cells[k].is_def() == cells[i].is_def() && cells[k].payload != cells[i].payload)
        report(instruction, std::string("two ") + (cells[i].is_def() ? "results" : "operands") +
                                " in register " +
                                std::string(target_.register_names[cells[i].fixed]));
  }
}

void Verifier::check_operands(const MachineInstr& instruction, const InstrDesc& desc) {
  size_t cell = 0;
  for (const OperandSpec& spec : desc.operands) {
    if (cell >= instruction.cell_count) return report(instruction, "operands are missing");
    size_t cells = check_operand(instruction, cell, spec);
    if (cells == 0) return;
    cell += cells;
  }
  if (cell == instruction.cell_count) return;
  if (!(desc.properties & instr::Variadic)) return report(instruction, "too many operands");
  check_extra_cells(instruction, cell);
}

// Checks the operand that starts at `cell`; returns its number of cells, 0 if its kind is wrong.
size_t Verifier::check_operand(const MachineInstr& instruction, size_t cell,
                               const OperandSpec& spec) {
  std::span<const Cell> cells = function_.cells_of(instruction).subspan(cell);
  auto is = [&](CellKind kind) { return cells[0].kind == kind; };
  auto followed_by = [&](size_t i, CellKind kind) {
    return cells.size() > i && cells[i].kind == kind;
  };
  switch (spec.kind) {
    case OperandKind::Register:
      if (!is(CellKind::Register)) break;
      check_register(instruction, cells[0], spec);
      return 1;
    case OperandKind::Immediate:
      if (!is(CellKind::Immediate)) break;
      check_immediate(instruction, cells[0].immediate());
      return 1;
    case OperandKind::Immediate64:
      if (!is(CellKind::Immediate64) || !followed_by(1, CellKind::Raw)) break;
      return 2;
    case OperandKind::Memory:
      if (!is(CellKind::MemoryBase) || !followed_by(1, CellKind::MemoryIndex) ||
          !followed_by(2, CellKind::MemoryDisplacement))
        break;
      check_memory(instruction, cells.data(), spec);
      return 3;
    case OperandKind::Block:
      if (!is(CellKind::Block)) break;
      return 1;
    case OperandKind::Symbol:
      if (!is(CellKind::Symbol)) break;
      if (cells[0].payload >= function_.symbols.size()) report(instruction, "no such symbol");
      return 1;
    case OperandKind::Text:
      if (!is(CellKind::Text)) break;
      if (cells[0].payload >= function_.texts.size()) report(instruction, "no such text");
      return 1;
    case OperandKind::None:
      break;
  }
  report(instruction, "operand in cell " + std::to_string(cell) + " is of another kind");
  return 0;
}

// Addresses are operands of assembly text only.
void Verifier::check_extra_cells(const MachineInstr& instruction, size_t cell) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  OperandSpec address;
  if (cells[0].kind == CellKind::Text) address.kind = OperandKind::Memory;
  while (cell < cells.size()) {
    const CellKind kind = cells[cell].kind;
    if (kind == CellKind::Register) {
      check_register_number(instruction, cells[cell].reg());
      check_extra_tie(instruction, cells[cell++]);
    } else if (kind == CellKind::Immediate || kind == CellKind::Block) {
      ++cell;
    } else {
      size_t count = check_operand(instruction, cell, address);
      if (count == 0) return;
      cell += count;
    }
  }
}

void Verifier::check_extra_tie(const MachineInstr& instruction, const Cell& cell) {
  if (cell.tied_to < 0) return;
  auto definition = static_cast<size_t>(cell.tied_to);
  std::span<const Cell> cells = function_.cells_of(instruction);
  if (cell.is_def() || definition >= cells.size() || !cells[definition].is_def())
    return report(instruction, "tie to an operand that is not a definition");
  if (cells[definition].reg().is_virtual() && cell.reg().is_virtual() &&
      bank_of(cells[definition].reg()) != bank_of(cell.reg()))
    report(instruction, "tied operands are of two banks");
}

void Verifier::check_generic(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  if (instruction.opcode == kCfi) return;
  if (function_.is_allocated) return report(instruction, "generic instruction after allocation");
  if (instruction.opcode == kCopy && cells.size() == 2 && cells[0].is_register() &&
      cells[1].is_register() && bank_of(cells[0].reg()) != bank_of(cells[1].reg()))
    report(instruction, "copy between register banks");
  if (instruction.opcode != kEntry) return;
  for (const Cell& cell : cells) {
    if (!cell.is_def()) return report(instruction, "ENTRY only defines registers");
    if (cell.fixed == 0) return report(instruction, "a result of ENTRY lacks its register");
  }
  if (&function_.instructions_of(block_).front() != &instruction)
    report(instruction, "ENTRY is not the first instruction");
  else if (block_ != function_.layout.front() && !is_after_call(block_))
    report(instruction, "ENTRY in a block that no call with a landing pad leads to");
}

// Whether the only predecessor ends in a call with a landing pad.
bool Verifier::is_after_call(BlockId block) const {
  const std::span<const BlockId> above = function_.predecessors(block);
  return above.size() == 1 &&
         std::ranges::any_of(function_.instructions_of(above[0]),
                             [&](const MachineInstr& i) { return is_invoking(function_.desc(i)); });
}

// The call of an invoke names its landing pad: a block, and a number.
void Verifier::check_landing_pad(const MachineInstr& instruction) {
  const std::span<const Cell> cells = function_.cells_of(instruction);
  const auto block = std::ranges::find(cells, CellKind::Block, &Cell::kind);
  const bool is_named = cells.end() - block >= 2 && block[1].kind == CellKind::Immediate &&
                        static_cast<uint32_t>(block[1].immediate()) < function_.landing_pads.size();
  if (!is_named) report(instruction, "the call does not name its landing pad");
}

void Verifier::check_register(const MachineInstr& instruction, const Cell& cell,
                              const OperandSpec& spec) {
  if (!check_register_number(instruction, cell.reg())) return;
  if (cell.is_def() != spec.is_def)
    report(instruction, "definition and use do not agree with the row");
  if (cell.is_early_clobber() != spec.early_clobber)
    report(instruction, "early clobber does not agree with the row");
  if (cell.tied_to != spec.tied_to)
    report(instruction, spec.tied_to < 0 ? "tie does not agree with the row, which has none"
                        : cell.tied_to < 0
                            ? "tie does not agree with the row: 'tied' is missing"
                            : "tie does not agree with the row, which names another definition");
  if (cell.fixed != spec.fixed.number())
    report(instruction, "fixed register does not agree with the row");
  bool any_bank = instruction.opcode < kFirstTargetOpcode;
  if (!any_bank &&
      bank_of(cell.reg()) != target_.classes[static_cast<size_t>(spec.register_class)].bank)
    report(instruction, "register is of another bank than the row's operand");
}

// Whether the register exists and is allowed in code of this stage.
bool Verifier::check_register_number(const MachineInstr& instruction, Register r) {
  bool exists = r.is_virtual() ? r.virtual_index() < function_.virtual_registers.size()
                               : r.valid() && r.number() < target_.register_names.size();
  if (!exists || bank_of(r) == kNoBank) {
    report(instruction, "no such register");
    return false;
  }
  if (function_.is_allocated && r.is_virtual())
    report(instruction, "virtual register after allocation");
  if (function_.is_ssa && r.is_physical() && !target_.reserved.contains(r))
    report(instruction, "physical register in SSA form");
  return true;
}

// An immediate fits the width as a signed or as an unsigned number.
void Verifier::check_immediate(const MachineInstr& instruction, int32_t value) {
  if (instruction.opcode < kFirstTargetOpcode || instruction.width >= 4) return;
  int32_t bound = 1 << (8 * instruction.width);
  if (value < -bound / 2 || value >= bound) report(instruction, "immediate does not fit the width");
}

void Verifier::check_memory(const MachineInstr& instruction, const Cell* cells,
                            const OperandSpec& spec) {
  Address address = Address::from_cells(cells);
  if (address.base_kind == BaseKind::Register) {
    if (check_register_number(instruction, address.base) && bank_of(address.base) != 0)
      report(instruction, "base of an address must be a general register");
  }
  if (address.base_kind == BaseKind::Slot && !function_.frame.slots.contains(address.slot))
    report(instruction, "no such frame slot");
  if (address.base_kind == BaseKind::Slot && function_.frame.laid_out)
    report(instruction, "frame slot after frame layout");
  if (address.base_kind == BaseKind::InstructionPointer && address.index.valid())
    report(instruction, "address relative to the instruction pointer has an index");
  if (address.symbol.valid() && address.symbol.index() >= function_.symbols.size())
    report(instruction, "no such symbol");
  const bool is_relative = address.base_kind == BaseKind::InstructionPointer;
  const bool is_offset = address.symbol_use == SymbolUse::ThreadOffset;
  if (address.symbol.valid() ? is_relative == is_offset : address.symbol_use != SymbolUse::Place)
    report(instruction, "use of a symbol that does not go with the address");
  if (has_vector_index(spec)) {
    if (!address.index.valid() || bank_of(address.index) != 1)
      report(instruction, "index of an address must be a vector");
    return;
  }
  if (!address.index.valid()) return;
  if (check_register_number(instruction, address.index) && bank_of(address.index) != 0)
    report(instruction, "index of an address must be a general register");
  if (address.index.is_physical() && target_.reserved.contains(address.index))
    report(instruction, "stack pointer as index");
}

uint8_t Verifier::bank_of(Register r) const {
  if (r.is_virtual()) {
    if (r.virtual_index() >= function_.virtual_registers.size()) return kNoBank;
    return target_.classes[static_cast<size_t>(function_.class_of(r))].bank;
  }
  for (const RegClassDesc& description : target_.classes)
    if (description.members.contains(r)) return description.bank;
  return target_.reserved.contains(r) ? 0 : kNoBank;
}

// --- rules of blocks and stages

// PHIs are at the head, terminators at the end.
void Verifier::check_order(size_t layout_position) {
  bool body = false, ended = false;
  for (const MachineInstr& instruction :
       function_.instructions_of(function_.layout[layout_position])) {
    bool terminator = function_.desc(instruction).properties & instr::Terminator;
    if (instruction.opcode == kPhi && body) report(instruction, "PHI after other instructions");
    if (instruction.opcode == kPhi && !function_.is_ssa)
      report(instruction, "PHI outside SSA form");
    if (instruction.opcode != kPhi) body = true;
    if (ended && !terminator) report(instruction, "instruction after a terminator");
    ended |= terminator;
  }
}

// A block's successors are the targets of its terminators, and the next block if it may fall
// through.
void Verifier::check_successors(size_t layout_position) {
  std::vector<BlockId> expected;
  bool falls_through = true;
  for (const MachineInstr& instruction : function_.instructions_of(block_)) {
    const InstrDesc& desc = function_.desc(instruction);
    if (!(desc.properties & instr::Terminator)) continue;
    if (!falls_through) report(instruction, "terminator that cannot be reached");
    for (const Cell& cell : function_.cells_of(instruction)) {
      if (cell.kind != CellKind::Block) continue;
      if (!function_.blocks.contains(cell.block())) return report(instruction, "no such block");
      expected.push_back(cell.block());
    }
    if (!(desc.properties & instr::HasCondition) && !is_invoking(desc)) falls_through = false;
  }
  std::string name = "bb." + std::to_string(block_.index());
  if (falls_through) {
    if (layout_position + 1 == function_.layout.size())
      return report(name + " runs off the end of the function", end_of(block_));
    expected.push_back(function_.layout[layout_position + 1]);
  }
  std::span<const BlockId> edges = function_.successors(block_);
  std::vector<BlockId> successors(edges.begin(), edges.end());
  auto make_set = [](std::vector<BlockId>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  };
  make_set(expected);
  make_set(successors);
  if (successors != expected)
    report("successors of " + name + " are not the targets of its terminators", end_of(block_));
}

// A PHI has one value for each predecessor.
void Verifier::check_phi(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  std::vector<BlockId> incoming;
  if (cells.size() % 2 != 1) return report(instruction, "PHI operands do not come in pairs");
  for (size_t i = 1; i < cells.size(); i += 2) {
    if (!cells[i].is_register() || cells[i].is_def() || cells[i + 1].kind != CellKind::Block)
      return report(instruction, "PHI operands are not pairs of register and block");
    if (bank_of(cells[i].reg()) != bank_of(cells[0].reg()))
      report(instruction, "PHI of different register banks");
    incoming.push_back(cells[i + 1].block());
  }
  std::span<const BlockId> edges = function_.predecessors(block_);
  std::vector<BlockId> predecessors(edges.begin(), edges.end());
  std::sort(incoming.begin(), incoming.end());
  std::sort(predecessors.begin(), predecessors.end());
  if (incoming != predecessors) report(instruction, "PHI does not agree with the predecessors");
}

void Verifier::check_uses_dominated() {
  Arena scratch;
  const Dominators dominators(function_, scratch);
  auto dominated = [&](Register r, BlockId block, uint32_t position) {
    const Definition& definition = definitions_[r.virtual_index()];
    if (!definition.block.valid()) return false;
    if (!dominators.is_reachable(block)) return true;
    if (definition.block == block) return definition.position < position;
    return dominators.is_reachable(definition.block) &&
           dominators.dominates(definition.block, block);
  };
  for (BlockId id : function_.layout) {
    block_ = id;
    for (uint32_t i = function_.blocks[id].begin; i < function_.blocks[id].end; ++i) {
      const MachineInstr& instruction = function_.instructions[i];
      std::span<const Cell> cells = function_.cells_of(instruction);
      for (size_t c = 0; c < cells.size(); ++c) {
        if (!cells[c].is_use() || !cells[c].reg().is_virtual()) continue;
        // a PHI reads its operand at the end of the predecessor
        bool ok = instruction.opcode == kPhi
                      ? dominated(cells[c].reg(), cells[c + 1].block(), UINT32_MAX)
                      : dominated(cells[c].reg(), id, i);
        if (!ok)
          report(instruction, "use is not dominated by its definition: " + names()(cells[c].reg()));
      }
    }
  }
}

void Verifier::check_allocated(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  for (const Cell& cell : cells) {
    if (!cell.is_register()) continue;
    if (cell.fixed != 0 && cell.payload != cell.fixed)
      report(instruction, "operand is not in its fixed register");
    if (cell.tied_to >= 0 && static_cast<size_t>(cell.tied_to) < cells.size() &&
        cells[static_cast<size_t>(cell.tied_to)].payload != cell.payload)
      report(instruction, "tied operands are in different registers");
  }
  if (function_.frame.laid_out && (function_.desc(instruction).properties & instr::Pseudo))
    report(instruction, "pseudo-instruction after frame layout");
}

// Entries are blocks that some indirect jump names as its targets.
void Verifier::check_jump_tables() {
  std::vector<bool> is_target(function_.blocks.size(), false);
  for (BlockId id : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(id)) {
      uint32_t properties = function_.desc(instruction).properties;
      if (!(properties & instr::Branch) || !(properties & instr::Variadic)) continue;
      for (const Cell& cell : function_.cells_of(instruction))
        if (cell.kind == CellKind::Block && function_.blocks.contains(cell.block()))
          is_target[cell.block().index()] = true;
    }
  for (const JumpTable& table : function_.jump_tables)
    for (BlockId target : table.targets)
      if (!function_.blocks.contains(target) || !is_target[target.index()])
        return report("a jump table's entry must be a target of an indirect jump");
}

// Flags do not live across blocks, and a call destroys them.
void Verifier::check_flags(BlockId block) {
  uint8_t defined = 0;
  for (const MachineInstr& instruction : function_.instructions_of(block)) {
    const InstrDesc& desc = function_.desc(instruction);
    uint8_t read = desc.flags_read;
    if ((desc.properties & instr::HasCondition) &&
        instruction.condition < target_.condition_reads.size())
      read |= target_.condition_reads[instruction.condition];
    if (read & ~defined) report(instruction, "reads flags that nothing in its block has written");
    if (desc.properties & (instr::Call | instr::Pseudo))
      defined &= static_cast<uint8_t>(~desc.flags_written);
    else
      defined |= desc.flags_written;
  }
}

void Verifier::check_saved(const MachineInstr& instruction) {
  RegSet saved = function_.frame.saved;
  if (function_.frame.uses_frame_pointer) saved.insert(target_.frame_pointer);
  RegSet written = function_.desc(instruction).clobbers;
  for (const Cell& cell : function_.cells_of(instruction))
    if (cell.is_def() && cell.reg().is_physical()) written.insert(cell.reg());
  if (!((written & function_.frame.callee_saved) - saved).empty())
    report(instruction, "writes a callee-saved register that is not saved");
}

// Each block has the frame on all paths to it or on none; without it, callee-saved registers keep
// their values.
void Verifier::check_prologue_block() {
  Arena scratch;
  const FramedBlocks framed(function_, scratch);
  const Dominators dominators(function_, scratch);
  for (BlockId id : function_.layout) {
    if (!dominators.is_reachable(id)) continue;
    block_ = id;
    for (BlockId next : function_.successors(id))
      if (framed.end_of(id) != framed.start_of(next))
        report("bb." + std::to_string(next.index()) + " has the frame on some paths only",
               end_of(id));
    if (framed.end_of(id)) continue;
    for (const MachineInstr& instruction : function_.instructions_of(id)) {
      const InstrDesc& desc = function_.desc(instruction);
      if ((desc.properties & instr::Call) != 0) report(instruction, "call without a frame");
      for (const Cell& cell : function_.cells_of(instruction))
        if (cell.is_def() && function_.frame.callee_saved.contains(cell.reg()))
          report(instruction, "writes a callee-saved register without a frame");
    }
  }
  if (framed.start_of(framed.prologue_block())) report("the prologue is in a cycle");
}

}  // namespace

std::vector<Violation> find_violations(const MachineFunction& function) {
  return Verifier(function).run();
}

std::vector<std::string> verify(const MachineFunction& function) {
  std::vector<std::string> messages;
  for (const Violation& violation : find_violations(function))
    messages.push_back(violation.where + violation.message);
  return messages;
}

}  // namespace lilt::mir
