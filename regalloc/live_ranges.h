// Live ranges of webs: what allocators give registers to.
//
// A *live range* is the unit of allocation, as in Chaitin's and Briggs's papers and in LLVM: a web,
// or the part of a web from one point to another after a split (Wimmer's split child). It has one
// location. At first each web is one live range; a split makes the rest of it a live range of its
// own. One without a register is in memory. Where it meets an operand that must be in a register,
// the instruction reads it from memory (it *folds* the operand), or a *temporary* serves this one
// instruction: a live range of its own, loaded before the instruction or stored after it.
// Invariants: the first live ranges are those of the webs, in order; the live ranges of a web
// follow each other by `next`, ascending, and cover its segments; temporaries are in no such list.
#pragma once

#include <algorithm>

#include "regalloc/trace.h"
#include "regalloc/webs.h"

namespace lilt::regalloc {

struct LiveRange {
  uint32_t web = 0;
  uint32_t from = 0, to = 0;
  uint32_t first_segment = 0, last_segment = 0;  // those that touch [from, to)
  uint32_t first_use = 0, last_use = 0;          // those in [from, to)
  uint32_t next = UINT32_MAX;                    // the web's next live range
  uint32_t cursor = 0;                           // of the linear scan: segment at or after it
  uint8_t reg = 0;                               // 0: memory (or not yet decided)
  bool temporary = false;    // serves uses [first_use, last_use) of one instruction; no segments
  bool from_memory = false;  // of the linear scan: where it starts the value is in memory
};

class LiveRanges {
 public:
  // One live range for each web. `trace` may be null.
  LiveRanges(const ProgramPoints& points, const LiveIntervals& intervals, const Webs& webs,
             TraceObserver* trace, Arena& scratch);

  uint32_t size() const { return static_cast<uint32_t>(ranges_.size()); }
  LiveRange& operator[](uint32_t range) { return ranges_[range]; }
  const LiveRange& operator[](uint32_t range) const { return ranges_[range]; }
  std::span<const LiveRange> all() const { return ranges_; }
  // First live range of each web; the others follow by `next`, in order, without holes between.
  uint32_t first_range(uint32_t web) const { return web; }
  mir::RegClass class_of(uint32_t range) const { return webs_.class_of(ranges_[range].web); }

  // Puts the live range into the register; an invalid one: into memory.
  void place(uint32_t range, mir::Register r) {
    ranges_[range].reg = static_cast<uint8_t>(r.number());
    if (trace_ != nullptr) [[unlikely]]
      report_place(range);
  }

  // Makes the part of the live range from `at` a live range of its own, without a register: the
  // web's next one. Requires from < at < to. O(log of segments and uses).
  uint32_t split(uint32_t range, uint32_t at);
  // Serves all uses of a live range in memory: folds what instructions can read there, and makes
  // temporaries for the others, from the index that size() had before. O(uses).
  void serve_in_memory(uint32_t range);
  // A temporary for the uses [first_use, last_use), which are read, or written, by one instruction.
  uint32_t make_temporary(uint32_t web, uint32_t first_use, uint32_t last_use);
  // Reads the operand from memory, if it is the only one of [u, end) and the instruction can.
  bool fold(uint32_t u, uint32_t end, uint32_t last_use);

  // The uses [u, result) are read, or written, by one instruction.
  uint32_t uses_of_instruction(uint32_t u, uint32_t last_use) const {
    uint32_t end = u + 1;
    while (end < last_use && uses_[end].number() == uses_[u].number() &&
           uses_[end].is_definition() == uses_[u].is_definition())
      ++end;
    return end;
  }
  // Whether one of the uses must be in a register while its web is in memory.
  bool wants_register(uint32_t u, uint32_t end) const {
    for (; u < end; ++u) {
      const Use& use = uses_[u];
      if (use.kind == UseKind::Definition) return !intervals_.is_rematerializable(use.value);
      if (use.kind == UseKind::Register || use.kind == UseKind::RegisterOrMemory) return true;
    }
    return false;
  }
  // Whether the instruction can read the use from memory: no other operand of it is there, and it
  // does not need the value in a register as well.
  bool may_fold(uint32_t u, uint32_t last_use) const {
    const Use& use = uses_[u];
    if (use.kind != UseKind::RegisterOrMemory || memory_operand_[use.number()] ||
        intervals_.is_rematerializable(use.value))
      return false;
    if (u > 0 && uses_[u - 1].number() == use.number() && uses_[u - 1].value == use.value)
      return false;
    return u + 1 >= last_use || uses_[u + 1].number() != use.number() ||
           uses_[u + 1].is_definition();
  }
  // Whether a RegisterOrMemory use inside a live range in memory is read from there.
  bool is_folded(uint32_t use) const { return folded_[use] != 0; }

  // The first use of the live range at or after a point; its last_use if there is none.
  uint32_t next_use(const LiveRange& range, uint32_t point) const {
    auto found = std::lower_bound(uses_.begin() + range.first_use, uses_.begin() + range.last_use,
                                  point, [](const Use& u, uint32_t p) { return u.point < p; });
    return static_cast<uint32_t>(found - uses_.begin());
  }
  // The first segment of the live range that ends after a point; its last_segment if there is none.
  uint32_t first_segment_at(const LiveRange& range, uint32_t point) const {
    auto found = std::lower_bound(segments_.begin() + range.first_segment,
                                  segments_.begin() + range.last_segment, point,
                                  [](const LiveSegment& r, uint32_t p) { return r.to <= p; });
    return static_cast<uint32_t>(found - segments_.begin());
  }
  // The value that the live range holds at a point.
  uint32_t value_at(const LiveRange& range, uint32_t point) const {
    return segments_[std::min(first_segment_at(range, point), range.last_segment - 1)].value;
  }
  bool lives_at(const LiveRange& range, uint32_t point) const {
    return point < range.to && webs_.value_at(range.web, point) != UINT32_MAX;
  }
  // The register of the web at a point where it lives; 0: memory, or too many live ranges to look
  // for it.
  uint32_t register_at(uint32_t web, uint32_t point) const;
  // Calls `visit(from, to)` for each stretch of points in which the live range needs its register.
  template <class Visitor>
  void for_each_segment(const LiveRange& range, Visitor visit) const {
    if (range.temporary) return visit(range.from, range.to);
    for (uint32_t r = range.first_segment; r < range.last_segment; ++r) {
      const uint32_t from = std::max(range.from, segments_[r].from);
      const uint32_t to = std::min(range.to, segments_[r].to);
      if (from < to) visit(from, to);
    }
  }

  uint32_t splits() const { return splits_; }
  // Live ranges that lost a register that they had.
  uint32_t evictions = 0;

  // Reports every live range as it is now (Finished). Requires an observer.
  void report_all() const;

 private:
  void report(TraceKind kind, uint32_t range, uint32_t a, uint32_t b = 0,
              uint32_t other_range = TraceEvent::kNone) const;
  void report_start() const;
  void report_create(uint32_t range) const;
  void report_place(uint32_t range) const;

  const ProgramPoints& points_;
  const LiveIntervals& intervals_;
  const Webs& webs_;
  Arena& scratch_;
  const std::span<const LiveSegment> segments_{webs_.segments()};
  const std::span<const Use> uses_{webs_.uses()};
  TraceObserver* trace_;
  ArenaVector<LiveRange> ranges_{scratch_};
  ArenaVector<uint8_t> folded_{uses_.size(), 0, scratch_};  // by use
  // by instruction: an operand of it is folded
  ArenaVector<uint8_t> memory_operand_{points_.number_count(), 0, scratch_};
  uint32_t splits_ = 0;
};

}  // namespace lilt::regalloc
