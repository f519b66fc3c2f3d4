// Whether registers hold values that nothing reads, in allocated functions: short searches along
// the code that answer for one place, where a table for all places would cost more.
#pragma once

#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"

namespace lilt::backend {

// The registers that the instruction's operands name as written, or as read.
mir::RegSet written_registers(const mir::MachineFunction& function, const mir::MachineInstr& i);
mir::RegSet read_registers(const mir::MachineFunction& function, const mir::MachineInstr& i);

class DeadRegisters {
 public:
  DeadRegisters(const mir::MachineFunction& function, Arena& scratch)
      : function_(function), searched_(scratch), work_(scratch) {}

  // Whether each of the registers is written before it is read, or not read, on all paths from an
  // instruction of the block on (an index into function.instructions, or the block's end). False
  // also where a search of some tens of instructions and edges does not tell. O(1).
  bool are_dead(mir::RegSet registers, mir::BlockId block, uint32_t first);
  // The same from the beginning of a block on.
  bool are_dead(mir::RegSet registers, mir::BlockId block) {
    return are_dead(registers, block, function_.blocks[block].begin);
  }

 private:
  struct Search {
    mir::BlockId block;
    mir::RegSet live;  // looked for from the block's beginning on
  };
  bool pass_on(mir::BlockId block, uint32_t first, mir::RegSet live);
  void search(mir::BlockId block, mir::RegSet live);

  const mir::MachineFunction& function_;
  ArenaVector<Search> searched_;
  ArenaVector<uint32_t> work_;  // indices into searched_
  size_t seen_ = 0;             // operands and edges
};

}  // namespace lilt::backend
