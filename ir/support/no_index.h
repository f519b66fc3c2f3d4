// No index, where a table's entries are plain numbers.
#pragma once

#include <cstdint>

namespace lilt {

inline constexpr uint32_t kNone = UINT32_MAX;

}  // namespace lilt
