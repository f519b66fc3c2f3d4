// What may move from the end of a block to one of the blocks that it branches to.
#pragma once

#include <span>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

class MovableEnd {
 public:
  // The analyses must stay valid, but blocks may be added, which nothing is known about.
  MovableEnd(const ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

  // The instructions among the last ones of the block, from the last, all of whose uses are after
  // `target`, or among them; `seed`, an instruction of the block, moves in any case. Without
  // effects; a load is not before one. The span is valid until the next question.
  //   requires: tracked uses; the block alone leads to `target`, or that is none()
  //   cost: O(1): a bounded number of instructions and of uses of each
  std::span<const ssa::InstId> find(ssa::BlockId block, ssa::BlockId target,
                                    ssa::Value seed = ssa::Value::none());

 private:
  bool is_used_after(ssa::InstId id, ssa::BlockId target) const;
  bool is_moving(ssa::InstId id) const;

  const ssa::Function& function_;
  const ssa::DominatorTree& dominators_;
  const size_t known_blocks_;
  ArenaVector<ssa::InstId> moving_;
};

}  // namespace lilt::opt
