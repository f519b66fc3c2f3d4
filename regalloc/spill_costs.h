// What memory costs a live range, and which registers suit it.
#pragma once

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

// How many uses and neighbours a live range asks for hints.
inline constexpr uint32_t kHintUses = 32;
inline constexpr size_t kHintNeighbours = 16;

// Executed stores and loads if the whole live range is in memory, weighted by block: one for each
// definition and each instruction that reads it; less where the instruction reads from memory, or
// the value is repeated rather than loaded. Those of a temporary are infinite. O(uses).
double spill_cost(const Analyses& analyses, const LiveRange& range, CostTerms* terms = nullptr);

// Tells the observer the terms of a spill cost, if it wants them: after the event with the cost.
void tell_spill_cost(Analyses& analyses, const LiveRange& range);

// The spill cost for each point of its segments: of two live ranges, the one with less is spilled.
// A long live range stands in the way of many others. O(uses + segments).
// Source: LLVM's CalcSpillWeights; Chaitin (1982) divides by the degree instead.
double spill_weight(const Analyses& analyses, const LiveRange& range);
// The points of its segments. O(segments).
uint32_t length_of(const Analyses& analyses, const LiveRange& range);
// Tells the observer that the live range is looked at, and its weight.
void record_visit(Analyses& analyses, const LiveRange& range);

// Chooses between registers that are free: the one that saves most copies, less the price of the
// first use of a callee-saved one; of equal ones the first in the order of the class. A register
// saves the copies of operands that are fixed to it, those of related webs in it, and those between
// the parts of one web.
class RegisterPreferences {
 public:
  explicit RegisterPreferences(const Analyses& analyses);
  // The best register for the live range. Requires a register of its class in `free`.
  // O(32 uses, 16 neighbours).
  mir::Register best(const LiveRange& range, mir::RegSet free);
  // The same in steps, for several live ranges that get one register.
  void forget_copies();
  void add_copies(const LiveRange& range);
  mir::Register best(mir::RegClass register_class, mir::RegSet free) const;
  // The copies that the register saves the live ranges added.
  double copies_saved(mir::Register r) const { return hint_[r.number()]; }
  // Notes that the live range is in the register.
  void use(const LiveRange& range, mir::Register r) {
    unsaved_.erase(r);
    last_register_[range.web] = static_cast<uint8_t>(r.number());
  }
  // What saving and restoring the register costs, if nothing has used it yet.
  double first_use_cost(mir::Register r) const { return unsaved_.contains(r) ? save_cost_ : 0.0; }

 private:
  const Analyses& analyses_;
  // callee-saved registers that nothing uses yet
  mir::RegSet unsaved_{analyses_.points.function().frame.callee_saved};
  double save_cost_ = 2.0 * analyses_.points.block(0).frequency;
  // by web: that of its live range noted last, 0 for none
  ArenaVector<uint8_t> last_register_{analyses_.webs.count(), 0, analyses_.scratch};
  double hint_[64] = {};
  mir::RegSet hinted_;
};

}  // namespace lilt::regalloc
