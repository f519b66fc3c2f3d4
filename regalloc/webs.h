// Webs: values that share one location unless they are split, the units of the linear scan.
//
// Idea: a PHI and its inputs, a tied definition and its input, a copy and its source want one
// register. Values so related are united, most frequently executed relation first (tied pairs
// before others), when their live ranges do not overlap. Because an overlap refuses, a united web
// is as right as its parts, and no copy is left inside. Webs stop growing at a number of ranges
// that keeps the test cheap. Relations that were refused stay as affinities, which are hints.
// Source: linear-scan.md §3; Chaitin's coalescing without its interference graph.
#pragma once

#include <span>
#include <vector>

#include "regalloc/live_intervals.h"
#include "regalloc/trace.h"

namespace lilt::regalloc {

// A web that would save copies by being where this one is.
struct WebAffinity {
  uint32_t point = 0;  // where the two meet, in this web
  uint32_t other = 0;  // web
  float weight = 0;
};

class Webs {
 public:
  // `trace` may be null.
  Webs(const ProgramPoints& points, const LiveIntervals& intervals, TraceObserver* trace,
       Arena& scratch);

  uint32_t count() const { return static_cast<uint32_t>(class_.size()); }
  uint32_t web_of(uint32_t value) const { return web_of_[value]; }  // UINT32_MAX: never live
  mir::RegClass class_of(uint32_t web) const { return class_[web]; }
  // Index range of the web in ranges() and uses(), both ascending.
  uint32_t first_range(uint32_t web) const { return range_start_[web]; }
  uint32_t first_use(uint32_t web) const { return use_start_[web]; }
  std::span<const LiveRange> ranges() const { return ranges_; }
  std::span<const Use> uses() const { return uses_; }
  // The web's affinities at a point and behind it, ascending.
  std::span<const WebAffinity> affinities_from(uint32_t web, uint32_t point) const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  // A web in the making: a list of ranges linked in order, led by one of its values.
  struct Group {
    uint32_t parent, first, last, range_count;
  };
  uint32_t find(uint32_t value);
  void make_groups();
  void merge_all();
  bool overlap(const Group& a, const Group& b) const;
  bool merge(uint32_t a, uint32_t b);
  void link(Group& a, const Group& b);
  void number_webs();
  void collect_affinities();

  Arena& scratch_;
  const ProgramPoints& points_;
  const LiveIntervals& intervals_;
  TraceObserver* trace_;
  ArenaVector<Group> groups_{scratch_};      // by value
  ArenaVector<LiveRange> linked_{scratch_};  // all ranges
  ArenaVector<uint32_t> next_{scratch_};     // by range: the next of its group
  ArenaVector<uint32_t> web_of_{scratch_};
  ArenaVector<mir::RegClass> class_{scratch_};
  ArenaVector<uint32_t> range_start_{scratch_}, use_start_{scratch_}, affinity_start_{scratch_};
  ArenaVector<LiveRange> ranges_{scratch_};
  ArenaVector<Use> uses_{scratch_};
  ArenaVector<WebAffinity> affinities_{scratch_};
};

}  // namespace lilt::regalloc
