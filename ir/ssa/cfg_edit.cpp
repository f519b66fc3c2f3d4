#include "ir/ssa/cfg_edit.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

namespace lilt::ssa {

void redirect(Function& function, BlockId from, BlockId target, BlockId replacement) {
  const InstId terminator = function.terminator(from);
  for (uint32_t i = 0; i < function[terminator].operand_count; ++i)
    if (function.operand(terminator, i) == Value(target))
      function.set_operand(terminator, i, replacement);
}

void add_incoming(Function& function, InstId phi, Value value, BlockId from) {
  const std::span<const Value> known = function.operands(phi);
  std::array<Value, 16> few;
  std::vector<Value> many;
  const size_t count = known.size() + 2;
  if (count > few.size()) many.resize(count);
  const std::span<Value> operands = many.empty() ? std::span(few).first(count) : std::span(many);
  std::ranges::copy(known, operands.begin());
  operands[count - 2] = value;
  operands[count - 1] = from;
  function.set_operands(phi, operands);
}

void rename_incoming(Function& function, BlockId block, BlockId from, BlockId replacement) {
  function.for_each_phi(block, [&](InstId phi) {
    for (uint32_t i = 1; i < function[phi].operand_count; i += 2)
      if (function.operand(phi, i) == Value(from)) function.set_operand(phi, i, replacement);
  });
}

// --- blocks

void CfgEdit::begin_layout() {
  if (!next_.empty()) return;
  next_.assign(function_.block_count(), BlockId::none());
  previous_.assign(function_.block_count(), BlockId::none());
  first_ = function_.entry();
  last_ = BlockId::none();
  for (const BlockId block : function_.blocks()) {
    previous_[block.index()] = last_;
    if (last_.valid()) next_[last_.index()] = block;
    last_ = block;
  }
}

BlockId CfgEdit::last_block() {
  begin_layout();
  return last_;
}

BlockId CfgEdit::add_after(BlockId place, SourceOffset origin) {
  begin_layout();
  return add(place, next_[place.index()], origin);
}

BlockId CfgEdit::add_before(BlockId place, SourceOffset origin) {
  begin_layout();
  return add(previous_[place.index()], place, origin);
}

BlockId CfgEdit::add(BlockId previous, BlockId next, SourceOffset origin) {
  const BlockId block = function_.create_block({}, origin);
  for (ArenaVector<BlockId>* list : {&next_, &previous_})
    while (list->size() < function_.block_count()) list->push_back(BlockId::none());
  next_[block.index()] = next;
  previous_[block.index()] = previous;
  (previous.valid() ? next_[previous.index()] : first_) = block;
  (next.valid() ? previous_[next.index()] : last_) = block;
  return block;
}

BlockId CfgEdit::split_edge(BlockId from, BlockId to, BlockId place, SourceOffset origin) {
  const BlockId middle = add_after(place, origin);
  append_jump(function_, middle, to, origin);
  move_edge(to, from, middle);
  return middle;
}

void CfgEdit::move_terminator(BlockId from, BlockId to) {
  step_.resize(function_.block_count(), kNone);
  steps_.push_back({from, std::exchange(step_[from.index()], kNone)});
  step_[to.index()] = static_cast<uint32_t>(steps_.size() - 1);
}

void CfgEdit::finish() {
  if (!steps_.empty()) move_edges_of_terminators();
  if (!moves_.empty()) update_phis();
  if (next_.empty()) return;
  ArenaVector<BlockId> layout(scratch_);
  layout.reserve(function_.block_count());
  for (BlockId block = first_; block.valid(); block = next_[block.index()]) layout.push_back(block);
  function_.set_layout(layout);
  next_.clear();
  previous_.clear();
}

void CfgEdit::move_edges_of_terminators() {
  for (uint32_t i = 0; i < step_.size(); ++i)
    for (uint32_t step = step_[i]; step != kNone; step = steps_[step].earlier)
      function_.for_each_successor(
          BlockId(i), [&](BlockId to) { move_edge(to, steps_[step].from, BlockId(i)); });
  step_.clear();
  steps_.clear();
}

// --- phis

// Rewrites the phis of one target after another, by the moves of its edges.
class CfgEdit::PhiUpdate {
 public:
  PhiUpdate(Function& function, std::span<const Move> moves, Arena& scratch)
      : function_(function),
        moves_(moves),
        first_(function.block_count(), kNone, scratch),
        done_for_(function.block_count(), InstId::none(), scratch),
        rewritten_(scratch) {}

  // moves [begin, end) have one target and are sorted by old predecessor.
  void update(size_t begin, size_t end) {
    for (size_t i = end; i-- > begin;) first_[moves_[i].old_predecessor.index()] = i;
    BlockId target = moves_[begin].target;
    function_.for_each_phi(target, [&](InstId phi) { rewrite(phi, end); });
    for (size_t i = begin; i < end; ++i) first_[moves_[i].old_predecessor.index()] = kNone;
  }

 private:
  static constexpr size_t kNone = SIZE_MAX;

  void rewrite(InstId phi, size_t end) {
    std::span<const Value> operands = function_.operands(phi);
    rewritten_.clear();
    for (size_t i = 0; i < operands.size(); i += 2) {
      BlockId from = operands[i + 1].block();
      size_t move = first_[from.index()];
      if (move == kNone) {
        add(operands[i], from);
      } else if (done_for_[from.index()] != phi) {
        done_for_[from.index()] = phi;
        for (; move < end && moves_[move].old_predecessor == from; ++move)
          add(operands[i], moves_[move].new_predecessor);
      }
    }
    function_.set_operands(phi, rewritten_);
  }

  void add(Value value, BlockId from) {
    rewritten_.push_back(value);
    rewritten_.push_back(from);
  }

  Function& function_;
  std::span<const Move> moves_;
  ArenaVector<size_t> first_;     // by old predecessor: its first move of the current target
  ArenaVector<InstId> done_for_;  // by old predecessor: the last phi that got its new entries
  ArenaVector<Value> rewritten_;
};

void CfgEdit::update_phis() {
  std::span<uint32_t> order = scratch_.uninitialized<uint32_t>(moves_.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](uint32_t i) {
    return std::tuple(moves_[i].target, moves_[i].old_predecessor, i);
  });
  std::span<Move> moves = scratch_.uninitialized<Move>(moves_.size());
  std::ranges::transform(order, moves.begin(), [&](uint32_t i) { return moves_[i]; });
  PhiUpdate phis(function_, moves, scratch_);
  for (size_t begin = 0, end = 0; begin < moves.size(); begin = end) {
    while (end < moves.size() && moves[end].target == moves[begin].target) ++end;
    phis.update(begin, end);
  }
  moves_.clear();
}

}  // namespace lilt::ssa
