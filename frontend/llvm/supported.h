// What of LLVM IR the front end accepts, for `lilt --print-supported`.
#pragma once

#include <string>

namespace lilt::frontend {

// A line for each kind of thing, `kind: word word …`, out of the tables that the parser uses.
std::string describe_supported();

}  // namespace lilt::frontend
