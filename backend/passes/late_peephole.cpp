// Late peepholes: rewrites that need assigned registers and the liveness of flags.
//
// Each block is walked backwards with the set of flags that are live; flags are never live across a
// block boundary. A rewrite that writes flags happens only where those flags are dead, so the live
// set stays valid without recomputation.
//   mov d, a; add d, b      → lea d, [a + b]   likewise with an immediate, and shl by 1 2 3
//   mov d, a; rol d, 7      → rorx d, a, 25    where the code may use BMI2
//   popcnt d, a             → xor d, d before: some processors wait for the old d (Intel's up to
//                                              Skylake; lzcnt and tzcnt up to Broadwell)
//   cvtsi2sd x, a           → xorps x, x before: the conversion would wait for the rest of x
//   cmp a, b; set r; movzx r, r
//                           → xor r, r; cmp a, b; set r: the result does not wait for the old r,
//                                              and one instruction less waits for the comparison
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
#include <bit>
#include <optional>

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

// An instruction as a shorter one with some of its cells, where flags are dead.
struct Replacement {
  Op op;
  std::optional<int32_t> immediate;  // its last cell; without one, it is of rax and rax
  uint8_t width;                     // 0: any
  uint8_t dead;
  Op result;
  uint8_t result_width;    // 0: the same
  std::string_view cells;  // of the register in the first one: d defines it, t is tied, u uses it
};
constexpr Replacement kReplacements[] = {
    {Op::MOVri, 0, 0, eflags::All, Op::XORrr, 4, "dtu"},
    {Op::ADDri, 1, 0, eflags::C, Op::INCr, 0, "dt"},
    {Op::ADDri, -1, 0, eflags::C, Op::DECr, 0, "dt"},
    {Op::SUBri, 1, 0, eflags::C, Op::DECr, 0, "dt"},
    {Op::SUBri, -1, 0, eflags::C, Op::INCr, 0, "dt"},
    {Op::CMPri, 0, 0, 0, Op::TESTrr, 0, "uu"},
    {Op::MOVSXDrr, {}, 0, 0, Op::CDQE, 0, "du"},
    {Op::MOVSXrr16, {}, 4, 0, Op::CWDE, 0, "du"},
};

class LatePeephole {
 public:
  LatePeephole(MachineFunction& function, Arena& scratch)
      : function_(function), edits_(function, scratch) {}

  void run() {
    for (BlockId block : function_.layout) run_on(block);
    edits_.apply();
  }

  struct Rule {
    bool (LatePeephole::*apply)();
    std::initializer_list<Op> ops;
  };
  void run_on(BlockId block) {
    block_ = block;
    begin_ = function_.blocks[block].begin;
    live_ = 0;
    for (at_ = function_.blocks[block].end; at_-- > begin_;) {
      const MachineInstr& i = function_.instructions[at_];
      if (change(i.opcode)) continue;
      const InstrDesc& desc = function_.desc(i);
      live_ = static_cast<uint8_t>((live_ & ~desc.flags_written) | desc.flags_read);
      if ((desc.properties & instr::HasCondition) != 0)
        live_ |= function_.target().condition_reads[i.condition];
    }
  }
  bool change(uint16_t opcode);
  MachineInstr& current() { return function_.instructions[at_]; }
  uint8_t dead() const { return static_cast<uint8_t>(eflags::All & ~live_); }
  bool remove() {
    edits_.remove(block_, at_);
    return true;
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

  bool drop_superfluous_test() { return is_superfluous_test(at_, dead()) && remove(); }
  // Whether the instruction compares a register with 0, and the one that made its value has set the
  // same flags, which all between keep.
  bool is_superfluous_test(uint32_t at, uint8_t dead) const {
    const MachineInstr& test = function_.instructions[at];
    if (!is(test, Op::TESTrr) && !is(test, Op::CMPri)) return false;
    const std::span<const Cell> tested = function_.cells_of(test);
    const bool of_register = is(test, Op::TESTrr) && tested[0].reg() == tested[1].reg();
    const bool with_zero = is(test, Op::CMPri) && tested[1].immediate() == 0;
    if (!of_register && !with_zero) return false;
    const uint32_t first = std::max(begin_, at - std::min(at, kCompareDistance));
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

  // If the instruction tests a bit for the jump after it, and the flags that the bit was made of
  // are still there: the jump reads them.
  bool branch_on_flags_of_bit() {
    const MachineInstr& test = current();
    const std::span<const Cell> tested = function_.cells_of(test);
    const uint32_t end = function_.blocks[block_].end;
    if (test.width != 1 || tested[0].reg() != tested[1].reg() || at_ + 1 == end) return false;
    MachineInstr& jump = function_.instructions[at_ + 1];
    const auto is_set = static_cast<uint8_t>(x86::Condition::NE);
    const auto is_clear = static_cast<uint8_t>(x86::Condition::E);
    const bool is_branch =
        is(jump, Op::Jcc) && (jump.condition == is_set || jump.condition == is_clear);
    if (!is_branch || (at_ + 2 != end && !is(function_.instructions[at_ + 2], Op::JMP)))
      return false;
    for (uint32_t set = at_; set-- > first_within(kCompareDistance);) {
      const MachineInstr& before = function_.instructions[set];
      if (is(before, Op::SETr) && function_.cells_of(before)[0].reg() == tested[0].reg()) {
        const auto condition = static_cast<x86::Condition>(before.condition);
        jump.condition =
            static_cast<uint8_t>(jump.condition == is_set ? condition : x86::inverted(condition));
        live_ = function_.target().condition_reads[jump.condition];
        return remove();
      }
      if (!keeps_flags(before) || defines_any(function_.cells_of(before), tested)) return false;
    }
    return false;
  }

  uint32_t first_within(uint32_t distance) const {
    return std::max(begin_, at_ - std::min(at_, distance));
  }

  // Whether flags are after the instruction what they were before it.
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

  // Removes the comparison if the same one of registers stands a few instructions before, or the
  // difference of the two is made there, or the sum that is compared with a summand for its carry,
  // and those between keep its flags and operands.
  bool drop_repeated_compare() {
    const MachineInstr& compare = current();
    const std::span<const Cell> operands = function_.cells_of(compare);
    const uint32_t first = first_within(kCompareDistance);
    for (uint32_t at = at_; at-- > first;) {
      const MachineInstr& before = function_.instructions[at];
      const std::span<const Cell> cells = function_.cells_of(before);
      if (before.opcode == compare.opcode && before.width == compare.width &&
          std::ranges::equal(cells, operands, is_same))
        return remove();
      if (is_difference(at, first, compare, operands)) return remove();
      if ((dead() | eflags::C) == eflags::All && is_sum(at, first, compare, operands))
        return remove();
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

  // Removes an instruction that makes an xmm register zero that still is.
  bool drop_repeated_zero() {
    if (!makes_zero(current())) return false;
    const Register r = function_.cells_of(current())[0].reg();
    const uint32_t first = first_within(kZeroDistance);
    for (uint32_t at = at_; at-- > first;) {
      const MachineInstr& before = function_.instructions[at];
      const std::span<const Cell> cells = function_.cells_of(before);
      if (makes_zero(before) && cells[0].reg() == r) return remove();
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

  bool replace_by_row() {
    MachineInstr& i = current();
    const std::span<const Cell> cells = function_.cells_of(i);
    for (const Replacement& row : kReplacements) {
      if (!is(i, row.op) || (row.width != 0 && i.width != row.width) || (row.dead & live_) != 0)
        continue;
      if (row.immediate ? cells.back().immediate() != *row.immediate
                        : cells[0].reg() != x86::rax || cells[1].reg() != x86::rax)
        continue;
      const Register r = cells[0].reg();
      std::array<Cell, 3> made;
      for (size_t k = 0; k < row.cells.size(); ++k) {
        made[k] = row.cells[k] == 'd'   ? x86::definition(r)
                  : row.cells[k] == 't' ? x86::tied_use(r)
                                        : x86::use(r);
        if (!row.immediate) made[k].fixed = static_cast<uint8_t>(r.number());
      }
      replace(i, row.result, row.result_width != 0 ? row.result_width : i.width,
              std::span(made).first(row.cells.size()));
      break;
    }
    return false;
  }
  bool move_stack_pointer() {
    MachineInstr& i = current();
    const std::span<const Cell> cells = function_.cells_of(i);
    const Address address = Address::from_cells(&cells[1]);
    if (i.width == 8 && address.base == x86::rsp && !address.index.valid() &&
        address.displacement == 0)
      replace(i, Op::MOVrr, 8, std::array{cells[0], x86::use(x86::rsp)});
    return false;
  }
  // Of instructions that write a part of an xmm register and leave the rest as it was.
  bool zero_rest_of_register() {
    const std::span<const Cell> cells = function_.cells_of(current());
    if (cells[0].reg() != cells[1].reg()) insert_zero(Op::XORPSrr, cells[0]);
    return false;
  }
  // Like instructions of two operands, some processors make them wait for the old result.
  bool zero_result_of_count() {
    const std::span<const Cell> cells = function_.cells_of(current());
    const Register r = cells[0].reg();
    if (!function_.is_for_size && std::ranges::none_of(cells.subspan(1), [&](const Cell& cell) {
          return cell.holds_register() && cell.reg() == r;
        }))
      insert_zero(Op::XORrr, cells[0]);
    return false;
  }
  void insert_zero(Op op, Cell r) {
    edits_.insert(block_, at_, x86::instruction(op, 4, x86::Condition::O, current().origin),
                  std::array{r, x86::tied_use(r.reg()), x86::use(r.reg())});
  }

  // A bit made from flags and extended, in a register that the instruction that makes the flags
  // does not name: zero is made before that instruction.
  bool set_in_zero() {
    if (at_ < begin_ + 2) return false;
    MachineInstr& extension = current();
    MachineInstr &set = function_.instructions[at_ - 1], &compare = function_.instructions[at_ - 2];
    if (!is(set, Op::SETr)) return false;
    const Register r = function_.cells_of(extension)[0].reg();
    if (function_.cells_of(extension)[1].reg() != r || function_.cells_of(set)[0].reg() != r)
      return false;
    const InstrDesc& desc = function_.desc(compare);
    const int asked = live_ | function_.target().condition_reads[set.condition];
    if ((asked & ~desc.flags_written) != 0 || desc.flags_read != 0 ||
        (desc.properties & instr::HasCondition) != 0)
      return false;
    if (std::ranges::any_of(function_.cells_of(compare), [&](const Cell& cell) {
          return cell.holds_register() && cell.reg() == r;
        }))
      return false;
    if (is_superfluous_test(at_ - 2, static_cast<uint8_t>(eflags::All & ~asked))) return false;
    replace(extension, Op::XORrr, 4, std::array{x86::definition(r), x86::tied_use(r), x86::use(r)});
    std::rotate(&compare, &extension, &extension + 1);
    return false;
  }

  // In place, with new cells if the old ones do not suffice.
  void replace(MachineInstr& i, Op op, uint8_t width, std::span<const Cell> cells) {
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
  bool form_lea() {
    if (at_ == begin_) return false;
    MachineInstr& i = current();
    const MachineInstr& move = function_.instructions[at_ - 1];
    if (live_ != 0 || !is_move(move, i.width) || i.width < 4) return false;
    std::span<const Cell> cells = function_.cells_of(i);
    Register copy = function_.cells_of(move)[0].reg(), source = function_.cells_of(move)[1].reg();
    Address address;
    if (cells.empty() || !cells[0].is_def() || cells[0].reg() != copy) return false;
    if (!lea_address(i, copy, source, address)) return false;
    Cell memory[3];
    address.to_cells(memory);
    edits_.remove(block_, at_ - 1);
    replace(i, Op::LEA, i.width,
            std::array{x86::definition(copy), memory[0], memory[1], memory[2]});
    return true;
  }

  // Merges a register move with the following rotation of the copy.
  bool form_rorx() {
    if (at_ == begin_) return false;
    MachineInstr& i = current();
    const MachineInstr& move = function_.instructions[at_ - 1];
    if ((function_.features & processor_feature::Bmi2) == 0 || !is_move(move, i.width) ||
        i.width < 4)
      return false;
    const std::span<const Cell> cells = function_.cells_of(i);
    const Register copy = function_.cells_of(move)[0].reg();
    const Register source = function_.cells_of(move)[1].reg();
    if (cells[0].reg() != copy) return false;
    const int32_t amount = is(i, Op::RORri) ? cells[2].immediate() : -cells[2].immediate();
    edits_.remove(block_, at_ - 1);
    replace(i, Op::RORXri, i.width,
            std::array{x86::definition(copy), x86::use(source),
                       x86::immediate(amount & (8 * i.width - 1))});
    return false;
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
  // The last instruction of the patterns that are tried, and flags that are read after it.
  BlockId block_;
  uint32_t begin_ = 0, at_ = 0;
  uint8_t live_ = 0;
};

// Rules, by the last instruction of their patterns, in the order in which they are tried. One that
// returns true leaves flags as they are: it has removed that instruction, or made one of it that
// leaves them alone.
constexpr LatePeephole::Rule kRules[] = {
    {&LatePeephole::branch_on_flags_of_bit, {Op::TESTrr}},
    {&LatePeephole::drop_superfluous_test, {Op::TESTrr, Op::CMPri}},
    {&LatePeephole::drop_repeated_compare,
     {Op::CMPrr, Op::CMPri, Op::TESTrr, Op::TESTri, Op::UCOMISDrr, Op::UCOMISSrr, Op::VUCOMISDrr,
      Op::VUCOMISSrr}},
    {&LatePeephole::drop_repeated_zero, {Op::XORPSrr}},
    {&LatePeephole::form_lea, {Op::ADDri, Op::SUBri, Op::ADDrr, Op::SHLri}},
    {&LatePeephole::form_rorx, {Op::ROLri, Op::RORri}},
    {&LatePeephole::set_in_zero, {Op::MOVZXrr8}},
    {&LatePeephole::move_stack_pointer, {Op::LEA}},
    {&LatePeephole::replace_by_row,
     {Op::MOVri, Op::ADDri, Op::SUBri, Op::CMPri, Op::MOVSXDrr, Op::MOVSXrr16}},
    {&LatePeephole::zero_rest_of_register,
     {Op::CVTSI2SDrr, Op::CVTSI2SDrm, Op::CVTSI2SSrr, Op::CVTSI2SSrm, Op::CVTSS2SDrr,
      Op::CVTSS2SDrm, Op::CVTSD2SSrr, Op::CVTSD2SSrm, Op::SQRTSDr, Op::SQRTSSr, Op::VCVTSI2SDrr,
      Op::VCVTSI2SDrm, Op::VCVTSI2SSrr, Op::VCVTSI2SSrm, Op::VCVTSS2SDrm, Op::VCVTSD2SSrm}},
    {&LatePeephole::zero_result_of_count,
     {Op::LZCNTrr, Op::LZCNTrm, Op::POPCNTrr, Op::POPCNTrm, Op::TZCNTrr, Op::TZCNTrm}},
};

// By opcode, a bit for each rule. Most have none.
constexpr auto kRulesOf = [] {
  std::array<uint16_t, x86::opcode(Op::End)> rules{};
  for (size_t rule = 0; rule < std::size(kRules); ++rule)
    for (const Op op : kRules[rule].ops) rules[x86::opcode(op)] |= static_cast<uint16_t>(1 << rule);
  return rules;
}();

// Applies the rules of the instruction. Returns whether flags stay as they are.
bool LatePeephole::change(uint16_t opcode) {
  for (unsigned rules = kRulesOf[opcode]; rules != 0; rules &= rules - 1)
    if ((this->*kRules[std::countr_zero(rules)].apply)()) return true;
  return false;
}

}  // namespace

void late_peephole(MachineFunction& function, Arena& scratch) {
  LatePeephole(function, scratch).run();
}

}  // namespace lilt::backend
