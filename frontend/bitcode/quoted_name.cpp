#include "frontend/bitcode/quoted_name.h"

#include <algorithm>

#include "ir/support/text.h"

namespace lilt::bitcode {

void append_name(std::string& out, char sigil, std::string_view name) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_plain = [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '-' ||
           c == '.' || c == '_';
  };
  out += sigil;
  if (!name.empty() && !is_digit(name[0]) && std::ranges::all_of(name, is_plain)) {
    out += name;
    return;
  }
  out += '"';
  append_llvm_string(out, name);
  out += '"';
}

}  // namespace lilt::bitcode
