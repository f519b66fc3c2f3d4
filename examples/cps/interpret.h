// An interpreter of terms, of every stage: the meaning of the language, which compiled programs are
// compared with.
#pragma once

#include <cstdint>
#include <string>

#include "cps.h"

namespace cps {

struct Outcome {
  enum Ending { Value, Failure, OutOfSteps };
  Ending ending;
  std::string output;   // what the program printed; at the end of a whole run also its value, on a
                        // line of its own
  std::string message;  // of a failure: "LINE:COLUMN: error: …"
};

// Runs the program for at most `steps` terms. Never fails otherwise; a step takes time in
// proportion to the names in scope, and memory, about 100 bytes, which is freed at the end.
Outcome interpret(const Program& program, uint64_t steps);

}  // namespace cps
