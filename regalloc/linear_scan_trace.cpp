// What the linear scan tells an observer: its decisions, and the options that it weighed at each
// visit.
//
// Without an observer the scan leaves out options that cannot win, as soon as it knows; with one
// that wants candidates it weighs them to the end. It chooses the same: what is left out costs
// more.
#include <algorithm>
#include <limits>

#include "regalloc/linear_scan.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

TraceEvent LinearScan::event_of(TraceKind kind, uint32_t range) const {
  TraceEvent event{kind, Point{position_}, 0, 0, {}, 0, 0, 0};
  event.web = segments_[webs_.first_segment(ranges_[range].web)].value;
  event.range = range;
  return event;
}

void LinearScan::trace(TraceKind kind, uint32_t range, uint32_t a, double cost, Register r,
                       uint32_t other_range) const {
  TraceEvent event = event_of(kind, range);
  event.a = a;
  event.cost = cost;
  event.reg = r;
  event.other_range = other_range;
  if (other_range != kNone)
    event.other = segments_[webs_.first_segment(ranges_[other_range].web)].value;
  trace_->event(event);
}

void LinearScan::forget_weighed() { std::ranges::fill(weighed_, Plan()); }

// One event for each register, and for memory if that was weighed.
void LinearScan::report_candidates(uint32_t index, RegSet candidates) {
  const LiveRange range = ranges_[index];
  auto report = [&](const Plan& plan, TraceEvent event) {
    event.way = plan.way;
    event.cost = plan.way == Way::None ? std::numeric_limits<double>::quiet_NaN() : plan.cost;
    event.price = plan.price;
    trace_->event(event);
  };
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (!candidates.contains(r)) continue;
    TraceEvent event = event_of(TraceKind::Candidate, index);
    event.reg = r;
    event.hint = hint_[r.number()];
    find_blocker(range, r, event);
    report(weighed_[r.number()], event);
  }
  if (weighed_[0].way == Way::Wait) report(weighed_[0], event_of(TraceKind::Candidate, index));
}

void LinearScan::find_blocker(const LiveRange& range, Register r, TraceEvent& event) {
  if (owned_.contains(r)) {
    event.blocker = Blocker::LiveRange;
    event.other_range = owner_[r.number()];
    event.a = position_;
    return;
  }
  const uint32_t first = conflict(range, r);
  if (first == kNever) return;
  event.a = first;
  for (const Reservation& reserved : intervals_.reservations(r))
    if (reserved.from <= first && first < reserved.to) {
      event.blocker = Blocker::Fixed;
      event.other = reserved.value;
      return;
    }
  for (const Waiting& w : waiting_[r.number()]) {
    const LiveRange& other = ranges_[w.range];
    for (uint32_t i = other.cursor; i < other.last_segment && segments_[i].from <= first; ++i)
      if (first < std::min(segments_[i].to, other.to)) {
        event.blocker = Blocker::Waiting;
        event.other_range = w.range;
        return;
      }
  }
  event.blocker = Blocker::Call;
}

}  // namespace lilt::regalloc
