// Removes unreachable blocks, splits critical edges, updates phis.
#include <algorithm>
#include <tuple>

#include "backend/legalize/steps.h"
#include "ir/ssa/cfg.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

void drop_unreachable_entries(ssa::Function& function, const ssa::ControlFlowGraph& cfg,
                              InstId phi) {
  std::vector<Value> kept;
  std::span<const Value> operands = function.operands(phi);
  for (size_t i = 0; i < operands.size(); i += 2) {
    if (!cfg.reachable(operands[i + 1].block())) continue;
    kept.push_back(operands[i]);
    kept.push_back(operands[i + 1]);
  }
  if (kept.size() != operands.size()) function.set_operands(phi, kept);
}

// Rewrites the phis of one target after another, by the changes of its edges.
class PhiRedirection {
 public:
  PhiRedirection(ssa::Function& function, std::span<const EdgeChange> changes)
      : function_(function),
        changes_(changes),
        first_(function.block_count(), kNone),
        done_for_(function.block_count()) {}

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
  std::vector<size_t> first_;     // by old predecessor: its first change of the current target
  std::vector<InstId> done_for_;  // by old predecessor: the last phi that got its new entries
  std::vector<Value> rewritten_;
};

}  // namespace

void remove_unreachable_blocks(ssa::Function& function) {
  ssa::ControlFlowGraph cfg;
  cfg.compute(function);
  if (cfg.reverse_post_order().size() == function.blocks().size()) return;
  std::vector<bool> removed(function.block_count(), false);
  for (BlockId block : function.blocks()) {
    removed[block.index()] = !cfg.reachable(block);
    if (removed[block.index()]) continue;
    for (InstId phi = function[block].first; function[phi].opcode == Opcode::Phi;
         phi = function.next(phi))
      drop_unreachable_entries(function, cfg, phi);
  }
  function.remove_blocks(removed);
}

void redirect_phis(ssa::Function& function, std::vector<EdgeChange>& changes) {
  std::stable_sort(changes.begin(), changes.end(), [](const EdgeChange& a, const EdgeChange& b) {
    return std::tie(a.target, a.old_predecessor) < std::tie(b.target, b.old_predecessor);
  });
  PhiRedirection redirection(function, changes);
  for (size_t begin = 0, end = 0; begin < changes.size(); begin = end) {
    while (end < changes.size() && changes[end].target == changes[begin].target) ++end;
    redirection.redirect(begin, end);
  }
}

void split_critical_edges(ssa::Function& function) {
  ssa::ControlFlowGraph cfg;
  cfg.compute(function);
  std::vector<EdgeChange> changes;
  std::vector<BlockId> layout;
  const std::vector<BlockId> blocks = function.blocks();
  for (BlockId block : blocks) {
    layout.push_back(block);
    InstId terminator = function.terminator(block);
    if (function[terminator].opcode != Opcode::CondBr) continue;
    for (uint32_t i = 1; i <= 2; ++i) {
      BlockId target = function.operand(terminator, i).block();
      if (cfg.predecessors(target).size() < 2) continue;
      BlockId middle = function.add_block({}, function.offset_of(terminator));
      function.append(middle, function.create(Opcode::Br, ssa::kVoid, {Value(target)}, 0, 0,
                                              function.offset_of(terminator)));
      function.set_operand(terminator, i, middle);
      changes.push_back({target, block, middle});
      layout.push_back(middle);
    }
  }
  if (changes.empty()) return;
  function.set_layout(std::move(layout));
  redirect_phis(function, changes);
}

}  // namespace lilt::backend
