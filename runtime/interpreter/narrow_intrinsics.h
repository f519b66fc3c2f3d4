// The frequent numeric intrinsics once more, on defined operands of at most 64 bits.
//
// Idea: numeric_intrinsics.h defines every operation on numbers of any width, which costs some
// hundred nanoseconds a call. These bodies take and return machine words. They compute the same
// results; a test compares the two over all small widths. A body that meets a special case declines
// it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "runtime/interpreter/quicken.h"

namespace lilt::runtime {

inline constexpr uint32_t kNarrowOperands = 3, kNarrowResults = 2;  // at most

// Operands are zero above their widths; `width` is that of the first. Sets the results, zero above
// their widths. Returns false if the result is poison: the general body then decides.
using NarrowBody = bool (*)(const uint64_t* operands, uint32_t width, uint64_t* results);

struct NarrowIntrinsic {
  std::string_view name;  // as of the Intrinsic
  NarrowBody body;
  QuickBody quick;
};

// Sorted by name.
std::span<const NarrowIntrinsic> narrow_intrinsics();
// Null if there is none. O(log rows).
const NarrowIntrinsic* find_narrow_intrinsic(std::string_view name);

// The quick operation for a call with one result or a struct of two, of these types; without a body
// if there is none. O(log rows).
BodyCall find_narrow_call(std::string_view name, const ssa::TypeTable& types,
                          std::span<const ArgumentPlace> arguments, ssa::TypeId result);

}  // namespace lilt::runtime
