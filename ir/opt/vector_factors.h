// How many lanes a loop is worth: what its instructions cost on vectors and on numbers, and what
// goes before and after the vectors.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/opt/byte_sums.h"

namespace lilt::opt {

// `lanes` iterations in one vector, `parts` vectors at once.
struct VectorFactors {
  uint32_t lanes = 1, parts = 1;
  uint32_t vector_cost = 0, scalar_cost = 0;  // of lanes × parts iterations
  uint32_t start_cost = 0;                    // of checks, and of what brings lanes together
  std::optional<uint64_t> iterations;         // known, or likely by a profile
  bool is_asked_for = false;                  // by the text

  // Whether vectors cost less, with a rest that is run on numbers. What is not known about the
  // number of iterations is guessed.
  bool is_worth_it() const;
};

// O(instructions of the loop). `main_lanes`: of an epilogue, the iterations that the vector loop
// before it runs at once, of which it runs fewer; 0: the loop is no epilogue.
VectorFactors choose_factors(const ssa::Function& function, const VectorLoop& loop,
                             const LaneWidths& widths, const ByteSums& byte_sums,
                             uint32_t main_lanes);

}  // namespace lilt::opt
