// A command line of lilt, from its words to the exit status.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lilt::driver {

// `program`: the name under which lilt is called, which decides how the words are read (lilt-cc,
// llc …). `is_static`: this lilt is linked without shared libraries. Throws std::bad_alloc, and
// what a fault of lilt throws.
int run_command(std::string_view program, const std::vector<std::string>& words, bool is_static);

}  // namespace lilt::driver
