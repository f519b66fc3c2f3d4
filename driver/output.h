// Output files that are either complete or absent.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/object_writer.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// Writes to a temporary file next to the target and renames it over the target on commit, after
// resolving links; devices, pipes and "-" (standard output) are written directly. After any failure
// (an error, a signal, the destructor without commit) an older target is unchanged and no partial
// file remains. An existing target that may not be written is left alone.
class OutputFile {
 public:
  enum class Contents : uint8_t { Text, Object, Executable };
  // New files get mode 0777 (executables) or 0666, less the umask; a file that replaces an older
  // one keeps the older one's mode, unless it must be executable. Errors are reported immediately,
  // among them non-text output to a terminal.
  OutputFile(std::string path, Contents contents, Diagnostics& diagnostics);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  bool ok() const { return ok_; }
  // Appends; on failure (such as a full disk) reports and returns false.
  bool write(std::string_view bytes);
  bool write(const object::ObjectFile& contents);
  // Makes the contents appear under the target's name.
  bool commit();

 private:
  void open();
  bool open_directly(const std::string& path);
  bool suits_contents();
  bool resolve_links();
  bool create_temporary();
  void reserve(uint64_t size) const;
  bool fail();  // reports errno
  void discard();

  std::string path_;       // as given, for messages
  std::string target_;     // after resolving links
  std::string temporary_;  // "": the target is written directly
  int descriptor_ = -1;
  Contents contents_;
  bool ok_ = true;
  Diagnostics& diagnostics_;
};

// A private directory for intermediate files, in $TMPDIR or /tmp; removed with its contents on
// destruction and on signals.
class TemporaryDirectory {
 public:
  explicit TemporaryDirectory(Diagnostics& diagnostics);
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  bool ok() const { return !path_.empty(); }
  const std::string& path() const { return path_; }
  // The path of a file in it, removed with it even if another process writes it.
  std::string file(std::string_view name);
  // Writes a file into it and returns its path; "" after reporting an error.
  std::string write(std::string_view name, std::string_view bytes);
  std::string write(std::string_view name, const object::ObjectFile& contents);

 private:
  using Write = std::function<bool(int descriptor)>;
  std::string write_with(std::string_view name, const Write& write);
  std::string path_;
  std::vector<std::string> files_;
  Diagnostics& diagnostics_;
};

}  // namespace lilt::driver
