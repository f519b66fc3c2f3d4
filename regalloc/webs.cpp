#include "regalloc/webs.h"

#include <algorithm>

namespace lilt::regalloc {
namespace {

constexpr uint32_t kMaximumRanges = 2000;

}  // namespace

Webs::Webs(const ProgramPoints& points, const LiveIntervals& intervals, TraceObserver* trace,
           Arena& scratch)
    : scratch_(scratch), points_(points), intervals_(intervals), trace_(trace) {
  make_groups();
  merge_all();
  number_webs();
  collect_affinities();
}

std::span<const WebAffinity> Webs::affinities_from(uint32_t web, uint32_t point) const {
  auto end = affinities_.begin() + affinity_start_[web + 1];
  auto first = std::lower_bound(affinities_.begin() + affinity_start_[web], end, point,
                                [](const WebAffinity& a, uint32_t p) { return a.point < p; });
  return {first, end};
}

void Webs::make_groups() {
  uint32_t values = intervals_.value_count();
  groups_.resize(values);
  for (uint32_t v = 0; v < values; ++v) {
    auto ranges = intervals_.ranges(v);
    auto first = static_cast<uint32_t>(linked_.size());
    linked_.insert(linked_.end(), ranges.begin(), ranges.end());
    for (uint32_t r = first; r < linked_.size(); ++r)
      next_.push_back(r + 1 < linked_.size() ? r + 1 : kNone);
    auto last = static_cast<uint32_t>(linked_.size()) - 1;
    groups_[v] = {v, ranges.empty() ? kNone : first, ranges.empty() ? kNone : last,
                  static_cast<uint32_t>(ranges.size())};
  }
}

uint32_t Webs::find(uint32_t value) {
  while (groups_[value].parent != value) {
    groups_[value].parent = groups_[groups_[value].parent].parent;
    value = groups_[value].parent;
  }
  return value;
}

void Webs::merge_all() {
  const std::span<const Affinity> affinities = intervals_.affinities();
  ArenaVector<uint32_t> order(affinities.size(), scratch_);
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](uint32_t x, uint32_t y) {
    const Affinity &a = affinities[x], &b = affinities[y];
    if (a.weight != b.weight) return a.weight > b.weight;
    return a.tied && !b.tied;
  });
  for (uint32_t i : order) {
    const Affinity& a = affinities[i];
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

bool Webs::overlap(const Group& a, const Group& b) const {
  if (linked_[a.last].to <= linked_[b.first].from || linked_[b.last].to <= linked_[a.first].from)
    return false;
  uint32_t x = a.first, y = b.first;
  while (x != kNone && y != kNone) {
    if (linked_[x].to <= linked_[y].from)
      x = next_[x];
    else if (linked_[y].to <= linked_[x].from)
      y = next_[y];
    else
      return true;
  }
  return false;
}

bool Webs::merge(uint32_t a, uint32_t b) {
  const mir::MachineFunction& function = points_.function();
  if (a == b) return true;
  Group &x = groups_[a], &y = groups_[b];
  if (x.first == kNone || y.first == kNone || x.range_count + y.range_count > kMaximumRanges ||
      function.virtual_registers[a].register_class !=
          function.virtual_registers[b].register_class ||
      overlap(x, y))
    return false;
  if (linked_[x.first].from < linked_[y.first].from) {
    link(x, y);
    y.parent = a;
  } else {
    link(y, x);
    x.parent = b;
  }
  return true;
}

// Merges two lists; `a` starts first.
void Webs::link(Group& a, const Group& b) {
  a.range_count += b.range_count;
  if (linked_[a.last].to <= linked_[b.first].from) {
    next_[a.last] = b.first;
    a.last = b.last;
    return;
  }
  uint32_t tail = a.first, x = next_[a.first], y = b.first;
  while (x != kNone || y != kNone) {
    bool take_x = y == kNone || (x != kNone && linked_[x].from < linked_[y].from);
    uint32_t& from = take_x ? x : y;
    next_[tail] = from;
    tail = from;
    from = next_[from];
  }
  a.last = tail;
}

void Webs::number_webs() {
  const mir::MachineFunction& function = points_.function();
  uint32_t values = intervals_.value_count();
  web_of_.assign(values, kNone);
  ArenaVector<uint32_t> member_count(scratch_);
  for (uint32_t v = 0; v < values; ++v) {
    uint32_t leader = find(v);
    if (groups_[leader].first == kNone) continue;
    if (web_of_[leader] == kNone) {
      web_of_[leader] = static_cast<uint32_t>(class_.size());
      class_.push_back(function.virtual_registers[leader].register_class);
      range_start_.push_back(static_cast<uint32_t>(ranges_.size()));
      member_count.push_back(0);
      for (uint32_t r = groups_[leader].first; r != kNone; r = next_[r])
        ranges_.push_back(linked_[r]);
    }
    web_of_[v] = web_of_[leader];
    ++member_count[web_of_[v]];
  }
  range_start_.push_back(static_cast<uint32_t>(ranges_.size()));
  use_start_.assign(count() + 1, 0);
  for (uint32_t v = 0; v < values; ++v)
    if (web_of_[v] != kNone)
      use_start_[web_of_[v] + 1] += static_cast<uint32_t>(intervals_.uses(v).size());
  for (uint32_t w = 0; w < count(); ++w) use_start_[w + 1] += use_start_[w];
  uses_.resize(use_start_.back());
  ArenaVector<uint32_t> next(use_start_.begin(), use_start_.end() - 1, scratch_);
  for (uint32_t v = 0; v < values; ++v)
    if (web_of_[v] != kNone)
      for (const Use& use : intervals_.uses(v)) uses_[next[web_of_[v]]++] = use;
  for (uint32_t w = 0; w < count(); ++w)
    if (member_count[w] > 1)
      std::stable_sort(uses_.begin() + use_start_[w], uses_.begin() + use_start_[w + 1],
                       [](const Use& a, const Use& b) { return a.point < b.point; });
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
              [](const WebAffinity& a, const WebAffinity& b) { return a.point < b.point; });
}

}  // namespace lilt::regalloc
