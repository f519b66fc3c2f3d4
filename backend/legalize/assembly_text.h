#pragma once

#include <string>

#include "backend/legalize/emitter.h"

namespace lilt::backend {

// Replaces a call of inline assembly with text by one whose text is complete, in AT&T syntax with
// `$` doubled, and whose operands are scalars in registers that the constraints name:
// `={rax},{rcx},~{rdx}`. `number` is that of the call among those of its function. Gives an empty
// string; or why it cannot, and leaves the call.
std::string lower_assembly_text(Emitter& emit, ssa::InstId call, uint32_t number);

}  // namespace lilt::backend
