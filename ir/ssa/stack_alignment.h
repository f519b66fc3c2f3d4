// Attributes of functions that align the stack themselves, for the few files that know of it.
#pragma once

#include <algorithm>
#include <bit>

#include "ir/ssa/attributes.h"

namespace lilt::ssa {

// `alignstack(N)`, "stackrealign": callers may leave the stack at a multiple of 8 bytes only. The
// attributes have the logarithm of N; two of them together ask for no less than either.
inline constexpr unsigned kStackAlignmentShift = 42;
inline constexpr FunctionAttributes kStackAlignmentMask = 15;
static_assert(function_attribute::NonLazyBind >> (kStackAlignmentShift + 4) != 0);
// What calls of C's convention rely on, and the largest that lilt supports: bytes.
inline constexpr uint32_t kUsualStackAlignment = 16, kMaxStackAlignment = 4096;

// Of a power of two, up to the largest; smaller ones than the usual count as that.
constexpr FunctionAttributes stack_alignment_attribute(uint32_t bytes) {
  const int log2 = std::countr_zero(std::max(bytes, kUsualStackAlignment));
  return static_cast<FunctionAttributes>(log2) << kStackAlignmentShift;
}
// Bytes; 0: the function relies on its callers.
constexpr uint32_t own_stack_alignment(FunctionAttributes attributes) {
  const FunctionAttributes log2 = attributes >> kStackAlignmentShift & kStackAlignmentMask;
  return log2 == 0 ? 0 : std::min(uint32_t{1} << log2, kMaxStackAlignment);
}

}  // namespace lilt::ssa
