#include "driver/dump_files.h"

#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>

namespace lilt::driver {

namespace {

constexpr size_t kMaxDumpName = 200;  // file systems stop at 255

}  // namespace

std::string file_name_of(std::string_view name) {
  std::string file;
  for (char c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.')
      file += c;
  if (file.size() > kMaxDumpName) file.resize(kMaxDumpName);
  return file.empty() ? "function" : file;
}

void write_dump_file(const std::string& folder, unsigned number, std::string_view function,
                     const backend::StageReport& report, Diagnostics& diagnostics) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  char digits[16];
  std::snprintf(digits, sizeof digits, "%04u-", number);
  std::string name = digits + report.when + "-" + report.pass + "-" + file_name_of(function);
  if (name.size() > kMaxDumpName) name.resize(kMaxDumpName);
  while (name.back() == '-') name.pop_back();
  std::ofstream file(std::filesystem::path(folder) / (name + ".txt"));
  file << report.text;
  if (!file.flush()) diagnostics.error("cannot write to '" + folder + "/" + name + ".txt'");
}

}  // namespace lilt::driver
