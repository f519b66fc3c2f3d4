// The form in which places are used: see Place in code.h.
#pragma once

#include "runtime/interpreter/code.h"

namespace lilt::runtime {

// Turns all places of decoded code from cells into bytes. O(code).
void scale_places(Code& code);

}  // namespace lilt::runtime
