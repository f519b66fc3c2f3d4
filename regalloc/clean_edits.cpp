#include "regalloc/clean_edits.h"

#include <utility>

#include "regalloc/operands.h"

namespace lilt::regalloc {
namespace {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;

class Cleaner {
 public:
  Cleaner(const ProgramPoints& points, Allocation& allocation)
      : points_(points),
        function_(points.function()),
        target_(function_.target()),
        allocation_(allocation) {}

  void run() {
    size_t read = 0;
    const std::vector<Edit>& edits = allocation_.edits;
    while (read < edits.size()) {
      const BlockSpan& block = points_.block(points_.block_of(edits[read].point.instruction()));
      forget_all();
      for (uint32_t n = block.first;
           read < edits.size() && edits[read].point.value < block.end_point(); ++n) {
        for (; read < edits.size() && edits[read].point.instruction() == n; ++read)
          visit(edits[read]);
        if (n < block.instructions_end)
          visit(function_.instructions[block.array_begin + (n - block.first)]);
      }
    }
    allocation_.edits.resize(kept_);
  }

 private:
  void forget_all() {
    for (Register& value : holds_) value = {};
  }

  void visit(Edit edit) {
    bool moves = edit.kind != EditKind::Exchange && edit.kind != EditKind::Spill;
    if (moves && edit.value.valid()) {
      if (holds_[edit.to.place()] == edit.value) return;
      if (edit.kind == EditKind::Reload) copy_instead(edit);
    }
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
    if (edit.kind == EditKind::Exchange)
      return std::swap(holds_[edit.from.place()], holds_[edit.to.place()]);
    if (edit.from.is_register() && edit.value.valid()) holds_[edit.from.place()] = edit.value;
    if (edit.to.is_register()) holds_[edit.to.place()] = edit.value;
  }

  void visit(const MachineInstr& instruction) {
    clobbers_of(target_, function_.desc(instruction)).for_each([&](Register r) {
      holds_[r.number()] = {};
    });
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const Cell& cell = function_.cells[instruction.first_cell + c];
      Location location = allocation_.cells[instruction.first_cell + c];
      if (cell.is_def() && location.is_register()) holds_[location.place()] = cell.reg();
    }
  }

  const ProgramPoints& points_;
  const mir::MachineFunction& function_;
  const mir::TargetDesc& target_;
  Allocation& allocation_;
  Register holds_[64];  // the value in each physical register, none: unknown
  size_t kept_ = 0;
};

}  // namespace

void clean_edits(const ProgramPoints& points, Allocation& allocation) {
  Cleaner(points, allocation).run();
}

}  // namespace lilt::regalloc
