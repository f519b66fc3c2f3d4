// The one way to insert, replace and remove machine instructions: collect edits while walking, then
// rebuild the function once. Linear in the function plus the edits (n log n in the edits).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

class EditList {
 public:
  explicit EditList(MachineFunction& function) : function_(function) {}

  // Insert before instruction `position` (an index into function.instructions; the end of a block
  // is the index of its last instruction + 1, and belongs to `block`). Several insertions at one
  // position keep the order in which they were made. The cells are copied; `first_cell` and
  // `cell_count` of the instruction are set here.
  void insert(BlockId block, uint32_t position, const MachineInstr& instruction,
              std::span<const Cell> cells);
  void remove(uint32_t position);
  bool empty() const { return insertions_.empty() && removals_.empty(); }
  // Applies all edits and clears the list. Afterwards instructions are in layout order, block by
  // block; blocks outside the layout are empty. Costs O(function) even without edits.
  void apply();

 private:
  struct Insertion {
    BlockId block;
    uint32_t position;
    MachineInstr instruction;  // first_cell indexes cells_
  };
  MachineFunction& function_;
  std::vector<Insertion> insertions_;
  std::vector<Cell> cells_;
  std::vector<uint32_t> removals_;
};

}  // namespace lilt::mir
