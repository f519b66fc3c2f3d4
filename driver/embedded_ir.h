// The IR that objects of -flto carry beside their code, in a section that linkers leave out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "backend/compile/input.h"

namespace lilt::driver {

// The section's contents for a module's text: a signature, the size as zlib packs it, its own, and
// the packed text.
std::string pack_ir(std::string_view text);

// Whether the object carries IR. O(sections).
bool carries_ir(std::string_view object);

// The text that an object carries; nothing if it carries none, or a damaged one.
std::optional<std::string> unpack_ir(std::string_view object);

}  // namespace lilt::driver
