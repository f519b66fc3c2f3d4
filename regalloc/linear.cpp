// The linear scan allocator: its stages in order.
#include "regalloc/allocator_analyses.h"
#include "regalloc/allocators.h"
#include "regalloc/linear_scan.h"

namespace lilt::regalloc {

void allocate_linear(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch) {
  allocate_live_ranges<LinearScan>(points, options, trace, result, scratch);
}

}  // namespace lilt::regalloc
