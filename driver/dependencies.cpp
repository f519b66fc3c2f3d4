#include "driver/dependencies.h"

#include <filesystem>

namespace lilt::driver {

std::string quoted_for_make(std::string_view name) {
  std::string text;
  for (char c : name) {
    if (c == '$') text += '$';
    if (c == ' ' || c == '\t' || c == '#') text += '\\';
    text += c;
  }
  return text;
}

std::string depfile_name(const Dependencies& dependencies, const std::string& output) {
  if (!dependencies.file.empty()) return dependencies.file;
  return std::filesystem::path(output).replace_extension(".d");
}

std::string depfile_text(const Dependencies& dependencies, const std::string& output,
                         const std::vector<std::string>& inputs) {
  std::string text;
  for (const std::string& target : dependencies.targets) text += (text.empty() ? "" : " ") + target;
  if (text.empty()) text = quoted_for_make(output);
  text += ":";
  for (const std::string& input : inputs)
    if (input != "-") text += " \\\n  " + quoted_for_make(input);
  return text + "\n";
}

}  // namespace lilt::driver
