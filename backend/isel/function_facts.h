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
#include "ir/support/release.h"

namespace lilt::backend::isel {

class FunctionFacts {
 public:
  // Of the instructions in `blocks`, where a dominator comes before the blocks that it dominates.
  // O(instructions + operands).
  FunctionFacts(const ssa::Function& function, std::span<const ssa::BlockId> blocks,
                Arena& scratch);

  uint32_t uses(ssa::InstId id) const { return facts_[id].uses >> 1; }
  bool has_one_use(ssa::InstId id) const { return uses(id) == 1; }
  uint32_t color(ssa::InstId id) const { return facts_[id].color >> 1; }
  // Whether the instruction must stay even if unused: it is an effect or a terminator.
  bool is_root(ssa::InstId id) const { return (facts_[id].color & 1) != 0; }
  // Whether every use of a pointer is the address of a load or store, directly or through
  // getelementptrs with the same property, and every use of a number is the index of such a
  // getelementptr, directly or through sums with constants and shifts. Then no register needs to
  // hold it, if it can be taken apart.
  bool only_addresses(ssa::InstId id) const { return (facts_[id].uses & kEscapes) == 0; }
  // Gives the memory of the facts back: none may be read any more.
  void release() { release_elements(facts_); }

 private:
  static constexpr uint32_t kEscapes = 1;
  struct Facts {
    uint32_t uses = 0;   // their count << 1 | kEscapes if one is not as an address
    uint32_t color = 0;  // color << 1 | whether it is a root
  };
  void note_operands(const ssa::Function& function, ssa::InstId id);

  ArenaIdMap<ssa::InstId, Facts> facts_;
};

}  // namespace lilt::backend::isel
