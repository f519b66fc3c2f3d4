// Rebuilds a machine function with a list of edits: one merge of the sorted edits with the old
// instructions, block by block in layout order.
#include "ir/mir/edit.h"

#include <algorithm>
#include <tuple>

namespace lilt::mir {

void EditList::insert(BlockId block, uint32_t position, const MachineInstr& instruction,
                      std::span<const Cell> cells) {
  Insertion insertion{block, position, instruction};
  insertion.instruction.first_cell = static_cast<uint32_t>(cells_.size());
  insertion.instruction.cell_count = static_cast<uint32_t>(cells.size());
  cells_.insert(cells_.end(), cells.begin(), cells.end());
  insertions_.push_back(insertion);
}

void EditList::remove(uint32_t position) { removals_.push_back(position); }

void EditList::apply() {
  std::sort(removals_.begin(), removals_.end());
  std::stable_sort(insertions_.begin(), insertions_.end(), [](const auto& a, const auto& b) {
    return std::tie(a.block, a.position) < std::tie(b.block, b.position);
  });
  std::vector<MachineInstr> instructions;
  std::vector<Cell> cells;
  instructions.reserve(function_.instructions.size() + insertions_.size());
  cells.reserve(function_.cells.size() + cells_.size());
  auto append = [&](MachineInstr instruction, const std::vector<Cell>& source) {
    auto first = source.begin() + instruction.first_cell;
    instruction.first_cell = static_cast<uint32_t>(cells.size());
    cells.insert(cells.end(), first, first + instruction.cell_count);
    instructions.push_back(instruction);
  };

  std::vector<std::pair<uint32_t, uint32_t>> extents(function_.blocks.size(), {0, 0});
  for (BlockId id : function_.layout) {
    const MachineBlock& block = function_.blocks[id];
    uint32_t begin = static_cast<uint32_t>(instructions.size());
    auto inserted = std::lower_bound(insertions_.begin(), insertions_.end(), id,
                                     [](const Insertion& i, BlockId b) { return i.block < b; });
    auto removed = std::lower_bound(removals_.begin(), removals_.end(), block.begin);
    for (uint32_t position = block.begin; position <= block.end; ++position) {
      for (;
           inserted != insertions_.end() && inserted->block == id && inserted->position == position;
           ++inserted)
        append(inserted->instruction, cells_);
      if (position == block.end) break;
      bool is_removed = removed != removals_.end() && *removed == position;
      while (removed != removals_.end() && *removed == position) ++removed;
      if (!is_removed) append(function_.instructions[position], function_.cells);
    }
    extents[id.index()] = {begin, static_cast<uint32_t>(instructions.size())};
  }
  for (BlockId id : IdRange<BlockId>(function_.blocks.size()))
    std::tie(function_.blocks[id].begin, function_.blocks[id].end) = extents[id.index()];
  function_.instructions.swap(instructions);
  function_.cells.swap(cells);
  insertions_.clear();
  cells_.clear();
  removals_.clear();
}

}  // namespace lilt::mir
