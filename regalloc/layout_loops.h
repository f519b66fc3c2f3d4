// Loops as spans of the layout.
//
// Idea: blocks lie in an order in which a dominator stands before what it dominates and the blocks
// of a loop are contiguous where the graph is reducible. A loop is then the span from the target of
// a backward edge to the last source of one, and spans nest.
//
// A loop is *whole* if its span is entered at its header only and every block of it leads back to
// the header inside the span. A value that is live into a block of a whole loop and defined outside
// is live throughout the loop, so one entry stands for all blocks of it. Loops of irreducible
// graphs, and all around them, are not whole.
#pragma once

#include <span>

#include "regalloc/program_points.h"

namespace lilt::regalloc {

struct Loop {
  BlockPosition header = 0, last = 0;  // its span
  uint32_t parent = UINT32_MAX;        // the loop around it, by index
  uint32_t depth = 1;
  bool is_whole = true;

  bool contains(BlockPosition block) const { return header <= block && block <= last; }
};

class Loops {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  // O(blocks + edges), but that an edge which leaves several loops counts once for each.
  Loops(const ProgramPoints& points, Arena& scratch);

  // The innermost loop around a block; kNone outside loops.
  uint32_t innermost(BlockPosition block) const { return innermost_[block]; }
  uint32_t depth(BlockPosition block) const {
    const uint32_t loop = innermost_[block];
    return loop == kNone ? 0 : loops_[loop].depth;
  }
  // How often the block is executed for each call of the function, if loops run eight times.
  float executions(BlockPosition block) const {
    return static_cast<float>(uint32_t{1} << 3 * (depth(block) < 6 ? depth(block) : 6));
  }
  // A loop around it comes before a loop.
  const Loop& operator[](uint32_t loop) const { return loops_[loop]; }
  std::span<const Loop> all() const { return loops_; }

  // The outermost whole loop around `block` but not around `outside`; kNone if there is none.
  uint32_t outermost_whole(BlockPosition block, BlockPosition outside) const {
    uint32_t found = kNone;
    for (uint32_t l = innermost_[block];
         l != kNone && loops_[l].is_whole && !loops_[l].contains(outside); l = loops_[l].parent)
      found = l;
    return found;
  }

 private:
  void find_spans();
  void find_whole();

  const ProgramPoints& points_;
  ArenaVector<Loop> loops_;
  ArenaVector<uint32_t> innermost_;  // by block
};

}  // namespace lilt::regalloc
