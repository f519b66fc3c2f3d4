#include "backend/isel/effects.h"

#include "backend/isel/intrinsics.h"

namespace lilt::backend::isel {

using ssa::InstId;
using ssa::Opcode;

bool is_effect(const ssa::Function& function, InstId id) {
  const ssa::Instruction& instruction = function[id];
  if (instruction.opcode == Opcode::Load)
    return (instruction.flags & ssa::flag::Volatile) != 0 || instruction.subcode != 0;
  return ssa::has(instruction.opcode, ssa::property::SideEffect) &&
         !is_pure(intrinsic_of(function, id));
}

void FunctionFacts::compute(const ssa::Function& function, const ssa::ControlFlowGraph& cfg) {
  uses_.assign(function.value_count(), 0);
  colors_.assign(function.value_count(), 0);
  escapes_.assign(function.value_count(), false);
  uint32_t color = 0;
  const std::vector<ssa::BlockId>& order = cfg.reverse_post_order();
  for (ssa::BlockId block : order) {
    ++color;
    for (InstId id = function[block].first; id.valid(); id = function.next(id)) {
      colors_[id.index()] = color;
      if (is_effect(function, id)) ++color;
      count_uses(function, id);
    }
  }
  // Backwards, so the facts about a getelementptr are known before its base is visited.
  for (auto block = order.rbegin(); block != order.rend(); ++block)
    for (InstId id = function[*block].last; id.valid(); id = function.previous(id))
      note_escapes(function, id);
}

void FunctionFacts::count_uses(const ssa::Function& function, InstId id) {
  for (ssa::Value operand : function.operands(id))
    if (operand.is_local()) ++uses_[operand.local().index()];
}

void FunctionFacts::note_escapes(const ssa::Function& function, InstId id) {
  std::span<const ssa::Value> operands = function.operands(id);
  size_t address = SIZE_MAX;  // the operand that does not escape here
  switch (function[id].opcode) {
    case Opcode::Load:
      address = 0;
      break;
    case Opcode::Store:
      address = 1;
      break;
    case Opcode::GetElementPtr:
      if (!escapes_[id.index()]) address = 1;
      break;
    default:
      break;
  }
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].is_local() && i != address) escapes_[operands[i].local().index()] = true;
}

}  // namespace lilt::backend::isel
