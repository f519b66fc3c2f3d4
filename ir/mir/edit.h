// The one way to insert and remove machine instructions: collect edits while walking, then rebuild
// the function once. Instructions between two edits are copied as one run; cells stay where they
// are. Linear in the function plus the edits (n log n in the edits of a block that are out of
// order).
#pragma once

#include <cstdint>
#include <span>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

class EditList {
 public:
  // The list lives in `scratch`.
  EditList(MachineFunction& function, Arena& scratch);

  // Insert before instruction `position` (an index into function.instructions; the end of a block
  // is the index of its last instruction + 1, and belongs to `block`). Several insertions at one
  // position keep the order in which they were made. The cells are copied; `first_cell` and
  // `cell_count` of the instruction are set here.
  void insert(BlockId block, uint32_t position, const MachineInstr& instruction,
              std::span<const Cell> cells);
  // Remove instruction `position` of `block`.
  void remove(BlockId block, uint32_t position);
  bool empty() const { return edits_.empty(); }
  // Where the cells of the next insertion will be, if only edits add cells until apply().
  uint32_t next_cell() const {
    return static_cast<uint32_t>(function_.cells.size() + cells_.size());
  }
  // Applies all edits and clears the list. Without edits nothing happens. Otherwise instructions
  // are in layout order afterwards, block by block, and blocks outside the layout are empty; cells
  // of inserted instructions come after all others, those of removed ones belong to no
  // instruction.
  void apply();

 private:
  static constexpr uint32_t kRemoval = UINT32_MAX;
  struct Edit {
    BlockId block;
    uint32_t position;
    uint32_t insertion;  // index into insertions_, or kRemoval
  };
  void reserve_first();
  bool is_in_layout_order() const;
  std::span<const Edit> in_layout_order();
  void empty_blocks_outside_layout();
  void append_cells();

  MachineFunction& function_;
  Arena& scratch_;
  ArenaVector<Edit> edits_{scratch_};
  ArenaVector<MachineInstr> insertions_{scratch_};  // first_cell indexes cells_
  ArenaVector<Cell> cells_{scratch_};
};

}  // namespace lilt::mir
