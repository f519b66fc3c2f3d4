#include "backend/legalize/legalize.h"

#include "backend/internal_error.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

// The order of the steps. Inline assembly may use constant expressions in its text; they become
// instructions right after it, before any later step meets them. Steps before split_types emit
// plain IR of any type: intrinsics become arithmetic on their own type; trunc, lshr, extractvalue,
// bitcast and insertvalue on the original types flatten signatures. split_types then splits odd and
// wide integers, vectors and aggregates together. Later steps see legal types only.
bool legalize(ssa::Function& function, Diagnostics& diagnostics) {
  LegalizationNeeds needs;
  duplicate_returns(function);
  remove_unreachable_blocks(function);
  if (!check_supported(function, diagnostics, needs)) return false;
  if (needs.assembly && !lower_inline_assembly(function, diagnostics)) return false;
  if (needs.constant_expressions) expand_constant_expressions(function);
  if (needs.atomics && !lower_atomics(function, diagnostics)) return false;
  if (needs.intrinsics) expand_intrinsics(function);
  if (needs.quadruple) lower_quadruple_operations(function);
  if (!flatten_signatures(function, diagnostics)) return false;
  if (needs.must_tail_calls && !check_tail_calls(function, diagnostics)) return false;
  if (needs.variable_arguments && !lower_variable_arguments(function, diagnostics)) return false;
  if (needs.x87) demote_x87_values(function);  // casts to integers, which split_types splits
  if (has_illegal_types(function)) {
    if (!split_types(function, diagnostics)) return false;
    if (std::vector<std::string> faults = find_illegal_types(function); !faults.empty())
      throw InternalError(function.name(), "legalize", std::move(faults));
  }
  if (needs.floating_remainders) lower_floating_operations(function);
  if (needs.x87) demote_x87_values(function);  // phis and selects, also those split from aggregates
  lower_switches(function);
  merge_indirect_branches(function);
  split_critical_edges(function);
  split_getelementptrs(function);
  return true;
}

}  // namespace lilt::backend
