// A command line of lilt, from its words to the exit status.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/this_build.h"

namespace lilt::driver {

// `program`: the name under which lilt is called, which decides how the words are read (lilt-cc,
// llc …).
int run_command(std::string_view program, const std::vector<std::string>& words,
                const Build& build);

}  // namespace lilt::driver
