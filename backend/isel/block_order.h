// The order of machine blocks; selection visits it backwards.
#pragma once

#include "ir/ssa/cfg.h"
#include "ir/support/arena.h"

namespace lilt::backend::isel {

// The reachable blocks: entry first, a dominator before what it dominates, the blocks of each
// natural loop contiguous with the header first; otherwise in reverse post-order. O(blocks).
ArenaVector<ssa::BlockId> loop_contiguous_order(const ssa::ControlFlowGraph& cfg,
                                                const ssa::LoopForest& loops, Arena& scratch);

// Whether the order of the text has a dominator before the blocks that it dominates, and every
// block is reachable. True if each block but the entry has a predecessor before it: these lead back
// to the entry, past all dominators. (False for some orders that would do.) O(edges).
bool is_dominance_order(const ssa::Function& function, Arena& scratch);

}  // namespace lilt::backend::isel
