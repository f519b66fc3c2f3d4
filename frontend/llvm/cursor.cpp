#include "frontend/llvm/cursor.h"

#include <charconv>

#include "ir/support/text.h"

namespace lilt::frontend {

namespace {

constexpr size_t kMaxFound = 40;

}  // namespace

const char* comment_end(const char* at, const char* end) {
  if (at == end || !is_in(*at, kComment)) return at;
  std::string_view text(at, static_cast<size_t>(end - at));
  if (text.starts_with("/*")) {  // LLVM 20
    size_t close = text.find("*/", 2);
    return close == std::string_view::npos ? end : at + close + 2;
  }
  if (text[0] == '/' && !text.starts_with("//")) return at;
  const void* line = std::memchr(at, '\n', text.size());
  return line == nullptr ? end : static_cast<const char*>(line);
}

void Cursor::skip_more_blanks() {
  const char* at = at_;
  // Mostly a line of a block ends here and the next one begins.
  if (at_text("\n  ") && !is_in(at[3], kBlank | kComment)) {
    at_ += 3;
    return;
  }
  for (;;) {
    // Comments after labels stand far to the right.
    constexpr uint64_t kEightBlanks = 0x2020202020202020;
    while (eight_bytes(at) == kEightBlanks) at += 8;
    while (is_in(*at, kBlank)) ++at;
    if (!is_in(*at, kComment)) [[likely]]
      break;
    const char* last = comment_end(at, end_);
    if (last == at) break;
    at = last;
  }
  at_ = at;
}

std::string Cursor::found() const {
  if (at_end()) return "the end of the file";
  const char* last = at_;
  if (*last == '%' || *last == '@' || *last == '!' || *last == '#') ++last;
  while (is_in(*last, kNameCharacter) && static_cast<size_t>(last - at_) < kMaxFound) ++last;
  if (last == at_) {
    auto byte = static_cast<uint8_t>(*at_);
    constexpr char digits[] = "0123456789ABCDEF";
    if (byte < 0x20 || byte >= 0x7F)
      return std::string("the character 0x") + digits[byte >> 4] + digits[byte & 15];
    ++last;
  }
  return quoted({at_, static_cast<size_t>(last - at_)});
}

void Cursor::fail_expected(std::string_view what) const {
  reporter_.fail(offset(), "expected " + std::string(what) + ", found " + found());
}

void Cursor::fail_expected_name(char sigil) const {
  std::string message = std::string("expected a name with '") + sigil + "', found " + found();
  if (at_word() && !is_at_label())
    message += "; did you mean " + quoted(sigil + std::string(word())) + "?";
  reporter_.fail(offset(), message);
}

// --- names, numbers, strings

void Cursor::quoted_name(LocalName& name) {
  if (*at_ != '"') reporter_.fail(name.offset, "expected a name after '%', found " + found());
  if (std::memchr(at_ + 1, '"', static_cast<size_t>(end_ - at_ - 1)) == nullptr)
    reporter_.fail(name.offset, "name in quotes has no closing quote");
  set_text(name, quoted_text());
}

// `%"1"` and `%1` are different names: the first is kept as `%"\011"`. LLVM's mark \01 makes the
// rest the symbol's exact name, so a global's symbol does not change.
std::string_view Cursor::quoted_text() {
  std::string_view text = string();
  return is_number(text) ? unescaped_.copy("\01" + std::string(text)) : text;
}

bool Cursor::is_number(std::string_view text) {
  bool padded = text.size() > 1 && text[0] == '0';
  return !text.empty() && text.size() <= kMaxDigits && !padded &&
         std::ranges::all_of(text, [](char c) { return is_in(c, kDigit); });
}

LocalName Cursor::name_of(std::string_view text) const {
  LocalName name;
  uint32_t number = 0;
  if (is_number(text)) std::from_chars(text.data(), text.data() + text.size(), number);
  name.is_number = is_number(text) && number <= largest_number_;
  if (name.is_number)
    name.number = number;
  else
    set_text(name, text);
  return name;
}

LocalName Cursor::label_name() {
  LocalName name;
  name.offset = offset();
  name_after_sigil(name);
  skip_blanks();
  advance();  // the colon
  return name;
}

bool Cursor::is_at_label() const {
  const char* at = at_;
  if (*at == '"') {
    const void* close = std::memchr(at + 1, '"', static_cast<size_t>(end_ - at - 1));
    if (close == nullptr) return false;
    at = static_cast<const char*>(close) + 1;
  } else {
    while (is_in(*at, kNameCharacter)) ++at;
    if (at == at_) return false;
  }
  while (*at == ' ' || *at == '\t') ++at;
  return *at == ':';
}

std::string_view Cursor::global_name(char sigil) {
  SourceOffset place = offset();
  if (*at_ != sigil) fail_expected_name(sigil);
  ++at_;
  std::string_view name = word();
  if (name.empty() && *at_ == '"') {
    if (std::memchr(at_ + 1, '"', static_cast<size_t>(end_ - at_ - 1)) == nullptr)
      reporter_.fail(place, "name in quotes has no closing quote");
    return quoted_text();
  }
  if (name.empty())
    reporter_.fail(place, std::string("expected a name after '") + sigil + "', found " + found());
  advance(name.size());
  return name;
}

bool Cursor::scan_number(uint64_t& number) {
  const char* first = at_;
  bool fits = true;
  number = 0;
  while (is_in(*at_, kDigit)) {
    uint64_t digit = static_cast<uint64_t>(*at_++ - '0');
    fits = fits && !__builtin_mul_overflow(number, uint64_t{10}, &number) &&
           !__builtin_add_overflow(number, digit, &number);
  }
  return fits && at_ != first;
}

// After `u0x`.
bool Cursor::scan_hexadecimal(uint64_t& number) {
  bool fits = true;
  for (at_ += 3; is_in(*at_, kHexDigit); ++at_) {
    fits = fits && number >> 60 == 0;
    number = number << 4 | static_cast<uint64_t>(hex_value(*at_));
  }
  return fits;
}

uint64_t Cursor::expect_number(std::string_view what) {
  SourceOffset place = offset();
  std::string_view digits = word();
  if (!at_number()) fail_expected(what);
  uint64_t number = 0;
  bool fits = *at_ == 'u' ? scan_hexadecimal(number) : scan_number(number);
  if (!fits) reporter_.fail(place, quoted(digits) + " does not fit 64 bits");
  skip_blanks();
  return number;
}

std::string_view Cursor::raw_string() {
  if (*at_ != '"') fail_expected("a string");
  const char* first = at_ + 1;
  const void* close = std::memchr(first, '"', static_cast<size_t>(end_ - first));
  if (close == nullptr) reporter_.fail(offset(), "string does not end");
  std::string_view raw(first, static_cast<size_t>(static_cast<const char*>(close) - first));
  at_ = first + raw.size() + 1;
  skip_blanks();
  return raw;
}

std::string_view Cursor::string() {
  std::string_view raw = raw_string();
  if (raw.find('\\') == std::string_view::npos) return raw;
  std::string text;
  unescape_llvm_string(raw, text);
  return unescaped_.copy(text);
}

// --- skipping

bool Cursor::try_skip_brackets() {
  uint32_t depth = 0;
  do {
    switch (*at_) {
      case '(':
      case '[':
      case '{':
        ++depth;
        advance();
        break;
      case ')':
      case ']':
      case '}':
        --depth;
        advance();
        break;
      case '"':
        raw_string();
        break;
      case '@':
        global_name('@');
        if (*at_ == '=') return false;
        break;
      case '%':
        advance(1 + word_after_sigil().size());
        break;
      case '\0':
        if (at_end()) return false;
        [[fallthrough]];
      default: {
        std::string_view skipped = word();
        if (skipped == "define" || skipped == "declare") return false;
        advance(std::max<size_t>(skipped.size(), 1));
      }
    }
  } while (depth != 0);
  return true;
}

void Cursor::skip_brackets() {
  SourceOffset start = offset();
  if (!try_skip_brackets()) reporter_.fail(start, "bracket is never closed");
}

void Cursor::skip_metadata() {
  if (*at_ != '!') fail_expected("metadata");
  advance();
  if (*at_ == '"') {
    raw_string();
    return;
  }
  if (at_word() || *at_ == '\\') {
    while (at_word() || *at_ == '\\') ++at_;
    skip_blanks();
    if (*at_ == '(') skip_brackets();
    return;
  }
  if (*at_ == '{') return skip_brackets();
  fail_expected("metadata after '!'");
}

void Cursor::skip_use_list_order() {
  for (bool is_order = false; !is_order;) {
    switch (*at_) {
      case '{': {
        const char* open = at_;
        advance();
        is_order = is_in(*at_, kDigit);
        at_ = open;
        [[fallthrough]];
      }
      case '(':
      case '[':
        skip_brackets();
        break;
      case '"':
        raw_string();
        break;
      case '}':
      case '\0':
        fail_expected("'{' and the order of the uses");
      default:
        advance(std::max<size_t>(word().size(), 1));
    }
  }
}

void Cursor::skip_attribute() {
  if (*at_ == '#') {
    advance();
    return advance(word().size());
  }
  if (*at_ == '"') {
    raw_string();
  } else {
    bool takes_number = at_word("align") || at_word("alignstack") || at_word("addrspace");
    advance(word().size());
    if (takes_number && at_number()) return advance(word().size());
  }
  if (*at_ == '(') return skip_brackets();
  if (*at_ != '=') return;
  advance();
  if (*at_ == '"')
    raw_string();
  else
    advance(word().size());
}

}  // namespace lilt::frontend
