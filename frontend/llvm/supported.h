// The parts of LLVM IR that the front end accepts, for `lilt --print-supported`.
#pragma once

#include <string>

namespace lilt::frontend {

// One line per kind, `kind: word word …`, from the tables that the parser uses.
std::string describe_supported();

}  // namespace lilt::frontend
