// Bits of integer values that are always zero.
#pragma once

#include <optional>

#include "ir/ssa/function.h"
#include "ir/support/bits.h"

namespace lilt::opt {

// The value of an integer constant of at most 64 bits, zero above its width.
inline bool integer_constant(const ssa::Function& function, ssa::Value value, uint64_t& bits) {
  if (!value.is_constant()) return false;
  const ssa::Constant& constant = function.constants()[value.constant()];
  if (constant.kind != ssa::ConstantKind::Integer) return false;
  bits = constant.bits;
  return true;
}

// The same with its sign extended to 64 bits.
inline std::optional<uint64_t> signed_constant(const ssa::Function& function, ssa::Value value) {
  uint64_t bits = 0;
  if (!integer_constant(function, value, bits)) return std::nullopt;
  return sign_extend(bits, function.types().integer_bits(function.type_of(value)));
}

// known_zero_bits looks this many definitions up in a row.
inline constexpr int kDeepestBits = 4;

// Whether known bits of an instruction's result follow from those of its operands.
constexpr bool passes_bits_on(ssa::Opcode opcode) {
  using enum ssa::Opcode;
  switch (opcode) {
    case Add:
    case And:
    case Or:
    case Xor:
    case Select:
    case Shl:
    case LShr:
    case ZExt:
    case Trunc:
    case Phi:
      return true;
    default:
      return false;
  }
}

// A mask of bits below the width that are known to be zero in a value of integer type (1 … 64
// bits). Examines a bounded number of definitions: O(1).
uint64_t known_zero_bits(const ssa::Function& function, ssa::Value value);

}  // namespace lilt::opt
