#include "regalloc/clean_edits.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "regalloc/operand_forms.h"

namespace lilt::regalloc {
namespace {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;

class Cleaner {
 public:
  Cleaner(const ProgramPoints& points, Allocation& allocation)
      : points_(points), allocation_(allocation) {}

  void run() {
    size_t read = 0;
    const std::vector<Edit>& edits = allocation_.edits;
    while (read < edits.size()) {
      const BlockPosition position = points_.block_of(edits[read].point.instruction());
      const BlockSpan& block = points_.block(position);
      const size_t first = kept_;
      lost_read_ = stores_ = false;
      forget_all();
      for (uint32_t n = block.first;
           read < edits.size() && edits[read].point.value < block.end_point(); ++n) {
        for (; read < edits.size() && edits[read].point.instruction() == n; ++read)
          visit(edits[read]);
        if (n < block.instructions_end)
          visit(function_.instructions[block.array_begin + (n - block.first)]);
      }
      if (lost_read_ && stores_) with_lost_reads_.push_back({position, first, kept_});
    }
    allocation_.edits.resize(kept_);
    if (!with_lost_reads_.empty()) drop_unread_stores();
  }

 private:
  void forget_all() {
    for (Register& value : holds_) value = {};
    known_ = {};
  }

  void visit(Edit edit) {
    bool moves = edit.kind != EditKind::Exchange && edit.kind != EditKind::Spill;
    if (moves && edit.value.valid()) {
      const bool is_reload = edit.kind == EditKind::Reload;
      if (holds_[edit.to.place()] == edit.value) {
        lost_read_ |= is_reload;
        return;
      }
      if (is_reload) copy_instead(edit);
      lost_read_ |= is_reload && edit.kind != EditKind::Reload;
    }
    stores_ |= edit.to.is_memory();
    note(edit);
    allocation_.edits[kept_++] = edit;
  }

  void copy_instead(Edit& edit) {
    const mir::RegClassDesc& desc = target_.classes[static_cast<size_t>(edit.register_class)];
    for (Register r : desc.order)
      if (holds_[r.number()] == edit.value) {
        edit.kind = EditKind::Copy;
        edit.from = Location::in(r);
        return;
      }
  }

  void note(const Edit& edit) {
    if (edit.kind == EditKind::Exchange) {
      const Register value = holds_[edit.from.place()];
      put(edit.from, holds_[edit.to.place()]);
      return put(edit.to, value);
    }
    if (edit.from.is_register() && edit.value.valid()) put(edit.from, edit.value);
    if (edit.to.is_register()) put(edit.to, edit.value);
  }

  void put(Location location, Register value) {
    holds_[location.place()] = value;
    known_.insert(location.reg());
  }

  void visit(const MachineInstr& instruction) {
    const mir::RegSet lost = clobbers_of(target_, function_.desc(instruction)) & known_;
    lost.for_each([&](Register r) { holds_[r.number()] = {}; });
    known_ = known_ - lost;
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const Cell& cell = function_.cells[instruction.first_cell + c];
      Location location = allocation_.cells[instruction.first_cell + c];
      if (cell.is_def() && location.is_register()) put(location, cell.reg());
    }
  }

  // Removes the stores to slots which nothing reads before the next one, in the blocks that lost a
  // reload.
  void drop_unread_stores() {
    find_slots_between_blocks();
    for (const auto& [position, first, last] : with_lost_reads_) {
      const BlockSpan& block = points_.block(position);
      is_read_ = is_between_blocks_;
      size_t at = last;
      for (uint32_t n = block.end; n-- > block.first;) {
        if (n < block.instructions_end)
          note_slots(points_.instruction(n), n < block.first_ordinary);
        for (; at > first && allocation_.edits[at - 1].point.instruction() == n; --at)
          drop_if_unread(allocation_.edits[at - 1]);
      }
    }
    std::erase_if(allocation_.edits, [](const Edit& edit) { return is_dropped(edit); });
  }

  static bool is_dropped(const Edit& edit) { return edit.from.is_none() && edit.to.is_none(); }
  void drop_if_unread(Edit& edit) {
    if (edit.to.is_memory()) {
      if (!is_read_[edit.to.slot()]) {
        edit.from = edit.to = {};
        return;
      }
      is_read_[edit.to.slot()] = false;
    }
    if (edit.from.is_memory()) is_read_[edit.from.slot()] = true;
  }

  // The moves of edges bring the values of PHIs to their slots before them.
  void note_slots(const MachineInstr& instruction, bool is_phi) {
    for (const bool is_of_uses : {false, true})
      for (uint32_t c = 0; c < instruction.cell_count; ++c) {
        const Location location = allocation_.cells[instruction.first_cell + c];
        const bool is_use = is_phi || !function_.cells[instruction.first_cell + c].is_def();
        if (location.is_memory() && is_use == is_of_uses) is_read_[location.slot()] = is_use;
      }
  }

  void find_slots_between_blocks() {
    is_between_blocks_.assign(allocation_.spill_slots.size(), function_.frame.calls_return_twice);
    const auto note = [this](Location location) {
      if (location.is_memory()) is_between_blocks_[location.slot()] = true;
    };
    for (const Claim& claim : allocation_.claims) note(claim.location);
    for (const Claim& claim : allocation_.span_claims) note(claim.location);
    for (const BlockSpan& block : points_.blocks()) {
      for (uint32_t n = block.first; n < block.first_ordinary; ++n)
        note(allocation_.cells[points_.instruction(n).first_cell]);
      if (!block.moves_at_start) continue;
      const Point start = Point::at(block.first, Slot::Gap);
      const Point end = Point::at(block.first_ordinary, Slot::Gap);
      auto edit = std::ranges::lower_bound(allocation_.edits, start, {}, &Edit::point);
      for (; edit != allocation_.edits.end() && edit->point <= end; ++edit) note(edit->from);
    }
  }

  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const mir::TargetDesc& target_ = function_.target();
  Allocation& allocation_;
  // A block in which a reload has gone, and its edits.
  struct Block {
    BlockPosition position;
    size_t first, last;
  };
  bool lost_read_ = false, stores_ = false;  // in the block that is visited
  std::vector<Block> with_lost_reads_;
  std::vector<bool> is_between_blocks_;  // by slot: some block begins with a value there
  std::vector<bool> is_read_;            // by slot, below a place in a block
  Register holds_[64];                   // the value in each physical register, none: unknown
  mir::RegSet known_;                    // the registers of which something may be known
  size_t kept_ = 0;
};

}  // namespace

void clean_edits(const ProgramPoints& points, Allocation& allocation) {
  Cleaner(points, allocation).run();
}

}  // namespace lilt::regalloc
