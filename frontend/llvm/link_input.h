// A module that is linked: its entities in its text, and where names are in them.
#pragma once

#include <emmintrin.h>

#include <bit>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "frontend/llvm/cursor.h"
#include "frontend/llvm/parser.h"

namespace lilt::frontend {

struct LinkEntity {
  enum class Kind : uint8_t { Type, Comdat, Symbol, Group, Node, List, Assembly, Target, Other };
  Kind kind = Kind::Other;
  SourceOffset begin = 0, end = 0;  // end: after its last byte
  ssa::SymbolId symbol;             // of a symbol
  std::string_view name;            // of a type, a comdat or a list of metadata
  uint64_t number = 0;              // of an attribute group or a node
};

// The next byte from `at` on that may be a sigil or begin a string or a comment; `has_locals`: `%`,
// too.
inline const char* next_mark(const char* at, const char* end, bool has_locals) {
  const auto is_mark = [&](char c) {
    return c == '"' || c == '@' || c == '!' || c == '#' || is_in(c, kComment) ||
           (c == '%' && has_locals);
  };
  const __m128i local = _mm_set1_epi8(has_locals ? '%' : '@');
  for (; end - at >= 16; at += 16) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const auto is = [&](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
    const __m128i from_quote = _mm_sub_epi8(bytes, _mm_set1_epi8('!'));  // of `!"#`
    const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(from_quote, _mm_set1_epi8(2)), from_quote);
    const __m128i comments = _mm_or_si128(is(';'), is('/'));
    const __m128i names = _mm_or_si128(is('@'), _mm_cmpeq_epi8(bytes, local));
    const int mask = _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(low, comments), names));
    if (mask != 0) return at + std::countr_zero(static_cast<uint32_t>(mask));
  }
  while (at < end && !is_mark(*at)) ++at;
  return at;
}

// Passes each name with a sigil of `@ ! #`, and of `%` if `has_locals`, outside strings and
// comments to `visit`: the sigil, and the name with it as it is in the text. O(text).
template <class Visit>
void for_each_sigil(std::string_view text, bool has_locals, Visit visit) {
  const char* const end = text.data() + text.size();
  const auto close = [&](const char* at) {  // of the string that begins there
    const void* found = std::memchr(at + 1, '"', static_cast<size_t>(end - at - 1));
    return found == nullptr ? end : static_cast<const char*>(found) + 1;
  };
  for (const char* at = text.data(); (at = next_mark(at, end, has_locals)) < end;) {
    const char c = *at;
    if (c == '"') {
      at = close(at);
    } else if (is_in(c, kComment)) {
      const char* after = comment_end(at, end);
      at = after == at ? at + 1 : after;
    } else {
      const char* last = at + 1;
      if (last < end && *last == '"' && c != '!')
        last = close(last);
      else
        while (last < end && is_in(*last, kNameCharacter)) ++last;
      visit(c, std::string_view(at, last));
      at = last;
    }
  }
}

// The name with its sigil that the text begins with.
std::string_view sigil_word(std::string_view text);

// The name of a sigil's word, with escapes resolved, as the module's tables have it.
std::string unescaped_name(std::string_view word);

// ` (the other one is at FILE:LINE:COLUMN)`, for messages about two modules.
std::string other_place(const SourceText& source, SourceOffset place);

// The parts of a text between commas that are outside brackets and strings, without blanks around
// them; none of an empty text.
std::vector<std::string_view> parts_of_list(std::string_view text);

// Names that are taken, and new ones: a base with the lowest suffix that is free.
class FreshNames {
 public:
  bool take(std::string_view name) { return taken_.emplace(name).second; }
  std::string made_of(const std::string& base) {
    for (uint32_t& suffix = next_[base];;)
      if (std::string name = base + "." + std::to_string(++suffix); take(name)) return name;
  }

 private:
  std::unordered_set<std::string> taken_;
  std::unordered_map<std::string, uint32_t> next_;
};

class LinkInput {
 public:
  // Reads the header. A module that is not of modern syntax is printed as one first, in place of
  // `text`. False after errors.
  bool read(std::unique_ptr<SourceText>& text, Diagnostics& diagnostics);

  const SourceText& source() const { return *source_; }
  ssa::Module& module() { return *module_; }
  const ssa::Module& module() const { return *module_; }
  const std::vector<LinkEntity>& entities() const { return entities_; }
  std::string_view text_of(const LinkEntity& entity) const {
    return source_->text().substr(entity.begin, entity.end - entity.begin);
  }
  // The entity of a symbol.
  const LinkEntity& entity_of(ssa::SymbolId symbol) const {
    return entities_[entity_of_symbol_[symbol.index()]];
  }
  // Of the node with that number; null: none.
  const LinkEntity* node(uint64_t number) const;
  SourceOffset offset_of(std::string_view part) const {
    return static_cast<SourceOffset>(part.data() - source_->text().data());
  }
  ssa::SymbolId find(std::string_view word) const;  // `@name` as in the text

  // --- what linking changes
  // Gives a type another name where the text names it. Reads all bodies for the first one; false
  // after errors.
  bool rename_types(std::unordered_map<std::string, std::string> to, Diagnostics& diagnostics);
  const std::string* new_name_of_type(std::string_view name) const;
  // Whether a `%name` at the place is a type with another name.
  const std::string* new_name_at(SourceOffset place) const;
  bool renames_types() const { return !type_places_.empty(); }

  std::vector<std::string> new_names;  // by symbol; empty: it stays
  bool renames_symbols = false;

 private:
  bool print_anew(std::unique_ptr<SourceText>& text, Diagnostics& diagnostics);
  void classify();
  LinkEntity classified(const ModulePlaces::Entity& place) const;
  bool find_type_names(Diagnostics& diagnostics);

  const SourceText* source_ = nullptr;
  std::unique_ptr<ssa::Module> module_;
  ModulePlaces places_;
  std::vector<LinkEntity> entities_;
  std::vector<uint32_t> entity_of_symbol_;
  std::vector<uint32_t> entity_of_node_;                    // by number, from 1; 0: none
  std::unordered_map<std::string, std::string> new_types_;  // by name
  std::vector<std::pair<SourceOffset, const std::string*>> type_places_;  // sorted
};

}  // namespace lilt::frontend
