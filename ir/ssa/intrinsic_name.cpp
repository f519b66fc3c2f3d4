#include "ir/ssa/intrinsic_name.h"

#include <algorithm>

#include "ir/support/words.h"

namespace lilt::ssa {

namespace {

constexpr std::string_view kWholeTypes[] = {"f16",    "bf16",   "f32",    "f64",
                                            "f80",    "f128",   "isVoid", "Metadata",
                                            "x86mmx", "x86amx", "ppcf128"};

bool skip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool skip_number(std::string_view& text) {
  size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  text.remove_prefix(end);
  return end != 0;
}

// Struct and function types are spelled with their parts, which may have names of any kind.
bool is_composite_type(std::string_view text) {
  while (skip(text, "a") || skip(text, "p") || skip(text, "v") || skip(text, "nxv"))
    if (!skip_number(text)) return false;
  return text.starts_with("s_") || text.starts_with("sl_") || text.starts_with("f_");
}

// One type: i32, f64, p0, v4i32 (a vector), a2p0 (an array), and p0i8 of pointers to a type.
bool is_plain_type(std::string_view text) {
  for (;;) {
    if (is_one_of(text, kWholeTypes)) return true;
    bool is_scalar = skip(text, "i"), is_pointer = !is_scalar && skip(text, "p");
    if (!is_scalar && !is_pointer && !skip(text, "nxv") && !skip(text, "v") && !skip(text, "a"))
      return false;
    if (!skip_number(text)) return false;
    if (text.empty()) return is_scalar || is_pointer;
    if (is_scalar) return false;
  }
}

}  // namespace

std::string_view intrinsic_base(std::string_view name) {
  size_t end = name.size();  // where the types at the end begin, as far as they are known
  for (size_t dot = name.find('.'); dot != std::string_view::npos;) {
    size_t next = name.find('.', dot + 1);
    std::string_view word = name.substr(dot + 1, next - dot - 1);
    bool is_composite = is_composite_type(word);
    if (!is_composite && !is_plain_type(word))
      end = name.size();
    else if (end == name.size())
      end = dot;
    if (is_composite) break;
    dot = next;
  }
  return name.substr(0, end);
}

}  // namespace lilt::ssa
