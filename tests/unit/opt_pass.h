// One pass on one function.
#pragma once

#include "ir/opt/passes.h"

namespace lilt::opt {

using Pass = bool (*)(ssa::Function&, ssa::Analyses&, Arena&);

// Runs the pass; returns whether it says that it changed the function.
inline bool run(Pass pass, ssa::Function& function) {
  Arena scratch;
  ssa::Analyses analyses(scratch);
  analyses.reset(function);
  return pass(function, analyses, scratch);
}

}  // namespace lilt::opt
