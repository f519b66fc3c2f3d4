// Output files that are whole or not there at all.
#pragma once

#include <string>
#include <string_view>

#include "ir/support/diagnostic.h"

namespace lilt::driver {

// Writes to a temporary file beside the target and renames it over the target on commit; devices,
// pipes and "-" (standard output) are written directly. Whatever goes wrong - an error, a signal, the
// destructor without commit - an older target stays as it was and no partial file remains.
class OutputFile {
 public:
  // `executable` files get mode 0777 less the umask, others 0666. Errors are reported at once.
  OutputFile(std::string path, bool executable, Diagnostics& diagnostics);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  bool ok() const { return ok_; }
  // Appends; reports and gives false when the system refuses (full disk).
  bool write(std::string_view bytes);
  // The path under which another program (the linker) is to write the contents; "" when the target
  // is written directly.
  const std::string& temporary_path() const { return temporary_; }
  // Makes the contents appear under the target's name.
  bool commit();

 private:
  bool fail(std::string_view action);

  std::string path_;       // as given, for messages
  std::string target_;     // after resolving links
  std::string temporary_;
  int descriptor_ = -1;
  bool executable_;
  bool ok_ = true;
  bool committed_ = false;
  Diagnostics& diagnostics_;
};

// A private directory for intermediate files; removed with its contents on destruction and on signals.
class TemporaryDirectory {
 public:
  explicit TemporaryDirectory(Diagnostics& diagnostics);
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  bool ok() const { return !path_.empty(); }
  const std::string& path() const { return path_; }
  // Writes a file into it and gives its path; "" after reporting an error.
  std::string write(std::string_view name, std::string_view bytes);

 private:
  std::string path_;
  Diagnostics& diagnostics_;
};

}  // namespace lilt::driver
