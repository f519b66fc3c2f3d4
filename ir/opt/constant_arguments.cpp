// ipsccp, the part of one function: parameters that are one constant in all calls.
//
// Idea. Whoever has looked at all calls of a local function leaves in the header what they pass for
// a parameter, if it is always the same (backend/compile/module_facts.h). The constant takes the
// parameter's place; the calls go on passing it.
// Source: Callahan, Cooper, Kennedy & Torczon, "Interprocedural constant propagation", PLDI 1986:
// their literal jump functions.
#include "ir/opt/passes.h"

namespace lilt::opt {

using namespace ssa;

bool propagate_constant_arguments(Function& function, Analyses&, Arena&) {
  const Module& header = function.module().header();
  if (!header.has_constant_arguments()) return false;
  bool has_changed = false;
  for (uint32_t i = 0; i < function.argument_count(); ++i) {
    const ConstantId constant = header.constant_argument(function.symbol(), i);
    if (!constant.valid()) continue;
    function.track_uses();
    function.replace_all_uses(function.argument(i), Value(constant));
    has_changed = true;
  }
  return has_changed;
}

}  // namespace lilt::opt
