// The control-flow graph of a function as flat arrays, and the analyses computed from it alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/dominators.h"

namespace lilt::ssa {

// Predecessors (one entry per edge, so a block that branches twice to another is twice its
// predecessor) and reverse post-order. A snapshot: invalid after the graph changes. O(edges);
// allocates only to grow its tables.
class ControlFlowGraph {
 public:
  void compute(const Function& function);
  // Follows the function when it has lost its unreachable blocks; these are the others, in order.
  void leave_out_unreachable(const std::vector<BlockId>& reachable_blocks);

  std::span<const BlockId> predecessors(BlockId block) const {
    return {predecessors_.data() + start_[block.index()],
            start_[block.index() + 1] - start_[block.index()]};
  }
  // The edges out of all blocks, in the order of the blocks: of each its successors, then none().
  std::span<const BlockId> edges() const { return edges_; }
  // By block: where its own begin there.
  std::span<const uint32_t> first_edges() const { return first_successor_; }
  // Reachable blocks only, the entry first.
  const std::vector<BlockId>& reverse_post_order() const { return order_; }
  // Position in reverse post-order; UINT32_MAX for unreachable blocks.
  uint32_t order_of(BlockId block) const { return position_[block.index()]; }
  bool reachable(BlockId block) const { return position_[block.index()] != UINT32_MAX; }
  // Whether a reachable block reaches itself.
  bool has_cycle() const { return has_cycle_; }
  friend bool operator==(const ControlFlowGraph&, const ControlFlowGraph&) = default;

 private:
  void find_edges(const Function& function);
  void find_predecessors(const std::vector<BlockId>& blocks);
  void find_order(const Function& function);

  std::vector<BlockId> edges_;             // by block in order: its successors, then none()
  std::vector<uint32_t> first_successor_;  // by block: in edges_
  std::vector<uint32_t> start_;            // by block: its part of predecessors_
  std::vector<BlockId> predecessors_;
  std::vector<BlockId> order_;
  std::vector<uint32_t> position_;  // by block
  bool has_cycle_ = false;
};

// The dominator tree of a function. Pre-order numbers of siblings are in reverse post-order.
class DominatorTree : public DominatorTreeOf<BlockId> {
 public:
  // O(edges × log blocks).
  void compute(const Function& function, const ControlFlowGraph& cfg, Arena& scratch);
  friend bool operator==(const DominatorTree&, const DominatorTree&) = default;
};

// Dominance frontiers (Cytron et al. 1991) without their lists, which together can be quadratic in
// the number of blocks. The blocks with a join J in their frontier are on the paths of the
// dominator tree from J's predecessors up to the level of J. Each path is cut where it meets
// another, so the paths of one join share no block. A block is on a path if the path's bottom is in
// the block's subtree and its top is not below the block. An array holds all paths, sorted by the
// pre-order of their bottoms, under a tree of minima of their tops' levels.
class DominanceFrontiers {
 public:
  // O(edges × log edges).
  void compute(const ControlFlowGraph& cfg, const DominatorTree& dominators);

  // Appends the frontier of the block to `joins`, each join once. Skips paths that earlier calls
  // followed since `start_over`: a caller that collects the frontier of a set already has their
  // joins. O((joins appended + 1) × log edges).
  void take(BlockId block, const DominatorTree& dominators, std::vector<BlockId>& joins);
  // Makes all paths available again. O(paths followed × log edges).
  void start_over();

 private:
  struct Path {
    uint32_t bottom;  // pre-order number
    BlockId join;
    uint32_t top;  // level
  };
  void build_levels(const ControlFlowGraph& cfg, const DominatorTree& dominators);
  uint32_t least_level(size_t begin, size_t end) const;
  void set_top(size_t path, uint32_t top);

  std::vector<Path> paths_;
  std::vector<uint32_t> levels_;  // trees: node i has children 2i and 2i + 1, leaves come last
  std::vector<uint32_t> least_;
  size_t leaves_ = 0;  // of least_: a power of two
  std::vector<size_t> followed_, pending_;
};

inline constexpr uint32_t kNoLoop = UINT32_MAX;

// Natural loops by header; irreducible cycles are not loops. An outer loop comes before those
// inside it. O(edges × log loops).
class LoopForest {
 public:
  struct Loop {
    BlockId header;
    uint32_t parent = kNoLoop;  // index of the enclosing loop
    uint32_t depth = 1;
    BlockId preheader = {};  // the only block that enters the loop, if it goes nowhere else
    BlockId latch = {};      // the only block that goes back to the header, if it is the only one
    bool is_innermost = true;
    uint32_t first = 0, end = 0;  // of its blocks in blocks_
    friend bool operator==(const Loop&, const Loop&) = default;
  };
  void compute(const Function& function, const ControlFlowGraph& cfg,
               const DominatorTree& dominators, Arena& scratch);
  // For a graph without cycles, which needs no dominators.
  void compute_without_cycles(const Function& function);

  const std::vector<Loop>& loops() const { return loops_; }
  const Loop& operator[](uint32_t loop) const { return loops_[loop]; }
  // Innermost loop that contains the block, kNoLoop if none: also for blocks that came later.
  uint32_t loop_of(BlockId block) const {
    return block.index() < innermost_.size() ? innermost_[block.index()] : kNoLoop;
  }
  // The blocks of the loop, without those of loops within it, in reverse post-order: its header
  // comes first.
  std::span<const BlockId> blocks(uint32_t loop) const {
    return std::span(blocks_).subspan(loops_[loop].first, loops_[loop].end - loops_[loop].first);
  }
  // Whether a loop (or none) is `outer` or within it. O(depth).
  bool is_within(uint32_t loop, uint32_t outer) const {
    while (depth(loop) > depth(outer)) loop = loops_[loop].parent;
    return loop == outer;
  }
  // 0 for kNoLoop.
  uint32_t depth(uint32_t loop) const { return loop == kNoLoop ? 0 : loops_[loop].depth; }
  uint32_t depth(BlockId block) const { return depth(loop_of(block)); }
  // The depth of the innermost loop that contains both. O(depth).
  uint32_t common_depth(uint32_t a, uint32_t b) const {
    while (a != b) {
      uint32_t& inner = depth(a) > depth(b) ? a : b;
      inner = loops_[inner].parent;
    }
    return depth(a);
  }
  // Whether any loop has one.
  bool has_preheader() const;
  friend bool operator==(const LoopForest&, const LoopForest&) = default;

 private:
  void complete(Loop& loop, const Function& function, const ControlFlowGraph& cfg,
                const DominatorTree& dominators);
  void list_blocks(const ControlFlowGraph& cfg);

  std::vector<Loop> loops_;
  std::vector<uint32_t> innermost_;  // by block
  std::vector<BlockId> blocks_;      // by loop
};

// Estimate of how often each block runs per call of the function: by the weights of branches where
// the text has them, otherwise by heuristics: blocks that end in unreachable or call a `cold`
// function are cold; numbers are seldom zero or negative, pointers and floating-point numbers
// seldom equal; other branches split evenly; loops run 8 times. Fills in a number for each block,
// between 1e-6 and 1e9; 0 for unreachable blocks. O(edges), O(edges * depth) with weights of loops.
void estimate_frequencies(const Function& function, const ControlFlowGraph& cfg,
                          const LoopForest& loops, std::vector<float>& frequencies);

}  // namespace lilt::ssa
