// How long instructions take, for passes that compare chains of them.
#pragma once

#include <bit>
#include <cstdint>

#include "ir/opt/known_bits.h"
#include "ir/ssa/function.h"

namespace lilt::opt {

// Whether all that uses the address has it in an addressing mode: loads, stores and addresses at a
// constant distance. O(1).
inline bool is_addressing_mode(const ssa::Function& function, ssa::InstId address) {
  using ssa::Opcode;
  constexpr int kMaxUses = 4;
  int count = 0;
  for (ssa::UseId use = function.first_use(address); use.valid(); use = function.next_use(use)) {
    const ssa::InstId user = function.user(use);
    const Opcode opcode = function[user].opcode;
    const bool is_store_to = opcode == Opcode::Store && function.operand(user, 0) != address;
    const bool is_near = opcode == Opcode::GetElementPtr && function[user].operand_count == 3 &&
                         function.operand(user, 2).is_constant();
    if (++count > kMaxUses || (opcode != Opcode::Load && !is_store_to && !is_near)) return false;
  }
  return true;
}

// Of a division or remainder: shifts if by a power of two, a high product if by another constant.
inline uint32_t division_latency(const ssa::Function& function, ssa::InstId id) {
  const ssa::Opcode opcode = function[id].opcode;
  const bool is_remainder = opcode == ssa::Opcode::URem || opcode == ssa::Opcode::SRem;
  uint64_t divisor;
  if (!integer_constant(function, function.operand(id, 1), divisor)) return 25;
  if (std::has_single_bit(divisor)) return is_remainder ? 4 : 3;
  return is_remainder ? 9 : 5;
}

// In cycles from operands to result, as most x86-64 processors have it (Agner Fog's instruction
// tables); what becomes part of an address or of no instruction takes none. Needs tracked uses.
inline uint32_t latency(const ssa::Function& function, ssa::InstId id) {
  using ssa::Opcode;
  namespace property = ssa::property;
  const ssa::Instruction& i = function[id];
  switch (i.opcode) {
    case Opcode::Phi:
    case Opcode::Trunc:
    case Opcode::ZExt:
    case Opcode::BitCast:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::Freeze:
    case Opcode::ExtractValue:
      return 0;
    case Opcode::GetElementPtr:
      return function.has_one_use(id) || is_addressing_mode(function, id) ? 0 : 1;
    case Opcode::Load:
      return 5;
    case Opcode::Select:
      return 2;
    case Opcode::Mul:
    case Opcode::FCmp:
      return 3;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem:
      return division_latency(function, id);
    case Opcode::FDiv:
      return 14;
    default:
      return has(i.opcode, property::Floating | property::Cast) && i.opcode != Opcode::SExt ? 4 : 1;
  }
}

}  // namespace lilt::opt
