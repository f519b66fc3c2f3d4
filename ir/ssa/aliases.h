// The order in which the aliases of a module get their addresses.
#pragma once

#include <vector>

#include "ir/ssa/module.h"

namespace lilt::ssa {

// An alias, or a constant that the value of one is made of; the other is none().
struct AliasStep {
  ConstantId constant;
  SymbolId alias;
};
// Each is after what it refers to; those of a cycle are in any order. O(constants).
std::vector<AliasStep> aliases_in_order(const Module& module);

}  // namespace lilt::ssa
