// The steps of a command line, as -v and -### show them on standard error.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lilt::driver {

enum class ShownSteps : uint8_t {
  None,
  AsTheyRun,  // -v
  Instead,    // -###: and nothing runs
};

// A command of another program as a line that a shell reads: each word in double quotes.
std::string command_line_of(const std::vector<std::string>& words);

// Prints a line, unless `shown` is None. Returns whether the step is to run.
bool show_step(ShownSteps shown, const std::string& line);

}  // namespace lilt::driver
