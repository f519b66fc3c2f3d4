// One pass on one function.
#pragma once

#include "ir/opt/passes.h"

namespace lilt::opt {

using Pass = bool (*)(ssa::Function&, ssa::Analyses&, Arena&);

// The passes that make remarks, without them.
template <bool (*kPass)(ssa::Function&, ssa::Analyses&, const Remarks&, Arena&)>
bool quiet(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  return kPass(function, analyses, Remarks(), scratch);
}
constexpr Pass unroll = quiet<loop_unroll>, idioms = quiet<loop_idioms>,
               rotate = quiet<loop_rotate>, invariants = quiet<licm>,
               addresses = quiet<loop_addresses>;

// Runs the pass; returns whether it says that it changed the function.
inline bool run(Pass pass, ssa::Function& function) {
  Arena scratch;
  ssa::Analyses analyses(scratch);
  analyses.reset(function);
  return pass(function, analyses, scratch);
}

}  // namespace lilt::opt
