// Which phis are always equal to another value of their function.
//
// Idea. The values of a function are numbered in reverse post-order: a phi has the number of its
// inputs, if they have one; else phis of a block with the same inputs, and operations with the same
// operands, have one number. What comes around a loop is not known at first, and counts as equal;
// the numbering is repeated until it is what it was before. (Optimistic value numbering: Simpson,
// "Value-driven redundancy elimination", 1996, section 4.2.)
//
// Such a phi is in the code where the other value is, if a pass has seen it, and where both are, no
// edge tells them apart: with equal numbers in the runs, either name is right.
#pragma once

#include <vector>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"

namespace lilt::certify {

// By InstId: a value that is before the phi in reverse post-order; none() of others. O(values) for
// each round, of which there are few: with too many no phi is equal to anything.
std::vector<ssa::Value> equal_phis(const ssa::Function& function, const ssa::ControlFlowGraph& cfg);

}  // namespace lilt::certify
