#include "backend/isel/selector.h"

#include <algorithm>
#include <utility>

#include "backend/abi/system_v.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/block_symbol.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/stack_alignment.h"
#include "ir/support/frequency.h"

namespace lilt::backend::isel {

namespace {

// First, because the frame pointer is then not available for values.
void describe_frame(const SelectedFunction& s, mir::MachineFunction& machine) {
  const ssa::FunctionAttributes attributes = s.attributes();
  const ssa::Module& header = s.function().module().header();
  const auto is = [&](ssa::FunctionAttributes attribute) { return (attributes & attribute) != 0; };
  using namespace ssa::function_attribute;
  mir::Frame& frame = machine.frame;
  frame.callee_saved = callee_saved_of(s.function());
  frame.probes_stack = is(ProbeStack);
  frame.tracks_branches = header.tracks_branches;
  frame.marks_entry = frame.tracks_branches && !is(NoCfCheck);
  if (is(HasRequests)) {
    const ssa::FunctionRequests& requests = header.requests.at(s.function().symbol().index());
    frame.probe_interval = requests.probe_interval;
    frame.zeroed = requests.zeroed;
    frame.calls_fentry = requests.calls_fentry;
    frame.patchable = requests.patchable_entry;
    frame.mitigations = requests.mitigations;
    if (header.has_type_hashes) frame.patchable_prefix = requests.patchable_prefix;
    if (header.prefixes_thunks && requests.mitigations != 0)
      frame.mitigations |= ssa::mitigation::PrefixedThunks;
  }
  const uint32_t entry_alignment =
      ssa::own_stack_alignment(attributes) != 0 ? 8 : header.stack_alignment;
  frame.stack_align = static_cast<uint8_t>(std::min(entry_alignment, kStackAlignment));
  frame.uses_frame_pointer =
      !is(Naked) && s.may_use_frame_pointer() && (s.options().frame_pointer || is(FramePointer));
  frame.has_red_zone = !is(NoRedZone);
  machine.features = static_cast<uint32_t>(s.function().features() & processor_feature::Used);
  machine.is_for_size = is(ForSize);
}

// By the arrays in an object.
mir::Guarding guarding_of(const ssa::TypeTable& types, TypeId type) {
  if (types.kind(type) == ssa::TypeKind::Array) {
    if (types[type].element == ssa::kI8) return mir::Guarding::Buffer;
    return std::max(mir::Guarding::Array, guarding_of(types, types[type].element));
  }
  mir::Guarding most = mir::Guarding::None;
  if (types.kind(type) == ssa::TypeKind::Struct)
    for (TypeId member : types.members(type)) most = std::max(most, guarding_of(types, member));
  return most;
}

}  // namespace

Selector::Selector(const ssa::Function& function, ssa::Analyses& analyses,
                   const SelectionOptions& options, mir::MachineFunction& machine, Arena& scratch)
    : ValueRegisters(function, analyses, options, machine, scratch),
      analyses_(analyses),
      blocks_(function.block_count(), mir::BlockId(), scratch) {}

void Selector::run() {
  describe_frame(*this, machine());
  create_blocks();
  create_edges();
  create_labels();
  create_slots();
  incoming_.locate();
  if (is_popped_by_callee(own_convention(function())) && !types()[function().type()].variadic)
    machine().frame.popped = tail_stack_bytes(incoming_.stack_bytes());
  number_phi_inputs();
  for (size_t i = order().size(); i-- > 0;) select_block(order()[i]);
  finish();
}

bool Selector::has_call(uint32_t loop) {
  if (!loop_registers_) {
    loop_registers_.emplace(function(), analyses_, scratch());
    opt::for_each_in_loops(function(), analyses_,
                           [this](InstId id) { loop_registers_->note_call(id); });
  }
  return loop_registers_->has_call(loop);
}

void Selector::create_blocks() {
  machine().blocks.resize(order().size());
  machine().layout.reserve(order().size());
  if (!options().text_order) note_frequencies();
  for (uint32_t i = 0; i < order().size(); ++i) {
    const ssa::BlockId block = order()[i];
    mir::MachineBlock& machine_block = machine().blocks[mir::BlockId(i)];
    machine_block.name = name_of(function()[block].name);
    blocks_[block.index()] = mir::BlockId(i);
    machine().layout.push_back(mir::BlockId(i));
  }
}

void Selector::note_frequencies() {
  const std::span<const float> frequencies = analyses_.frequencies();
  const ssa::LoopForest& loops = analyses_.loops();
  for (uint32_t i = 0; i < order().size(); ++i) {
    mir::MachineBlock& machine_block = machine().blocks[mir::BlockId(i)];
    machine_block.frequency = rounded_frequency(frequencies[order()[i].index()]);
    machine_block.loop_depth = loops.depth(order()[i]);
  }
}

void Selector::create_edges() {
  // By block: the last predecessor that named it.
  ArenaIdMap<mir::BlockId, mir::BlockId> last_from(order().size(), mir::BlockId(), scratch());
  ArenaVector<mir::Edge> edges(scratch());
  edges.reserve(2 * order().size());
  for (ssa::BlockId block : order())
    function().for_each_successor(block, [&](ssa::BlockId successor) {
      mir::BlockId from = blocks_[block.index()], to = blocks_[successor.index()];
      if (std::exchange(last_from[to], from) != from) edges.push_back({from, to});
    });
  machine().set_edges(edges);
  release_elements(edges);
  release_elements(last_from);
}

// Blocks whose address is taken get their symbols. A deleted block is never a target of a jump, but
// its address may still be used: it becomes the function's start.
void Selector::create_labels() {
  ArenaVector<mir::BlockLabel> labels(scratch());
  for (uint32_t i = 0; i < function().block_count(); ++i) {
    const ssa::Block& block = function()[ssa::BlockId(i)];
    if (!block.address_taken) continue;
    std::string name;
    if (block.name.is_text())
      name = function().text_of(block.name);
    else
      append_decimal(name, uint64_t{block.name.number()});
    mir::SymbolRef label =
        machine().symbol_ref(machine().names.copy(ssa::block_symbol(function().name(), name)));
    mir::BlockId place = blocks_[i].valid() ? blocks_[i] : machine().layout.front();
    labels.push_back({place, label});
  }
  if (!labels.empty()) machine().set_labels(labels);
}

// Allocas of constant size in the entry block live in the frame.
void Selector::create_slots() {
  ssa::BlockId entry = function().entry();
  const bool has_guard = (attributes() & ssa::function_attribute::AnyStackProtector) != 0;
  for (InstId id = function()[entry].first; id.valid(); id = function().next(id)) {
    if (function()[id].opcode != Opcode::Alloca) continue;
    std::span<const Value> operands = function().operands(id);
    std::optional<uint64_t> count = constant_count(id);
    if (!count || function().alignment(id) > machine().frame.stack_align) continue;
    mir::FrameSlot slot;
    slot.kind = mir::SlotKind::Local;
    slot.size = std::max<uint64_t>(types().size_of(operands[0].type()) * *count, 1);
    slot.align = function().alignment(id);
    slot.name = name_of(function().name_of(id));
    if (has_guard) slot.guarding = guarding_of(types(), operands[0].type());
    set_slot(id, machine().frame.slots.push_back(slot));
  }
}

// Numbers the operands of all phis, and lists for each block those that it must provide at its end.
void Selector::number_phi_inputs() {
  ArenaVector<InstId> phis(scratch());
  uint32_t count = 0;
  for (ssa::BlockId block : order())
    for (InstId id = function()[block].first; function()[id].opcode == Opcode::Phi;
         id = function().next(id))
      if (facts().uses(id) != 0) {
        phis.push_back(id);
        count += function()[id].operand_count / 2;
      }
  if (phis.empty()) return;
  open_phis_.reserve(phis.size());
  first_phi_input_.assign(function().value_count(), 0);
  phi_inputs_.assign(count, Register());
  edges_.assign(count, PhiEdge());
  // The part of a block begins where filling the part before it ends.
  first_edge_.assign(function().block_count() + 2, 0);
  count = 0;
  for (InstId phi : phis) {
    std::span<const Value> operands = function().operands(phi);
    first_phi_input_[phi.index()] = count;
    count += static_cast<uint32_t>(operands.size() / 2);
    for (size_t i = 1; i < operands.size(); i += 2) ++first_edge_[operands[i].block().index() + 2];
  }
  for (size_t i = 1; i < first_edge_.size(); ++i) first_edge_[i] += first_edge_[i - 1];
  uint32_t input = 0;
  for (InstId phi : phis) {
    std::span<const Value> operands = function().operands(phi);
    for (size_t i = 0; i < operands.size(); i += 2)
      edges_[first_edge_[operands[i + 1].block().index() + 1]++] = {operands[i], input++};
  }
}

inline void Selector::select_instruction(InstId id) {
  if ((!is_needed(id) && !facts().is_root(id)) || id == left_out_) return;
  set_root(id);
  select_operation(id);
  end_tile();
}

void Selector::select_block(ssa::BlockId block) {
  block_ = block;
  machine().blocks[blocks_[block.index()]].end = size();
  InstId id = function().terminator(block);
  const bool has_landing_pads = function().personality().valid();
  if (has_landing_pads && ssa::is_after_invoked_call(function(), id)) [[unlikely]]
    select_branch_after_call(*this, id);
  else
    select_instruction(id);
  std::erase_if(left_tables_, [&](const LeftTable& left) {
    if (left.block != block) return false;
    emit(Op::LEA, 8, {left.address, Address::of_symbol(left.table)});
    return true;
  });
  end_tile();
  select_phi_inputs(block);
  for (id = function().previous(id); id.valid() && function()[id].opcode != Opcode::Phi;
       id = function().previous(id))
    select_instruction(id);
  if (block == function().entry())
    incoming_.select();
  else if (has_landing_pads) [[unlikely]]
    select_results_of_call(*this, block);
  for (; id.valid(); id = function().previous(id))
    if (facts().uses(id) != 0)
      open_phis_.push_back(
          {id, prepend_phi(1 + function()[id].operand_count, function().offset_of(id))});
  machine().blocks[blocks_[block.index()]].begin = size();
}

// The end of a block moves values for the phis of its successors into registers, before the
// terminator and its compare, so no constants come between these two.
void Selector::select_phi_inputs(ssa::BlockId block) {
  if (edges_.empty()) return;
  for (uint32_t i = first_edge_[block.index()]; i < first_edge_[block.index() + 1]; ++i)
    phi_inputs_[edges_[i].input] = use_any(edges_[i].value);
  end_tile();
}

void Selector::set_root(InstId id) {
  root_ = id;
  color_ = facts().color(id);
  set_origin(function().offset_of(id));
}

// By the rows of tiles.def.
void Selector::select_operation(InstId id) {
  const ssa::Instruction& instruction = function()[id];
  const bool by_operand = is_by_operand(instruction.opcode);
  const TypeId type = by_operand ? type_of(operand(id, 0)) : instruction.type;
  const Choice& choice = choice_of(instruction.opcode, machine_type(type));
  for (uint32_t i = 0; i < choice.rule_count; ++i)
    if (kRules[choice.first_rule + i](*this, id)) return;
  choice.last(*this, id);
}

void Selector::fill_phi(InstId phi, mir::Cell* cell) {
  *cell++ = {mir::CellKind::Register, 1, 0, -1, result(phi).number()};
  uint32_t input = first_phi_input_[phi.index()];
  for (Value operand : function().operands(phi)) {
    if (operand.is_block())
      *cell++ = {mir::CellKind::Block, 0, 0, -1, blocks_[operand.block().index()].index()};
    else
      *cell++ = {mir::CellKind::Register, 0, 0, -1, phi_inputs_[input++].number()};
  }
}

void Selector::finish() {
  for (size_t i = open_phis_.size(); i-- > 0;)
    fill_phi(open_phis_[i].phi, cell(open_phis_[i].first_cell));
  release_facts();
  CodeWriter::finish();
  if (!function().debug().records().empty()) note_variables(*this);
  release_registers();
  machine().is_ssa = true;
}

}  // namespace lilt::backend::isel
