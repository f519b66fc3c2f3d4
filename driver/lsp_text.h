// A text that an editor has open: its lines, and places as the Language Server Protocol counts
// them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lilt::driver::lsp {

// Both from 0; `character` in bytes or in units of UTF-16, as client and server agreed.
struct Position {
  uint32_t line = 0, character = 0;
};

class Text {
 public:
  Text(std::string text, bool counts_bytes) : counts_bytes_(counts_bytes) {
    replace(std::move(text));
  }

  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;

  std::string_view text() const { return text_; }
  void replace(std::string text);
  // Gives the memory of the text away, to one who keeps the same text as long as it is not
  // replaced.
  std::string lend() { return text_.data() == own_.data() ? std::move(own_) : std::string(text_); }
  void refer_to(std::string_view text) { text_ = text; }
  // Takes a copy of what was lent.
  void take_back() {
    if (text_.data() != own_.data()) text_ = own_ = std::string(text_);
  }
  // Replaces what is between two places. O(text).
  void replace(Position begin, Position end, std::string_view by);

  uint32_t line_count() const { return static_cast<uint32_t>(lines_.size()); }
  // The offset of a line's first byte, and after its last one, the newline left out. Requires the
  // line.
  uint32_t line_begin(uint32_t line) const { return lines_[line]; }
  uint32_t line_end(uint32_t line) const;
  std::string_view line(uint32_t line) const {
    return text().substr(line_begin(line), line_end(line) - line_begin(line));
  }
  // The line that has the offset. O(log lines).
  uint32_t line_of(uint32_t offset) const;
  // A place after the end of its line, or of the text, is that end.
  uint32_t offset_of(Position position) const;
  Position position_of(uint32_t offset) const;

 private:
  std::string own_;
  std::string_view text_;        // own_, or lent
  std::vector<uint32_t> lines_;  // offsets of their first bytes
  bool counts_bytes_;
};

}  // namespace lilt::driver::lsp
