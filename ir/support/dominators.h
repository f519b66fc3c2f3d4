// The dominator tree of a flow graph, whatever its blocks are.
//
// Idea: number blocks in a depth-first search. The semidominator of a block is the lowest-numbered
// block from which a path leads to it through higher-numbered blocks only; immediate dominators
// follow from semidominators. A forest with path compression finds the lowest semidominator above a
// block. Source: Lengauer & Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph", 1979,
// the simple variant.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "ir/support/arena.h"

namespace lilt {

// Works on the numbers of a depth-first spanning tree, 0 for the entry.
//   semi[w]   the semidominator of w; w itself until w is processed
//   label[w]  a vertex with the least semidominator on the processed forest path to w
template <class Block, class Graph>
class LengauerTarjan {
 public:
  LengauerTarjan(const Graph& graph, Arena& scratch)
      : graph_(graph), scratch_(scratch), number_(graph.block_count(), kNone, scratch) {
    const size_t count = graph.block_count();
    for (auto* list :
         {&parent_, &semi_, &label_, &ancestor_, &dominator_, &bucket_, &next_in_bucket_, &path_})
      list->reserve(count);
    preorder_.reserve(count);
  }

  // Fills in the immediate dominator of each reachable block except the entry.
  void run(std::vector<Block>& idom) {
    number_blocks();
    const size_t count = preorder_.size();
    semi_.resize(count);
    for (uint32_t w = 0; w < count; ++w) semi_[w] = w;
    label_ = semi_;
    ancestor_.assign(count, kNone);
    dominator_.assign(count, 0);
    bucket_.assign(count, kNone);
    next_in_bucket_.assign(count, kNone);
    for (auto w = static_cast<uint32_t>(count); w-- > 1;) process(w);
    for (uint32_t w = 1; w < count; ++w) {
      if (dominator_[w] != semi_[w]) dominator_[w] = dominator_[dominator_[w]];
      idom[preorder_[w].index()] = preorder_[dominator_[w]];
    }
  }

  // The reachable blocks as the search met them: a dominator before what it dominates.
  const ArenaVector<Block>& preorder() const { return preorder_; }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  void number_blocks() {
    // A block and its parent's number.
    ArenaVector<std::pair<Block, uint32_t>> stack(scratch_);
    stack.reserve(preorder_.capacity());
    stack.push_back({graph_.entry(), kNone});
    // A block may be on the stack several times; the copy popped first is its tree edge.
    while (!stack.empty()) {
      auto [block, parent] = stack.back();
      stack.pop_back();
      if (number_[block.index()] != kNone) continue;
      const auto own = static_cast<uint32_t>(preorder_.size());
      number_[block.index()] = own;
      preorder_.push_back(block);
      parent_.push_back(parent);
      graph_.for_each_successor(block, [&](Block to) {
        if (number_[to.index()] == kNone) stack.push_back({to, own});
      });
    }
  }

  void process(uint32_t w) {
    for (Block predecessor : graph_.predecessors(preorder_[w])) {
      const uint32_t v = number_[predecessor.index()];
      if (v != kNone) semi_[w] = std::min(semi_[w], semi_[evaluate(v)]);
    }
    next_in_bucket_[w] = bucket_[semi_[w]];
    bucket_[semi_[w]] = w;
    const uint32_t parent = parent_[w];
    ancestor_[w] = parent;
    for (uint32_t v = bucket_[parent]; v != kNone; v = next_in_bucket_[v]) {
      const uint32_t u = evaluate(v);
      dominator_[v] = semi_[u] < semi_[v] ? u : parent;
    }
    bucket_[parent] = kNone;
  }

  // The vertex with the least semidominator on the forest path from below the root to v.
  uint32_t evaluate(uint32_t v) {
    if (ancestor_[v] == kNone) return v;
    path_.clear();
    for (uint32_t u = v; ancestor_[ancestor_[u]] != kNone; u = ancestor_[u]) path_.push_back(u);
    while (!path_.empty()) {  // path compression, from the top down
      const uint32_t u = path_.back();
      path_.pop_back();
      const uint32_t above = ancestor_[u];
      if (semi_[label_[above]] < semi_[label_[u]]) label_[u] = label_[above];
      ancestor_[u] = ancestor_[above];
    }
    return label_[v];
  }

  using List = ArenaVector<uint32_t>;
  const Graph& graph_;
  Arena& scratch_;
  List number_;                            // by block
  ArenaVector<Block> preorder_{scratch_};  // by number
  List parent_{scratch_}, semi_{scratch_}, label_{scratch_}, ancestor_{scratch_};
  List dominator_{scratch_}, bucket_{scratch_}, next_in_bucket_{scratch_}, path_{scratch_};
};

// The tree, with pre- and post-numbers, so dominates() is O(1). A snapshot: invalid after the graph
// changes.
template <class Block>
class DominatorTreeOf {
 public:
  // O(edges × log blocks). A graph has block_count() and, if that is not 0, entry(),
  // for_each_successor(block, visit) and predecessors(block), which list a block once for each
  // edge.
  template <class Graph>
  void compute(const Graph& graph, Arena& scratch) {
    const size_t count = graph.block_count();
    idom_.assign(count, Block::none());
    enter_.assign(count, 0);
    leave_.assign(count, 0);
    level_.assign(count, 0);
    if (count == 0) return;
    LengauerTarjan<Block, Graph> search(graph, scratch);
    search.run(idom_);
    number(search.preorder(), scratch);
  }

  // none() for the entry and for unreachable blocks.
  Block immediate_dominator(Block block) const { return idom_[block.index()]; }
  bool is_reachable(Block block) const { return leave_[block.index()] != 0; }
  // Number of dominators above the block: 0 for the entry (and for unreachable blocks).
  uint32_t level(Block block) const { return level_[block.index()]; }
  // The block's subtree has the pre-order numbers enter … leave - 1. Both 0 for unreachable blocks.
  uint32_t enter(Block block) const { return enter_[block.index()]; }
  uint32_t leave(Block block) const { return leave_[block.index()]; }
  // Whether every path from the entry to `block` passes `above`; a block dominates itself, and
  // every block dominates unreachable blocks. O(1).
  bool dominates(Block above, Block block) const {
    if (!is_reachable(block)) return true;
    return enter_[above.index()] <= enter_[block.index()] &&
           enter_[block.index()] < leave_[above.index()];
  }
  friend bool operator==(const DominatorTreeOf&, const DominatorTreeOf&) = default;

 private:
  // Assigns the numbers of a pre-order walk of the tree, without walking it: a block's subtree
  // takes one number per block, next to its siblings' numbers, within its parent's. In `order`, a
  // dominator comes before the blocks it dominates.
  void number(const ArenaVector<Block>& order, Arena& scratch) {
    ArenaVector<uint32_t> size(idom_.size(), 1, scratch);
    for (size_t i = order.size(); i-- > 1;)
      size[idom_[order[i].index()].index()] += size[order[i].index()];
    ArenaVector<uint32_t> next_free(idom_.size(), 1, scratch);
    leave_[order[0].index()] = size[order[0].index()];
    for (size_t i = 1; i < order.size(); ++i) {
      const uint32_t block = order[i].index();
      const uint32_t parent = idom_[block].index();
      enter_[block] = next_free[parent];
      next_free[parent] += size[block];
      next_free[block] = enter_[block] + 1;
      leave_[block] = enter_[block] + size[block];
      level_[block] = level_[parent] + 1;
    }
  }

  std::vector<Block> idom_;
  std::vector<uint32_t> enter_, leave_;
  std::vector<uint32_t> level_;
};

}  // namespace lilt
