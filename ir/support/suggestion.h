// "did you mean" at the end of messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lilt {

// "; did you mean 'NEAREST'?" with the candidate that is nearest (see text.h), after `sigil`;
// empty when none is near.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates,
                       std::string_view sigil = {});

}  // namespace lilt
