// LLVM's intrinsics for instructions of SSE and SSE2: executed by the instruction itself, since the
// interpreter runs on the programs' target.
#pragma once

#include <emmintrin.h>

#include <cstdint>
#include <string_view>

namespace lilt::runtime {

struct PackedOperation {
  std::string_view name;
  // Of up to two vectors and a number (zero-extended), which are zero if the intrinsic lacks them.
  // A result that is a number is in the low bits.
  __m128i (*body)(__m128i a, __m128i b, uint64_t n);
};

// The operation of that name, or null. Operations that access memory are externals.
const PackedOperation* find_packed_operation(std::string_view name);

}  // namespace lilt::runtime
