// Rebuilds the instructions of a function with a list of edits: one merge of each block's edits
// with its old instructions, in layout order, into the function's second array, which becomes the
// first.
#include "ir/mir/edit.h"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace lilt::mir {

EditList::EditList(MachineFunction& function, Arena& scratch)
    : function_(function),
      scratch_(scratch),
      edits_(scratch),
      insertions_(scratch),
      cells_(scratch) {}

void EditList::insert(BlockId block, uint32_t position, const MachineInstr& instruction,
                      std::span<const Cell> cells) {
  edits_.push_back({block, position, static_cast<uint32_t>(insertions_.size())});
  MachineInstr& inserted = insertions_.emplace_back(instruction);
  inserted.first_cell = static_cast<uint32_t>(cells_.size());
  inserted.cell_count = static_cast<uint32_t>(cells.size());
  cells_.insert(cells_.end(), cells.begin(), cells.end());
}

void EditList::remove(BlockId block, uint32_t position) {
  edits_.push_back({block, position, kRemoval});
}

// The edits by block, each block's in the order of their positions: insertions at a position as
// they were made, before its removal. `starts` has two elements more than there are blocks; the
// edits of a block end up between the elements of its index and the next.
std::span<EditList::Edit> EditList::sort_by_block(std::span<uint32_t> starts) {
  std::span<Edit> sorted = scratch_.uninitialized<Edit>(edits_.size());
  std::ranges::fill(starts, 0);
  for (const Edit& edit : edits_) ++starts[edit.block.index() + 2];
  for (size_t i = 2; i < starts.size(); ++i) starts[i] += starts[i - 1];
  for (const Edit& edit : edits_) sorted[starts[edit.block.index() + 1]++] = edit;
  auto before = [](const Edit& a, const Edit& b) {
    return std::tie(a.block, a.position, a.insertion) < std::tie(b.block, b.position, b.insertion);
  };
  if (!std::ranges::is_sorted(sorted, before)) std::ranges::sort(sorted, before);
  return sorted;
}

void EditList::append_cells() {
  const uint32_t first = static_cast<uint32_t>(function_.cells.size());
  const size_t needed = first + cells_.size();
  if (needed > function_.cells.capacity()) function_.cells.reserve(needed + needed / 8);
  function_.cells.insert(function_.cells.end(), cells_.begin(), cells_.end());
  for (MachineInstr& instruction : insertions_) instruction.first_cell += first;
}

void EditList::apply() {
  if (empty()) return;
  append_cells();
  std::span<uint32_t> starts = scratch_.uninitialized<uint32_t>(function_.blocks.size() + 2);
  const std::span<Edit> edits = sort_by_block(starts);
  const MachineInstr* old = function_.instructions.data();
  InstructionArray& rebuilt = function_.spare_instructions_;
  rebuilt.resize(function_.instructions.size() + insertions_.size());
  MachineInstr* const first = rebuilt.data();
  MachineInstr* next = first;

  std::span<uint32_t> begins = scratch_.uninitialized<uint32_t>(function_.layout.size() + 1);
  for (size_t place = 0; place < function_.layout.size(); ++place) {
    const BlockId id = function_.layout[place];
    const MachineBlock& block = function_.blocks[id];
    begins[place] = static_cast<uint32_t>(next - first);
    uint32_t at = block.begin;
    auto copy_until = [&](uint32_t position) {
      if (position <= at) return;
      std::memcpy(next, old + at, (position - at) * sizeof(MachineInstr));
      next += position - at;
      at = position;
    };
    for (const Edit& edit :
         edits.subspan(starts[id.index()], starts[id.index() + 1] - starts[id.index()])) {
      copy_until(edit.position);
      if (edit.insertion == kRemoval)
        at = edit.position + 1;
      else
        *next++ = insertions_[edit.insertion];
    }
    copy_until(block.end);
  }
  begins[function_.layout.size()] = static_cast<uint32_t>(next - first);
  rebuilt.resize(static_cast<size_t>(next - first));
  for (MachineBlock& block : function_.blocks) block.begin = block.end = 0;
  for (size_t place = 0; place < function_.layout.size(); ++place) {
    MachineBlock& block = function_.blocks[function_.layout[place]];
    block.begin = begins[place];
    block.end = begins[place + 1];
  }
  function_.instructions.swap(rebuilt);
  edits_.clear();
  insertions_.clear();
  cells_.clear();
}

}  // namespace lilt::mir
