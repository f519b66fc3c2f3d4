// The allocators by name; users take them from allocators() (allocation.h).
#pragma once

#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Each fulfils the contract of Allocator.
void allocate_fast(const ProgramPoints& points, const AllocationOptions& options,
                   TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_linear(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_textbook(const ProgramPoints& points, const AllocationOptions& options,
                       TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_basic(const ProgramPoints& points, const AllocationOptions& options,
                    TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_graph(const ProgramPoints& points, const AllocationOptions& options,
                    TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_ssa(const ProgramPoints& points, const AllocationOptions& options,
                  TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_greedy(const ProgramPoints& points, const AllocationOptions& options,
                     TraceObserver* trace, Allocation& result, Arena& scratch);
void allocate_pbqp(const ProgramPoints& points, const AllocationOptions& options,
                   TraceObserver* trace, Allocation& result, Arena& scratch);

}  // namespace lilt::regalloc
