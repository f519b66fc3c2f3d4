// Idea: append every block, in reverse post-order, to the list of its innermost loop, and every
// loop to the list of the enclosing loop at the place of its header; then traverse the lists as a
// tree. In a reducible graph the result is a reverse post-order again: an edge that leaves a loop
// goes to a block after the loop's header, and an edge that enters one goes to the header.
#include "backend/isel/block_order.h"

#include "ir/support/no_index.h"

namespace lilt::backend::isel {
namespace {

using ssa::BlockId;

// A list entry: a block, or the loop whose header it would be.
struct Item {
  BlockId block;
  uint32_t loop = kNone;
  uint32_t next = kNone;
};
struct List {
  uint32_t first = kNone, last = kNone;
};

class LoopLists {
 public:
  LoopLists(const ssa::LoopForest& loops, size_t block_count, Arena& scratch)
      : loops_(loops), items_(scratch), lists_(loops.loops().size() + 1, List(), scratch) {
    items_.reserve(block_count + loops.loops().size());
  }

  void add(BlockId block) {
    uint32_t loop = loops_.loop_of(block);
    if (loop != kNone && loops_.loops()[loop].header == block)
      append(loops_.loops()[loop].parent, {BlockId(), loop});
    append(loop, {block});
  }

  ArenaVector<BlockId> read_off(Arena& scratch) const {
    ArenaVector<BlockId> order(scratch);
    order.reserve(items_.size());
    ArenaVector<uint32_t> pending(scratch);  // the next item at each level
    pending.reserve(lists_.size());
    pending.push_back(lists_.back().first);
    while (!pending.empty()) {
      uint32_t position = pending.back();
      if (position == kNone) {
        pending.pop_back();
        continue;
      }
      const Item& item = items_[position];
      pending.back() = item.next;
      if (item.loop != kNone)
        pending.push_back(lists_[item.loop].first);
      else
        order.push_back(item.block);
    }
    return order;
  }

 private:
  void append(uint32_t loop, Item item) {
    List& list = loop == kNone ? lists_.back() : lists_[loop];
    auto position = static_cast<uint32_t>(items_.size());
    items_.push_back(item);
    if (list.first == kNone)
      list.first = position;
    else
      items_[list.last].next = position;
    list.last = position;
  }

  const ssa::LoopForest& loops_;
  ArenaVector<Item> items_;
  ArenaVector<List> lists_;  // by loop; the last is the function's
};

}  // namespace

ArenaVector<BlockId> loop_contiguous_order(const ssa::ControlFlowGraph& cfg,
                                           const ssa::LoopForest& loops, Arena& scratch) {
  const std::vector<BlockId>& order = cfg.reverse_post_order();
  if (loops.loops().empty()) return {order.begin(), order.end(), scratch};
  LoopLists lists(loops, order.size(), scratch);
  for (BlockId block : order) lists.add(block);
  return lists.read_off(scratch);
}

bool is_dominance_order(const ssa::Function& function, Arena& scratch) {
  ArenaVector<uint8_t> is_reached(function.block_count(), 0, scratch);
  is_reached[function.entry().index()] = 1;
  for (BlockId block : function.blocks()) {
    if (is_reached[block.index()] == 0) return false;
    function.for_each_successor(block, [&](BlockId to) { is_reached[to.index()] = 1; });
  }
  return true;
}

}  // namespace lilt::backend::isel
