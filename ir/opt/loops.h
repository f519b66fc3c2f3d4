// What passes over loops ask besides the loop forest (cfg.h): what a loop does not change, and how
// many registers its values take.
#pragma once

#include <span>
#include <string_view>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/remarks.h"

namespace lilt::opt {

// Whether a pass that changes loops may look for some: the function is optimized, has a cycle,
// and no block that cannot be reached. O(1), once the control-flow graph is known.
bool may_change_loops(const ssa::Function& function, ssa::Analyses& analyses);

// The depth of the innermost loop around `loop` (or itself) that contains the value's definition; 0
// for arguments and constants. O(depth).
uint32_t common_depth(const ssa::Function& function, const ssa::LoopForest& loops, ssa::Value value,
                      uint32_t loop);
// Whether the value is defined outside the loop. O(depth).
inline bool is_invariant(const ssa::Function& function, const ssa::LoopForest& loops,
                         ssa::Value value, uint32_t loop) {
  return !value.is_local() ||
         !loops.is_within(loops.loop_of(function.block_of(value.local())), loop);
}
// Whether the value is from outside the loop, or computed from there by at most so many operations
// in a row, which have no effect and read no memory. O(operations × depth).
bool follows_from_outside(const ssa::Function& function, const ssa::LoopForest& loops,
                          ssa::Value value, uint32_t loop, int steps);

// Calls visit(instruction) for each instruction in a loop, in reverse post-order. The visitor may
// move or erase it.
template <class Visitor>
void for_each_in_loops(const ssa::Function& function, ssa::Analyses& analyses, Visitor visit) {
  const ssa::LoopForest& loops = analyses.loops();
  for (ssa::BlockId block : analyses.control_flow().reverse_post_order()) {
    if (loops.loop_of(block) == ssa::kNoLoop) continue;
    for (ssa::InstId id = function[block].first; id.valid();) {
      const ssa::InstId next = function.next(id);
      visit(id);
      id = next;
    }
  }
}

// Whether a value of the type is an integer, pointer or number of one register.
bool fits_register(const ssa::TypeTable& types, ssa::TypeId type);

// An estimate of the registers that each loop takes: one for each phi of its header, and one for
// each value from outside that it uses, in itself or in a loop inside. Calls that were noted keep
// few registers of the first class, and none of the second.
class LoopRegisters {
 public:
  LoopRegisters(const ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

  // Notes for the loops around it if the instruction is a call of a function. O(depth).
  void note_call(ssa::InstId id);
  bool has_call(uint32_t loop) const { return taken_[loop].has_call; }
  // Has the whole nest around the loop counted; all of them if this was not called. O(depth).
  void include(uint32_t loop);

  // Registers for values of the type that are left. The first question counts: O(operands in
  // included nests × depth).
  uint32_t free(uint32_t loop, ssa::TypeId type);
  // Counts a value more for the loop, unless more than `excess` would then have no register;
  // returns whether it did.
  bool take(uint32_t loop, ssa::TypeId type, uint32_t excess = 0);
  // Counts so many values less for the loop, which no longer needs them.
  void give(uint32_t loop, ssa::TypeId type, uint32_t count);

 private:
  struct Taken {
    uint32_t general = 0, floating = 0;
    bool is_included = false, has_call = false;
  };
  struct Budget {
    uint32_t& taken;
    uint32_t all;  // that calls in the loop leave
  };
  Budget budget(uint32_t loop, ssa::TypeId type);
  uint32_t outermost(uint32_t loop) const;
  void count();
  void count(ssa::InstId id);
  void count(ssa::Value value, uint32_t loop);
  uint32_t carrying_depth(ssa::InstId id) const;

  const ssa::Function& function_;
  ssa::Analyses& analyses_;
  const ssa::LoopForest& loops_;
  ArenaVector<Taken> taken_;  // by loop
  bool are_some_included_ = false, has_counted_ = false;
  ArenaIdMap<ssa::InstId, uint32_t> last_loop_;  // by value: the last loop that was counted
};

// Says that an instruction moves out of so many loops. Requires remarks.are_wanted().
void remark_hoisted(const Remarks& remarks, const ssa::Function& function, ssa::InstId id,
                    int levels, std::string_view pass);

}  // namespace lilt::opt
