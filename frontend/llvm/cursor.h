// A place in the text that moves over it token by token: no token is ever stored.
//
// Invariant: between calls the cursor is at the first byte of a token (or at the end): consuming a
// token skips the blanks and comments after it. NUL bytes follow the text, which holds none itself
// (parse_module_header checks): scanning loops need no bound, and eight bytes may be taken
// anywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "frontend/llvm/reporter.h"
#include "ir/support/arena.h"

namespace lilt::frontend {

// Classes of bytes; a byte may be in several.
enum CharacterClass : uint8_t {
  kBlank = 1,
  kNameCharacter = 2,
  kDigit = 4,
  kHexDigit = 8,
  kComment = 16,  // a comment may begin with it
};

inline constexpr std::array<uint8_t, 256> kCharacterClasses = [] {
  std::array<uint8_t, 256> classes{};
  auto add = [&classes](char first, char last, int bits) {
    for (int c = first; c <= last; ++c)
      classes[static_cast<size_t>(c)] |= static_cast<uint8_t>(bits);
  };
  add('a', 'z', kNameCharacter);
  add('A', 'Z', kNameCharacter);
  add('0', '9', kNameCharacter | kDigit | kHexDigit);
  add('a', 'f', kHexDigit);
  add('A', 'F', kHexDigit);
  for (char c : {'$', '.', '_', '-'}) add(c, c, kNameCharacter);
  for (char c : {' ', '\t', '\n', '\r'}) add(c, c, kBlank);
  for (char c : {';', '/'}) add(c, c, kComment);
  return classes;
}();

inline bool is_in(char c, int classes) {
  return (kCharacterClasses[static_cast<uint8_t>(c)] & classes) != 0;
}

// Of a hexadecimal digit.
inline int hex_value(char c) { return c <= '9' ? c - '0' : (c & 0xDF) - 'A' + 10; }

// The name of a local or label: a number that indexes a table, or text with its hash.
struct LocalName {
  bool is_number = false;
  uint32_t number = 0;
  uint32_t hash = 0;
  std::string_view text;            // of text names; is in the source or in an arena of the cursor
  SourceOffset offset = kNoOffset;  // of the sigil, or of a label's first byte

  static LocalName numbered(uint32_t number, SourceOffset offset) {
    LocalName name;
    name.set_number(number, offset);
    return name;
  }
  // Leaves the text as it is.
  void set_number(uint32_t its_number, SourceOffset its_offset) {
    is_number = true;
    number = its_number;
    offset = its_offset;
  }
};

inline uint64_t eight_bytes(const char* at) {
  uint64_t bytes;
  std::memcpy(&bytes, at, 8);
  return bytes;
}

// Returns the end of the comment that begins at `at`, or `at` if none does: `; …` and `// …` end
// with their lines, `/* … */` at its closing mark.
const char* comment_end(const char* at, const char* end);

class Cursor {
 public:
  static constexpr uint32_t kDeepestNesting = 512;

  Cursor(const SourceText& source, Reporter& reporter)
      : begin_(source.text().data()),
        at_(begin_),
        end_(begin_ + source.text().size()),
        largest_number_(static_cast<uint32_t>(source.text().size() / 4 + 1024)),
        reporter_(reporter) {}

  // --- where
  char peek() const { return *at_; }
  char peek(size_t ahead) const { return at_[ahead]; }  // requires that no byte before is the end
  const char* position() const { return at_; }
  const char* end() const { return end_; }
  SourceOffset offset() const { return static_cast<SourceOffset>(at_ - begin_); }
  bool at_end() const { return at_ == end_; }
  void move_to(SourceOffset offset) { at_ = begin_ + offset; }
  void move_to(const char* place) { at_ = place; }
  // The token here, for "expected …, found …".
  std::string found() const;
  std::string_view text_between(SourceOffset first, SourceOffset last) const {
    return {begin_ + first, last - first};
  }

  // The next byte on the line of `place` that is not a blank; '\n' if none follows, or a comment.
  static char next_on_line(const char* place) {
    while (*place == ' ' || *place == '\t' || *place == '\r') ++place;
    return *place == ';' || *place == '\0' ? '\n' : *place;
  }

  // --- blanks
  [[gnu::always_inline]] void skip_blanks() {
    // Mostly there is one blank or none, and then a token.
    if (*at_ == ' ') ++at_;
    if (is_in(*at_, kBlank | kComment)) skip_more_blanks();
  }
  void skip_line() {
    at_ = line_end(at_);
    skip_blanks();
  }

  // --- single characters
  [[gnu::always_inline]] void advance(size_t count = 1) {
    at_ += count;
    skip_blanks();
  }
  bool accept(char c) {
    if (*at_ != c) return false;
    advance();
    return true;
  }
  // Consumes `c` or fails with "expected 'c' `where`, found …", at what was found.
  void expect(char c, std::string_view where) {
    if (*at_ != c) [[unlikely]]
      fail_expected(std::string("'") + c + "' " + std::string(where));
    advance();
  }
  [[noreturn, gnu::cold]] void fail_expected(std::string_view what) const;
  // The same for a name with this sigil; a word that is found may be one without it.
  [[noreturn, gnu::cold]] void fail_expected_name(char sigil) const;

  // --- words
  bool at_word() const { return is_in(*at_, kNameCharacter); }
  // The longest run of name characters here, which may be empty; does not move.
  std::string_view word() const {
    const char* last = at_;
    while (is_in(*last, kNameCharacter)) ++last;
    return {at_, static_cast<size_t>(last - at_)};
  }
  std::string_view word_after_sigil() const {
    const char* last = at_ + 1;
    while (is_in(*last, kNameCharacter)) ++last;
    return {at_ + 1, static_cast<size_t>(last - at_ - 1)};
  }
  // Literals: the compare is a few instructions.
  template <size_t N>
  bool at_word(const char (&text)[N]) const {
    return at_text(text) && !is_in(at_[N - 1], kNameCharacter);
  }
  template <size_t N>
  bool accept_word(const char (&text)[N]) {
    if (!at_word(text)) return false;
    advance(N - 1);
    return true;
  }
  // The same for a word of a table.
  bool accept_word_of(std::string_view text) {
    if (word() != text) return false;
    advance(text.size());
    return true;
  }
  template <size_t N>
  void expect_word(const char (&text)[N], std::string_view where) {
    if (!accept_word(text)) [[unlikely]]
      fail_expected("'" + std::string(text) + "' " + std::string(where));
  }

  // Whether these bytes come next; they may end inside a word.
  template <size_t N>
  bool at_text(const char (&text)[N]) const {
    static_assert(N - 1 <= SourceText::kPadding);
    return std::memcmp(at_, text, N - 1) == 0;
  }

  // Whether `!dbg !5` or `!dbg !DILocation(…)` begins here.
  bool at_debug_location() const {
    constexpr char kStart[] = "!dbg !";
    const char next = at_[std::size(kStart) - 1];
    return at_text(kStart) && (is_in(next, kDigit) || next == 'D');
  }

  // --- names, numbers, strings
  // `%name`, `%12` or `%"name"` of a local, or of a label after `label`.
  LocalName local_name() {
    LocalName name;
    name.offset = offset();
    if (*at_ != '%') [[unlikely]]
      fail_expected_name('%');
    ++at_;
    name_after_sigil(name);
    skip_blanks();
    return name;
  }
  // Consumes `%12` and sets its number. False, without moving, if anything else is here.
  bool accept_local_number(uint32_t& number) {
    if (*at_ != '%') return false;
    const char* last = scan_local_number(at_ + 1, number);
    if (last == nullptr) return false;
    at_ = last;
    skip_blanks();
    return true;
  }
  // The name of a local or label of this text (as global_name returns it); without a place.
  LocalName name_of(std::string_view text) const;
  // The name at a label's definition; consumes the colon, too. Requires is_at_label().
  LocalName label_name();
  // Whether `name:` or `"name":` is here.
  bool is_at_label() const;
  // `@name`, `@12` or `@"name"`, or after another sigil; valid as long as this cursor.
  std::string_view global_name(char sigil);
  // Digits: false if there are none or the number has more than 64 bits. Does not skip blanks.
  bool scan_number(uint64_t& number);
  // Digits, or hexadecimal ones after `u0x`.
  bool at_number() const {
    return is_in(*at_, kDigit) || (*at_ == 'u' && word().starts_with("u0x") && word().size() > 3);
  }
  uint64_t expect_number(std::string_view what);
  // `"…"` as written, without the quotes. Fails if it does not end.
  std::string_view raw_string();
  // `"…"` with escapes replaced; valid as long as this cursor.
  std::string_view string();
  bool is_in_source(const char* place) const { return place >= begin_ && place <= end_; }

  // --- skipping by shape
  // From an opening bracket to just after its partner; ignores brackets in strings and comments.
  // False if the text ends, or the next top-level entity evidently begins, before it is closed.
  bool try_skip_brackets();
  void skip_brackets();
  // `!tbaa !12`, the metadata of most memory accesses: the node's number. False, without moving, if
  // anything else is here.
  bool accept_access_type(uint32_t& number) {
    constexpr char kStart[] = "!tbaa !";
    if (!at_text(kStart)) return false;
    const char* last = scan_local_number(at_ + std::size(kStart) - 1, number);
    if (last == nullptr || (*last != ',' && *last != '\n')) return false;
    at_ = last;
    skip_blanks();
    return true;
  }
  // `!name !12`, `!{…}`, `!DILocation(…)`, `!"text"`: one metadata operand.
  void skip_metadata();
  // `uselistorder i32 %a, { 1, 0 }`, `uselistorder_bb @f, %b, { 1, 0 }`: including the braces with
  // numbers.
  void skip_use_list_order();
  // `noundef` before a name or number: most arguments and parameters have it.
  bool accept_noundef() {
    constexpr char kWord[] = "noundef ";
    constexpr size_t kLength = std::size(kWord) - 1;
    if (!at_text(kWord)) return false;
    const char next = at_[kLength];
    if (next != '%' && next != '@' && !is_in(next, kDigit)) return false;
    at_ += kLength;
    return true;
  }
  // An attribute that is a word, with its operand, if any: `word(…)`, `word=…`, `align 8`.
  void skip_attribute();

  Reporter& reporter() const { return reporter_; }

 private:
  friend class Nesting;
  void name_after_sigil(LocalName& name) {
    const char* first = at_;
    const char* last = scan_local_number(first, name.number);
    name.is_number = last != nullptr;
    if (name.is_number) {
      at_ = last;
      return;
    }
    last = first;
    while (is_in(*last, kNameCharacter)) ++last;
    if (last == first) [[unlikely]]
      return quoted_name(name);
    at_ = last;
    set_text(name, {first, static_cast<size_t>(last - first)});
  }
  // The end of a number that a table by number may be indexed with; null if it is text.
  const char* scan_local_number(const char* first, uint32_t& number) const {
    const char* at = first;
    uint32_t digits = 0, digit = digit_at(at);
    if (digit > 9) return nullptr;
    do digits = digits * 10 + digit;
    while ((digit = digit_at(++at)) <= 9);
    bool canonical = *first != '0' || at == first + 1;
    bool fits = at - first <= kMaxDigits && digits <= largest_number_;
    if (is_in(*at, kNameCharacter) || !canonical || !fits) [[unlikely]]
      return nullptr;
    number = digits;
    return at;
  }
  static uint32_t digit_at(const char* at) { return static_cast<uint8_t>(*at - '0'); }
  void quoted_name(LocalName& name);
  void skip_more_blanks();
  bool scan_hexadecimal(uint64_t& number);
  std::string_view quoted_text();
  // Whether the text looks like a number.
  static bool is_number(std::string_view text);
  void set_text(LocalName& name, std::string_view text) const {
    name.text = text;
    name.hash = hash(text);
  }
  uint32_t hash(std::string_view text) const {
    uint64_t sum = text.size();
    const char* at = text.data();
    size_t left = text.size();
    for (; left > 8; left -= 8, at += 8) sum = mix(sum ^ eight_bytes(at));
    sum = mix(sum ^ up_to_eight_bytes(at, left));
    // Names are often a letter and a count: a second multiplication spreads those, too.
    return static_cast<uint32_t>(sum * 0xD6E8FEB86659FD93ull >> 32);
  }
  static uint64_t mix(uint64_t word) {
    word *= 0x9E3779B97F4A7C15ull;
    return word ^ word >> 32;
  }

 public:
  // The first `count` (0 … 8) bytes as a little-endian number.
  uint64_t up_to_eight_bytes(const char* at, size_t count) const {
    if (count == 8) return eight_bytes(at);
    // Unescaped names are outside the text: only bytes inside it may be read beyond the name.
    if (is_in_source(at)) [[likely]]
      return eight_bytes(at) & ((uint64_t{1} << (8 * count)) - 1);
    uint64_t bytes = 0;
    std::memcpy(&bytes, at, count);
    return bytes;
  }

 private:
  static constexpr std::ptrdiff_t kMaxDigits = 9;

  const char* line_end(const char* at) const {
    const void* found = std::memchr(at, '\n', static_cast<size_t>(end_ - at));
    return found == nullptr ? end_ : static_cast<const char*>(found);
  }

  const char* begin_;
  const char* at_;
  const char* end_;
  uint32_t largest_number_;  // larger ones are kept as text: a table by number stays in proportion
  uint32_t nesting_ = 0;
  Reporter& reporter_;
  Arena unescaped_;
};

// Held while a nested construct is parsed; fails at the 513th level, so nothing recurses deeper.
class Nesting {
 public:
  explicit Nesting(Cursor& cursor) : cursor_(cursor) {
    if (cursor.nesting_ >= Cursor::kDeepestNesting)
      cursor.reporter().fail(cursor.offset(), "nesting is deeper than 512 levels");
    ++cursor_.nesting_;
  }
  ~Nesting() { --cursor_.nesting_; }
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;

 private:
  Cursor& cursor_;
};

}  // namespace lilt::frontend
