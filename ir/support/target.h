// The one target: x86-64 Linux.
#pragma once

#include <string_view>

namespace lilt {

// Whether a target triple names it. The processor alone is enough; the x32 ABI is another target.
bool is_supported_triple(std::string_view triple);

}  // namespace lilt
