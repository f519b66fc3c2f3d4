// How much memory of this process is in the machine's.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <fstream>

namespace lilt {

inline size_t resident_bytes() {
  size_t size = 0, resident = 0;  // in pages
  std::ifstream("/proc/self/statm") >> size >> resident;
  return resident * static_cast<size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace lilt
