// How narrow the lanes of a loop's integers may be.
//
// Idea. C computes with 32 bits what it stores with 8; in narrower lanes a vector runs more
// iterations. A lane needs the bits that its users look at (*demanded*), and no more than its
// *range* has: values of which both ends fit 16 bits are 16 bits, read with a sign or without.
// Sums, products and the like have the right low bits whatever stands above; shifts to the right,
// quotients and comparisons need operands that are whole, all with a sign or all without.
//
// Source: Stephenson, Babb & Amarasinghe, "Bidwidth Analysis with Application to Silicon
// Compilation", 2000; LLVM's computeMinimumValueSizes.
#pragma once

#include <cstdint>

#include "ir/opt/vector_loop.h"

namespace lilt::opt {

class LaneWidths {
 public:
  LaneWidths(const ssa::Function& function, const VectorLoop& loop, Arena& scratch)
      : function_(function), loop_(loop), lanes_(scratch), demanded_(scratch), ranges_(scratch) {}

  // For the loop that was analyzed. O(widened instructions × depth of uniform values).
  void compute();

  // The bits of the lanes that have a value, or the flag that it is: its type's if it is not an
  // integer of a widened instruction. O(1).
  uint32_t lane_bits(ssa::Value value) const;
  // Of the lanes that an instruction works on.
  uint32_t operation_bits(ssa::InstId id) const;
  // Whether the operation works on numbers without a sign though its opcode says otherwise.
  bool becomes_unsigned(ssa::InstId id) const { return lanes_[id].becomes_unsigned; }
  bool may_be_negative(ssa::Value value) const { return range_of(value).low < 0; }
  // Whether it is an integer from 0 to 255.
  bool is_byte(ssa::Value value) const {
    return function_.types().is_integer(function_.type_of(value)) && range_of(value).fits(8, false);
  }

 private:
  // Of numbers with a sign; both ends belong to it.
  struct Range {
    int64_t low, high;
    bool fits(uint32_t bits, bool is_signed) const;
  };
  struct Lanes {
    uint8_t bits = 0;       // of the result; 0: as its type
    uint8_t operation = 0;  // of its operands, if they are others
    bool becomes_unsigned = false;
    bool has_range = false;
  };
  static Range whole(uint32_t bits);
  Range range_of(ssa::Value value) const;
  Range find_range(ssa::InstId id) const;
  Range range_of_operation(ssa::InstId id, uint32_t bits) const;
  uint32_t bits_of(ssa::Value value) const;
  void demand(ssa::Value value, uint32_t bits);
  void demand_operands(ssa::InstId id);
  uint32_t mask_bits(ssa::Value flag) const;
  uint32_t bits_of_extremum(ssa::InstId id) const;
  void choose(ssa::InstId id);
  void choose_flags();
  void choose_exact(ssa::InstId id, uint32_t bits);

  const ssa::Function& function_;
  const VectorLoop& loop_;
  ArenaIdMap<ssa::InstId, Lanes> lanes_;
  ArenaIdMap<ssa::InstId, uint8_t> demanded_;
  ArenaIdMap<ssa::InstId, Range> ranges_;
};

}  // namespace lilt::opt
