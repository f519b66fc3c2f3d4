// Two-address choice: which operand of a commutable instruction shares its register with the
// result.
//
// A tied operand that lives on must be copied first; a tied operand that dies passes its register
// on. So a register goes along a chain of instructions. The first choice is the operand that dies
// and whose chain begins at the PHI that the result's chain ends in: an accumulator then keeps one
// register, also where the PHI is read after the loop. Next comes the operand that dies, as far as
// a walk over the uses tells: at its only use, or at the last one in its block if no other block
// reads it. If both die, a PHI is preferred, then the later definition: its live range is shorter,
// and it is less likely to be in memory, where the other operand can be read. A conditional move
// commutes if its condition is inverted. Source: the commuting part of LLVM's
// TwoAddressInstructionPass, here before allocation and in SSA form.
#include "backend/passes/machine_passes.h"
#include "emit/x86/registers.h"

namespace lilt::backend {

namespace {

using namespace mir;

constexpr int kMaxStepsToPhi = 8;        // instructions from a result to a PHI
constexpr uint32_t kAtEnd = UINT32_MAX;  // a use by another PHI

class TwoAddressChoice {
 public:
  TwoAddressChoice(MachineFunction& function, Arena& scratch)
      : function_(function), facts_(function.virtual_registers.size(), scratch), links_(scratch) {}

  void run() {
    collect();
    for (const Link& link : links_) {
      const std::span<Cell> cells = function_.cells_of(*link.instruction);
      if (is_commutable(*link.instruction) && prefers_other(cells, link.number))
        commute(*link.instruction, cells);
      const Facts& tied = facts(cells[1]);
      if (dies(tied, link.number) || tied.last_use_in_loop == link.number)
        facts(cells[0]).begin = tied.is_phi ? cells[1].reg() : tied.begin;
    }
  }

 private:
  struct Facts {
    Register phi;  // one that the value is an input of
    float phi_frequency = 0;
    Register next;            // the result that it may pass its register to, of its last use
    Register begin;           // the PHI at which its chain begins
    uint32_t defined_at = 0;  // index of the definition in layout order
    uint32_t uses = 0;
    uint32_t last_use = 0;          // index in layout order
    uint32_t last_use_in_loop = 0;  // of a PHI: the same, of blocks as deep as its own
    BlockId block;                  // of the definition
    bool is_phi = false;
    bool leaves_block = false;  // another block, or a PHI, reads the value
  };

  void collect() {
    uint32_t number = 0;
    for (BlockId block : function_.layout)
      for (MachineInstr& i : function_.instructions_of(block)) {
        ++number;
        const std::span<const Cell> cells = function_.cells_of(i);
        for (const Cell& cell : cells) {
          if (cell.is_def() && cell.reg().is_virtual()) {
            Facts& defined = facts(cell);
            defined.defined_at = number;
            defined.block = block;
            defined.is_phi = i.opcode == kPhi;
          } else if (cell.is_use() && cell.reg().is_virtual()) {
            Facts& used = facts(cell);
            ++used.uses;
            used.last_use = number;
            used.leaves_block |= used.block != block || i.opcode == kPhi;
            if (used.is_phi && !is_less_deep(block, used.block))
              used.last_use_in_loop =
                  i.opcode == kPhi ? kAtEnd : std::max(number, used.last_use_in_loop);
            if (i.opcode == kPhi) note_phi(used, cells.front().reg(), block);
          }
        }
        if (!passes_register(cells)) continue;
        links_.push_back({&i, number});
        facts(cells[1]).next = cells[0].reg();
        if (is_commutable(i) && cells[2].reg().is_virtual()) facts(cells[2]).next = cells[0].reg();
      }
  }

  bool is_less_deep(BlockId block, BlockId than) const {
    return function_.blocks[block].loop_depth < function_.blocks[than].loop_depth;
  }
  // Of several PHIs the one that runs most often counts.
  void note_phi(Facts& input, Register phi, BlockId block) {
    const float frequency = function_.blocks[block].frequency;
    if (input.phi.valid() && frequency <= input.phi_frequency) return;
    input.phi = phi;
    input.phi_frequency = frequency;
  }

  bool is_commutable(const MachineInstr& i) const {
    return (function_.desc(i).properties & instr::Commutable) != 0;
  }
  static bool passes_register(std::span<const Cell> cells) {
    return cells.size() >= 2 && cells[0].is_def() && cells[0].reg().is_virtual() &&
           cells[1].is_use() && cells[1].tied_to == 0 && cells[1].reg().is_virtual();
  }
  Facts& facts(const Cell& cell) { return facts_[cell.reg().virtual_index()]; }
  Facts& facts(Register value) { return facts_[value.virtual_index()]; }

  // The PHI that the result's chain ends in.
  Register end_of_chain(Register result) {
    for (int step = 0; step < kMaxStepsToPhi && result.valid(); ++step) {
      if (facts(result).phi.valid()) return facts(result).phi;
      result = facts(result).next;
    }
    return {};
  }

  // Cells of a commutable row: definition, the use tied to it, the other use.
  bool prefers_other(std::span<const Cell> cells, uint32_t number) {
    const Cell &tied = cells[1], &other = cells[2];
    if (!other.reg().is_virtual()) return false;
    const Register phi = end_of_chain(cells[0].reg());
    if (phi.valid() && is_of_chain(tied, phi, number)) return false;
    return (phi.valid() && is_of_chain(other, phi, number)) ||
           prefers(facts(other), facts(tied), number);
  }
  // A conditional move keeps the tied operand where its condition is false.
  void commute(MachineInstr& instruction, std::span<Cell> cells) {
    std::swap(cells[1].payload, cells[2].payload);
    if ((function_.desc(instruction).properties & instr::HasCondition) != 0)
      instruction.condition =
          static_cast<uint8_t>(x86::inverted(static_cast<x86::Condition>(instruction.condition)));
  }

  // Whether the operand is the PHI, or passes the PHI's register on.
  bool is_of_chain(const Cell& operand, Register phi, uint32_t number) {
    return operand.reg() == phi || (facts(operand).begin == phi && dies(facts(operand), number));
  }

  // Whether nothing reads the value after the instruction: it has no other use, or this is the
  // last one in the only block that reads it.
  static bool dies(const Facts& value, uint32_t number) {
    return value.uses == 1 || (!value.leaves_block && value.last_use == number);
  }

  // Whether tying `a` is better than tying `b` at an instruction.
  static bool prefers(const Facts& a, const Facts& b, uint32_t number) {
    const bool a_dies = dies(a, number), b_dies = dies(b, number);
    if (a_dies != b_dies) return a_dies;
    if (a.is_phi != b.is_phi) return a.is_phi;
    return a_dies && a.defined_at > b.defined_at;
  }

  // An instruction that passes a register on, and its index in layout order.
  struct Link {
    MachineInstr* instruction;
    uint32_t number;
  };

  MachineFunction& function_;
  ArenaVector<Facts> facts_;
  ArenaVector<Link> links_;  // in layout order
};

}  // namespace

void choose_two_address(MachineFunction& function, Arena& scratch) {
  TwoAddressChoice(function, scratch).run();
}

}  // namespace lilt::backend
