// Small helpers for text that several stages print or compare.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lilt {

void append_decimal(std::string& out, uint64_t value);
void append_decimal(std::string& out, int64_t value);
void append_hexadecimal(std::string& out, uint64_t value);  // upper case, no prefix
// With leading zeros up to that many digits.
void append_padded_hexadecimal(std::string& out, uint64_t value, size_t digits);
// The shortest decimal that reads back as the same number.
void append_shortest(std::string& out, float value);
void append_shortest(std::string& out, double value);

// Removes a decimal number, perhaps after a minus, from the start of the text; a negative one is
// in two's complement. False, and nothing changes, if none is there or its digits need more than 64
// bits.
bool take_number(std::string_view& text, uint64_t& number);

// LLVM's rule for names: [-a-zA-Z$._0-9]+ not starting with a digit (unless all digits) is printed
// bare, any other in quotes with \XX for unprintable bytes, the quote and the backslash.
void append_llvm_name(std::string& out, char sigil, std::string_view name);
// The inside of c"…": \XX for unprintable bytes, the quote and the backslash.
void append_llvm_string(std::string& out, std::string_view bytes);
// Appends what LLVM reads the inside of a string as: \XX and \\ are escapes, any other backslash
// stands for itself. Returns the position of the first such backslash, or npos.
size_t unescape_llvm_string(std::string_view raw, std::string& out);
// A JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);

// Length in bytes of the first character of a text that is not empty; 1 for a byte that begins no
// UTF-8.
size_t character_length(std::string_view text);
// Text for a terminal: \XX for each byte of what is not UTF-8, of a control character, and of what
// changes the direction of text or takes no room. All else stands for itself.
void append_visible(std::string& out, std::string_view text);

// The candidate with the least edit distance to `word`, for "did you mean"; empty if even that is
// more than a third of the word's length. O(candidates × length²).
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace lilt
