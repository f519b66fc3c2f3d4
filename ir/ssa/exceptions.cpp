#include "ir/ssa/exceptions.h"

#include <algorithm>

namespace lilt::ssa {

InstId landing_pad_of(const Function& function, BlockId block) {
  InstId id = function[block].first;
  while (id.valid() && function[id].opcode == Opcode::Phi) id = function.next(id);
  return id.valid() && function[id].opcode == Opcode::LandingPad ? id : InstId::none();
}

bool has_result_of(const Function& function, InstId invoke, BlockId block,
                   const ControlFlowGraph& cfg, const DominatorTree& dominators) {
  const BlockId normal = normal_block(function, invoke), home = function.block_of(invoke);
  if (!cfg.reachable(home) || !dominators.dominates(normal, block)) return false;
  // Every other way into the normal block comes from behind it.
  return std::ranges::all_of(cfg.predecessors(normal), [&](BlockId from) {
    return from == home || !cfg.reachable(from) || dominators.dominates(normal, from);
  });
}

namespace {

std::string check_landing_pad(const Function& function, InstId id, const ControlFlowGraph& cfg) {
  const BlockId block = function.block_of(id);
  if (landing_pad_of(function, block) != id)
    return "a 'landingpad' is the first instruction of its block, behind phis";
  if (block == function.entry()) return "the entry block has no 'landingpad'";
  if (function[id].operand_count == 0 && function[id].subcode != kCleanup)
    return "a 'landingpad' has a clause, or is a 'cleanup'";
  for (const BlockId from : cfg.predecessors(block)) {
    const InstId last = function.terminator(from);
    const bool unwinds = function[last].opcode == Opcode::Invoke &&
                         unwind_block(function, last) == block &&
                         normal_block(function, last) != block;
    if (!unwinds) return "only the unwind edge of an 'invoke' leads to a block with a 'landingpad'";
  }
  return {};
}

}  // namespace

std::string check_exception_instruction(const Function& function, InstId id,
                                        const ControlFlowGraph& cfg) {
  const Opcode opcode = function[id].opcode;
  if (opcode == Opcode::Invoke) {
    if (!landing_pad_of(function, unwind_block(function, id)).valid())
      return "the block that an 'invoke' unwinds to begins with a 'landingpad'";
    return {};
  }
  if (!function.personality().valid())
    return "a function with a '" + std::string(info(opcode).name) + "' has a 'personality'";
  return opcode == Opcode::LandingPad ? check_landing_pad(function, id, cfg) : std::string();
}

}  // namespace lilt::ssa
