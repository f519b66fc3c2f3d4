#include "regalloc/claims.h"

namespace lilt::regalloc {

void ClaimCollector::finish(Allocation& allocation) {
  const ArenaVector<uint32_t> block_start = starts(of_blocks_, points_.block_count());
  allocation.claim_start.assign(block_start.begin(), block_start.end());
  sort(of_blocks_, block_start, allocation.claims);
  if (of_loops_.empty()) return;
  const ArenaVector<uint32_t> loop_start = starts(of_loops_, loops_.all().size());
  sort(of_loops_, loop_start, allocation.span_claims);
  for (uint32_t l = 0; l < loops_.all().size(); ++l)
    if (loop_start[l] != loop_start[l + 1])
      allocation.claim_spans.push_back({loops_[l].header, loops_[l].last, loop_start[l]});
}

// The index of the first claim of each place, and after the last one.
ArenaVector<uint32_t> ClaimCollector::starts(const ArenaVector<Found>& found, size_t places) {
  ArenaVector<uint32_t> start(places + 1, 0, scratch_);
  for (const Found& f : found) ++start[f.place + 1];
  for (size_t p = 0; p < places; ++p) start[p + 1] += start[p];
  return start;
}

void ClaimCollector::sort(const ArenaVector<Found>& found, const ArenaVector<uint32_t>& start,
                          std::vector<Claim>& claims) {
  ArenaVector<uint32_t> next(start, scratch_);
  claims.resize(found.size());
  for (const Found& f : found) claims[next[f.place]++] = f.claim;
}

}  // namespace lilt::regalloc
