// Shrink-wrapping: the prologue moves out of the entry to where the frame is needed.
//
// Idea. Many functions test something at their entry and return. The prologue moves to a block that
// dominates every block that needs the frame; returns that it does not lead to need no epilogue.
// Such blocks are found without a dominator tree: while only one successor of a block leads to
// blocks that need the frame, that successor dominates them. Sources: Chow, "Minimizing Register
// Usage Penalty at Procedure Calls", PLDI 1988; Lupo and Wilken, "Post Register Allocation Spill
// Code Optimization", CGO 2006.
//
// Terms. A block needs the frame if it calls, uses a callee-saved register, the stack pointer, the
// frame pointer or a slot, holds assembly, or traps. The framed blocks are those that the
// prologue's block leads to; those that are not are outside.
//
// Allocation often moves arguments to callee-saved registers, or spills them, in the entry. Such a
// move goes along to the prologue's block if its source keeps its value on all paths there, and
// before that the source is read in place of the callee-saved register. LLVM does this in
// MachineCopyPropagation and PostRAMachineSinking.
//
// Invariants. The prologue's block lies in no cycle and runs more rarely than the entry; no edge
// leads from a block without the frame to a framed one, so each block either has the frame or not.
// A short block that returns and is reached on both paths is copied, the copy for the path without
// the frame: most functions have one return. Where no block fits, the prologue stays in the entry.
//
// Traps need the frame because merge-tails joins blocks by where they go on to: two that go on to
// the same place, or return, have the same frame there; traps might not.
#include <algorithm>
#include <array>

#include "backend/passes/machine_passes.h"
#include "emit/x86/instructions.h"
#include "ir/mir/edit.h"
#include "ir/support/frequency.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kMaxReturn = 4;       // instructions of a returning block that is copied
constexpr size_t kMaxChain = 16;         // blocks
constexpr int kMaxCandidates = 4;        // of a chain, from its end on
constexpr uint32_t kMaxMovesAlong = 16;  // that go along
constexpr uint32_t kMaxUnwrapped =
    256;                              // instructions without the frame that are looked at for them
constexpr uint64_t kSmallFrame = 64;  // bytes of slots that surely fit the red zone

class ShrinkWrapping {
 public:
  ShrinkWrapping(MachineFunction& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}

  void run() {
    const Frame& frame = function_.frame;
    if (function_.layout.size() < 2 || frame.calls_return_twice || frame.popped != 0) return;
    frame_registers_ = function_.frame.callee_saved;
    frame_registers_.insert(x86::rsp);
    find_moves();
    if (needs_frame(function_.layout.front()) || !may_have_prologue()) return;
    const BlockId block = choose();
    if (!block.valid()) return;
    if (!shared_.empty()) copy_returns();
    function_.frame.prologue_block = block;
    EditList edits(function_, scratch_);
    for (BlockId outside : function_.layout)
      if (is_outside(outside)) make_result_in_rax(outside, edits);
    for (BlockId outside : function_.layout)
      if (is_outside(outside) && !moved_.empty()) read_sources(outside);
    sink_moves(block, edits);
    edits.apply();
  }

 private:
  // A move of the entry that may go along.
  struct Move {
    uint32_t position;
    Register source;
    Register to;  // none: it is a spill
  };
  using MoveSet = uint32_t;  // bits by index in moves_

  const MachineInstr& last_of(BlockId block) const {
    return function_.instructions[function_.blocks[block].end - 1];
  }
  static bool is(const MachineInstr& i, Op op) { return i.opcode == x86::opcode(op); }
  // Not an extension of 32 bits.
  static bool is_move(const MachineInstr& i) {
    return is(i, Op::MOVLOWrr) || (is(i, Op::MOVrr) && i.width == 8);
  }

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
    const MachineBlock& b = function_.blocks[block];
    for (uint32_t at = b.begin; at < b.end; ++at)
      if (needs_frame(function_.instructions[at]) && !is_of_result(block, at)) return true;
    return false;
  }
  // Moves that go along do not need it, nor do reads of what they write: reads of their sources
  // take their place.
  bool needs_frame(const MachineInstr& i) const {
    constexpr uint32_t kNeeding = instr::Call | instr::Pseudo | instr::Trap;
    const bool is_constant = is(i, Op::ZEROxmm) || is(i, Op::ONESxmm);
    if ((function_.desc(i).properties & kNeeding) != 0 && !is_constant) return true;
    if (is(i, Op::ASM)) return true;
    return (uses_frame_register(i) || uses_slot(i)) && !goes_along(i);
  }
  bool uses_slot(const MachineInstr& i) const {
    return std::ranges::any_of(function_.cells_of(i), [](const Cell& cell) {
      return cell.kind == CellKind::MemoryBase && cell.base_kind() == BaseKind::Slot;
    });
  }
  bool uses_frame_register(const MachineInstr& i) const {
    if (!(function_.desc(i).clobbers & frame_registers_).empty()) return true;
    return std::ranges::any_of(function_.cells_of(i), [&](const Cell& cell) {
      if (!cell.holds_register() || !frame_registers_.contains(cell.reg())) return false;
      return cell.is_def() || cell.fixed != 0 || !moved_.contains(cell.reg());
    });
  }

  // --- results in callee-saved registers

  // The callee-saved register that a block returns, if it does nothing else.
  Register result_of(BlockId block) const {
    const std::span<const MachineInstr> code = function_.instructions_of(block);
    if (code.size() != 2 || !is_move(code[0]) || !is(code[1], Op::RET)) return {};
    const Register to = function_.cells_of(code[0])[0].reg(),
                   result = function_.cells_of(code[0])[1].reg();
    const bool is_it =
        to == x86::rax && !moved_.contains(result) && function_.frame.callee_saved.contains(result);
    return is_it ? result : Register();
  }
  // Whether the instruction is the move of such a block, or makes the result right before a jump to
  // it. Outside, the result is made in rax.
  bool is_of_result(BlockId block, uint32_t at) const {
    const MachineBlock& b = function_.blocks[block];
    if (at == b.begin && result_of(block).valid()) return true;
    if (at + 2 != b.end || !is(last_of(block), Op::JMP)) return false;
    const Register result = result_of(function_.cells_of(last_of(block))[0].block());
    const MachineInstr& i = function_.instructions[at];
    if (!result.valid() || uses_slot(i)) return false;
    if (!is(i, Op::MOVri) && !is(i, Op::MOVrr) && !is_move(i) && !is(i, Op::MOVrm) &&
        !is(i, Op::LEA))
      return false;
    const std::span<const Cell> cells = function_.cells_of(i);
    return cells[0].reg() == result &&
           std::ranges::none_of(cells.subspan(1), [&](const Cell& cell) {
             return cell.holds_register() && frame_registers_.contains(cell.reg()) &&
                    !moved_.contains(cell.reg());
           });
  }
  void make_result_in_rax(BlockId block, EditList& edits) {
    const MachineBlock& b = function_.blocks[block];
    if (result_of(block).valid()) edits.remove(block, b.begin);
    if (b.end - b.begin < 2 || !is_of_result(block, b.end - 2)) return;
    function_.cells_of(function_.instructions[b.end - 2])[0].set_register(x86::rax);
  }

  // --- moves that go along

  void find_moves() {
    const MachineBlock& entry = function_.blocks[function_.layout.front()];
    for (uint32_t at = entry.begin; at < entry.end && moves_.size() < kMaxMovesAlong; ++at) {
      const Move move = move_at(at);
      if (!move.source.valid()) continue;
      if (move.to.valid()) {
        if (moved_.contains(move.to)) continue;
        moved_.insert(move.to);
        source_of_[move.to.number()] = move.source;
      }
      moves_.push_back(move);
    }
  }
  // A move from a caller-saved register to a callee-saved one or to a spill slot.
  Move move_at(uint32_t at) const {
    const MachineInstr& i = function_.instructions[at];
    const std::span<const Cell> cells = function_.cells_of(i);
    if (is_move(i)) {
      const Register to = cells[0].reg(), source = cells[1].reg();
      if (function_.frame.callee_saved.contains(to) && !frame_registers_.contains(source))
        return {at, source, to};
    } else if (is_spill(i) && !frame_registers_.contains(cells[3].reg())) {
      return {at, cells[3].reg(), Register()};
    }
    return {};
  }
  bool is_spill(const MachineInstr& i) const {
    const bool is_store =
        std::ranges::any_of(function_.target().classes,
                            [&](const RegClassDesc& each) { return i.opcode == each.store; });
    if (!is_store) return false;
    const Cell& base = function_.cells_of(i)[0];
    return base.base_kind() == BaseKind::Slot &&
           function_.frame.slots[base.slot()].kind == SlotKind::Spill;
  }
  bool goes_along(const MachineInstr& i) const {
    const auto at = static_cast<uint32_t>(&i - function_.instructions.data());
    return std::ranges::any_of(moves_, [&](const Move& move) { return move.position == at; });
  }

  // Whether the sources keep their values from the moves to the block, and to the reads of what the
  // moves write that stay outside. Walks along the layout until nothing changes.
  bool keep_sources(BlockId block) {
    if (moves_.empty()) return true;
    lost_.assign(function_.blocks.size(), 0);
    is_lost_source_read_ = false;
    uint32_t seen = 0;
    for (bool changes = true; changes;) {
      changes = false;
      for (BlockId from : function_.layout) {
        if (!is_outside(from)) continue;
        seen += function_.blocks[from].end - function_.blocks[from].begin;
        if (seen > kMaxUnwrapped) return false;
        const MoveSet lost = lost_after(from);
        for (BlockId to : function_.successors(from)) {
          changes |= (lost & ~lost_[to]) != 0;
          lost_[to] |= lost;
        }
      }
    }
    for (BlockId shared : shared_) lost_after(shared);
    return lost_[block] == 0 && !is_lost_source_read_;
  }
  // The moves whose sources have other values at the end of a block.
  MoveSet lost_after(BlockId block) {
    MoveSet lost = lost_[block], made = 0;
    const bool is_entry = block == function_.layout.front();
    for (const MachineInstr& i : function_.instructions_of(block)) {
      const auto at = static_cast<uint32_t>(&i - function_.instructions.data());
      RegSet written = function_.desc(i).clobbers;
      for (const Cell& cell : function_.cells_of(i)) {
        if (cell.is_def()) written.insert(cell.reg());
        if (cell.is_use() && moved_.contains(cell.reg()))
          is_lost_source_read_ |= (lost & moves_to(cell.reg())) != 0;
      }
      for (size_t m = 0; m < moves_.size(); ++m) {
        const MoveSet bit = MoveSet{1} << m;
        if (is_entry && moves_[m].position == at) made |= bit;
        if ((!is_entry || (made & bit) != 0) && written.contains(moves_[m].source)) lost |= bit;
      }
    }
    return lost;
  }
  MoveSet moves_to(Register to) const {
    for (size_t m = 0; m < moves_.size(); ++m)
      if (moves_[m].to == to) return MoveSet{1} << m;
    return 0;
  }

  void sink_moves(BlockId block, EditList& edits) {
    const BlockId entry = function_.layout.front();
    const uint32_t begin = function_.blocks[block].begin;
    for (const Move& move : moves_) {
      const MachineInstr& i = function_.instructions[move.position];
      edits.insert(block, begin, i, function_.cells_of(i));
      edits.remove(entry, move.position);
    }
    remove_moves_back(block, edits);
  }
  // Those of a callee-saved register to the source that it has just got its value from.
  void remove_moves_back(BlockId block, EditList& edits) {
    const MachineBlock& b = function_.blocks[block];
    RegSet written;
    for (uint32_t at = b.begin; at < std::min(b.end, b.begin + kMaxMovesAlong); ++at) {
      const MachineInstr& i = function_.instructions[at];
      const std::span<const Cell> cells = function_.cells_of(i);
      if ((function_.desc(i).properties & instr::Call) != 0 || is(i, Op::ASM)) return;
      if (is_move(i) && moved_.contains(cells[1].reg()) &&
          source_of_[cells[1].payload] == cells[0].reg() && !written.contains(cells[0].reg()) &&
          !written.contains(cells[1].reg()))
        edits.remove(block, at);
      written = written | function_.desc(i).clobbers;
      for (const Cell& cell : cells)
        if (cell.is_def()) written.insert(cell.reg());
    }
  }
  void read_sources(BlockId outside) {
    for (const MachineInstr& i : function_.instructions_of(outside))
      for (Cell& cell : function_.cells_of(i))
        if (cell.is_use() && moved_.contains(cell.reg()))
          cell.set_register(source_of_[cell.payload]);
  }

  // --- the prologue's block

  // The block deepest in the chain that fits.
  BlockId choose() {
    find_chain();
    if (chain_.size() > 1) marked_in_.assign(function_.blocks.size(), 0);
    for (candidate_ = 1; candidate_ <= kMaxCandidates && chain_.size() > 1; ++candidate_) {
      if (fits(chain_.back())) return chain_.back();
      chain_.pop_back();
    }
    return {};
  }

  // From the entry on, follows the only successor that leads to a block that needs the frame, until
  // a block needs it itself or several of its successors lead there. All of these blocks dominate
  // all that need the frame.
  void find_chain() {
    leads_nowhere_.assign(function_.blocks.size(), false);
    chain_.assign(1, function_.layout.front());
    do {
      BlockId only = BlockId::none();
      for (BlockId next : function_.successors(chain_.back())) {
        if (next == only || !leads_to_need(next)) continue;
        if (only.valid()) return;
        only = next;
      }
      if (!only.valid()) return chain_.clear();
      if (std::ranges::find(chain_, only) != chain_.end()) return;
      chain_.push_back(only);
    } while (!needs_frame(chain_.back()) && chain_.size() <= kMaxChain);
  }

  // Stops at the first block that needs the frame; if there is none, all blocks that were met lead
  // nowhere.
  bool leads_to_need(BlockId block) {
    if (leads_nowhere_[block]) return false;
    work_.assign(1, block);
    leads_nowhere_[block] = true;
    for (size_t at = 0; at < work_.size(); ++at) {
      if (needs_frame(work_[at])) {
        for (BlockId met : work_) leads_nowhere_[met] = false;
        return true;
      }
      for (BlockId next : function_.successors(work_[at]))
        if (!leads_nowhere_[next]) {
          leads_nowhere_[next] = true;
          work_.push_back(next);
        }
    }
    return false;
  }

  // Finds the blocks that would be framed, and in `shared_` those of them that need a copy.
  bool fits(BlockId block) {
    const MachineBlock &b = function_.blocks[block],
                       &entry = function_.blocks[function_.layout.front()];
    if (b.loop_depth != 0 || b.frequency >= entry.frequency) return false;
    if (!mark_framed(block) || !is_outside(function_.layout.front())) return false;
    shared_.clear();
    for (BlockId framed : framed_) {
      const bool is_shared = std::ranges::any_of(function_.predecessors(framed),
                                                 [&](BlockId from) { return is_outside(from); });
      if (!is_shared || framed == block) continue;
      if (!may_copy(framed)) return false;
      shared_.push_back(framed);
    }
    return keep_sources(block);
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

  // Whether the block is a short return and all paths to it from outside are jumps.
  bool may_copy(BlockId block) const {
    const MachineBlock& b = function_.blocks[block];
    const uint32_t limit = function_.is_for_size ? 2 : kMaxReturn;
    if (b.begin == b.end || b.end - b.begin > limit) return false;
    if ((function_.desc(last_of(block)).properties & instr::Return) == 0) return false;
    if (!function_.labels(block).empty() || needs_frame(block)) return false;
    if (!may_copy_block(function_, block)) return false;
    return std::ranges::all_of(function_.predecessors(block), [&](BlockId from) {
      if (!is_outside(from)) return true;
      return !function_.instructions_of(from).empty() && is(last_of(from), Op::JMP);
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
    copied.frequency = rounded_frequency(std::min(copied.frequency, frequency_from_outside(block)));
    float& rest = function_.blocks[block].frequency;
    rest = rounded_frequency(rest - copied.frequency);
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
    marked_in_.push_back(0);
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
  ArenaVector<Move> moves_{scratch_};
  RegSet moved_;  // registers that moves write
  std::array<Register, 64> source_of_{};
  ArenaIdMap<BlockId, MoveSet> lost_{scratch_};  // where the block starts
  bool is_lost_source_read_ = false;
  ArenaVector<BlockId> chain_{scratch_};
  ArenaIdMap<BlockId, bool> leads_nowhere_{scratch_};  // where no block needs the frame
  ArenaVector<BlockId> work_{scratch_};
  int candidate_ = 0;
  ArenaIdMap<BlockId, int> marked_in_{scratch_};  // the last candidate that leads to the block
  ArenaVector<BlockId> framed_{scratch_};         // the candidate and the blocks that it leads to
  ArenaVector<BlockId> shared_{scratch_};  // those of them that blocks without the frame jump to
};

}  // namespace

void shrink_wrap(MachineFunction& function, Arena& scratch) {
  ShrinkWrapping(function, scratch).run();
}

}  // namespace lilt::backend
