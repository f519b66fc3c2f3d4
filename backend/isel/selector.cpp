#include "backend/isel/selector.h"

#include <algorithm>
#include <utility>

#include "backend/isel/block_order.h"
#include "ir/ssa/block_symbol.h"

namespace lilt::backend::isel {

Selector::Selector(const ssa::Function& function, ssa::Analyses& analyses,
                   const SelectionOptions& options, mir::MachineFunction& machine)
    : function_(function),
      types_(function.types()),
      options_(options),
      machine_(machine),
      target_(machine.target()),
      analyses_(analyses) {}

void Selector::run() {
  facts_.compute(function_, analyses_.control_flow());
  registers_.assign(function_.value_count(), Register());
  resolved_.assign(function_.value_count(), Value());
  // First, because the frame pointer is then not available for values.
  uint8_t attributes = function_.module()[function_.symbol()].function_attributes;
  is_naked_ = (attributes & ssa::function_attribute::Naked) != 0;
  machine_.frame.uses_frame_pointer =
      !is_naked_ &&
      (options_.frame_pointer || (attributes & ssa::function_attribute::FramePointer) != 0);
  machine_.frame.has_red_zone = (attributes & ssa::function_attribute::NoRedZone) == 0;
  create_blocks();
  create_labels();
  create_slots();
  locate_arguments();
  number_phi_inputs();
  for (size_t i = order_.size(); i-- > 0;) select_block(order_[i]);
  finish();
}

void Selector::create_blocks() {
  const ssa::LoopForest& loops = analyses_.loops();
  std::span<const float> frequencies = analyses_.frequencies();
  order_ = loop_contiguous_order(analyses_.control_flow(), loops);
  blocks_.assign(function_.block_count(), mir::BlockId());
  walked_.assign(function_.block_count(), Range());
  for (ssa::BlockId block : order_) {
    mir::MachineBlock machine_block;
    machine_block.frequency = frequencies[block.index()];
    machine_block.loop_depth = loops.depth(block);
    machine_block.name = name_of(function_[block].name);
    blocks_[block.index()] = machine_.blocks.push_back(std::move(machine_block));
    machine_.layout.push_back(blocks_[block.index()]);
  }
  std::vector<mir::BlockId> last_from(
      machine_.blocks.size());  // by block: the last predecessor that named it
  std::vector<mir::Edge> edges;
  for (ssa::BlockId block : order_)
    function_.for_each_successor(block, [&](ssa::BlockId successor) {
      mir::BlockId from = blocks_[block.index()], to = blocks_[successor.index()];
      if (std::exchange(last_from[to.index()], from) != from) edges.push_back({from, to});
    });
  machine_.set_edges(edges);
}

// Blocks whose address is taken get their symbols. A deleted block is never a target of a jump, but
// its address may still be used: it becomes the function's start.
void Selector::create_labels() {
  std::vector<mir::BlockLabel> labels;
  for (uint32_t i = 0; i < function_.block_count(); ++i) {
    const ssa::Block& block = function_[ssa::BlockId(i)];
    if (!block.address_taken) continue;
    std::string name;
    if (block.name.is_text())
      name = function_.text_of(block.name);
    else
      append_decimal(name, uint64_t{block.name.number()});
    mir::SymbolRef label =
        machine_.symbol_ref(machine_.names.copy(ssa::block_symbol(function_.name(), name)));
    mir::BlockId place = blocks_[i].valid() ? blocks_[i] : machine_.layout.front();
    labels.push_back({place, label});
  }
  if (!labels.empty()) machine_.set_labels(labels);
}

// The number of objects of an alloca, if constant: the count is unsigned.
std::optional<uint64_t> Selector::constant_count(InstId alloca_id) const {
  std::span<const Value> operands = function_.operands(alloca_id);
  if (operands.size() == 1) return 1;
  if (!constant_of(operands[1])) return std::nullopt;
  return function_.constants().zero_extended(operands[1].constant());
}

// Allocas of constant size in the entry block live in the frame.
void Selector::create_slots() {
  slots_.assign(function_.value_count(), mir::SlotId());
  ssa::BlockId entry = function_.entry();
  for (InstId id = function_[entry].first; id.valid(); id = function_.next(id)) {
    if (function_[id].opcode != Opcode::Alloca) continue;
    std::span<const Value> operands = function_.operands(id);
    std::optional<uint64_t> count = constant_count(id);
    if (!count || function_.alignment(id) > kStackAlignment) continue;
    mir::FrameSlot slot;
    slot.kind = mir::SlotKind::Local;
    slot.size = std::max<uint64_t>(types_.size_of(operands[0].type()) * *count, 1);
    slot.align = function_.alignment(id);
    slot.name = name_of(function_.name_of(id));
    slots_[id.index()] = machine_.frame.slots.push_back(slot);
  }
}

// Numbers the operands of all phis, and lists for each block those that it must provide at its end.
void Selector::number_phi_inputs() {
  first_phi_input_.assign(function_.value_count(), 0);
  first_edge_.assign(function_.block_count() + 1, 0);
  uint32_t count = 0;
  auto for_each_phi = [&](auto visit) {
    for (ssa::BlockId block : order_)
      for (InstId id = function_[block].first; function_[id].opcode == Opcode::Phi;
           id = function_.next(id))
        if (facts_.uses(id) != 0) visit(id, function_.operands(id));
  };
  for_each_phi([&](InstId phi, std::span<const Value> operands) {
    first_phi_input_[phi.index()] = count;
    count += static_cast<uint32_t>(operands.size() / 2);
    for (size_t i = 1; i < operands.size(); i += 2) ++first_edge_[operands[i].block().index() + 1];
  });
  for (size_t i = 1; i < first_edge_.size(); ++i) first_edge_[i] += first_edge_[i - 1];
  phi_inputs_.assign(count, Register());
  edges_.assign(count, PhiEdge());
  std::vector<uint32_t> fill(first_edge_.begin(), first_edge_.end() - 1);
  for_each_phi([&](InstId phi, std::span<const Value> operands) {
    for (uint32_t i = 0; i < operands.size(); i += 2)
      edges_[fill[operands[i + 1].block().index()]++] = {operands[i],
                                                         first_phi_input_[phi.index()] + i / 2};
  });
}

void Selector::select_block(ssa::BlockId block) {
  block_ = block;
  walked_[block.index()].begin = static_cast<uint32_t>(reversed_.size());
  InstId id = function_.terminator(block);
  select_instruction(id);
  select_phi_inputs(block);
  for (id = function_.previous(id); id.valid(); id = function_.previous(id))
    if (function_[id].opcode != Opcode::Phi) select_instruction(id);
  if (block == function_.entry()) select_arguments();
  walked_[block.index()].end = static_cast<uint32_t>(reversed_.size());
}

// The end of a block moves values for the phis of its successors into registers, before the
// terminator and its compare, so no constants come between these two.
void Selector::select_phi_inputs(ssa::BlockId block) {
  for (uint32_t i = first_edge_[block.index()]; i < first_edge_[block.index() + 1]; ++i)
    phi_inputs_[edges_[i].input] = use(edges_[i].value);
  end_tile();
}

void Selector::select_instruction(InstId id) {
  const ssa::Instruction& instruction = function_[id];
  if (!is_needed(id) && !is_effect(function_, id) && !ssa::is_terminator(instruction.opcode))
    return;
  color_ = facts_.color(id);
  origin_ = function_.offset_of(id);
  if (ssa::is_terminator(instruction.opcode))
    select_terminator(id);
  else
    select_operation(id);
  end_tile();
}

void Selector::select_operation(InstId id) {
  if (is_x87_operation(id)) return select_x87(id);
  switch (function_[id].opcode) {
    case Opcode::Load:
      return select_load(id);
    case Opcode::Store:
      return select_store(id);
    case Opcode::Alloca:
      return select_alloca(id);
    case Opcode::GetElementPtr:
      return select_getelementptr(id);
    case Opcode::Call:
      return intrinsic_of(function_, id) == Intrinsic::None ? select_call(id)
                                                            : select_intrinsic(id);
    case Opcode::ExtractValue:
      return select_projection(id);
    case Opcode::ICmp:
      return select_compare(id);
    case Opcode::FCmp:
      return select_floating_compare(id);
    case Opcode::Select:
      return select_select(id);
    case Opcode::ZExt:
      return select_zext(id);
    case Opcode::SExt:
      return select_sext(id);
    case Opcode::Trunc:
    case Opcode::PtrToInt:
      return select_trunc(id);
    case Opcode::IntToPtr:  // of a narrow integer; others are the value itself
      return emit_zero_extension(result(id), function_.operand(id, 0));
    case Opcode::Fence:
      return select_fence(id);
    case Opcode::AtomicRMW:
      return select_atomic_update(id);
    case Opcode::CmpXchg:
      return select_compare_exchange(id);
    case Opcode::FNeg:
      return select_fneg(id);
    case Opcode::SIToFP:
    case Opcode::UIToFP:
    case Opcode::FPToSI:
    case Opcode::FPToUI:
    case Opcode::FPTrunc:
    case Opcode::FPExt:
      return select_floating_conversion(id);
    case Opcode::BitCast:
      return select_bitcast(id);
    case Opcode::Freeze:  // of undef: one value for all uses
      if (is_floating(function_[id].type))
        return emit(Op::ZEROxmm, width_of(function_[id].type), {result(id)});
      return emit(Op::MOVri, 4, {result(id), Operand::immediate(0)});
    default:
      return select_binary(id);
  }
}

void Selector::emit(Op op, unsigned width, std::initializer_list<Operand> operands,
                    Condition condition) {
  begin_instruction(x86::opcode(op), width, condition);
  std::span<const mir::OperandSpec> specs = target_[x86::opcode(op)].operands;
  size_t position = 0;
  for (const Operand& operand : operands) {
    add_operand(operand, position < specs.size() ? &specs[position] : nullptr);
    ++position;
  }
  end_instruction();
}

void Selector::begin_instruction(uint16_t opcode, unsigned width, Condition condition) {
  mir::MachineInstr instruction;
  instruction.opcode = opcode;
  instruction.width = static_cast<uint8_t>(width);
  instruction.condition = static_cast<uint8_t>(condition);
  instruction.first_cell = static_cast<uint32_t>(cells_.size());
  instruction.origin = origin_;
  tile_.push_back(instruction);
}

void Selector::add_operand(const Operand& operand, const mir::OperandSpec* spec) {
  if (operand.kind == mir::CellKind::MemoryBase) {
    mir::Cell memory[3];
    operand.address->to_cells(memory);
    cells_.insert(cells_.end(), memory, memory + 3);
    return;
  }
  mir::Cell cell;
  cell.kind = operand.kind;
  cell.payload = static_cast<uint32_t>(operand.payload);
  if (operand.kind == mir::CellKind::Symbol) cell.detail = operand.is_local;
  if (operand.kind == mir::CellKind::Register) {
    bool is_def = spec ? spec->is_def : operand.is_def;
    Register fixed = spec ? spec->fixed : operand.fixed;
    cell.detail = static_cast<uint8_t>(is_def | (spec && spec->early_clobber ? 2 : 0));
    cell.fixed = static_cast<uint8_t>(fixed.number());
    // Definitions come first and take one cell each, so their operand number is their cell number.
    cell.tied_to = spec ? spec->tied_to : -1;
  }
  cells_.push_back(cell);
  if (operand.kind == mir::CellKind::Immediate64) {
    mir::Cell upper;
    upper.kind = mir::CellKind::Raw;
    upper.payload = static_cast<uint32_t>(operand.payload >> 32);
    cells_.push_back(upper);
  }
}

void Selector::end_instruction() {
  tile_.back().cell_count = static_cast<uint32_t>(cells_.size() - tile_.back().first_cell);
}

// Makes the tile's last instruction define another register. Returns false if it does not define
// `from`.
bool Selector::redefine_last(Register from, Register to) {
  if (tile_.empty() || tile_.back().cell_count == 0) return false;
  mir::Cell& cell = cells_[tile_.back().first_cell];
  if (!cell.is_def() || cell.reg() != from) return false;
  cell.set_register(to);
  return true;
}

void Selector::end_tile() {
  reversed_.insert(reversed_.end(), tile_.rbegin(), tile_.rend());
  tile_.clear();
}

// Reverses the walk: each block's phis, then its instructions, with their cells in order.
void Selector::finish() {
  machine_.instructions.reserve(reversed_.size() + phi_inputs_.size());
  machine_.cells.reserve(cells_.size() + 3 * phi_inputs_.size());
  for (ssa::BlockId block : order_) {
    mir::MachineBlock& machine_block = machine_.blocks[blocks_[block.index()]];
    machine_block.begin = static_cast<uint32_t>(machine_.instructions.size());
    append_phis(block);
    for (uint32_t i = walked_[block.index()].end; i-- > walked_[block.index()].begin;)
      append_instruction(reversed_[i], cells_);
    machine_block.end = static_cast<uint32_t>(machine_.instructions.size());
  }
  machine_.is_ssa = true;
}

void Selector::append_phis(ssa::BlockId block) {
  std::vector<mir::Cell> cells;
  for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi;
       phi = function_.next(phi)) {
    if (facts_.uses(phi) == 0) continue;
    cells.clear();
    cells.push_back({mir::CellKind::Register, 1, 0, -1, result(phi).number()});
    std::span<const Value> operands = function_.operands(phi);
    for (uint32_t i = 0; i < operands.size(); i += 2) {
      Register input = phi_inputs_[first_phi_input_[phi.index()] + i / 2];
      cells.push_back({mir::CellKind::Register, 0, 0, -1, input.number()});
      cells.push_back(
          {mir::CellKind::Block, 0, 0, -1, blocks_[operands[i + 1].block().index()].index()});
    }
    mir::MachineInstr instruction;
    instruction.opcode = mir::kPhi;
    instruction.width = 8;
    instruction.cell_count = static_cast<uint32_t>(cells.size());
    instruction.origin = function_.offset_of(phi);
    append_instruction(instruction, cells);
  }
}

void Selector::append_instruction(const mir::MachineInstr& instruction,
                                  const std::vector<mir::Cell>& from) {
  machine_.instructions.push_back(instruction);
  machine_.instructions.back().first_cell = static_cast<uint32_t>(machine_.cells.size());
  auto first = from.begin() + instruction.first_cell;
  machine_.cells.insert(machine_.cells.end(), first, first + instruction.cell_count);
}

}  // namespace lilt::backend::isel
