// Merging of stores: for legalized IR, in front of selection.
#pragma once

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"

namespace lilt::opt {

// Makes one wider store of constants that are stored side by side. Zeros of 16 bytes become a
// store of an fp128.
//   requires: legal types           establishes: nothing that later passes rely on
//   invalidates: instructions only; use lists stay valid; CFG unchanged
//   cost: O(instructions + memory accesses × stores that may still merge, 16 at most)
bool merge_stores(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

}  // namespace lilt::opt
