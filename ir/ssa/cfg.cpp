#include "ir/ssa/cfg.h"

#include <algorithm>
#include <bit>

namespace lilt::ssa {

// --- control-flow graph

void ControlFlowGraph::compute(const Function& function) {
  find_predecessors(function);
  find_order(function);
}

// Counts the edges into each block one entry further up, so that filling a block's part moves its
// start to where it belongs.
void ControlFlowGraph::find_predecessors(const Function& function) {
  const size_t count = function.block_count();
  start_.assign(count + 2, 0);
  for (BlockId block : function.blocks())
    function.for_each_successor(block, [&](BlockId to) { ++start_[to.index() + 2]; });
  for (size_t i = 2; i <= count; ++i) start_[i + 1] += start_[i];
  predecessors_.resize(start_[count + 1]);
  for (BlockId block : function.blocks())
    function.for_each_successor(
        block, [&](BlockId to) { predecessors_[start_[to.index() + 1]++] = block; });
}

// A depth-first walk. Its stack grows from the start of `order_`; blocks that it leaves fill the
// array from the end, so they end up in reverse post-order. The position of a block on the stack is
// the next operand of its terminator to look at.
void ControlFlowGraph::find_order(const Function& function) {
  constexpr uint32_t kNew = UINT32_MAX, kLeft = UINT32_MAX - 1;
  const size_t count = function.block_count();
  position_.assign(count, kNew);
  order_.resize(count);
  has_cycle_ = false;
  size_t top = 0, first_left = count;
  auto enter = [&](BlockId block) {
    position_[block.index()] = 0;
    order_[top++] = block;
  };
  if (!function.blocks().empty()) enter(function.entry());
  while (top != 0) {
    const BlockId block = order_[top - 1];
    uint32_t& at = position_[block.index()];
    std::span<const Value> operands = function.operands(function.terminator(block));
    BlockId successor;
    while (at < operands.size() && !successor.valid()) {
      const Value operand = operands[at++];
      if (!operand.is_block()) continue;
      const uint32_t state = position_[operand.block().index()];
      has_cycle_ |= state < kLeft;  // it is on the stack
      if (state == kNew) successor = operand.block();
    }
    if (successor.valid()) {
      enter(successor);
    } else {
      at = kLeft;
      --top;
      order_[--first_left] = block;
    }
  }
  order_.erase(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(first_left));
  for (uint32_t i = 0; i < order_.size(); ++i) position_[order_[i].index()] = i;
}

// --- dominators

namespace {

// Works on pre-order numbers of a depth-first spanning tree, 0 for the entry.
//   semi[w]   the semidominator of w; w itself until w is processed
//   label[w]  a vertex with the least semidominator on the processed forest path to w
class LengauerTarjan {
 public:
  LengauerTarjan(const Function& function, const ControlFlowGraph& cfg, Arena& scratch)
      : function_(function),
        cfg_(cfg),
        scratch_(scratch),
        number_(function.block_count(), kNone, scratch) {
    const size_t count = cfg.reverse_post_order().size();
    for (auto* list :
         {&parent_, &semi_, &label_, &ancestor_, &dominator_, &bucket_, &next_in_bucket_, &path_})
      list->reserve(count);
    vertex_.reserve(count);
  }

  // Fills in the immediate dominator of each reachable block except the entry.
  void run(std::vector<BlockId>& idom) {
    number_blocks();
    size_t count = vertex_.size();
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
      idom[vertex_[w].index()] = vertex_[dominator_[w]];
    }
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  void number_blocks() {
    // A block and its parent's number.
    ArenaVector<std::pair<BlockId, uint32_t>> stack(scratch_);
    stack.reserve(vertex_.capacity());
    stack.push_back({function_.entry(), kNone});
    // A block may be on the stack several times; the copy popped first is its tree edge.
    while (!stack.empty()) {
      auto [block, parent] = stack.back();
      stack.pop_back();
      if (number_[block.index()] != kNone) continue;
      auto own = static_cast<uint32_t>(vertex_.size());
      number_[block.index()] = own;
      vertex_.push_back(block);
      parent_.push_back(parent);
      function_.for_each_successor(block, [&](BlockId to) {
        if (number_[to.index()] == kNone) stack.push_back({to, own});
      });
    }
  }

  void process(uint32_t w) {
    for (BlockId predecessor : cfg_.predecessors(vertex_[w])) {
      uint32_t v = number_[predecessor.index()];
      if (v != kNone) semi_[w] = std::min(semi_[w], semi_[evaluate(v)]);
    }
    next_in_bucket_[w] = bucket_[semi_[w]];
    bucket_[semi_[w]] = w;
    uint32_t parent = parent_[w];
    ancestor_[w] = parent;
    for (uint32_t v = bucket_[parent]; v != kNone; v = next_in_bucket_[v]) {
      uint32_t u = evaluate(v);
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
      uint32_t u = path_.back();
      path_.pop_back();
      uint32_t above = ancestor_[u];
      if (semi_[label_[above]] < semi_[label_[u]]) label_[u] = label_[above];
      ancestor_[u] = ancestor_[above];
    }
    return label_[v];
  }

  using List = ArenaVector<uint32_t>;
  const Function& function_;
  const ControlFlowGraph& cfg_;
  Arena& scratch_;
  List number_;                            // by block
  ArenaVector<BlockId> vertex_{scratch_};  // by number
  List parent_{scratch_}, semi_{scratch_}, label_{scratch_}, ancestor_{scratch_};
  List dominator_{scratch_}, bucket_{scratch_}, next_in_bucket_{scratch_}, path_{scratch_};
};

}  // namespace

void DominatorTree::compute(const Function& function, const ControlFlowGraph& cfg, Arena& scratch) {
  idom_.assign(function.block_count(), BlockId::none());
  enter_.assign(function.block_count(), 0);
  leave_.assign(function.block_count(), 0);
  level_.assign(function.block_count(), 0);
  if (function.blocks().empty()) return;
  LengauerTarjan(function, cfg, scratch).run(idom_);
  number(cfg, scratch);
}

// Assigns the numbers of a pre-order walk of the tree, without walking it: a block's subtree takes
// one number per block, next to its siblings' numbers, within its parent's. In reverse post-order a
// dominator comes before the blocks it dominates.
void DominatorTree::number(const ControlFlowGraph& cfg, Arena& scratch) {
  const std::vector<BlockId>& order = cfg.reverse_post_order();
  ArenaVector<uint32_t> size(idom_.size(), 1, scratch);
  for (size_t i = order.size(); i-- > 1;)
    size[idom_[order[i].index()].index()] += size[order[i].index()];
  ArenaVector<uint32_t> next_free(idom_.size(), 1, scratch);
  leave_[order[0].index()] = size[order[0].index()];
  for (size_t i = 1; i < order.size(); ++i) {
    uint32_t block = order[i].index();
    uint32_t parent = idom_[block].index();
    enter_[block] = next_free[parent];
    next_free[parent] += size[block];
    next_free[block] = enter_[block] + 1;
    leave_[block] = enter_[block] + size[block];
    level_[block] = level_[parent] + 1;
  }
}

bool DominatorTree::dominates(BlockId above, BlockId block) const {
  if (leave_[block.index()] == 0) return true;  // unreachable
  return enter_[above.index()] <= enter_[block.index()] &&
         enter_[block.index()] < leave_[above.index()];
}

// --- dominance frontiers

void DominanceFrontiers::compute(const ControlFlowGraph& cfg, const DominatorTree& dominators) {
  paths_.clear();
  followed_.clear();
  build_levels(cfg, dominators);
  std::vector<uint32_t> sources;
  for (BlockId join : cfg.reverse_post_order()) {
    sources.clear();
    for (BlockId source : cfg.predecessors(join))
      if (cfg.reachable(source) && dominators.immediate_dominator(join) != source)
        sources.push_back(dominators.enter(source));
    std::sort(sources.begin(), sources.end());
    for (size_t i = 0; i < sources.size(); ++i) {
      uint32_t top = dominators.level(join);
      // Ends below the nearest common dominator of this source and the previous one: from there on
      // their paths are the same.
      if (i != 0) top = std::max(top, least_level(sources[i - 1] + 1, sources[i] + 1));
      if (i == 0 || sources[i - 1] != sources[i]) paths_.push_back({sources[i], join, top});
    }
  }
  std::stable_sort(paths_.begin(), paths_.end(),
                   [](const Path& a, const Path& b) { return a.bottom < b.bottom; });
  leaves_ = std::bit_ceil(paths_.size() + 1);
  least_.assign(2 * leaves_, UINT32_MAX);
  for (size_t i = 0; i < paths_.size(); ++i) least_[leaves_ + i] = paths_[i].top;
  for (size_t i = leaves_; i-- > 1;) least_[i] = std::min(least_[2 * i], least_[2 * i + 1]);
}

// A tree of minima over the blocks' levels in pre-order.
void DominanceFrontiers::build_levels(const ControlFlowGraph& cfg,
                                      const DominatorTree& dominators) {
  size_t count = cfg.reverse_post_order().size();
  levels_.assign(2 * count, UINT32_MAX);
  for (BlockId block : cfg.reverse_post_order())
    levels_[count + dominators.enter(block)] = dominators.level(block);
  for (size_t i = count; i-- > 1;) levels_[i] = std::min(levels_[2 * i], levels_[2 * i + 1]);
}

// The least level among the blocks begin … end - 1 in pre-order: from behind one block to another
// it is one more than the level of their nearest common dominator.
uint32_t DominanceFrontiers::least_level(size_t begin, size_t end) const {
  uint32_t least = UINT32_MAX;
  begin += levels_.size() / 2;
  end += levels_.size() / 2;
  for (; begin < end; begin /= 2, end /= 2) {
    if (begin % 2 != 0) least = std::min(least, levels_[begin++]);
    if (end % 2 != 0) least = std::min(least, levels_[--end]);
  }
  return least;
}

void DominanceFrontiers::take(BlockId block, const DominatorTree& dominators,
                              std::vector<BlockId>& joins) {
  auto first_from = [&](uint32_t bottom) {
    auto before = [](const Path& path, uint32_t wanted) { return path.bottom < wanted; };
    return static_cast<size_t>(std::lower_bound(paths_.begin(), paths_.end(), bottom, before) -
                               paths_.begin());
  };
  uint32_t level = dominators.level(block);
  size_t begin = first_from(dominators.enter(block)) + leaves_;
  size_t end = first_from(dominators.leave(block)) + leaves_;
  // First the nodes that cover the range, then the paths below them whose tops are high enough.
  for (; begin < end; begin /= 2, end /= 2) {
    if (begin % 2 != 0) pending_.push_back(begin++);
    if (end % 2 != 0) pending_.push_back(--end);
  }
  while (!pending_.empty()) {
    size_t node = pending_.back();
    pending_.pop_back();
    if (least_[node] > level) continue;
    if (node < leaves_) {
      pending_.insert(pending_.end(), {2 * node, 2 * node + 1});
      continue;
    }
    joins.push_back(paths_[node - leaves_].join);
    followed_.push_back(node - leaves_);
    set_top(node - leaves_, UINT32_MAX);
  }
}

void DominanceFrontiers::start_over() {
  for (size_t path : followed_) set_top(path, paths_[path].top);
  followed_.clear();
}

void DominanceFrontiers::set_top(size_t path, uint32_t top) {
  size_t node = leaves_ + path;
  for (least_[node] = top; node > 1; node /= 2)
    least_[node / 2] = std::min(least_[node], least_[node ^ 1]);
}

// --- loops

namespace {

// Collects the blocks of each loop, inner loops first, by walking back from the latches. A loop
// already collected is skipped as a whole: `find` returns its outermost owner so far.
class LoopCollector {
 public:
  LoopCollector(const ControlFlowGraph& cfg, std::vector<LoopForest::Loop>& loops,
                std::vector<uint32_t>& innermost, Arena& scratch)
      : cfg_(cfg),
        loops_(loops),
        innermost_(innermost),
        owner_(loops.size(), 0, scratch),
        pending_(scratch) {
    for (uint32_t i = 0; i < owner_.size(); ++i) owner_[i] = i;
  }

  void collect(uint32_t loop, const DominatorTree& dominators) {
    BlockId header = loops_[loop].header;
    innermost_[header.index()] = loop;  // no inner loop contains this header
    for (BlockId latch : cfg_.predecessors(header))
      if (cfg_.reachable(latch) && dominators.dominates(header, latch)) pending_.push_back(latch);
    while (!pending_.empty()) {
      BlockId block = pending_.back();
      pending_.pop_back();
      if (innermost_[block.index()] != UINT32_MAX) {
        uint32_t outermost = find(innermost_[block.index()]);
        if (outermost == loop) continue;
        loops_[outermost].parent = loop;
        owner_[outermost] = loop;
        block = loops_[outermost].header;
      } else {
        innermost_[block.index()] = loop;
      }
      for (BlockId predecessor : cfg_.predecessors(block))
        if (cfg_.reachable(predecessor)) pending_.push_back(predecessor);
    }
  }

 private:
  uint32_t find(uint32_t loop) {
    while (owner_[loop] != loop) {
      owner_[loop] = owner_[owner_[loop]];
      loop = owner_[loop];
    }
    return loop;
  }

  const ControlFlowGraph& cfg_;
  std::vector<LoopForest::Loop>& loops_;
  std::vector<uint32_t>& innermost_;
  ArenaVector<uint32_t> owner_;
  ArenaVector<BlockId> pending_;
};

}  // namespace

void LoopForest::compute(const Function& function, const ControlFlowGraph& cfg,
                         const DominatorTree& dominators, Arena& scratch) {
  compute_without_cycles(function);
  for (BlockId block : cfg.reverse_post_order()) {
    auto predecessors = cfg.predecessors(block);
    bool is_header = std::any_of(predecessors.begin(), predecessors.end(), [&](BlockId latch) {
      return cfg.reachable(latch) && cfg.order_of(latch) >= cfg.order_of(block) &&
             dominators.dominates(block, latch);
    });
    if (is_header) loops_.push_back({block});
  }
  LoopCollector collector(cfg, loops_, innermost_, scratch);
  for (auto i = static_cast<uint32_t>(loops_.size()); i-- > 0;) collector.collect(i, dominators);
  for (Loop& loop : loops_)
    if (loop.parent != UINT32_MAX) loop.depth = loops_[loop.parent].depth + 1;
}

void LoopForest::compute_without_cycles(const Function& function) {
  loops_.clear();
  innermost_.assign(function.block_count(), UINT32_MAX);
}

// --- frequencies

namespace {

constexpr float kLoopIterations = 8;
constexpr float kColdWeight = 1.0f / 1024;
constexpr float kLeast = 1e-6f;
constexpr float kMost = 1e9f;

class FrequencyEstimate {
 public:
  FrequencyEstimate(const Function& function, const ControlFlowGraph& cfg, const LoopForest& loops,
                    std::vector<float>& frequency)
      : function_(function), cfg_(cfg), loops_(loops), frequency_(frequency) {}

  void run() {
    frequency_.assign(function_.block_count(), 0.0f);
    if (cfg_.reverse_post_order().empty()) return;
    frequency_[function_.entry().index()] = 1;
    for (BlockId block : cfg_.reverse_post_order()) {
      float& own = frequency_[block.index()];
      uint32_t loop = loops_.loop_of(block);
      if (loop != UINT32_MAX && loops_.loops()[loop].header == block) own *= kLoopIterations;
      own = std::clamp(own, kLeast, kMost);
      spread(block, own);
    }
  }

 private:
  // Whether the edge leaves the innermost loop around `from`.
  bool leaves_loop(BlockId from, BlockId to) const {
    uint32_t inner = loops_.loop_of(from);
    if (inner == UINT32_MAX) return false;
    uint32_t outer = loops_.loop_of(to);
    while (outer != UINT32_MAX && loops_.loops()[outer].depth > loops_.loops()[inner].depth)
      outer = loops_.loops()[outer].parent;
    return outer != inner;
  }
  float weight(BlockId from, BlockId to) const {
    float result = leaves_loop(from, to) ? 1 / (kLoopIterations - 1) : 1;
    bool cold = function_[function_.terminator(to)].opcode == Opcode::Unreachable;
    return cold ? result * kColdWeight : result;
  }
  // Distributes the block's frequency over its forward edges.
  void spread(BlockId block, float own) {
    float total = 0;
    function_.for_each_successor(block, [&](BlockId to) { total += weight(block, to); });
    function_.for_each_successor(block, [&](BlockId to) {
      if (cfg_.order_of(to) > cfg_.order_of(block))
        frequency_[to.index()] += own * weight(block, to) / total;
    });
  }

  const Function& function_;
  const ControlFlowGraph& cfg_;
  const LoopForest& loops_;
  std::vector<float>& frequency_;
};

}  // namespace

void estimate_frequencies(const Function& function, const ControlFlowGraph& cfg,
                          const LoopForest& loops, std::vector<float>& frequencies) {
  FrequencyEstimate(function, cfg, loops, frequencies).run();
}

}  // namespace lilt::ssa
