#include "ir/opt/loops.h"

#include <algorithm>
#include <utility>

#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Without two of each for temporaries.
constexpr uint32_t kGeneral = 13, kGeneralAcrossCalls = 5;
constexpr uint32_t kFloating = 14, kFloatingAcrossCalls = 0;

}  // namespace

uint32_t common_depth(const Function& function, const LoopForest& loops, Value value,
                      uint32_t loop) {
  if (!value.is_local()) return 0;
  return loops.common_depth(loops.loop_of(function.block_of(value.local())), loop);
}

bool follows_from_outside(const Function& function, const LoopForest& loops, Value value,
                          uint32_t loop, int steps) {
  if (!value.is_local() || is_invariant(function, loops, value, loop)) return true;
  const Opcode opcode = function[value.local()].opcode;
  const bool is_arithmetic = is_cast(opcode) || opcode == Opcode::ICmp ||
                             opcode == Opcode::GetElementPtr || opcode == Opcode::Select ||
                             (is_binary(opcode) && !has(opcode, property::MayTrap));
  return is_arithmetic && steps != 0 &&
         std::ranges::all_of(function.operands(value.local()), [&](Value operand) {
           return follows_from_outside(function, loops, operand, loop, steps - 1);
         });
}

bool fits_register(const TypeTable& types, TypeId type) {
  return (types.is_integer(type) || types.is_pointer(type) || types.is_floating(type)) &&
         types.store_size(type) <= 8;
}

LoopRegisters::LoopRegisters(const Function& function, Analyses& analyses, Arena& scratch)
    : function_(function),
      analyses_(analyses),
      loops_(analyses.loops()),
      taken_(loops_.loops().size(), Taken{}, scratch),
      last_loop_(scratch) {}

// Selection has a tile for each intrinsic that legalization leaves.
void LoopRegisters::note_call(InstId id) {
  if (function_[id].opcode != Opcode::Call || called_intrinsic_number(function_, id) != 0) return;
  for (uint32_t loop = loops_.loop_of(function_.block_of(id));
       loop != kNoLoop && !taken_[loop].has_call; loop = loops_[loop].parent)
    taken_[loop].has_call = true;
}

uint32_t LoopRegisters::outermost(uint32_t loop) const {
  while (loops_[loop].parent != kNoLoop) loop = loops_[loop].parent;
  return loop;
}
void LoopRegisters::include(uint32_t loop) {
  taken_[outermost(loop)].is_included = are_some_included_ = true;
}

void LoopRegisters::count() {
  last_loop_.assign(function_.value_count(), kNoLoop);
  for (uint32_t loop = 0; loop < taken_.size(); ++loop)  // outer ones come first
    if (!are_some_included_ || loops_[loop].parent != kNoLoop)
      taken_[loop].is_included = !are_some_included_ || taken_[loops_[loop].parent].is_included;
  for_each_in_loops(function_, analyses_, [this](InstId id) {
    if (taken_[loops_.loop_of(function_.block_of(id))].is_included) count(id);
  });
}

LoopRegisters::Budget LoopRegisters::budget(uint32_t loop, TypeId type) {
  if (!std::exchange(has_counted_, true)) count();
  const bool has_call = taken_[loop].has_call;
  if (function_.types().is_integer(type) || function_.types().is_pointer(type))
    return {taken_[loop].general, has_call ? kGeneralAcrossCalls : kGeneral};
  return {taken_[loop].floating, has_call ? kFloatingAcrossCalls : kFloating};
}
uint32_t LoopRegisters::free(uint32_t loop, TypeId type) {
  const Budget budget = this->budget(loop, type);
  return budget.all - std::min(budget.all, budget.taken);
}
bool LoopRegisters::take(uint32_t loop, TypeId type, uint32_t excess) {
  const Budget budget = this->budget(loop, type);
  if (budget.taken >= budget.all + excess) return false;
  ++budget.taken;
  return true;
}
void LoopRegisters::give(uint32_t loop, TypeId type, uint32_t count) {
  const Budget budget = this->budget(loop, type);
  budget.taken -= std::min(budget.taken, count);
}

void LoopRegisters::count(InstId id) {
  const BlockId block = function_.block_of(id);
  const uint32_t loop = loops_.loop_of(block);
  if (function_[id].opcode == Opcode::Phi && block == loops_[loop].header) count(Value(id), loop);
  for (Value operand : function_.operands(id)) {
    if (!operand.is_local()) continue;
    const Opcode opcode = function_[operand.local()].opcode;
    const bool is_own = opcode != Opcode::Phi && opcode != Opcode::Argument &&
                        loops_.loop_of(function_.block_of(operand.local())) == loop;
    if (!is_own && opcode != Opcode::Alloca) count(operand, loop);
  }
}

// The depth of the loop whose header's phi the value is; 0 if it is none.
uint32_t LoopRegisters::carrying_depth(InstId id) const {
  if (function_[id].opcode != Opcode::Phi) return 0;
  const BlockId block = function_.block_of(id);
  const uint32_t loop = loops_.loop_of(block);
  return loop != kNoLoop && loops_[loop].header == block ? loops_.depth(loop) : 0;
}

// Counts the value for the loops around `loop` that do not define it, but for those that have been
// counted with the last loop.
void LoopRegisters::count(Value value, uint32_t loop) {
  uint32_t& last = last_loop_[value.local()];
  if (last == loop) return;
  const Instruction& definition = function_[value.local()];
  const TypeKind kind = function_.types().kind(definition.type);
  const bool is_general = kind == TypeKind::Integer || kind == TypeKind::Pointer;
  const bool is_floating = kind == TypeKind::Float || kind == TypeKind::Double ||
                           kind == TypeKind::Vector;  // in such a register
  if (!is_floating && !is_general) return;
  uint32_t outside = common_depth(function_, loops_, value, loop);
  if (outside != 0 && carrying_depth(value.local()) == outside) --outside;
  outside = std::max(outside, loops_.common_depth(last, loop));
  last = loop;
  for (uint32_t l = loop; loops_.depth(l) > outside; l = loops_[l].parent)
    ++(is_general ? taken_[l].general : taken_[l].floating);
}

void remark_hoisted(const Remarks& remarks, const Function& function, InstId id, int levels,
                    std::string_view pass) {
  std::string text(info(function[id].opcode).name);
  text += " is hoisted out of ";
  text += levels == 1 ? "its loop [" : std::to_string(levels) + " loops [";
  remarks.add(function.offset_of(id), text.append(pass) + "]");
}

bool may_change_loops(const Function& function, Analyses& analyses) {
  const ControlFlowGraph& cfg = analyses.control_flow();
  return cfg.has_cycle() && cfg.reverse_post_order().size() == function.blocks().size() &&
         (function.attributes() & function_attribute::OptimizeNone) == 0;
}

}  // namespace lilt::opt
