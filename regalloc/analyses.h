// What allocators of pieces start from, and how they end.
#pragma once

#include "regalloc/pieces.h"

namespace lilt::regalloc {

// Everything known of a function before the first decision. The allocator sets the registers of the
// pieces (and may split them and make temporaries); `finish` makes the allocation of it.
struct Analyses {
  // n log n. `trace` may be null.
  Analyses(const ProgramPoints& points, const AllocationOptions& options, TraceObserver* trace,
           Arena& scratch);
  // Locations, moves and claims, from the pieces' registers. Reports the summary to `trace`.
  void finish(Allocation& result);

  const ProgramPoints& points;
  TraceObserver* trace;
  Arena& scratch;
  Loops loops;
  Liveness liveness;
  LiveIntervals intervals;
  Webs webs;
  RegisterChoice choice;
  Pieces pieces;
};

}  // namespace lilt::regalloc
