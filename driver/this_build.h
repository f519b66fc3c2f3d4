// What this lilt is linked with.
#pragma once

#include "runtime/bytes/decoded_code.h"

namespace lilt::driver {

struct Build {
  bool is_static = false;                                           // without shared libraries
  void (*decode)(std::span<bytes::CodeBytes> functions) = nullptr;  // null: without Zydis
};

}  // namespace lilt::driver
