// Removes unreachable blocks, splits critical edges, updates phis.
#include <algorithm>
#include <numeric>
#include <tuple>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

// By block: 1 if it is reachable from the entry.
std::span<uint8_t> find_reachable(const ssa::Function& function, Arena& scratch) {
  std::span<uint8_t> reachable = scratch.uninitialized<uint8_t>(function.block_count());
  std::ranges::fill(reachable, 0);
  std::span<BlockId> found = scratch.uninitialized<BlockId>(function.blocks().size());
  size_t count = 0;
  auto find = [&](BlockId block) {
    if (reachable[block.index()] != 0) return;
    reachable[block.index()] = 1;
    found[count++] = block;
  };
  find(function.entry());
  while (count > 0) function.for_each_successor(found[--count], find);
  return reachable;
}

void drop_unreachable_entries(ssa::Function& function, std::span<const uint8_t> reachable,
                              InstId phi, Arena& scratch) {
  std::span<const Value> operands = function.operands(phi);
  ArenaVector<Value> kept(scratch);
  kept.reserve(operands.size());
  for (size_t i = 0; i < operands.size(); i += 2) {
    if (reachable[operands[i + 1].block().index()] == 0) continue;
    kept.push_back(operands[i]);
    kept.push_back(operands[i + 1]);
  }
  if (kept.size() != operands.size()) function.set_operands(phi, kept);
}

// Rewrites the phis of one target after another, by the changes of its edges.
class PhiRedirection {
 public:
  PhiRedirection(ssa::Function& function, std::span<const EdgeChange> changes, Arena& scratch)
      : function_(function),
        changes_(changes),
        first_(function.block_count(), kNone, scratch),
        done_for_(function.block_count(), InstId::none(), scratch),
        rewritten_(scratch) {}

  // changes [begin, end) have one target and are sorted by old predecessor.
  void redirect(size_t begin, size_t end) {
    for (size_t i = end; i-- > begin;) first_[changes_[i].old_predecessor.index()] = i;
    BlockId target = changes_[begin].target;
    for (InstId phi = function_[target].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      rewrite(phi, end);
    for (size_t i = begin; i < end; ++i) first_[changes_[i].old_predecessor.index()] = kNone;
  }

 private:
  static constexpr size_t kNone = SIZE_MAX;

  void rewrite(InstId phi, size_t end) {
    std::span<const Value> operands = function_.operands(phi);
    rewritten_.clear();
    for (size_t i = 0; i < operands.size(); i += 2) {
      BlockId from = operands[i + 1].block();
      size_t change = first_[from.index()];
      if (change == kNone) {
        add(operands[i], from);
      } else if (done_for_[from.index()] != phi) {
        done_for_[from.index()] = phi;
        for (; change < end && changes_[change].old_predecessor == from; ++change)
          add(operands[i], changes_[change].new_predecessor);
      }
    }
    function_.set_operands(phi, rewritten_);
  }

  void add(Value value, BlockId from) {
    rewritten_.push_back(value);
    rewritten_.push_back(from);
  }

  ssa::Function& function_;
  std::span<const EdgeChange> changes_;
  ArenaVector<size_t> first_;     // by old predecessor: its first change of the current target
  ArenaVector<InstId> done_for_;  // by old predecessor: the last phi that got its new entries
  ArenaVector<Value> rewritten_;
};

}  // namespace

bool remove_unreachable_blocks(ssa::Function& function, Arena& scratch) {
  std::span<const uint8_t> reachable = find_reachable(function, scratch);
  auto is_removed = [&](BlockId block) { return reachable[block.index()] == 0; };
  if (std::ranges::none_of(function.blocks(), is_removed)) return false;
  for (BlockId block : function.blocks()) {
    if (is_removed(block)) continue;
    for (InstId phi = function[block].first; function[phi].opcode == Opcode::Phi;
         phi = function.next(phi))
      drop_unreachable_entries(function, reachable, phi, scratch);
  }
  function.remove_blocks(is_removed);
  return true;
}

void redirect_phis(ssa::Function& function, std::span<const EdgeChange> given, Arena& scratch) {
  std::span<uint32_t> order = scratch.uninitialized<uint32_t>(given.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](uint32_t i) {
    return std::tuple(given[i].target, given[i].old_predecessor, i);
  });
  std::span<EdgeChange> changes = scratch.uninitialized<EdgeChange>(given.size());
  std::ranges::transform(order, changes.begin(), [&](uint32_t i) { return given[i]; });
  PhiRedirection redirection(function, changes, scratch);
  for (size_t begin = 0, end = 0; begin < changes.size(); begin = end) {
    while (end < changes.size() && changes[end].target == changes[begin].target) ++end;
    redirection.redirect(begin, end);
  }
}

bool split_critical_edges(ssa::Function& function, Arena& scratch) {
  std::span<uint32_t> edges_to = scratch.uninitialized<uint32_t>(function.block_count());
  std::ranges::fill(edges_to, 0);
  size_t branches = 0;
  for (BlockId block : function.blocks()) {
    branches += function[function.terminator(block)].opcode == Opcode::CondBr ? 1 : 0;
    function.for_each_successor(block, [&](BlockId to) { ++edges_to[to.index()]; });
  }
  if (branches == 0) return false;
  ArenaVector<EdgeChange> changes(scratch);
  ArenaVector<BlockId> layout(scratch);
  changes.reserve(2 * branches);
  const size_t old_blocks = function.blocks().size();
  layout.reserve(old_blocks + 2 * branches);
  for (size_t k = 0; k < old_blocks; ++k) {  // new blocks are added behind them
    const BlockId block = function.blocks()[k];
    layout.push_back(block);
    InstId terminator = function.terminator(block);
    if (function[terminator].opcode != Opcode::CondBr) continue;
    for (uint32_t i = 1; i <= 2; ++i) {
      BlockId target = function.operand(terminator, i).block();
      if (edges_to[target.index()] < 2) continue;
      BlockId middle = function.add_block({}, function.offset_of(terminator));
      function.append(middle, function.create(Opcode::Br, ssa::kVoid, {Value(target)}, 0, 0,
                                              function.offset_of(terminator)));
      function.set_operand(terminator, i, middle);
      changes.push_back({target, block, middle});
      layout.push_back(middle);
    }
  }
  if (changes.empty()) return false;
  function.set_layout(layout);
  redirect_phis(function, changes, scratch);
  return true;
}

}  // namespace lilt::backend
