#include "regalloc/linear_scan.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "ir/support/release.h"
#include "regalloc/spill_costs.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

// How many loops around it a live range asks, and how many live ranges of its web for that in a
// header.
constexpr uint32_t kHintLoops = 8, kHintLiveRanges = 32;
// What a copy between registers costs, next to a load.
constexpr double kCopyFactor = 0.5;
// For how long a plan must leave a register to others that its cost counts 1 / √2: in points, each
// as often as its block weighs.
constexpr double kLongFreed = 400;
// What is left out before its price is known costs so much more than the best.
constexpr double kRounding = 1 + 1e-9;
// A register with more live ranges waiting in holes is treated as taken at the first one's return.
constexpr size_t kWaitingIntersected = 8;
constexpr double kNeverSpilled = std::numeric_limits<double>::infinity();

// By how much a cost counts less that leaves a register to others for so long.
double worth_of(double freed) { return std::sqrt(1 + freed / kLongFreed); }

}  // namespace

LinearScan::LinearScan(const ProgramPoints& points, const Loops& loops, const Liveness& liveness,
                       const LiveIntervals& intervals, const Webs& webs,
                       const RegisterChoice& choice, LiveRanges& ranges, TraceObserver* trace,
                       Arena& scratch)
    : scratch_(scratch),
      points_(points),
      loops_(loops),
      liveness_(liveness),
      intervals_(intervals),
      webs_(webs),
      choice_(choice),
      target_(points.function().target()),
      segments_(webs.segments()),
      uses_(webs.uses()),
      ranges_(ranges),
      trace_(trace),
      wants_candidates_(trace != nullptr && trace->wants_candidates()) {
  in_memory_.assign(intervals.value_count(), false);
  clobber_cursor_.assign(intervals.clobbers().size(), 0);
  std::fill(std::begin(owner_), std::end(owner_), kNone);
  unsaved_ = points_.function().frame.callee_saved;
  // A push and a pop take fewer bytes than a store and a load: their size counts nothing.
  save_cost_ = 2.0 * points.block(0).frequency;
  for (unsigned r = 1; r < 64; ++r)
    if (!intervals.reservations(Register(r)).empty()) reserved_.insert(Register(r));
  double executed = 0;
  executed_before_.reserve(points.block_count());
  for (const BlockSpan& block : points.blocks()) {
    executed_before_.push_back(executed);
    executed += double{block.weight} * (block.end_point() - block.start_point());
  }
  sort_ranges();
}

void LinearScan::run() {
  for (uint32_t range = next_range(); range != kNone; range = next_range()) {
    assert(ranges_[range].from >= position_);
    advance(ranges_[range].from);
    if (ranges_[range].temporary)
      visit_temporary(range);
    else
      visit(range);
  }
  release_elements(sorted_);
}

// --- order of visits

void LinearScan::sort_ranges() {
  sorted_.reserve(webs_.count());
  for (uint32_t w = 0; w < webs_.count(); ++w) sorted_.push_back({ranges_[w].from, w});
  range_count_.assign(webs_.count(), 1);
  last_register_.assign(webs_.count(), 0);
  std::ranges::sort(sorted_, {}, [](const FirstLiveRange& p) { return std::pair(p.from, p.web); });
}

uint32_t LinearScan::next_range() {
  uint64_t sorted_key =
      next_sorted_ < sorted_.size() ? visit_key(ranges_[sorted_[next_sorted_].web]) : UINT64_MAX;
  if (!heap_.empty() && heap_.front().key <= sorted_key) {
    std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
    uint32_t range = heap_.back().range;
    heap_.pop_back();
    return range;
  }
  return next_sorted_ < sorted_.size() ? sorted_[next_sorted_++].web : kNone;
}

// Temporaries go first: they cannot wait.
uint64_t LinearScan::visit_key(const LiveRange& range) {
  return uint64_t{range.from} << 33 | uint64_t{!range.temporary} << 32;
}

void LinearScan::push(uint32_t range) {
  heap_.push_back({visit_key(ranges_[range]) | range, range});
  std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
}

void LinearScan::advance(uint32_t position) {
  position_ = position;
  if (position < next_event_) return;
  next_event_ = kNever;
  owned_.for_each([&](Register r) {
    if (const uint32_t end = owned_until_[r.number()]; end > position) {
      next_event_ = std::min(next_event_, end);
      return;
    }
    uint32_t range = owner_[r.number()];
    owner_[r.number()] = kNone;
    owned_.erase(r);
    settle(r, range);
  });
  has_waiting_.for_each([&](Register r) {
    auto& heap = waiting_[r.number()];
    while (!heap.empty() && heap.front().from <= position) {
      uint32_t range = heap.front().range;
      std::pop_heap(heap.begin(), heap.end(), std::greater<>());
      heap.pop_back();
      settle(r, range);
    }
    if (heap.empty())
      has_waiting_.erase(r);
    else
      next_event_ = std::min(next_event_, heap.front().from);
  });
}

// A live range of register `r` owns it now, waits in a hole, or is over.
void LinearScan::settle(Register r, uint32_t index) {
  LiveRange& range = ranges_[index];
  if (range.to <= position_) return;
  uint32_t start = range.from, end = range.to;
  if (!range.temporary) {
    while (range.cursor < range.last_segment && segments_[range.cursor].to <= position_)
      ++range.cursor;
    if (range.cursor == range.last_segment) return;
    start = std::max(start, segments_[range.cursor].from);
    end = std::min(end, segments_[range.cursor].to);
  }
  if (start >= range.to) return;
  if (start <= position_) {
    assert(owner_[r.number()] == kNone);
    owner_[r.number()] = index;
    owned_until_[r.number()] = end;
    owned_.insert(r);
    next_event_ = std::min(next_event_, end);
    return;
  }
  auto& heap = waiting_[r.number()];
  heap.push_back({start, index});
  std::push_heap(heap.begin(), heap.end(), std::greater<>());
  has_waiting_.insert(r);
  next_event_ = std::min(next_event_, start);
}

// --- one visit

void LinearScan::visit(uint32_t index) {
  const LiveRange range = ranges_[index];
  record(TraceKind::Visit, index, range.to);
  if (wants_candidates_) forget_weighed();
  uint32_t needed = demanded_end(range);
  RegSet candidates = choice_.allowed[static_cast<size_t>(webs_.class_of(range.web))];
  start_conflicts(range, candidates);
  find_hints(range);
  Plan plan = plan_free(range, candidates);
  if (plan.way == Way::None)
    plan = plan_shared(range, candidates, needed);
  else if (plan.cost > 0)
    plan = plan_around_calls(range, candidates, needed, plan);
  if (wants_candidates_) report_candidates(index, candidates);
  carry_out(index, plan);
}

void LinearScan::visit_temporary(uint32_t index) {
  const LiveRange range = ranges_[index];
  auto register_class = static_cast<size_t>(webs_.class_of(range.web));
  // With few registers allowed, one instruction may need more: then any of the class will do.
  for (RegSet candidates : {choice_.allowed[register_class], choice_.members[register_class]}) {
    start_conflicts(range, candidates);
    clear_hints();
    Plan plan = plan_free(range, candidates);
    if (plan.way == Way::None || plan.cost > 0) {
      Plan other = plan_shared(range, candidates, range.to);
      if (other.way != Way::None && (plan.way == Way::None || better(other, plan))) plan = other;
    }
    if (plan.way == Way::None) continue;
    carry_out(index, plan);
    return;
  }
  assert(false && "an instruction demands more registers than there are");
}

// Until when the instruction at the live range's start demands a register; 0 when it does not.
uint32_t LinearScan::demanded_end(const LiveRange& range) const {
  uint32_t end = 0, number = range.from / 4;
  for (uint32_t u = range.first_use; u < range.last_use && uses_[u].number() == number; ++u)
    if ((uses_[u].demands_register() && ranges_.wants_register(u, u + 1)) ||
        (uses_[u].kind == UseKind::RegisterOrMemory && !ranges_.may_fold(u, range.last_use)))
      end = std::max(end, uses_[u].end());
  return end;
}

// Notes which candidates are destroyed while the live range lives. conflict() computes other
// conflicts on demand.
void LinearScan::start_conflicts(const LiveRange& range, RegSet candidates) {
  std::fill(std::begin(conflict_), std::end(conflict_), kNever);
  destroyed_ = {};
  unexamined_ = candidates & (reserved_ | has_waiting_);
  const std::span<const ClobberGroup> groups = intervals_.clobbers();
  for (size_t g = 0; g < groups.size(); ++g) {
    RegSet hit = groups[g].registers & candidates;
    if (hit.empty()) continue;
    const uint32_t at = reservation_conflict(range, groups[g].points, clobber_cursor_[g]);
    if (at == kNever) continue;
    destroyed_ = destroyed_ | hit;
    hit.for_each([&](Register r) { conflict_[r.number()] = std::min(conflict_[r.number()], at); });
  }
}

// The first point at which the live range lives and something other than its owner needs the
// register.
uint32_t LinearScan::conflict(const LiveRange& range, Register r) {
  uint32_t& first = conflict_[r.number()];
  if (!unexamined_.contains(r)) return first;
  unexamined_.erase(r);
  if (reserved_.contains(r)) first = std::min(first, reserved_conflict(range, r));
  if (has_waiting_.contains(r)) first = std::min(first, waiting_conflict(range, r));
  return first;
}

uint32_t LinearScan::reserved_conflict(const LiveRange& range, Register r) {
  const std::span<const Reservation> list = intervals_.reservations(r);
  uint32_t& cursor = reservation_cursor_[r.number()];
  while (list[cursor].to <= position_)
    if (++cursor == list.size()) {
      reserved_.erase(r);
      return kNever;
    }
  return list[cursor].from < range.to ? reservation_conflict(range, list, cursor) : kNever;
}

// The first point at which the live range lives and the list (sorted, disjoint) holds an entry of
// another web. `cursor` follows the scan.
uint32_t LinearScan::reservation_conflict(const LiveRange& range, std::span<const Reservation> list,
                                          uint32_t& cursor) const {
  while (cursor < list.size() && list[cursor].to <= position_) ++cursor;
  uint32_t segment = range.first_segment;
  for (uint32_t i = cursor; i < list.size() && list[i].from < range.to; ++i) {
    if (list[i].value != UINT32_MAX && webs_.web_of(list[i].value) == range.web) continue;
    if (range.temporary) {
      if (list[i].to > range.from) return std::max(list[i].from, range.from);
      continue;
    }
    auto reaches = [&](const LiveSegment& r, uint32_t point) { return r.to <= point; };
    segment = static_cast<uint32_t>(std::lower_bound(segments_.begin() + segment,
                                                     segments_.begin() + range.last_segment,
                                                     list[i].from, reaches) -
                                    segments_.begin());
    if (segment == range.last_segment) return kNever;
    uint32_t from = std::max(range.from, segments_[segment].from);
    if (from < list[i].to) return std::max(from, list[i].from);
    // The next entry that matters ends after the start of this segment.
    auto ends = [](const Reservation& r, uint32_t point) { return r.to <= point; };
    i = static_cast<uint32_t>(std::lower_bound(list.begin() + i, list.end(), from, ends) -
                              list.begin()) -
        1;
  }
  return kNever;
}

uint32_t LinearScan::waiting_conflict(const LiveRange& range, Register r) const {
  const auto& heap = waiting_[r.number()];
  if (heap.size() > kWaitingIntersected)
    return heap.front().from < range.to ? heap.front().from : kNever;
  uint32_t first = kNever;
  for (const Waiting& w : heap) {
    const LiveRange& other = ranges_[w.range];
    uint32_t x = range.first_segment, y = other.cursor;
    while (y < other.last_segment) {
      bool single = range.temporary;
      if (!single && x == range.last_segment) break;
      uint32_t from = single ? range.from : std::max(range.from, segments_[x].from);
      uint32_t to = single ? range.to : std::min(range.to, segments_[x].to);
      uint32_t other_from = std::max(other.from, segments_[y].from);
      uint32_t other_to = std::min(other.to, segments_[y].to);
      if (from >= range.to || other_from >= other.to || other_from >= first) break;
      if (from < other_to && other_from < to) {
        first = std::min(first, std::max(from, other_from));
        break;
      }
      if (other_to <= from)
        ++y;
      else if (single)
        break;
      else
        ++x;
    }
  }
  return first;
}

void LinearScan::clear_hints() {
  hinted_.for_each([&](Register r) { hint_[r.number()] = neighbour_hint_[r.number()] = 0; });
  hinted_ = {};
}

// The worth of the copies that each register would save.
void LinearScan::find_hints(const LiveRange& range) {
  clear_hints();
  uint32_t end = std::min(range.last_use, range.first_use + kHintUses);
  for (uint32_t u = range.first_use; u < end; ++u)
    if (uses_[u].fixed != 0) {
      hint_[uses_[u].fixed] += kCopyFactor * uses_[u].weight;
      hinted_.insert(Register(uses_[u].fixed));
    }
  // The register of the live range before: paths around the part in memory need no copy then.
  if (uint32_t r = last_register_[range.web]; r != 0 && range.from % 4 == 0) {
    hint_[r] += kCopyFactor * points_.weight_at(range.from / 4);
    hinted_.insert(Register(r));
  }
  if (range_count_[range.web] > 1) hint_at_headers(range);
  size_t count = 0;
  for (const WebAffinity& a : webs_.affinities_from(range.web, range.from)) {
    if (a.point >= range.to || ++count > kHintNeighbours) break;
    if (uint32_t r = last_register_[a.other]; r != 0) {
      hint_[r] += kCopyFactor * a.weight;
      neighbour_hint_[r] += kCopyFactor * a.weight;
      hinted_.insert(Register(r));
    }
  }
}

// A live range that lives to the end of a loop goes on there in the register that its web has in
// the loop's header.
void LinearScan::hint_at_headers(const LiveRange& range) {
  uint32_t looked_at = 0;
  for (uint32_t l = loops_.innermost(points_.block_of(range.from / 4));
       l != kNone && ++looked_at <= kHintLoops; l = loops_[l].parent) {
    const BlockSpan &header = points_.block(loops_[l].header),
                    &last = points_.block(loops_[l].last);
    if (header.start_point() >= range.from) continue;
    if (last.end_point() > range.to || !lives_at_start(range, header)) return;
    const uint32_t r = register_at(range.web, header.start_point());
    if (r == 0) continue;
    hint_[r] += kCopyFactor * last.weight;
    hinted_.insert(Register(r));
  }
}

// The register of the web at a point where it lives; 0: memory, or too many live ranges to look for
// it.
uint32_t LinearScan::register_at(uint32_t web, uint32_t point) const {
  uint32_t p = ranges_.first_range(web);
  for (uint32_t looked_at = 0; looked_at < kHintLiveRanges; ++looked_at, p = ranges_[p].next)
    if (point < ranges_[p].to) return ranges_[p].reg;
  return 0;
}

// The worth of the copies that the register would save up to a point: of operands that are fixed
// to it.
double LinearScan::hint_until(const LiveRange& range, Register r, uint32_t point) const {
  double saved = 0;
  uint32_t end = std::min(range.last_use, range.first_use + kHintUses);
  for (uint32_t u = range.first_use; u < end && uses_[u].point < point; ++u)
    if (uses_[u].fixed == r.number()) saved += kCopyFactor * uses_[u].weight;
  return saved + neighbour_hint_[r.number()];
}

// What the live range saves by starting in the register that the other web leaves at that point.
double LinearScan::copy_saved(const LiveRange& range, uint32_t other) const {
  for (const WebAffinity& a : webs_.affinities_from(range.web, range.from)) {
    if (a.point != range.from) break;
    if (a.other == other) return kCopyFactor * a.weight;
  }
  return 0;
}

// Whether a live range that must leave its register at the boundary gets anything from it.
bool LinearScan::serves(const LiveRange& range, uint32_t boundary, uint32_t needed) {
  return boundary > range.from && boundary >= needed;
}

// Of saving and restoring the register, if nothing has used it yet.
double LinearScan::first_use_cost(Register r) const {
  return unsaved_.contains(r) ? save_cost_ : 0.0;
}

// The best register that is free to the live range's end; of equal ones, the first in the order.
LinearScan::Plan LinearScan::plan_free(const LiveRange& range, RegSet candidates) {
  Plan best;
  RegSet free = candidates - owned_ - destroyed_;
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (free.empty()) break;
    if (!free.contains(r)) continue;
    free.erase(r);
    double cost = first_use_cost(r) - hint_[r.number()];
    if (wants_candidates_ && conflict(range, r) == kNever)
      note({.way = Way::Free, .reg = r, .cost = cost, .price = cost});
    if ((best.way == Way::None || cost < best.cost) && conflict(range, r) == kNever)
      best = {.way = Way::Free, .reg = r, .cost = cost, .price = cost};
    if (best.way == Way::Free && best.cost <= 0 && (free & hinted_).empty() && !wants_candidates_)
      break;  // none is better
  }
  return best;
}

// A callee-saved register costs a save and a restore: is memory around the calls cheaper?
LinearScan::Plan LinearScan::plan_around_calls(const LiveRange& range, RegSet candidates,
                                               uint32_t needed, const Plan& saved) {
  Plan best = saved;
  // Most registers are taken by the same call: what follows from its point is computed once.
  uint32_t known = kNever, boundary = 0;
  double later = 0;
  (candidates - owned_).for_each([&](Register r) {
    const uint32_t first = conflict(range, r);
    if (first == kNever) return;
    if (first != known) {
      known = first;
      boundary = range.temporary ? 0 : boundary_before(range, first);
      if (!serves(range, boundary, needed)) return;
      later = later_uses_cost(range, boundary);
    }
    if (!serves(range, boundary, needed)) return;
    const double cost = later - hint_until(range, r, boundary);
    const Plan plan = {
        .way = Way::Until, .reg = r, .boundary = boundary, .cost = cost, .price = cost};
    note(plan);
    if (cost < best.cost) best = plan;
  });
  if (needed == 0) {
    Plan wait;
    wait.way = Way::Wait;
    wait.cost = wait.price = later_uses_cost(range, range.from);
    note(wait);
    if (wait.cost < best.cost) best = wait;
  }
  return best;
}

LinearScan::Plan LinearScan::plan_shared(const LiveRange& range, RegSet candidates,
                                         uint32_t needed) {
  Plan best;
  auto consider = [&](const Plan& plan) {
    if (plan.way == Way::None) return;
    note(plan);
    if (best.way == Way::None || better(plan, best)) best = plan;
  };
  Until until;
  if (!range.temporary && needed == 0) consider(plan_wait(range));
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (!candidates.contains(r)) continue;
    consider(owned_.contains(r) ? plan_evict(range, r, needed, best, until)
                                : plan_until(range, r, needed, until));
  }
  return best;
}

// The register until something else needs it. `until` serves the next register that is needed at
// the same point.
LinearScan::Plan LinearScan::plan_until(const LiveRange& range, Register r, uint32_t needed,
                                        Until& until) {
  Plan plan;
  plan.reg = r;
  plan.cost = first_use_cost(r);
  const uint32_t first = conflict(range, r);
  if (first == kNever) {
    plan.cost -= hint_[r.number()];
  } else {
    if (range.temporary) return {};
    if (until.conflict != first) {
      until.conflict = first;
      until.boundary = boundary_before(range, first);
      if (serves(range, until.boundary, needed)) {
        until.cost = store_cost(range, until.boundary) + reload_cost(range, until.boundary);
        until.freed = freed(range, until.boundary);
      }
    }
    if (!serves(range, until.boundary, needed)) return {};
    plan.boundary = until.boundary;
    plan.freed = until.freed;
    plan.cost += until.cost - hint_until(range, r, plan.boundary);
  }
  plan.way = Way::Until;
  return priced(plan);
}

// None if it is not `best`, as far as that is found out early.
LinearScan::Plan LinearScan::plan_evict(const LiveRange& range, Register r, uint32_t needed,
                                        const Plan& best, Until& until) {
  const LiveRange& owner = ranges_[owner_[r.number()]];
  if (owner.temporary) return {};
  Plan plan = plan_until(range, r, needed, until);
  if (plan.way == Way::None) return {};
  const uint32_t at = eviction_point(owner);
  if (at == kNever) return {};
  // A neighbour that has to make room first saves no copy, unless it moves out just here.
  plan.cost += neighbour_hint_[r.number()];
  if (at == position_) plan.cost -= copy_saved(range, owner.web);
  plan.cost += store_cost(owner, std::max(at, owner.from));
  plan.freed = plan.boundary == kNever ? freed(owner, at) : std::min(freed(owner, at), plan.freed);
  const double most = best.way == Way::None || best.price < 0 || wants_candidates_
                          ? kNeverSpilled
                          : kRounding * best.price * worth_of(plan.freed);
  if (plan.cost > most) return {};
  plan.cost += reload_cost(owner, at, most - plan.cost);
  plan.way = Way::Evict;
  plan.evict_at = at;
  return priced(plan);
}

LinearScan::Plan LinearScan::plan_wait(const LiveRange& range) const {
  Plan plan;
  plan.way = Way::Wait;
  plan.cost =
      (range.from_memory ? 0 : store_cost(range, range.from)) + reload_cost(range, range.from);
  plan.freed = freed(range, range.from);
  return priced(plan);
}

bool LinearScan::better(const Plan& a, const Plan& b) {
  if (a.price != b.price) return a.price < b.price;
  return a.freed > b.freed;
}

// The longer what pays is in memory, the more other live ranges are served by its register. One
// plan's cost alone does not show them.
LinearScan::Plan LinearScan::priced(Plan plan) {
  plan.price = plan.cost > 0 ? plan.cost / worth_of(plan.freed) : plan.cost;
  return plan;
}

void LinearScan::carry_out(uint32_t index, const Plan& plan) {
  switch (plan.way) {
    case Way::None:
    case Way::Wait:
      record(TraceKind::Wait, index, 0, plan.cost);
      return put_in_memory(index);
    case Way::Evict:
      record(TraceKind::Evict, index, plan.evict_at, plan.cost, plan.reg,
             owner_[plan.reg.number()]);
      evict(plan.reg, plan.evict_at);
      break;
    case Way::Free:
    case Way::Until:
      break;
  }
  if (plan.boundary != kNever) {
    record(TraceKind::SplitBefore, index, plan.boundary, plan.cost, plan.reg);
    leave_register(index, plan.boundary);
  }
  if (!ranges_[index].temporary) leave_at_join(index);
  assign(index, plan.reg);
}

void LinearScan::assign(uint32_t index, Register r) {
  LiveRange& range = ranges_[index];
  record(range.temporary ? TraceKind::Operand : TraceKind::Assign, index, range.to,
         hint_[r.number()] / kCopyFactor, r);
  ranges_.place(index, r);
  if (!range.temporary) last_register_[range.web] = range.reg;
  unsaved_.erase(r);
  settle(r, index);
}

}  // namespace lilt::regalloc
