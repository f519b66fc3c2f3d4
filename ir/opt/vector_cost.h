// What instructions cost on vectors and on numbers, and so how many lanes a loop is worth. Costs
// are about half cycles of a processor that starts two such operations in each.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/opt/byte_sums.h"

namespace lilt::opt {

// Of the operation that an instruction is on lanes; of a cast also of its operand and its result.
struct LaneBits {
  uint32_t operation, from = 0, to = 0;
};
// Of one number, and of one register of lanes. O(1).
uint32_t scalar_cost(const ssa::Function& function, ssa::InstId id);
uint32_t packed_cost(const ssa::Function& function, ssa::InstId id, LaneBits lanes);

// `lanes` iterations in one vector, `parts` vectors at once.
struct VectorFactors {
  uint32_t lanes = 1, parts = 1;
  uint32_t vector_cost = 0, scalar_cost = 0;  // of lanes × parts iterations
  bool is_worth_it() const { return lanes > 1 && vector_cost < scalar_cost; }
};

// `iterations`: if their number is known. O(instructions of the loop).
VectorFactors choose_factors(const ssa::Function& function, const VectorLoop& loop,
                             const LaneWidths& widths, const ByteSums& byte_sums,
                             std::optional<uint64_t> iterations);

}  // namespace lilt::opt
