// The dominator tree of a flow graph, whatever its blocks are.
//
// Idea of the general search: number blocks in a depth-first search. The semidominator of a block
// is the lowest-numbered block from which a path leads to it through higher-numbered blocks only;
// immediate dominators follow from semidominators. A forest with path compression finds the lowest
// semidominator above a block. Source: Lengauer & Tarjan, "A Fast Algorithm for Finding Dominators
// in a Flowgraph", 1979, the simple variant.
//
// Nearly all graphs are reducible, and their reverse post-order is often known. Then one pass is
// enough: see DominatorsInOrder.
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

// Immediate dominators of a reducible graph whose reverse post-order is known.
//
// Idea: without its back edges the graph has no cycles, so all predecessors of a block come before
// it, and their nearest common dominator is its own. The graph is reducible if each edge that leads
// back in the order leads to a dominator of its source: then a path that takes it holds no new
// block, so the edge changes no dominator. Each block has a jump pointer to one further up, so a
// search for a common dominator takes O(log blocks) steps (Myers, "An Applicative Random-Access
// Stack", 1983).
template <class Block, class Graph>
class DominatorsInOrder {
 public:
  // order_of(block) is the block's place in `order`, which has the reachable blocks only; larger
  // for unreachable ones.
  DominatorsInOrder(const Graph& graph, const std::vector<Block>& order, Arena& scratch)
      : graph_(graph), order_(order), nodes_(scratch.uninitialized<Node>(order.size())) {}

  // Fills in the immediate dominators, unless the graph is irreducible: returns whether it did.
  bool run(std::vector<Block>& idom) {
    nodes_[0] = {0, 0, 0};
    for (uint32_t own = 1; own < order_.size(); ++own) add(own, dominator_of(own));
    if (has_back_edges_ && !is_reducible()) return false;
    for (uint32_t own = 1; own < order_.size(); ++own)
      idom[order_[own].index()] = order_[nodes_[own].above];
    return true;
  }

 private:
  struct Node {
    uint32_t above, jump;  // places in the order
    uint32_t level;
  };

  uint32_t dominator_of(uint32_t own) {
    uint32_t common = own;
    for (Block predecessor : graph_.predecessors(order_[own])) {
      const uint32_t place = graph_.order_of(predecessor);
      if (place >= own)
        has_back_edges_ = true;
      else
        common = common == own ? place : common_dominator(common, place);
    }
    return common;
  }
  void add(uint32_t own, uint32_t above) {
    const Node& parent = nodes_[above];
    const Node& far = nodes_[parent.jump];
    const bool is_as_long = parent.level - far.level == far.level - nodes_[far.jump].level;
    nodes_[own] = {above, is_as_long ? far.jump : above, parent.level + 1};
  }
  // The dominator of `place` at that level.
  uint32_t climb(uint32_t place, uint32_t level) const {
    while (nodes_[place].level > level) {
      const Node& node = nodes_[place];
      place = nodes_[node.jump].level >= level ? node.jump : node.above;
    }
    return place;
  }
  uint32_t common_dominator(uint32_t a, uint32_t b) const {
    a = climb(a, nodes_[b].level);
    b = climb(b, nodes_[a].level);
    while (a != b) {
      const bool jumps = nodes_[a].jump != nodes_[b].jump;
      a = jumps ? nodes_[a].jump : nodes_[a].above;
      b = jumps ? nodes_[b].jump : nodes_[b].above;
    }
    return a;
  }
  bool is_reducible() const {
    for (uint32_t own = 0; own < order_.size(); ++own)
      for (Block predecessor : graph_.predecessors(order_[own])) {
        const uint32_t place = graph_.order_of(predecessor);
        if (place < own || place >= order_.size()) continue;
        if (climb(place, nodes_[own].level) != own) return false;
      }
    return true;
  }

  const Graph& graph_;
  const std::vector<Block>& order_;
  std::span<Node> nodes_;  // by place in the order
  bool has_back_edges_ = false;
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
    if (!begin(graph.block_count())) return;
    LengauerTarjan<Block, Graph> search(graph, scratch);
    search.run(idom_);
    number(search.preorder(), scratch);
  }
  // The same for a graph whose reverse post-order is known: pre-order numbers of siblings are in
  // that order. See DominatorsInOrder.
  template <class Graph>
  void compute(const Graph& graph, const std::vector<Block>& order, Arena& scratch) {
    if (!begin(graph.block_count())) return;
    if (!DominatorsInOrder<Block, Graph>(graph, order, scratch).run(idom_))
      LengauerTarjan<Block, Graph>(graph, scratch).run(idom_);
    number(order, scratch);
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
  // Returns whether there are any blocks.
  bool begin(size_t count) {
    idom_.assign(count, Block::none());
    enter_.assign(count, 0);
    leave_.assign(count, 0);
    level_.assign(count, 0);
    return count != 0;
  }
  // Assigns the numbers of a pre-order walk of the tree, without walking it: a block's subtree
  // takes one number per block, next to its siblings' numbers, within its parent's. In `order`, a
  // dominator comes before the blocks it dominates.
  template <class List>
  void number(const List& order, Arena& scratch) {
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
