#include "driver/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "driver/cleanup.h"

namespace lilt::driver {

namespace {

constexpr int kMaximumLinks = 40;

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

bool write_all(int descriptor, const object::ObjectFile& contents) {
  bool is_written = true;
  contents.write(
      [&](std::string_view piece) { is_written = is_written && write_all(descriptor, piece); });
  return is_written;
}

// The directory part of a path with its slash; empty for a name alone.
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

std::string read_link(const std::string& path) {
  char buffer[4096];
  ssize_t length = ::readlink(path.c_str(), buffer, sizeof buffer);
  return length < 0 ? std::string() : std::string(buffer, static_cast<size_t>(length));
}

}  // namespace

OutputFile::OutputFile(std::string path, Contents contents, Diagnostics& diagnostics)
    : path_(std::move(path)), contents_(contents), diagnostics_(diagnostics) {
  open();
}

OutputFile::~OutputFile() { discard(); }

void OutputFile::open() {
  if (path_ == "-") {
    std::fflush(stdout);
    descriptor_ = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
    ok_ = descriptor_ >= 0 ? suits_contents() : fail();
    return;
  }
  struct stat status = {};
  bool exists = ::stat(path_.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) {
    errno = EISDIR;
    ok_ = fail();
  } else if (exists && !S_ISREG(status.st_mode)) {
    ok_ = open_directly(path_) ? suits_contents() : fail();
  } else if (exists && ::access(path_.c_str(), W_OK) != 0) {
    ok_ = fail();
  } else {
    ok_ = (resolve_links() && create_temporary()) || fail();
    if (ok_ && exists && contents_ != Contents::Executable)
      ::fchmod(descriptor_, status.st_mode & 0777);
  }
}

bool OutputFile::open_directly(const std::string& path) {
  descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  return descriptor_ >= 0;
}

// Terminals interpret output as commands.
bool OutputFile::suits_contents() {
  if (contents_ == Contents::Text || ::isatty(descriptor_) == 0) return true;
  discard();
  diagnostics_.error(std::string("will not write ") +
                     (contents_ == Contents::Object ? "an object file" : "an executable") +
                     " to a terminal; -o names a file");
  return false;
}

// Follows links to the file that they name, existing or not. False with errno set.
bool OutputFile::resolve_links() {
  target_ = path_;
  for (int links = 0; links < kMaximumLinks; ++links) {
    struct stat status = {};
    if (::lstat(target_.c_str(), &status) != 0 || !S_ISLNK(status.st_mode)) return true;
    std::string next = read_link(target_);
    if (next.empty()) return false;
    target_ = next[0] == '/' ? next : folder_of(target_) + next;
  }
  errno = ELOOP;
  return false;
}

// A new file next to the target, under a name that no other process uses.
bool OutputFile::create_temporary() {
  if (target_.empty() || target_.back() == '/') {
    errno = target_.empty() ? ENOENT : EISDIR;
    return false;
  }
  for (int attempt = 0; attempt < 1000; ++attempt) {
    std::string name =
        folder_of(target_) + ".lilt-" + std::to_string(::getpid()) + "-" + std::to_string(attempt);
    remove_on_signal(name);
    descriptor_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                         contents_ == Contents::Executable ? 0777 : 0666);
    if (descriptor_ >= 0) {
      temporary_ = std::move(name);
      return true;
    }
    int error = errno;
    keep_on_signal(name);
    errno = error;
    if (error != EEXIST) return false;
  }
  return false;
}

bool OutputFile::write(std::string_view bytes) {
  if (!ok_) return false;
  reserve(bytes.size());
  ok_ = write_all(descriptor_, bytes) || fail();
  return ok_;
}

bool OutputFile::write(const object::ObjectFile& contents) {
  if (!ok_) return false;
  reserve(contents.size());
  ok_ = write_all(descriptor_, contents) || fail();
  return ok_;
}

// Has the file system find room at once. A file without room yet is sent to the disk when it takes
// another one's name: 2 ms for an object file of 3 MB on ext4. Where the system cannot, writing
// tells what it needs to tell.
void OutputFile::reserve(uint64_t size) const {
  if (!temporary_.empty() && size != 0)
    ::fallocate(descriptor_, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(size));
}

bool OutputFile::commit() {
  if (!ok_) return false;
  int descriptor = descriptor_;
  descriptor_ = -1;
  ok_ = ::close(descriptor) == 0 || fail();
  if (!ok_ || temporary_.empty()) return ok_;
  ok_ = ::rename(temporary_.c_str(), target_.c_str()) == 0 || fail();
  if (!ok_) return false;
  keep_on_signal(temporary_);
  temporary_.clear();
  return true;
}

bool OutputFile::fail() {
  int error = errno;
  discard();
  std::string name = path_ == "-" ? "standard output" : "'" + path_ + "'";
  diagnostics_.error("cannot write " + name + ": " + std::strerror(error));
  return false;
}

void OutputFile::discard() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
  if (temporary_.empty()) return;
  ::unlink(temporary_.c_str());
  keep_on_signal(temporary_);
  temporary_.clear();
}

TemporaryDirectory::TemporaryDirectory(Diagnostics& diagnostics) : diagnostics_(diagnostics) {
  const char* folder = std::getenv("TMPDIR");
  std::string base = folder != nullptr && *folder != '\0' ? folder : "/tmp";
  std::string pattern = base + "/lilt-XXXXXX";
  if (::mkdtemp(pattern.data()) == nullptr) {
    diagnostics_.error("cannot create a temporary directory in '" + base +
                       "': " + std::strerror(errno));
    return;
  }
  path_ = pattern;
  remove_on_signal(path_);
}

TemporaryDirectory::~TemporaryDirectory() {
  if (!ok()) return;
  for (const std::string& name : files_) {
    ::unlink(name.c_str());
    keep_on_signal(name);
  }
  ::rmdir(path_.c_str());
  keep_on_signal(path_);
}

std::string TemporaryDirectory::file(std::string_view name) {
  files_.push_back(path_ + "/" + std::string(name));
  remove_on_signal(files_.back());
  return files_.back();
}

std::string TemporaryDirectory::write(std::string_view name, std::string_view bytes) {
  return write_with(name, [&](int descriptor) { return write_all(descriptor, bytes); });
}

std::string TemporaryDirectory::write(std::string_view name, const object::ObjectFile& contents) {
  return write_with(name, [&](int descriptor) { return write_all(descriptor, contents); });
}

std::string TemporaryDirectory::write_with(std::string_view name, const Write& write) {
  std::string path = file(name);
  int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  bool written = descriptor >= 0 && write(descriptor);
  int error = errno;
  if (descriptor >= 0 && ::close(descriptor) != 0 && written) {
    error = errno;
    written = false;
  }
  if (written) return path;
  diagnostics_.error("cannot write '" + path + "': " + std::strerror(error));
  return {};
}

}  // namespace lilt::driver
