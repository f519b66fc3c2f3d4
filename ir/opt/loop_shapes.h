// What passes over loops ask: where a loop is entered and repeated, what it does not change, and
// how many registers its values take.
#pragma once

#include "ir/opt/loops.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

inline constexpr uint32_t kNoLoop = UINT32_MAX;

struct LoopFacts : LoopShape {
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

// An estimate of the registers that each loop takes: one for each phi of its header, and one for
// each value from outside that it uses, in itself or in a loop inside. Calls, which the shapes must
// have noted, keep few registers of the first class, and none of the second.
class LoopRegisters {
 public:
  LoopRegisters(const ssa::Function& function, const LoopShapes& shapes, Arena& scratch);

  // Has the whole nest around the loop counted. O(depth).
  void include(uint32_t loop);
  // O(operands in included nests × depth).
  void count();

  uint32_t free_general(uint32_t loop) const;
  uint32_t free_floating(uint32_t loop) const;
  void take_general(uint32_t loop) { ++loops_[loop].general; }
  void take_floating(uint32_t loop) { ++loops_[loop].floating; }

 private:
  struct Taken {
    uint32_t general = 0, floating = 0;
    bool is_included = false;
  };
  uint32_t outermost(uint32_t loop) const;
  void count(ssa::InstId id);
  void count(ssa::Value value, uint32_t loop);
  uint32_t carrying_depth(ssa::InstId id) const;

  const ssa::Function& function_;
  const LoopShapes& shapes_;
  ArenaVector<Taken> loops_;
  ArenaIdMap<ssa::InstId, uint32_t> last_loop_;  // by value: the last loop that was counted
};

}  // namespace lilt::opt
