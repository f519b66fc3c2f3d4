// Addresses of jump tables, made once before a loop.
//
// Idea. Selection makes the address of a table where a switch jumps by it; no value of the IR holds
// it, so constant-hoisting does not see it. The instruction that makes it goes before the loop, and
// out of as many loops around it as call nothing: across a call it would take a register that the
// function must save. Where registers are scarce the allocator repeats the instruction at its use,
// which costs what it cost in the loop. (As LLVM's MachineLICM does with what can be repeated.)
//
// Invariants. A loop is the span of the layout from the target of a backward edge to the last
// source of one, as for the allocators (regalloc/layout_loops.h). What leaves it goes to the end of
// a block that is its only edge in and goes nowhere else: there it runs at most as often as before.
// Loops are looked at only where a switch jumps by a table.
#include <algorithm>

#include "backend/passes/machine_passes.h"
#include "emit/x86/instructions.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;

class TableHoisting {
 public:
  TableHoisting(MachineFunction& function, Arena& scratch)
      : function_(function),
        place_(function.blocks.size(), kNowhere, scratch),
        open_(scratch),
        is_table_(function.symbols.size(), false, scratch),
        edits_(function, scratch) {}

  void run() {
    for (uint32_t place = 0; place < function_.layout.size(); ++place)
      place_[function_.layout[place]] = place;
    for (const JumpTable& table : function_.jump_tables) is_table_[table.symbol.index()] = true;
    for (uint32_t place = 0; place < function_.layout.size(); ++place) {
      open_loop(place);
      if (!open_.empty() && jumps_by_table(function_.layout[place])) hoist(place);
    }
    edits_.apply();
  }

 private:
  static constexpr uint32_t kNowhere = UINT32_MAX;
  static constexpr size_t kMaxLevels = 8;  // loops that an address leaves
  struct Loop {
    uint32_t first, last;  // places in the layout
    bool is_known = false;
    BlockId before = {};  // where it is entered from; none() if nothing moves out of it
  };

  // Closes the loops that end before the place, and opens the one that begins there.
  void open_loop(uint32_t place) {
    while (!open_.empty() && open_.back().last < place) open_.pop_back();
    uint32_t last = kNowhere;
    for (const BlockId block : function_.predecessors(function_.layout[place])) {
      const uint32_t from = place_[block];
      if (from != kNowhere && from >= place) last = last == kNowhere ? from : std::max(last, from);
    }
    if (last == kNowhere) return;
    if (!open_.empty()) last = std::min(last, open_.back().last);  // of an irreducible graph
    open_.push_back({place, last});
  }

  bool jumps_by_table(BlockId block) const {
    return function_.instructions_of(block).back().opcode == x86::opcode(x86::Op::JMPr);
  }

  void hoist(uint32_t place) {
    BlockId target;
    for (size_t i = open_.size(); i-- > 0 && open_.size() - i <= kMaxLevels;) {
      if (!open_[i].is_known) open_[i] = look_at(open_[i]);
      if (!open_[i].before.valid()) break;
      target = open_[i].before;
    }
    if (!target.valid()) return;
    const BlockId block = function_.layout[place];
    for (uint32_t at = function_.blocks[block].begin; at < function_.blocks[block].end; ++at) {
      const MachineInstr& i = function_.instructions[at];
      if (!makes_address_of_table(i)) continue;
      edits_.insert(target, function_.blocks[target].end - 1, i, function_.cells_of(i));
      edits_.remove(block, at);
    }
  }

  // Finds where the loop is entered from.
  Loop look_at(Loop loop) const {
    loop.is_known = true;
    BlockId before;
    for (uint32_t place = loop.first; place <= loop.last; ++place) {
      const BlockId block = function_.layout[place];
      for (const BlockId from : function_.predecessors(block)) {
        if (loop.first <= place_[from] && place_[from] <= loop.last) continue;
        if (place != loop.first || before.valid()) return loop;
        before = from;
      }
      for (const MachineInstr& i : function_.instructions_of(block))
        if ((function_.desc(i).properties & instr::Call) != 0) return loop;
    }
    if (before.valid() && function_.successors(before).size() == 1) loop.before = before;
    return loop;
  }

  bool makes_address_of_table(const MachineInstr& i) const {
    if (i.opcode != x86::opcode(x86::Op::LEA)) return false;
    const SymbolRef symbol = Address::symbol_of(&function_.cells_of(i)[1]);
    return symbol.valid() && is_table_[symbol.index()];
  }

  MachineFunction& function_;
  ArenaIdMap<BlockId, uint32_t> place_;  // in the layout
  ArenaVector<Loop> open_;               // around the current block, the innermost last
  ArenaVector<bool> is_table_;           // by symbol
  EditList edits_;
};

}  // namespace

void hoist_tables(MachineFunction& function, Arena& scratch) {
  if (!function.jump_tables.empty()) TableHoisting(function, scratch).run();
}

}  // namespace lilt::backend
