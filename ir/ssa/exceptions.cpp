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

bool is_behind_invoked_call(const Function& function, InstId branch) {
  if (function[branch].opcode != Opcode::CondBr) return false;
  const Value condition = function.operand(branch, 0);
  if (!condition.is_local() || function[condition.local()].opcode != Opcode::Call) return false;
  const SymbolId callee = function.called_symbol(condition.local());
  return callee.valid() && function.module()[callee].name == kReturned;
}

namespace {

// Whether the block is where the terminator goes when its call unwinds.
bool unwinds_to(const Function& function, InstId last, BlockId block) {
  if (is_behind_invoked_call(function, last)) return function.operand(last, 1) != Value(block);
  return function[last].opcode == Opcode::Invoke && unwind_block(function, last) == block &&
         normal_block(function, last) != block;
}

std::string check_landing_pad(const Function& function, InstId id, const ControlFlowGraph& cfg) {
  const BlockId block = function.block_of(id);
  if (landing_pad_of(function, block) != id)
    return "a 'landingpad' is the first instruction of its block, behind phis";
  if (block == function.entry()) return "the entry block has no 'landingpad'";
  if (function[id].operand_count == 0 && function[id].subcode != kCleanup)
    return "a 'landingpad' has a clause, or is a 'cleanup'";
  for (const BlockId from : cfg.predecessors(block)) {
    if (!unwinds_to(function, function.terminator(from), block))
      return "only the unwind edge of an 'invoke' leads to a block with a 'landingpad'";
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
