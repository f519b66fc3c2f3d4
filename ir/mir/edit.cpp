// Rebuilds the instructions of a function with a list of edits: one merge of each block's edits
// with its old instructions, in layout order, into the function's second array, which becomes the
// first.
#include "ir/mir/edit.h"

#include <algorithm>
#include <cstring>

namespace lilt::mir {

EditList::EditList(MachineFunction& function, Arena& scratch)
    : function_(function), scratch_(scratch) {}

void EditList::insert(BlockId block, uint32_t position, const MachineInstr& instruction,
                      std::span<const Cell> cells) {
  if (insertions_.capacity() == 0) reserve_first();
  edits_.push_back({block, position, static_cast<uint32_t>(insertions_.size())});
  MachineInstr& inserted = insertions_.emplace_back(instruction);
  inserted.first_cell = static_cast<uint32_t>(cells_.size());
  inserted.cell_count = static_cast<uint32_t>(cells.size());
  for (const Cell& cell : cells) cells_.push_back(cell);
}

// Most lists are short: they do not grow after this.
void EditList::reserve_first() {
  constexpr size_t kFirst = 16;
  edits_.reserve(kFirst);
  insertions_.reserve(kFirst);
  cells_.reserve(3 * kFirst);
}

void EditList::remove(BlockId block, uint32_t position) {
  edits_.push_back({block, position, kRemoval});
}

// Whether the edits are in the order in which they are applied: that of the layout, in a block that
// of positions, insertions at a position as they were made, before its removal.
bool EditList::is_in_layout_order() const {
  const Edit *at = edits_.data(), *const end = at + edits_.size();
  for (BlockId id : function_.layout) {
    if (at == end) break;
    if (at->block != id) continue;
    for (++at; at != end && at->block == id; ++at)
      if (at->position < at[-1].position ||
          (at->position == at[-1].position && at[-1].insertion == kRemoval))
        return false;
  }
  return at == end;
}

// The edits in the order in which they are applied; those of blocks outside the layout come last.
std::span<const EditList::Edit> EditList::in_layout_order() {
  if (is_in_layout_order()) return edits_;
  const uint32_t nowhere = static_cast<uint32_t>(function_.layout.size());
  std::span<uint32_t> places = scratch_.uninitialized<uint32_t>(function_.blocks.size());
  std::span<uint32_t> starts = scratch_.uninitialized<uint32_t>(nowhere + 2);
  std::span<Edit> sorted = scratch_.uninitialized<Edit>(edits_.size());
  std::ranges::fill(places, nowhere);
  std::ranges::fill(starts, 0);
  for (uint32_t place = 0; place < nowhere; ++place)
    places[function_.layout[place].index()] = place;
  auto place_of = [&](const Edit& edit) { return places[edit.block.index()]; };
  for (const Edit& edit : edits_) ++starts[place_of(edit) + 1];
  for (size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
  for (const Edit& edit : edits_) sorted[starts[place_of(edit)]++] = edit;
  // Now starts[place] is the end of the edits of a place.
  auto before = [](const Edit& a, const Edit& b) {
    return a.position != b.position ? a.position < b.position : a.insertion < b.insertion;
  };
  uint32_t begin = 0;
  for (const uint32_t end : starts.first(nowhere)) {
    std::span<Edit> of_block = sorted.subspan(begin, end - begin);
    if (!std::ranges::is_sorted(of_block, before)) std::ranges::sort(of_block, before);
    begin = end;
  }
  return sorted;
}

void EditList::empty_blocks_outside_layout() {
  if (function_.layout.size() == function_.blocks.size()) return;
  std::span<bool> is_placed = scratch_.uninitialized<bool>(function_.blocks.size());
  std::ranges::fill(is_placed, false);
  for (BlockId id : function_.layout) is_placed[id.index()] = true;
  for (BlockId id : IdRange<BlockId>(function_.blocks.size()))
    if (!is_placed[id.index()]) function_.blocks[id].begin = function_.blocks[id].end = 0;
}

void EditList::append_cells() {
  const uint32_t first = static_cast<uint32_t>(function_.cells.size());
  const size_t needed = first + cells_.size();
  if (needed > function_.cells.capacity()) function_.cells.reserve(needed + needed / 8);
  function_.cells.insert(function_.cells.end(), cells_.begin(), cells_.end());
  for (MachineInstr& instruction : insertions_) instruction.first_cell += first;
}

// Old instructions that follow each other, of one block or of several, are copied as one run.
void EditList::apply() {
  if (empty()) return;
  append_cells();
  const std::span<const Edit> edits = in_layout_order();
  const MachineInstr* const old = function_.instructions.data();
  InstructionArray& rebuilt = function_.spare_instructions_;
  rebuilt.resize(function_.instructions.size() + insertions_.size());
  MachineInstr* const first = rebuilt.data();
  MachineInstr* next = first;
  uint32_t run_begin = 0, run_end = 0;  // old instructions that go to `next`
  auto copy_run = [&] {
    if (run_begin == run_end) return;
    std::memcpy(next, old + run_begin, (run_end - run_begin) * sizeof(MachineInstr));
    next += run_end - run_begin;
  };
  auto new_end = [&] { return static_cast<uint32_t>(next - first) + (run_end - run_begin); };

  auto edit = edits.begin();
  for (BlockId id : function_.layout) {
    MachineBlock& block = function_.blocks[id];
    const uint32_t old_begin = block.begin, old_end = block.end;
    if (old_begin != run_end) {
      copy_run();
      run_begin = run_end = old_begin;
    }
    block.begin = new_end();
    for (; edit != edits.end() && edit->block == id; ++edit) {
      run_end = std::max(run_end, edit->position);
      copy_run();
      run_begin = run_end;
      if (edit->insertion == kRemoval)
        run_begin = run_end = edit->position + 1;
      else
        *next++ = insertions_[edit->insertion];
    }
    run_end = std::max(run_end, old_end);
    block.end = new_end();
  }
  copy_run();
  rebuilt.resize(static_cast<size_t>(next - first));
  empty_blocks_outside_layout();
  function_.instructions.swap(rebuilt);
  edits_.clear();
  insertions_.clear();
  cells_.clear();
}

}  // namespace lilt::mir
