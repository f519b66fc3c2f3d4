// What the linear scan tells an observer: its decisions, and the options that it weighed at each
// visit.
//
// Without an observer the scan leaves out options that cannot win, as soon as it knows; with one
// that wants candidates it weighs them to the end. It chooses the same: what is left out costs
// more.
#pragma once

#include <algorithm>

#include "regalloc/scan_hints.h"
#include "regalloc/scan_registers.h"

namespace lilt::regalloc {

// One option of the linear scan to go on, with its cost in executions of loads and stores.
struct ScanPlan {
  Way way = Way::None;
  mir::Register reg;
  uint32_t boundary = UINT32_MAX;  // where the live range must leave the register again
  uint32_t evict_at = 0;           // where the owner moves out; its start: as a whole
  double cost = 0;
  double freed = 0;  // how long what pays leaves its register to others; see SplitCosts
  double price = 0;  // the cost, less if that is long: the least is the best
  CostTerms::Part terms;
};

class ScanTrace : ScanInputs {
 public:
  ScanTrace(Analyses& analyses, ScanRegisters& registers, const ScanHints& hints)
      : ScanInputs(analyses),
        observer_(analyses.trace),
        terms_(analyses.terms),
        wants_candidates_(observer_ != nullptr && observer_->wants_candidates()),
        registers_(registers),
        hints_(hints) {}

  bool wants_candidates() const { return wants_candidates_; }
  void record(TraceKind kind, uint32_t range, uint32_t a = 0, double cost = 0, mir::Register r = {},
              uint32_t other_range = kNone) const {
    if (observer_ != nullptr) [[unlikely]]
      report(kind, range, a, cost, r, other_range);
  }
  // An event with the cost of the plan.
  void record(TraceKind kind, uint32_t range, uint32_t a, const ScanPlan& plan,
              uint32_t other_range = kNone) const {
    if (observer_ == nullptr) [[likely]]
      return;
    report(kind, range, a, plan.cost, plan.reg, other_range);
    terms_.tell(*observer_, plan.terms);
  }
  // A plan that has been weighed.
  void note(const ScanPlan& plan) {
    if (wants_candidates_) [[unlikely]]
      weighed_[plan.reg.number()] = plan;
  }
  void forget_weighed() { std::ranges::fill(weighed_, ScanPlan()); }
  void report_candidates(uint32_t range, mir::RegSet candidates);

 private:
  TraceEvent event_of(TraceKind kind, uint32_t range) const;
  void report(TraceKind kind, uint32_t range, uint32_t a, double cost, mir::Register r,
              uint32_t other_range) const;
  double copies_in(CostTerms::Part part) const;
  void find_blocker(const LiveRange& range, mir::Register r, TraceEvent& event);

  TraceObserver* const observer_;
  const CostTerms& terms_;
  const bool wants_candidates_;
  ScanRegisters& registers_;
  const ScanHints& hints_;
  ScanPlan weighed_[64];  // by register, 0: memory; if candidates are wanted
};

}  // namespace lilt::regalloc
