// What instructions cost on vectors and on numbers, by the table vector_costs.def.
#pragma once

#include <cstdint>

#include "ir/ssa/function.h"

namespace lilt::opt {

// Operations of the table, as far as their costs differ.
enum class CostedOperation : uint8_t {
  Simple,
  Mul,
  Shift,
  ArithmeticShift,
  VariableShift,
  VariableArithmeticShift,
  Rotation,
  VariableRotation,
  FDiv,
  Division,
  DivisionByPower,
  Equality,
  SignedOrder,
  UnsignedOrder,
  Choice,
  Reinterpretation,
  Extension,
  SignExtension,
  Truncation,
  SignedToFloating,
  UnsignedToFloating,
  FloatingToSigned,
  FloatingToUnsigned,
  FloatingConversion,
  Sign,
  MultiplyAdd,
  FusedMultiplyAdd,
  Sqrt,
  Rounding,
  Abs,
  SignedExtremum,
  UnsignedExtremum,
  PopulationCount,
  ByteSwap,
  ByteSum,
  Reversal,
  WindowOfTwo,
  WindowOfMore,
};

// A cost of this or more: lanes are worse than numbers whatever the loop.
inline constexpr uint32_t kNeverVectors = 1000;

// On one register of lanes of so many bits. O(rows of the operation).
uint32_t packed_cost(const ssa::Function& function, CostedOperation operation, uint32_t bits);

// Of the operation that an instruction is on lanes; of a cast also of its operand and its result.
struct LaneBits {
  uint32_t operation, from = 0, to = 0;
};
// Of one number, and of one register of lanes. O(1).
uint32_t scalar_cost(const ssa::Function& function, ssa::InstId id);
uint32_t packed_cost(const ssa::Function& function, ssa::InstId id, LaneBits lanes);

}  // namespace lilt::opt
