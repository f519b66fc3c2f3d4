#include "backend/legalize/legalize.h"

#include "backend/legalize/steps.h"

namespace lilt::backend {

bool legalize(ssa::Function& function, Diagnostics& diagnostics) {
  remove_unreachable_blocks(function);
  erase_hints(function);
  if (!check_supported(function, diagnostics)) return false;
  lower_switches(function);
  split_critical_edges(function);
  expand_constant_expressions(function);
  split_getelementptrs(function);
  return true;
}

}  // namespace lilt::backend
