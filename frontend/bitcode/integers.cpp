#include "frontend/bitcode/integers.h"

#include <algorithm>

namespace lilt::bitcode {

namespace {

__extension__ using DoubleWord = unsigned __int128;

// Divides in place, and gives the remainder.
uint64_t divide(std::vector<uint64_t>& words, uint64_t divisor) {
  DoubleWord rest = 0;
  for (size_t i = words.size(); i-- > 0;) {
    rest = rest << 64 | words[i];
    words[i] = static_cast<uint64_t>(rest / divisor);
    rest %= divisor;
  }
  return static_cast<uint64_t>(rest);
}

}  // namespace

std::string unsigned_decimal(std::vector<uint64_t> words) {
  constexpr uint64_t kPart = 1'000'000'000'000'000'000;
  constexpr size_t kDigits = 18;
  std::string made;
  for (;;) {
    while (!words.empty() && words.back() == 0) words.pop_back();
    if (words.empty()) break;
    std::string part = std::to_string(divide(words, kPart));
    std::ranges::reverse(part);
    part.resize(kDigits, '0');
    made += part;
  }
  while (made.size() > 1 && made.back() == '0') made.pop_back();
  std::ranges::reverse(made);
  return made.empty() ? "0" : made;
}

std::string signed_decimal(std::vector<uint64_t> words, uint64_t width) {
  const uint64_t count = (width + 63) / 64;
  if (words.size() < count) return unsigned_decimal(std::move(words));
  words.resize(count);
  const uint64_t sign = uint64_t{1} << ((width - 1) % 64);
  const bool is_negative = (words.back() & sign) != 0;
  if (is_negative) {  // minus itself
    bool carries = true;
    for (uint64_t& word : words) {
      word = ~word + (carries ? 1 : 0);
      carries = carries && word == 0;
    }
  }
  words.back() &= sign | (sign - 1);
  return (is_negative ? "-" : "") + unsigned_decimal(std::move(words));
}

}  // namespace lilt::bitcode
