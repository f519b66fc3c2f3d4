#include "frontend/bitcode/quoted_name.h"

#include <algorithm>

#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

void append_name(std::string& out, char sigil, std::string_view name) {
  const auto is_plain = [](char c) { return is_name_character(c) && c != '$'; };
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
