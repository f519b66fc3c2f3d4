// Inputs that are not text.
#pragma once

#include <string_view>

namespace lilt::frontend {

// Describes a file that cannot be LLVM IR text, and names the tool that converts it, if any; empty
// for text. Examines only its beginning: does not find a later NUL byte.
std::string_view describe_binary(std::string_view contents);

}  // namespace lilt::frontend
