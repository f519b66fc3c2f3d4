// How a shared object adds allocators to lilt (--load-allocator): it defines `lilt_allocators`.
//
//   constexpr lilt::regalloc::AllocatorInfo kAllocators[] = {
//       {.name = "mine", .description = "…", .run = allocate_mine}};
//   const lilt::regalloc::AllocatorRegistration lilt_allocators{.allocators = kAllocators};
//
// The object is compiled with the headers of one lilt and runs in another one, perhaps. It records
// the interface that it was compiled for: a number, and the sizes of all types that it shares with
// lilt. lilt compares it before it reads anything else. (A function that has changed is noticed,
// too: its symbol is another one, which the loader does not find.)
//
// exported.list names what such an object may call.
#pragma once

#include <map>
#include <span>
#include <string>

#include "ir/mir/machine_printer.h"
#include "regalloc/allocators.h"
#include "regalloc/check.h"
#include "regalloc/claims.h"
#include "regalloc/interference_graph.h"
#include "regalloc/next_uses.h"
#include "regalloc/parallel_move.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {

// Raised with each change to these headers that no size shows: another order of fields or
// enumerators, another meaning.
inline constexpr uint64_t kInterfaceNumber = 3;

// FNV-1a over the sizes. Types of the C++ library are among them: it may be another one.
template <class... Types>
constexpr uint64_t interface_of(uint64_t number) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const uint64_t part : {number, uint64_t{sizeof(Types)}...})
    hash = (hash ^ part) * 0x100000001b3;
  return hash;
}
inline constexpr uint64_t kInterface =
    interface_of<std::string, std::vector<int>, std::map<int, int>, Arena, mir::Cell,
                 mir::MachineInstr, mir::MachineBlock, mir::MachineFunction, mir::InstrDesc,
                 mir::RegClassDesc, mir::TargetDesc, mir::RegisterNames, Location, Edit, Claim,
                 ClaimSpan, AllocationStatistics, Allocation, AllocationOptions, AllocatorInfo,
                 TraceEvent, TraceObserver, BlockSpan, ProgramPoints, Loops, Liveness,
                 LiveIntervals, LiveSegment, Use, Webs, RegisterChoice, LiveRange, LiveRanges,
                 Analyses, RegisterUnions, RegisterPreferences, InterferenceGraph, NextUses,
                 ClaimCollector, ParallelMove>(kInterfaceNumber);

struct AllocatorRegistration {
  uint64_t interface = kInterface;  // first in every version of this struct
  std::span<const AllocatorInfo> allocators;
};

}  // namespace lilt::regalloc

extern "C" const lilt::regalloc::AllocatorRegistration lilt_allocators;
