// The one target: x86-64 Linux.
#pragma once

#include <string_view>

namespace lilt {

// Whether a target triple names this target. The processor alone suffices, also with unknown words
// after it; the x32 ABI is another target.
bool is_supported_triple(std::string_view triple);

// Whether a target triple names x86-64 with another system whose calls are those of Linux: programs
// that do not ask for that system run here, too. Windows passes arguments in other registers.
bool is_related_triple(std::string_view triple);

}  // namespace lilt
