#include "runtime/library/archive.h"

asm(".pushsection .rodata.lilt_runtime_archive, \"a\"\n"
    ".balign 16\n"
    "lilt_runtime_archive_begin:\n"
    ".incbin \"" LILT_RUNTIME_ARCHIVE
    "\"\n"
    "lilt_runtime_archive_end:\n"
    ".popsection\n");

extern "C" const char lilt_runtime_archive_begin[], lilt_runtime_archive_end[];

namespace lilt::runtime {

std::string_view runtime_archive() {
  return {lilt_runtime_archive_begin, lilt_runtime_archive_end};
}

}  // namespace lilt::runtime
