// The registers as the linear scan goes on: the live range that owns each now, those that wait in a
// hole, and when something else needs the register.
#pragma once

#include "ir/support/no_index.h"
#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

// What all parts of the linear scan read.
struct ScanInputs {
  static constexpr uint32_t kNever = UINT32_MAX;

  explicit ScanInputs(Analyses& analyses)
      : points_(analyses.points),
        loops_(analyses.loops),
        intervals_(analyses.intervals),
        webs_(analyses.webs),
        target_(points_.function().target()),
        segments_(webs_.segments()),
        uses_(webs_.uses()),
        ranges_(analyses.ranges) {}

  // That names the web.
  uint32_t value_of(uint32_t web) const { return segments_[webs_.first_segment(web)].value; }

  const ProgramPoints& points_;
  const Loops& loops_;
  const LiveIntervals& intervals_;
  const Webs& webs_;
  const mir::TargetDesc& target_;
  const std::span<const LiveSegment> segments_;
  const std::span<const Use> uses_;
  LiveRanges& ranges_;
};

class ScanRegisters : ScanInputs {
 public:
  struct Waiting {
    uint32_t from, range;  // a live range in a hole, by the start of its next segment
    bool operator>(const Waiting& o) const { return from > o.from; }
  };

  explicit ScanRegisters(Analyses& analyses);

  // Where the scan is. Owners whose segments end up to there leave, others return from their holes.
  const uint32_t& position() const { return position_; }
  void advance(uint32_t position);
  // A live range of the register owns it now, waits in a hole, or is over.
  void settle(mir::Register r, uint32_t range);
  mir::RegSet owned() const { return owned_; }
  uint32_t owner(mir::Register r) const { return owner_[r.number()]; }
  uint32_t remove_owner(mir::Register r);
  std::span<const Waiting> waiting(mir::Register r) const { return waiting_[r.number()]; }

  // For the live range visited: notes which candidates are destroyed while it lives.
  void start_conflicts(const LiveRange& range, mir::RegSet candidates);
  mir::RegSet destroyed() const { return destroyed_; }
  // The first point at which it lives and something other than its owner needs the register.
  uint32_t conflict(const LiveRange& range, mir::Register r) {
    return unexamined_.contains(r) ? examine(range, r) : conflict_[r.number()];
  }

 private:
  uint32_t examine(const LiveRange& range, mir::Register r);
  uint32_t reserved_conflict(const LiveRange& range, mir::Register r);
  uint32_t reservation_conflict(const LiveRange& range, std::span<const Reservation> list,
                                uint32_t& cursor) const;
  uint32_t waiting_conflict(const LiveRange& range, mir::Register r) const;

  uint32_t position_ = 0, next_event_ = 0;
  uint32_t owner_[64];        // live range that is in each register now
  uint32_t owned_until_[64];  // where its segment ends; of owned registers
  mir::RegSet owned_, has_waiting_;
  mir::RegSet reserved_;                       // registers with reservations at or after the scan
  ArenaVector<ArenaVector<Waiting>> waiting_;  // heaps
  uint32_t reservation_cursor_[64] = {};
  ArenaVector<uint32_t> clobber_cursor_;  // by group: first entry not after the scan
  // For the live range visited:
  uint32_t conflict_[64];   // first conflict, apart from the owner; final once examined
  mir::RegSet destroyed_;   // registers that are destroyed while it lives
  mir::RegSet unexamined_;  // registers whose other conflicts are not computed yet
};

}  // namespace lilt::regalloc
