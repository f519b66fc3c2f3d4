// Where values are live between blocks.
//
// Idea: SSA form makes liveness a graph walk by value: from each block that reads the value, walk
// to the predecessors up to the defining block, with a stamp by block. Exact on any graph,
// irreducible ones too. A whole loop (layout_loops.h) that reads a value of outside is one step of
// the walk: the value is live throughout, and the walk goes on above its header. A PHI's input is
// read at the end of the predecessor, or, when the moves of the edge stand at the PHI's block
// (ProgramPoints), in that block: then it is live into it. Source: Boissinot et al., "Computing
// liveness sets for SSA-form programs" (2011), sections 4, 5.2.
#pragma once

#include <span>

#include "regalloc/layout_loops.h"

namespace lilt::regalloc {

// A value is live into all blocks [first, last]: one block, or a whole loop.
struct LiveSpan {
  BlockPosition first = 0;
  BlockPosition last : 31 = 0;
  bool is_through : 1 = false;  // live at their ends as well
};

class Liveness {
 public:
  // Requires SSA form. O(cells + edges + spans of all values).
  Liveness(const ProgramPoints& points, const Loops& loops, Arena& scratch);

  // Where the value (a virtual register, by index) is live into blocks, ascending and disjoint.
  std::span<const LiveSpan> spans(uint32_t value) const {
    if (start_.empty()) return {};
    return {spans_.data() + start_[value], start_[value + 1] - start_[value]};
  }
  // Whether the value is live into any block.
  bool crosses_blocks(uint32_t value) const { return !spans(value).empty(); }
  // Whether the value is live at the end of its defining block.
  bool leaves_block(uint32_t value) const { return leaves_[value] != 0; }
  // How often blocks read the value that do not define it, as far as the loops around them tell.
  float reads(uint32_t value) const { return reads_.empty() ? 0 : reads_[value]; }
  // Number of the instruction that defines the value; UINT32_MAX when nothing does.
  uint32_t definition(uint32_t value) const { return definition_[value]; }
  size_t span_count() const { return spans_.size(); }

 private:
  struct Exposure {
    uint32_t value;
    BlockPosition block;
    bool is_at_end;  // live at the block's end; otherwise read in it
  };
  void find_exposures();
  void expose_inputs(BlockPosition block);
  void expose(uint32_t value, BlockPosition block, bool is_at_end);
  void sort_by_value();
  void walk_all();
  void sort_spans(uint32_t value, uint32_t first);
  void enter(uint32_t value, BlockPosition block, bool is_at_end);
  // Whether the walk has found that the value is live throughout a span from this block on.
  bool is_through(uint32_t value, BlockPosition block) const {
    return found_[block] == value && spans_[span_at_[block]].is_through;
  }
  BlockPosition home(uint32_t value) const {
    return definition_[value] == UINT32_MAX ? UINT32_MAX : points_.block_of(definition_[value]);
  }

  Arena& scratch_;
  const ProgramPoints& points_;
  const Loops& loops_;
  ArenaVector<uint32_t> definition_;
  ArenaVector<uint8_t> leaves_{definition_.size(), 0, scratch_};
  ArenaVector<uint32_t> last_exposed_;  // by value: block of its last exposed use, to drop repeats
  ArenaVector<Exposure> exposures_{scratch_};
  ArenaVector<uint32_t> start_{scratch_};  // by value; empty if no value crosses blocks
  ArenaVector<LiveSpan> spans_{scratch_};
  ArenaVector<float> reads_{scratch_};  // by value; empty if no value crosses blocks
  // Of the walk from one value's uses.
  ArenaVector<uint32_t> found_{scratch_};    // by block: the last value for which it starts a span
  ArenaVector<uint32_t> span_at_{scratch_};  // by block: that span
  ArenaVector<LiveSpan> sorted_{scratch_};   // of sort_spans
  ArenaVector<BlockPosition> work_{scratch_};  // blocks at whose ends the value is live
  BlockPosition home_ = 0;                     // its defining block
};

}  // namespace lilt::regalloc
