#include "ir/opt/loop_memory.h"

#include <algorithm>
#include <utility>

#include "ir/opt/side_effects.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxAccesses = 256;  // of a loop that are told apart
constexpr int kMaxEndDominators = 64;   // in search of a common one
constexpr int kMaxHeaderSteps = 64;     // instructions of a header that are looked at

}  // namespace

bool is_there(const Function& function, const MemoryLocation& location) {
  uint64_t size = 0;
  if (!location.base.valid() || location.size == kUnknownSize) return false;
  if (location.base.is_local()) {
    const InstId id = location.base.local();
    if (function[id].opcode != Opcode::Alloca)
      size = promised_bytes(function, location.base);
    else if (function[id].operand_count == 1)
      size = function.types().size_of(function.operand(id, 0).type());
  } else {
    const Constant& constant = function.constants()[location.base.constant()];
    if (constant.kind != ConstantKind::Symbol) return false;
    const Symbol& symbol = function.module()[constant.symbol];
    if (symbol.kind != SymbolKind::Variable || !symbol.is_definition) return false;
    size = function.types().size_of(symbol.type);
  }
  return location.offset <= size && location.size <= size - location.offset;
}

LoopMemory::LoopMemory(const Function& function, Analyses& analyses, Arena& scratch)
    : function_(function),
      scratch_(scratch),
      analyses_(analyses),
      infos_(loops_.loops().size(), Info{}, scratch) {
  ArenaVector<MemoryAccess> found(scratch);
  constexpr auto kWanted = property::ReadsMemory | property::WritesMemory | property::Terminator;
  for_each_in_loops(function, analyses, [&](InstId id) {
    if (has(function_[id].opcode, kWanted))
      survey(id, loops_.loop_of(function_.block_of(id)), found);
  });
  distribute(found);
}

void LoopMemory::survey(InstId id, uint32_t loop, ArenaVector<MemoryAccess>& found) {
  const Instruction& i = function_[id];
  if (is_terminator(i.opcode) && loops_[loop].is_innermost) note_end(function_.block_of(id), loop);
  const bool is_unknown = is_call(i.opcode) && called_intrinsic_number(function_, id) == 0;
  const MemoryEffect effect = memory_effect(function_, id);
  if (effect == MemoryEffect::None && !is_unknown) return;
  const bool may_write = effect >= MemoryEffect::Writes;
  const bool is_plain = (i.opcode == Opcode::Load || i.opcode == Opcode::Store) && !is_ordered(i);
  const bool is_private_store =
      is_plain && may_write &&
      !alias_.is_exposed({.base = address_base(function_, function_.operand(id, 1))});
  found.push_back({id, is_plain, may_write});
  for (; loop != kNoLoop; loop = loops_[loop].parent) {
    Info& info = infos_[loop];
    info.has_calls |= is_unknown || (may_write && is_call(i.opcode));
    info.has_plain_store |= is_plain && may_write;
    info.has_private_store |= is_private_store;
    if (is_unknown && may_write) info.clobber = id;
    ++info.count;
  }
}

// The common dominator of the ends of an innermost loop's iterations.
void LoopMemory::note_end(BlockId block, uint32_t loop) {
  bool is_end = false;
  function_.for_each_successor(block, [&](BlockId to) {
    is_end |= loops_.loop_of(to) != loop || to == loops_[loop].header;
  });
  if (!is_end) return;
  BlockId& common = infos_[loop].common;
  if (!common.valid()) common = block;
  for (int step = 0; !dominators_.dominates(common, block); ++step)
    common =
        step == kMaxEndDominators ? loops_[loop].header : dominators_.immediate_dominator(common);
}

void LoopMemory::distribute(std::span<const MemoryAccess> found) {
  uint32_t count = 0;
  for (Info& info : infos_) {
    info.first = count;
    count += std::min(info.count, kMaxAccesses);
  }
  accesses_.resize(count);
  for (const MemoryAccess& access : found)
    for (uint32_t loop = loops_.loop_of(function_.block_of(access.id)); loop != kNoLoop;
         loop = loops_[loop].parent)
      if (Info& info = infos_[loop]; info.kept < kMaxAccesses)
        accesses_[info.first + info.kept++] = {access, {}};
}

std::span<const LoopAccess> LoopMemory::operator[](uint32_t loop) {
  Info& info = infos_[loop];
  const std::span accesses(accesses_.data() + info.first, info.kept);
  if (std::exchange(info.has_locations, true)) return accesses;
  for (LoopAccess& access : accesses)
    if (access.is_plain)
      access.location = alias_.location(access.id, accessed_pointer(function_, access.id),
                                        accessed_type(function_, access.id));
    else if (access.may_write)
      access.location = alias_.written_by(access.id);
  return accesses;
}

bool LoopMemory::runs_always(InstId id, uint32_t loop) const {
  const BlockId block = function_.block_of(id);
  const Info& info = infos_[loop];
  if (block == loops_[loop].header) return !info.has_calls || is_before_calls(id);
  return loops_[loop].is_innermost && !info.has_calls && info.common.valid() &&
         dominators_.dominates(block, info.common);
}

bool LoopMemory::is_before_calls(InstId id) const {
  for (int steps = 0; steps < kMaxHeaderSteps && id.valid(); ++steps, id = function_.previous(id))
    if (function_[id].opcode == Opcode::Call) return false;
  return !id.valid();
}

bool LoopMemory::may_read_early(InstId access, uint32_t loop) const {
  if (runs_always(access, loop)) return true;
  const MemoryLocation location = alias_.location(access, accessed_pointer(function_, access),
                                                  accessed_type(function_, access));
  return is_there(function_, location) || is_accessed_around(location, loop) ||
         is_accessed_before(access, loop);
}

// Whether an access to the address, as large, is among the last before the loop, and no call after
// it.
bool LoopMemory::is_accessed_before(InstId access, uint32_t loop) const {
  const Value pointer = accessed_pointer(function_, access);
  BlockId block = loops_[loop].preheader;
  if (!block.valid() || !is_invariant(function_, loops_, pointer, loop)) return false;
  InstId id = function_.terminator(block);
  for (int steps = 0; steps < kMaxHeaderSteps && !is_call(function_[id].opcode); ++steps) {
    const Opcode opcode = function_[id].opcode;
    if ((opcode == Opcode::Load || opcode == Opcode::Store) && !is_ordered(function_[id]) &&
        accessed_pointer(function_, id) == pointer &&
        accessed_bytes(function_, id) >= accessed_bytes(function_, access))
      return true;
    if (const InstId before = function_.previous(id); before.valid()) {
      id = before;
      continue;
    }
    const std::span<const BlockId> from = analyses_.control_flow().predecessors(block);
    if (from.size() != 1) return false;
    block = from[0];
    id = function_.terminator(block);
  }
  return false;
}

// Whether the loop begins with an access to the same object, after the location: it is in bounds
// of the object, and so is the base, so all bytes between them are there.
bool LoopMemory::is_accessed_around(const MemoryLocation& location, uint32_t loop) const {
  const auto end = static_cast<int64_t>(location.offset + location.size);
  if (!location.is_in_bounds || location.size == kUnknownSize ||
      static_cast<int64_t>(location.offset) < 0)
    return false;
  InstId id = function_[loops_[loop].header].first;
  for (int steps = 0; steps < kMaxHeaderSteps && id.valid() && !is_call(function_[id].opcode);
       ++steps, id = function_.next(id)) {
    const Opcode opcode = function_[id].opcode;
    if ((opcode != Opcode::Load && opcode != Opcode::Store) || is_ordered(function_[id])) continue;
    const MemoryLocation accessed =
        alias_.location(id, accessed_pointer(function_, id), accessed_type(function_, id));
    if (accessed.base == location.base && accessed.is_in_bounds && accessed.size != kUnknownSize &&
        static_cast<int64_t>(accessed.offset + accessed.size) >= end)
      return true;
  }
  return false;
}

InstId LoopMemory::writer_of(InstId load, uint32_t loop) {
  const MemoryLocation location =
      alias_.location(load, function_.operand(load, 0), function_[load].type);
  if (alias_.is_constant(location)) return {};
  if (clobber(loop).valid() && alias_.is_exposed(location)) return clobber(loop);
  const std::span<const LoopAccess> accesses = (*this)[loop];
  for (const LoopAccess& access : accesses)
    if (access.may_write && alias_.may_write(access.location, location) &&
        !are_apart(load, access, loop))
      return access.id;
  return is_complete(loop) ? InstId::none() : accesses.back().id;
}

// Whether a store writes other bytes in any iteration, after a sum that is the same in all of them.
bool LoopMemory::are_apart(InstId load, const LoopAccess& writer, uint32_t loop) const {
  if (!writer.is_plain) return false;
  const ScalarEvolution evolution(function_, &loops_);
  const auto read = evolution.sum_of(function_.operand(load, 0), loop);
  if (!read || !evolution.is_invariant(*read, loop)) return false;
  const auto written = evolution.sum_of(accessed_pointer(function_, writer.id), loop);
  return written && opt::are_apart(*read, accessed_bytes(function_, load), *written,
                                   accessed_bytes(function_, writer.id));
}

}  // namespace lilt::opt
