#include "driver/lsp_text.h"

#include <algorithm>

namespace lilt::driver::lsp {

namespace {

constexpr size_t kLineLength = 24;  // of short ones

// Of the character of UTF-8 that the byte begins: its units in UTF-16; 0 of a byte within one.
uint32_t units_of(char byte) {
  const auto bits = static_cast<unsigned char>(byte);
  return (bits & 0xC0) == 0x80 ? 0 : bits >= 0xF0 ? 2 : 1;
}

}  // namespace

void Text::replace(std::string text) {
  own_ = std::move(text);
  text_ = own_;
  lines_.assign(1, 0);
  lines_.reserve(text_.size() / kLineLength);
  for (size_t at = text_.find('\n'); at != std::string::npos; at = text_.find('\n', at + 1))
    lines_.push_back(static_cast<uint32_t>(at + 1));
}

void Text::replace(Position begin, Position end, std::string_view by) {
  const uint32_t first = offset_of(begin), last = std::max(first, offset_of(end));
  take_back();
  std::string text = std::move(own_);
  text.replace(first, last - first, by);
  replace(std::move(text));
}

uint32_t Text::line_end(uint32_t line) const {
  if (line + 1 == lines_.size()) return static_cast<uint32_t>(text_.size());
  const uint32_t newline = lines_[line + 1] - 1;
  return newline > lines_[line] && text_[newline - 1] == '\r' ? newline - 1 : newline;
}

uint32_t Text::line_of(uint32_t offset) const {
  return static_cast<uint32_t>(std::ranges::upper_bound(lines_, offset) - lines_.begin() - 1);
}

uint32_t Text::offset_of(Position position) const {
  if (position.line >= line_count()) return static_cast<uint32_t>(text_.size());
  const uint32_t begin = line_begin(position.line), end = line_end(position.line);
  if (counts_bytes_) return std::min(begin + std::min(position.character, end), end);
  uint32_t offset = begin;
  for (uint32_t units = 0; offset < end; ++offset) {
    const uint32_t own = units_of(text_[offset]);
    if (own != 0 && units >= position.character) break;
    units += own;
  }
  return offset;
}

Position Text::position_of(uint32_t offset) const {
  const uint32_t line = line_of(offset), begin = line_begin(line);
  if (counts_bytes_) return {line, offset - begin};
  uint32_t units = 0;
  for (const char c : text().substr(begin, offset - begin)) units += units_of(c);
  return {line, units};
}

}  // namespace lilt::driver::lsp
