// Source text: the bytes of an input, and places in them.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lilt {

// A byte offset into a SourceText; opening a file of 4 GiB or more fails.
using SourceOffset = uint32_t;
inline constexpr SourceOffset kNoOffset = UINT32_MAX;

struct LineColumn {
  uint32_t line;    // from 1
  uint32_t column;  // from 1, in bytes
};

// The whole text of one input. Regular files are mapped, other inputs are read. kPadding readable
// NUL bytes follow the text, so a scanner that takes up to that many bytes at a time needs no
// bounds check. Immutable once made: threads may share it.
class SourceText {
 public:
  static constexpr size_t kPadding = 16;

  // Maps or reads `path` ("-" is standard input). On failure returns null and sets `error` to the
  // reason: "No such file or directory", "Is a directory", "larger than 4 GiB" …
  static std::unique_ptr<SourceText> open(const std::string& path, std::string& error);
  // Wraps text that is already in memory; `name` is for diagnostics.
  static std::unique_ptr<SourceText> from_memory(std::string name, std::string text);
  ~SourceText();
  SourceText(const SourceText&) = delete;
  SourceText& operator=(const SourceText&) = delete;

  const std::string& name() const { return name_; }
  std::string_view text() const { return text_; }
  // Gives the memory of the text in [begin, end) back to the system, if the text is a mapped file:
  // it is read again where it is used again. Costs one system call and later page faults.
  void release(SourceOffset begin, SourceOffset end) const;
  // Line and column of an offset. O(log lines) after the first call of this or `line`, which is
  // O(size).
  LineColumn position(SourceOffset offset) const;
  // The line with that number, without its newline.
  std::string_view line(uint32_t number) const;

 private:
  SourceText() = default;
  void own(std::string text);
  const std::vector<SourceOffset>& line_starts() const;

  std::string name_;
  std::string owned_;
  std::string_view text_;
  void* mapping_ = nullptr;
  size_t mapping_size_ = 0;
  mutable std::once_flag lines_are_known_;
  mutable std::vector<SourceOffset> line_starts_;  // made for the first message
};

}  // namespace lilt
