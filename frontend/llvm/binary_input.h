// Inputs that are not text.
#pragma once

#include <string_view>

namespace lilt::frontend {

// Says what a file is that cannot be LLVM IR text, and what makes text of it where something does;
// empty for text. Looks at its beginning only. A NUL byte further on is not found.
std::string_view describe_binary(std::string_view contents);

}  // namespace lilt::frontend
