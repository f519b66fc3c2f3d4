// The linear scan allocator: its stages in order.
#include "regalloc/allocators.h"
#include "regalloc/linear_resolve.h"

namespace lilt::regalloc {

void allocate_linear(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  const Loops loops(points, scratch);
  const Liveness liveness(points, loops, scratch);
  LiveIntervals intervals(points, liveness, scratch);
  Webs webs(points, intervals, trace, scratch);
  intervals.release_uses();
  const RegisterChoice choice(points.function(), options);
  LinearScan scan(points, loops, liveness, intervals, webs, choice, trace, scratch);
  scan.run();
  LinearResolver(points, loops, liveness, intervals, webs, scan, choice, trace, result, scratch)
      .run();
  if (trace != nullptr) {
    const AllocationStatistics& s = result.statistics;
    trace->event({TraceKind::Summary,
                  {},
                  0,
                  0,
                  {},
                  static_cast<uint32_t>(result.edits.size()),
                  0,
                  s.weighted_spills + s.weighted_reloads + s.weighted_copies});
  }
}

}  // namespace lilt::regalloc
