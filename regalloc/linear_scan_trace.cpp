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

TraceEvent LinearScan::event_of(TraceKind kind, uint32_t piece) const {
  TraceEvent event{kind, Point{position_}, 0, 0, {}, 0, 0, 0};
  event.web = ranges_[webs_.first_range(pieces_[piece].web)].value;
  event.piece = piece;
  return event;
}

void LinearScan::trace(TraceKind kind, uint32_t piece, uint32_t a, double cost, Register r,
                       uint32_t other_piece) const {
  TraceEvent event = event_of(kind, piece);
  event.a = a;
  event.cost = cost;
  event.reg = r;
  event.other_piece = other_piece;
  if (other_piece != kNone)
    event.other = ranges_[webs_.first_range(pieces_[other_piece].web)].value;
  trace_->event(event);
}

void LinearScan::forget_weighed() { std::ranges::fill(weighed_, Plan()); }

// One event for each register, and for memory if that was weighed.
void LinearScan::report_candidates(uint32_t index, RegSet candidates) {
  const Piece piece = pieces_[index];
  auto report = [&](const Plan& plan, TraceEvent event) {
    event.way = plan.way;
    event.cost = plan.way == Way::None ? std::numeric_limits<double>::quiet_NaN() : plan.cost;
    event.price = plan.price;
    trace_->event(event);
  };
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(piece.web))].order) {
    if (!candidates.contains(r)) continue;
    TraceEvent event = event_of(TraceKind::Candidate, index);
    event.reg = r;
    event.hint = hint_[r.number()];
    find_blocker(piece, r, event);
    report(weighed_[r.number()], event);
  }
  if (weighed_[0].way == Way::Wait) report(weighed_[0], event_of(TraceKind::Candidate, index));
}

void LinearScan::find_blocker(const Piece& piece, Register r, TraceEvent& event) {
  if (owned_.contains(r)) {
    event.blocker = Blocker::Piece;
    event.other_piece = owner_[r.number()];
    event.a = position_;
    return;
  }
  const uint32_t first = conflict(piece, r);
  if (first == kNever) return;
  event.a = first;
  for (const Reservation& reserved : intervals_.reservations(r))
    if (reserved.from <= first && first < reserved.to) {
      event.blocker = Blocker::Fixed;
      event.other = reserved.value;
      return;
    }
  for (const Waiting& w : waiting_[r.number()]) {
    const Piece& other = pieces_[w.piece];
    for (uint32_t i = other.cursor; i < other.last_range && ranges_[i].from <= first; ++i)
      if (first < std::min(ranges_[i].to, other.to)) {
        event.blocker = Blocker::Waiting;
        event.other_piece = w.piece;
        return;
      }
  }
  event.blocker = Blocker::Call;
}

}  // namespace lilt::regalloc
