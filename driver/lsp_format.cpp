#include "driver/lsp_format.h"

#include <algorithm>

#include "frontend/llvm/cursor.h"

namespace lilt::driver::lsp {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// After the string that begins at `at`; the line's end if it is not closed.
size_t string_end(std::string_view line, size_t at) {
  return std::min(line.find('"', at + 1), line.size() - 1) + 1;
}

size_t comment_begin(std::string_view line) {
  size_t at = 0;
  while (at < line.size() && line[at] != ';') at = line[at] == '"' ? string_end(line, at) : at + 1;
  return at;
}

// What the lines of a function tell the next ones.
class Indenter {
 public:
  // Of a line without blanks around it.
  uint32_t indent_of(std::string_view line) {
    const std::string_view code = line.substr(0, comment_begin(line));
    const uint32_t indent = choose(line, code);
    count_brackets(code);
    if (line.starts_with("define ")) is_in_function_ = true;
    if (depth_ == 0 && code.ends_with('}') && code.starts_with('}')) is_in_function_ = false;
    return indent;
  }

 private:
  uint32_t choose(std::string_view line, std::string_view code) const {
    const bool closes = code.starts_with('}') || code.starts_with(']') || code.starts_with(')');
    if (!is_in_function_) return depth_ == 0 || closes ? 0 : 2;
    if (depth_ <= 1 && (code.starts_with('}') || is_label(code))) return 0;
    if (is_continuation(line)) return 10;  // as LLVM prints them
    return depth_ > 1 && !closes ? 4 : 2;
  }
  static bool is_label(std::string_view code) {
    size_t end = 0;
    if (code.starts_with('"')) {
      end = string_end(code, 0);
    } else {
      while (end < code.size() && frontend::is_in(code[end], frontend::kNameCharacter)) ++end;
    }
    return end > 0 && end < code.size() && code[end] == ':';
  }
  // The second line of an invoke, and the clauses of a landing pad.
  static bool is_continuation(std::string_view line) {
    constexpr std::string_view kWords[] = {"to label ", "cleanup", "catch ", "filter "};
    return std::ranges::any_of(kWords,
                               [&](std::string_view word) { return line.starts_with(word); });
  }
  void count_brackets(std::string_view code) {
    for (size_t at = 0; at < code.size();) {
      const char c = code[at];
      if (c == '{' || c == '[' || c == '(') ++depth_;
      if ((c == '}' || c == ']' || c == ')') && depth_ > 0) --depth_;
      at = c == '"' ? string_end(code, at) : at + 1;
    }
  }

  bool is_in_function_ = false;
  uint32_t depth_ = 0;  // of brackets
};

}  // namespace

std::string formatted(std::string_view line, uint32_t indent) {
  std::string text(indent, ' ');
  size_t blanks = 0;  // before `at`
  for (size_t at = 0; at < line.size();) {
    const char c = line[at];
    if (is_blank(c)) {
      ++blanks;
      ++at;
      continue;
    }
    if (text.size() > indent)  // not the first token
      text.append(c == ';' ? std::max<size_t>(blanks, 1) : std::min<size_t>(blanks, 1), ' ');
    blanks = 0;
    const size_t end = c == ';' ? line.size() : c == '"' ? string_end(line, at) : at + 1;
    text += line.substr(at, end - at);
    at = end;
  }
  while (!text.empty() && is_blank(text.back())) text.pop_back();
  return text;
}

std::vector<FormattedLine> format(const Text& text) {
  std::vector<FormattedLine> changed;
  Indenter indenter;
  for (uint32_t number = 0; number < text.line_count(); ++number) {
    const std::string_view line = text.line(number);
    const size_t begin = std::min(line.find_first_not_of(" \t\r"), line.size());
    const size_t end = line.find_last_not_of(" \t\r") + 1;
    const std::string_view bare =
        begin < end ? line.substr(begin, end - begin) : std::string_view();
    std::string wanted = formatted(bare, bare.empty() ? 0 : indenter.indent_of(bare));
    if (wanted != line) changed.push_back({number, std::move(wanted)});
  }
  return changed;
}

}  // namespace lilt::driver::lsp
