#include "ir/support/text.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "ir/support/characters.h"

namespace lilt {

namespace {

// Whether LLVM reads the name back without quotes: it starts with no digit, or is a plain number.
bool is_bare_name(std::string_view name) {
  if (name.empty()) return false;
  if (is_digit(name[0])) {
    bool padded = name.size() > 1 && name[0] == '0';
    return !padded && name.size() <= 9 && std::all_of(name.begin(), name.end(), is_digit);
  }
  return std::all_of(name.begin(), name.end(), is_name_character);
}

constexpr char kHexadecimal[] = "0123456789ABCDEF";

// The value of a hexadecimal digit of either case, -1 for other characters.
int digit_value(char c) {
  if (is_digit(c)) return c - '0';
  char upper = static_cast<char>(c & ~0x20);
  return upper >= 'A' && upper <= 'F' ? upper - 'A' + 10 : -1;
}

// Length of the well-formed UTF-8 sequence at the start of `text`; 0 if there is none.
size_t utf8_length(std::string_view text) {
  auto byte = [&](size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0u; };
  auto continues = [&](size_t i) { return (byte(i) & 0xC0) == 0x80; };
  uint32_t lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return continues(1) ? 2 : 0;
  if (lead >= 0xE0 && lead < 0xF0) {
    bool shortest = lead != 0xE0 || byte(1) >= 0xA0;
    bool surrogate = lead == 0xED && byte(1) >= 0xA0;
    return continues(1) && continues(2) && shortest && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead < 0xF5) {
    bool in_range = (lead != 0xF0 || byte(1) >= 0x90) && (lead != 0xF4 || byte(1) < 0x90);
    return continues(1) && continues(2) && continues(3) && in_range ? 4 : 0;
  }
  return 0;
}

// The code point of a well-formed sequence of `length` bytes.
uint32_t code_point(std::string_view text, size_t length) {
  constexpr uint8_t kLeadBits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  uint32_t code = static_cast<uint8_t>(text[0]) & kLeadBits[length];
  for (size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<uint8_t>(text[i]) & 0x3F);
  return code;
}

// Whether a terminal may do something else than show the character: C0 and C1 controls, marks and
// overrides of direction, separators of lines, characters without width.
bool is_invisible(uint32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD ||
         (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

void append_escaped(std::string& out, std::string_view bytes) {
  for (char c : bytes) {
    auto code = static_cast<uint8_t>(c);
    out += '\\';
    out += kHexadecimal[code >> 4];
    out += kHexadecimal[code & 15];
  }
}

// The escape of a character in JSON; empty when it stands for itself, as all do that are visible
// and those beyond 16 bits.
std::string json_escape(std::string_view character) {
  switch (character[0]) {
    case '"':
      return "\\\"";
    case '\\':
      return "\\\\";
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  uint32_t code = code_point(character, character.size());
  if (!is_invisible(code)) return {};
  std::string escape = "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) escape += kHexadecimal[code >> shift & 15];
  return escape;
}

// Insertions, deletions, substitutions and exchanges of neighbours that turn one into the other.
size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    std::swap(before, last);
    std::swap(last, row);
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j - 1] + (a[i - 1] != b[j - 1]), last[j] + 1, row[j - 1] + 1});
      bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

void append_decimal(std::string& out, uint64_t value) {
  char digits[20];
  auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  out.append(digits, end);
}

void append_decimal(std::string& out, int64_t value) {
  char digits[20];
  auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  out.append(digits, end);
}

void append_hexadecimal(std::string& out, uint64_t value) {
  char digits[16];
  char* first = digits + sizeof digits;
  do {
    *--first = kHexadecimal[value & 15];
    value >>= 4;
  } while (value != 0);
  out.append(first, digits + sizeof digits);
}

void append_padded_hexadecimal(std::string& out, uint64_t value, size_t digits) {
  const size_t begin = out.size();
  append_hexadecimal(out, value);
  const size_t length = out.size() - begin;
  if (length < digits) out.insert(begin, digits - length, '0');
}

void append_shortest(std::string& out, float value) {
  char digits[32];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void append_shortest(std::string& out, double value) {
  char digits[32];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

bool take_number(std::string_view& text, uint64_t& number) {
  const bool is_negative = text.starts_with('-');
  const char* end = text.data() + text.size();
  const auto [after, error] = std::from_chars(text.data() + (is_negative ? 1 : 0), end, number);
  if (error != std::errc()) return false;
  if (is_negative) number = -number;
  text.remove_prefix(static_cast<size_t>(after - text.data()));
  return true;
}

void append_llvm_name(std::string& out, char sigil, std::string_view name) {
  if (sigil != '\0') out += sigil;
  if (is_bare_name(name)) {
    out += name;
    return;
  }
  out += '"';
  append_llvm_string(out, name);
  out += '"';
}

void append_llvm_string(std::string& out, std::string_view bytes) {
  for (char c : bytes) {
    if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\')
      out += c;
    else
      append_escaped(out, {&c, 1});
  }
}

size_t unescape_llvm_string(std::string_view raw, std::string& out) {
  size_t first_bad = std::string_view::npos;
  out.reserve(out.size() + raw.size());
  for (size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\') {
      out += raw[i];
      continue;
    }
    int high = i + 2 < raw.size() ? digit_value(raw[i + 1]) : -1;
    int low = i + 2 < raw.size() ? digit_value(raw[i + 2]) : -1;
    if (high >= 0 && low >= 0) {
      out += static_cast<char>(high * 16 + low);
      i += 2;
      continue;
    }
    out += '\\';
    if (i + 1 < raw.size() && raw[i + 1] == '\\')
      ++i;
    else if (first_bad == std::string_view::npos)
      first_bad = i;
  }
  return first_bad;
}

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    size_t length = utf8_length(text);
    if (length == 0) {
      out += "\xEF\xBF\xBD";
      text.remove_prefix(1);
      continue;
    }
    std::string escape = json_escape(text.substr(0, length));
    if (escape.empty())
      out += text.substr(0, length);
    else
      out += escape;
    text.remove_prefix(length);
  }
  out += '"';
}

size_t character_length(std::string_view text) { return std::max<size_t>(utf8_length(text), 1); }

void append_visible(std::string& out, std::string_view text) {
  while (!text.empty()) {
    size_t length = utf8_length(text);
    bool is_shown = length != 0 && !is_invisible(code_point(text, length));
    length = std::max<size_t>(length, 1);
    if (is_shown)
      out += text.substr(0, length);
    else
      append_escaped(out, text.substr(0, length));
    text.remove_prefix(length);
  }
}

namespace {

char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Words that differ only in the case of letters differ by one edit.
size_t typing_distance(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower_case, lower_case) ? 1 : edit_distance(a, b);
}

}  // namespace

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  std::string_view best;
  size_t least = word.size() / 3 + (word.size() < 3 ? 1 : 0), longest_prefix = 0;
  for (std::string_view candidate : candidates) {
    size_t longer = std::max(candidate.size(), word.size());
    size_t shorter = std::min(candidate.size(), word.size());
    if (candidate.empty() || longer - shorter > least) continue;
    size_t distance = typing_distance(word, candidate);
    if (distance > least || distance >= word.size()) continue;
    auto prefix = static_cast<size_t>(std::ranges::mismatch(word, candidate).in1 - word.begin());
    if (!best.empty() && distance == least && prefix <= longest_prefix) continue;
    least = distance;
    longest_prefix = prefix;
    best = candidate;
  }
  return best;
}

}  // namespace lilt
