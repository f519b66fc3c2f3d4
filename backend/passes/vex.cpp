// The last step of code for a processor with AVX: every instruction on xmm registers has a VEX
// prefix, and the upper halves of ymm registers are zero where other code may run.
//
// Idea. Selection takes forms with the prefix; those that later passes insert (spills, zeros) get
// theirs here. An instruction without the prefix would leave the upper half of its register as it
// was, and on some processors wait for it, or cost a change of state while any upper half is in
// use. So vzeroupper stands before each call and each return that a write of a ymm register may
// reach without a call between: a forward walk over the blocks, from a clean entry, until nothing
// changes. It costs no time where it stands, and calls come back clean: callees do the same.
// Functions that take, give or pass a value in a ymm register are left alone: the instruction would
// destroy it. Source: the same pass of LLVM's (X86VZeroUpper.cpp); Intel's optimization manual,
// "Mixing AVX Code with SSE Code".
#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/support/processor_features.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

class VexForms {
 public:
  VexForms(MachineFunction& function, Arena& scratch)
      : function_(function),
        edits_(function, scratch),
        is_dirty_(function.blocks.size(), 0, scratch) {}

  void run() {
    for (BlockId block : function_.layout)
      for (MachineInstr& i : function_.instructions_of(block)) {
        take_form(i);
        has_ymm_ |= writes_ymm(i);
      }
    if (!has_ymm_ || function_.frame.passes_ymm) return;
    while (spread()) {
    }
    for (BlockId block : function_.layout) insert(block);
    edits_.apply();
  }

 private:
  // The form leaves its first source alone, so no operand is tied.
  void take_form(MachineInstr& i) {
    const Op form = x86::vex_form(static_cast<Op>(i.opcode));
    if (x86::opcode(form) == i.opcode) return;
    i.opcode = x86::opcode(form);
    for (Cell& cell : function_.cells_of(i))
      if (cell.kind == CellKind::Register) cell.tied_to = -1;
  }

  bool writes_ymm(const MachineInstr& i) const {
    return i.width >= 32 && !function_.desc(i).operands.empty() &&
           function_.desc(i).operands[0].is_def;
  }

  bool is_call(const MachineInstr& i) const {
    return (function_.desc(i).properties & instr::Call) != 0;
  }

  // Whether a ymm register may be in use after the block.
  bool is_dirty_after(BlockId block) const {
    bool is_dirty = is_dirty_[block.index()] != 0;
    for (const MachineInstr& i : function_.instructions_of(block))
      is_dirty = !is_call(i) && (is_dirty || writes_ymm(i));
    return is_dirty;
  }

  // Takes the state after each block to its successors; returns whether one has changed.
  bool spread() {
    bool has_changed = false;
    for (BlockId block : function_.layout) {
      if (!is_dirty_after(block)) continue;
      for (BlockId successor : function_.successors(block)) {
        has_changed |= is_dirty_[successor.index()] == 0;
        is_dirty_[successor.index()] = 1;
      }
    }
    return has_changed;
  }

  void insert(BlockId block) {
    bool is_dirty = is_dirty_[block.index()] != 0;
    const MachineBlock& b = function_.blocks[block];
    for (uint32_t at = b.begin; at < b.end; ++at) {
      const MachineInstr& i = function_.instructions[at];
      const bool leaves = is_call(i) || (function_.desc(i).properties & instr::Return) != 0;
      if (leaves && is_dirty)
        edits_.insert(block, at, x86::instruction(Op::VZEROUPPER, 8, x86::Condition::O, i.origin),
                      {});
      is_dirty = !leaves && (is_dirty || writes_ymm(i));
    }
  }

  MachineFunction& function_;
  EditList edits_;
  ArenaVector<uint8_t> is_dirty_;  // by block, where it starts
  bool has_ymm_ = false;
};

}  // namespace

void finish_vex(MachineFunction& function, Arena& scratch) {
  if ((function.features & processor_feature::Avx) == 0) return;
  VexForms(function, scratch).run();
}

}  // namespace lilt::backend
