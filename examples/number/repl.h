// The read–evaluate–print loop.
#pragma once

#include <istream>

#include "engine.h"
#include "sema.h"

namespace number {

/// Reads inputs to the end of `in` or to `:quit`. Prints the values of expressions to standard
/// output, and errors to standard error; an input with an error has no effect.
/// `prompts`: whether somebody types at a terminal.
void runLoop(Sema& sema, Engine& engine, std::istream& in, bool prompts);

}  // namespace number
