// Where the outputs of a command line go.
#pragma once

#include <string>

#include "driver/options.h"

namespace lilt::driver {

// Whether the output is a dump of a stage before the last.
bool stops_early(const Options& options);

// The output for an input, "-" for standard output; empty if no output is written.
std::string output_of(const Options& options, const std::string& path);

}  // namespace lilt::driver
