// Where loops begin, and what they contain: for the passes that move code out of them.
#pragma once

#include <span>
#include <string_view>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/remarks.h"

namespace lilt::opt {

struct LoopShape {
  ssa::BlockId preheader;  // the only block that enters the loop, and goes nowhere else
  ssa::BlockId latch;      // the only block that goes back to the header
};

// Either block of the shape is none() if the loop lacks it. O(predecessors of the header).
LoopShape find_loop_shape(const ssa::Function& function, const ssa::ControlFlowGraph& cfg,
                          const ssa::DominatorTree& dominators, ssa::BlockId header);

// Whether a pass that takes loops apart may look for some: the function is optimized, has a cycle,
// and no block that cannot be reached. O(1), once the control-flow graph is known.
bool may_take_loops_apart(const ssa::Function& function, ssa::Analyses& analyses);
// Behind such a pass: removes blocks that cannot be reached, joins chains of blocks, and folds.
void clean_up_behind(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

// By loop: whether it contains no other. O(loops).
ArenaVector<bool> innermost_loops(const ssa::LoopForest& loops, Arena& scratch);

// The blocks of some loops, without those of loops within them, in reverse post-order: each header
// comes first.
class LoopBlocks {
 public:
  // Of the loops that are `wanted`, by loop. O(blocks + loops).
  LoopBlocks(ssa::Analyses& analyses, const ArenaVector<bool>& wanted, Arena& scratch);
  // Empty for a loop that is not wanted.
  std::span<const ssa::BlockId> operator[](size_t loop) const {
    return {blocks_.data() + start_[loop], start_[loop + 1] - start_[loop]};
  }

 private:
  ArenaVector<uint32_t> start_;  // by loop, and one more
  ArenaVector<ssa::BlockId> blocks_;
};

// The depth of a loop; 0 for UINT32_MAX, which stands for none.
inline uint32_t loop_depth(const ssa::LoopForest& loops, uint32_t loop) {
  return loop == UINT32_MAX ? 0 : loops.loops()[loop].depth;
}

// The depth of the innermost loop around `loop` (or itself) that contains the value's definition; 0
// for arguments and constants. O(depth).
uint32_t common_loop_depth(const ssa::Function& function, const ssa::LoopForest& loops,
                           ssa::Value value, uint32_t loop);

// Says that an instruction moves out of so many loops. Requires remarks.are_wanted().
void remark_hoisted(const Remarks& remarks, const ssa::Function& function, ssa::InstId id,
                    int levels, std::string_view pass);

}  // namespace lilt::opt
