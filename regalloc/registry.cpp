// The list of allocators.
#include "regalloc/allocators.h"

namespace lilt::regalloc {

std::vector<AllocatorInfo> allocators() {
  return {
      {"fast", "registers for values of several blocks, then one pass a block (the default at -O0)",
       allocate_fast},
      {"linear", "linear scan over intervals with holes, splitting (the default from -O1 on)",
       allocate_linear},
      {"textbook",
       "linear scan of Poletto & Sarkar: intervals without holes, the last to end spills",
       allocate_textbook},
      {"basic", "webs by spill weight into registers that are free", allocate_basic},
      {"graph", "graph colouring with iterated register coalescing", allocate_graph},
      {"ssa", "spilling by the distance of next uses, then colouring in dominance order",
       allocate_ssa},
      {"greedy", "large live ranges first, eviction by weight, splitting where it pays",
       allocate_greedy},
      {"pbqp", "a partitioned Boolean quadratic problem, solved by reductions", allocate_pbqp},
  };
}

}  // namespace lilt::regalloc
