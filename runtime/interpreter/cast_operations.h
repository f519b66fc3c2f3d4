// The operations that casts of scalars become.
#pragma once

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

inline bool is_integer_cast(ssa::Opcode opcode) {
  return opcode == ssa::Opcode::Trunc || opcode == ssa::Opcode::ZExt || opcode == ssa::Opcode::SExt;
}
inline OperationCode cast_code(ssa::Opcode opcode, bool is_wide) {
  if (is_integer_cast(opcode))
    return is_wide ? OperationCode::WideCast : OperationCode::IntegerCast;
  if (opcode == ssa::Opcode::PtrToInt) return OperationCode::PointerToInteger;
  if (opcode == ssa::Opcode::IntToPtr) return OperationCode::IntegerToPointer;
  return is_wide ? OperationCode::ExtendedCast : OperationCode::FloatCast;
}

}  // namespace lilt::runtime
