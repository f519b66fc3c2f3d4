// Which values are live into which blocks.
//
// Idea: from each use in a block that does not define the value, walk to the predecessors up to the
// defining block, with a stamp per block. Exact on any graph, irreducible ones too; the cost is the
// sum of the live-in sets. A PHI's input is used at the end of the predecessor, or, when the moves
// of the edge stand at the PHI's block (ProgramPoints), in that block: then it is live into it.
// Source: Boissinot et al., "Computing liveness sets for SSA-form programs" (2011), section 5.2.
#pragma once

#include <span>
#include <vector>

#include "regalloc/program_points.h"

namespace lilt::regalloc {

class Liveness {
 public:
  // Requires SSA form. O(cells + edges + sum of live-in sets).
  Liveness(const ProgramPoints& points, Arena& scratch);

  // Virtual registers (by index) live into the block, ascending.
  std::span<const uint32_t> live_in(BlockPosition block) const {
    return {live_in_.data() + start_[block], start_[block + 1] - start_[block]};
  }
  size_t total_live_in() const { return live_in_.size(); }
  // Whether the value is live into any block.
  bool crosses_blocks(uint32_t value) const { return crosses_[value]; }
  // Number of the instruction that defines the value; UINT32_MAX when nothing does.
  uint32_t definition(uint32_t value) const { return definition_[value]; }

 private:
  struct ExposedUse {
    uint32_t value;
    BlockPosition block;
  };
  void find_definitions();
  void find_exposed_uses();
  void expose(uint32_t value, BlockPosition block);
  void sort_by_value();
  void walk_up();
  void collect();

  Arena& scratch_;
  const ProgramPoints& points_;
  ArenaVector<uint32_t> definition_{scratch_};
  ArenaVector<uint32_t> last_exposed_{
      scratch_};  // by value: block of its last exposed use, to drop repeats
  ArenaVector<ExposedUse> exposed_{scratch_};
  ArenaVector<std::pair<BlockPosition, uint32_t>> found_{scratch_};  // (block, value), by value
  ArenaVector<uint8_t> crosses_{scratch_};
  ArenaVector<uint32_t> start_{scratch_}, live_in_{scratch_};
};

}  // namespace lilt::regalloc
