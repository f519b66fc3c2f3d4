// Shrink-wrapping: the prologue moves out of the entry to where the frame is needed.
//
// Idea. Many functions test something at their entry and return. The prologue moves to the nearest
// block that dominates every block that needs the frame; returns that it does not lead to need no
// epilogue. Sources: Chow, "Minimizing Register Usage Penalty at Procedure Calls", PLDI 1988; Lupo
// and Wilken, "Post Register Allocation Spill Code Optimization", CGO 2006.
//
// Terms. A block needs the frame if it calls, uses a callee-saved register, the stack pointer, the
// frame pointer or a slot, holds assembly, or traps. The framed blocks are those that the
// prologue's block leads to.
//
// Invariants. The prologue's block lies in no cycle and runs more rarely than the entry; no edge
// leads from a block without the frame to a framed one, so each block either has the frame or not.
// A short block that returns and is reached both ways is copied, the copy for the way without the
// frame: most functions have one return. Where no block fits, the prologue stays in the entry.
//
// Traps need the frame because merge-tails joins blocks by where they go on to: two that go on to
// the same place, or return, have the same frame there; traps might not.
#include <algorithm>

#include "backend/passes/passes.h"
#include "emit/x86/instructions.h"
#include "ir/mir/dominators.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kLongestReturn = 4;  // instructions of a returning block that is copied
constexpr int kMostCandidates = 4;      // from the nearest common dominator upwards
constexpr uint64_t kSmallFrame = 64;    // bytes of slots that surely fit the red zone

class ShrinkWrapping {
 public:
  ShrinkWrapping(MachineFunction& function, Arena& scratch)
      : function_(function),
        scratch_(scratch),
        marked_in_(scratch),
        framed_(scratch),
        shared_(scratch) {}

  void run() {
    const Frame& frame = function_.frame;
    if (function_.layout.size() < 2 || frame.calls_return_twice) return;
    frame_registers_ = function_.target().callee_saved;
    frame_registers_.insert(x86::rsp);
    if (needs_frame(function_.layout.front()) || !may_have_prologue()) return;
    ArenaVector<BlockId> needing(scratch_);
    for (BlockId block : function_.layout)
      if (needs_frame(block)) needing.push_back(block);
    if (needing.empty()) return;
    const BlockId block = choose(needing);
    if (!block.valid()) return;
    if (!shared_.empty()) copy_returns();
    function_.frame.prologue_block = block;
  }

 private:
  const MachineInstr& last_of(BlockId block) const {
    return function_.instructions[function_.blocks[block].end - 1];
  }
  static bool is(const MachineInstr& i, Op op) { return i.opcode == x86::opcode(op); }

  // --- the blocks that need the frame

  // A leaf whose few slots fit the red zone has no prologue unless it writes callee-saved
  // registers.
  bool may_have_prologue() const {
    const Frame& frame = function_.frame;
    if (frame.has_calls || frame.has_dynamic_alloca || frame.uses_frame_pointer) return true;
    uint64_t bytes = 0;
    for (const FrameSlot& slot : frame.slots)
      if (slot.kind != SlotKind::Incoming) bytes += std::max<uint64_t>(slot.size, slot.align);
    if (bytes > (frame.has_red_zone ? kSmallFrame : 0)) return true;
    return std::ranges::any_of(function_.layout, [&](BlockId block) {
      return std::ranges::any_of(function_.instructions_of(block),
                                 [&](const MachineInstr& i) { return uses_frame_register(i); });
    });
  }

  bool needs_frame(BlockId block) const {
    return std::ranges::any_of(function_.instructions_of(block),
                               [&](const MachineInstr& i) { return needs_frame(i); });
  }
  bool needs_frame(const MachineInstr& i) const {
    constexpr uint32_t kNeeding = instr::Call | instr::Pseudo | instr::Trap;
    if ((function_.desc(i).properties & kNeeding) != 0 && !is(i, Op::ZEROxmm)) return true;
    if (is(i, Op::ASM) || uses_frame_register(i)) return true;
    return std::ranges::any_of(function_.cells_of(i), [](const Cell& cell) {
      return cell.kind == CellKind::MemoryBase && cell.base_kind() == BaseKind::Slot;
    });
  }
  bool uses_frame_register(const MachineInstr& i) const {
    if (!(function_.desc(i).clobbers & frame_registers_).empty()) return true;
    return std::ranges::any_of(function_.cells_of(i), [&](const Cell& cell) {
      return cell.holds_register() && frame_registers_.contains(cell.reg());
    });
  }

  // --- the prologue's block

  // The nearest common dominator of these blocks, or a dominator of that, if one fits.
  BlockId choose(std::span<const BlockId> needing) {
    const Dominators dominators(function_, scratch_);
    BlockId common = needing[0];
    for (BlockId block : needing) {
      if (!dominators.is_reachable(block)) return {};
      while (!dominators.dominates(common, block)) common = dominators.immediate_dominator(common);
    }
    const BlockId entry = function_.layout.front();
    marked_in_.assign(function_.blocks.size(), 0);
    for (candidate_ = 1; candidate_ <= kMostCandidates && common != entry; ++candidate_) {
      if (fits(common)) return common;
      common = dominators.immediate_dominator(common);
    }
    return {};
  }

  // Finds the blocks that would be framed, and in `shared_` those of them that need a copy.
  bool fits(BlockId block) {
    const MachineBlock &b = function_.blocks[block],
                       &entry = function_.blocks[function_.layout.front()];
    if (b.loop_depth != 0 || b.frequency >= entry.frequency) return false;
    if (!mark_framed(block)) return false;
    shared_.clear();
    for (BlockId framed : framed_) {
      const bool is_shared = std::ranges::any_of(function_.predecessors(framed),
                                                 [&](BlockId from) { return is_outside(from); });
      if (!is_shared || framed == block) continue;
      if (!may_copy(framed)) return false;
      shared_.push_back(framed);
    }
    return true;
  }

  // The block and all that it leads to. Returns false if it leads back to itself.
  bool mark_framed(BlockId block) {
    framed_.assign(1, block);
    marked_in_[block] = candidate_;
    for (size_t i = 0; i < framed_.size(); ++i)
      for (BlockId next : function_.successors(framed_[i])) {
        if (next == block) return false;
        if (is_outside(next)) framed_.push_back(next);
        marked_in_[next] = candidate_;
      }
    return true;
  }
  bool is_outside(BlockId block) const { return marked_in_[block] != candidate_; }

  // Whether the block is a short return and all ways to it from outside are jumps.
  bool may_copy(BlockId block) const {
    const MachineBlock& b = function_.blocks[block];
    const uint32_t limit = function_.is_for_size ? 1 : kLongestReturn;
    if (b.begin == b.end || b.end - b.begin > limit) return false;
    if ((function_.desc(last_of(block)).properties & instr::Return) == 0) return false;
    if (!function_.labels(block).empty() || needs_frame(block)) return false;
    return std::ranges::all_of(function_.predecessors(block), [&](BlockId from) {
      return !is_outside(from) || is(last_of(from), Op::JMP);
    });
  }

  // --- copies of returns

  void copy_returns() {
    ArenaIdMap<BlockId, BlockId> copies(function_.blocks.size(), BlockId::none(), scratch_);
    for (BlockId block : shared_) {
      copies[block] = copy(block);
      for (BlockId from : function_.predecessors(block))
        if (is_outside(from)) redirect(from, block, copies[block]);
    }
    update_edges(copies);
    std::vector<BlockId>& layout = function_.layout;
    for (BlockId block : shared_)  // a return falls through to nothing: the copy follows it
      layout.insert(std::ranges::find(layout, block) + 1, copies[block]);
  }

  BlockId copy(BlockId block) {
    MachineBlock copied = function_.blocks[block];
    const uint32_t begin = copied.begin, end = copied.end;
    copied.begin = static_cast<uint32_t>(function_.instructions.size());
    copied.end = copied.begin + (end - begin);
    copied.frequency = std::min(copied.frequency, frequency_from_outside(block));
    function_.blocks[block].frequency -= copied.frequency;
    for (uint32_t at = begin; at < end; ++at) {
      MachineInstr i = function_.instructions[at];
      const uint32_t first_cell = i.first_cell;
      i.first_cell = static_cast<uint32_t>(function_.cells.size());
      for (uint32_t c = 0; c < i.cell_count; ++c) {
        const Cell cell = function_.cells[first_cell + c];
        function_.cells.push_back(cell);
      }
      function_.instructions.push_back(i);
    }
    return function_.blocks.push_back(copied);
  }
  float frequency_from_outside(BlockId block) const {
    float sum = 0;
    for (BlockId from : function_.predecessors(block))
      if (is_outside(from))
        sum += function_.blocks[from].frequency /
               static_cast<float>(function_.successors(from).size());
    return sum;
  }

  void redirect(BlockId from, BlockId block, BlockId copy) {
    const MachineBlock& b = function_.blocks[from];
    for (uint32_t at = b.end; at > b.begin; --at) {
      const MachineInstr& jump = function_.instructions[at - 1];
      if (!is(jump, Op::JMP) && !is(jump, Op::Jcc)) return;
      Cell& target = function_.cells[jump.first_cell];
      if (target.block() == block) target.payload = copy.index();
    }
  }

  void update_edges(const ArenaIdMap<BlockId, BlockId>& copies) {
    ArenaVector<Edge> edges(scratch_);
    edges.reserve(2 * function_.layout.size());
    for (BlockId from : function_.layout)
      for (BlockId to : function_.successors(from))
        edges.push_back({from, is_outside(from) && copies[to].valid() ? copies[to] : to});
    function_.set_edges(edges);
  }

  MachineFunction& function_;
  Arena& scratch_;
  RegSet frame_registers_;  // callee-saved registers and the stack pointer
  int candidate_ = 0;
  ArenaIdMap<BlockId, int> marked_in_;  // the last candidate that leads to the block
  ArenaVector<BlockId> framed_;         // the candidate and the blocks that it leads to
  ArenaVector<BlockId> shared_;         // those of them that blocks without the frame jump to
};

}  // namespace

void shrink_wrap(MachineFunction& function, Arena& scratch) {
  ShrinkWrapping(function, scratch).run();
}

}  // namespace lilt::backend
