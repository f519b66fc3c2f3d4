#pragma once

#include <string>

#include "backend/legalize/emitter.h"

namespace lilt::backend {

// Replaces a call of inline assembly with text by one whose text is complete, in AT&T syntax with
// `$` doubled, and whose operands are scalars in registers that the constraints name:
// `={rax},{rcx},~{rdx}`. `number` is the call's index in its function. Returns an empty string, or
// the obstacle; then the call is unchanged.
std::string lower_assembly_text(Emitter& emit, ssa::InstId call, uint32_t number);

}  // namespace lilt::backend
