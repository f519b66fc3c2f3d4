#include "frontend/llvm/module_index.h"

#include <emmintrin.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

#include "frontend/llvm/cursor.h"

namespace lilt::frontend {

namespace {

const char* find(const char* at, const char* end, char c) {
  const void* found = std::memchr(at, c, static_cast<size_t>(end - at));
  return found == nullptr ? end : static_cast<const char*>(found);
}

// The first place from `at` on for which `is_wanted` holds, given `mask_of`, which tells the same
// of the 16 bytes from a place on, each with the `After` bytes after it, as bytes of 0 and 255.
template <size_t After, class MaskOf, class IsWanted>
const char* find_by_16(const char* at, const char* end, MaskOf mask_of, IsWanted is_wanted) {
  for (; end - at >= static_cast<ptrdiff_t>(64 + After); at += 64) {
    const __m128i low = _mm_or_si128(mask_of(at), mask_of(at + 16));
    const __m128i high = _mm_or_si128(mask_of(at + 32), mask_of(at + 48));
    if (_mm_movemask_epi8(_mm_or_si128(low, high)) == 0) continue;
    for (;; at += 16)
      if (const int mask = _mm_movemask_epi8(mask_of(at)); mask != 0)
        return at + std::countr_zero(static_cast<uint32_t>(mask));
  }
  while (at != end && !is_wanted(at)) ++at;
  return at;
}

__m128i sixteen_bytes(const char* at) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}

// The next brace, quote, or byte that may begin a comment; or one of a few rare bytes.
const char* find_structural(const char* at, const char* end) {
  const __m128i z = _mm_set1_epi8('z'), quote = _mm_set1_epi8('"');
  const __m128i shared = _mm_set1_epi8(static_cast<char>(~(';' ^ '/')));
  const __m128i comment = _mm_and_si128(_mm_set1_epi8(';'), shared);
  return find_by_16<0>(
      at, end,
      [&](const char* place) {
        const __m128i bytes = sixteen_bytes(place);
        const __m128i comments = _mm_cmpeq_epi8(_mm_and_si128(bytes, shared), comment);
        const __m128i braces_and_quotes =
            _mm_or_si128(_mm_cmpgt_epi8(bytes, z), _mm_cmpeq_epi8(bytes, quote));
        return _mm_or_si128(braces_and_quotes, comments);
      },
      [](const char* place) {
        return *place == '{' || *place == '}' || *place == '"' || is_in(*place, kComment);
      });
}

// The next place where three given bytes occur in a row, or the end.
const char* find_three(const char* at, const char* end, const char (&bytes)[4]) {
  const __m128i first = _mm_set1_epi8(bytes[0]), third = _mm_set1_epi8(bytes[2]);
  for (;; ++at) {
    at = find_by_16<2>(
        at, end,
        [&](const char* place) {
          return _mm_and_si128(_mm_cmpeq_epi8(sixteen_bytes(place), first),
                               _mm_cmpeq_epi8(sixteen_bytes(place + 2), third));
        },
        [&](const char* place) { return *place == bytes[0] && place[1] == bytes[1]; });
    if (at == end || (at[1] == bytes[1] && at[2] == bytes[2])) return at;
  }
}

// Whether the bytes `ptr` occur where they are not part of a name, somewhere after the first byte.
bool may_hold_opaque_pointer(std::string_view text) {
  const char* end = text.data() + text.size();
  for (const char* at = text.data() + 1; (at = find_three(at, end, "ptr")) != end; at += 3) {
    bool is_part = is_in(at[-1], kNameCharacter) || at[-1] == '%' || is_in(at[3], kNameCharacter);
    if (!is_part) return true;
  }
  return false;
}

// Passes each word with its sigil, and each other byte, outside strings and comments to `visit`,
// until it returns true.
template <class Visit>
void for_each_token(std::string_view text, Visit visit) {
  const char* end = text.data() + text.size();
  for (const char* at = text.data(); at < end;) {
    const char* after = is_in(*at, kComment) ? comment_end(at, end) : at;
    if (after != at) {
      at = after;
    } else if (*at == '"') {
      at = find(at + 1, end, '"');
      if (at != end) ++at;
    } else {
      const char* last = at + 1;
      if (is_in(*at, kNameCharacter) || *at == '%' || *at == '@' || *at == '!')
        while (last != end && is_in(*last, kNameCharacter)) ++last;
      if (visit(std::string_view(at, last))) return;
      at = last;
    }
  }
}

bool starts_with_word(std::string_view text, std::string_view word) {
  return text.starts_with(word) &&
         (text.size() == word.size() || !is_in(text[word.size()], kNameCharacter));
}

// Whether a line that begins with this text begins a top-level entity.
bool begins_entity(std::string_view text) {
  switch (text.empty() ? '\0' : text[0]) {
    case '@':
    case '!':
      return true;
    case '%': {
      // A named type; a local's definition has no `= type`.
      size_t equals = text.substr(0, 400).find('=');
      return equals != std::string_view::npos &&
             starts_with_word(text.substr(std::min(text.size(), equals + 2)), "type");
    }
    default:
      for (std::string_view word :
           {"define", "declare", "attributes", "target", "source_filename", "machine"})
        if (starts_with_word(text, word)) return true;
      return false;
  }
}

// The first line after the line of `at` for which `wanted` holds.
template <class Predicate>
SourceOffset find_line(const SourceText& source, SourceOffset at, Predicate wanted) {
  std::string_view text = source.text();
  for (size_t line = text.find('\n', at); line != std::string_view::npos;
       line = text.find('\n', line + 1))
    if (wanted(text.substr(line + 1))) return static_cast<SourceOffset>(line + 1);
  return static_cast<SourceOffset>(text.size());
}

BodyExtent find_end_by_lines(const SourceText& source, SourceOffset open) {
  SourceOffset end = find_line(source, open, [](std::string_view line) {
    return line.starts_with('}') || begins_entity(line);
  });
  return {end, end < source.text().size() && source.text()[end] == '}'};
}

}  // namespace

PointerEvidence find_pointer_evidence(const SourceText& source) {
  std::string_view text = source.text();
  if (text.find('*') == text.npos &&
      find_three(text.data(), text.data() + text.size(), "ptr") == text.data() + text.size())
    return {};
  PointerEvidence evidence;
  for_each_token(text, [&](std::string_view token) {
    const char* after = token.data() + token.size();
    bool is_label = after != text.data() + text.size() && *after == ':';
    bool is_opaque = token == "ptr" && !is_label;
    bool is_first = token == "*" && evidence.kind == PointerEvidence::None;
    if (!is_opaque && !is_first) return false;
    evidence.kind = is_opaque ? PointerEvidence::Opaque : PointerEvidence::Typed;
    evidence.offset = static_cast<SourceOffset>(token.data() - text.data());
    return is_opaque || !may_hold_opaque_pointer(text.substr(evidence.offset));
  });
  return evidence;
}

void find_block_addresses(const SourceText& source, SourceOffset begin, SourceOffset end,
                          std::vector<SourceOffset>& found) {
  constexpr std::string_view kWord = "blockaddress";
  std::string_view text = source.text().substr(begin, end - begin);
  const char* end_of_text = text.data() + text.size();
  if (find_three(text.data(), end_of_text, "kad") == end_of_text) return;
  if (memmem(text.data(), text.size(), kWord.data(), kWord.size()) == nullptr) return;
  for_each_token(text, [&](std::string_view token) {
    if (token == kWord)
      found.push_back(static_cast<SourceOffset>(token.data() - source.text().data()));
    return false;
  });
}

BodyExtent find_body_end(const SourceText& source, SourceOffset open, bool& careful) {
  if (careful) return find_end_by_lines(source, open);
  const char* begin = source.text().data();
  const char* end = begin + source.text().size();
  uint32_t depth = 1;
  for (const char* at = begin + open + 1; at < end; ++at) {
    at = find_structural(at, end);
    if (at == end) break;
    switch (*at) {
      case '{':
        ++depth;
        break;
      case '}':
        if (--depth == 0) return {static_cast<SourceOffset>(at - begin), true};
        break;
      case '"':
        at = find(at + 1, end, '"');
        break;
      default:
        at = std::max(at, comment_end(at, end) - 1);
    }
  }
  careful = true;
  return find_end_by_lines(source, open);
}

SourceOffset find_next_entity(const SourceText& source, SourceOffset from) {
  return find_line(source, from, begins_entity);
}

}  // namespace lilt::frontend
