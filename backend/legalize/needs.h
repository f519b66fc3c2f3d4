// What a function needs of legalization, found by one walk (check_supported).
#pragma once

namespace lilt::backend {

// One flag for each step that plain functions do without. A step runs where its flag is set, and
// does nothing where the flag is set in vain: a function that was not surveyed has all of them.
struct LegalizationNeeds {
  bool instruments = true;
  bool stack_guards = true;
  bool invokes = true;  // or resume
  bool assembly = true;
  bool constant_expressions = true;
  bool atomics = true;
  bool intrinsics = true;
  bool reductions = true;    // of vectors
  bool quadruple = true;     // fp128
  bool signatures = true;    // values that are not passed as they are
  bool swift_errors = true;  // or jumps that a convention guarantees
  bool must_tail_calls = true;
  bool variable_arguments = true;
  bool x87 = true;
  bool illegal_types = true;
  bool floating_remainders = true;
  bool switches = true;
  bool indirect_branches = true;
  bool critical_edges = true;
  bool getelementptrs = true;

  // Of a function of plain instructions and types.
  static constexpr LegalizationNeeds none() {
    return {false, false, false, false, false, false, false, false, false, false,
            false, false, false, false, false, false, false, false, false, false};
  }
};

}  // namespace lilt::backend
