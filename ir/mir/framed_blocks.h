// Which blocks start with a complete frame.
#pragma once

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// A snapshot: invalid after blocks or edges change.
class FramedBlocks {
 public:
  // All blocks but the entry, if that holds the prologue: then O(1). Otherwise the blocks that the
  // prologue's block leads to, in O(blocks + their edges).
  FramedBlocks(const MachineFunction& function, Arena& scratch);

  BlockId prologue_block() const { return prologue_block_; }
  bool start_of(BlockId block) const {
    return is_entry_ ? block != prologue_block_ : is_reached_[block];
  }
  bool end_of(BlockId block) const { return block == prologue_block_ || start_of(block); }

 private:
  BlockId prologue_block_;
  bool is_entry_ = true;
  ArenaIdMap<BlockId, bool> is_reached_;
};

}  // namespace lilt::mir
