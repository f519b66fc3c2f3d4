// The linear scan allocator: its stages in order.
#include "regalloc/allocator_analyses.h"
#include "regalloc/allocators.h"
#include "regalloc/linear_scan.h"

namespace lilt::regalloc {

void allocate_linear(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  Analyses a(points, options, trace, scratch);
  LinearScan(points, a.loops, a.liveness, a.intervals, a.webs, a.choice, a.ranges, trace, scratch)
      .run();
  a.finish(result);
}

}  // namespace lilt::regalloc
