// LLVM's intrinsics for instructions of SSE and SSE2: done by the instruction itself, since the
// interpreter runs where the programs would.
#pragma once

#include <emmintrin.h>

#include <cstdint>
#include <string_view>

namespace lilt::runtime {

struct PackedOperation {
  std::string_view name;
  // Of up to two vectors and a number (zero-extended), which are zero where the intrinsic has none.
  // A number that is the result stands in the low bits.
  __m128i (*body)(__m128i a, __m128i b, uint64_t n);
};

// The operation of that name, or null. Those that read or write memory are externals.
const PackedOperation* find_packed_operation(std::string_view name);

}  // namespace lilt::runtime
