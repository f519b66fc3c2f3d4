// Two-address choice: which operand of a commutable instruction shares its register with the
// result.
//
// A tied operand that lives on must be copied first; a tied operand that dies passes its register
// on. A PHI that the result flows into is the first choice: an accumulator then keeps one register.
// Next comes the operand that dies. If both die, a PHI is preferred, then the later definition: its
// live range is shorter, and it is less likely to be in memory, where the other operand can be
// read. Source: the commuting part of LLVM's TwoAddressInstructionPass, here before allocation and
// in SSA form.
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
    for (BlockId block : function_.layout)
      for (MachineInstr& i : function_.instructions_of(block))
        if ((function_.desc(i).properties & instr::Commutable) != 0) choose(function_.cells_of(i));
  }

 private:
  struct Facts {
    uint32_t uses = 0;
    Register phi;             // one that the value is an input of
    uint32_t defined_at = 0;  // index of the definition in layout order
    bool is_phi = false;
  };

  void collect() {
    uint32_t number = 0;
    for (BlockId block : function_.layout)
      for (const MachineInstr& i : function_.instructions_of(block)) {
        ++number;
        for (const Cell& cell : function_.cells_of(i)) {
          if (cell.is_def() && cell.reg().is_virtual()) {
            facts(cell).defined_at = number;
            facts(cell).is_phi = i.opcode == kPhi;
          } else if (cell.is_use() && cell.reg().is_virtual()) {
            ++facts(cell).uses;
            if (i.opcode == kPhi) facts(cell).phi = function_.cells_of(i).front().reg();
          }
        }
      }
  }

  Facts& facts(const Cell& cell) { return facts_[cell.reg().virtual_index()]; }

  // Cells of a commutable row: definition, the use tied to it, the other use.
  void choose(std::span<Cell> cells) {
    Cell &tied = cells[1], &other = cells[2];
    if (!tied.reg().is_virtual() || !other.reg().is_virtual()) return;
    const Register phi = facts(cells[0]).phi;
    if (phi.valid() && phi == tied.reg()) return;
    if (phi == other.reg() || prefers(facts(other), facts(tied)))
      std::swap(tied.payload, other.payload);
  }

  // Whether tying `a` is better than tying `b`.
  static bool prefers(const Facts& a, const Facts& b) {
    bool a_dies = a.uses == 1, b_dies = b.uses == 1;
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
