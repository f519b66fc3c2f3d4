#include "regalloc/record.h"

#include <algorithm>

#include "ir/support/no_index.h"
#include "regalloc/operand_forms.h"
#include "regalloc/waiting_values.h"

namespace lilt::regalloc {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;

namespace {

constexpr size_t kMaxFaults = 16;  // that are told

std::string number(uint32_t n) { return std::to_string(n); }

}  // namespace

std::string Replay::apply(const TraceEvent& e) {
  const bool is_change = e.kind <= TraceKind::Finished;
  if (!is_change) return {};
  if (e.kind == TraceKind::Start) {
    ranges_.clear();
    webs_.clear();
    return {};
  }
  if (e.kind == TraceKind::Member) {
    if (e.web >= webs_.size()) webs_.resize(e.web + 1, kNone);
    webs_[e.web] = e.a;
    return {};
  }
  const std::string name = "live range " + number(e.range);
  if (e.kind == TraceKind::Create) {
    if (e.range != ranges_.size()) return name + " is not the next one";
    if (e.web >= webs_.size() || webs_[e.web] == kNone) return name + " is of no web";
    ranges_.push_back({webs_[e.web], e.a, e.b, {}, kNone, e.other != 0});
    return {};
  }
  if (e.range >= ranges_.size()) return name + " does not exist";
  RecordedLiveRange& range = ranges_[e.range];
  switch (e.kind) {
    case TraceKind::Split: {
      if (e.other_range != ranges_.size())
        return "the split of " + name + " makes another live range";
      if (e.a <= range.from || e.a >= range.to || e.b < e.a || e.b >= range.to)
        return name + " is split outside";
      RecordedLiveRange rest = range;
      rest.from = e.b;
      rest.reg = {};
      rest.parent = e.range;
      range.to = e.a;
      ranges_.push_back(rest);
      return {};
    }
    case TraceKind::Reach:
      if (e.a > range.to) return name + " starts after its end";
      range.from = e.a;
      return {};
    case TraceKind::Place:
      range.reg = e.reg;
      return {};
    case TraceKind::Finished:
      if (range.from == e.a && range.to == e.b && range.reg == e.reg) return {};
      return name + " is " + number(range.from) + " to " + number(range.to) + " in register " +
             number(range.reg.number()) + ", but the allocator has " + number(e.a) + " to " +
             number(e.b) + " in register " + number(e.reg.number());
    default:
      return {};
  }
}

void AllocationRecorder::begin(const ProgramPoints& points, const AllocationOptions& options,
                               Arena& scratch) {
  const Arena::Scope scope(scratch);
  record_ = {};
  const mir::MachineFunction& function = points.function();
  const Loops loops(points, scratch);
  const Liveness liveness(points, loops, scratch);
  const LiveIntervals intervals(points, liveness, scratch);
  const RegisterChoice choice(function, options);
  for (BlockPosition b = 0; b < points.block_count(); ++b) {
    const BlockSpan& span = points.block(b);
    AllocationRecord::Block& block = record_.blocks.emplace_back();
    block.id = span.id;
    block.first = span.first;
    block.end = span.end;
    block.first_ordinary = span.first_ordinary;
    if (span.moves_at_start)
      block.edge_from = points.position_of(function.predecessors(span.id)[0]);
    block.frequency = span.frequency;
    block.depth = loops.depth(b);
    for (mir::BlockId next : function.successors(span.id))
      block.successors.push_back(points.position_of(next));
    block.last_jumps = last_jumps(points, span);
  }
  for (uint32_t v = 0; v < intervals.value_count(); ++v) {
    AllocationRecord::Value& value = record_.values.emplace_back();
    value.register_class = function.class_of(Register::virtual_register(v));
    value.is_rematerializable = intervals.is_rematerializable(v);
    value.segments.assign(intervals.segments(v).begin(), intervals.segments(v).end());
    value.uses.assign(intervals.uses(v).begin(), intervals.uses(v).end());
  }
  record_.dead_gaps = dead_gaps(points, intervals);
  for (unsigned r = 1; r < 64; ++r)
    for (const Reservation& reservation : intervals.reservations(Register(r)))
      record_.reserved.push_back({Register(r), reservation});
  for (const ClobberGroup& group : intervals.clobbers()) {
    AllocationRecord::Clobber& clobber = record_.clobbers.emplace_back();
    clobber.registers = group.registers;
    for (const Reservation& point : group.points) clobber.points.push_back(point.from);
  }
  for (size_t c = 0; c < mir::kRegClassCount; ++c)
    for (Register r : function.target().classes[c].order)
      if (choice.allowed[c].contains(r)) record_.allowed[c].push_back(r);
}

void AllocationRecorder::end(const ProgramPoints& points, const Allocation& allocation) {
  record_.first_term.push_back(static_cast<uint32_t>(record_.terms.size()));
  Replay replay;
  for (const TraceEvent& event : record_.events)
    if (std::string fault = replay.apply(event); !fault.empty())
      record_.faults.push_back(std::move(fault));
  record_.ranges = replay.ranges();
  for (uint32_t v = 0; v < record_.values.size() && v < replay.webs().size(); ++v)
    record_.values[v].web = replay.webs()[v];
  record_.edits = allocation.edits;
  record_.slots = allocation.spill_slots;
  record_.statistics = allocation.statistics;
  check_operands(points, allocation);
  note_waiting_values(points, allocation, record_);
  if (record_.faults.size() > kMaxFaults) record_.faults.resize(kMaxFaults);
}

// Every operand that is neither fixed nor tied is where its web's live ranges are; one that is read
// from a slot is in no register, unless the instruction reads it there as well.
void AllocationRecorder::check_operands(const ProgramPoints& points, const Allocation& allocation) {
  // The live ranges in registers by web; their starts ascend.
  std::vector<std::pair<uint32_t, uint32_t>> by_web;
  for (uint32_t p = 0; p < record_.ranges.size(); ++p)
    if (record_.ranges[p].reg.valid()) by_web.push_back({record_.ranges[p].web, p});
  std::ranges::sort(by_web, {}, [&](const auto& entry) {
    return std::tuple(entry.first, record_.ranges[entry.second].from, entry.second);
  });
  // Whether some live range of the web is in the register there; with an invalid register: in any.
  auto is_in = [&](uint32_t web, Register r, uint32_t point) {
    auto entry = std::ranges::lower_bound(by_web, web, {}, [](const auto& e) { return e.first; });
    for (; entry != by_web.end() && entry->first == web; ++entry) {
      const RecordedLiveRange& range = record_.ranges[entry->second];
      if (range.from > point) break;
      if (point < range.to && (!r.valid() || range.reg == r)) return true;
    }
    return false;
  };
  const mir::MachineFunction& function = points.function();
  for (uint32_t n = 0; n < points.number_count(); ++n) {
    if (!points.has_instruction(n)) continue;
    const MachineInstr& instruction = points.instruction(n);
    const BlockSpan& block = points.block(points.block_of(n));
    const std::span<const Cell> cells = function.cells_of(instruction);
    for (uint32_t c = 0; c < cells.size(); ++c) {
      const Cell& cell = cells[c];
      const Location location = allocation.cells[instruction.first_cell + c];
      if (!names_value(cell) || location.is_none()) continue;
      if (cell.is_register() && (cell.fixed != 0 || (!cell.is_def() && cell.tied_to >= 0)))
        continue;
      const bool is_phi = n < block.first_ordinary;
      if (is_phi && !cell.is_def()) continue;
      const uint32_t point = is_phi           ? block.start_point()
                             : !cell.is_def() ? 4 * n + 1
                                              : 4 * n + (cell.is_early_clobber() ? 1 : 2);
      const uint32_t web = record_.values[cell.reg().virtual_index()].web;
      const bool is_read_twice = std::ranges::count_if(cells, [&](const Cell& other) {
                                   return names_value(other) && other.reg() == cell.reg();
                                 }) > 1;
      if (location.is_register() ? is_in(web, location.reg(), point)
                                 : is_read_twice || !is_in(web, {}, point))
        continue;
      record_.faults.push_back(
          "operand " + number(c) + " of instruction " + number(n) +
          (location.is_register()
               ? " is in a register where no live range of its value is"
               : " is read from its slot, but a live range of it is in a register"));
    }
  }
}

}  // namespace lilt::regalloc
