// The difference of two texts, line by line.
#pragma once

#include <string>
#include <string_view>

namespace lilt {

// Lines that only one of them has, with a sign in front (- old, + new) and up to three lines of
// context around them (a blank in front), in hunks with their places (@@ -1,5 +1,4 @@): the unified
// format of diff(1) without the names of files. Empty for equal texts. As few lines as possible, up
// to 1000 of them. O(lines × lines that differ).
std::string line_difference(std::string_view old_text, std::string_view new_text);

}  // namespace lilt
