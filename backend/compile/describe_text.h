// Debug information of IR that brings none: places in its own text.
#pragma once

#include "ir/ssa/module.h"

namespace lilt::backend {

// Adds a compile unit, its file and a DISubprogram for each function definition, after the numbers
// of the text's own metadata; modules with debug information stay as they are. Places of
// instructions need no nodes: object::LineLocator finds them. Requires the module's source.
// O(symbols
// + text).
void describe_text(ssa::Module& header);

}  // namespace lilt::backend
