// Metadata nodes: what an attachment names, and those that line tables need.
#pragma once

#include "frontend/llvm/cursor.h"
#include "ir/ssa/function.h"

namespace lilt::frontend {

// `!12` or `!{…}` at the cursor: the node; metadata::None if it has another shape, or too large a
// number.
ssa::MetadataNode parse_metadata_node(Cursor& cursor);
// Parses the node at the cursor (`!DILocation(…)`), which has the given number. False if line
// tables do not need it or its shape is unknown; then the cursor does not move.
bool parse_debug_node(Cursor& cursor, ssa::DebugInfo& info, uint32_t number);
// Parses a location at the cursor; nothing if it is another node or has another shape. Those that
// are written inside of it become the function's own; without a function they are left out.
std::optional<ssa::DebugInfo::Location> parse_debug_location(Cursor& cursor,
                                                             ssa::Function* function);

}  // namespace lilt::frontend
