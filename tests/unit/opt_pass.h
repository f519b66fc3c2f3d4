// One pass on one function.
#pragma once

#include "ir/opt/passes.h"

namespace lilt::opt {

using Pass = bool (*)(ssa::Function&, ssa::Analyses&, Arena&);

// The passes of other shapes.
inline bool unroll(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  return loop_unroll(function, analyses, Remarks(), scratch);
}
inline bool invariants(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  return licm(function, analyses, Remarks(), scratch);
}
inline bool idioms(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  return loop_idioms(function, analyses, Remarks(), scratch);
}

// Runs the pass; returns whether it says that it changed the function.
inline bool run(Pass pass, ssa::Function& function) {
  Arena scratch;
  ssa::Analyses analyses(scratch);
  analyses.reset(function);
  return pass(function, analyses, scratch);
}

}  // namespace lilt::opt
