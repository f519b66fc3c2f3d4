#include "regalloc/webs.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "ir/support/release.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {
namespace {

constexpr uint32_t kMaxSegments = 2000;

// The first segment that ends after a point: galloping, so that neighbours are found at once.
const LiveSegment* first_after(const LiveSegment* first, const LiveSegment* end, uint32_t point) {
  ptrdiff_t step = 1;
  while (step < end - first && first[step].to <= point) first += step, step *= 2;
  return std::lower_bound(first, std::min(first + step, end), point,
                          [](const LiveSegment& r, uint32_t p) { return r.to <= p; });
}

// The end of the segments that start before a point, from the end of the array.
const LiveSegment* end_before(const LiveSegment* first, const LiveSegment* end, uint32_t point) {
  ptrdiff_t step = 1;
  while (step < end - first && end[-step].from >= point) end -= step, step *= 2;
  return std::lower_bound(std::max(end - step, first), end, point,
                          [](const LiveSegment& r, uint32_t p) { return r.from < p; });
}

}  // namespace

Webs::Webs(const ProgramPoints& points, const LiveIntervals& intervals, TraceObserver* trace,
           Arena& scratch, std::optional<std::span<const uint32_t>> leaders)
    : scratch_(scratch), points_(points), intervals_(intervals), trace_(trace) {
  make_groups();
  if (leaders)
    merge_as_led(*leaders);
  else
    merge_related();
  number_webs();
  release_elements(groups_);
  collect_uses();
  collect_affinities();
  weigh_edges();
}

uint32_t Webs::value_at(uint32_t web, uint32_t point) const {
  const LiveSegment* const end = segments_.data() + first_segment(web + 1);
  const LiveSegment* const segment =
      std::lower_bound(segments_.data() + first_segment(web), end, point,
                       [](const LiveSegment& r, uint32_t p) { return r.to <= p; });
  return segment != end && segment->from <= point ? segment->value : kNone;
}

std::span<const WebAffinity> Webs::affinities_from(uint32_t web, uint32_t point) const {
  auto end = affinities_.begin() + affinity_start_[web + 1];
  auto first = std::lower_bound(affinities_.begin() + affinity_start_[web], end, point,
                                [](const WebAffinity& a, uint32_t p) { return a.point < p; });
  return {first, end};
}

void Webs::release_uses() { release_elements(uses_); }

void Webs::make_groups() {
  const uint32_t values = intervals_.value_count();
  groups_.reserve(values);
  for (uint32_t v = 0; v < values; ++v) {
    const std::span<const LiveSegment> segments = intervals_.segments(v);
    groups_.push_back({v, static_cast<uint32_t>(segments.size()), 0, segments.data()});
  }
}

uint32_t Webs::find(uint32_t value) {
  while (groups_[value].parent != value) {
    groups_[value].parent = groups_[groups_[value].parent].parent;
    value = groups_[value].parent;
  }
  return value;
}

void Webs::merge_related() {
  const std::span<const Affinity> affinities = intervals_.affinities();
  // Heaviest first, then tied ones, then as they were found. The bits of weights, which are not
  // negative, are in their order.
  ArenaVector<uint64_t> order(affinities.size(), scratch_);
  for (uint32_t i = 0; i < order.size(); ++i)
    order[i] = uint64_t{~std::bit_cast<uint32_t>(affinities[i].weight)} << 32 |
               uint64_t{!affinities[i].tied} << 31 | i;
  std::sort(order.begin(), order.end());
  for (uint64_t key : order) {
    const Affinity& a = affinities[key & 0x7FFFFFFF];
    bool merged = merge(find(a.a), find(a.b));
    if (trace_ == nullptr) continue;
    trace_->event({merged ? TraceKind::Merge : TraceKind::MergeRefused,
                   Point{a.point_a},
                   a.a,
                   a.b,
                   {},
                   0,
                   0,
                   a.weight});
  }
}

void Webs::merge_as_led(std::span<const uint32_t> leaders) {
  for (uint32_t v = 0; v < leaders.size(); ++v) merge(find(v), find(leaders[v]));
}

bool Webs::overlap(const Group& a, const Group& b) {
  const LiveSegment *a_end = a.segments + a.count, *b_end = b.segments + b.count;
  if (a_end[-1].to <= b.segments->from || b_end[-1].to <= a.segments->from) return false;
  const bool a_is_smaller = a.count < b.count;
  const LiveSegment *small = a_is_smaller ? a.segments : b.segments,
                    *small_end = a_is_smaller ? a_end : b_end,
                    *large = a_is_smaller ? b.segments : a.segments,
                    *large_end = a_is_smaller ? b_end : a_end;
  for (; small != small_end; ++small) {
    large = first_after(large, large_end, small->from);
    if (large == large_end) return false;
    if (large->from < small->to) return true;
  }
  return false;
}

bool Webs::merge(uint32_t a, uint32_t b) {
  const mir::MachineFunction& function = points_.function();
  if (a == b) return true;
  Group &x = groups_[a], &y = groups_[b];
  if (x.count == 0 || y.count == 0 || x.count + y.count > kMaxSegments ||
      !share_places(function.target(), function.virtual_registers[a].register_class,
                    function.virtual_registers[b].register_class) ||
      overlap(x, y))
    return false;
  const bool x_leads = x.segments->from < y.segments->from;
  (x_leads ? y.parent : x.parent) = x_leads ? a : b;
  unite(x_leads ? x : y, x.count < y.count ? y : x, x.count < y.count ? x : y);
  return true;
}

// Gives the segments of both groups to `into`, one of them, in the memory of the larger one if that
// suffices.
void Webs::unite(Group& into, const Group& larger, const Group& smaller) {
  const Group from = larger, added = smaller;
  into.count = from.count + added.count;
  into.capacity = from.capacity;
  if (into.capacity < into.count) {
    into.capacity = 2 * into.count;
    into.segments = scratch_.uninitialized<LiveSegment>(into.capacity).data();
  } else {
    into.segments = from.segments;
  }
  // From the last segment to the first: what lies after a segment of the smaller one moves at
  // once.
  auto* to = const_cast<LiveSegment*>(into.segments) + into.count;
  const LiveSegment* end = from.segments + from.count;
  for (const LiveSegment* r = added.segments + added.count; r-- != added.segments;) {
    const LiveSegment* after = end_before(from.segments, end, r->from);
    to = std::copy_backward(after, end, to);
    *--to = *r;
    end = after;
  }
  if (to != end) std::copy_backward(from.segments, end, to);
}

void Webs::number_webs() {
  const mir::MachineFunction& function = points_.function();
  const uint32_t values = intervals_.value_count();
  web_of_.assign(values, kNone);
  class_.reserve(values);
  is_merged_.reserve(values);
  segment_start_.reserve(values + 1);
  for (uint32_t v = 0; v < values; ++v) {
    const uint32_t leader = find(v);
    const Group& group = groups_[leader];
    if (group.count == 0) continue;
    uint32_t& web = web_of_[leader];
    if (web == kNone) {
      web = static_cast<uint32_t>(class_.size());
      class_.push_back(function.virtual_registers[leader].register_class);
      is_merged_.push_back(group.capacity != 0);
      segment_start_.push_back(static_cast<uint32_t>(segments_.size()));
      segments_.insert(segments_.end(), group.segments, group.segments + group.count);
    }
    web_of_[v] = web;
  }
  segment_start_.push_back(static_cast<uint32_t>(segments_.size()));
}

void Webs::collect_uses() {
  const uint32_t values = intervals_.value_count();
  use_start_.assign(count() + 1, 0);
  for (uint32_t v = 0; v < values; ++v)
    if (web_of_[v] != kNone)
      use_start_[web_of_[v] + 1] += static_cast<uint32_t>(intervals_.uses(v).size());
  for (uint32_t w = 0; w < count(); ++w) use_start_[w + 1] += use_start_[w];
  uses_ = scratch_.uninitialized<Use>(use_start_.back());
  ArenaVector<uint32_t> next(use_start_.begin(), use_start_.end() - 1, scratch_);
  for (uint32_t v = 0; v < values; ++v) {
    if (web_of_[v] == kNone) continue;
    uint32_t& next_of_web = next[web_of_[v]];
    uint32_t to = next_of_web;
    for (const Use& use : intervals_.uses(v)) uses_[to++] = use;  // few
    next_of_web = to;
  }
  for (uint32_t w = 0; w < count(); ++w)
    if (is_merged_[w])
      std::sort(uses_.begin() + use_start_[w], uses_.begin() + use_start_[w + 1],
                [](const Use& a, const Use& b) {
                  return a.point != b.point ? a.point < b.point : a.cell < b.cell;
                });
}

void Webs::collect_affinities() {
  affinity_start_.assign(count() + 1, 0);
  auto each = [&](auto visit) {
    for (const Affinity& a : intervals_.affinities()) {
      uint32_t x = web_of_[a.a], y = web_of_[a.b];
      if (x == y || x == kNone || y == kNone) continue;
      visit(x, WebAffinity{a.point_a, y, a.weight});
      visit(y, WebAffinity{a.point_b, x, a.weight});
    }
  };
  each([&](uint32_t web, const WebAffinity&) { ++affinity_start_[web + 1]; });
  for (uint32_t w = 0; w < count(); ++w) affinity_start_[w + 1] += affinity_start_[w];
  affinities_.resize(affinity_start_.back());
  ArenaVector<uint32_t> next(affinity_start_.begin(), affinity_start_.end() - 1, scratch_);
  each([&](uint32_t web, const WebAffinity& a) { affinities_[next[web]++] = a; });
  for (uint32_t w = 0; w < count(); ++w)
    std::sort(affinities_.begin() + affinity_start_[w],
              affinities_.begin() + affinity_start_[w + 1],
              [](const WebAffinity& a, const WebAffinity& b) {
                return std::tie(a.point, a.other, a.weight) < std::tie(b.point, b.other, b.weight);
              });
}

void Webs::weigh_edges() {
  for (const Affinity& a : intervals_.affinities()) {
    const bool is_phi = a.point_a % 4 == 0;
    if (!is_phi || (web_of_[a.a] == web_of_[a.b] && !intervals_.is_rematerializable(a.b))) continue;
    if (stores_on_edges_.empty()) stores_on_edges_.assign(intervals_.value_count(), 0);
    stores_on_edges_[a.a] += a.weight;
  }
}

}  // namespace lilt::regalloc
