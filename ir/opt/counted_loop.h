// An innermost loop whose number of iterations is known before it.
//
// Idea. One exit, where a *counter* is compared with a bound that the loop leaves alone: by the
// header, or at the end of a loop of one block. The loop's *body* is what runs in each iteration:
// the blocks after a header that tests first, or the one block. A block is *conditional* if an
// iteration may go without it. Branches within the body go on in the order of the blocks.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "ir/opt/loops.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/ssa/function.h"
#include "ir/ssa/loop_hints.h"
#include "ir/support/arena.h"

namespace lilt::opt {

class CountedLoop {
 public:
  // Whether the loop is innermost and may be one, from its shape alone; without a refusal if it is
  // not innermost. O(1).
  bool has_shape(uint32_t number);

  // What follows is of the last loop that was found.
  std::string_view refusal;         // why it is not one
  ssa::InstId place, second_place;  // of the refusal, and of what else it is about

  uint32_t loop = ssa::kNoLoop;
  ssa::BlockId header, latch, entering, exit;  // entering: the predecessor outside the loop
  bool tests_at_end = false;
  LoopCounter counter;
  // If the text says it. O(1).
  std::optional<uint64_t> known_iterations() const { return counter.known_iterations(function_); }
  // How many there are on average, if a profile in the text says how often it leaves. O(1).
  std::optional<uint64_t> profiled_iterations() const;
  // Of the branch back; none where there are several.
  ssa::LoopHints hints() const {
    return latch.valid() ? ssa::LoopHints::of(function_[function_.terminator(latch)].subcode)
                         : ssa::LoopHints{};
  }
  std::span<const ssa::BlockId> blocks() const { return loops_.blocks(loop); }

  bool is_inside(ssa::Value value) const {
    return !opt::is_invariant(function_, loops_, value, loop);
  }
  // Whether it is the same in all iterations: also what a load reads that no store of the loop may
  // change, unless it is known to change.
  bool is_uniform(ssa::Value value, int steps = 6) const;
  bool is_conditional(ssa::BlockId block) const { return !dominators_.dominates(block, latch); }

 protected:
  CountedLoop(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch)
      : function_(function),
        cfg_(analyses.control_flow()),
        dominators_(analyses.dominators()),
        loops_(analyses.loops()),
        scratch_(scratch) {}

  // Requires has_shape(loop), the last question. O(blocks).
  bool find_loop();
  bool refuse(std::string_view why, ssa::InstId at, ssa::InstId second = {});

  ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  const ssa::DominatorTree& dominators_;
  const ssa::LoopForest& loops_;
  Arena& scratch_;
  ScalarEvolution evolution_{function_, &loops_};
  ArenaVector<ssa::InstId> changing_loads_{scratch_};  // of one address; of the loop that was found

 private:
  bool find_shape();
  bool find_counter();
  bool may_trap(ssa::InstId id) const;
};

}  // namespace lilt::opt
