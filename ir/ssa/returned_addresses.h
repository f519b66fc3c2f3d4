// Addresses of allocas that functions return, and parameters that they give back.
//
// A result is followed backwards, through address arithmetic, casts, phis, selects, and calls of
// functions that always return the argument. Which functions do is known when all bodies have been
// read, so what depends on it waits: each function leaves its *facts*, and `report` puts those of a
// module together (the greatest fixed point, since recursion alone returns nothing else).
//
// A phi or select is followed only where its block leads straight to the reader. Else a branch
// between them may ask which of its values it is, as `if (p != buffer) return p` does. A load of a
// variable, an alloca that is only loaded and stored, is what the last store before it in its block
// gives; of a block without one, the blocks that jump to it, and to it alone, are asked.
#pragma once

#include <vector>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/diagnostic.h"

namespace lilt::ssa {

struct ReturnFacts {
  struct Parameter {
    SymbolId function;
    uint32_t position = 0;
    friend auto operator<=>(const Parameter&, const Parameter&) = default;
  };
  // A parameter that the function always returns, if the others are returned by theirs.
  struct Returned {
    Parameter parameter;
    std::vector<Parameter> conditions;
  };
  // A return of an alloca that is one if these parameters are returned.
  struct Return {
    SourceOffset place = kNoOffset, allocated = kNoOffset;
    bool is_certain = false;  // not only on some paths
    std::vector<Parameter> conditions;
  };
  std::vector<Returned> returned;
  std::vector<Return> returns;
};

// Appends the facts of a function. Requires places of instructions. O(instructions), as a search
// that takes too long ends without a fact.
void find_returns(const Function& function, const ControlFlowGraph& cfg, ReturnFacts& facts);

// Warns of the returns whose conditions hold. O(facts × depth of calls).
void report(const ReturnFacts& facts, const Module& module, Diagnostics& diagnostics);

}  // namespace lilt::ssa
