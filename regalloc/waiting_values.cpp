// Idea: an allocator sends a web to memory for a while, and what is inserted then stores and reads
// nothing there. Such a value waits elsewhere. It is a constant, which each use makes again; or it
// stays in the register in which it is defined until a move takes it from there.
//
// That it stays is known in two cases: no value of the web is ever in memory; or the live range
// lies in the block of the definition, so that nothing reaches it by another path, and no
// instruction accesses its web in memory between its ends.
#include "regalloc/waiting_values.h"

#include <algorithm>

#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

namespace {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;

class WaitingValues {
 public:
  WaitingValues(const ProgramPoints& points, const Allocation& allocation, AllocationRecord& record)
      : points_(points), allocation_(allocation), record_(record) {
    for (uint32_t v = 0; v < record_.values.size(); ++v)
      if (const uint32_t web = record_.values[v].web; web < members_.size())
        members_[web].push_back(v);
  }

  void run() {
    for (uint32_t n = 0; n < points_.number_count(); ++n)
      if (points_.has_instruction(n)) read_operands(n);
    for (const Edit& edit : allocation_.edits)
      if (edit.value.is_virtual()) read_edit(edit);
    for (RecordedLiveRange& range : record_.ranges)
      if (!range.reg.valid() && !range.is_temporary) note(range);
  }

 private:
  // Of an instruction, from its gap on; or of a move. A load where a live range ends reads it in
  // memory; a store there takes it from its register.
  struct Access {
    uint32_t point = 0;
    bool is_load = false;
  };

  void read_operands(uint32_t number) {
    const MachineInstr& instruction = points_.instruction(number);
    const std::span<const Cell> cells = points_.function().cells_of(instruction);
    for (uint32_t c = 0; c < cells.size(); ++c) {
      if (!names_value(cells[c])) continue;
      const uint32_t v = cells[c].reg().virtual_index();
      const Location location = allocation_.cells[instruction.first_cell + c];
      if (location.is_memory()) note_access(v, 4 * number, false);
      if (cells[c].is_def())
        defined_in_[v] = location.is_register() ? location.reg() : Register(cells[c].fixed);
    }
  }
  void read_edit(const Edit& edit) {
    const uint32_t v = edit.value.virtual_index();
    if (edit.to.is_memory()) is_stored_[v] = true;
    if (edit.to.is_memory()) note_access(v, edit.point.value, false);
    if (edit.from.is_memory()) note_access(v, edit.point.value, true);
  }
  void note_access(uint32_t value, uint32_t point, bool is_load) {
    if (const uint32_t web = record_.values[value].web; web < accesses_.size())
      accesses_[web].push_back({point, is_load});
  }

  void note(RecordedLiveRange& range) const {
    range.is_made_again = true;
    for (uint32_t v : members_[range.web]) {
      const AllocationRecord::Value& value = record_.values[v];
      const bool is_alive = std::ranges::any_of(value.segments, [&](const LiveSegment& s) {
        return s.from < range.to && range.from < s.to;
      });
      if (!is_alive) continue;
      range.is_made_again &= value.is_rematerializable && !is_stored_[v];
      if (value.segments[0].from == range.from && stays(range)) range.still_in = defined_in_[v];
    }
    if (range.is_made_again) range.still_in = {};
  }
  // Whether a value that is defined where the range begins is not in memory in it.
  bool stays(const RecordedLiveRange& range) const {
    const std::vector<Access>& accesses = accesses_[range.web];
    if (accesses.empty()) return true;
    const BlockSpan& block = points_.block(points_.block_of(range.from / 4));
    return range.to <= block.end_point() &&
           std::ranges::none_of(accesses, [&](const Access& access) {
             return range.from <= access.point + 3 &&
                    access.point < range.to + (access.is_load ? 1 : 0);
           });
  }

  const ProgramPoints& points_;
  const Allocation& allocation_;
  AllocationRecord& record_;
  std::vector<std::vector<uint32_t>> members_{record_.values.size()};  // by web
  std::vector<std::vector<Access>> accesses_{record_.values.size()};   // in memory, by web
  std::vector<bool> is_stored_ = std::vector<bool>(record_.values.size());
  std::vector<Register> defined_in_{record_.values.size()};
};

}  // namespace

void note_waiting_values(const ProgramPoints& points, const Allocation& allocation,
                         AllocationRecord& record) {
  WaitingValues(points, allocation, record).run();
}

}  // namespace lilt::regalloc
