// Sinking: what only one side of a branch needs moves there.
//
// Idea. From the end of a block, instructions move to the front of a block that it branches to, and
// that nothing else leads to, if all their uses are there or after it. On the other path, which may
// be the usual one, they do not run. A value that is used after a loop only leaves the loop.
// (As InstCombine does in LLVM; Knoop, Rüthing, Steffen, "Partial Dead Code Elimination", PLDI
// 1994, for instructions that need no copies.)
//
// Invariants. Nothing runs more often than before: the target has one predecessor, so it is in no
// deeper loop. A load moves over no instruction with effects. Nothing moves without a load, a
// product or a quotient among it.
#include <algorithm>

#include "ir/opt/movable_end.h"
#include "ir/opt/passes.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class Sinking {
 public:
  Sinking(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), cfg_(analyses.control_flow()), end_(function, analyses, scratch) {}

  bool run() {
    function_.track_uses();
    for (const BlockId block : cfg_.reverse_post_order()) {
      const InstId branch = function_.terminator(block);
      if (function_[branch].opcode != Opcode::CondBr) continue;
      for (uint32_t i = 1; i <= 2; ++i) {
        const BlockId target = function_.operand(branch, i).block();
        if (cfg_.predecessors(target).size() != 1) continue;
        const std::span<const InstId> instructions = end_.find(block, target);
        if (is_worth_it(instructions)) move(instructions, target);
      }
    }
    return has_changed_;
  }

 private:
  // Arithmetic of one cycle may share its flags with the branch.
  bool is_worth_it(std::span<const InstId> instructions) const {
    return std::ranges::any_of(instructions, [this](InstId id) {
      const Opcode opcode = function_[id].opcode;
      return opcode == Opcode::Load || opcode == Opcode::Mul || has(opcode, property::MayTrap);
    });
  }
  // The instructions from the last one.
  void move(std::span<const InstId> instructions, BlockId target) {
    InstId position = function_[target].first;
    while (function_[position].opcode == Opcode::Phi) position = function_.next(position);
    for (const InstId id : instructions) {
      move_before(function_, position, id);
      position = id;
      has_changed_ = true;
    }
  }

  Function& function_;
  const ControlFlowGraph& cfg_;
  MovableEnd end_;
  bool has_changed_ = false;
};

}  // namespace

bool sink(Function& function, Analyses& analyses, Arena& scratch) {
  if (function.blocks().size() < 3) return false;
  return Sinking(function, analyses, scratch).run();
}

}  // namespace lilt::opt
