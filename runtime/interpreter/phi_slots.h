// Which values can be computed in the slot of the phi that they are an entry of, so that the edge
// needs no move: the next value of a counter, of a sum, of a pointer into a list.
//
// A value may have the slot of a phi if the two are never alive at once, and if the value is
// likewise never alive at once with the values that already have that slot. In strict SSA two
// values are alive at once only if one is alive directly after the definition of the other
// (Budimlić et al., Fast Copy Coalescing and Live-Range Identification, 2002). Liveness is found by
// walking from the uses back to the definition, for the candidates only.
#pragma once

#include <vector>

#include "ir/ssa/function.h"

namespace lilt::runtime {

// By value: the phi whose slot it has, or none(). Only values that one cell holds, and whose
// operation reads all operands before it writes the result. The function tracks its uses.
// O(phi entries × blocks) at most, and no more than a constant times the size of the function:
// beyond that, values keep slots of their own.
std::vector<ssa::InstId> find_phi_slots(const ssa::Function& function);

}  // namespace lilt::runtime
