#include "ir/support/suggestion.h"

#include "ir/support/text.h"

namespace lilt {

std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates,
                       std::string_view sigil) {
  const std::string_view near = nearest(word, candidates);
  if (near.empty()) return {};
  return "; did you mean '" + std::string(sigil) + std::string(near) + "'?";
}

}  // namespace lilt
