// Classes of characters, as LLVM IR and the GNU assembler have them: ASCII, whatever the locale.
#pragma once

#include <algorithm>
#include <string_view>

namespace lilt {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_alphanumeric(char c) { return is_lower(c) || is_upper(c) || is_digit(c); }

// What a symbol of assembly text has without quotes.
constexpr bool is_symbol_character(char c) {
  return is_alphanumeric(c) || c == '_' || c == '.' || c == '$';
}
// What a name of LLVM IR has without quotes: [-a-zA-Z$._0-9].
constexpr bool is_name_character(char c) { return is_symbol_character(c) || c == '-'; }

// Whether digits are all that the text has, and it has some.
constexpr bool is_decimal(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

}  // namespace lilt
