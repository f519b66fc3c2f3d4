// Where a text of LLVM IR names things, for an editor: definitions, uses and functions, also of a
// text with errors.
//
// The scan knows names, strings and comments, as the parser's cursor does, and what makes a name a
// definition; the parser, which stops at errors and keeps no places of uses, is not asked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lilt::driver::lsp {

// A name in the text: "%x", "@f", "!5", "#0", "$c", or a label, whose sigil is '%', too.
struct Name {
  char sigil = 0;
  uint32_t begin = 0, end = 0;            // with the sigil, if it is written; without ':'
  uint32_t text_begin = 0, text_end = 0;  // without sigil and quotes
  bool defines = false;
};

// The names in a part of the text that begins outside strings, comments and lists of parameters, in
// order. O(part).
std::vector<Name> names_in(std::string_view text, uint32_t begin, uint32_t end);

struct FunctionPlace {
  uint32_t begin = 0, end = 0;  // from `define` up to behind the line of the closing brace
  std::string_view name;        // without sigil and quotes
};
// The functions that the text defines, in order. O(text).
std::vector<FunctionPlace> functions_in(std::string_view text);

// What an editor asks of one name. `function`: the one around it; null: none.
struct Occurrences {
  Name name;                                // at the place that was asked for
  std::string_view text;                    // without sigil and quotes
  const FunctionPlace* function = nullptr;  // that the name is local to; null: it is the module's
  std::vector<Name> all;                    // in order
};
// All occurrences of the name at the offset, if there is one. O(function), or O(text) for names of
// the module.
std::optional<Occurrences> occurrences_at(std::string_view text,
                                          const std::vector<FunctionPlace>& functions,
                                          uint32_t offset);
// The function that contains the offset; null: none.
const FunctionPlace* function_at(const std::vector<FunctionPlace>& functions, uint32_t offset);

// The text written as a name after its sigil, in quotes if it must be. Empty if it cannot be one:
// it is empty, or a number that is not one of the parser's.
std::string as_name(std::string_view text);

}  // namespace lilt::driver::lsp
