// MD5 (RFC 1321): LLVM's profiles name functions by it. Not for security.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace lilt {

// O(text).
std::array<uint8_t, 16> md5(std::string_view text);

}  // namespace lilt
