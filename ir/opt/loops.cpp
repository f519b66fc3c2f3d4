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

LoopShape find_loop_shape(const Function& function, const ControlFlowGraph& cfg,
                          const DominatorTree& dominators, BlockId header) {
  LoopShape shape;
  int entering = 0, latches = 0;
  for (BlockId from : cfg.predecessors(header)) {
    if (!cfg.reachable(from)) continue;
    const bool is_latch = dominators.dominates(header, from);
    ++(is_latch ? latches : entering);
    (is_latch ? shape.latch : shape.preheader) = from;
  }
  if (latches != 1) shape.latch = BlockId::none();
  if (entering != 1 || function[function.terminator(shape.preheader)].opcode != Opcode::Br)
    shape.preheader = BlockId::none();
  return shape;
}

ArenaVector<bool> innermost_loops(const LoopForest& loops, Arena& scratch) {
  ArenaVector<bool> is_innermost(loops.loops().size(), true, scratch);
  for (const LoopForest::Loop& loop : loops.loops())
    if (loop.parent != kNoLoop) is_innermost[loop.parent] = false;
  return is_innermost;
}

LoopBlocks::LoopBlocks(Analyses& analyses, const ArenaVector<bool>& wanted, Arena& scratch)
    : start_(wanted.size() + 2, 0, scratch), blocks_(scratch) {
  const LoopForest& loops = analyses.loops();
  const auto is_in_one = [&](BlockId block) {
    const uint32_t loop = loops.loop_of(block);
    return loop != kNoLoop && wanted[loop];
  };
  const std::vector<BlockId>& order = analyses.control_flow().reverse_post_order();
  for (const BlockId block : order)
    if (is_in_one(block)) ++start_[loops.loop_of(block) + 2];
  for (size_t i = 2; i < start_.size(); ++i) start_[i] += start_[i - 1];
  blocks_.resize(start_.back());
  for (const BlockId block : order)
    if (is_in_one(block)) blocks_[start_[loops.loop_of(block) + 1]++] = block;
}

uint32_t common_loop_depth(const Function& function, const LoopForest& loops, Value value,
                           uint32_t loop) {
  if (!value.is_local() || function[value.local()].opcode == Opcode::Argument) return 0;
  uint32_t of_value = loops.loop_of(function.block_of(value.local()));
  while (of_value != loop) {
    const bool is_deeper = loop_depth(loops, of_value) > loop_depth(loops, loop);
    uint32_t& inner = is_deeper ? of_value : loop;
    inner = loops.loops()[inner].parent;
  }
  return loop_depth(loops, loop);
}

LoopShapes::LoopShapes(const Function& function, Analyses& analyses, Arena& scratch)
    : function_(function),
      cfg_(analyses.control_flow()),
      loops_(analyses.loops()),
      shapes_(loops_.loops().size(), LoopFacts{}, scratch) {
  const DominatorTree& dominators = analyses.dominators();
  for (uint32_t loop = 0; loop < shapes_.size(); ++loop) {
    static_cast<LoopShape&>(shapes_[loop]) =
        find_loop_shape(function_, cfg_, dominators, header(loop));
    has_preheader_ |= shapes_[loop].preheader.valid();
    if (parent(loop) != kNoLoop) shapes_[parent(loop)].is_innermost = false;
  }
}

uint32_t LoopShapes::common_depth(uint32_t a, uint32_t b) const {
  while (a != b) {
    uint32_t& inner = depth(a) > depth(b) ? a : b;
    inner = parent(inner);
  }
  return depth(a);
}

// Selection has a tile for each intrinsic that legalization leaves.
void LoopShapes::note_call(InstId id) {
  if (function_[id].opcode != Opcode::Call || called_intrinsic_number(function_, id) != 0) return;
  for (uint32_t loop = loop_of(function_.block_of(id)); loop != kNoLoop && !shapes_[loop].has_call;
       loop = parent(loop))
    shapes_[loop].has_call = true;
}

bool fits_register(const TypeTable& types, TypeId type) {
  return (types.is_integer(type) || types.is_pointer(type) || types.is_floating(type)) &&
         types.store_size(type) <= 8;
}

LoopRegisters::LoopRegisters(const Function& function, const LoopShapes& shapes, Arena& scratch)
    : function_(function),
      shapes_(shapes),
      loops_(shapes.count(), Taken{}, scratch),
      last_loop_(scratch) {}

uint32_t LoopRegisters::outermost(uint32_t loop) const {
  while (shapes_.parent(loop) != kNoLoop) loop = shapes_.parent(loop);
  return loop;
}
void LoopRegisters::include(uint32_t loop) {
  loops_[outermost(loop)].is_included = are_some_included_ = true;
}

void LoopRegisters::count() {
  last_loop_.assign(function_.value_count(), kNoLoop);
  for (uint32_t loop = 0; loop < loops_.size(); ++loop)  // outer ones come first
    if (!are_some_included_ || shapes_.parent(loop) != kNoLoop)
      loops_[loop].is_included = !are_some_included_ || loops_[shapes_.parent(loop)].is_included;
  shapes_.for_each_instruction([this](InstId id) {
    if (loops_[shapes_.loop_of(function_.block_of(id))].is_included) count(id);
  });
}

LoopRegisters::Budget LoopRegisters::budget(uint32_t loop, TypeId type) {
  if (!std::exchange(has_counted_, true)) count();
  const bool has_call = shapes_[loop].has_call;
  if (function_.types().is_integer(type) || function_.types().is_pointer(type))
    return {loops_[loop].general, has_call ? kGeneralAcrossCalls : kGeneral};
  return {loops_[loop].floating, has_call ? kFloatingAcrossCalls : kFloating};
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

void LoopRegisters::count(InstId id) {
  const BlockId block = function_.block_of(id);
  const uint32_t loop = shapes_.loop_of(block);
  if (function_[id].opcode == Opcode::Phi && block == shapes_.header(loop)) count(Value(id), loop);
  for (Value operand : function_.operands(id)) {
    if (!operand.is_local()) continue;
    const Opcode opcode = function_[operand.local()].opcode;
    const bool is_own = opcode != Opcode::Phi && opcode != Opcode::Argument &&
                        shapes_.loop_of(function_.block_of(operand.local())) == loop;
    if (!is_own && opcode != Opcode::Alloca) count(operand, loop);
  }
}

// The depth of the loop whose header's phi the value is; 0 if it is none.
uint32_t LoopRegisters::carrying_depth(InstId id) const {
  if (function_[id].opcode != Opcode::Phi) return 0;
  const BlockId block = function_.block_of(id);
  const uint32_t loop = shapes_.loop_of(block);
  return loop != kNoLoop && shapes_.header(loop) == block ? shapes_.depth(loop) : 0;
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
  uint32_t outside = shapes_.common_depth(value, loop);
  if (outside != 0 && carrying_depth(value.local()) == outside) --outside;
  outside = std::max(outside, shapes_.common_depth(last, loop));
  last = loop;
  for (uint32_t l = loop; shapes_.depth(l) > outside; l = shapes_.parent(l))
    ++(is_general ? loops_[l].general : loops_[l].floating);
}

void remark_hoisted(const Remarks& remarks, const Function& function, InstId id, int levels,
                    std::string_view pass) {
  std::string text(info(function[id].opcode).name);
  text += " is hoisted out of ";
  text += levels == 1 ? "its loop [" : std::to_string(levels) + " loops [";
  remarks.add(function.offset_of(id), text.append(pass) + "]");
}

bool may_take_loops_apart(const Function& function, Analyses& analyses) {
  const ControlFlowGraph& cfg = analyses.control_flow();
  const FunctionAttributes attributes = function.module()[function.symbol()].function_attributes;
  return cfg.has_cycle() && cfg.reverse_post_order().size() == function.blocks().size() &&
         (attributes & function_attribute::OptimizeNone) == 0;
}

}  // namespace lilt::opt
