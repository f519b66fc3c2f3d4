#include "driver/shown_steps.h"

#include <cstdio>

namespace lilt::driver {

std::string command_line_of(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    line += " \"";
    for (char c : word) {
      if (c == '"' || c == '\\' || c == '$' || c == '`') line += '\\';
      line += c;
    }
    line += '"';
  }
  return line;
}

bool show_step(ShownSteps shown, const std::string& line) {
  if (shown != ShownSteps::None) std::fprintf(stderr, "%s\n", line.c_str());
  return shown != ShownSteps::Instead;
}

}  // namespace lilt::driver
