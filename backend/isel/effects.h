// Facts about a function that every step of selection needs: use counts, whether an address is only
// accessed, and effect colours.
//
// Idea: number the effects (stores, calls, volatile loads) of the function in program order; the
// colour of an instruction is the number of effects before it, and every block starts a new colour.
// Two instructions of one colour have no effect between them, so a load may move to the place of
// the other. (Fallin: "A New Backend for Cranelift", machinst/lower, uses the same colouring.)
#pragma once

#include <cstdint>
#include <vector>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"

namespace lilt::backend::isel {

class FunctionFacts {
 public:
  // O(instructions + operands) of the reachable blocks.
  void compute(const ssa::Function& function, const ssa::ControlFlowGraph& cfg);

  uint32_t uses(ssa::InstId id) const { return uses_[id.index()]; }
  bool has_one_use(ssa::InstId id) const { return uses_[id.index()] == 1; }
  uint32_t color(ssa::InstId id) const { return colors_[id.index()]; }
  // Whether every use of a pointer is the address of a load or store, directly or through
  // getelementptrs with the same property. Then no register needs to hold it.
  bool only_addresses(ssa::InstId id) const { return !escapes_[id.index()]; }

 private:
  void count_uses(const ssa::Function& function, ssa::InstId id);
  void note_escapes(const ssa::Function& function, ssa::InstId id);

  std::vector<uint32_t> uses_;
  std::vector<uint32_t> colors_;
  std::vector<bool> escapes_;  // used otherwise than as an address
};

// Whether the instruction changes memory or has another effect outside the function.
bool is_effect(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::backend::isel
