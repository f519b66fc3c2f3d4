// Numbers of formats that the host's C++ lacks or has only as an extension: half, bfloat, fp128.
//
// As in compiled code, half and bfloat are computed in float and rounded. A conversion rounds once,
// directly from the wider format. Rounding to half follows the host's rounding mode; rounding to
// bfloat is to nearest, ties to even.
#pragma once

#include <cstdint>

#include "ir/ssa/type.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

inline bool is_small_floating(ssa::TypeId type) {
  return type == ssa::kHalf || type == ssa::kBFloat;
}

float half_to_float(uint16_t bits);
// Raises the exceptions of the rounding. A NaN keeps the top of its payload and is quiet.
uint16_t to_half(long double value);
uint16_t to_half(Quadruple value);
uint16_t to_bfloat(long double value);

// A defined half or bfloat (16 bits) as a float (32 bits), and back.
Wide widened_small(ssa::TypeId type, const Wide& value);
Wide rounded_small(ssa::TypeId type, const Wide& value);

// A float or double of the same class (llvm.is.fpclass) and sign as a defined half, bfloat or
// fp128; any other number itself.
Wide representative_of_class(ssa::TypeId type, const Wide& value);

}  // namespace lilt::runtime
