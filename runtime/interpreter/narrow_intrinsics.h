// The frequent numeric intrinsics once more, on defined operands of at most 64 bits.
//
// Idea: intrinsics.h defines every operation on numbers of any width, which costs some hundred
// nanoseconds a call. These bodies take and return machine words. They compute the same results; a
// test compares the two over all small widths. A body that meets a special case declines it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lilt::runtime {

inline constexpr uint32_t kNarrowOperands = 3, kNarrowResults = 2;  // at most

struct NarrowIntrinsic {
  std::string_view name;  // as of the Intrinsic
  // Operands are zero above their widths; `width` is that of the first. Sets the results, zero
  // above their widths. Returns false if the result is poison: the general body then decides.
  bool (*body)(const uint64_t* operands, uint32_t width, uint64_t* results);
};

// Sorted by name.
std::span<const NarrowIntrinsic> narrow_intrinsics();
// Null if there is none. O(log rows).
const NarrowIntrinsic* find_narrow_intrinsic(std::string_view name);

}  // namespace lilt::runtime
