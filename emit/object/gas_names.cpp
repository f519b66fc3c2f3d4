#include "emit/object/gas_names.h"

#include <algorithm>
#include <cstdint>

#include "emit/object/layout.h"
#include "ir/support/characters.h"

namespace lilt::object {

namespace {

bool is_plain_name(std::string_view name) {
  if (name.empty() || is_digit(name[0]) || name[0] == '$') return false;
  return std::ranges::all_of(name, is_symbol_character) && name != ".";
}

}  // namespace

void append_assembly_name(std::string& out, std::string_view name) {
  name = linker_name(name);
  if (is_plain_name(name)) {
    out += name;
    return;
  }
  out += '"';
  for (char c : name) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += '"';
}

void append_assembly_string(std::string& out, std::string_view bytes) {
  out += '"';
  for (char c : bytes) {
    auto code = static_cast<uint8_t>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (code >= 0x20 && code < 0x7F) {
      out += c;
    } else {
      out += '\\';
      for (int shift : {6, 3, 0}) out += static_cast<char>('0' + (code >> shift & 7));
    }
  }
  out += '"';
}

}  // namespace lilt::object
