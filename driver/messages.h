// Where the errors and warnings of one command go.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace lilt::driver {

void log_to_standard_error(std::string_view text);

// Standard error, or the file of --diagnostics-file.
class Messages {
 public:
  // From now on messages are added to the file; false (errno) if it cannot be written.
  bool open(const std::string& path);
  void tell(std::string_view text) const;

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;  // null: standard error
};

}  // namespace lilt::driver
