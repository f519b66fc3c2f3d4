// Updates of phis behind edges that come from other blocks now.
#pragma once

#include <span>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// One edge of the control-flow graph, from `old_predecessor` to `target`, now comes from
// `new_predecessor`.
struct EdgeChange {
  BlockId target, old_predecessor, new_predecessor;
};
// Updates phis: the entries of an old predecessor become one entry for each new one, with the same
// value, in the order of `changes`. O(changes log changes + blocks + operands of the targets'
// phis).
void redirect_phis(Function& function, std::span<const EdgeChange> changes, Arena& scratch);

}  // namespace lilt::ssa
