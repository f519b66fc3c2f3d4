#include "backend/isel/tile_rules.h"

#include <algorithm>
#include <utility>

#include "backend/abi/system_v.h"
#include "backend/isel/block_order.h"
#include "ir/ssa/block_symbol.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/stack_alignment.h"
#include "ir/support/release.h"

namespace lilt::backend::isel {

namespace {

// Enough for nearly all functions; large ones, whose memory counts, come closer to their average.
size_t expected_instructions(const ssa::Function& function) {
  const size_t values = function.value_count();
  return function.is_large() ? values + values / 8 : 2 * values + 16;
}

}  // namespace

Selector::Selector(const ssa::Function& function, ssa::Analyses& analyses,
                   const SelectionOptions& options, mir::MachineFunction& machine, Arena& scratch)
    : function_(function),
      types_(function.types()),
      options_(options),
      machine_(machine),
      target_(machine.target()),
      analyses_(analyses),
      scratch_(scratch),
      order_(block_order(function, analyses, options, scratch)),
      facts_(function, order_, scratch),
      blocks_(function.block_count(), mir::BlockId(), scratch),
      registers_(function.value_count(), Register(), scratch),
      resolved_(scratch),
      slots_(scratch),
      instructions_(machine.instructions, expected_instructions(function)),
      cells_(room_for_cells(6 * function.value_count() + 64)) {
  tile_.reserve(16);
}

void Selector::run() {
  // First, because the frame pointer is then not available for values.
  ssa::FunctionAttributes attributes = function_.module()[function_.symbol()].function_attributes;
  is_naked_ = (attributes & ssa::function_attribute::Naked) != 0;
  const bool may_use_frame_pointer = own_convention(function_) != ssa::CallingConvention::Ghc;
  machine_.frame.callee_saved = callee_saved_of(function_);
  machine_.frame.probes_stack = (attributes & ssa::function_attribute::ProbeStack) != 0;
  machine_.frame.tracks_branches = function_.module().header().tracks_branches;
  machine_.frame.marks_entry =
      machine_.frame.tracks_branches && (attributes & ssa::function_attribute::NoCfCheck) == 0;
  if ((attributes & ssa::function_attribute::HasRequests) != 0) {
    const ssa::FunctionRequests& requests =
        function_.module().header().requests.at(function_.symbol().index());
    machine_.frame.probe_interval = requests.probe_interval;
    machine_.frame.zeroed = requests.zeroed;
    machine_.frame.calls_fentry = requests.calls_fentry;
    machine_.frame.patchable = requests.patchable_entry;
    machine_.frame.mitigations = requests.mitigations;
    if (function_.module().header().has_type_hashes)
      machine_.frame.patchable_prefix = requests.patchable_prefix;
    if (function_.module().header().prefixes_thunks && requests.mitigations != 0)
      machine_.frame.mitigations |= ssa::mitigation::PrefixedThunks;
  }
  const uint32_t entry_alignment = ssa::own_stack_alignment(attributes) != 0 ? 8 : call_alignment();
  machine_.frame.stack_align = static_cast<uint8_t>(std::min(entry_alignment, kStackAlignment));
  machine_.frame.uses_frame_pointer =
      !is_naked_ && may_use_frame_pointer &&
      (options_.frame_pointer || (attributes & ssa::function_attribute::FramePointer) != 0);
  has_landing_pads_ = function_.personality().valid();
  is_for_least_size_ = (attributes & ssa::function_attribute::MinimizeSize) != 0;
  machine_.features = static_cast<uint16_t>(
      function_.module()[function_.symbol()].features.granted() & processor_feature::Used);
  machine_.is_for_size = (attributes & ssa::function_attribute::ForSize) != 0;
  machine_.frame.has_red_zone = (attributes & ssa::function_attribute::NoRedZone) == 0;
  create_blocks();
  create_edges();
  create_labels();
  create_slots();
  locate_arguments();
  if (is_popped_by_callee(own_convention(function_)) && !types_[function_.type()].variadic)
    machine_.frame.popped = tail_stack_bytes(argument_bytes_);
  note_variables();
  number_phi_inputs();
  for (size_t i = order_.size(); i-- > 0;) select_block(order_[i]);
  finish();
}

Selector::List<ssa::BlockId> Selector::block_order(const ssa::Function& function,
                                                   ssa::Analyses& analyses,
                                                   const SelectionOptions& options,
                                                   Arena& scratch) {
  const std::vector<ssa::BlockId>& text = function.blocks();
  if (options.text_order && is_dominance_order(function, scratch))
    return {text.begin(), text.end(), scratch};
  return loop_contiguous_order(analyses.control_flow(), analyses.loops(), scratch);
}

void Selector::create_blocks() {
  machine_.blocks.resize(order_.size());
  machine_.layout.reserve(order_.size());
  if (!options_.text_order) note_frequencies();
  for (uint32_t i = 0; i < order_.size(); ++i) {
    const ssa::BlockId block = order_[i];
    mir::MachineBlock& machine_block = machine_.blocks[mir::BlockId(i)];
    machine_block.name = name_of(function_[block].name);
    blocks_[block.index()] = mir::BlockId(i);
    machine_.layout.push_back(mir::BlockId(i));
  }
}

void Selector::note_frequencies() {
  const std::span<const float> frequencies = analyses_.frequencies();
  const ssa::LoopForest& loops = analyses_.loops();
  for (uint32_t i = 0; i < order_.size(); ++i) {
    mir::MachineBlock& machine_block = machine_.blocks[mir::BlockId(i)];
    machine_block.frequency = frequencies[order_[i].index()];
    machine_block.loop_depth = loops.depth(order_[i]);
  }
}

void Selector::create_edges() {
  // By block: the last predecessor that named it.
  ArenaIdMap<mir::BlockId, mir::BlockId> last_from(order_.size(), mir::BlockId(), scratch_);
  List<mir::Edge> edges(scratch_);
  edges.reserve(2 * order_.size());
  for (ssa::BlockId block : order_)
    function_.for_each_successor(block, [&](ssa::BlockId successor) {
      mir::BlockId from = blocks_[block.index()], to = blocks_[successor.index()];
      if (std::exchange(last_from[to], from) != from) edges.push_back({from, to});
    });
  machine_.set_edges(edges);
  release_elements(edges);
  release_elements(last_from);
}

// Blocks whose address is taken get their symbols. A deleted block is never a target of a jump, but
// its address may still be used: it becomes the function's start.
void Selector::create_labels() {
  List<mir::BlockLabel> labels(scratch_);
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
  ssa::BlockId entry = function_.entry();
  const bool has_guard = (function_.module()[function_.symbol()].function_attributes &
                          ssa::function_attribute::AnyStackProtector) != 0;
  for (InstId id = function_[entry].first; id.valid(); id = function_.next(id)) {
    if (function_[id].opcode != Opcode::Alloca) continue;
    std::span<const Value> operands = function_.operands(id);
    std::optional<uint64_t> count = constant_count(id);
    if (!count || function_.alignment(id) > machine_.frame.stack_align) continue;
    mir::FrameSlot slot;
    slot.kind = mir::SlotKind::Local;
    slot.size = std::max<uint64_t>(types_.size_of(operands[0].type()) * *count, 1);
    slot.align = function_.alignment(id);
    slot.name = name_of(function_.name_of(id));
    if (has_guard) slot.guarding = guarding_of(operands[0].type());
    set_slot(id, machine_.frame.slots.push_back(slot));
  }
}

// By the arrays in an object.
mir::Guarding Selector::guarding_of(TypeId type) const {
  if (types_.kind(type) == ssa::TypeKind::Array) {
    if (types_[type].element == ssa::kI8) return mir::Guarding::Buffer;
    return std::max(mir::Guarding::Array, guarding_of(types_[type].element));
  }
  mir::Guarding most = mir::Guarding::None;
  if (types_.kind(type) == ssa::TypeKind::Struct)
    for (TypeId member : types_.members(type)) most = std::max(most, guarding_of(member));
  return most;
}

void Selector::set_slot(InstId id, mir::SlotId slot) {
  if (!slots_.contains(id)) slots_.resize(id.index() + 1);
  slots_[id] = slot;
}

// Numbers the operands of all phis, and lists for each block those that it must provide at its end.
void Selector::number_phi_inputs() {
  List<InstId> phis(scratch_);
  uint32_t count = 0;
  for (ssa::BlockId block : order_)
    for (InstId id = function_[block].first; function_[id].opcode == Opcode::Phi;
         id = function_.next(id))
      if (facts_.uses(id) != 0) {
        phis.push_back(id);
        count += function_[id].operand_count / 2;
      }
  if (phis.empty()) return;
  open_phis_.reserve(phis.size());
  first_phi_input_.assign(function_.value_count(), 0);
  phi_inputs_.assign(count, Register());
  edges_.assign(count, PhiEdge());
  // The part of a block begins where filling the part before it ends.
  first_edge_.assign(function_.block_count() + 2, 0);
  count = 0;
  for (InstId phi : phis) {
    std::span<const Value> operands = function_.operands(phi);
    first_phi_input_[phi.index()] = count;
    count += static_cast<uint32_t>(operands.size() / 2);
    for (size_t i = 1; i < operands.size(); i += 2) ++first_edge_[operands[i].block().index() + 2];
  }
  for (size_t i = 1; i < first_edge_.size(); ++i) first_edge_[i] += first_edge_[i - 1];
  uint32_t input = 0;
  for (InstId phi : phis) {
    std::span<const Value> operands = function_.operands(phi);
    for (size_t i = 0; i < operands.size(); i += 2)
      edges_[first_edge_[operands[i + 1].block().index() + 1]++] = {operands[i], input++};
  }
}

void Selector::select_block(ssa::BlockId block) {
  block_ = block;
  machine_.blocks[blocks_[block.index()]].end = instructions_.size();
  InstId id = function_.terminator(block);
  if (has_landing_pads_ && ssa::is_behind_invoked_call(function_, id)) [[unlikely]]
    select_branch_behind_call(id);
  else
    select_instruction(id);
  select_phi_inputs(block);
  for (id = function_.previous(id); id.valid() && function_[id].opcode != Opcode::Phi;
       id = function_.previous(id))
    select_instruction(id);
  if (block == function_.entry())
    select_arguments();
  else if (has_landing_pads_) [[unlikely]]
    select_results_of_call(block);
  for (; id.valid(); id = function_.previous(id))
    if (facts_.uses(id) != 0) place_phi(id);
  machine_.blocks[blocks_[block.index()]].begin = instructions_.size();
}

// The end of a block moves values for the phis of its successors into registers, before the
// terminator and its compare, so no constants come between these two.
void Selector::select_phi_inputs(ssa::BlockId block) {
  if (edges_.empty()) return;
  for (uint32_t i = first_edge_[block.index()]; i < first_edge_[block.index() + 1]; ++i)
    phi_inputs_[edges_[i].input] = use_any(edges_[i].value);
  end_tile();
}

void Selector::select_instruction(InstId id) {
  if ((!is_needed(id) && !facts_.is_root(id)) || id == left_out_) return;
  set_root(id);
  select_operation(id);
  end_tile();
}

void Selector::set_root(InstId id) {
  root_ = id;
  color_ = facts_.color(id);
  origin_ = function_.offset_of(id);
}

// By the rows of tiles.def.
void Selector::select_operation(InstId id) {
  const ssa::Instruction& instruction = function_[id];
  const bool by_operand = is_by_operand(instruction.opcode);
  const TypeId type = by_operand ? type_of(operand(id, 0)) : instruction.type;
  const Choice& choice = choice_of(instruction.opcode, machine_type(type));
  for (uint32_t i = 0; i < choice.rule_count; ++i)
    if (kRules[choice.first_rule + i](*this, id)) return;
  choice.last(*this, id);
}

inline mir::Cell* Operand::to_cells(const mir::OperandSpec* spec, mir::Cell* cells) const {
  if (cell_.kind == mir::CellKind::MemoryBase) {
    address_->to_cells(*reinterpret_cast<mir::Cell(*)[3]>(cells));
    return cells + 3;
  }
  if (cell_.kind == mir::CellKind::Immediate64) {
    mir::immediate64_to_cells(static_cast<int64_t>(wide_),
                              *reinterpret_cast<mir::Cell(*)[2]>(cells));
    return cells + 2;
  }
  *cells = cell_;
  if (spec != nullptr && cell_.kind == mir::CellKind::Register) {
    cells->detail = static_cast<uint8_t>(spec->is_def | spec->early_clobber << 1);
    cells->fixed = static_cast<uint8_t>(spec->fixed.number());
    // Definitions come first and take one cell each, so their operand number is their cell number.
    cells->tied_to = spec->tied_to;
  }
  return cells + 1;
}

void Selector::emit(Op op, unsigned width, std::initializer_list<Operand> operands,
                    Condition condition) {
  if (has(processor_feature::Avx)) op = x86::vex_form(op);
  begin_instruction(x86::opcode(op), width, condition);
  std::span<const mir::OperandSpec> specs = target_[x86::opcode(op)].operands;
  const mir::OperandSpec* spec = specs.data();
  const mir::OperandSpec* const end = spec + specs.size();
  mir::Cell* cell = room_for_operands(operands.size());
  for (const Operand& operand : operands)
    cell = operand.to_cells(spec != end ? spec++ : nullptr, cell);
  cell_count_ = static_cast<size_t>(cell - cells_.data());
  end_instruction();
}

void Selector::begin_instruction(uint16_t opcode, unsigned width, Condition condition) {
  tile_.push_back({.opcode = opcode,
                   .width = static_cast<uint8_t>(width),
                   .condition = static_cast<uint8_t>(condition),
                   .first_cell = static_cast<uint32_t>(cell_count_),
                   .cell_count = 0,
                   .origin = origin_});
}

void Selector::add_operand(const Operand& operand, const mir::OperandSpec* spec) {
  const mir::Cell* end = operand.to_cells(spec, room_for_operands(1));
  cell_count_ = static_cast<size_t>(end - cells_.data());
}

// The place after the cells so far, with room for the cells of `count` operands.
mir::Cell* Selector::room_for_operands(size_t count) {
  constexpr size_t kMaxCells = 3;  // of one operand
  const size_t needed = cell_count_ + kMaxCells * count;
  if (needed > cells_.size()) [[unlikely]] {
    machine_.cells.resize(cell_count_);  // no others are copied
    cells_ = room_for_cells(2 * needed);
  }
  return cells_.data() + cell_count_;
}

std::span<mir::Cell> Selector::room_for_cells(size_t count) {
  machine_.cells.resize(count);
  return machine_.cells;
}

void Selector::end_instruction() {
  tile_.back().cell_count = static_cast<uint32_t>(cell_count_) - tile_.back().first_cell;
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
  if (tile_.empty()) return;
  mir::MachineInstr* to = instructions_.prepend(tile_.size());
  for (const mir::MachineInstr& instruction : tile_) *to++ = instruction;
  tile_.clear();
}

// Its registers are known when the whole function is selected.
void Selector::place_phi(InstId phi) {
  const uint32_t count = 1 + function_[phi].operand_count;
  const auto first_cell = static_cast<uint32_t>(cell_count_);
  std::fill_n(room_for_operands(count), count, mir::Cell());
  cell_count_ += count;
  *instructions_.prepend(1) = {.opcode = mir::kPhi,
                               .width = 8,
                               .condition = 0,
                               .first_cell = first_cell,
                               .cell_count = count,
                               .origin = function_.offset_of(phi)};
  open_phis_.push_back({phi, first_cell});
}

void Selector::fill_phi(InstId phi, mir::Cell* cell) {
  *cell++ = {mir::CellKind::Register, 1, 0, -1, result(phi).number()};
  uint32_t input = first_phi_input_[phi.index()];
  for (Value operand : function_.operands(phi)) {
    if (operand.is_block())
      *cell++ = {mir::CellKind::Block, 0, 0, -1, blocks_[operand.block().index()].index()};
    else
      *cell++ = {mir::CellKind::Register, 0, 0, -1, phi_inputs_[input++].number()};
  }
}

// Moves the instructions to their place, and turns blocks' distances from the end into indices.
void Selector::finish() {
  for (size_t i = open_phis_.size(); i-- > 0;)
    fill_phi(open_phis_[i].phi, &cells_[open_phis_[i].first_cell]);
  facts_.release();
  note_registers();
  release_elements(registers_);
  release_elements(resolved_);
  machine_.cells.resize(cell_count_);
  instructions_.finish();
  note_definitions();
  for (mir::MachineBlock& block : machine_.blocks) {
    block.begin = instructions_.size() - block.begin;
    block.end = instructions_.size() - block.end;
  }
  machine_.is_ssa = true;
}

}  // namespace lilt::backend::isel
