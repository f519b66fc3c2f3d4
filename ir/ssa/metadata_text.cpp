#include "ir/ssa/metadata_text.h"

#include "ir/support/text.h"

namespace lilt::ssa {

MetadataReader::MetadataReader(std::string_view text) {
  if (text.starts_with("!{")) rest_ = text.substr(2);
}

bool MetadataReader::accept(char c) {
  if (!rest_.starts_with(c)) return false;
  rest_.remove_prefix(1);
  return true;
}

void MetadataReader::skip_blanks() {
  while (rest_.starts_with(' ') || rest_.starts_with('\n') || rest_.starts_with('\t'))
    rest_.remove_prefix(1);
}

// Up to the comma or brace after the element; returns whether anything stands before it.
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
  if (accept('!') && take_number(rest_, element.value))
    element.kind = MetadataElement::Kind::Node;
  else if (accept('i') && take_number(rest_, element.bits) && accept(' ') &&
           take_number(rest_, element.value))
    element.kind = MetadataElement::Kind::Integer;
  if (skip_element()) element.kind = MetadataElement::Kind::Other;
  accept(',');
  return element;
}

}  // namespace lilt::ssa
