// Which variables a continuation needs.
#pragma once

#include "cps.h"

namespace cps {

// For a program of the closed stage: the variables that code needs from around it. In CPS this is
// nearly what is written: a variable is live where a term begins if it is free in the term, or in a
// continuation that the term may call.
class Liveness {
 public:
  // Takes time linear in the program times the depth of continuations in continuations.
  Liveness(const Terms& terms, const Program& program);

  // Live at the start of the continuation: of its parameters those that it uses, and what it needs
  // from around it.
  const Variables& at_start(ContinuationVariable k) const { return at_start_[index(k)]; }
  // Live where it is called, without the arguments. Nothing for a function's own continuation.
  const Variables& around(ContinuationVariable k) const { return around_[index(k)]; }
  // Live at the start of the function: parameters, and its closure's variable. Of the program:
  // none.
  const Variables& at_start(const Function& function) const {
    return at_start_[index(function.result)];
  }

 private:
  std::vector<Variables> at_start_, around_;  // by continuation variable, in order
};

}  // namespace cps
