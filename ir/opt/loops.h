// What passes over loops ask: where a loop is entered and repeated, what it contains, what it does
// not change, and how many registers its values take.
#pragma once

#include <span>
#include <string_view>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/remarks.h"

namespace lilt::opt {

inline constexpr uint32_t kNoLoop = UINT32_MAX;

struct LoopShape {
  ssa::BlockId preheader;  // the only block that enters the loop, and goes nowhere else
  ssa::BlockId latch;      // the only block that goes back to the header
};

// Either block of the shape is none() if the loop lacks it. O(predecessors of the header).
LoopShape find_loop_shape(const ssa::Function& function, const ssa::ControlFlowGraph& cfg,
                          const ssa::DominatorTree& dominators, ssa::BlockId header);

// Whether a pass that takes loops apart may look for some: the function is optimized, has a cycle,
// and no block that cannot be reached. O(1), once the control-flow graph is known.
bool may_take_loops_apart(const ssa::Function& function, ssa::Analyses& analyses);

// By loop: whether it contains no other. O(loops).
ArenaVector<bool> innermost_loops(const ssa::LoopForest& loops, Arena& scratch);

// The blocks of some loops, without those of loops within them, in reverse post-order: each header
// comes first.
class LoopBlocks {
 public:
  // Of the loops that are `wanted`, by loop. O(blocks + loops).
  LoopBlocks(ssa::Analyses& analyses, const ArenaVector<bool>& wanted, Arena& scratch);
  // Empty for a loop that is not wanted.
  std::span<const ssa::BlockId> operator[](size_t loop) const {
    return {blocks_.data() + start_[loop], start_[loop + 1] - start_[loop]};
  }

 private:
  ArenaVector<uint32_t> start_;  // by loop, and one more
  ArenaVector<ssa::BlockId> blocks_;
};

// The depth of a loop; 0 for kNoLoop.
inline uint32_t loop_depth(const ssa::LoopForest& loops, uint32_t loop) {
  return loop == kNoLoop ? 0 : loops.loops()[loop].depth;
}

// The depth of the innermost loop around `loop` (or itself) that contains the value's definition; 0
// for arguments and constants. O(depth).
uint32_t common_loop_depth(const ssa::Function& function, const ssa::LoopForest& loops,
                           ssa::Value value, uint32_t loop);

struct LoopFacts : LoopShape {
  bool is_innermost = true;
  bool has_call = false;  // once note_call has seen its instructions
};

class LoopShapes {
 public:
  // O(loops + edges into headers). The analyses must stay valid.
  LoopShapes(const ssa::Function& function, ssa::Analyses& analyses, Arena& scratch);

  size_t count() const { return shapes_.size(); }
  const LoopFacts& operator[](uint32_t loop) const { return shapes_[loop]; }
  bool has_preheader() const { return has_preheader_; }  // whether any loop has one

  uint32_t loop_of(ssa::BlockId block) const { return loops_.loop_of(block); }
  uint32_t parent(uint32_t loop) const { return loops_.loops()[loop].parent; }
  ssa::BlockId header(uint32_t loop) const { return loops_.loops()[loop].header; }
  // 0 for kNoLoop.
  uint32_t depth(uint32_t loop) const { return loop_depth(loops_, loop); }

  // The depth of the innermost loop that contains both. O(depth).
  uint32_t common_depth(uint32_t a, uint32_t b) const;
  // The same of a loop and the definition of a value.
  uint32_t common_depth(ssa::Value value, uint32_t loop) const {
    return common_loop_depth(function_, loops_, value, loop);
  }
  bool is_invariant(ssa::Value value, uint32_t loop) const {
    return common_depth(value, loop) < depth(loop);
  }

  // Notes for the loops around it if the instruction is a call of a function. O(depth).
  void note_call(ssa::InstId id);

  // Calls visit(instruction) for each instruction in a loop, in reverse post-order. The visitor may
  // move or erase it.
  template <class Visitor>
  void for_each_instruction(Visitor visit) const {
    for (ssa::BlockId block : cfg_.reverse_post_order()) {
      if (loop_of(block) == kNoLoop) continue;
      for (ssa::InstId id = function_[block].first; id.valid();) {
        const ssa::InstId next = function_.next(id);
        visit(id);
        id = next;
      }
    }
  }

 private:
  const ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  const ssa::LoopForest& loops_;
  ArenaVector<LoopFacts> shapes_;
  bool has_preheader_ = false;
};

// Whether a value of the type is an integer, pointer or number of one register.
bool fits_register(const ssa::TypeTable& types, ssa::TypeId type);

// An estimate of the registers that each loop takes: one for each phi of its header, and one for
// each value from outside that it uses, in itself or in a loop inside. Calls that the shapes have
// noted keep few registers of the first class, and none of the second.
class LoopRegisters {
 public:
  LoopRegisters(const ssa::Function& function, const LoopShapes& shapes, Arena& scratch);

  // Has the whole nest around the loop counted; all of them if this was not called. O(depth).
  void include(uint32_t loop);

  // Registers for values of the type that are left. The first question counts: O(operands in
  // included nests × depth).
  uint32_t free(uint32_t loop, ssa::TypeId type);
  // Counts a value more for the loop, unless more than `excess` would then have no register;
  // returns whether it did.
  bool take(uint32_t loop, ssa::TypeId type, uint32_t excess = 0);

 private:
  struct Taken {
    uint32_t general = 0, floating = 0;
    bool is_included = false;
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
  const LoopShapes& shapes_;
  ArenaVector<Taken> loops_;
  bool are_some_included_ = false, has_counted_ = false;
  ArenaIdMap<ssa::InstId, uint32_t> last_loop_;  // by value: the last loop that was counted
};

// Says that an instruction moves out of so many loops. Requires remarks.are_wanted().
void remark_hoisted(const Remarks& remarks, const ssa::Function& function, ssa::InstId id,
                    int levels, std::string_view pass);

}  // namespace lilt::opt
