#include "ir/support/target.h"

namespace lilt {

namespace {

bool is_x86_64(std::string_view triple) {
  std::string_view machine = triple.substr(0, triple.find('-'));
  return machine == "x86_64" || machine == "amd64" || machine == "x86-64";
}

bool contains(std::string_view triple, std::string_view word) {
  return triple.find(word) != std::string_view::npos;
}

// Whether the words after the machine name no system: `x86_64--`, `x86_64-unknown-unknown`.
bool names_no_system(std::string_view triple) {
  for (size_t dash = triple.find('-'); dash != std::string_view::npos;) {
    const size_t end = triple.find('-', dash + 1);
    const std::string_view word = triple.substr(dash + 1, end - dash - 1);
    if (!word.empty() && word != "unknown" && word != "pc") return false;
    dash = end;
  }
  return true;
}

}  // namespace

bool is_supported_triple(std::string_view triple) {
  if (!is_x86_64(triple)) return false;
  return names_no_system(triple) || (contains(triple, "linux") && !triple.ends_with("x32"));
}

bool is_related_triple(std::string_view triple) {
  for (std::string_view word : {"windows", "win32", "mingw", "cygwin", "uefi", "x32"})
    if (contains(triple, word)) return false;
  return is_x86_64(triple) || triple.starts_with("x86_64h-");  // Apple's name for Haswell
}

}  // namespace lilt
