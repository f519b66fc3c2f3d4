// Diamonds and triangles in the control-flow graph, whose sides selects replace.
#pragma once

#include <span>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// The slot of each edge: its position among its target's incoming edges, which is where phis there
// have its value.
struct EdgeSlots {
  explicit EdgeSlots(Arena& scratch) : slots(scratch) {}

  // Of an edge out of `from`, by its place among the block operands of the terminator.
  uint32_t& of(ssa::BlockId from, uint32_t successor) {
    return slots[start[from.index()] + successor];
  }
  uint32_t of(ssa::BlockId from, uint32_t successor) const {
    return slots[start[from.index()] + successor];
  }

  std::span<const uint32_t> start;  // by block: of its edges in `slots`; the graph's
  ArenaVector<uint32_t> slots;
};

// Where the paths through two targets of a branch meet, as join_of_sides(), if each that is a block
// of its own is short enough to become selects. O(1).
ssa::BlockId join_of(const ssa::Function& function, const ssa::ControlFlowGraph& cfg,
                     ssa::BlockId a, ssa::BlockId b);

// Replaces small diamonds and triangles by selects in the block above them; moves before the branch
// cheap instructions that both sides of a diamond have. `is_late`, after early-cse: also shares
// what short sides end with (common_ends.h). Returns whether anything changed.
//   requires: tracked uses; phis with one entry for each predecessor, in their order, as `slots`
//   says invalidates: the graph. Entries of edges that are gone have none() for their block;
//   `slots` has the edges of branches that have become others cost: O(blocks + phis at joins)
bool form_selects(ssa::Function& function, const ssa::ControlFlowGraph& cfg, EdgeSlots& slots,
                  bool is_late, Arena& scratch);

}  // namespace lilt::opt
