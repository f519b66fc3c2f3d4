// The text of a whole module.
#pragma once

#include <string>

#include "frontend/bitcode/bitcode_module.h"

namespace lilt::bitcode {

void print_module(Module& module, std::string& out);

}  // namespace lilt::bitcode
