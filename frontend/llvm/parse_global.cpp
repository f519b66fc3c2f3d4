// Variables and aliases with their initialisers.
#include <algorithm>
#include <bit>

#include "frontend/llvm/header_parser.h"
#include "frontend/llvm/module_index.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::frontend {

using namespace ssa;

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

// Whether all bytes of the constant are zero.
bool is_zero(const ConstantPool& pool, ConstantId id) {
  auto is_zero_byte = [](auto byte) { return byte == 0; };
  const Constant& constant = pool[id];
  switch (constant.kind) {
    case ConstantKind::Null:
    case ConstantKind::Zero:
      return true;
    case ConstantKind::Integer:
    case ConstantKind::Floating:
      return constant.type == kX86Fp80 || constant.type == kFp128
                 ? std::ranges::all_of(pool.words(id), is_zero_byte)
                 : constant.bits == 0;
    case ConstantKind::WideInteger:
      return std::ranges::all_of(pool.words(id), is_zero_byte);
    case ConstantKind::String:
      return std::ranges::all_of(pool.bytes(id), is_zero_byte);
    case ConstantKind::Aggregate:
      return std::ranges::all_of(pool.elements(id),
                                 [&](Value element) { return is_zero(pool, element.constant()); });
    default:
      return false;
  }
}

}  // namespace

// --- variables

void HeaderParser::parse_variable() {
  Symbol symbol;
  symbol.kind = SymbolKind::Variable;
  symbol.offset = symbol.header_begin = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  cursor_.expect('=', "after the name of a global");
  Prefix prefix;
  parse_variable_prefix(symbol, prefix);
  if (symbol.kind == SymbolKind::Alias) return parse_alias(symbol);
  symbol.is_definition = !(prefix.linkage_is_written && (symbol.linkage == Linkage::External ||
                                                         symbol.linkage == Linkage::ExternWeak));
  symbol.source_type = parse_variable_type(symbol.is_definition);
  Initializer initializer{SymbolId::none(), kNoOffset, kNoOffset};
  if (symbol.is_definition) initializer = skip_initializer();
  parse_variable_trailer(symbol);
  add_variable(symbol, initializer, symbol.is_definition);
}

// `@a = alias i32, ptr @x`: the contents' type, then the address with its own type.
void HeaderParser::parse_alias(Symbol& symbol) {
  symbol.is_definition = true;
  SourceOffset place = cursor_.offset();
  symbol.source_type = types_.parse();
  if (module_->types().kind(symbol.source_type) != TypeKind::Function)
    note_type_use(symbol.source_type, place, false);
  cursor_.expect(',', "between an alias's type and its target");
  Initializer initializer{SymbolId::none(), cursor_.offset(), kNoOffset};
  if (types_.at_type()) types_.parse();
  skip_value();
  initializer.end = cursor_.offset();
  parse_variable_trailer(symbol);
  add_variable(symbol, initializer, true);
}

// Parses up to and including `global`, `constant`, `alias` or `ifunc`.
void HeaderParser::parse_variable_prefix(Symbol& symbol, Prefix& prefix) {
  for (;;) {
    SourceOffset place = cursor_.offset();
    std::string_view word = cursor_.word();
    if (word == "global" || word == "constant" || word == "alias" || word == "ifunc") {
      symbol.is_constant = word == "constant";
      symbol.is_ifunc = word == "ifunc";
      if (word == "alias" || symbol.is_ifunc) symbol.kind = SymbolKind::Alias;
      return cursor_.advance(word.size());
    }
    if (parse_symbol_property(symbol, prefix)) continue;
    if (cursor_.accept_word("addrspace")) {
      if (types_.parse_address_space() != 0)
        reporter_.unsupported(place, "a variable in another address space");
    } else {
      reporter_.fail(place, "expected 'global' or 'constant', found " + cursor_.found() +
                                reporter_.suggestion(word, "", {"global", "constant"}));
    }
  }
}

// A word that variables and functions share: linkage, visibility and the like.
bool HeaderParser::parse_symbol_property(Symbol& symbol, Prefix& prefix) {
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
TlsModel HeaderParser::parse_tls_model() {
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

TypeId HeaderParser::parse_variable_type(bool is_definition) {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  switch (module_->types().kind(type)) {
    case TypeKind::Void:
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      reporter_.fail(place, context_.shown(type) + " is not a type that a variable can have");
    default:
      if (is_definition) note_type_use(type, place, true);
      return type;
  }
}

bool HeaderParser::begins_entity_here() const {
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

HeaderParser::Initializer HeaderParser::skip_initializer() {
  if (begins_entity_here()) cursor_.fail_expected("an initializer");
  Initializer initializer{SymbolId::none(), cursor_.offset(), kNoOffset};
  skip_value();
  initializer.end = cursor_.offset();
  find_block_addresses(source_, initializer.begin, initializer.end, block_addresses_);
  return initializer;
}

// Skips a constant by its shape. An unclosed bracket is left to parse_initializers, which reports
// it.
void HeaderParser::skip_value() {
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
void HeaderParser::skip_vector() {
  Nesting nesting(cursor_);
  while (cursor_.peek() != '>') {
    if (types_.at_type()) types_.parse();
    skip_value();
    if (!cursor_.accept(',')) break;
  }
  cursor_.accept('>');
}

// `, align 8`, `, section "x"`, `, !dbg !3` …
void HeaderParser::parse_variable_trailer(Symbol& symbol) {
  while (cursor_.accept(',')) {
    if (cursor_.peek() == '!') {
      parse_debug_attachment(symbol);
    } else if (!parse_placement(symbol)) {
      const SourceOffset place = cursor_.offset();
      const bool has_model = cursor_.at_word("code_model");
      bool is_known = has_model || cursor_.word().find("sanitize") != std::string_view::npos;
      if (!is_known) cursor_.fail_expected("'align' or metadata after ','");
      cursor_.skip_attribute();
      if (cursor_.peek() != '"') continue;
      const std::string_view model = cursor_.string();
      if (has_model && model != "small" && model != "kernel")
        reporter_.refuse(place, "code model " + quoted(model) + " of a variable");
    }
  }
  while (cursor_.peek() == '"' || (cursor_.peek() == '#' && is_in(cursor_.peek(1), kDigit)))
    cursor_.skip_attribute();
}

// The placement of a symbol in the object: alignment, section, comdat, partition. False if
// something else is here.
bool HeaderParser::parse_placement(Symbol& symbol) {
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
    comdat_uses_.push_back({symbol.comdat, place});
  } else {
    return false;
  }
  return true;
}

void HeaderParser::add_variable(const Symbol& symbol, const Initializer& initializer,
                                bool has_initializer) {
  SymbolId known = module_->find(symbol.name);
  if (known.valid())
    return report_redefinition("@" + std::string(symbol.name), symbol.offset,
                               (*module_)[known].offset);
  SymbolId id = module_->add_symbol(symbol);
  if (has_initializer) initializers_.push_back({id, initializer.begin, initializer.end});
}

void HeaderParser::report_redefinition(std::string_view name, SourceOffset place,
                                       SourceOffset first) {
  reporter_.error(place, quoted(name) + " is defined twice")
      .notes.push_back({first, "the first definition of " + quoted(name)});
}

// --- initialisers

void HeaderParser::parse_initializers() {
  for (const Initializer& personality : personalities_) parse_personality(personality);
  for (const Initializer& prologue : prologues_) parse_prologue(prologue);
  for (const Initializer& initializer : initializers_) {
    try {
      cursor_.move_to(initializer.begin);
      Symbol& symbol = (*module_)[initializer.symbol];
      if (symbol.kind == SymbolKind::Alias)
        parse_aliasee(symbol);
      else if (symbol.kind == SymbolKind::Function)
        symbol.initializer = constants_.parse(types_.parse_value_type());
      else
        symbol.initializer = constants_.parse(symbol.source_type);
      if (symbol.linkage == Linkage::Common && !is_zero(module_->constants(), symbol.initializer))
        reporter_.error(initializer.begin,
                        "a common variable starts as zero: no other value "
                        "can be given");
      if (cursor_.offset() < initializer.end)
        reporter_.error(cursor_.offset(),
                        "unexpected " + cursor_.found() + " after the initializer");
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
}

void HeaderParser::parse_prologue(const Initializer& prologue) {
  try {
    cursor_.move_to(prologue.begin);
    (*module_)[prologue.symbol].prologue = constants_.parse(types_.parse_value_type());
  } catch (const SyntaxError&) {
    // The next one is independent of it.
  }
}

// `ptr @f`, after the word: the address of a function.
void HeaderParser::parse_personality(const Initializer& personality) {
  try {
    cursor_.move_to(personality.begin);
    const TypeId type = types_.parse_value_type();
    const ConstantId constant = constants_.parse(type);
    const SymbolId function = base_symbol(constant);
    if (!function.valid() || module_->constants()[constant].kind != ConstantKind::Symbol)
      return reporter_.refuse(personality.begin, "a 'personality' other than a function's address");
    (*module_)[personality.symbol].personality = function;
  } catch (const SyntaxError&) {
    // The next one is independent of it.
  }
}

void HeaderParser::note_retained_symbols() {
  SymbolId list = module_->find("llvm.used");
  if (!list.valid() || !(*module_)[list].initializer.valid()) return;
  const ssa::ConstantPool& pool = module_->constants();
  for (Value element : pool.elements((*module_)[list].initializer))
    if (pool[element.constant()].kind == ssa::ConstantKind::Symbol)
      (*module_)[pool[element.constant()].symbol].is_retained = true;
}

void HeaderParser::parse_aliasee(Symbol& symbol) {
  SourceOffset place = cursor_.offset();
  TypeId type = context_.pointer_to(symbol.source_type);
  // A resolver returns the address of such a function.
  if (symbol.is_ifunc) type = context_.pointer_to(context_.types().function(type, {}, false));
  if (types_.at_type()) {
    TypeId written = types_.parse_value_type();
    if (!symbol.is_ifunc && !context_.points_to(written, symbol.source_type))
      reporter_.error(place, "alias to " + context_.shown(symbol.source_type) + " is given as " +
                                 context_.shown(written));
    symbol.initializer = constants_.parse(written);
  } else {
    symbol.initializer = constants_.parse(type);
  }
}

// The symbol whose address an alias's constant is computed from; none() if there is none.
SymbolId HeaderParser::base_symbol(ConstantId constant) const {
  const ConstantPool& pool = module_->constants();
  while (pool[constant].kind == ConstantKind::Expression) {
    bool is_gep = pool[constant].opcode == Opcode::GetElementPtr;
    constant = pool.elements(constant)[is_gep ? 1 : 0].constant();
  }
  return pool[constant].kind == ConstantKind::Symbol ? pool[constant].symbol : SymbolId::none();
}

// An alias leads, over other aliases, to a definition in this module.
void HeaderParser::check_aliases() {
  std::vector<uint32_t> walks(module_->symbol_count());  // the walk that visited the symbol, from 1
  uint32_t walk = 0;
  for (SymbolId start : module_->symbols()) {
    ++walk;
    SymbolId at = start;
    while (at.valid() && (*module_)[at].kind == SymbolKind::Alias && walks[at.index()] == 0) {
      walks[at.index()] = walk;
      ConstantId aliasee = (*module_)[at].initializer;
      at = aliasee.valid() ? base_symbol(aliasee) : SymbolId::none();
    }
    if ((*module_)[start].kind != SymbolKind::Alias || !at.valid()) continue;
    const Symbol& last = (*module_)[at];
    if (last.kind == SymbolKind::Alias && walks[at.index()] == walk)
      reporter_.error((*module_)[start].offset,
                      "alias " + context_.shown_symbol(start) + " refers to itself");
    else if (!last.is_definition)
      reporter_.error(
          (*module_)[start].offset,
          "alias " + context_.shown_symbol(start) +
              " refers to a symbol that is not defined here: " + context_.shown_symbol(at));
  }
}

}  // namespace lilt::frontend
