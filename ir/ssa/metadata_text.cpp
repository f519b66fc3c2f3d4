#include "ir/ssa/metadata_text.h"

#include <algorithm>
#include <charconv>

namespace lilt::ssa {

MetadataReader::MetadataReader(std::string_view text) {
  if (text.starts_with("!{")) rest_ = text.substr(2);
}

bool MetadataReader::accept(char c) {
  if (!rest_.starts_with(c)) return false;
  rest_.remove_prefix(1);
  return true;
}

bool MetadataReader::accept_number(uint64_t& number) {
  const bool is_negative = accept('-');
  const char* end = rest_.data() + rest_.size();
  const auto result = std::from_chars(rest_.data(), end, number);
  if (result.ec != std::errc()) return false;
  if (is_negative) number = -number;
  rest_.remove_prefix(static_cast<size_t>(result.ptr - rest_.data()));
  return true;
}

void MetadataReader::skip_blanks() {
  while (rest_.starts_with(' ') || rest_.starts_with('\n') || rest_.starts_with('\t'))
    rest_.remove_prefix(1);
}

// Up to the comma or brace behind the element; returns whether anything stands before it.
bool MetadataReader::skip_element() {
  bool is_quoted = false;
  size_t at = 0, depth = 0;
  for (; at < rest_.size(); ++at) {
    const char c = rest_[at];
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if (depth == 0 && (c == ',' || c == '}')) break;
    depth += c == '{' || c == '(';
    depth -= c == '}' || c == ')';
  }
  rest_.remove_prefix(at);
  return at != 0;
}

std::optional<MetadataElement> MetadataReader::next() {
  skip_blanks();
  if (rest_.empty() || rest_.front() == '}') return {};
  MetadataElement element;
  uint64_t width = 0;
  if (accept('!') && accept_number(element.value))
    element.kind = MetadataElement::Kind::Node;
  else if (accept('i') && accept_number(width) && accept(' ') && accept_number(element.value))
    element.kind = MetadataElement::Kind::Integer;
  if (skip_element()) element.kind = MetadataElement::Kind::Other;
  accept(',');
  return element;
}

}  // namespace lilt::ssa
