// Registers for values that live in several blocks: what the fast allocator decides for the whole
// function before it looks at each block alone.
//
// Idea: color at block boundaries only. A register is taken at the start of a block by the one
// value that is there on entry, and at its end by the one value that is there on exit; in between,
// the allocation of the block sees to it. A value gets a register that is free at all boundaries
// where the value lives, and that no call and no fixed operand of these blocks writes; or it gets
// none. Values choose in the order of their weight: reads in other blocks and, of a PHI, moves into
// it, each counted eight times more for each loop around it. A PHI and an input may have the same
// register: at the end of the predecessor the one takes the place of the other.
// Sources: Chow and Hennessy, The Priority-Based Coloring Approach to Register Allocation (TOPLAS
// 1990), for priorities and blocks as units; here without splitting, and with halves of blocks.
#pragma once

#include <span>

#include "regalloc/liveness.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {

// The register holds the value at the starts of the blocks [first, last], at their ends, or both.
struct GlobalSpan {
  BlockPosition first = 0, last = 0;
  uint32_t value = 0;
  mir::Register reg;
  bool is_live_in = false, is_live_out = false;
};

class GlobalRegisters {
 public:
  // O(cells + spans of all values + blocks * registers). Values get no registers in a function that
  // calls setjmp.
  GlobalRegisters(const ProgramPoints& points, const Loops& loops, const Liveness& liveness,
                  const RegisterChoice& choice, Arena& scratch);

  // Of all values with registers, the last blocks first.
  std::span<const GlobalSpan> spans() const { return spans_; }

 private:
  // A PHI and its input from the block `from`, at whose end the move stands.
  struct Link {
    uint32_t input, phi;
    BlockPosition from;
    uint32_t next_of_input, next_of_phi;
  };
  struct Block {
    mir::RegSet at_start, at_end, written;
    bool is_surveyed = false;  // `written` is known
  };
  void survey();
  void survey_phis(BlockPosition position);
  mir::RegSet written(BlockPosition position);
  mir::RegSet written_in_loop(uint32_t loop);
  void choose_all();
  void choose(uint32_t value);
  mir::Register pick(uint32_t value, mir::RegSet free) const;
  mir::RegSet find_free(uint32_t value, mir::RegSet wanted);
  mir::RegSet taken_at_end(uint32_t value, BlockPosition block) const;
  bool is_input(uint32_t value, BlockPosition from) const;
  mir::RegSet taken_by_definition(uint32_t value);
  mir::RegSet taken_before_phi(uint32_t phi) const;
  void assign(uint32_t value, mir::Register r);
  void take(BlockPosition first, BlockPosition last, mir::Register r, bool at_start, bool at_end);
  void emit_spans();
  bool is_phi(uint32_t value) const;
  bool moves_at_ends(uint32_t phi) const;
  BlockPosition home(uint32_t value) const { return points_.block_of(liveness_.definition(value)); }

  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const mir::TargetDesc& target_ = function_.target();
  const Loops& loops_;
  const Liveness& liveness_;
  Arena& scratch_;
  mir::RegSet usable_[mir::kRegClassCount];
  mir::RegSet saved_;                            // callee-saved registers that some value has
  ArenaVector<mir::Register> chosen_{scratch_};  // by value
  ArenaVector<GlobalSpan> spans_{scratch_};
  ArenaVector<Block> blocks_{scratch_};  // by position
  // by loop: those taken at the start or end of any block
  ArenaVector<mir::RegSet> in_loop_{scratch_};
  // by loop: those that its instructions write; made at need
  ArenaVector<mir::RegSet> written_in_loop_{scratch_};
  ArenaVector<float> weight_{scratch_};  // by value
  // by value: registers known to be taken where it lives
  ArenaVector<mir::RegSet> taken_{scratch_};
  ArenaVector<Link> links_{scratch_};
  ArenaVector<uint32_t> first_of_input_{scratch_},
      first_of_phi_{scratch_};                // by value: index in links_
  ArenaVector<uint32_t> assigned_{scratch_};  // values with registers
  size_t next_assigned_ = 0;                  // the first whose links wait
};

}  // namespace lilt::regalloc
