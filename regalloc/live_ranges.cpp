#include "regalloc/live_ranges.h"

#include <cassert>

namespace lilt::regalloc {

LiveRanges::LiveRanges(const ProgramPoints& points, const LiveIntervals& intervals,
                       const Webs& webs, TraceObserver* trace, Arena& scratch)
    : points_(points), intervals_(intervals), webs_(webs), scratch_(scratch), trace_(trace) {
  ranges_.reserve(webs.count() + webs.count() / 2);
  for (uint32_t w = 0; w < webs.count(); ++w) {
    LiveRange range;
    range.web = w;
    range.first_segment = range.cursor = webs.first_segment(w);
    range.last_segment = webs.first_segment(w + 1);
    range.first_use = webs.first_use(w);
    range.last_use = webs.first_use(w + 1);
    range.from = segments_[range.first_segment].from;
    range.to = segments_[range.last_segment - 1].to;
    ranges_.push_back(range);
  }
  if (trace != nullptr) report_start();
}

uint32_t LiveRanges::register_at(uint32_t web, uint32_t point) const {
  constexpr uint32_t kMaxLookedAt = 32;
  uint32_t p = first_range(web);
  for (uint32_t looked_at = 0; looked_at < kMaxLookedAt; ++looked_at, p = ranges_[p].next)
    if (point < ranges_[p].to) return ranges_[p].reg;
  return 0;
}

void LiveRanges::report(TraceKind kind, uint32_t index, uint32_t a, uint32_t b,
                        uint32_t other) const {
  const LiveRange& range = ranges_[index];
  TraceEvent event{kind, Point{range.from}, 0, 0, mir::Register(range.reg), a, b, 0};
  event.web = segments_[webs_.first_segment(range.web)].value;
  event.other = range.temporary;
  event.range = index;
  event.other_range = other;
  trace_->event(event);
}

void LiveRanges::report_start() const {
  trace_->event({TraceKind::Start, {}, 0, 0, {}, 0, 0, 0});
  for (uint32_t v = 0; v < intervals_.value_count(); ++v)
    if (const uint32_t web = webs_.web_of(v); web != UINT32_MAX)
      trace_->event({TraceKind::Member, {}, v, 0, {}, web, 0, 0});
  for (uint32_t range = 0; range < size(); ++range) report_create(range);
}

void LiveRanges::report_create(uint32_t range) const {
  report(TraceKind::Create, range, ranges_[range].from, ranges_[range].to);
}

void LiveRanges::report_place(uint32_t range) const { report(TraceKind::Place, range, 0); }

void LiveRanges::report_all() const {
  for (uint32_t range = 0; range < size(); ++range)
    report(TraceKind::Finished, range, ranges_[range].from, ranges_[range].to);
}

uint32_t LiveRanges::split(uint32_t index, uint32_t at) {
  LiveRange child = ranges_[index];
  assert(child.from < at && at < child.to);
  child.first_segment = child.cursor = first_segment_at(child, at);
  child.first_use = next_use(child, at);
  child.from = std::max(at, segments_[child.first_segment].from);
  child.from_memory = false;
  child.reg = 0;
  LiveRange& parent = ranges_[index];
  parent.to = at;
  parent.last_use = child.first_use;
  parent.last_segment = child.first_segment;
  if (segments_[child.first_segment].from < at) ++parent.last_segment;
  parent.next = size();
  ranges_.push_back(child);
  ++splits_;
  if (trace_ != nullptr) report(TraceKind::Split, index, at, child.from, size() - 1);
  return size() - 1;
}

void LiveRanges::serve_in_memory(uint32_t index) {
  const LiveRange range = ranges_[index];
  for (uint32_t u = range.first_use, end = u; u < range.last_use; u = end) {
    end = uses_of_instruction(u, range.last_use);
    if (wants_register(u, end) && !fold(u, end, range.last_use)) make_temporary(range.web, u, end);
  }
}

bool LiveRanges::fold(uint32_t u, uint32_t end, uint32_t last_use) {
  if (end != u + 1 || !may_fold(u, last_use)) return false;
  const Use& use = uses_[u];
  folded_[u] = 1;
  memory_operand_[use.number()] = 1;
  if (trace_ != nullptr)
    trace_->event({TraceKind::Fold, Point{use.point}, use.value, 0, {}, 0, 0, use.weight});
  return true;
}

uint32_t LiveRanges::make_temporary(uint32_t web, uint32_t first_use, uint32_t last_use) {
  LiveRange range;
  range.web = web;
  range.temporary = true;
  range.first_use = first_use;
  range.last_use = last_use;
  const Use& use = uses_[first_use];
  range.from = use.is_definition() ? use.point : 4 * points_.gap_at_or_before(use.number());
  for (uint32_t u = first_use; u < last_use; ++u) range.to = std::max(range.to, uses_[u].end());
  ranges_.push_back(range);
  if (trace_ != nullptr) report_create(size() - 1);
  return size() - 1;
}

}  // namespace lilt::regalloc
