// Registers for single instructions whose operands are in memory.
#pragma once

#include <limits>

#include "regalloc/register_unions.h"
#include "regalloc/spill_costs.h"

namespace lilt::regalloc {

// The piece, which has no register, gets one that is free for it. O(ranges log n).
void assign(Analyses& analyses, RegisterUnions& unions, RegisterPreferences& preferences,
            uint32_t piece, mir::Register r);
// The piece loses its register, if it has one, and is in memory; its temporaries have no register
// yet. Requires a piece that is not a temporary. O(ranges log n + uses).
void spill(Analyses& analyses, RegisterUnions& unions, uint32_t piece);

// The register that the piece takes most cheaply from others, and what these weigh in sum.
// Registers are left out that an instruction takes, that a piece of infinite weight has, or more
// pieces than kMaxEvicted: so the search costs a constant number of steps for each register.
struct Eviction {
  mir::Register reg;  // invalid: no register can be taken
  double weight = std::numeric_limits<double>::infinity();
};
inline constexpr uint32_t kMaxEvicted = 32;
template <class Weight>
Eviction cheapest_eviction(const RegisterUnions& unions, const Piece& piece, mir::RegSet registers,
                           Weight weight) {
  Eviction best;
  (registers - unions.blocked(piece, registers)).for_each([&](mir::Register r) {
    double sum = 0;
    uint32_t last = UINT32_MAX, count = 0;
    unions.for_each_interfering(piece, r, [&](uint32_t other) {
      if (other != last) sum += weight(other);
      last = other;
      if (++count > kMaxEvicted) sum = std::numeric_limits<double>::infinity();
      return sum < best.weight;
    });
    if (sum < best.weight) best = {r, sum};
  });
  return best;
}

// Gives every temporary from piece `first` on a register that is free; where none is, spills the
// pieces with the least weight, whose temporaries follow. All others keep their places. Returns the
// number of pieces: the next `first`.
// Every piece is spilled at most once, and without other pieces in registers there is always one
// for a temporary: a class has more members than an instruction has operands. So it ends.
// n log n in ranges and uses, times the registers.
uint32_t place_temporaries(Analyses& analyses, RegisterUnions& unions,
                           RegisterPreferences& preferences, uint32_t first);

}  // namespace lilt::regalloc
