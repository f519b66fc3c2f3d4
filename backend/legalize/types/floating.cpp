// frem of float, double and x86_fp80 becomes a call of the C library.
#include <string>

#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

// Turns the instruction itself into the call, so its users need no change.
void call_remainder(ssa::Function& function, InstId id, Arena& scratch) {
  TypeId type = function[id].type;
  std::string_view name = type == ssa::kFloat ? "fmodf" : type == ssa::kDouble ? "fmod" : "fmodl";
  Emitter emit(function, scratch);
  emit.set_position(id);
  Value call = emit.call(name, type, {function.operand(id, 0), function.operand(id, 1)});
  function[id].opcode = Opcode::Call;
  function[id].flags = 0;
  function.set_operands(id, function.operands(call.local()));
  function.erase(call.local());
}

}  // namespace

void lower_floating_operations(ssa::Function& function, Arena& scratch) {
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first, next; id.valid(); id = next) {
      next = function.next(id);
      if (function[id].opcode == Opcode::FRem) call_remainder(function, id, scratch);
    }
}

}  // namespace lilt::backend
