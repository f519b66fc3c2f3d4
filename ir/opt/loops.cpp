#include "ir/opt/loops.h"

#include "ir/opt/passes.h"

namespace lilt::opt {

using namespace ssa;

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
    if (loop.parent != UINT32_MAX) is_innermost[loop.parent] = false;
  return is_innermost;
}

LoopBlocks::LoopBlocks(Analyses& analyses, const ArenaVector<bool>& wanted, Arena& scratch)
    : start_(wanted.size() + 2, 0, scratch), blocks_(scratch) {
  const LoopForest& loops = analyses.loops();
  const auto is_in_one = [&](BlockId block) {
    const uint32_t loop = loops.loop_of(block);
    return loop != UINT32_MAX && wanted[loop];
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

void clean_up_behind(Function& function, Analyses& analyses, Arena& scratch) {
  analyses.keep_only({});
  simplify_cfg(function, analyses, scratch);
  analyses.keep_only({Analysis::ControlFlow});
  instruction_simplify(function, analyses, scratch);
}

}  // namespace lilt::opt
