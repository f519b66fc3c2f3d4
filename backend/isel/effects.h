// Facts about a function that every step of selection needs: use counts, whether an address is only
// accessed, and effect colours.
//
// Idea: number the effects (stores, calls, volatile loads) of the function; the colour of an
// instruction is the number of effects before it in its block, and no two blocks share a colour.
// Two instructions of one colour have no effect between them, so a load may move to the place of
// the other. (Fallin: "A New Backend for Cranelift", machinst/lower, uses the same colouring.)
#pragma once

#include <cstdint>
#include <span>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::backend::isel {

class FunctionFacts {
 public:
  // Of the instructions in `blocks`, where a dominator comes before the blocks that it dominates.
  // O(instructions + operands).
  FunctionFacts(const ssa::Function& function, std::span<const ssa::BlockId> blocks,
                Arena& scratch);

  uint32_t uses(ssa::InstId id) const { return facts_[id].uses; }
  bool has_one_use(ssa::InstId id) const { return facts_[id].uses == 1; }
  uint32_t color(ssa::InstId id) const { return facts_[id].color; }
  // Whether every use of a pointer is the address of a load or store, directly or through
  // getelementptrs with the same property. Then no register needs to hold it.
  bool only_addresses(ssa::InstId id) const { return !facts_[id].escapes; }

 private:
  struct Facts {
    uint32_t uses = 0;
    uint32_t color : 31 = 0;
    bool escapes : 1 = false;  // used otherwise than as an address
  };
  void note_operands(const ssa::Function& function, ssa::InstId id);

  ArenaIdMap<ssa::InstId, Facts> facts_;
};

// Whether the instruction changes memory or has another effect outside the function.
bool is_effect(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::backend::isel
