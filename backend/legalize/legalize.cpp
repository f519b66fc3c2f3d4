#include "backend/legalize/legalize.h"

#include "backend/legalize/steps.h"

namespace lilt::backend {

// The order of the steps. Constant expressions become instructions first, so that no later step
// meets them. Steps up to split_types make plain IR of any type: intrinsics become arithmetic on
// their own type, signatures are flattened by trunc, lshr, extractvalue, bitcast and insertvalue on
// the types as they are. split_types then takes all values apart at once: odd and wide integers,
// vectors and aggregates. What follows sees legal types only.
bool legalize(ssa::Function& function, Diagnostics& diagnostics) {
  duplicate_returns(function);
  remove_unreachable_blocks(function);
  erase_hints(function);
  if (!lower_inline_assembly(function, diagnostics)) return false;
  if (!lower_atomics(function, diagnostics)) return false;
  lower_floating_operations(function);
  if (!flatten_signatures(function, diagnostics)) return false;
  if (!lower_variable_arguments(function, diagnostics)) return false;
  demote_x87_values(function);
  if (!check_supported(function, diagnostics)) return false;
  lower_switches(function);
  split_critical_edges(function);
  expand_constant_expressions(function);
  split_getelementptrs(function);
  return true;
}

}  // namespace lilt::backend
