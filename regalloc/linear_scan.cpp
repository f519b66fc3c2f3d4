#include "regalloc/linear_scan.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "ir/support/release.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

// For how long a plan must leave a register to others that its cost counts 1 / √2: in points, each
// as often as its block weighs.
constexpr double kLongFreed = 400;
// Of a callee-saved register: a store and a load.
constexpr double kSaveFactor = 2;
// What is left out before its price is known costs so much more than the best.
constexpr double kRounding = 1 + 1e-9;
constexpr double kNeverSpilled = std::numeric_limits<double>::infinity();

// By how much a cost counts less that leaves a register to others for so long.
double worth_of(double freed) { return std::sqrt(1 + freed / kLongFreed); }

// Whether a live range that must leave its register at the boundary gets anything from it.
bool serves(const LiveRange& range, uint32_t boundary, uint32_t needed) {
  return boundary > range.from && boundary >= needed;
}

bool better(const ScanPlan& a, const ScanPlan& b) {
  if (a.price != b.price) return a.price < b.price;
  return a.freed > b.freed;
}

// The longer what pays is in memory, the more other live ranges are served by its register. One
// plan's cost alone does not show them.
ScanPlan priced(ScanPlan plan) {
  plan.price = plan.cost > 0 ? plan.cost / worth_of(plan.freed) : plan.cost;
  return plan;
}

}  // namespace

LinearScan::LinearScan(Analyses& analyses) : ScanInputs(analyses), analyses_(analyses) {
  unsaved_ = points_.function().frame.callee_saved;
  // A push and a pop take fewer bytes than a store and a load: their size counts nothing.
  save_cost_ = kSaveFactor * points_.block(0).frequency;
  sort_ranges();
}

void LinearScan::run() {
  for (uint32_t range = next_range(); range != kNone; range = next_range()) {
    assert(ranges_[range].from >= registers_.position());
    registers_.advance(ranges_[range].from);
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

// --- one visit

void LinearScan::visit(uint32_t index) {
  const LiveRange range = ranges_[index];
  trace_.record(TraceKind::Visit, index, range.to);
  if (trace_.wants_candidates()) trace_.forget_weighed();
  terms_.clear();
  uint32_t needed = demanded_end(range);
  RegSet candidates = choice_.allowed[static_cast<size_t>(webs_.class_of(range.web))];
  registers_.start_conflicts(range, candidates);
  hints_.find(range, range_count_[range.web] > 1);
  ScanPlan plan = plan_free(range, candidates);
  if (plan.way == Way::None)
    plan = plan_shared(range, candidates, needed);
  else if (plan.cost > 0)
    plan = plan_around_calls(range, candidates, needed, plan);
  if (trace_.wants_candidates()) trace_.report_candidates(index, candidates);
  carry_out(index, plan);
}

void LinearScan::visit_temporary(uint32_t index) {
  const LiveRange range = ranges_[index];
  auto register_class = static_cast<size_t>(webs_.class_of(range.web));
  // With few registers allowed, one instruction may need more: then any of the class will do.
  for (RegSet candidates : {choice_.allowed[register_class], choice_.members[register_class]}) {
    registers_.start_conflicts(range, candidates);
    hints_.clear();
    terms_.clear();
    ScanPlan plan = plan_free(range, candidates);
    if (plan.way == Way::None || plan.cost > 0) {
      ScanPlan other = plan_shared(range, candidates, range.to);
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

// Of saving and restoring the register, if nothing has used it yet.
double LinearScan::first_use_cost(Register r) {
  if (!unsaved_.contains(r)) return 0;
  return terms_.add(CostKind::Save, kNone, 0, save_cost_ / kSaveFactor, kSaveFactor);
}

// The worth of copies that the register saves up to the point.
double LinearScan::copies_saved(const LiveRange& range, Register r, uint32_t point) {
  if (terms_.are_wanted()) [[unlikely]]
    hints_.note_copies(r, point);
  return point == kNever ? hints_.of(r) : hints_.until(range, r, point);
}

// The best register that is free to the live range's end; of equal ones, the first in the order.
ScanPlan LinearScan::plan_free(const LiveRange& range, RegSet candidates) {
  ScanPlan best;
  RegSet free = candidates - registers_.owned() - registers_.destroyed();
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (free.empty()) break;
    if (!free.contains(r)) continue;
    free.erase(r);
    const uint32_t first_term = terms_.count();
    const double cost = first_use_cost(r) - copies_saved(range, r, kNever);
    const ScanPlan plan = {
        .way = Way::Free, .reg = r, .cost = cost, .price = cost, .terms = terms_.since(first_term)};
    if (trace_.wants_candidates() && registers_.conflict(range, r) == kNever) trace_.note(plan);
    if ((best.way == Way::None || cost < best.cost) && registers_.conflict(range, r) == kNever)
      best = plan;
    if (best.way == Way::Free && best.cost <= 0 && (free & hints_.registers()).empty() &&
        !trace_.wants_candidates())
      break;  // none is better
  }
  return best;
}

// A callee-saved register costs a save and a restore: is memory around the calls cheaper?
ScanPlan LinearScan::plan_around_calls(const LiveRange& range, RegSet candidates, uint32_t needed,
                                       const ScanPlan& saved) {
  ScanPlan best = saved;
  // Most registers are taken by the same call: what follows from its point is computed once.
  uint32_t known = kNever, boundary = 0;
  double later = 0;
  CostTerms::Part later_terms;
  (candidates - registers_.owned()).for_each([&](Register r) {
    const uint32_t first = registers_.conflict(range, r);
    if (first == kNever) return;
    if (first != known) {
      known = first;
      boundary = range.temporary ? 0 : costs_.boundary_before(range, first);
      if (!serves(range, boundary, needed)) return;
      const uint32_t first_term = terms_.count();
      later = costs_.later_uses_cost(range, boundary);
      later_terms = terms_.since(first_term);
    }
    if (!serves(range, boundary, needed)) return;
    const uint32_t first_term = terms_.count();
    terms_.repeat(later_terms);
    const double cost = later - copies_saved(range, r, boundary);
    const ScanPlan plan = {.way = Way::Until,
                           .reg = r,
                           .boundary = boundary,
                           .cost = cost,
                           .price = cost,
                           .terms = terms_.since(first_term)};
    trace_.note(plan);
    if (cost < best.cost) best = plan;
  });
  if (needed == 0) {
    ScanPlan wait;
    wait.way = Way::Wait;
    const uint32_t first_term = terms_.count();
    wait.cost = wait.price = costs_.later_uses_cost(range, range.from);
    wait.terms = terms_.since(first_term);
    trace_.note(wait);
    if (wait.cost < best.cost) best = wait;
  }
  return best;
}

ScanPlan LinearScan::plan_shared(const LiveRange& range, RegSet candidates, uint32_t needed) {
  ScanPlan best;
  auto consider = [&](const ScanPlan& plan) {
    if (plan.way == Way::None) return;
    trace_.note(plan);
    if (best.way == Way::None || better(plan, best)) best = plan;
  };
  Until until;
  if (!range.temporary && needed == 0) consider(plan_wait(range));
  for (Register r : target_.classes[static_cast<size_t>(webs_.class_of(range.web))].order) {
    if (!candidates.contains(r)) continue;
    consider(registers_.owned().contains(r) ? plan_evict(range, r, needed, best, until)
                                            : plan_until(range, r, needed, until));
  }
  return best;
}

// What follows if the live range leaves its register before something else needs it, at the point.
void LinearScan::find_until(const LiveRange& range, uint32_t needed, uint32_t conflict,
                            Until& until) {
  until.conflict = conflict;
  until.boundary = costs_.boundary_before(range, conflict);
  if (!serves(range, until.boundary, needed)) return;
  const uint32_t first_term = terms_.count();
  until.cost = costs_.store_cost(range, until.boundary) + costs_.reload_cost(range, until.boundary);
  until.freed = costs_.freed(range, until.boundary);
  until.terms = terms_.since(first_term);
}

// The register until something else needs it. `until` serves the next register that is needed at
// the same point.
ScanPlan LinearScan::plan_until(const LiveRange& range, Register r, uint32_t needed, Until& until) {
  const uint32_t conflict = registers_.conflict(range, r);
  if (conflict != kNever) {
    if (range.temporary) return {};
    if (until.conflict != conflict) find_until(range, needed, conflict, until);
    if (!serves(range, until.boundary, needed)) return {};
  }
  ScanPlan plan;
  plan.way = Way::Until;
  plan.reg = r;
  const uint32_t first_term = terms_.count();
  plan.cost = first_use_cost(r);
  if (conflict != kNever) {
    plan.boundary = until.boundary;
    plan.freed = until.freed;
    terms_.repeat(until.terms);
  }
  plan.cost += (conflict != kNever ? until.cost : 0) - copies_saved(range, r, plan.boundary);
  plan.terms = terms_.since(first_term);
  return priced(plan);
}

// None if it is not `best`, as far as that is found out early.
ScanPlan LinearScan::plan_evict(const LiveRange& range, Register r, uint32_t needed,
                                const ScanPlan& best, Until& until) {
  const LiveRange& owner = ranges_[registers_.owner(r)];
  if (owner.temporary) return {};
  ScanPlan plan = plan_until(range, r, needed, until);
  if (plan.way == Way::None) return {};
  const uint32_t at = costs_.eviction_point(owner);
  if (at == kNever) return {};
  // A neighbour that has to make room first saves no copy, unless it moves out just here.
  plan.cost += hints_.of_neighbours(r);
  terms_.drop(plan.terms.first, CostKind::NeighbourCopy);
  if (at == registers_.position()) plan.cost -= hints_.copy_saved(range, owner.web);
  plan.cost += costs_.store_cost(owner, std::max(at, owner.from));
  plan.freed = plan.boundary == kNever ? costs_.freed(owner, at)
                                       : std::min(costs_.freed(owner, at), plan.freed);
  const double most = best.way == Way::None || best.price < 0 || trace_.wants_candidates()
                          ? kNeverSpilled
                          : kRounding * best.price * worth_of(plan.freed);
  if (plan.cost > most) return {};
  plan.cost += costs_.reload_cost(owner, at, most - plan.cost);
  plan.way = Way::Evict;
  plan.evict_at = at;
  plan.terms.end = terms_.count();
  return priced(plan);
}

ScanPlan LinearScan::plan_wait(const LiveRange& range) const {
  ScanPlan plan;
  plan.way = Way::Wait;
  const uint32_t first_term = terms_.count();
  plan.cost = (range.from_memory ? 0 : costs_.store_cost(range, range.from)) +
              costs_.reload_cost(range, range.from);
  plan.freed = costs_.freed(range, range.from);
  plan.terms = terms_.since(first_term);
  return priced(plan);
}

void LinearScan::carry_out(uint32_t index, const ScanPlan& plan) {
  switch (plan.way) {
    case Way::None:
    case Way::Wait:
      trace_.record(TraceKind::Wait, index, 0, plan);
      return put_in_memory(index);
    case Way::Evict:
      trace_.record(TraceKind::Evict, index, plan.evict_at, plan, registers_.owner(plan.reg));
      evict(plan.reg, plan.evict_at);
      break;
    case Way::Free:
    case Way::Until:
      break;
  }
  if (plan.boundary != kNever) {
    trace_.record(TraceKind::SplitBefore, index, plan.boundary, plan);
    leave_register(index, plan.boundary);
  }
  if (!ranges_[index].temporary) leave_at_join(index);
  assign(index, plan.reg);
}

void LinearScan::assign(uint32_t index, Register r) {
  LiveRange& range = ranges_[index];
  trace_.record(range.temporary ? TraceKind::Operand : TraceKind::Assign, index, range.to,
                hints_.of(r) / ScanHints::kCopyFactor, r);
  ranges_.place(index, r);
  if (!range.temporary) hints_.note(range.web, r);
  unsaved_.erase(r);
  registers_.settle(r, index);
}

}  // namespace lilt::regalloc
