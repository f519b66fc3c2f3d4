#include "ir/ssa/cfg.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lilt::ssa {

// --- control-flow graph

void ControlFlowGraph::compute(const Function& function) {
  find_edges(function);
  find_predecessors(function.blocks());
  find_order(function);
}

void ControlFlowGraph::leave_out_unreachable(const std::vector<BlockId>& reachable_blocks) {
  for (size_t i = 0; i < position_.size(); ++i)
    if (position_[i] == UINT32_MAX) first_successor_[i] = 0;
  size_t end = 0;
  for (BlockId block : reachable_blocks) {
    uint32_t& first = first_successor_[block.index()];
    const BlockId* edge = edges_.data() + first;
    first = static_cast<uint32_t>(end);
    do edges_[end++] = *edge;
    while ((edge++)->valid());
  }
  edges_.resize(end);
  find_predecessors(reachable_blocks);
}

// The only walk over instructions: the others are over arrays.
void ControlFlowGraph::find_edges(const Function& function) {
  first_successor_.assign(function.block_count(), 0);
  edges_.clear();
  for (BlockId block : function.blocks()) {
    first_successor_[block.index()] = static_cast<uint32_t>(edges_.size());
    function.for_each_successor(block, [&](BlockId to) { edges_.push_back(to); });
    edges_.push_back(BlockId::none());
  }
}

// Counts the edges into each block one entry further up, so that filling a block's part moves its
// start to where it belongs.
void ControlFlowGraph::find_predecessors(const std::vector<BlockId>& blocks) {
  const size_t count = first_successor_.size();
  start_.assign(count + 2, 0);
  for (BlockId to : edges_)
    if (to.valid()) ++start_[to.index() + 2];
  for (size_t i = 2; i <= count; ++i) start_[i + 1] += start_[i];
  predecessors_.resize(start_[count + 1]);
  const BlockId* to = edges_.data();
  for (BlockId block : blocks) {
    for (; to->valid(); ++to) predecessors_[start_[to->index() + 1]++] = block;
    ++to;
  }
}

// A depth-first walk. Its stack grows from the start of `order_`; blocks that it leaves fill the
// array from the end, so they end up in reverse post-order. The position of a block on the stack is
// the next of its edges to look at.
void ControlFlowGraph::find_order(const Function& function) {
  constexpr uint32_t kNew = UINT32_MAX, kLeft = UINT32_MAX - 1;
  const size_t count = function.block_count();
  position_.assign(count, kNew);
  order_.resize(count);
  has_cycle_ = false;
  size_t top = 0, first_left = count;
  auto enter = [&](BlockId block) {
    position_[block.index()] = first_successor_[block.index()];
    order_[top++] = block;
  };
  if (!function.blocks().empty()) enter(function.entry());
  while (top != 0) {
    const BlockId block = order_[top - 1];
    uint32_t& at = position_[block.index()];
    const BlockId successor = edges_[at];
    if (!successor.valid()) {
      at = kLeft;
      --top;
      order_[--first_left] = block;
      continue;
    }
    ++at;
    const uint32_t state = position_[successor.index()];
    has_cycle_ |= state < kLeft;  // it is on the stack
    if (state == kNew) enter(successor);
  }
  order_.erase(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(first_left));
  for (uint32_t i = 0; i < order_.size(); ++i) position_[order_[i].index()] = i;
}

// --- dominators

namespace {

struct FlowGraph {
  const Function& function;
  const ControlFlowGraph& cfg;

  size_t block_count() const { return function.block_count(); }
  BlockId entry() const { return function.entry(); }
  std::span<const BlockId> predecessors(BlockId block) const { return cfg.predecessors(block); }
  uint32_t order_of(BlockId block) const { return cfg.order_of(block); }
  template <class Visitor>
  void for_each_successor(BlockId block, Visitor visit) const {
    function.for_each_successor(block, visit);
  }
};

}  // namespace

void DominatorTree::compute(const Function& function, const ControlFlowGraph& cfg, Arena& scratch) {
  DominatorTreeOf::compute(FlowGraph{function, cfg}, cfg.reverse_post_order(), scratch);
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

// The least level among the blocks begin … end - 1 in pre-order: from after one block to another
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
    add(header, loop);  // no inner loop contains it
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
        add(block, loop);
      }
      for (BlockId predecessor : cfg_.predecessors(block))
        if (cfg_.reachable(predecessor)) pending_.push_back(predecessor);
    }
  }

 private:
  void add(BlockId block, uint32_t loop) {
    innermost_[block.index()] = loop;
    ++loops_[loop].end;  // their number, until they are listed
  }
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
  for (Loop& loop : loops_) complete(loop, function, cfg, dominators);
  list_blocks(cfg);
}

// Outer loops come first.
void LoopForest::complete(Loop& loop, const Function& function, const ControlFlowGraph& cfg,
                          const DominatorTree& dominators) {
  if (loop.parent != kNoLoop) {
    loop.depth = loops_[loop.parent].depth + 1;
    loops_[loop.parent].is_innermost = false;
  }
  int entering = 0, latches = 0;
  for (BlockId from : cfg.predecessors(loop.header)) {
    if (!cfg.reachable(from)) continue;
    const bool is_latch = dominators.dominates(loop.header, from);
    ++(is_latch ? latches : entering);
    (is_latch ? loop.latch : loop.preheader) = from;
  }
  if (latches != 1) loop.latch = BlockId::none();
  if (entering != 1 || function[function.terminator(loop.preheader)].opcode != Opcode::Br)
    loop.preheader = BlockId::none();
}

void LoopForest::list_blocks(const ControlFlowGraph& cfg) {
  uint32_t count = 0;
  for (Loop& loop : loops_) {
    loop.first = count;
    count += std::exchange(loop.end, count);
  }
  blocks_.resize(count);
  for (const BlockId block : cfg.reverse_post_order())
    if (loop_of(block) != kNoLoop) blocks_[loops_[loop_of(block)].end++] = block;
}

bool LoopForest::has_preheader() const {
  return std::ranges::any_of(loops_, [](const Loop& loop) { return loop.preheader.valid(); });
}

void LoopForest::compute_without_cycles(const Function& function) {
  loops_.clear();
  blocks_.clear();
  innermost_.assign(function.block_count(), kNoLoop);
}

}  // namespace lilt::ssa
