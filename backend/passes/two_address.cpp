// Two-address choice: which operand of a commutable instruction shares its register with the
// result.
//
// A tied operand that lives on must be copied first; a tied operand that dies passes its register
// on. A PHI that the result flows into is the first choice: an accumulator then keeps one register.
// Next comes the operand that dies, as far as a walk over the uses tells: at its only use, or at
// the last one in its block if no other block reads it. If both die, a PHI is preferred, then the
// later definition: its live range is shorter, and it is less likely to be in memory, where the
// other operand can be read. Source: the commuting part of LLVM's TwoAddressInstructionPass, here
// before allocation and in SSA form.
#include "backend/passes/passes.h"

namespace lilt::backend {

namespace {

using namespace mir;

class TwoAddressChoice {
 public:
  TwoAddressChoice(MachineFunction& function, Arena& scratch)
      : function_(function), facts_(function.virtual_registers.size(), scratch) {}

  void run() {
    collect();
    uint32_t number = 0;
    for (BlockId block : function_.layout)
      for (MachineInstr& i : function_.instructions_of(block))
        if (++number, (function_.desc(i).properties & instr::Commutable) != 0)
          choose(function_.cells_of(i), number);
  }

 private:
  struct Facts {
    Register phi;             // one that the value is an input of
    uint32_t defined_at = 0;  // index of the definition in layout order
    uint32_t uses = 0;
    uint32_t last_use = 0;  // index in layout order
    BlockId block;          // of the definition
    bool is_phi = false;
    bool leaves_block = false;  // another block, or a PHI, reads the value
  };

  void collect() {
    uint32_t number = 0;
    for (BlockId block : function_.layout)
      for (const MachineInstr& i : function_.instructions_of(block)) {
        ++number;
        for (const Cell& cell : function_.cells_of(i)) {
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
            if (i.opcode == kPhi) used.phi = function_.cells_of(i).front().reg();
          }
        }
      }
  }

  Facts& facts(const Cell& cell) { return facts_[cell.reg().virtual_index()]; }

  // Cells of a commutable row: definition, the use tied to it, the other use.
  void choose(std::span<Cell> cells, uint32_t number) {
    Cell &tied = cells[1], &other = cells[2];
    if (!tied.reg().is_virtual() || !other.reg().is_virtual()) return;
    const Register phi = facts(cells[0]).phi;
    if (phi.valid() && phi == tied.reg()) return;
    if (phi == other.reg() || prefers(facts(other), facts(tied), number))
      std::swap(tied.payload, other.payload);
  }

  // Whether nothing reads the value behind the instruction: it has no other use, or this is the
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

  MachineFunction& function_;
  ArenaVector<Facts> facts_;
};

}  // namespace

void choose_two_address(MachineFunction& function, Arena& scratch) {
  TwoAddressChoice(function, scratch).run();
}

}  // namespace lilt::backend
