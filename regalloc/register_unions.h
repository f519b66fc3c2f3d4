// Interference unions: for each physical register, which live ranges are in it, at which points.
//
// Idea: a live range may be in a register if its segments meet neither those of the live ranges
// that are there nor what instructions take of the register (reservations and clobbers). The union
// of all segments in one register is a search tree, so a question costs a search for each segment
// of the live range, and no graph of interferences is built. Live ranges may be taken out again: an
// allocator that decides in any order can evict. Invariant: a live range has the register `r`
// exactly if its segments are in the tree of `r`. Source: LLVM's LiveRegMatrix and
// LiveIntervalUnion.
#pragma once

#include <map>

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

class RegisterUnions {
 public:
  explicit RegisterUnions(Analyses& analyses);

  // Those of the registers that instructions take while the live range lives. O(log n) for each
  // segment and set of clobbered registers, and for each segment and reserved register.
  mir::RegSet blocked(const LiveRange& range, mir::RegSet registers) const;
  // The first point at which an instruction takes the register while the live range lives;
  // UINT32_MAX if none does.
  uint32_t blocked_from(const LiveRange& range, mir::Register r) const;
  // Those of the registers that are free for the live range: neither blocked nor in use.
  mir::RegSet free(const LiveRange& range, mir::RegSet registers) const;
  bool is_in_use(const LiveRange& range, mir::Register r) const;
  // Calls `visit(other)` for each live range in the register that overlaps the live range, in
  // order, until it returns false. A live range with several segments may be named several times.
  template <class Visitor>
  void for_each_interfering(const LiveRange& range, mir::Register r, Visitor visit) const {
    bool go_on = true;
    const Tree& tree = trees_[r.number()];
    ranges_.for_each_segment(range, [&](uint32_t from, uint32_t to) {
      for (auto entry = tree.upper_bound(from); go_on && entry != tree.end(); ++entry) {
        if (entry->second.from >= to) break;
        go_on = visit(entry->second.range);
      }
    });
  }
  // Appends the points between the start and the end of the live range at which the register is
  // blocked, or in use, while the live range lives: ascending, overlapping ones united. At most
  // `most` of them; false if there are more. O(log n) for each segment and set of clobbered
  // registers, and the answer.
  struct Stretch {
    uint32_t from, to;
  };
  bool conflicts(const LiveRange& range, mir::Register r, size_t most,
                 ArenaVector<Stretch>& found) const;
  // Gives the register to the live range, which has none and for which it is free. O(log n) a
  // segment.
  void assign(uint32_t range, mir::Register r);
  // Notes a live range that was placed in its register before. O(log n) a segment.
  void enter(uint32_t range);
  // Takes its register from the live range. O(log n) a segment.
  void remove(uint32_t range);

 private:
  struct Entry {
    uint32_t from, range;
  };
  // By the end of the segment.
  using Tree =
      std::map<uint32_t, Entry, std::less<>, ArenaAllocator<std::pair<const uint32_t, Entry>>>;
  bool meets(std::span<const Reservation> list, uint32_t web, uint32_t from, uint32_t to) const;
  template <class Visitor>
  void for_each_met(std::span<const Reservation> list, uint32_t web, uint32_t from, uint32_t to,
                    Visitor visit) const;

  Analyses& analyses_;
  const LiveIntervals& intervals_ = analyses_.intervals;
  const Webs& webs_ = analyses_.webs;
  LiveRanges& ranges_ = analyses_.ranges;
  ArenaVector<Tree> trees_;  // by register
  mir::RegSet reserved_;     // registers with reservations
};

}  // namespace lilt::regalloc
