// Unwind steps: the facts that an unwinder needs at each instruction, derived from the instructions
// of the prologue and the epilogues that move the stack pointer.
//
// Invariant: one block holds the prologue, and each other block starts with the complete frame or
// without it; only blocks that return hold an epilogue, which takes the frame down. So the rules at
// the start of each block are known, and one walk in layout order emits what differs from those at
// the end of the block before: an epilogue, or a block without the frame, remembers the complete
// state if a framed block lies after it, and that block restores it. Only framed blocks that lie
// before the prologue define the frame anew. Source: DWARF 5 §6.4; System V AMD64 ABI §3.7
// (register numbers).
#include "backend/passes/machine_passes.h"
#include "emit/object/code_image.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/mir/framed_blocks.h"

namespace lilt::backend {

namespace {

using namespace mir;
using object::UnwindKind;
using x86::Op;

class UnwindSteps {
 public:
  UnwindSteps(MachineFunction& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run() {
    const std::vector<BlockId>& layout = function_.layout;
    read_prologue();
    size_t last_framed = layout.size() - 1;
    while (last_framed > 0 && !framed_.start_of(layout[last_framed])) --last_framed;
    for (size_t position = 0; position < layout.size(); ++position) {
      const BlockId block = layout[position];
      const bool is_framed_after = position < last_framed;
      start(block, is_framed_after);
      if (block == framed_.prologue_block()) describe_prologue(block);
      if (framed_.end_of(block)) describe_epilogue(block, is_framed_after);
    }
    edits_.apply();
  }

 private:
  enum class Rules {
    None,      // as at the entry
    Complete,  // of the frame
    TornDown,  // after an epilogue: the CFA as at the entry, registers at their places
  };
  struct Step {
    uint32_t position;
    UnwindKind kind;
    int32_t dwarf_register;
    int32_t value;
  };

  void step(BlockId block, const Step& step) {
    Cell cells[] = {x86::immediate(static_cast<int32_t>(step.kind)),
                    x86::immediate(step.dwarf_register), x86::immediate(step.value)};
    edits_.insert(block, step.position, MachineInstr{.opcode = kCfi}, cells);
  }
  void step(BlockId block, uint32_t position, UnwindKind kind, int32_t dwarf_register,
            int32_t value) {
    step(block, {position, kind, dwarf_register, value});
  }

  // --- where blocks start

  void start(BlockId block, bool is_framed_after) {
    if (prologue_.empty()) return;
    const uint32_t begin = function_.blocks[block].begin;
    if (!framed_.start_of(block)) {
      if (rules_ == Rules::Complete) {
        if (is_framed_after) remember(block, begin);
        define_cfa_of_entry(block, begin);
      }
      if (rules_ != Rules::None) forget_registers(block, begin);
      rules_ = Rules::None;
      return;
    }
    if (rules_ == Rules::Complete) return;
    if (std::exchange(is_remembered_, false))
      step(block, begin, UnwindKind::RestoreState, 0, 0);
    else
      define_frame(block, begin);
    rules_ = Rules::Complete;
  }

  // What is remembered is the complete state.
  void remember(BlockId block, uint32_t position) {
    if (!std::exchange(is_remembered_, true))
      step(block, position, UnwindKind::RememberState, 0, 0);
  }
  void define_cfa_of_entry(BlockId block, uint32_t position) {
    if (cfa_from_rbp_)
      step(block, position, UnwindKind::DefineCfaRegister, x86::dwarf_number(x86::rsp), 0);
    if (cfa_from_rbp_ || cfa_offset_ != 8) step(block, position, UnwindKind::DefineCfaOffset, 0, 8);
  }
  void forget_registers(BlockId block, uint32_t position) {
    for (const Step& each : prologue_)
      if (each.kind == UnwindKind::SavedAt)
        step(block, position, UnwindKind::Restored, each.dwarf_register, 0);
  }
  // The rules after the prologue.
  void define_frame(BlockId block, uint32_t position) {
    if (cfa_from_rbp_)
      step(block, position, UnwindKind::DefineCfaRegister, x86::dwarf_number(x86::rbp), 0);
    step(block, position, UnwindKind::DefineCfaOffset, 0,
         cfa_from_rbp_ ? 16 + jump_room() : cfa_offset_);
    for (const Step& each : prologue_)
      if (each.kind == UnwindKind::SavedAt)
        step(block, position, UnwindKind::SavedAt, each.dwarf_register, each.value);
  }

  int32_t jump_room() const { return static_cast<int32_t>(function_.frame.jump_room); }

  // --- prologue and epilogues

  // The instructions of the prologue are the leading ones that push or lower the stack pointer.
  void read_prologue() {
    const MachineBlock& b = function_.blocks[framed_.prologue_block()];
    for (uint32_t at = b.begin; at < b.end; ++at) {
      const MachineInstr& i = function_.instructions[at];
      if (i.opcode == x86::opcode(Op::PUSH)) {
        read_push(at + 1, function_.cells_of(i)[0].reg());
      } else if (i.opcode == x86::opcode(Op::ENDBR64) || i.opcode == x86::opcode(Op::FENTRY) ||
                 i.opcode == x86::opcode(Op::NOP) ||
                 (function_.frame.probes_stack && is_probe(i))) {
        // before or between the steps of the prologue
      } else if (sets_frame_pointer(i)) {
        prologue_.push_back(
            {at + 1, UnwindKind::DefineCfaRegister, x86::dwarf_number(x86::rbp), 0});
        cfa_from_rbp_ = true;
      } else {
        int32_t bytes = adjustment(i, Op::SUBri);
        if (bytes != 0 && cfa_offset_ == 8 &&
            bytes == static_cast<int32_t>(function_.frame.jump_room)) {
          cfa_offset_ += bytes;
          prologue_.push_back({at + 1, UnwindKind::DefineCfaOffset, 0, cfa_offset_});
          prologue_end_ = at + 1;
          continue;
        }
        prologue_end_ = at + (bytes != 0);
        if (bytes == 0) return;
        cfa_offset_ += bytes;
        if (!cfa_from_rbp_)
          prologue_.push_back({at + 1, UnwindKind::DefineCfaOffset, 0, cfa_offset_});
        return;
      }
      prologue_end_ = at + 1;
    }
  }

  void read_push(uint32_t position, Register saved) {
    cfa_offset_ += 8;
    if (!cfa_from_rbp_)
      prologue_.push_back({position, UnwindKind::DefineCfaOffset, 0, cfa_offset_});
    if (function_.frame.callee_saved.contains(saved))
      prologue_.push_back({position, UnwindKind::SavedAt, x86::dwarf_number(saved), -cfa_offset_});
  }

  static bool is_probe(const MachineInstr& i) {
    return i.opcode == x86::opcode(Op::ORmi) || i.opcode == x86::opcode(Op::ASM);
  }

  void describe_prologue(BlockId block) {
    for (const Step& each : prologue_) step(block, each);
    rules_ = Rules::Complete;
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
  void describe_epilogue(BlockId block, bool is_framed_after) {
    const MachineBlock& b = function_.blocks[block];
    if (b.begin == b.end) return;
    const MachineInstr& last = function_.instructions[b.end - 1];
    if ((function_.desc(last).properties & instr::Return) == 0) return;
    uint32_t begin = b.end - 1,
             prologue_end = block == framed_.prologue_block() ? prologue_end_ : b.begin;
    while (begin > prologue_end && is_teardown(function_.instructions[begin - 1])) --begin;
    if (begin == b.end - 1) return;
    if (is_framed_after) remember(block, begin);
    rules_ = Rules::TornDown;
    int32_t offset = cfa_offset_;
    for (uint32_t at = begin; at < b.end - 1; ++at) {
      const MachineInstr& i = function_.instructions[at];
      offset -= i.opcode == x86::opcode(Op::POP) ? 8 : adjustment(i, Op::ADDri);
      // A jump may have moved the return address, which is on top in any case.
      if (function_.frame.popped != 0 && at == b.end - 2) offset = 8;
      if (!cfa_from_rbp_) step(block, at + 1, UnwindKind::DefineCfaOffset, 0, offset);
    }
    if (cfa_from_rbp_) define_cfa_of_entry(block, b.end - 1);  // the last instruction popped rbp
  }

  bool is_teardown(const MachineInstr& i) const {
    if (i.opcode == x86::opcode(Op::LEA)) return function_.cells_of(i)[0].reg() == x86::rsp;
    return i.opcode == x86::opcode(Op::POP) || adjustment(i, Op::ADDri) != 0;
  }

  MachineFunction& function_;
  Arena& scratch_;
  EditList edits_{function_, scratch_};
  const FramedBlocks framed_{function_, scratch_};
  ArenaVector<Step> prologue_{scratch_};
  Rules rules_ = Rules::None;   // at the end of the last block
  bool is_remembered_ = false;  // the complete state
  int32_t cfa_offset_ = 8;      // after the prologue
  uint32_t prologue_end_ = 0;   // first instruction after the prologue
  bool cfa_from_rbp_ = false;
};

}  // namespace

void insert_unwind_steps(MachineFunction& function, Arena& scratch) {
  UnwindSteps(function, scratch).run();
}

}  // namespace lilt::backend
