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

// Backwards, so the facts about a getelementptr are known before its base is visited.
FunctionFacts::FunctionFacts(const ssa::Function& function, std::span<const ssa::BlockId> blocks,
                             Arena& scratch)
    : facts_(function.value_count(), Facts(), scratch) {
  uint32_t color = 0;
  for (size_t i = blocks.size(); i-- > 0;) {
    ++color;
    for (InstId id = function[blocks[i]].last; id.valid(); id = function.previous(id)) {
      if (is_effect(function, id)) ++color;
      facts_[id].color = color;
      note_operands(function, id);
    }
  }
}

// The operand at which an instruction accesses memory; the address does not escape there.
constexpr size_t address_operand(Opcode opcode) {
  return opcode == Opcode::Load                                       ? 0
         : opcode == Opcode::Store || opcode == Opcode::GetElementPtr ? 1
                                                                      : SIZE_MAX;
}

void FunctionFacts::note_operands(const ssa::Function& function, InstId id) {
  const Opcode opcode = function[id].opcode;
  const bool leads_on = opcode == Opcode::GetElementPtr && facts_[id].escapes;
  const size_t address = leads_on ? SIZE_MAX : address_operand(opcode);
  std::span<const ssa::Value> operands = function.operands(id);
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].is_local()) continue;
    Facts& facts = facts_[operands[i].local()];
    ++facts.uses;
    facts.escapes |= i != address;
  }
}

}  // namespace lilt::backend::isel
