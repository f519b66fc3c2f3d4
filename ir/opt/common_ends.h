// What both sides of a diamond end with.
#pragma once

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// A side of a diamond, or of a triangle: a block that only jumps to the block where the sides meet,
// or none() for the edge of the branch itself, as the predecessor of this number in the phis there.
struct DiamondSide {
  ssa::BlockId block;
  uint32_t slot;
};

// Whether the instructions are alike, but for their operands. O(1).
inline bool do_the_same(const ssa::Function& function, ssa::InstId a, ssa::InstId b) {
  const ssa::Instruction &x = function[a], &y = function[b];
  return x.opcode == y.opcode && x.type == y.type && x.flags == y.flags && x.subcode == y.subcode &&
         x.operand_count == y.operand_count;
}

// Moves the instructions of both sides before the branch, if they are few but for those that both
// end with, a store among them, which become one: selects choose between operands that differ, as a
// store's values. The edge of a triangle ends with the store above the branch through the address
// that its side stores to last. Returns whether anything moved; then the sides are empty, and a few
// more selects are all that the phis where they meet take.
//   requires: tracked uses
//   cost: O(1), but O(uses) of the results of some instructions
bool share_end(ssa::Function& function, ssa::InstId branch, DiamondSide if_true,
               DiamondSide if_false, ssa::BlockId join, Arena& scratch);

}  // namespace lilt::opt
