#include "ir/support/source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "ir/support/release.h"

namespace lilt {

namespace {

constexpr size_t kMaximumSize = size_t{UINT32_MAX} - 1;

// Reads a descriptor to its end. Returns false with errno set if a read fails, E2BIG if the text is
// too large.
bool read_all(int descriptor, std::string& text) {
  char buffer[65536];
  for (;;) {
    ssize_t count = ::read(descriptor, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    if (count == 0) return true;
    text.append(buffer, static_cast<size_t>(count));
    if (text.size() > kMaximumSize) {
      errno = E2BIG;
      return false;
    }
  }
}

std::string describe(int error) {
  return error == E2BIG ? std::string("larger than 4 GiB") : std::string(std::strerror(error));
}

}  // namespace

std::unique_ptr<SourceText> SourceText::from_memory(std::string name, std::string text) {
  std::unique_ptr<SourceText> source(new SourceText);
  source->name_ = std::move(name);
  source->own(std::move(text));
  return source;
}

void SourceText::own(std::string text) {
  const size_t size = text.size();
  owned_ = std::move(text);
  owned_.append(kPadding, '\0');
  text_ = std::string_view(owned_).substr(0, size);
}

std::unique_ptr<SourceText> SourceText::open(const std::string& path, std::string& error) {
  bool standard_input = path == "-";
  int descriptor = standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    error = describe(errno);
    return nullptr;
  }
  struct stat status {};
  int failure = ::fstat(descriptor, &status) != 0 ? errno : 0;
  if (failure == 0 && S_ISDIR(status.st_mode)) failure = EISDIR;
  if (failure == 0 && S_ISREG(status.st_mode) && static_cast<size_t>(status.st_size) > kMaximumSize)
    failure = E2BIG;
  std::unique_ptr<SourceText> source(new SourceText);
  source->name_ = standard_input ? "<stdin>" : path;
  const size_t page = page_size();
  size_t size = static_cast<size_t>(status.st_size);
  // The last page of a mapping is filled up with zero bytes; a file that leaves too few of them is
  // read instead.
  const bool has_padding = (page - size % page) % page >= kPadding;
  if (failure == 0 && S_ISREG(status.st_mode) && has_padding) {
    if (void* mapping = map_file(descriptor, size); mapping != nullptr) {
      source->mapping_ = mapping;
      source->mapping_size_ = size;
      source->text_ = {static_cast<const char*>(mapping), size};
    }
  }
  if (failure == 0 && source->mapping_ == nullptr) {
    std::string text;
    if (!read_all(descriptor, text)) failure = errno;
    source->own(std::move(text));
  }
  if (!standard_input) ::close(descriptor);
  if (failure == 0) return source;
  error = describe(failure);
  return nullptr;
}

SourceText::~SourceText() {
  if (mapping_ != nullptr) unmap_file(mapping_, mapping_size_);
}

void SourceText::release(SourceOffset begin, SourceOffset end) const {
  if (mapping_ == nullptr || begin >= end) return;
  const size_t first = begin / page_size() * page_size();
  release_mapped(static_cast<char*>(mapping_) + first, end - first);
}

const std::vector<SourceOffset>& SourceText::line_starts() const {
  std::call_once(lines_are_known_, [this] {
    line_starts_.push_back(0);
    for (size_t at = text_.find('\n'); at != std::string_view::npos; at = text_.find('\n', at + 1))
      line_starts_.push_back(static_cast<SourceOffset>(at + 1));
  });
  return line_starts_;
}

LineColumn SourceText::position(SourceOffset offset) const {
  const std::vector<SourceOffset>& starts = line_starts();
  auto after = std::upper_bound(starts.begin(), starts.end(), offset);
  uint32_t line = static_cast<uint32_t>(after - starts.begin());
  return {line, offset - starts[line - 1] + 1};
}

std::string_view SourceText::line(uint32_t number) const {
  const std::vector<SourceOffset>& starts = line_starts();
  if (number == 0 || number > starts.size()) return {};
  std::string_view rest = text_.substr(starts[number - 1]);
  return rest.substr(0, rest.find('\n'));
}

}  // namespace lilt
