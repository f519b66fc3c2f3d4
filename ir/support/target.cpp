#include "ir/support/target.h"

namespace lilt {

bool is_supported_triple(std::string_view triple) {
  std::string_view machine = triple.substr(0, triple.find('-'));
  if (machine != "x86_64" && machine != "amd64" && machine != "x86-64") return false;
  if (machine.size() == triple.size()) return true;
  return triple.find("linux") != std::string_view::npos && !triple.ends_with("x32");
}

}  // namespace lilt
