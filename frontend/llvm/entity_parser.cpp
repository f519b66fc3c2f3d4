#include "frontend/llvm/entity_parser.h"

#include <algorithm>
#include <bit>

namespace lilt::frontend {

using namespace ssa;

HeaderContext::HeaderContext(const SourceText& text, Diagnostics& diagnostics)
    : source(text),
      module(std::make_unique<Module>(&text)),
      reporter(text, diagnostics),
      cursor(text, reporter),
      context(*module, cursor),
      types(context),
      constants(context, types),
      attributes(context, types) {
  constants.use_pool(module->constants());
}

namespace {

// Words before `global`, `constant` and the result's type that change nothing for lilt.
constexpr std::string_view kIgnoredPrefixWords[] = {"dso_preemptable", "dllimport", "dllexport"};

bool is_ignored_prefix(std::string_view word) {
  for (std::string_view known : kIgnoredPrefixWords)
    if (word == known) return true;
  return false;
}

constexpr std::string_view kEntityWords[] = {"define",          "declare",    "target",
                                             "source_filename", "attributes", "module"};

}  // namespace

// A word that variables and functions share: linkage, visibility and the like.
bool EntityParser::parse_symbol_property(Symbol& symbol, Prefix& prefix) {
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  if (keyword.word_class == WordClass::Linkage) {
    symbol.linkage = static_cast<Linkage>(keyword.value);
    prefix.linkage_is_written = true;
    prefix.linkage_place = cursor_.offset();
  } else if (keyword.word_class == WordClass::Visibility) {
    symbol.visibility = static_cast<Visibility>(keyword.value);
  } else if (word == "dso_local") {
    symbol.is_dso_local = true;
  } else if (word == "unnamed_addr") {
    symbol.is_unnamed_addr = true;
  } else if (word == "local_unnamed_addr") {
    symbol.is_local_unnamed_addr = true;
  } else if (word == "externally_initialized") {
    symbol.is_externally_initialized = true;
  } else if (word == "thread_local") {
    symbol.tls = parse_tls_model();
    return true;
  } else if (!is_ignored_prefix(word)) {
    return false;
  }
  cursor_.advance(word.size());
  return true;
}

// `thread_local`, and the model in parentheses.
TlsModel EntityParser::parse_tls_model() {
  cursor_.advance(cursor_.word().size());
  if (!cursor_.accept('(')) return TlsModel::General;
  TlsModel model = TlsModel::General;
  for (size_t i = 1; i < std::size(kTlsModelNames); ++i)
    if (!kTlsModelNames[i].empty() && cursor_.accept_word_of(kTlsModelNames[i]))
      model = static_cast<TlsModel>(i);
  if (model == TlsModel::General)
    cursor_.fail_expected("'localdynamic', 'initialexec' or 'localexec'");
  cursor_.expect(')', "after the model");
  return model;
}

// The placement of a symbol in the object: alignment, section, comdat, partition. False if
// something else is here.
bool EntityParser::parse_placement(Symbol& symbol) {
  if (cursor_.accept_word("align")) {
    symbol.align_log2 = static_cast<uint8_t>(std::countr_zero(attributes_.parse_alignment()));
    symbol.has_alignment = true;
  } else if (cursor_.accept_word("section")) {
    symbol.section = cursor_.string();
  } else if (cursor_.at_word("partition")) {
    reporter_.refuse(cursor_.offset(), "'partition' of a symbol");
    cursor_.advance(cursor_.word().size());
    cursor_.string();
  } else if (cursor_.at_word("comdat")) {
    SourceOffset place = cursor_.offset();
    cursor_.advance(6);
    symbol.comdat = symbol.name;
    if (cursor_.accept('(')) {
      place = cursor_.offset();
      symbol.comdat = cursor_.global_name('$');
      cursor_.expect(')', "after the name of the comdat");
    }
    header_.comdat_uses.push_back({symbol.comdat, place});
  } else {
    return false;
  }
  return true;
}

// `!dbg !7`; other metadata is skipped.
void EntityParser::parse_debug_attachment(Symbol& symbol) {
  const std::string_view word = cursor_.word_after_sigil();
  const bool is_debug = word == "dbg";
  // A linker keeps or drops a group as a whole, as of -fsanitize=address.
  const bool is_grouped = word == "associated" && !symbol.comdat.empty();
  if (!is_debug && !is_grouped)
    heed_promise(find_promise(PromiseKind::Attachment, word), cursor_.offset());
  cursor_.skip_metadata();
  if (cursor_.peek() != '!') return;
  if (is_debug && is_in(cursor_.peek(1), kDigit)) {
    cursor_.advance();
    uint64_t number = cursor_.expect_number("the number of metadata");
    symbol.debug_node = static_cast<uint32_t>(std::min<uint64_t>(number, UINT32_MAX));
  } else {
    cursor_.skip_metadata();
  }
}

bool EntityParser::begins_entity_here() const {
  if (cursor_.at_end()) return true;
  std::string_view word = cursor_.word();
  for (std::string_view known : kEntityWords)
    if (word == known) return true;
  if (word.starts_with("uselistorder") || cursor_.peek() == '$') return true;
  if (cursor_.peek() != '@') return false;
  // `@name =`
  const char* at = cursor_.position() + 1;
  if (*at == '"') {
    do ++at;
    while (*at != '"' && *at != '\0');
    if (*at == '"') ++at;
  }
  while (is_in(*at, kNameCharacter)) ++at;
  while (is_in(*at, kBlank)) ++at;
  return *at == '=';
}

// Skips a constant by its shape. An unclosed bracket is left to parse_initializers, which reports
// it.
void EntityParser::skip_value() {
  switch (cursor_.peek()) {
    case '@':
      cursor_.global_name('@');
      return;
    case '<':
      cursor_.advance();
      if (cursor_.peek() == '{') {
        cursor_.try_skip_brackets();
        cursor_.accept('>');
        return;
      }
      skip_vector();
      return;
    case '[':
    case '{':
      cursor_.try_skip_brackets();
      return;
    default:
      break;
  }
  if (cursor_.peek() == 'c' && cursor_.peek(1) == '"') {
    cursor_.move_to(cursor_.position() + 1);
    cursor_.raw_string();
    return;
  }
  std::string_view word = cursor_.peek() == '+' ? "+" : cursor_.word();
  if (cursor_.peek() == '"')
    reporter_.fail(cursor_.offset(), "expected an initializer; a string is written c\"...\"");
  if (word.empty()) cursor_.fail_expected("an initializer");
  if (constants_.accept_same_address()) {
    cursor_.global_name('@');
    return;
  }
  bool is_expression = find_keyword(cursor_, word).word_class == WordClass::Opcode;
  const char* last = cursor_.position();
  while (*last == '+' || is_in(*last, kNameCharacter)) ++last;  // 1.0e+10
  cursor_.move_to(last);
  cursor_.skip_blanks();
  // `inbounds`, `inrange(…)`, a predicate
  while (is_expression && cursor_.at_word()) {
    if (cursor_.at_word("inrange"))
      cursor_.skip_attribute();
    else
      cursor_.advance(cursor_.word().size());
  }
  if (cursor_.peek() == '(') cursor_.try_skip_brackets();
}

// After the opening `<`.
void EntityParser::skip_vector() {
  Nesting nesting(cursor_);
  while (cursor_.peek() != '>') {
    if (types_.at_type()) types_.parse();
    skip_value();
    if (!cursor_.accept(',')) break;
  }
  cursor_.accept('>');
}

void EntityParser::report_redefinition(std::string_view name, SourceOffset place,
                                       SourceOffset first) {
  reporter_.error(place, quoted(name) + " is defined twice")
      .notes.push_back({first, "the first definition of " + quoted(name)});
}

// Says what is not done about something that the text asks for.
void EntityParser::heed_promise(const Promise* promise, SourceOffset place) {
  if (promise == nullptr || promise->treatment < Treatment::Warned) return;
  if (promise->treatment == Treatment::Refused) return reporter_.refuse(place, described(*promise));
  if (std::ranges::find(header_.warned_promises, promise) != header_.warned_promises.end()) return;
  header_.warned_promises.push_back(promise);
  reporter_.warning(place, described(*promise));
}

}  // namespace lilt::frontend
