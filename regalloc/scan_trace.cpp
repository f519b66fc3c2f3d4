#include "regalloc/scan_trace.h"

#include <algorithm>
#include <limits>

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

TraceEvent ScanTrace::event_of(TraceKind kind, uint32_t range) const {
  TraceEvent event{kind, Point{registers_.position()}, 0, 0, {}, 0, 0, 0};
  event.web = value_of(ranges_[range].web);
  event.range = range;
  return event;
}

void ScanTrace::report(TraceKind kind, uint32_t range, uint32_t a, double cost, Register r,
                       uint32_t other_range) const {
  TraceEvent event = event_of(kind, range);
  event.a = a;
  event.cost = cost;
  event.reg = r;
  event.other_range = other_range;
  if (other_range != kNone) event.other = value_of(ranges_[other_range].web);
  observer_->event(event);
}

// One event for each register, and for memory if that was weighed.
void ScanTrace::report_candidates(uint32_t index, RegSet candidates) {
  const LiveRange range = ranges_[index];
  auto report_plan = [&](const ScanPlan& plan, TraceEvent event) {
    event.way = plan.way;
    event.cost = plan.way == Way::None ? std::numeric_limits<double>::quiet_NaN() : plan.cost;
    event.price = plan.price;
    if (plan.price != 0) event.divisor = plan.cost / plan.price;
    if (plan.way != Way::None) event.copies_saved = copies_in(plan.terms);
    observer_->event(event);
    terms_.tell(*observer_, plan.terms);
  };
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (!candidates.contains(r)) continue;
    TraceEvent event = event_of(TraceKind::Candidate, index);
    event.reg = r;
    event.copies_saved = hints_.of(r) / ScanHints::kCopyFactor;
    find_blocker(range, r, event);
    report_plan(weighed_[r.number()], event);
  }
  if (weighed_[0].way == Way::Wait) report_plan(weighed_[0], event_of(TraceKind::Candidate, index));
}

double ScanTrace::copies_in(CostTerms::Part part) const {
  double copies = 0;
  for (const CostTerm& term : terms_.part(part))
    if (term.factor < 0) copies += term.weight;
  return copies;
}

void ScanTrace::find_blocker(const LiveRange& range, Register r, TraceEvent& event) {
  if (registers_.owned().contains(r)) {
    event.blocker = Blocker::LiveRange;
    event.other_range = registers_.owner(r);
    event.a = registers_.position();
    return;
  }
  const uint32_t first = registers_.conflict(range, r);
  if (first == kNever) return;
  event.a = first;
  for (const Reservation& reserved : intervals_.reservations(r))
    if (reserved.from <= first && first < reserved.to) {
      event.blocker = Blocker::Fixed;
      event.other = reserved.value;
      return;
    }
  for (const ScanRegisters::Waiting& w : registers_.waiting(r)) {
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
