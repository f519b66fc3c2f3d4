// What allocators of live ranges start from, and how they end.
#pragma once

#include "regalloc/cost_terms.h"
#include "regalloc/live_ranges.h"

namespace lilt::regalloc {

// Everything known of a function before the first decision. The allocator sets the registers of the
// live ranges (and may split them and make temporaries); `finish` makes the allocation of it.
struct Analyses {
  // n log n. `trace` may be null; `leaders` as for Webs.
  Analyses(const ProgramPoints& points, const AllocationOptions& options, TraceObserver* trace,
           Arena& scratch, std::optional<std::span<const uint32_t>> leaders = {});
  // Locations, moves and claims, from the live ranges' registers. Reports the summary to `trace`.
  void finish(Allocation& result);
  // A decision about one of the live ranges, at its start; of trace.h. `other` is a web.
  void record(TraceKind kind, const LiveRange& range, uint32_t a = 0, double cost = 0,
              mir::Register r = {}, uint32_t other = 0, double divisor = 1) const {
    if (trace != nullptr) [[unlikely]]
      report(kind, range, a, cost, r, other, divisor);
  }

  const ProgramPoints& points;
  TraceObserver* trace;
  Arena& scratch;
  Loops loops;
  Liveness liveness;
  LiveIntervals intervals;
  Webs webs;
  RegisterChoice choice;
  LiveRanges ranges;
  CostTerms terms;  // of the costs that are being computed

 private:
  void report(TraceKind kind, const LiveRange& range, uint32_t a, double cost, mir::Register r,
              uint32_t other, double divisor) const;
};

// An allocator whose decisions are those of `Decisions(analyses).run()`.
template <class Decisions>
void allocate_live_ranges(const ProgramPoints& points, const AllocationOptions& options,
                          TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  Analyses analyses(points, options, trace, scratch);
  Decisions(analyses).run();
  analyses.finish(result);
}

}  // namespace lilt::regalloc
