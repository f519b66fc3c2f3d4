// Idea: number blocks in a depth-first search. The semidominator of a block is the lowest-numbered
// block from which a path leads to it through higher-numbered blocks only; immediate dominators
// follow from semidominators. A forest with path compression finds the lowest semidominator above a
// block. Source: Lengauer & Tarjan, "A fast algorithm for finding dominators in a flowgraph", 1979,
// the simple variant.
#include "ir/mir/dominators.h"

namespace lilt::mir {
namespace {

// All in depth-first numbers, from 0.
class LengauerTarjan {
 public:
  explicit LengauerTarjan(const MachineFunction& function) : function_(function) {
    number_.assign(function.blocks.size(), kUnreached);
    if (!function.layout.empty()) search(function.layout.front());
    find_dominators();
  }
  const std::vector<BlockId>& preorder() const { return preorder_; }
  BlockId immediate(uint32_t number) const { return preorder_[dominator_[number]]; }

 private:
  static constexpr uint32_t kUnreached = UINT32_MAX;

  void search(BlockId entry) {
    std::vector<std::pair<BlockId, size_t>> stack;  // block, next successor
    auto reach = [&](BlockId block, uint32_t parent) {
      number_[block.index()] = static_cast<uint32_t>(preorder_.size());
      preorder_.push_back(block);
      parent_.push_back(parent);
      stack.push_back({block, 0});
    };
    reach(entry, 0);
    while (!stack.empty()) {
      auto& [block, next] = stack.back();
      std::span<const BlockId> successors = function_.successors(block);
      if (next == successors.size()) {
        stack.pop_back();
        continue;
      }
      BlockId successor = successors[next++];
      if (number_[successor.index()] == kUnreached) reach(successor, number_[block.index()]);
    }
  }

  // The block with the lowest semidominator on the way from v up to the root of its tree in the
  // forest.
  uint32_t lowest_above(uint32_t v) {
    path_.clear();
    for (uint32_t at = v; ancestor_[at] != kUnreached && ancestor_[ancestor_[at]] != kUnreached;
         at = ancestor_[at])
      path_.push_back(at);
    for (size_t i = path_.size(); i-- > 0;) {
      uint32_t at = path_[i], above = ancestor_[at];
      if (semi_[lowest_[above]] < semi_[lowest_[at]]) lowest_[at] = lowest_[above];
      ancestor_[at] = ancestor_[above];
    }
    return lowest_[v];
  }

  void find_dominators() {
    uint32_t count = static_cast<uint32_t>(preorder_.size());
    semi_.resize(count);
    lowest_.resize(count);
    dominator_.assign(count, 0);
    ancestor_.assign(count, kUnreached);
    for (uint32_t i = 0; i < count; ++i) semi_[i] = lowest_[i] = i;
    std::vector<uint32_t> bucket_head(count, kUnreached), bucket_next(count, kUnreached);
    for (uint32_t w = count; w-- > 1;) {
      for (BlockId predecessor : function_.predecessors(preorder_[w])) {
        uint32_t v = number_[predecessor.index()];
        if (v != kUnreached) semi_[w] = std::min(semi_[w], semi_[lowest_above(v)]);
      }
      bucket_next[w] = bucket_head[semi_[w]];
      bucket_head[semi_[w]] = w;
      ancestor_[w] = parent_[w];
      for (uint32_t v = bucket_head[parent_[w]]; v != kUnreached; v = bucket_next[v]) {
        uint32_t lowest = lowest_above(v);
        dominator_[v] = semi_[lowest] < semi_[v] ? lowest : parent_[w];
      }
      bucket_head[parent_[w]] = kUnreached;
    }
    for (uint32_t w = 1; w < count; ++w)
      if (dominator_[w] != semi_[w]) dominator_[w] = dominator_[dominator_[w]];
  }

  const MachineFunction& function_;
  std::vector<BlockId> preorder_;
  std::vector<uint32_t> number_;  // by block
  std::vector<uint32_t> parent_, semi_, lowest_, ancestor_, dominator_;
  std::vector<uint32_t> path_;
};

}  // namespace

Dominators::Dominators(const MachineFunction& function)
    : immediate_(function.blocks.size()),
      enter_(function.blocks.size(), 0),
      leave_(function.blocks.size(), 0) {
  LengauerTarjan search(function);
  const std::vector<BlockId>& preorder = search.preorder();
  for (uint32_t i = 1; i < preorder.size(); ++i) immediate_[preorder[i]] = search.immediate(i);
  number_tree(preorder);
}

// The preorder of the search lists a dominator before the blocks that it dominates: sizes of
// subtrees are summed backwards, intervals assigned forwards.
void Dominators::number_tree(const std::vector<BlockId>& preorder) {
  std::vector<uint32_t> size(enter_.size(), 1), next(enter_.size(), 0);
  for (size_t i = preorder.size(); i-- > 1;)
    size[immediate_[preorder[i]].index()] += size[preorder[i].index()];
  for (size_t i = 0; i < preorder.size(); ++i) {
    uint32_t block = preorder[i].index();
    uint32_t enter = 1;
    if (i != 0) {
      uint32_t parent = immediate_[preorder[i]].index();
      enter = next[parent];
      next[parent] += size[block];
    }
    enter_[block] = enter;
    leave_[block] = enter + size[block] - 1;
    next[block] = enter + 1;
  }
}

}  // namespace lilt::mir
