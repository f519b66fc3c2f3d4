// How long instructions take, for passes that compare chains of them.
#pragma once

#include <cstdint>

#include "ir/ssa/function.h"

namespace lilt::opt {

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
      return function.has_one_use(id) ? 0 : 1;  // of one use: an addressing mode
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
      return 25;
    case Opcode::FDiv:
      return 14;
    default:
      return has(i.opcode, property::Floating | property::Cast) && i.opcode != Opcode::SExt ? 4 : 1;
  }
}

}  // namespace lilt::opt
