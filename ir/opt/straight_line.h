// Blocks that run one after the other, as one sequence of instructions.
//
// Idea. The iterations of an unrolled loop with branches are a row of diamonds; each join is the
// head of the next. Where the sides of a diamond are a few cheap instructions (branch_model.h),
// they may run in any case, and selects take the place of the phis of the join: then the row is one
// block. Whether that is done is the caller's choice.
//
// Terms. Such a row of blocks is a *line*; a block that belongs to none is a line of its own. The
// phi of a join within a line is a *choice*: seen as the select that it may become.
#pragma once

#include <array>
#include <span>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

class StraightLines {
 public:
  StraightLines(const ssa::Function& function, const ssa::ControlFlowGraph& cfg, Arena& scratch)
      : function_(function), cfg_(cfg), scratch_(scratch) {}

  struct Place {
    uint32_t line = 0, index = 0;
    friend bool operator==(Place, Place) = default;
  };
  // The first question about the function finds its lines: O(blocks), then O(1).
  Place place_of(ssa::BlockId block);
  Place place_of(ssa::InstId id) { return place_of(function_.block_of(id)); }
  // Of a line: each head, then its sides, before the join.
  std::span<const ssa::BlockId> blocks(uint32_t line) const {
    return std::span(blocks_).subspan(starts_[line], starts_[line + 1] - starts_[line]);
  }
  // Whether the block is a side of a diamond.
  bool is_side(ssa::BlockId block) { return find(block).is_side; }
  // The branch of the diamond whose join the block is; none() of other blocks.
  ssa::InstId branch_before(ssa::BlockId join) { return find(join).branch; }
  // Whether a branch is that of a diamond; then its join.
  ssa::BlockId join_after(ssa::InstId branch);

  // What an instruction is, a choice a select.
  bool is_choice(ssa::InstId id) {
    return function_[id].opcode == ssa::Opcode::Phi &&
           branch_before(function_.block_of(id)).valid();
  }
  ssa::Opcode opcode_of(ssa::InstId id) {
    return is_choice(id) ? ssa::Opcode::Select : function_[id].opcode;
  }
  // The condition and the two values of a choice.
  std::array<ssa::Value, 3> choice(ssa::InstId phi);

 private:
  struct Entry {
    Place place;
    bool is_side = false;
    ssa::InstId branch;                  // of a join
    ssa::BlockId from_true, from_false;  // its predecessors
  };
  const Entry& find(ssa::BlockId block);
  void find_lines();
  void add(ssa::BlockId block);
  ssa::BlockId next_head(ssa::BlockId head);
  bool may_follow(ssa::BlockId block, size_t predecessors) const;
  bool may_run_in_vain(ssa::BlockId side) const;

  const ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  Arena& scratch_;
  bool are_known_ = false;
  ArenaIdMap<ssa::BlockId, Entry> entries_{scratch_};
  ArenaVector<ssa::BlockId> blocks_{scratch_};  // by line
  ArenaVector<uint32_t> starts_{scratch_};      // by line: in blocks_; one more at the end
};

}  // namespace lilt::opt
