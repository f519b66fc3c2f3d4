#include "ir/mir/framed_blocks.h"

namespace lilt::mir {

FramedBlocks::FramedBlocks(const MachineFunction& function, Arena& scratch)
    : prologue_block_(function.frame.prologue_block), is_reached_(scratch) {
  is_entry_ = !prologue_block_.valid();
  if (is_entry_) {
    if (!function.layout.empty()) prologue_block_ = function.layout.front();
    return;
  }
  is_reached_.assign(function.blocks.size(), false);
  ArenaVector<BlockId> work(1, prologue_block_, scratch);
  while (!work.empty()) {
    const BlockId block = work.back();
    work.pop_back();
    for (BlockId next : function.successors(block)) {
      if (is_reached_[next]) continue;
      is_reached_[next] = true;
      work.push_back(next);
    }
  }
}

}  // namespace lilt::mir
