#include "driver/lsp_names.h"

#include <algorithm>

#include "frontend/llvm/cursor.h"
#include "ir/support/characters.h"

namespace lilt::driver::lsp {

namespace {

using frontend::is_in;

constexpr std::string_view kSigils = "%@!#$";

// Goes through the text token by token. Invariant: `at_` is outside strings and comments.
class NameScanner {
 public:
  NameScanner(std::string_view text, uint32_t begin, uint32_t end)
      : text_(text),
        at_(begin),
        end_(std::min<uint32_t>(end, static_cast<uint32_t>(text.size()))) {}

  std::vector<Name> scan() {
    while (at_ < end_) step();
    return std::move(names_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if (c == '\n') return start_line();
    if (is_in(c, frontend::kBlank)) {
      ++at_;
      return;
    }
    const char* here = text_.data() + at_;
    if (const char* after = frontend::comment_end(here, text_.data() + end_); after != here) {
      at_ = static_cast<uint32_t>(after - text_.data());
      return;
    }
    take_token(c);
    is_first_ = false;
  }

  void start_line() {
    ++at_;
    is_first_ = true;
  }

  void take_token(char c) {
    const uint32_t begin = at_;
    if (kSigils.find(c) != std::string_view::npos && at_ + 1 < end_ &&
        (text_[at_ + 1] == '"' || is_in(text_[at_ + 1], frontend::kNameCharacter))) {
      ++at_;
      const Name name = take_name(c, begin);
      add(name, is_definition(name));
    } else if (c == '"' || is_in(c, frontend::kNameCharacter)) {
      const Name word = take_name('%', begin);
      if (is_first_ && at_ < end_ && text_[at_] == ':') add(word, true);
      if (is_first_ && !(is_header_ && depth_ > 0))
        is_header_ = is_header(text_.substr(begin, at_ - begin));
    } else {
      if (c == '(') ++depth_;
      if (c == ')' && depth_ > 0) --depth_;
      if (c == '{') is_header_ = false;
      ++at_;
    }
    last_ = c;
  }

  bool is_header(std::string_view word) {
    depth_ = 0;
    return word == "define" || word == "declare";
  }

  // After the sigil, if there is one.
  Name take_name(char sigil, uint32_t begin) {
    Name name{sigil, begin, 0, at_, 0, false};
    if (text_[at_] == '"') {
      name.text_begin = ++at_;
      while (at_ < end_ && text_[at_] != '"' && text_[at_] != '\n') ++at_;
      name.text_end = at_;
      if (at_ < end_ && text_[at_] == '"') ++at_;
    } else {
      while (at_ < end_ && is_in(text_[at_], frontend::kNameCharacter)) ++at_;
      name.text_end = at_;
    }
    name.end = at_;
    return name;
  }

  // `%x = …` at the start of a line; in a function's header its own name, and a name after a type
  // among the parameters.
  bool is_definition(const Name& name) const {
    uint32_t next = at_;
    while (next < end_ && (text_[next] == ' ' || text_[next] == '\t')) ++next;
    const char after = next < end_ ? text_[next] : '\n';
    if (is_first_) return after == '=';
    if (!is_header_) return after == '=' && is_attribute_group(name);
    if (name.sigil == '@') return depth_ == 0 && after == '(';
    return name.sigil == '%' && depth_ == 1 && last_ != '(' && last_ != ',' &&
           (after == ',' || after == ')');
  }

  // `attributes #0 = {`.
  bool is_attribute_group(const Name& name) const { return name.sigil == '#' && last_ == 'a'; }

  void add(Name name, bool defines) {
    name.defines = defines;
    names_.push_back(name);
  }

  std::string_view text_;
  uint32_t at_, end_;
  bool is_first_ = true;    // no token of the line is before
  bool is_header_ = false;  // of a function
  uint32_t depth_ = 0;      // of parentheses in it
  char last_ = '\n';        // the first character of the token before
  std::vector<Name> names_;
};

std::string_view text_of(std::string_view text, const Name& name) {
  return text.substr(name.text_begin, name.text_end - name.text_begin);
}

uint32_t line_begin(std::string_view text, uint32_t offset) {
  const size_t newline = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return newline == std::string_view::npos ? 0 : static_cast<uint32_t>(newline + 1);
}

uint32_t line_end(std::string_view text, uint32_t offset) {
  return static_cast<uint32_t>(std::min(text.find('\n', offset), text.size()));
}

void append_same(std::string_view text, const std::vector<Name>& names, const Name& name,
                 std::vector<Name>& found) {
  for (const Name& each : names)
    if (each.sigil == name.sigil && text_of(text, each) == text_of(text, name))
      found.push_back(each);
}

// In all of the text: lines that have the characters are scanned.
std::vector<Name> in_module(std::string_view text, const Name& name) {
  std::vector<Name> found;
  const std::string_view wanted = text_of(text, name);
  for (size_t at = text.find(wanted); at < text.size();) {
    const uint32_t end = line_end(text, static_cast<uint32_t>(at));
    append_same(text, names_in(text, line_begin(text, static_cast<uint32_t>(at)), end), name,
                found);
    at = text.find(wanted, end);
  }
  return found;
}

}  // namespace

std::vector<Name> names_in(std::string_view text, uint32_t begin, uint32_t end) {
  return NameScanner(text, begin, end).scan();
}

std::vector<FunctionPlace> functions_in(std::string_view text) {
  constexpr std::string_view kDefine = "define ";
  std::vector<FunctionPlace> functions;
  for (size_t at = text.starts_with(kDefine) ? 0 : text.find("\ndefine ");
       at != std::string_view::npos; at = text.find("\ndefine ", at)) {
    FunctionPlace function;
    function.begin = static_cast<uint32_t>(text[at] == '\n' ? at + 1 : at);
    const size_t brace = text.find("\n}", function.begin);
    function.end = brace == std::string_view::npos
                       ? static_cast<uint32_t>(text.size())
                       : line_end(text, static_cast<uint32_t>(brace + 1));
    for (const Name& name : names_in(text, function.begin, line_end(text, function.begin)))
      if (name.sigil == '@' && name.defines && function.name.empty())
        function.name = text_of(text, name);
    functions.push_back(function);
    at = function.end;
  }
  return functions;
}

const FunctionPlace* function_at(const std::vector<FunctionPlace>& functions, uint32_t offset) {
  auto found = std::ranges::upper_bound(functions, offset, {}, &FunctionPlace::begin);
  if (found == functions.begin()) return nullptr;
  --found;
  return offset <= found->end ? &*found : nullptr;
}

std::optional<Occurrences> occurrences_at(std::string_view text,
                                          const std::vector<FunctionPlace>& functions,
                                          uint32_t offset) {
  const std::vector<Name> line = names_in(text, line_begin(text, offset), line_end(text, offset));
  const auto here = std::ranges::find_if(
      line, [&](const Name& n) { return n.begin <= offset && offset <= n.end; });
  if (here == line.end()) return {};
  Occurrences found{*here, text_of(text, *here), nullptr, {}};
  const FunctionPlace* function = function_at(functions, offset);
  if (found.name.sigil == '%' && function != nullptr) {
    append_same(text, names_in(text, function->begin, function->end), found.name, found.all);
    const bool is_type = std::ranges::none_of(found.all, &Name::defines) &&
                         !in_module(text, found.name).empty() &&
                         std::ranges::any_of(in_module(text, found.name), [&](const Name& each) {
                           return each.defines && function_at(functions, each.begin) == nullptr;
                         });
    if (!is_type) {
      found.function = function;
      return found;
    }
  }
  found.all = in_module(text, found.name);
  if (found.name.sigil == '%')  // a type: not the locals of functions that have its name
    std::erase_if(found.all, [&](const Name& each) {
      const FunctionPlace* owner = function_at(functions, each.begin);
      if (owner == nullptr) return false;
      std::vector<Name> own;
      append_same(text, names_in(text, owner->begin, owner->end), found.name, own);
      return std::ranges::any_of(own, &Name::defines);
    });
  return found;
}

std::string as_name(std::string_view text) {
  const auto is_plain = [](char c) { return is_in(c, frontend::kNameCharacter); };
  if (text.empty() || text.find_first_of("\"\n\r") != std::string_view::npos) return {};
  if (std::ranges::all_of(text, is_plain) &&
      (is_decimal(text) || !is_in(text[0], frontend::kDigit)))
    return std::string(text);
  return '"' + std::string(text) + '"';
}

}  // namespace lilt::driver::lsp
