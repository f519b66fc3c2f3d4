// Duplication of dispatches: a jump to a short block that ends in an indirect jump becomes a copy
// of that block.
//
// Idea. An interpreter has one indirect jump for all its operations, and a processor predicts its
// target from that jump's address and what came before. A copy at the end of each operation has an
// address of its own, so the operation that just ended takes part in the prediction. Source: Ertl
// & Gregg, "The Structure and Performance of Efficient Interpreters", JILP 5, 2003.
//
// Terms. A dispatch is a short block that ends in a computed jump, or in a jump through the table
// of a switch; then the block that tests the range of the index may come before it. The copy of
// such a test needs a new block for the jump after it, since a conditional jump ends a block.
//
// Computed jumps are copied everywhere, since the program has one for all only because selection
// wants few edges. Those of switches are copied inside loops, where several blocks jump to them.
// Edges grow with the product of copies and targets, so their number is limited.
//
// Invariants. Only a block that ends in a jump without condition receives a copy, at its end.
#include <algorithm>

#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/support/frequency.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kSizeLimit = 12;        // instructions of a dispatch
constexpr int kDispatchIterations = 3;     // a block with a copy may be a dispatch itself
constexpr size_t kMaxEdges = 1 << 16;      // of the copies
constexpr uint32_t kLeastTableCopies = 2;  // of the jump of a switch

class DispatchDuplication {
 public:
  DispatchDuplication(MachineFunction& function, bool with_tables, Arena& scratch)
      : function_(function), with_tables_(with_tables), scratch_(scratch) {}

  // Returns whether there were any.
  bool run() {
    find_jumps();
    if (with_tables_) find_tests();
    for (BlockId block : function_.layout)
      if (Dispatch* dispatch = dispatch_after(block); dispatch != nullptr)
        dispatch->jumps_in += function_.blocks[block].loop_depth != 0;
    for (BlockId block : function_.layout)
      if (const Dispatch* dispatch = dispatch_after(block);
          dispatch != nullptr && is_worth_copying(*dispatch, block)) {
        edges_left_ -= dispatch->edges;
        copies_.push_back({block, BlockId::none(), dispatch});
      }
    if (copies_.empty()) return false;
    for (Copy& copy : copies_) make(copy);
    place_new_blocks();
    edits_.apply();
    function_.set_edges(edges_);
    return true;
  }

 private:
  struct Dispatch {
    BlockId test = BlockId::none(), jump = BlockId::none();  // only a switch may have a test
    BlockId after_test = BlockId::none();  // where the test goes when its jump is not taken
    uint32_t edges = 0;                    // of a copy; 0: not a dispatch
    uint32_t jumps_in = 0;                 // of blocks in loops
    bool is_computed = false;

    BlockId first() const { return test.valid() ? test : jump; }
  };
  struct Copy {
    BlockId block;      // receives the copy
    BlockId new_block;  // of the jump after a test
    const Dispatch* dispatch;
  };

  static bool is(const MachineInstr& i, Op op) { return i.opcode == x86::opcode(op); }
  BlockId target_of(const MachineInstr& jump) const {
    return function_.cells[jump.first_cell].block();
  }
  const MachineInstr* last_of(BlockId block) const {
    const MachineBlock& b = function_.blocks[block];
    return b.begin == b.end ? nullptr : &function_.instructions[b.end - 1];
  }
  uint32_t size_of(BlockId block) const {
    return function_.blocks[block].end - function_.blocks[block].begin;
  }
  // There is one prologue, on which the steps of the unwind table rely.
  bool has_prologue(BlockId block) const { return block == function_.frame.prologue_block; }

  void find_jumps() {
    for (BlockId block : function_.layout) {
      const MachineInstr* last = last_of(block);
      if (last == nullptr || !(is(*last, Op::JMPr) || is(*last, Op::JMPm)) ||
          size_of(block) > kSizeLimit || !may_copy_block(function_, block) || has_prologue(block))
        continue;
      const std::span<const BlockId> targets = function_.successors(block);
      const bool is_computed = !targets.empty() && !function_.labels(targets[0]).empty();
      if (!is_computed && !with_tables_) continue;
      dispatches_[block] = {.jump = block,
                            .edges = static_cast<uint32_t>(targets.size()),
                            .is_computed = is_computed};
    }
  }

  // Blocks with one conditional jump, one of whose targets is the jump of a switch.
  void find_tests() {
    for (size_t place = 0; place < function_.layout.size(); ++place) {
      const BlockId block = function_.layout[place];
      const MachineBlock& b = function_.blocks[block];
      const std::span<const MachineInstr> code = function_.instructions_of(block);
      size_t jump = code.size();
      BlockId after = BlockId::none();
      if (jump != 0 && is(code[jump - 1], Op::JMP))
        after = target_of(code[--jump]);
      else if (place + 1 < function_.layout.size())
        after = function_.layout[place + 1];
      if (jump == 0 || !is(code[--jump], Op::Jcc) || !after.valid()) continue;
      if (jump != 0 && is(code[jump - 1], Op::Jcc)) continue;
      for (BlockId target : {target_of(code[jump]), after}) {
        const Dispatch& found = dispatches_[target];
        if (found.edges == 0 || found.is_computed || found.test.valid() || target == block)
          continue;
        if (b.end - b.begin + size_of(target) > kSizeLimit || !may_copy_block(function_, block) ||
            has_prologue(block))
          continue;
        dispatches_[block] = {block, target, after, found.edges + 2};
        break;
      }
    }
  }

  // The dispatch that a block does nothing but jump to at its end.
  Dispatch* dispatch_after(BlockId block) {
    const MachineInstr* last = last_of(block);
    if (last == nullptr || !is(*last, Op::JMP)) return nullptr;
    if (size_of(block) > 1 && (function_.desc(last[-1]).properties & instr::Terminator) != 0)
      return nullptr;
    Dispatch& dispatch = dispatches_[target_of(*last)];
    return dispatch.edges != 0 ? &dispatch : nullptr;
  }

  bool is_worth_copying(const Dispatch& dispatch, BlockId block) const {
    if (dispatch.edges > edges_left_) return false;
    if (dispatch.is_computed) return true;
    return dispatch.jumps_in >= kLeastTableCopies && function_.blocks[block].loop_depth != 0;
  }

  // Replaces the jump at the end of a block by the instructions of a dispatch.
  void make(Copy& copy) {
    const Dispatch& dispatch = *copy.dispatch;
    edits_.remove(copy.block, function_.blocks[copy.block].end - 1);
    if (!dispatch.test.valid()) return append(copy.block, dispatch.jump, copy);
    copy.new_block = add_block(copy);
    append(copy.block, dispatch.test, copy);
    if (dispatch.after_test != dispatch.jump && is(*last_of(dispatch.test), Op::Jcc))
      append(copy.block, x86::instruction(Op::JMP, 8), dispatch.after_test);
    append(copy.new_block, dispatch.jump, copy);
  }

  BlockId add_block(const Copy& copy) {
    MachineBlock& test = function_.blocks[copy.dispatch->test];
    MachineBlock& jump = function_.blocks[copy.dispatch->jump];
    const MachineBlock& from = function_.blocks[copy.block];
    MachineBlock added;
    const float share = test.frequency > 0 ? jump.frequency / test.frequency : 1;
    added.frequency = rounded_frequency(from.frequency * std::min(share, 1.0f));
    added.loop_depth = from.loop_depth;
    test.frequency = rounded_frequency(std::max(0.0f, test.frequency - from.frequency));
    jump.frequency = rounded_frequency(std::max(0.0f, jump.frequency - added.frequency));
    return function_.blocks.push_back(added);
  }

  void append(BlockId block, BlockId copied, const Copy& copy) {
    const uint32_t end = function_.blocks[block].end;
    function_.forget_debug_values(copied);  // a copy makes values of its own
    for (const MachineInstr& i : function_.instructions_of(copied)) {
      const bool leads_to_jump = (is(i, Op::Jcc) || is(i, Op::JMP)) && copy.new_block.valid() &&
                                 target_of(i) == copy.dispatch->jump;
      if (leads_to_jump)
        append(block, i, copy.new_block);
      else
        edits_.insert(block, end, i, function_.cells_of(i));
    }
  }
  void append(BlockId block, const MachineInstr& jump, BlockId target) {
    const Cell cells[] = {x86::block_operand(target)};
    edits_.insert(block, function_.blocks[block].end, jump, cells);
  }

  // New blocks follow those that receive the test; edges are those of the copied blocks.
  void place_new_blocks() {
    std::vector<BlockId>& layout = function_.layout;
    ArenaVector<BlockId> old(scratch_);
    old.assign(layout.begin(), layout.end());
    layout.clear();
    auto copy = copies_.begin();
    for (BlockId block : old) {
      layout.push_back(block);
      if (copy == copies_.end() || copy->block != block) {
        add_edges(block, block, Copy());
        continue;
      }
      add_edges(block, copy->dispatch->first(), *copy);
      if (copy->new_block.valid()) {
        layout.push_back(copy->new_block);
        add_edges(copy->new_block, copy->dispatch->jump, *copy);
      }
      ++copy;
    }
  }
  void add_edges(BlockId block, BlockId copied, const Copy& copy) {
    for (BlockId target : function_.successors(copied)) {
      const bool leads_to_jump =
          copy.new_block.valid() && block == copy.block && target == copy.dispatch->jump;
      edges_.push_back({block, leads_to_jump ? copy.new_block : target});
    }
  }

  MachineFunction& function_;
  const bool with_tables_;
  Arena& scratch_;
  EditList edits_{function_, scratch_};
  ArenaVector<Copy> copies_{scratch_};  // in layout order
  ArenaVector<Edge> edges_{scratch_};
  size_t edges_left_ = kMaxEdges;
  ArenaIdMap<BlockId, Dispatch> dispatches_{function_.blocks.size(), Dispatch(), scratch_};
};

}  // namespace

bool may_copy_block(const MachineFunction& function, BlockId block) {
  return !function.frame.has_single_calls &&
         std::ranges::none_of(function.instructions_of(block), [](const MachineInstr& i) {
           return i.opcode == x86::opcode(Op::ASM);
         });
}

void duplicate_dispatches(MachineFunction& function, Arena& scratch) {
  if (!function.jump_tables.empty() && !function.is_for_size)
    DispatchDuplication(function, true, scratch).run();
  if (!function.has_labels()) return;
  for (int iteration = 0;
       iteration < kDispatchIterations && DispatchDuplication(function, false, scratch).run();)
    ++iteration;
}

}  // namespace lilt::backend
