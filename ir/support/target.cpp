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

}  // namespace

bool is_supported_triple(std::string_view triple) {
  if (!is_x86_64(triple)) return false;
  return !contains(triple, "-") || (contains(triple, "linux") && !triple.ends_with("x32"));
}

bool is_related_triple(std::string_view triple) {
  for (std::string_view word : {"windows", "win32", "mingw", "cygwin", "uefi", "x32"})
    if (contains(triple, word)) return false;
  return is_x86_64(triple) || triple.starts_with("x86_64h-");  // Apple's name for Haswell
}

}  // namespace lilt
