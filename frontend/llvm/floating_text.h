// Floating-point numbers as text, of any binary format that LLVM has.
#pragma once

#include <optional>
#include <string_view>

namespace lilt::frontend {

// A binary format of IEEE 754: sign, exponent, and a fraction after an implicit leading bit. The
// x87 format is {15, 63}: its leading bit is left out here.
struct FloatingFormat {
  int exponent_bits, fraction_bits;
};
using FloatingBits = unsigned __int128;  // the fraction lowest, the sign on top of the exponent

// The nearest value, ties to even, of `1.5e-3`, `0x1.8p-10`, `+inf`, `-qnan`, `+nan(0x1)` or
// `+snan(0x1)`. None if the text is none of these, or a number that becomes infinite, or zero
// without being it.
//   cost: O(digits²), and up to 16,000 bits for large exponents
std::optional<FloatingBits> read_floating(std::string_view text, FloatingFormat format);

}  // namespace lilt::frontend
