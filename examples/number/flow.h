// Checks that look at the order in which statements run.
#pragma once

#include "resolved.h"
#include "source.h"

namespace number {

/// Reports, in one resolved function: a variable that is read before it surely has a value; a
/// second value for a `let`; a way to the end of a function that returns a Number. Linear in the
/// function, times its variables and the depth of its loops.
void checkFlow(const ResolvedFunctionDecl& function, Diagnostics& diagnostics);

}  // namespace number
