// Numbers of any width in decimal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lilt::bitcode {

// What is converted at most, since time is quadratic; lilt has integers of 4,096 bits.
inline constexpr size_t kMaxIntegerWords = 1024;
// LLVM's own limit, in bits.
inline constexpr uint64_t kMaxIntegerWidth = 1 << 23;

// Words from the lowest, in two's complement of `width` bits; missing ones are 0. O(words²).
std::string signed_decimal(std::vector<uint64_t> words, uint64_t width);
std::string unsigned_decimal(std::vector<uint64_t> words);

}  // namespace lilt::bitcode
