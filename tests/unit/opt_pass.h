// One pass on one function.
#pragma once

#include "ir/opt/passes.h"

namespace lilt::opt {

using Pass = bool (*)(ssa::Function&, ssa::Analyses&, Arena&);

// A pass with turns, and after each that changes the function the passes that follow it, as the
// pass table has them.
template <Change (*kPass)(ssa::Function&, ssa::Analyses&, const Remarks&, Arena&), Pass... kThen>
bool with_turns(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  Change change = Change::Again;
  bool has_changed = false;
  for (int turn = 0; turn < 3 && change == Change::Again; ++turn) {
    change = kPass(function, analyses, Remarks(), scratch);
    if (change == Change::None) break;
    has_changed = true;
    analyses.keep_only({});
    [[maybe_unused]] const auto follow = [&](Pass pass) {
      if (pass(function, analyses, scratch)) analyses.keep_only({});
    };
    (follow(kThen), ...);
  }
  return has_changed;
}
// The passes that make remarks, without them.
template <bool (*kPass)(ssa::Function&, ssa::Analyses&, const Remarks&, Arena&)>
bool quiet(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch) {
  return kPass(function, analyses, Remarks(), scratch);
}
constexpr Pass unroll =
                   with_turns<loop_unroll, simplify_cfg, instruction_simplify, scalar_replacement,
                              mem2reg, instruction_simplify, simplify_cfg, instruction_simplify>,
               invariants = with_turns<licm, mem2reg>, rotate = with_turns<loop_rotate>,
               promotion = with_turns<register_promotion, instruction_simplify, early_cse>;
constexpr Pass idioms = quiet<loop_idioms>, addresses = quiet<loop_strength_reduce>;

// Runs the pass; returns whether it says that it changed the function.
inline bool run(Pass pass, ssa::Function& function) {
  Arena scratch;
  ssa::Analyses analyses(scratch);
  analyses.reset(function);
  return pass(function, analyses, scratch);
}

}  // namespace lilt::opt
