// Splitting of conditions: a branch on two joined conditions becomes two branches, where the second
// condition takes work that the first one may spare.
//
// Idea. `br (a and b), T, F` computes a and b as values, joins them, and tests the result. As
//     br a, N, F;   N: br b, T, F
// both are comparisons that a jump follows, and what is not needed without b moves to N. But one
// branch more may be predicted wrongly, so that a second condition which is nearly free stays with
// the first. (As LLVM's instruction selection decides with its merging parameters for jump
// conditions.)
//
// Invariants. Both conditions are comparisons, or joined conditions themselves, with this use only,
// in the branch's block. Instructions move from the end of a block to the front of a new one after
// it: they run less often than before, never more. All their uses are there, or after the target
// that only the second condition leads to. A load moves over no instruction with effects.
#include <optional>

#include "ir/opt/branch_model.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/movable_end.h"
#include "ir/opt/passes.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

struct Joined {
  Value first, second;
  bool is_and;
};

class ConditionSplitting {
 public:
  ConditionSplitting(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), scratch_(scratch), analyses_(analyses) {}

  bool run() {
    for (const BlockId block : function_.blocks()) {
      if (!is_candidate(block)) continue;
      function_.track_uses();
      split_branch(block);
    }
    const bool has_changed = edit_.has_changed();
    edit_.finish();
    return has_changed;
  }

 private:
  bool is_candidate(BlockId block) const {
    const InstId branch = function_.terminator(block);
    if (function_[branch].opcode != Opcode::CondBr || !function_.operand(branch, 0).is_local())
      return false;
    const Opcode opcode = function_[function_.operand(branch, 0).local()].opcode;
    return opcode == Opcode::And || opcode == Opcode::Or || opcode == Opcode::Select;
  }

  // The two conditions that the block's branch depends on.
  std::optional<Joined> joined_at(BlockId block) const {
    const InstId branch = function_.terminator(block);
    if (function_[branch].opcode != Opcode::CondBr) return {};
    const Value condition = function_.operand(branch, 0);
    return condition.is_local() ? joined(condition.local()) : std::nullopt;
  }
  std::optional<Joined> joined(InstId id) const {
    const std::span<const Value> of = function_.operands(id);
    uint64_t bit = 0;
    switch (function_[id].opcode) {
      case Opcode::And:
        return Joined{of[0], of[1], true};
      case Opcode::Or:
        return Joined{of[0], of[1], false};
      case Opcode::Select:
        if (integer_constant(function_, of[2], bit) && bit == 0) return Joined{of[0], of[1], true};
        if (integer_constant(function_, of[1], bit) && bit == 1) return Joined{of[0], of[2], false};
        return {};
      default:
        return {};
    }
  }

  void split_branch(BlockId block) {
    group_.clear();
    pending_.push_back(block);
    while (!pending_.empty()) {
      block = pending_.back();
      pending_.pop_back();
      group_.push_back(block);
      while (split(block)) {
      }
    }
    if (group_.size() == 1) return;
    for (const BlockId from : group_)
      function_.for_each_successor(from,
                                   [&](BlockId to) { edit_.move_edge(to, group_.front(), from); });
  }

  // Moves the second condition of the block's branch to a pending block.
  bool split(BlockId block) {
    const std::optional<Joined> joined = joined_at(block);
    if (!joined || !is_worth_it(block, *joined)) return false;
    const InstId branch = function_.terminator(block), join = function_.operand(branch, 0).local();
    const BlockId next = edit_.add_after(block, function_.offset_of(branch));
    pending_.push_back(next);
    branch_twice(block, next, *joined);
    function_.erase(join);
    return true;
  }

  void branch_twice(BlockId block, BlockId next, const Joined& joined) {
    const InstId branch = function_.terminator(block);
    const Value on_true = function_.operand(branch, 1), on_false = function_.operand(branch, 2);
    const uint64_t probability = function_[branch].flags;
    uint16_t first = 0, second = 0;
    if (probability != 0) {  // both conditions are as likely to end the branch
      const uint64_t early = joined.is_and ? kCertain - probability : probability;
      const uint16_t ends = branch_probability(early, 2 * kCertain - early);
      const uint16_t ends_late = branch_probability(early, 2 * kCertain - 2 * early);
      first = joined.is_and ? exchanged_probability(ends) : ends;
      second = joined.is_and ? exchanged_probability(ends_late) : ends_late;
    }
    const SourceOffset offset = function_.offset_of(branch);
    function_.append(next, function_.create(Opcode::CondBr, kVoid,
                                            {joined.second, on_true, on_false}, second, 0, offset));
    for (const InstId id : moving_)  // from the last one
      move_before(function_, function_[next].first, id);
    function_.erase(branch);
    const Value then = joined.is_and ? Value(next) : on_true;
    const Value otherwise = joined.is_and ? on_false : Value(next);
    function_.append(block, function_.create(Opcode::CondBr, kVoid, {joined.first, then, otherwise},
                                             first, 0, offset));
  }

  bool is_worth_it(BlockId block, const Joined& joined) {
    const InstId branch = function_.terminator(block);
    if (function_.operand(branch, 1) == function_.operand(branch, 2)) return false;
    if (!is_only_here(function_.operand(branch, 0), block)) return false;
    if (!is_condition(joined.first, block) || !is_condition(joined.second, block)) return false;
    moving_ = end_.find(block, target_of_second(block, joined.is_and), joined.second);
    return is_better_split(function_, joined.first.local(), joined.second.local(), moving_);
  }
  bool is_condition(Value value, BlockId block) const {
    if (!is_only_here(value, block)) return false;
    const Opcode opcode = function_[value.local()].opcode;
    return opcode == Opcode::ICmp || opcode == Opcode::FCmp || joined(value.local()).has_value();
  }
  bool is_only_here(Value value, BlockId block) const {
    return value.is_local() && function_.block_of(value.local()) == block &&
           function_.has_one_use(value.local());
  }

  // The target that only the second condition leads to; or none().
  BlockId target_of_second(BlockId block, bool is_and) const {
    if (group_.size() > 1 || !pending_.empty()) return {};
    const InstId branch = function_.terminator(block);
    const BlockId target = function_.operand(branch, is_and ? 1 : 2).block();
    return cfg_.predecessors(target).size() == 1 ? target : BlockId();
  }

  Function& function_;
  Arena& scratch_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();  // of the function as it was
  MovableEnd end_{function_, analyses_, scratch_};
  CfgEdit edit_{function_, scratch_};
  // new blocks whose branches may be split, the first one last
  ArenaVector<BlockId> pending_{scratch_};
  // a block, and those of its second conditions as they run
  ArenaVector<BlockId> group_{scratch_};
  std::span<const InstId> moving_;  // with the second condition that is looked at, from the last
};

}  // namespace

bool split_conditions(Function& function, Analyses& analyses, Arena& scratch) {
  return ConditionSplitting(function, analyses, scratch).run();
}

}  // namespace lilt::opt
