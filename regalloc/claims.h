// Collects the claims of an allocation.
#pragma once

#include "regalloc/layout_loops.h"

namespace lilt::regalloc {

// Claims are added in any order; those of one block, and of one loop, keep the order in which they
// were added.
class ClaimCollector {
 public:
  ClaimCollector(const ProgramPoints& points, const Loops& loops, Arena& scratch)
      : points_(points), loops_(loops), scratch_(scratch) {}

  // Room for that many of blocks.
  void reserve(size_t count) { of_blocks_.reserve(count); }
  // On entry to the block.
  void add(BlockPosition block, Claim claim) { of_blocks_.push_back({block, claim}); }
  // In a whole loop that neither defines the value nor writes the location.
  void add_to_loop(uint32_t loop, Claim claim) { of_loops_.push_back({loop, claim}); }
  // Puts all into the allocation, which has none. O(blocks + loops + claims).
  void finish(Allocation& allocation);

 private:
  struct Found {
    uint32_t place;  // block or loop
    Claim claim;
  };
  ArenaVector<uint32_t> starts(const ArenaVector<Found>& found, size_t places);
  void sort(const ArenaVector<Found>& found, const ArenaVector<uint32_t>& start,
            std::vector<Claim>& claims);

  const ProgramPoints& points_;
  const Loops& loops_;
  Arena& scratch_;
  ArenaVector<Found> of_blocks_{scratch_}, of_loops_{scratch_};
};

}  // namespace lilt::regalloc
