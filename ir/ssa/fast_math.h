// Fast-math flags: what floating-point instructions, comparisons, selects and phis of
// floating-point numbers may take for granted. They are the instruction's flags; those of calls are
// facts of the function (CallFacts).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ir/ssa/opcode.h"

namespace lilt::ssa {

namespace fast_math {
enum : uint16_t {
  NoNaNs = 1 << 8,
  NoInfinities = 1 << 9,
  NoSignedZeros = 1 << 10,
  AllowReciprocal = 1 << 11,
  AllowContract = 1 << 12,
  ApproximateFunctions = 1 << 13,
  Reassociate = 1 << 14,
  All = 127 << 8,
};
}
// By bit, from NoNaNs on.
inline constexpr std::array<std::string_view, 7> kFastMathNames = {
    "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};

// Of a word, `fast` for all; 0 for others.
constexpr uint16_t fast_math_flags(std::string_view word) {
  if (word == "fast") return fast_math::All;
  for (size_t i = 0; i < kFastMathNames.size(); ++i)
    if (word == kFastMathNames[i]) return static_cast<uint16_t>(fast_math::NoNaNs << i);
  return 0;
}

// Whether instructions of the kind keep fast-math flags.
constexpr bool keeps_fast_math(Opcode opcode) {
  return opcode == Opcode::FNeg || opcode == Opcode::FCmp || opcode == Opcode::Select ||
         opcode == Opcode::Phi || (is_binary(opcode) && has(opcode, property::Floating));
}

}  // namespace lilt::ssa
