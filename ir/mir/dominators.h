// Dominators of the blocks of a machine function.
#pragma once

#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// The dominator tree over the blocks that are reachable from the first block of the layout, by
// successor lists. Immutable; stale once the graph changes.
class Dominators {
 public:
  // O(edges × log blocks), without recursion.
  explicit Dominators(const MachineFunction& function);

  bool is_reachable(BlockId block) const { return enter_[block.index()] != 0; }
  // None for the entry and for unreachable blocks.
  BlockId immediate_dominator(BlockId block) const { return immediate_[block]; }
  // Whether every path from the entry to `b` contains `a` (a block dominates itself). Both must be
  // reachable. O(1).
  bool dominates(BlockId a, BlockId b) const {
    return enter_[a.index()] <= enter_[b.index()] && leave_[b.index()] <= leave_[a.index()];
  }

 private:
  void number_tree(const std::vector<BlockId>& preorder);

  IdMap<BlockId, BlockId> immediate_;
  std::vector<uint32_t> enter_, leave_;  // interval of the block's subtree; 0: unreachable
};

}  // namespace lilt::mir
