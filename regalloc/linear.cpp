// The linear scan allocator: its stages in order.
#include "regalloc/allocators.h"
#include "regalloc/linear_resolve.h"

namespace lilt::regalloc {

Allocation allocate_linear(const mir::MachineFunction& function, const AllocationOptions& options,
                           TraceObserver* trace) {
  ProgramPoints points(function);
  Liveness liveness(points);
  LiveIntervals intervals(points, liveness);
  Webs webs(points, intervals, trace);
  RegisterChoice choice(function, options);
  LinearScan scan(points, liveness, intervals, webs, choice, trace);
  scan.run();
  Allocation result = LinearResolver(points, liveness, intervals, webs, scan, choice, trace).run();
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
  return result;
}

}  // namespace lilt::regalloc
