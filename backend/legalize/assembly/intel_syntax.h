// Inline assembly in Intel syntax, rewritten in AT&T syntax.
#pragma once

#include <string>
#include <string_view>

namespace lilt::backend {

// Rewrites a completed template (template.h), whose marks `${2:k}` stand for registers and `${3}`
// for memory. Operands change their order, registers get `%`, numbers `$$`, addresses their
// parentheses, and the size of memory (`dword ptr`) becomes a suffix where no register tells it.
// Labels, directives, prefixes and comments stay. What it does not understand it leaves to the
// assembler, which names it. O(text).
std::string in_att_syntax(std::string_view text);

}  // namespace lilt::backend
