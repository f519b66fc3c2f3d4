// Moves of an edge go over the branch.
//
// Idea. Allocation splits the edges of a branch whose targets have other predecessors, and puts the
// moves of an edge into a block of its own, which ends in a jump. Before the branch the moves need
// no block and no jump. They may stand there if the other target does not read the registers that
// they write; then they are executed in vain when the branch goes there, which must not happen too
// often. (Compilers that leave SSA form before allocation place such copies there from the start:
// Briggs, Cooper, Harvey, Simpson 1998, "Practical Improvements to the Construction and
// Destruction of Static Single Assignment Form".)
//
// Only loops gain by it: elsewhere equal moves before one target are merged, and the edges'
// blocks are laid out where they are fallen into.
//
// Invariants. A block is emptied as a whole or not at all; block-layout removes it. Moves write no
// flags. They stand before the comparison that belongs to the branch if it does not read what they
// write: processors decode the two as one.
#include <algorithm>

#include "backend/passes/dead_registers.h"
#include "backend/passes/machine_passes.h"
#include "emit/x86/instructions.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kMaxHoisted = 3;
constexpr float kJump = 2.0f;  // what a jump costs, in moves

class EdgeMoves {
 public:
  EdgeMoves(MachineFunction& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run() {
    for (BlockId block : function_.layout)
      if (is_edge(block)) hoist(block);
    edits_.apply();
  }

 private:
  // --- candidates

  std::span<const MachineInstr> moves_of(BlockId edge) const {
    const auto all = function_.instructions_of(edge);
    return all.first(all.size() - 1);
  }
  // Whether the block holds only moves and a jump, after a branch to two blocks that takes the
  // other way seldom enough.
  bool is_edge(BlockId block) const {
    const auto all = function_.instructions_of(block);
    if (function_.blocks[block].loop_depth == 0) return false;
    if (all.size() < 2 || all.size() > kMaxHoisted + 1 || all.back().opcode != x86::opcode(Op::JMP))
      return false;
    if (!function_.labels(block).empty() || function_.predecessors(block).size() != 1) return false;
    for (const MachineInstr& i : moves_of(block))
      if (!is_move(i)) return false;
    const BlockId branch = function_.predecessors(block)[0];
    if (function_.successors(branch).size() != 2 || has_moves_[branch] ||
        !is_jump(function_.instructions_of(branch).back()) ||  // a table may have two targets
        is_after_call(branch))
      return false;
    const float moves = static_cast<float>(all.size() - 1);
    const float in_vain = function_.blocks[other_target(block)].frequency;
    const float most = function_.blocks[branch].frequency - function_.blocks[block].frequency;
    return moves * std::min(in_vain, most) <= kJump * function_.blocks[block].frequency;
  }
  // Whether the block ends in a call with a landing pad and a jump.
  bool is_after_call(BlockId branch) const {
    const auto all = function_.instructions_of(branch);
    return all.size() >= 2 && is_invoking(function_.desc(all[all.size() - 2]));
  }
  bool is_move(const MachineInstr& i) const {
    for (const RegClassDesc& each : function_.target().classes)
      if (i.opcode == each.move) return true;
    return false;
  }
  BlockId other_target(BlockId edge) const {
    const auto targets = function_.successors(function_.predecessors(edge)[0]);
    return targets[0] == edge ? targets[1] : targets[0];
  }

  // --- the change

  void hoist(BlockId edge) {
    RegSet written;
    for (const MachineInstr& i : moves_of(edge))
      written = written | written_registers(function_, i);
    if (!dead_.are_dead(written, other_target(edge))) return;
    const BlockId branch = function_.predecessors(edge)[0];
    has_moves_[branch] = true;
    const uint32_t place = place_before(branch, written);
    const uint32_t begin = function_.blocks[edge].begin;
    for (const MachineInstr& i : moves_of(edge)) {
      edits_.insert(branch, place, i, function_.cells_of(i));
      edits_.remove(edge, begin + static_cast<uint32_t>(&i - moves_of(edge).data()));
    }
  }

  uint32_t first_jump(BlockId block) const {
    uint32_t place = function_.blocks[block].end;
    while (place > function_.blocks[block].begin && is_jump(function_.instructions[place - 1]))
      --place;
    return place;
  }
  static bool is_jump(const MachineInstr& i) {
    return i.opcode == x86::opcode(Op::JMP) || i.opcode == x86::opcode(Op::Jcc);
  }
  // Where moves that write these registers may stand: before the jumps, and before the comparison.
  uint32_t place_before(BlockId branch, RegSet written) const {
    const uint32_t jumps = first_jump(branch);
    if (jumps == function_.blocks[branch].begin) return jumps;
    const MachineInstr& last = function_.instructions[jumps - 1];
    const bool is_comparison =
        function_.desc(last).flags_written != 0 && written_registers(function_, last).empty();
    const bool is_apart = (read_registers(function_, last) & written).empty();
    return is_comparison && is_apart ? jumps - 1 : jumps;
  }

  MachineFunction& function_;
  Arena& scratch_;
  EditList edits_{function_, scratch_};
  // of one of its edges; the other edge keeps its own
  ArenaIdMap<BlockId, bool> has_moves_{function_.blocks.size(), false, scratch_};
  DeadRegisters dead_{function_, scratch_};
};

}  // namespace

void hoist_edge_moves(MachineFunction& function, Arena& scratch) {
  EdgeMoves(function, scratch).run();
}

}  // namespace lilt::backend
