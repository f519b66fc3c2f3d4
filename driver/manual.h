// What lilt says about its own command line, made from the option table: --help, the manual page
// and the completions of shells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "regalloc/allocation.h"

namespace lilt::driver {

using Allocators = std::vector<regalloc::AllocatorInfo>;

std::vector<std::string_view> allocator_names(const Allocators& allocators);

// `text` in lines of at most 80 columns, without a newline at the end: the first one begins at
// column `at`, the others are indented by `indent` blanks. O(text).
std::string wrapped(std::string_view text, size_t at, size_t indent);

// Examples, options by group, passes and `allocators`: text of 80 columns, but for the lists of
// passes and allocators, one a line.
std::string help_text(const Allocators& allocators);
// The manual page lilt(1), in man's macros.
std::string manual_page(const Allocators& allocators);
// A function that completes lilt's command line, and its registration: for bash without the package
// bash-completion, and for zsh as a file `_lilt` in $fpath.
std::string bash_completion(const Allocators& allocators);
std::string zsh_completion(const Allocators& allocators);

}  // namespace lilt::driver
