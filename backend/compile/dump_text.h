// Reads dumps written by lilt: by --stop-after, to files of --dump-dir, and by options such as
// --print-after to standard error.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::backend {

// The line before a dump: "; *** after isel, @f ***", with its newline.
std::string dump_banner(std::string_view when, std::string_view pass, std::string_view function);

// Where the next machine function starts, from `offset` on; npos if there is none.
size_t find_machine_function(std::string_view text, size_t offset);

// A dump, split. Offsets in both texts equal those in the file.
struct DumpText {
  std::unique_ptr<SourceText> header;   // the module without its machine functions
  std::unique_ptr<SourceText> machine;  // all of it; null without machine functions
};

// Whether the first line is the banner of a dump.
bool starts_with_banner(std::string_view text);

// The index of the pass that takes the first dump with a banner; -1 without one.
int stage_of_banner(std::string_view text);

// Splits a dump. If it contains dumps of several stages, uses the input of the pass with index
// `next_pass` (-1: unknown); if that is missing, reports the stages found. Repeated declarations
// are kept once. O(size).
DumpText split_dump(std::unique_ptr<SourceText> text, int next_pass, Diagnostics& diagnostics);

}  // namespace lilt::backend
