// Checks that a machine function obeys the rows of its target and the rules of its stage.
#pragma once

#include <string>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// A rule that does not hold.
struct Violation {
  std::string where;  // "bb.2: 'RET %3': ", or empty when it is about the function as a whole
  std::string message;
  SourceOffset origin = kNoOffset;  // of the instruction, or of the last of the block
};

// Returns every violation (none: the function is correct) of: operand kinds, counts and widths
// against the row; block ends (terminators last, successors agree with branch targets and
// fall-through); PHIs agree with predecessors; in SSA form one definition a register and uses
// dominated; once allocated: no virtual register, fixed and tied operands satisfied; flags: every
// reader of a flag has a writer before it in its block, with no clobber between; after frame
// layout: callee-saved registers that are written are saved.
std::vector<Violation> find_violations(const MachineFunction& function);

// The same as messages that say where in the function.
std::vector<std::string> verify(const MachineFunction& function);

}  // namespace lilt::mir
