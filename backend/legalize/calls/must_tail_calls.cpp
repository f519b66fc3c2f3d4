// Refuses calls marked `musttail` that cannot be jumps: the program relies on them to use no stack,
// which an ordinary call does.
#include <string>

#include "backend/abi/tail_call_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

bool check_tail_calls(const ssa::Function& function, Diagnostics& diagnostics) {
  size_t errors = diagnostics.error_count();
  for (ssa::BlockId block : function.blocks()) {
    InstId ret = function.terminator(block), call = function.previous(ret);
    for (InstId id = function[block].first; id.valid(); id = function.next(id)) {
      const ssa::Instruction& instruction = function[id];
      if (instruction.opcode != Opcode::Call || !(instruction.flags & ssa::flag::MustTail))
        continue;
      bool returns = id == call && function[ret].opcode == Opcode::Ret;
      std::string_view obstacle = returns ? obstacle_to_tail_call(function, id, ret)
                                          : "the return is not directly behind it";
      if (obstacle.empty()) continue;
      std::string message = "the 'musttail' call cannot be a jump: " + std::string(obstacle);
      ssa::report_error(function.module(), function.offset_of(id), std::move(message), diagnostics);
    }
  }
  return diagnostics.error_count() == errors;
}

}  // namespace lilt::backend
