// Edits of the control-flow graph: new blocks with their places in the layout, and edges that move
// to other predecessors.
//
// Idea. A pass makes blocks and rewrites terminators as it likes; the layout and the phis, which
// every such change owes, wait for finish(). It writes the layout once and rewrites each phi once,
// however many edges of its block have moved.
//
// Invariants. Until finish(), Function::blocks() is the layout from before the edit, and phis of
// targets whose edges have moved name the old predecessors. A pass may therefore walk the old
// blocks while it adds new ones.
#pragma once

#include <array>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// Moves the instruction before another one, in its block or another. O(1).
inline void move_before(Function& function, InstId position, InstId id) {
  function.unlink(id);
  function.insert_before(position, id);
}

// Ends a block with a jump. O(1).
inline void append_jump(Function& function, BlockId block, BlockId to, SourceOffset origin) {
  function.create_at_end(block, Opcode::Br, kVoid, std::array{Value(to)}, 0, 0, origin);
}

// All edges of the terminator of `from` to the target lead to the replacement. O(operands).
void redirect(Function& function, BlockId from, BlockId target, BlockId replacement);

// The phi gets an entry more. O(entries).
void add_incoming(Function& function, InstId phi, Value value, BlockId from);
// The phi loses the entries of predecessors for which is_gone(predecessor). O(entries).
template <class Predicate>
void drop_incoming(Function& function, InstId phi, Predicate is_gone) {
  const uint32_t count = function[phi].operand_count;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count; i += 2) {
    if (is_gone(function.operand(phi, i + 1).block())) continue;
    for (uint32_t part = 0; kept != i && part < 2; ++part)
      function.set_operand(phi, kept + part, function.operand(phi, i + part));
    kept += 2;
  }
  if (kept != count) function.set_operands(phi, function.operands(phi).first(kept));
}

// The same for the target's phis and one predecessor. O(entries).
inline void drop_edge(Function& function, BlockId from, BlockId target) {
  function.for_each_phi(target, [&](InstId phi) {
    drop_incoming(function, phi, [from](BlockId block) { return block == from; });
  });
}
// The block's phis name the replacement in place of a predecessor. O(entries).
void rename_incoming(Function& function, BlockId block, BlockId from, BlockId replacement);

class CfgEdit {
 public:
  // O(1): the layout becomes a list when the first block is added.
  CfgEdit(Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  // A new block directly after, or before, another in the layout; at its end. O(1).
  BlockId add_after(BlockId place, SourceOffset origin);
  BlockId add_before(BlockId place, SourceOffset origin);
  BlockId add_last(SourceOffset origin) { return add_after(last_block(), origin); }
  // A new block after `place` that jumps to `to`, for an edge of `from` that the caller redirects
  // to it. O(1).
  BlockId split_edge(BlockId from, BlockId to, BlockId place, SourceOffset origin);
  // The edges of `old_predecessor` to the target now come from `new_predecessor`. Several may take
  // their place (the phis get an entry for each, in the order of these calls), the old predecessor
  // among them. The terminators of the new ones stay there, and came from nowhere else. O(1).
  void move_edge(BlockId target, BlockId old_predecessor, BlockId new_predecessor) {
    moves_.push_back({target, old_predecessor, new_predecessor});
  }
  // The terminator of `from`, and so all its edges, goes to `to`, a block that was added, and may
  // move on from there. O(1).
  void move_terminator(BlockId from, BlockId to);
  // Moves the instruction and those after it, with the terminator, to the end of a block that was
  // added. O(moved).
  void move_rest(InstId first, BlockId to) {
    move_terminator(function_.block_of(first), to);
    function_.move_rest(first, to);
  }

  bool has_changed() const { return !next_.empty() || !moves_.empty(); }
  // Writes the layout and the phis, and begins a new edit. O(moves log moves + blocks + operands of
  // the targets' phis), O(1) without a change. A terminator that moved k times counts as k moves of
  // each of its edges: a block is best split from its end up.
  void finish();

 private:
  struct Move {
    BlockId target, old_predecessor, new_predecessor;
  };
  // A terminator left a block. Phis of its targets may name any block that it was in.
  struct Step {
    BlockId from;
    uint32_t earlier;  // the step that brought it there, or kNone
  };
  static constexpr uint32_t kNone = UINT32_MAX;
  class PhiUpdate;

  void begin_layout();
  BlockId last_block();
  BlockId add(BlockId previous, BlockId next, SourceOffset origin);
  void move_edges_of_terminators();
  void update_phis();

  Function& function_;
  Arena& scratch_;
  // By block: its neighbours in the layout; empty before a block is added.
  ArenaVector<BlockId> next_{scratch_}, previous_{scratch_};
  BlockId first_, last_;
  ArenaVector<uint32_t> step_{scratch_};  // by block: the last step of its terminator
  ArenaVector<Step> steps_{scratch_};
  ArenaVector<Move> moves_{scratch_};
};

}  // namespace lilt::ssa
