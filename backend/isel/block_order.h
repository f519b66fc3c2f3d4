// The order of machine blocks; selection visits it backwards.
#pragma once

#include <vector>

#include "ir/ssa/cfg.h"

namespace lilt::backend::isel {

// The reachable blocks: entry first, a dominator before what it dominates, the blocks of each
// natural loop contiguous with the header first; otherwise in reverse post-order. O(blocks).
std::vector<ssa::BlockId> loop_contiguous_order(const ssa::ControlFlowGraph& cfg,
                                                const ssa::LoopForest& loops);

}  // namespace lilt::backend::isel
