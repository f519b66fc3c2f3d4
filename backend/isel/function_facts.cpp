#include "backend/isel/function_facts.h"

#include "backend/isel/selected_intrinsics.h"

namespace lilt::backend::isel {

using ssa::InstId;
using ssa::Opcode;

namespace {

// Whether the instruction changes memory or has another effect outside the function.
bool is_effect(const ssa::Function& function, InstId id, const ssa::Instruction& instruction) {
  if (instruction.opcode == Opcode::Load)
    return (instruction.flags & ssa::flag::Volatile) != 0 || instruction.subcode != 0;
  if (!ssa::has(instruction.opcode, ssa::property::SideEffect)) return false;
  return instruction.opcode != Opcode::Call || !is_pure(intrinsic_of(function, id));
}

// Whether the operand is the address, or a part of it, at which an instruction accesses or
// prefetches memory: it does not escape there.
bool is_address_operand(const ssa::Function& function, InstId id, size_t operand) {
  const Opcode opcode = function[id].opcode;
  return opcode == Opcode::Load            ? operand == 0
         : opcode == Opcode::Store         ? operand == 1
         : opcode == Opcode::GetElementPtr ? operand != 0
         : opcode == Opcode::Call
             ? operand == 2 && intrinsic_of(function, id) == Intrinsic::Prefetch
             : false;
}

// Whether addresses take the instruction apart if its second operand is a constant.
bool is_index_step(const ssa::Instruction& instruction) {
  return instruction.opcode == Opcode::Add || instruction.opcode == Opcode::Sub ||
         instruction.opcode == Opcode::Shl ||
         (instruction.opcode == Opcode::Or && (instruction.flags & ssa::flag::Disjoint) != 0);
}

}  // namespace

inline void FunctionFacts::note_operands(const ssa::Function& function, InstId id) {
  const ssa::Instruction& instruction = function[id];
  std::span<const ssa::Value> operands = function.operands(id);
  const bool is_step =
      operands.size() == 2 && operands[1].is_constant() && is_index_step(instruction);
  const bool leads_on =
      (is_step || instruction.opcode == Opcode::GetElementPtr) && !only_addresses(id);
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].is_local()) continue;
    uint32_t& uses = facts_[operands[i].local()].uses;
    const bool is_address = is_step || is_address_operand(function, id, i);
    uses = (uses + 2) | (leads_on || !is_address ? kEscapes : 0);
  }
}

// Backwards, so the facts about a getelementptr are known before its base is visited.
FunctionFacts::FunctionFacts(const ssa::Function& function, std::span<const ssa::BlockId> blocks,
                             Arena& scratch)
    : facts_(function.value_count(), Facts(), scratch) {
  uint32_t color = 0;
  for (size_t i = blocks.size(); i-- > 0;) {
    ++color;
    for (InstId id = function[blocks[i]].last; id.valid(); id = function.previous(id)) {
      const ssa::Instruction& instruction = function[id];
      const bool has_effect = is_effect(function, id, instruction);
      if (has_effect) ++color;
      const bool is_root = has_effect || ssa::is_terminator(instruction.opcode);
      facts_[id].color = color << 1 | (is_root ? 1 : 0);
      note_operands(function, id);
    }
  }
}

}  // namespace lilt::backend::isel
