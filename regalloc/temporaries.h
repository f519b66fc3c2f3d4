// Registers for single instructions whose operands are in memory.
#pragma once

#include <limits>

#include "regalloc/register_unions.h"
#include "regalloc/spill_costs.h"

namespace lilt::regalloc {

// The live range, which has no register, gets one that is free for it. O(segments log n).
void assign(Analyses& analyses, RegisterUnions& unions, RegisterPreferences& preferences,
            uint32_t range, mir::Register r);
// The live range loses its register, if it has one, and is in memory; its temporaries have no
// register yet. Requires a live range that is not a temporary. O(segments log n + uses).
void spill(Analyses& analyses, RegisterUnions& unions, uint32_t range);

// The register that the live range takes most cheaply from others, and what these weigh in sum.
// Registers are left out that an instruction takes, that a live range of infinite weight has, or
// more live ranges than kMaxEvicted: so the search costs a constant number of steps for each
// register.
struct Eviction {
  mir::Register reg;  // invalid: no register can be taken
  double weight = std::numeric_limits<double>::infinity();
};
inline constexpr uint32_t kMaxEvicted = 32;
template <class Weight>
Eviction cheapest_eviction(const RegisterUnions& unions, const LiveRange& range,
                           mir::RegSet registers, Weight weight) {
  Eviction best;
  (registers - unions.blocked(range, registers)).for_each([&](mir::Register r) {
    double sum = 0;
    uint32_t last = UINT32_MAX, count = 0;
    unions.for_each_interfering(range, r, [&](uint32_t other) {
      if (other != last) sum += weight(other);
      last = other;
      if (++count > kMaxEvicted) sum = std::numeric_limits<double>::infinity();
      return sum < best.weight;
    });
    if (sum < best.weight) best = {r, sum};
  });
  return best;
}

// Gives every temporary from live range `first` on a register that is free; where none is, spills
// the live ranges with the least weight, whose temporaries follow. All others keep their places.
// Returns the number of live ranges: the next `first`.
// Every live range is spilled at most once, and without other live ranges in registers there is
// always one for a temporary: a class has more members than an instruction has operands. So it
// ends.
// n log n in segments and uses, times the registers.
uint32_t place_temporaries(Analyses& analyses, RegisterUnions& unions,
                           RegisterPreferences& preferences, uint32_t first);

}  // namespace lilt::regalloc
