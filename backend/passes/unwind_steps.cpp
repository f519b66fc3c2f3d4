// Unwind steps: the facts that an unwinder needs at each instruction, derived from the instructions
// of the prologue and the epilogues that move the stack pointer.
//
// Invariant: every block except the entry starts with a complete frame, since only the entry block
// holds a prologue and only blocks that return hold an epilogue. So one walk in layout order
// suffices: the entry block builds the frame up; a returning block remembers the state before its
// epilogue takes the frame down, and the block laid out behind it restores that state. Source:
// DWARF 5 §6.4; System V AMD64 ABI §3.7 (register numbers).
#include "backend/passes/passes.h"
#include "emit/object/code_image.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;
using object::UnwindKind;
using x86::Op;

// DWARF numbers of rax … rdi differ from the hardware's.
int32_t dwarf_number(Register r) {
  constexpr int32_t low[] = {0, 2, 1, 3, 7, 6, 4, 5};
  uint32_t hardware = x86::hardware_number(r);
  return hardware < 8 ? low[hardware] : static_cast<int32_t>(hardware);
}

class UnwindSteps {
 public:
  UnwindSteps(MachineFunction& function, Arena& scratch)
      : function_(function), edits_(function, scratch) {}

  void run() {
    for (size_t position = 0; position < function_.layout.size(); ++position) {
      BlockId block = function_.layout[position];
      bool is_last = position + 1 == function_.layout.size();
      if (torn_down_) {
        step(block, function_.blocks[block].begin, UnwindKind::RestoreState, 0, 0);
        torn_down_ = false;
      }
      if (position == 0) describe_prologue(block);
      describe_epilogue(block, is_last);
    }
    edits_.apply();
  }

 private:
  void step(BlockId block, uint32_t position, UnwindKind kind, int32_t dwarf_register,
            int32_t value) {
    Cell cells[] = {x86::immediate(static_cast<int32_t>(kind)), x86::immediate(dwarf_register),
                    x86::immediate(value)};
    edits_.insert(block, position, MachineInstr{.opcode = kCfi}, cells);
  }

  // The instructions of the prologue are the leading ones that push or lower the stack pointer.
  void describe_prologue(BlockId block) {
    const MachineBlock& b = function_.blocks[block];
    for (uint32_t at = b.begin; at < b.end; ++at) {
      const MachineInstr& i = function_.instructions[at];
      if (i.opcode == x86::opcode(Op::PUSH)) {
        describe_push(block, at + 1, function_.cells_of(i)[0].reg());
      } else if (sets_frame_pointer(i)) {
        step(block, at + 1, UnwindKind::DefineCfaRegister, dwarf_number(x86::rbp), 0);
        cfa_from_rbp_ = true;
      } else {
        int32_t bytes = adjustment(i, Op::SUBri);
        prologue_end_ = at + (bytes != 0);
        if (bytes == 0) return;
        cfa_offset_ += bytes;
        if (!cfa_from_rbp_) step(block, at + 1, UnwindKind::DefineCfaOffset, 0, cfa_offset_);
        return;
      }
      prologue_end_ = at + 1;
    }
  }

  void describe_push(BlockId block, uint32_t position, Register saved) {
    cfa_offset_ += 8;
    if (!cfa_from_rbp_) step(block, position, UnwindKind::DefineCfaOffset, 0, cfa_offset_);
    if (function_.target().callee_saved.contains(saved))
      step(block, position, UnwindKind::SavedAt, dwarf_number(saved), -cfa_offset_);
  }

  bool sets_frame_pointer(const MachineInstr& i) const {
    return i.opcode == x86::opcode(Op::MOVrr) && function_.frame.uses_frame_pointer &&
           function_.cells_of(i)[0].reg() == x86::rbp;
  }

  // Bytes by which an instruction of this row lowers or raises the stack pointer, else 0.
  int32_t adjustment(const MachineInstr& i, Op op) const {
    if (i.opcode != x86::opcode(op)) return 0;
    std::span<const Cell> cells = function_.cells_of(i);
    return cells[0].reg() == x86::rsp ? cells[2].immediate() : 0;
  }

  // The instructions of an epilogue are those directly before a return that pop or raise rsp.
  void describe_epilogue(BlockId block, bool is_last) {
    const MachineBlock& b = function_.blocks[block];
    if (b.begin == b.end) return;
    const MachineInstr& last = function_.instructions[b.end - 1];
    if ((function_.desc(last).properties & instr::Return) == 0) return;
    uint32_t begin = b.end - 1,
             prologue_end = block == function_.layout.front() ? prologue_end_ : b.begin;
    while (begin > prologue_end && is_teardown(function_.instructions[begin - 1])) --begin;
    if (begin == b.end - 1) return;
    if (!is_last) {
      step(block, begin, UnwindKind::RememberState, 0, 0);
      torn_down_ = true;
    }
    int32_t offset = cfa_offset_;
    for (uint32_t at = begin; at < b.end - 1; ++at) {
      const MachineInstr& i = function_.instructions[at];
      offset -= i.opcode == x86::opcode(Op::POP) ? 8 : adjustment(i, Op::ADDri);
      if (!cfa_from_rbp_) step(block, at + 1, UnwindKind::DefineCfaOffset, 0, offset);
    }
    if (cfa_from_rbp_) {  // the last instruction popped rbp
      step(block, b.end - 1, UnwindKind::DefineCfaRegister, dwarf_number(x86::rsp), 0);
      step(block, b.end - 1, UnwindKind::DefineCfaOffset, 0, 8);
    }
  }

  bool is_teardown(const MachineInstr& i) const {
    if (i.opcode == x86::opcode(Op::LEA)) return function_.cells_of(i)[0].reg() == x86::rsp;
    return i.opcode == x86::opcode(Op::POP) || adjustment(i, Op::ADDri) != 0;
  }

  MachineFunction& function_;
  EditList edits_;
  int32_t cfa_offset_ = 8;
  uint32_t prologue_end_ = 0;  // first instruction behind the prologue
  bool cfa_from_rbp_ = false;
  bool torn_down_ = false;
};

}  // namespace

void insert_unwind_steps(MachineFunction& function, Arena& scratch) {
  UnwindSteps(function, scratch).run();
}

}  // namespace lilt::backend
