// The one target: x86-64 Linux.
#pragma once

#include <string_view>

namespace lilt {

// Whether a target triple names this target. The processor alone suffices; the x32 ABI is another
// target.
bool is_supported_triple(std::string_view triple);

}  // namespace lilt
