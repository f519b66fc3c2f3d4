#include "backend/certify/code_facts.h"

#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/block_order.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::certify {

using mir::BlockId;
using mir::Cell;
using mir::MachineInstr;
using mir::RegSet;
using ssa::InstId;

CodeFacts::CodeFacts(const ssa::Function& function, const mir::MachineFunction& code,
                     bool text_order, const PhiLocations& phis, ssa::Analyses& analyses,
                     Arena& scratch)
    : function_(function), code_(code), scratch_(scratch), analyses_(analyses) {
  moves_return_address_ = backend::is_popped_by_callee(backend::own_convention(function));
  order_blocks(text_order);
  find_live_registers();
  number_allocas();
  find_needed();
  locate_phis(phis);
}

void CodeFacts::order_blocks(bool text_order) {
  const ArenaVector<ssa::BlockId> loops_together =
      backend::isel::loop_contiguous_order(analyses_.control_flow(), analyses_.loops(), scratch_);
  rank_.assign(function_.block_count(), UINT32_MAX);
  for (uint32_t i = 0; i < loops_together.size(); ++i) rank_[loops_together[i].index()] = i;
  const ssa::LoopForest& loops = analyses_.loops();
  end_of_loop_.assign(loops.loops().size(), 0);
  for (const ssa::BlockId block : loops_together)
    for (uint32_t loop = loops.loop_of(block); loop != ssa::kNoLoop; loop = loops[loop].parent)
      end_of_loop_[loop] = rank(block);
  const bool keeps_text = text_order && backend::isel::is_dominance_order(function_, scratch_);
  source_.assign(code_.blocks.size(), ssa::BlockId());
  const size_t selected = keeps_text ? function_.blocks().size() : loops_together.size();
  for (size_t i = 0; i < std::min(selected, source_.size()); ++i)
    source_[i] = keeps_text ? function_.blocks()[i] : loops_together[i];
  place_.assign(code_.blocks.size(), UINT32_MAX);
  for (uint32_t i = 0; i < code_.layout.size(); ++i) place_[code_.layout[i].index()] = i;
}

uint32_t CodeFacts::end_of_loop(ssa::BlockId from, ssa::BlockId to) {
  const ssa::LoopForest& loops = analyses_.loops();
  uint32_t loop = loops.loop_of(to);
  while (loop != ssa::kNoLoop && !loops.is_within(loops.loop_of(from), loop))
    loop = loops[loop].parent;
  return loop == ssa::kNoLoop ? rank(from) : end_of_loop_[loop];
}

BlockId CodeFacts::next(BlockId block) const {
  const uint32_t place = place_[block.index()] + 1;
  return place < code_.layout.size() ? code_.layout[place] : BlockId();
}

namespace {

constexpr mir::Register kFlags;  // which are live as registers are

// Whether a definition may leave a part of its register as it was.
bool is_partial(const mir::InstrDesc& desc, const MachineInstr& i) {
  return i.width < 4 || (desc.properties & mir::instr::ZeroesUpper) == 0;
}

// What a function may return, also where its return does not name it.
RegSet result_registers() {
  RegSet set;
  for (const mir::Register r : {x86::rax, x86::rdx, x86::rcx, x86::rsp}) set.insert(r);
  for (uint32_t i = 0; i < 4; ++i) set.insert(x86::xmm(i));
  return set;
}

}  // namespace

bool CodeFacts::are_flags_live(BlockId block) const {
  return live_[block.index()].contains(kFlags);
}

void CodeFacts::find_live_registers() {
  live_.assign(code_.blocks.size(), RegSet());
  written_.assign(code_.blocks.size(), RegSet());
  std::vector<RegSet> read(code_.blocks.size()), written(code_.blocks.size());
  for (const BlockId block : code_.layout) {
    RegSet all_written, whole_written, first_read;
    for (const MachineInstr& i : code_.instructions_of(block)) {
      const mir::InstrDesc& desc = code_.desc(i);
      RegSet uses, changed = desc.clobbers, partial;
      for (const Cell& cell : code_.cells_of(i)) {
        if (cell.is_use()) uses.insert(cell.reg());
        if (cell.is_def()) changed.insert(cell.reg());
      }
      if (is_partial(desc, i)) partial = changed - desc.clobbers;
      uses = uses | partial;
      RegSet definitions = changed - partial;
      all_written = all_written | changed;
      if (desc.flags_read != 0 || (desc.properties & mir::instr::HasCondition) != 0)
        uses.insert(kFlags);
      if (desc.flags_written == mir::eflags::All) definitions.insert(kFlags);
      if ((desc.properties & mir::instr::Return) != 0)
        uses = uses | code_.frame.callee_saved | result_registers();
      first_read = first_read | (uses - whole_written);
      whole_written = whole_written | definitions;
    }
    read[block.index()] = first_read;
    written[block.index()] = whole_written;
    written_[block.index()] = all_written;
  }
  for (bool changes = true; changes;) {
    changes = false;
    for (size_t b = code_.layout.size(); b-- > 0;) {
      const size_t block = code_.layout[b].index();
      RegSet live;
      for (const BlockId next : code_.successors(code_.layout[b]))
        live = live | live_[next.index()];
      live = read[block] | (live - written[block]);
      changes |= live != live_[block];
      live_[block] = live;
    }
  }
}

// As selection numbers them.
void CodeFacts::number_allocas() {
  uint32_t slot = 0;
  for (InstId id = function_[function_.entry()].first; id.valid(); id = function_.next(id)) {
    if (function_[id].opcode != ssa::Opcode::Alloca) continue;
    const std::span<const ssa::Value> operands = function_.operands(id);
    const bool is_constant =
        operands.size() < 2 ||
        (operands[1].is_constant() &&
         function_.constants()[operands[1].constant()].kind == ssa::ConstantKind::Integer);
    if (!is_constant || function_.alignment(id) > code_.frame.stack_align) continue;
    if (slot < code_.frame.slots.size()) slot_of_alloca_[id.index()] = mir::SlotId(slot);
    ++slot;
  }
  alloca_slots_ = std::min(slot, static_cast<uint32_t>(code_.frame.slots.size()));
  for (uint32_t s = alloca_slots_; s < code_.frame.slots.size(); ++s)
    if (const mir::FrameSlot& other = code_.frame.slots[mir::SlotId(s)];
        other.kind == mir::SlotKind::Local && other.name == "registers")
      save_area_ = mir::SlotId(s);
}

std::optional<int64_t> CodeFacts::register_save_area() const {
  return save_area_.valid() ? std::optional(distance_of(code_.frame.slots[save_area_]))
                            : std::nullopt;
}

std::optional<int64_t> CodeFacts::number_of_type(InstId call) const {
  const ssa::Value type = function_.operand(call, 2);
  const ssa::Constant& c = function_.constants()[type.constant()];
  for (size_t i = 0; i < code_.type_infos.size(); ++i) {
    const mir::SymbolRef symbol = code_.type_infos[i];
    const bool is_type =
        c.kind == ssa::ConstantKind::Symbol
            ? symbol.valid() && code_.symbols[symbol.index()] == function_.module()[c.symbol].name
            : !symbol.valid();
    if (is_type) return static_cast<int64_t>(i) + 1;
  }
  return std::nullopt;
}

std::optional<int64_t> CodeFacts::number_of(InstId id) const {
  if (function_[id].opcode == ssa::Opcode::Call) return number_of_type(id);
  const auto found = slot_of_alloca_.find(id.index());
  if (found == slot_of_alloca_.end()) return std::nullopt;
  return distance_of(code_.frame.slots[found->second]);
}

bool CodeFacts::is_in_alloca(int64_t distance, unsigned bytes) const {
  const auto is_in = [&](const mir::FrameSlot& slot) {
    return distance + static_cast<int64_t>(bytes) > distance_of(slot) &&
           distance < distance_of(slot) + static_cast<int64_t>(slot.size);
  };
  for (uint32_t s = 0; s < alloca_slots_; ++s)
    if (is_in(code_.frame.slots[mir::SlotId(s)])) return true;
  return save_area_.valid() && is_in(code_.frame.slots[save_area_]);
}

int64_t CodeFacts::argument_bytes() const {
  backend::ArgumentAssigner assigner(function_);
  for (uint32_t i = 0; i < function_.argument_count(); ++i)
    assigner.next(function_[function_.argument(i)].type, parameter_attributes(function_, i));
  return moves_return_address_ ? backend::tail_stack_bytes(assigner.stack_bytes())
                               : assigner.stack_bytes();
}

void CodeFacts::find_needed() {
  is_needed_.assign(function_.value_count(), 0);
  std::vector<InstId> pending;
  const auto need_operands = [&](InstId id) {
    for (const ssa::Value operand : function_.operands(id))
      if (operand.is_local() && is_needed_[operand.local().index()] == 0) {
        is_needed_[operand.local().index()] = 1;
        pending.push_back(operand.local());
      }
  };
  for (const ssa::BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (opt::must_stay(function_, id)) {
        need_operands(id);
        reads_return_address_ |= function_[id].opcode == ssa::Opcode::Call &&
                                 ssa::called_intrinsic_name(function_, id) == "llvm.returnaddress";
      }
  while (!pending.empty()) {
    const InstId id = pending.back();
    pending.pop_back();
    need_operands(id);
  }
}

// Phis that are not needed are in the code if they need each other.
const std::vector<uint8_t>& CodeFacts::used() {
  if (!is_used_.empty()) return is_used_;
  is_used_.assign(function_.value_count(), 0);
  for (const ssa::BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      for (const ssa::Value operand : function_.operands(id))
        if (operand.is_local()) is_used_[operand.local().index()] = 1;
  return is_used_;
}

void CodeFacts::locate_phis(const PhiLocations& phis) {
  has_located_phis_.assign(code_.blocks.size(), false);
  locations_of_phi_.assign(function_.value_count(), {});
  std::vector<InstId> own;
  for (const PhiLocation& phi : phis) {
    const ssa::BlockId block = source_of(phi.block);
    if (!block.valid()) continue;
    const auto list_phis = [&](const std::vector<uint8_t>& are_in_code) {
      own.clear();
      function_.for_each_phi(block, [&](InstId id) {
        if (are_in_code[id.index()] != 0) own.push_back(id);
      });
      return own.size() == phi.count;
    };
    if (!list_phis(is_needed_) && !list_phis(used())) continue;
    has_located_phis_[phi.block.index()] = true;
    Locations locations;
    if (phi.slot.valid()) locations.slot = location_of(distance_of(code_.frame.slots[phi.slot]));
    locations.location = phi.reg.valid() ? location_of(phi.reg) : locations.slot;
    locations_of_phi_[own[phi.number].index()] = locations;
  }
}

CodeFacts::Locations CodeFacts::locations_of_phi(InstId phi) const {
  return locations_of_phi_[phi.index()];
}

bool CodeFacts::is_header(ssa::BlockId block) {
  const uint32_t loop = analyses_.loops().loop_of(block);
  return loop != ssa::kNoLoop && analyses_.loops()[loop].header == block;
}

uint32_t CodeFacts::entered_loop(ssa::BlockId from, ssa::BlockId to) {
  const ssa::LoopForest& loops = analyses_.loops();
  uint32_t entered = ssa::kNoLoop;
  for (uint32_t loop = loops.loop_of(to);
       loop != ssa::kNoLoop && !loops.is_within(loops.loop_of(from), loop);
       loop = loops[loop].parent)
    entered = loop;
  return entered;
}

bool CodeFacts::is_kept_in_loop(uint32_t loop, LocationNumber location) {
  if (loop == ssa::kNoLoop || location >= kRegisterLocations) return false;
  if (written_in_loop_.empty()) find_written_in_loops();
  return !written_in_loop_[loop].contains(register_of(location));
}

// Code that has no block of the source is in a loop if it may go on there.
void CodeFacts::find_written_in_loops() {
  const ssa::LoopForest& loops = analyses_.loops();
  written_in_loop_.assign(loops.loops().size(), RegSet());
  const auto note = [&](BlockId block, ssa::BlockId place) {
    for (uint32_t loop = loops.loop_of(place); loop != ssa::kNoLoop; loop = loops[loop].parent)
      written_in_loop_[loop] = written_in_loop_[loop] | written_[block.index()];
  };
  for (const BlockId block : code_.layout) {
    if (source_of(block).valid()) {
      note(block, source_of(block));
      continue;
    }
    for (const BlockId next : code_.successors(block))
      if (source_of(next).valid())
        note(block, source_of(next));
      else
        for (RegSet& written : written_in_loop_) written = written | written_[block.index()];
  }
}

}  // namespace lilt::certify
