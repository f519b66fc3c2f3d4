// Names in the text as LLVM prints them. (lilt's own printer has digits alone for a number; here
// they may be a name, which is another thing.)
#pragma once

#include <string>
#include <string_view>

namespace lilt::bitcode {

// `%name`, `@"a name"`: bare if it has only letters, digits, `-`, `.` and `_`, and no digit first.
void append_name(std::string& out, char sigil, std::string_view name);

}  // namespace lilt::bitcode
