// Late peepholes: rewrites that need assigned registers and the liveness of flags.
//
// Each block is walked backwards with the set of flags that are live; flags are never live across a
// block boundary. A rewrite that writes flags happens only where those flags are dead, so the live
// set stays valid without recomputation.
//   mov r, 0                → xor r, r         two bytes for five; breaks dependencies
//   add r, 1 / add r, -1    → inc / dec        when the carry is dead
//   mov d, a; add d, b      → lea d, [a + b]   likewise with an immediate, and shl by 1 2 3
//   cmp r, 0                → test r, r        same flags, one byte less
//   cvtsi2sd x, a           → xorps x, x before: the conversion would wait for the rest of x
//   add r, x; test r, r     → add r, x         the addition's flags suffice if only zero and sign
//                                              are read (and, or, xor: any of them)
#include <algorithm>
#include <array>
#include <vector>

#include "backend/passes/passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

class LatePeephole {
 public:
  LatePeephole(MachineFunction& function, Arena& scratch)
      : function_(function), edits_(function, scratch) {}

  void run() {
    for (BlockId block : function_.layout) run_on(block);
    edits_.apply();
  }

 private:
  void run_on(BlockId block) {
    uint8_t live = 0;  // flags that some later instruction reads before they are written
    const MachineBlock& b = function_.blocks[block];
    for (uint32_t at = b.end; at-- > b.begin;) {
      MachineInstr& i = function_.instructions[at];
      const uint8_t dead = static_cast<uint8_t>(eflags::All & ~live);
      if (at > b.begin && is_superfluous_test(at, dead)) {
        edits_.remove(block, at);
        continue;
      }
      if (at > b.begin && form_lea(block, at, dead)) continue;
      rewrite(block, at, dead);
      const InstrDesc& desc = function_.desc(i);
      live = static_cast<uint8_t>((live & ~desc.flags_written) | desc.flags_read);
      if ((desc.properties & instr::HasCondition) != 0)
        live |= function_.target().condition_reads[i.condition];
    }
  }

  bool is(const MachineInstr& i, Op op) const { return i.opcode == x86::opcode(op); }

  // Whether the instruction writes a part of an xmm register and leaves the rest as it was.
  bool keeps_rest_of_result(const MachineInstr& i) const {
    for (Op op : {Op::CVTSI2SDrr, Op::CVTSI2SDrm, Op::CVTSI2SSrr, Op::CVTSI2SSrm, Op::CVTSS2SDrr,
                  Op::CVTSS2SDrm, Op::CVTSD2SSrr, Op::CVTSD2SSrm, Op::SQRTSDr, Op::SQRTSSr})
      if (is(i, op)) return true;
    return false;
  }

  static constexpr Op kArithmetic[] = {Op::ADDrr, Op::ADDri, Op::ADDrm,
                                       Op::SUBrr, Op::SUBri, Op::SUBrm};
  static constexpr Op kLogic[] = {Op::ANDrr, Op::ANDri, Op::ANDrm, Op::ORrr, Op::ORri,
                                  Op::ORrm,  Op::XORrr, Op::XORri, Op::XORrm};

  // Whether the instruction compares a register with 0 whose flags the one before it has just set.
  bool is_superfluous_test(uint32_t at, uint8_t dead) {
    const MachineInstr &test = function_.instructions[at], &before = function_.instructions[at - 1];
    std::span<const Cell> tested = function_.cells_of(test), made = function_.cells_of(before);
    bool of_register = is(test, Op::TESTrr) && tested[0].reg() == tested[1].reg();
    bool with_zero = is(test, Op::CMPri) && tested[1].immediate() == 0;
    if ((!of_register && !with_zero) || before.width != test.width || made.empty() ||
        !made[0].is_def() || made[0].reg() != tested[0].reg())
      return false;
    auto is_before = [&](Op op) { return is(before, op); };
    if (std::any_of(std::begin(kLogic), std::end(kLogic), is_before)) return true;
    const uint8_t asked = static_cast<uint8_t>(eflags::All & ~dead);
    return (asked & ~(eflags::Z | eflags::S | eflags::P)) == 0 &&
           std::any_of(std::begin(kArithmetic), std::end(kArithmetic), is_before);
  }

  void rewrite(BlockId block, uint32_t at, uint8_t dead) {
    MachineInstr& i = function_.instructions[at];
    std::span<Cell> cells = function_.cells_of(i);
    if (is(i, Op::MOVri) && cells[1].immediate() == 0 && dead == eflags::All) {
      Register r = cells[0].reg();
      replace(block, at, x86::instruction(Op::XORrr, 4, x86::Condition::O, i.origin),
              {x86::definition(r), x86::tied_use(r), x86::use(r)});
    } else if (is(i, Op::ADDri) || is(i, Op::SUBri)) {
      int32_t value = cells[2].immediate();
      if ((value != 1 && value != -1) || (dead & eflags::C) == 0) return;
      bool up = (value == 1) == is(i, Op::ADDri);
      replace(block, at,
              x86::instruction(up ? Op::INCr : Op::DECr, i.width, x86::Condition::O, i.origin),
              {cells[0], cells[1]});
    } else if (keeps_rest_of_result(i) && cells[0].reg() != cells[1].reg()) {
      Cell r = cells[0];
      edits_.insert(block, at, x86::instruction(Op::XORPSrr, 4, x86::Condition::O, i.origin),
                    std::array{r, x86::tied_use(r.reg()), x86::use(r.reg())});
    } else if (is(i, Op::CMPri) && cells[1].immediate() == 0) {
      replace(block, at, x86::instruction(Op::TESTrr, i.width, x86::Condition::O, i.origin),
              {cells[0], cells[0]});
    }
  }

  void replace(BlockId block, uint32_t at, const MachineInstr& instruction,
               std::initializer_list<Cell> cells) {
    edits_.remove(block, at);
    edits_.insert(block, at, instruction, {cells.begin(), cells.size()});
  }

  // Merges a register move with the following addition to, or shift of, the copy.
  bool form_lea(BlockId block, uint32_t at, uint8_t dead) {
    const MachineInstr &i = function_.instructions[at], &move = function_.instructions[at - 1];
    if (dead != eflags::All || !is(move, Op::MOVrr) || i.width < 4 || i.width > move.width)
      return false;
    std::span<const Cell> cells = function_.cells_of(i);
    Register copy = function_.cells_of(move)[0].reg(), source = function_.cells_of(move)[1].reg();
    Address address;
    if (cells.empty() || !cells[0].is_def() || cells[0].reg() != copy) return false;
    if (!lea_address(i, copy, source, address)) return false;
    Cell memory[3];
    address.to_cells(memory);
    edits_.remove(block, at - 1);
    replace(block, at, x86::instruction(Op::LEA, i.width, x86::Condition::O, i.origin),
            {x86::definition(copy), memory[0], memory[1], memory[2]});
    return true;
  }

  bool lea_address(const MachineInstr& i, Register copy, Register source, Address& address) const {
    std::span<const Cell> cells = function_.cells_of(i);
    if (is(i, Op::ADDri) || (is(i, Op::SUBri) && cells[2].immediate() != INT32_MIN)) {
      address = Address::of_register(
          source, is(i, Op::ADDri) ? cells[2].immediate() : -cells[2].immediate());
      return true;
    }
    if (is(i, Op::ADDrr)) {
      Register other = cells[2].reg() == copy ? source : cells[2].reg();
      address = Address::of_register(source);
      address.index = other;
      if (other == x86::rsp) std::swap(address.base, address.index);
      return address.index != x86::rsp;
    }
    if (is(i, Op::SHLri) && cells[2].immediate() >= 1 && cells[2].immediate() <= 3 &&
        source != x86::rsp) {
      bool twice = cells[2].immediate() == 1;  // base + index is shorter than an index without base
      if (twice) address = Address::of_register(source);
      address.index = source;
      address.scale = static_cast<uint8_t>(twice ? 1 : 1 << cells[2].immediate());
      return true;
    }
    return false;
  }

  MachineFunction& function_;
  EditList edits_;
};

}  // namespace

void late_peephole(MachineFunction& function, Arena& scratch) {
  LatePeephole(function, scratch).run();
}

}  // namespace lilt::backend
