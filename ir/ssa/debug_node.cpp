#include "ir/ssa/debug_node.h"

#include <algorithm>

#include "ir/ssa/metadata_text.h"
#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool is_word(char c) { return is_alphanumeric(c) || c == '_'; }

std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The length of the text up to the comma or parenthesis that ends a value.
size_t length_of_value(std::string_view text) {
  size_t depth = 0;
  bool is_quoted = false;
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if (depth == 0 && (c == ',' || c == ')')) return at;
    depth += c == '{' || c == '(';
    depth -= c == '}' || c == ')';
  }
  return text.size();
}

}  // namespace

DebugNode::DebugNode(std::string_view text) {
  if (!text.starts_with("!DI")) return;
  size_t at = 1;
  while (at < text.size() && is_word(text[at])) ++at;
  const std::string_view kind = text.substr(1, at - 1);
  if (at == text.size() || text[at] != '(') return;
  while (at < text.size() && text[at] != ')') {
    ++at;  // the parenthesis, a comma
    const size_t length = length_of_value(text.substr(at));
    std::string_view field = trimmed(text.substr(at, length)), name;
    at += length;
    size_t end = 0;
    while (end < field.size() && is_word(field[end])) ++end;
    if (end != 0 && end < field.size() && field[end] == ':') {
      name = field.substr(0, end);
      field = trimmed(field.substr(end + 1));
    }
    if (!field.empty()) fields_.emplace_back(name, field);
  }
  if (at == text.size()) return;
  kind_ = kind;
  text_ = text.substr(0, at + 1);
}

std::string_view DebugNode::value(std::string_view field) const {
  const auto found =
      std::ranges::find(fields_, field, &std::pair<std::string_view, std::string_view>::first);
  return found == fields_.end() ? std::string_view() : found->second;
}

std::string_view DebugNode::string(std::string_view field) const {
  const std::string_view text = value(field);
  return text.size() >= 2 && text.front() == '"' ? text.substr(1, text.size() - 2)
                                                 : std::string_view();
}

uint32_t DebugNode::node(std::string_view field) const {
  std::string_view text = value(field);
  uint64_t number = 0;
  if (!text.starts_with('!')) return DebugInfo::kNone;
  text.remove_prefix(1);
  const bool is_number = take_number(text, number) && number <= DebugInfo::kMaxNumber;
  return is_number ? static_cast<uint32_t>(number) : DebugInfo::kNone;
}

std::optional<uint64_t> DebugNode::integer(std::string_view field) const {
  std::string_view text = value(field);
  if (const size_t blank = text.rfind(' '); blank != text.npos) text.remove_prefix(blank + 1);
  uint64_t number = 0;
  if (text == "true" || text == "false") return text == "true";
  if (!take_number(text, number) || !text.empty()) return std::nullopt;
  return number;
}

bool DebugNode::has_flag(std::string_view field, std::string_view flag) const {
  std::string_view text = value(field);
  while (!text.empty()) {
    const size_t bar = std::min(text.find('|'), text.size());
    if (trimmed(text.substr(0, bar)) == flag) return true;
    text.remove_prefix(std::min(bar + 1, text.size()));
  }
  return false;
}

std::vector<std::string_view> DebugNode::operands() const {
  std::vector<std::string_view> found;
  for (const auto& [name, text] : fields_)
    if (name.empty()) found.push_back(text);
  return found;
}

std::vector<uint32_t> elements_of(const Module& module, uint32_t tuple) {
  std::vector<uint32_t> elements;
  MetadataReader reader(module.text_from(tuple));
  while (const auto element = reader.next()) {
    const bool is_node = element->is_node() && element->value <= DebugInfo::kMaxNumber;
    elements.push_back(is_node ? static_cast<uint32_t>(element->value) : DebugInfo::kNone);
  }
  return elements;
}

std::optional<uint64_t> module_flag(const Module& module, std::string_view name) {
  if (module.source() == nullptr || module.flags_place == kNoOffset) return std::nullopt;
  const std::string wanted = "!\"" + std::string(name) + "\"";
  MetadataReader flags(module.source()->text().substr(module.flags_place));
  while (const auto flag = flags.next()) {
    if (!flag->is_node() || flag->value > DebugInfo::kMaxNumber) continue;
    const auto node = static_cast<MetadataNode>(flag->value);
    if (module.node_text(node).find(wanted) == std::string_view::npos) continue;
    MetadataReader parts(module.text_from(node));
    parts.next();
    parts.next();
    const auto value = parts.next();
    if (value && value->is_integer()) return value->value;
  }
  return std::nullopt;
}

}  // namespace lilt::ssa
