#include "frontend/llvm/name_uses.h"

#include <algorithm>

#include "frontend/llvm/cursor.h"

namespace lilt::frontend {

bool visit_names(const ssa::Module& module, const std::function<void(const NameUse&)>& visit) {
  const std::string_view text = module.source()->text();
  bool has_all = true;
  for (size_t at = text.find('@'); at != std::string_view::npos; at = text.find('@', at)) {
    const bool is_quoted = text.substr(++at).starts_with('"');
    at += is_quoted;
    size_t end = at;
    while (end < text.size() && is_in(text[end], kNameCharacter)) ++end;
    const ssa::SymbolId symbol = module.find(text.substr(at, end - at));
    if (symbol.valid())
      visit({symbol, static_cast<SourceOffset>(at), static_cast<SourceOffset>(end), is_quoted});
    if (is_quoted) has_all &= text.substr(at, text.find('"', at) - at).find('\\') == text.npos;
    at = end;
  }
  return has_all;
}

namespace {

// The text without blanks at its start.
std::string_view without_blanks(std::string_view text) {
  const auto first = std::ranges::find_if(text, [](char c) { return !is_in(c, kBlank); });
  return text.substr(static_cast<size_t>(first - text.begin()));
}

std::string_view first_word(std::string_view text) {
  const auto end = std::ranges::find_if(text, [](char c) { return is_in(c, kBlank); });
  return text.substr(0, static_cast<size_t>(end - text.begin()));
}

bool is_tail_word(std::string_view word) {
  return word == "tail" || word == "musttail" || word == "notail";
}

constexpr std::string_view kTakers[] = {"ret",      "phi",         "select",
                                        "ptrtoint", "insertvalue", "invoke"};

}  // namespace

// Another instruction may follow on the same line: what is before the name must be the beginning of
// one only.
AddressUse use_of_address(std::string_view text, const NameUse& use) {
  using enum AddressUse;
  const size_t line = text.rfind('\n', use.begin) + 1;
  std::string_view before = without_blanks(text.substr(line, use.begin - line));
  const bool has_ended = before.find(')') != before.npos;
  if (before.starts_with("#dbg_")) return has_ended ? Unknown : None;
  if (before.starts_with('%'))
    if (const size_t equals = before.find(" = "); equals != before.npos)
      before = before.substr(equals + 3);
  std::string_view word = first_word(before);
  if (is_tail_word(word)) word = first_word(without_blanks(before.substr(word.size())));
  if (word == "call") {
    if (before.find("@llvm.dbg.") != before.npos) return has_ended ? Unknown : None;
    return before.find("@llvm.mem") != before.npos ? Unknown : Taken;
  }
  const size_t comma = before.find(',');
  if (word == "store" && comma == before.npos) return Taken;
  constexpr std::string_view kPointer = ", ptr @";
  const bool is_plain = before.ends_with(kPointer) && comma == before.size() - kPointer.size() &&
                        before.find_first_of("({[<\"") == before.npos &&
                        before.find(" volatile ") == before.npos;
  if (is_plain && word == "load") return Loaded;
  if (is_plain && word == "store") return Stored;
  return std::ranges::find(kTakers, word) != std::end(kTakers) ? Taken : Unknown;
}

namespace {

// What is after the last blank of an argument, if it is one word.
std::string_view last_word(std::string_view argument) {
  while (!argument.empty() && is_in(argument.back(), kBlank)) argument.remove_suffix(1);
  const size_t begin = argument.find_last_of(" \t\n\r") + 1;
  const std::string_view word = argument.substr(begin);
  const bool is_word = std::ranges::all_of(
      word, [](char c) { return is_in(c, kNameCharacter) || c == '@' || c == '%' || c == '+'; });
  return is_word ? word : std::string_view();
}

}  // namespace

bool read_argument_words(std::string_view text, size_t open, std::vector<std::string_view>& words) {
  words.clear();
  int depth = 0;
  size_t begin = open + 1;
  for (size_t at = open; at < text.size(); ++at) {
    const char c = text[at];
    const bool is_end = c == ')' && depth == 1;
    if (is_end || (c == ',' && depth == 1)) {
      const std::string_view argument = text.substr(begin, at - begin);
      if (!is_end || !words.empty() || !without_blanks(argument).empty())
        words.push_back(last_word(argument));
      begin = at + 1;
    }
    if (is_end) return true;
    if (c == '(' || c == '[' || c == '{' || c == '<') ++depth;
    if (c == ')' || c == ']' || c == '}' || c == '>') --depth;
    if (c == '"') at = std::min(text.find('"', at + 1), text.size());
    if (c == ';') return false;  // a comment
  }
  return false;
}

}  // namespace lilt::frontend
