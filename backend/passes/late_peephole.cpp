// Late peepholes: rewrites that need assigned registers and the liveness of flags.
//
// Each block is walked backwards with the set of flags that are live; flags are never live across a
// block boundary. A rewrite that writes flags happens only where those flags are dead, so the live
// set stays valid without recomputation.
//   mov r, 0                → xor r, r         two bytes for five; breaks dependencies
//   add r, 1 / add r, -1    → inc / dec        when the carry is dead
//   mov d, a; add d, b      → lea d, [a + b]   likewise with an immediate, and shl by 1 2 3
//   mov d, a; rol d, 7      → rorx d, a, 25    where the code may use BMI2
//   popcnt d, a             → xor d, d before: some processors wait for the old d (Intel's up to
//                                              Skylake; lzcnt and tzcnt up to Broadwell)
//   cmp r, 0                → test r, r        same flags, one byte less
//   cvtsi2sd x, a           → xorps x, x before: the conversion would wait for the rest of x
//   cmp a, b; set r; movzx r, r
//                           → xor r, r; cmp a, b; set r: the result does not wait for the old r,
//                                              and one instruction less waits for the comparison
//   movslq eax, rax; movswl ax, eax
//                           → cltq; cwtl       shorter
//   cmp a, b; …; cmp a, b   → cmp a, b; …      moves and set between them keep the flags
//   xorps x, x; …; xorps x, x
//                           → xorps x, x; …    where nothing between them writes x
//   add r, x; …; test r, r  → add r, x; …      the addition's flags suffice if only zero and sign
//                                              are read (and, or, xor: any of them)
//   setcc r; …; test r, r; jne
//                           → setcc r; …; jcc  where the flags are still there
//   mov d, a; sub d, b; …; cmp a, b
//                           → mov d, a; sub d, b; …
//   add d, b; …; cmp d, b; jb
//                           → add d, b; …; jb  the carry; likewise by the other summand
//   lea d, [rsp]            → mov d, rsp       a byte shorter
#include <algorithm>
#include <array>

#include "backend/passes/machine_passes.h"
#include "emit/x86/build.h"
#include "ir/mir/edit.h"
#include "ir/support/processor_features.h"

namespace lilt::backend {

namespace {

using namespace mir;
using x86::Op;

constexpr uint32_t kCompareDistance = 5;  // instructions between equal comparisons, at most
constexpr uint32_t kZeroDistance = 12;    // the same of zeros in one register

// The instructions that may be the last of a pattern. Most others are not looked at.
constexpr auto kIsLast = [] {
  using enum Op;
  std::array<bool, x86::opcode(End)> is_last{};
  for (const Op op :
       {LZCNTrr,    LZCNTrm,     POPCNTrr,    POPCNTrm,    ROLri,       RORri,       TZCNTrr,
        TZCNTrm,    ADDri,       ADDrr,       CMPri,       CMPrr,       CVTSD2SSrm,  CVTSD2SSrr,
        CVTSI2SDrm, CVTSI2SDrr,  CVTSI2SSrm,  CVTSI2SSrr,  CVTSS2SDrm,  CVTSS2SDrr,  LEA,
        MOVri,      MOVSXDrr,    MOVSXrr16,   MOVZXrr8,    SHLri,       SQRTSDr,     SQRTSSr,
        SUBri,      TESTri,      TESTrr,      UCOMISDrr,   UCOMISSrr,   XORPSrr,     VUCOMISDrr,
        VUCOMISSrr, VCVTSI2SDrr, VCVTSI2SDrm, VCVTSI2SSrr, VCVTSI2SSrm, VCVTSS2SDrm, VCVTSD2SSrm})
    is_last[x86::opcode(op)] = true;
  return is_last;
}();

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
      const MachineInstr& i = function_.instructions[at];
      if (kIsLast[i.opcode] && change(block, at, live)) continue;
      const InstrDesc& desc = function_.desc(i);
      live = static_cast<uint8_t>((live & ~desc.flags_written) | desc.flags_read);
      if ((desc.properties & instr::HasCondition) != 0)
        live |= function_.target().condition_reads[i.condition];
    }
  }

  // Applies the patterns that end in the instruction. Returns whether flags stay as they are: it is
  // removed, or has become one that leaves them alone. `live`: flags that are read behind it.
  bool change(BlockId block, uint32_t at, uint8_t& live) {
    const uint8_t dead = static_cast<uint8_t>(eflags::All & ~live);
    const uint32_t begin = function_.blocks[block].begin;
    if (at > begin && branch_on_flags_of_bit(block, at, live)) {
      edits_.remove(block, at);
      return true;
    }
    if (at > begin && (is_superfluous_test(at, begin, dead) ||
                       is_repeated_compare(at, begin, dead) || is_repeated_zero(at, begin))) {
      edits_.remove(block, at);
      return true;
    }
    if (at > begin && form_lea(block, at, dead)) return true;
    if (at > begin + 1) set_in_zero(at, dead, begin);
    rewrite(block, at, dead);
    return false;
  }

  bool is(const MachineInstr& i, Op op) const { return i.opcode == x86::opcode(op); }
  // Whether an instruction of the width may read the source in place of the copy: a move of 32 bits
  // that is not one of a value of 32 bits is an extension.
  bool is_move(const MachineInstr& i, unsigned width) const {
    return is(i, Op::MOVLOWrr) || (is(i, Op::MOVrr) && i.width >= width);
  }

  static constexpr Op kArithmetic[] = {Op::ADDrr, Op::ADDri, Op::ADDrm, Op::SUBrr, Op::SUBri,
                                       Op::SUBrm, Op::INCr,  Op::DECr,  Op::NEGr};
  static constexpr Op kLogic[] = {Op::ANDrr, Op::ANDri, Op::ANDrm, Op::ORrr, Op::ORri,
                                  Op::ORrm,  Op::XORrr, Op::XORri, Op::XORrm};
  static constexpr Op kBits[] = {Op::ANDNrr, Op::ANDNrm, Op::BLSRrr,   Op::BLSRrm,
                                 Op::BLSIrr, Op::BLSIrm, Op::BLSMSKrr, Op::BLSMSKrm};

  // Whether the instruction compares a register with 0, and the one that made its value has set the
  // same flags, which all between keep.
  bool is_superfluous_test(uint32_t at, uint32_t begin, uint8_t dead) const {
    const MachineInstr& test = function_.instructions[at];
    if (!is(test, Op::TESTrr) && !is(test, Op::CMPri)) return false;
    const std::span<const Cell> tested = function_.cells_of(test);
    const bool of_register = is(test, Op::TESTrr) && tested[0].reg() == tested[1].reg();
    const bool with_zero = is(test, Op::CMPri) && tested[1].immediate() == 0;
    if (!of_register && !with_zero) return false;
    const uint32_t first = std::max(begin, at - std::min(at, kCompareDistance));
    while (at-- > first) {
      const MachineInstr& before = function_.instructions[at];
      const std::span<const Cell> made = function_.cells_of(before);
      if (keeps_flags(before)) {
        if (defines_any(made, tested)) return false;
        continue;
      }
      if (before.width != test.width || made.empty() || !made[0].is_def() ||
          made[0].reg() != tested[0].reg())
        return false;
      auto is_before = [&](Op op) { return is(before, op); };
      if (std::ranges::any_of(kLogic, is_before)) return true;
      const uint8_t asked = static_cast<uint8_t>(eflags::All & ~dead);
      if (function_.features != 0 && std::ranges::any_of(kBits, is_before))
        return (asked & ~(eflags::Z | eflags::S)) == 0;
      return (asked & ~(eflags::Z | eflags::S | eflags::P)) == 0 &&
             std::ranges::any_of(kArithmetic, is_before);
    }
    return false;
  }

  // If the instruction tests a bit for the jump behind it, and the flags that the bit was made of
  // are still there: the jump reads them.
  bool branch_on_flags_of_bit(BlockId block, uint32_t at, uint8_t& live) {
    const MachineInstr& test = function_.instructions[at];
    if (!is(test, Op::TESTrr) || test.width != 1) return false;
    const std::span<const Cell> tested = function_.cells_of(test);
    const MachineBlock& b = function_.blocks[block];
    if (tested[0].reg() != tested[1].reg() || at + 1 == b.end) return false;
    MachineInstr& jump = function_.instructions[at + 1];
    const auto is_set = static_cast<uint8_t>(x86::Condition::NE);
    const auto is_clear = static_cast<uint8_t>(x86::Condition::E);
    const bool is_branch =
        is(jump, Op::Jcc) && (jump.condition == is_set || jump.condition == is_clear);
    if (!is_branch || (at + 2 != b.end && !is(function_.instructions[at + 2], Op::JMP)))
      return false;
    for (uint32_t set = at; set-- > std::max(b.begin, at - std::min(at, kCompareDistance));) {
      const MachineInstr& before = function_.instructions[set];
      if (is(before, Op::SETr) && function_.cells_of(before)[0].reg() == tested[0].reg()) {
        const auto condition = static_cast<x86::Condition>(before.condition);
        jump.condition =
            static_cast<uint8_t>(jump.condition == is_set ? condition : x86::inverted(condition));
        live = function_.target().condition_reads[jump.condition];
        return true;
      }
      if (!keeps_flags(before) || defines_any(function_.cells_of(before), tested)) return false;
    }
    return false;
  }

  // Whether flags are behind the instruction what they were before it.
  bool keeps_flags(const MachineInstr& i) const {
    const InstrDesc& desc = function_.desc(i);
    return desc.flags_written == 0 && (desc.properties & (instr::SideEffect | instr::Call)) == 0;
  }

  // Whether one of the cells defines a register that an operand is in.
  static bool defines_any(std::span<const Cell> cells, std::span<const Cell> operands) {
    return std::ranges::any_of(cells, [&](const Cell& cell) {
      return cell.is_def() && std::ranges::any_of(operands, [&](const Cell& operand) {
               return operand.holds_register() && operand.reg() == cell.reg();
             });
    });
  }

  // Whether the same comparison of registers stands a few instructions before, or the difference of
  // the two is made there, or the sum that is compared with a summand for its carry, and those
  // between keep its flags and operands.
  bool is_repeated_compare(uint32_t at, uint32_t begin, uint8_t dead) const {
    const MachineInstr& compare = function_.instructions[at];
    constexpr Op kComparisons[] = {Op::CMPrr,     Op::CMPri,     Op::TESTrr,     Op::TESTri,
                                   Op::UCOMISDrr, Op::UCOMISSrr, Op::VUCOMISDrr, Op::VUCOMISSrr};
    if (std::ranges::none_of(kComparisons, [&](Op op) { return is(compare, op); })) return false;
    const std::span<const Cell> operands = function_.cells_of(compare);
    const uint32_t first = std::max(begin, at - std::min(at, kCompareDistance));
    while (at-- > first) {
      const MachineInstr& before = function_.instructions[at];
      const std::span<const Cell> cells = function_.cells_of(before);
      if (before.opcode == compare.opcode && before.width == compare.width &&
          std::ranges::equal(cells, operands, is_same))
        return true;
      if (is_difference(at, first, compare, operands)) return true;
      if ((dead | eflags::C) == eflags::All && is_sum(at, first, compare, operands)) return true;
      if (!keeps_flags(before) || defines_any(cells, operands)) return false;
    }
    return false;
  }

  // Whether the instruction subtracts what the comparison compares, from a copy of the left operand
  // that is made just before.
  bool is_difference(uint32_t at, uint32_t first, const MachineInstr& compare,
                     std::span<const Cell> operands) const {
    const MachineInstr& difference = function_.instructions[at];
    if (!is(compare, Op::CMPrr) || !is(difference, Op::SUBrr) || at == first ||
        difference.width != compare.width)
      return false;
    const MachineInstr& copy = function_.instructions[at - 1];
    if (!is_move(copy, difference.width)) return false;
    const std::span<const Cell> cells = function_.cells_of(difference);
    const std::span<const Cell> copied = function_.cells_of(copy);
    const Register made = cells[0].reg(), left = operands[0].reg(), right = operands[1].reg();
    return copied[0].reg() == made && copied[1].reg() == left && cells[2].reg() == right &&
           made != left && made != right;
  }

  // Whether the instruction makes the comparison's left operand by adding the right one, or to a
  // copy of it that is made just before: the sum is less than either summand if it carries.
  bool is_sum(uint32_t at, uint32_t first, const MachineInstr& compare,
              std::span<const Cell> operands) const {
    const MachineInstr& sum = function_.instructions[at];
    if (!is(compare, Op::CMPrr) || !is(sum, Op::ADDrr) || sum.width != compare.width) return false;
    const std::span<const Cell> cells = function_.cells_of(sum);
    const Register made = cells[0].reg(), left = operands[0].reg(), right = operands[1].reg();
    if (made != left || made == right) return false;
    if (cells[2].reg() == right) return true;
    if (at == first) return false;
    const MachineInstr& copy = function_.instructions[at - 1];
    const std::span<const Cell> copied = function_.cells_of(copy);
    return is_move(copy, sum.width) && copied[0].reg() == made && copied[1].reg() == right;
  }

  // Whether the instruction makes an xmm register zero that still is.
  bool is_repeated_zero(uint32_t at, uint32_t begin) const {
    const MachineInstr& zero = function_.instructions[at];
    if (!makes_zero(zero)) return false;
    const Register r = function_.cells_of(zero)[0].reg();
    const uint32_t first = std::max(begin, at - std::min(at, kZeroDistance));
    while (at-- > first) {
      const MachineInstr& before = function_.instructions[at];
      const std::span<const Cell> cells = function_.cells_of(before);
      if (makes_zero(before) && cells[0].reg() == r) return true;
      if (function_.desc(before).clobbers.contains(r) || is(before, Op::ASM) ||
          std::ranges::any_of(cells,
                              [&](const Cell& cell) { return cell.is_def() && cell.reg() == r; }))
        return false;
    }
    return false;
  }
  bool makes_zero(const MachineInstr& i) const {
    const std::span<const Cell> cells = function_.cells_of(i);
    return is(i, Op::XORPSrr) && cells[0].reg() == cells[1].reg() &&
           cells[0].reg() == cells[2].reg();
  }

  static bool is_same(const Cell& a, const Cell& b) {
    return a.kind == b.kind && a.detail == b.detail && a.fixed == b.fixed &&
           a.tied_to == b.tied_to && a.payload == b.payload;
  }

  void rewrite(BlockId block, uint32_t at, uint8_t dead) {
    MachineInstr& i = function_.instructions[at];
    std::span<Cell> cells = function_.cells_of(i);
    switch (i.opcode) {
      case x86::opcode(Op::MOVri):
        if (cells[1].immediate() == 0 && dead == eflags::All) {
          const Register r = cells[0].reg();
          replace(i, Op::XORrr, 4, {x86::definition(r), x86::tied_use(r), x86::use(r)});
        }
        break;
      case x86::opcode(Op::ADDri):
      case x86::opcode(Op::SUBri): {
        const int32_t value = cells[2].immediate();
        if ((value != 1 && value != -1) || (dead & eflags::C) == 0) break;
        const bool up = (value == 1) == is(i, Op::ADDri);
        replace(i, up ? Op::INCr : Op::DECr, i.width, {cells[0], cells[1]});
        break;
      }
      case x86::opcode(Op::ROLri):
      case x86::opcode(Op::RORri):
        if (at > function_.blocks[block].begin) form_rorx(block, at);
        break;
      case x86::opcode(Op::LEA): {
        const Address address = Address::from_cells(&cells[1]);
        if (i.width == 8 && address.base == x86::rsp && !address.index.valid() &&
            address.displacement == 0)
          replace(i, Op::MOVrr, 8, {cells[0], x86::use(x86::rsp)});
        break;
      }
      case x86::opcode(Op::MOVSXDrr):
        shorten_extension(i, Op::CDQE);
        break;
      case x86::opcode(Op::MOVSXrr16):
        if (i.width == 4) shorten_extension(i, Op::CWDE);
        break;
      case x86::opcode(Op::CMPri):
        if (cells[1].immediate() == 0) replace(i, Op::TESTrr, i.width, {cells[0], cells[0]});
        break;
      // These write a part of an xmm register and leave the rest as it was.
      case x86::opcode(Op::CVTSI2SDrr):
      case x86::opcode(Op::CVTSI2SDrm):
      case x86::opcode(Op::CVTSI2SSrr):
      case x86::opcode(Op::CVTSI2SSrm):
      case x86::opcode(Op::CVTSS2SDrr):
      case x86::opcode(Op::CVTSS2SDrm):
      case x86::opcode(Op::CVTSD2SSrr):
      case x86::opcode(Op::CVTSD2SSrm):
      case x86::opcode(Op::SQRTSDr):
      case x86::opcode(Op::SQRTSSr):
      case x86::opcode(Op::VCVTSI2SDrr):
      case x86::opcode(Op::VCVTSI2SDrm):
      case x86::opcode(Op::VCVTSI2SSrr):
      case x86::opcode(Op::VCVTSI2SSrm):
      case x86::opcode(Op::VCVTSS2SDrm):
      case x86::opcode(Op::VCVTSD2SSrm): {
        const Cell r = cells[0];
        if (r.reg() == cells[1].reg()) break;
        edits_.insert(block, at, x86::instruction(Op::XORPSrr, 4, x86::Condition::O, i.origin),
                      std::array{r, x86::tied_use(r.reg()), x86::use(r.reg())});
        break;
      }
      // Like instructions of two operands, some processors make them wait for the old result.
      case x86::opcode(Op::LZCNTrr):
      case x86::opcode(Op::LZCNTrm):
      case x86::opcode(Op::POPCNTrr):
      case x86::opcode(Op::POPCNTrm):
      case x86::opcode(Op::TZCNTrr):
      case x86::opcode(Op::TZCNTrm): {
        const Cell r = cells[0];
        if (function_.is_for_size || std::ranges::any_of(cells.subspan(1), [&](const Cell& cell) {
              return cell.holds_register() && cell.reg() == r.reg();
            }))
          break;
        edits_.insert(block, at, x86::instruction(Op::XORrr, 4, x86::Condition::O, i.origin),
                      std::array{r, x86::tied_use(r.reg()), x86::use(r.reg())});
        break;
      }
      default:
        break;
    }
  }

  // Of rax to itself.
  void shorten_extension(MachineInstr& i, Op op) {
    Cell made = function_.cells_of(i)[0], extended = function_.cells_of(i)[1];
    if (made.reg() != x86::rax || extended.reg() != x86::rax) return;
    made.fixed = extended.fixed = static_cast<uint8_t>(x86::rax.number());
    replace(i, op, i.width, {made, extended});
  }

  // A bit made from flags and extended, in a register that the instruction that makes the flags
  // does not name: zero is made before that instruction.
  void set_in_zero(uint32_t at, uint8_t dead, uint32_t begin) {
    MachineInstr& extension = function_.instructions[at];
    MachineInstr &set = function_.instructions[at - 1], &compare = function_.instructions[at - 2];
    if (!is(extension, Op::MOVZXrr8) || !is(set, Op::SETr)) return;
    const Register r = function_.cells_of(extension)[0].reg();
    if (function_.cells_of(extension)[1].reg() != r || function_.cells_of(set)[0].reg() != r)
      return;
    const InstrDesc& desc = function_.desc(compare);
    const int asked = (eflags::All & ~dead) | function_.target().condition_reads[set.condition];
    if ((asked & ~desc.flags_written) != 0 || desc.flags_read != 0 ||
        (desc.properties & instr::HasCondition) != 0)
      return;
    if (std::ranges::any_of(function_.cells_of(compare), [&](const Cell& cell) {
          return cell.holds_register() && cell.reg() == r;
        }))
      return;
    if (at - 2 > begin &&
        is_superfluous_test(at - 2, begin, static_cast<uint8_t>(eflags::All & ~asked)))
      return;
    replace(extension, Op::XORrr, 4, {x86::definition(r), x86::tied_use(r), x86::use(r)});
    std::rotate(&compare, &extension, &extension + 1);
  }

  // In place, with new cells if the old ones do not suffice.
  void replace(MachineInstr& i, Op op, uint8_t width, std::initializer_list<Cell> cells) {
    if (cells.size() > i.cell_count) {
      if (!function_.debug_values.empty())
        function_.move_debug_definition(i.first_cell,
                                        static_cast<uint32_t>(function_.cells.size()));
      i.first_cell = static_cast<uint32_t>(function_.cells.size());
      function_.cells.resize(function_.cells.size() + cells.size());
    }
    i.opcode = x86::opcode(op);
    i.width = width;
    i.condition = 0;
    i.cell_count = static_cast<uint32_t>(cells.size());
    std::ranges::copy(cells, function_.cells_of(i).begin());
  }

  // Merges a register move with the following addition to, or shift of, the copy.
  bool form_lea(BlockId block, uint32_t at, uint8_t dead) {
    MachineInstr& i = function_.instructions[at];
    const MachineInstr& move = function_.instructions[at - 1];
    if (dead != eflags::All || !is_move(move, i.width) || i.width < 4) return false;
    std::span<const Cell> cells = function_.cells_of(i);
    Register copy = function_.cells_of(move)[0].reg(), source = function_.cells_of(move)[1].reg();
    Address address;
    if (cells.empty() || !cells[0].is_def() || cells[0].reg() != copy) return false;
    if (!lea_address(i, copy, source, address)) return false;
    Cell memory[3];
    address.to_cells(memory);
    edits_.remove(block, at - 1);
    replace(i, Op::LEA, i.width, {x86::definition(copy), memory[0], memory[1], memory[2]});
    return true;
  }

  // Merges a register move with the following rotation of the copy.
  void form_rorx(BlockId block, uint32_t at) {
    MachineInstr& i = function_.instructions[at];
    const MachineInstr& move = function_.instructions[at - 1];
    if ((function_.features & processor_feature::Bmi2) == 0 || !is_move(move, i.width) ||
        i.width < 4)
      return;
    const std::span<const Cell> cells = function_.cells_of(i);
    const Register copy = function_.cells_of(move)[0].reg();
    const Register source = function_.cells_of(move)[1].reg();
    if (cells[0].reg() != copy) return;
    const int32_t amount = is(i, Op::RORri) ? cells[2].immediate() : -cells[2].immediate();
    edits_.remove(block, at - 1);
    replace(i, Op::RORXri, i.width,
            {x86::definition(copy), x86::use(source), x86::immediate(amount & (8 * i.width - 1))});
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
