// Reading what lilt printed: --stop-after's dumps, the files of --dump-dir, and what --print-after
// and the like wrote to standard error.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::driver {

// The line in front of a dump: "; *** after isel, @f ***", with its newline.
std::string dump_banner(std::string_view when, std::string_view pass, std::string_view function);

// Where the next machine function starts, from `offset` on; npos when there is none.
size_t find_machine_function(std::string_view text, size_t offset);

// A dump taken apart. Offsets in both texts are those in the file.
struct DumpText {
  std::unique_ptr<SourceText> header;   // the module without its machine functions
  std::unique_ptr<SourceText> machine;  // all of it; null when it holds no machine functions
};

// Whether the text is a dump that is more than a module: it has a banner at its start, or machine
// functions. O(size).
bool is_dump(std::string_view text);

// Takes a dump apart. Where dumps of several stages follow each other, those are taken that the
// pass with the index `next_pass` is to run on (-1: not known); when there are none, reports the
// stages that there are. What several of them declare is kept once. O(size).
DumpText take_apart(std::unique_ptr<SourceText> text, int next_pass, Diagnostics& diagnostics);

}  // namespace lilt::driver
