// Metadata nodes that line tables need.
#pragma once

#include "frontend/llvm/cursor.h"
#include "ir/ssa/debug_info.h"

namespace lilt::frontend {

// Reads the node that stands at the cursor (`!DILocation(…)`) as that of the given number. False
// when it is of no interest, or of no known shape; then the cursor stays.
bool parse_debug_node(Cursor& cursor, ssa::DebugInfo& info, uint32_t number);

}  // namespace lilt::frontend
