// Layout of LLVM IR's text, as an editor asks for it.
#pragma once

#include <string>
#include <vector>

#include "driver/lsp_text.h"

namespace lilt::driver::lsp {

// The line as it should be: `indent` blanks before it, none after it, one between two tokens that
// have some. Strings, comments and the blanks before them stay, but a comment has one at least.
std::string formatted(std::string_view line, uint32_t indent);

struct FormattedLine {
  uint32_t line = 0;
  std::string text;
};
// The lines of the text that formatting changes, each with its new text: labels and the module's
// entities at the margin, instructions two columns to the right, what continues them four, or ten
// as LLVM prints it. O(text).
std::vector<FormattedLine> format(const Text& text);

}  // namespace lilt::driver::lsp
