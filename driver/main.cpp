// lilt: runs the compiler as the command line says.
#include <malloc.h>

#include <algorithm>

#include "driver/command.h"

#ifdef LILT_STATIC
constexpr bool kIsStatic = true;
#else
constexpr bool kIsStatic = false;
#endif
#ifdef LILT_HAS_ZYDIS
constexpr lilt::driver::Build kBuild = {kIsStatic, &lilt::bytes::decode};
#else
constexpr lilt::driver::Build kBuild = {kIsStatic};
#endif

int main(int argc, char** argv) {
  // Large pieces of memory go back to the system when they are freed: the compiler keeps those that
  // it uses again. By default the C library raises the first limit, and keeps more and more. And it
  // takes memory from the system in steps that are small for a compiler.
  ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 4 << 20);
  ::mallopt(M_TOP_PAD, 1 << 20);
  return lilt::driver::run_command(argc > 0 ? argv[0] : "", {argv + std::min(argc, 1), argv + argc},
                                   kBuild);
}
