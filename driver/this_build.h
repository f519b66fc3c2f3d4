// What this lilt is linked with.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "ir/mir/located_code.h"

namespace lilt::driver {

// bytes::decode_code.
using CodeDecoder = std::string (*)(const mir::LocatedCode& encoded, std::span<const uint8_t> bytes,
                                    mir::LocatedCode& decoded);

struct Build {
  bool is_static = false;             // without shared libraries
  CodeDecoder decode_code = nullptr;  // null: without Zydis
};

}  // namespace lilt::driver
