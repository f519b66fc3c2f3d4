// Depfiles: the rule of make that says which inputs an output is made from (-MD).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lilt::driver {

struct Dependencies {
  bool are_wanted = false;           // -MD, -MMD
  std::string file;                  // -MF; empty: the output's name with the extension .d
  std::vector<std::string> targets;  // -MT, -MQ, as they are written; empty: the output
};

// A file name as make and ninja read it: `$` doubled, a backslash before spaces and `#`.
std::string quoted_for_make(std::string_view name);

// The name of the depfile of an output.
std::string depfile_name(const Dependencies& dependencies, const std::string& output);

// Its text: `output: inputs`, without standard input. IR lacks includes, so the inputs are
// complete.
std::string depfile_text(const Dependencies& dependencies, const std::string& output,
                         const std::vector<std::string>& inputs);

}  // namespace lilt::driver
