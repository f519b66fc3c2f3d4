// Webs: values that share one location unless they are split, the units of the linear scan.
//
// Idea: a PHI and its inputs, a tied definition and its input, a copy and its source want one
// register. Values so related are united, most frequently executed relation first (tied pairs
// before others), when their live intervals do not overlap. Because an overlap refuses, a united
// web is as right as its parts, and no copy is left inside. The segments of a web are one sorted
// array; the segments of the smaller web are searched for in the larger one, so a PHI with many
// inputs costs a search for each. Webs stop growing at a number of segments that keeps the union
// cheap. Relations that were refused stay as affinities, which are hints.
// Source: linear-scan.md §3; Chaitin's coalescing without its interference graph.
#pragma once

#include <optional>
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
  // Unites what is related, or, with `leaders`, the values to which an allocator gives one leader,
  // by value (an empty span: none). `trace` may be null.
  Webs(const ProgramPoints& points, const LiveIntervals& intervals, TraceObserver* trace,
       Arena& scratch, std::optional<std::span<const uint32_t>> leaders = {});

  uint32_t count() const { return static_cast<uint32_t>(class_.size()); }
  uint32_t web_of(uint32_t value) const { return web_of_[value]; }  // UINT32_MAX: never live
  mir::RegClass class_of(uint32_t web) const { return class_[web]; }
  // Index range of the web in segments() and uses(), both ascending.
  uint32_t first_segment(uint32_t web) const { return segment_start_[web]; }
  uint32_t first_use(uint32_t web) const { return use_start_[web]; }
  std::span<const LiveSegment> segments() const { return segments_; }
  std::span<const Use> uses() const { return uses_; }
  // The web's value that lives at the point; UINT32_MAX: none. O(log of segments).
  uint32_t value_at(uint32_t web, uint32_t point) const;
  // For the value of a PHI: how often an edge brings an input that is not in the web already, or is
  // rematerialized. In memory, each takes a store.
  float stores_on_edges(uint32_t value) const {
    return stores_on_edges_.empty() ? 0 : stores_on_edges_[value];
  }
  // Gives the memory of the uses back: uses() may not be read any more.
  void release_uses();
  // The web's affinities at a point and after it, ascending.
  std::span<const WebAffinity> affinities_from(uint32_t web, uint32_t point) const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  // A web in the making, led by one of its values.
  struct Group {
    uint32_t parent = 0;
    uint32_t count = 0, capacity = 0;       // capacity 0: the segments are those of the intervals
    const LiveSegment* segments = nullptr;  // ascending
  };
  uint32_t find(uint32_t value);
  void make_groups();
  void merge_related();
  void merge_as_led(std::span<const uint32_t> leaders);
  static bool overlap(const Group& a, const Group& b);
  bool merge(uint32_t a, uint32_t b);
  void unite(Group& into, const Group& a, const Group& b);
  void number_webs();
  void collect_uses();
  void collect_affinities();
  void weigh_edges();

  Arena& scratch_;
  const ProgramPoints& points_;
  const LiveIntervals& intervals_;
  TraceObserver* trace_;
  ArenaVector<Group> groups_{scratch_};  // by value
  ArenaVector<uint32_t> web_of_{scratch_};
  ArenaVector<mir::RegClass> class_{scratch_};
  ArenaVector<uint8_t> is_merged_{scratch_};  // by web: of several values
  ArenaVector<uint32_t> segment_start_{scratch_}, use_start_{scratch_}, affinity_start_{scratch_};
  ArenaVector<LiveSegment> segments_{scratch_};
  std::span<Use> uses_;
  ArenaVector<WebAffinity> affinities_{scratch_};
  ArenaVector<float> stores_on_edges_{scratch_};  // by value; empty without PHIs
};

}  // namespace lilt::regalloc
