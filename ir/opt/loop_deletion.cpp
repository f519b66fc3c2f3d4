// Deletes innermost loops that have no effect.
//
// Such a loop has one exit, whose test runs in each iteration and shows that the loop ends, and no
// value that is used after it. Its calls return, throw nothing and write no memory
// (is_removable_call). The block before the loop then leads to the exit. Source: LLVM's
// LoopDeletion.
//
// Most of these loops are emptied by licm and register-promotion, which move values and stores out
// of them.
#include <algorithm>

#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class LoopDeletion {
 public:
  LoopDeletion(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function), analyses_(analyses), remarks_(remarks), is_dead_(scratch) {}

  bool run() {
    for (loop_ = 0; loop_ < loops_.loops().size(); ++loop_)
      if (is_dead()) remove();
    if (is_dead_.empty()) return false;
    function_.remove_blocks([this](BlockId block) {
      const uint32_t loop = loops_.loop_of(block);
      return loop != kNoLoop && loop < is_dead_.size() && is_dead_[loop];
    });
    return true;
  }

 private:
  bool is_dead() {
    const LoopForest::Loop& loop = loops_[loop_];
    from_ = BlockId::none();
    if (!loop.is_innermost || !loop.preheader.valid() || !loop.latch.valid() ||
        !std::ranges::all_of(loops_.blocks(loop_),
                             [this](BlockId b) { return has_no_effect(b); }) ||
        (from_ != loop.latch && from_ != loop.header))
      return false;
    const InstId branch = function_.terminator(from_);
    if (function_[branch].opcode != Opcode::CondBr ||
        !evolution_.ends(loop_, function_.operand(branch, 0),
                         function_.operand(branch, 2) == Value(exit_)))
      return false;
    function_.track_uses();
    return std::ranges::none_of(loops_.blocks(loop_),
                                [this](BlockId b) { return is_used_outside(b); });
  }
  // Notes the exit. False also if the block has a second one, or closes an irreducible cycle.
  bool has_no_effect(BlockId block) {
    bool good = !function_[block].address_taken;
    for (InstId id = function_[block].first; good && id != function_.terminator(block);
         id = function_.next(id))
      good = !must_stay(function_, id) || is_removable_call(function_, id);
    function_.for_each_successor(block, [&](BlockId to) {
      if (loops_.loop_of(to) == loop_) {
        good = good && (to == loops_[loop_].header || cfg_.order_of(to) > cfg_.order_of(block));
      } else {
        good = good && !from_.valid();
        from_ = block;
        exit_ = to;
      }
    });
    return good;
  }
  bool is_used_outside(BlockId block) const {
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
        if (loops_.loop_of(function_.block_of(function_.user(use))) != loop_) return true;
    return false;
  }
  void remove() {
    const BlockId preheader = loops_[loop_].preheader;
    if (remarks_.are_wanted())
      remarks_.add(function_.offset_of(function_.terminator(from_)),
                   "loop does nothing: it is left out [loop-deletion]");
    redirect(function_, preheader, loops_[loop_].header, exit_);
    rename_incoming(function_, exit_, from_, preheader);
    is_dead_.resize(loop_ + 1, false);
    is_dead_[loop_] = true;
  }

  Function& function_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const LoopForest& loops_ = analyses_.loops();
  ScalarEvolution evolution_{function_, &loops_};
  const Remarks& remarks_;
  ArenaVector<bool> is_dead_;  // by loop, up to the last one

  // of the loop
  uint32_t loop_ = kNoLoop;
  BlockId from_, exit_;  // the exit is from from_ to exit_
};

}  // namespace

bool loop_deletion(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  return may_change_loops(function, analyses) &&
         LoopDeletion(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
