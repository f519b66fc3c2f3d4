// Variables with their initialisers, and headers of functions.
#include <bit>

#include "frontend/llvm/header_parser.h"
#include "frontend/llvm/module_index.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// Words before `global`, `constant` and the result's type that change nothing for lilt.
constexpr std::string_view kIgnoredPrefixWords[] = {
    "dso_local",    "dso_preemptable",    "default",   "hidden",
    "protected",    "dllimport",          "dllexport", "externally_initialized",
    "unnamed_addr", "local_unnamed_addr",
};

bool is_ignored_prefix(std::string_view word) {
  for (std::string_view known : kIgnoredPrefixWords)
    if (word == known) return true;
  return false;
}

constexpr std::string_view kEntityWords[] = {"define",          "declare",    "target",
                                             "source_filename", "attributes", "module"};

}  // namespace

// --- variables

void HeaderParser::parse_variable() {
  Symbol symbol;
  symbol.kind = SymbolKind::Variable;
  symbol.offset = symbol.header_begin = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  cursor_.expect('=', "after the name of a global");
  Prefix prefix;
  symbol.is_constant = parse_variable_prefix(prefix);
  symbol.linkage = prefix.linkage;
  symbol.is_definition = !(prefix.linkage_is_written && (prefix.linkage == Linkage::External ||
                                                         prefix.linkage == Linkage::ExternWeak));
  symbol.source_type = parse_variable_type(symbol.is_definition);
  Initializer initializer{SymbolId::none(), kNoOffset, kNoOffset};
  if (symbol.is_definition) initializer = skip_initializer();
  parse_variable_trailer(symbol);
  add_variable(symbol, initializer, symbol.is_definition);
}

// Up to `global` (false) or `constant` (true).
bool HeaderParser::parse_variable_prefix(Prefix& prefix) {
  for (;;) {
    SourceOffset place = cursor_.offset();
    std::string_view word = cursor_.word();
    if (word == "global" || word == "constant") {
      cursor_.advance(word.size());
      return word == "constant";
    }
    const Keyword& keyword = find_keyword(cursor_, word);
    if (keyword.word_class == WordClass::Linkage) {
      prefix.linkage = static_cast<Linkage>(keyword.value);
      prefix.linkage_is_written = true;
    } else if (word == "thread_local") {
      reporter_.unsupported(place, "a thread-local variable");
    } else if (word == "alias" || word == "ifunc") {
      reporter_.unsupported(place, quoted(word));
    } else if (word == "addrspace") {
      reporter_.unsupported(place, "a variable in another address space");
    } else if (!is_ignored_prefix(word)) {
      reporter_.fail(place, "expected 'global' or 'constant', found " + cursor_.found() +
                                reporter_.suggestion(word, "", {"global", "constant"}));
    }
    cursor_.advance(word.size());
  }
}

TypeId HeaderParser::parse_variable_type(bool is_definition) {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  switch (module_->types().kind(type)) {
    case TypeKind::Void:
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      reporter_.fail(place, context_.shown(type) + " is no type that a variable can have");
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
  return initializer;
}

// Passes over a constant by its shape. What is not closed is left for the one who reads it.
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
      reporter_.unsupported(cursor_.offset(), "a vector constant");
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
  std::string_view word = cursor_.word();
  if (word.empty()) cursor_.fail_expected("an initializer");
  bool is_expression = find_keyword(cursor_, word).word_class == WordClass::Opcode;
  const char* last = word.data() + word.size();
  while (*last == '+' || is_in(*last, kNameCharacter)) ++last;  // 1.0e+10
  cursor_.move_to(last);
  cursor_.skip_blanks();
  while (is_expression && cursor_.at_word()) cursor_.skip_attribute();  // inbounds, inrange(…)
  if (cursor_.peek() == '(') cursor_.try_skip_brackets();
}

// `, align 8`, `, !dbg !3` …
void HeaderParser::parse_variable_trailer(Symbol& symbol) {
  while (cursor_.accept(',')) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!') {
      cursor_.skip_metadata();
      if (cursor_.peek() == '!') cursor_.skip_metadata();
    } else if (cursor_.accept_word("align")) {
      SourceOffset number_place = cursor_.offset();
      uint64_t bytes = cursor_.expect_number("an alignment in bytes");
      if (!std::has_single_bit(bytes) || bytes > (uint64_t{1} << 31))
        reporter_.error(number_place, "alignment " + std::to_string(bytes) +
                                          " is no power of two from 1 to 2147483648");
      else
        symbol.align_log2 = static_cast<uint8_t>(std::countr_zero(bytes));
    } else if (cursor_.at_word("section") || cursor_.at_word("partition")) {
      reporter_.unsupported(place, "a variable in a section of its own");
    } else if (cursor_.at_word("comdat") || cursor_.at_word("code_model") ||
               cursor_.word().find("sanitize") != std::string_view::npos) {
      cursor_.skip_attribute();
      if (cursor_.peek() == '"') cursor_.raw_string();
    } else {
      cursor_.fail_expected("'align' or metadata after ','");
    }
  }
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

// --- functions

void HeaderParser::parse_function(bool is_definition) {
  Symbol symbol;
  symbol.kind = SymbolKind::Function;
  symbol.is_definition = is_definition;
  symbol.header_begin = cursor_.offset();
  cursor_.advance(is_definition ? 6 : 7);
  Prefix prefix;
  parse_function_prefix(prefix);
  symbol.linkage = prefix.linkage;
  TypeId result = parse_result_type();
  symbol.offset = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  symbol.source_type = parse_parameters(result, is_definition);
  parse_function_suffix(is_definition);
  if (is_definition) parse_body_extent(symbol);
  add_function(symbol);
}

// Linkage, calling convention, attributes of the result, up to its type.
void HeaderParser::parse_function_prefix(Prefix& prefix) {
  while (!types_.at_type()) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!') {
      cursor_.skip_metadata();
      continue;
    }
    std::string_view word = cursor_.word();
    if (word.empty() && cursor_.peek() != '"') cursor_.fail_expected("the type of the result");
    const Keyword& keyword = find_keyword(cursor_, word);
    if (keyword.word_class == WordClass::Linkage) {
      prefix.linkage = static_cast<Linkage>(keyword.value);
      prefix.linkage_is_written = true;
    }
    if (keyword.word_class == WordClass::CallingConvention && keyword.value == 0)
      reporter_.unsupported(place, "calling convention " + quoted(word));
    cursor_.skip_attribute();
    if (cursor_.peek() == '@' && !is_ignored_prefix(word)) {
      // No type came: the word was meant to be one.
      cursor_.move_to(place);
      types_.parse();
    }
  }
}

TypeId HeaderParser::parse_result_type() {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  TypeKind kind = module_->types().kind(type);
  if (cursor_.peek() != '@' && kind == TypeKind::Function)
    reporter_.fail(types_.parameters_place(), "expected the name of the function, found '('");
  if (kind == TypeKind::Label || kind == TypeKind::Metadata || kind == TypeKind::Function)
    reporter_.fail(place, context_.shown(type) + " cannot be a function's result");
  if (kind != TypeKind::Void) note_type_use(type, place, false);
  return type;
}

// Gives the function's type.
TypeId HeaderParser::parse_parameters(TypeId result, bool is_definition) {
  std::vector<TypeId> parameters;
  bool variadic = false;
  cursor_.expect('(', "before the parameters");
  if (!cursor_.accept(')')) {
    for (;;) {
      if (cursor_.accept_word("...")) {
        variadic = true;
        cursor_.expect(')', "behind '...'");
        break;
      }
      parameters.push_back(parse_parameter(is_definition));
      if (cursor_.accept(')')) break;
      cursor_.expect(',', "or ')' after a parameter");
    }
  }
  return module_->types().function(result, parameters, variadic);
}

TypeId HeaderParser::parse_parameter(bool is_definition) {
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '{' && cursor_.peek(1) == '\n')
    cursor_.fail_expected("')' after the parameters");
  TypeId type = types_.parse();
  TypeKind kind = module_->types().kind(type);
  if (kind == TypeKind::Void || kind == TypeKind::Label || kind == TypeKind::Function ||
      (kind == TypeKind::Metadata && is_definition))
    reporter_.fail(place, context_.shown(type) + " cannot be a parameter");
  if (kind != TypeKind::Metadata) note_type_use(type, place, false);
  while (cursor_.at_word() || cursor_.peek() == '"') {
    SourceOffset attribute_place = cursor_.offset();
    std::string_view word = cursor_.word();
    if (word == "byval" || word == "inalloca" || word == "preallocated")
      reporter_.unsupported(attribute_place, "attribute " + quoted(word));
    if (types_.at_type()) cursor_.fail_expected("',' or ')' after a parameter");
    cursor_.skip_attribute();
  }
  if (cursor_.peek() == '%') cursor_.global_name('%');
  return type;
}

// Attributes and the like behind the parameters.
void HeaderParser::parse_function_suffix(bool is_definition) {
  for (;;) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!' && is_definition) {
      cursor_.skip_metadata();
      continue;
    }
    bool is_attribute = cursor_.at_word() || cursor_.peek() == '"' || cursor_.peek() == '#';
    if (!is_attribute || begins_entity_here()) return;
    std::string_view word = cursor_.word();
    if (word == "personality" || word == "prefix" || word == "prologue")
      reporter_.unsupported(place, quoted(word) + " of a function");
    if (find_keyword(cursor_, word).word_class != WordClass::None) return;
    cursor_.skip_attribute();
  }
}

void HeaderParser::parse_body_extent(Symbol& symbol) {
  if (cursor_.peek() != '{') cursor_.fail_expected("'{' before the body");
  SourceOffset open = cursor_.offset();
  BodyExtent extent = find_body_end(source_, open, bodies_overlap_);
  symbol.body_begin = open + 1;
  symbol.body_end = extent.end;
  cursor_.move_to(extent.end + (extent.closed ? 1 : 0));
  cursor_.skip_blanks();
}

void HeaderParser::add_function(const Symbol& symbol) {
  SymbolId known = module_->find(symbol.name);
  if (!known.valid()) {
    module_->add_symbol(symbol);
    return;
  }
  Symbol& first = (*module_)[known];
  if (first.kind != SymbolKind::Function || (first.is_definition && symbol.is_definition))
    return report_redefinition("@" + std::string(symbol.name), symbol.offset, first.offset);
  redeclarations_.push_back({known, symbol.source_type, symbol.offset, first.offset});
  if (!symbol.is_definition) return;
  std::string_view name = first.name;
  TypeId type = first.source_type;
  first = symbol;
  first.name = name;
  first.source_type = type;
}

void HeaderParser::check_redeclarations() {
  for (const Redeclaration& again : redeclarations_) {
    TypeId first = (*module_)[again.symbol].source_type;
    TypeId type = context_.typed ? again.type : module_->types().erased(again.type);
    if (context_.same(first, type)) continue;
    std::string name = context_.shown_symbol(again.symbol);
    reporter_
        .error(again.offset, name + " has type " + context_.shown(type) + " here and type " +
                                 context_.shown(first) + " before")
        .notes.push_back({again.earlier, "the first declaration of " + name});
  }
}

// Named types by value are judged when all types are known.
void HeaderParser::note_type_use(TypeId type, SourceOffset place, bool must_be_sized) {
  TypeKind kind = module_->types().kind(type);
  bool scalar = type <= kPtr || kind == TypeKind::TypedPointer;
  if (!scalar) type_uses_.push_back({type, place, must_be_sized});
}

void HeaderParser::settle_symbol_types() {
  for (SymbolId id : module_->symbols()) {
    Symbol& symbol = (*module_)[id];
    symbol.type = module_->types().erased(symbol.source_type);
    if (!context_.typed) symbol.source_type = symbol.type;
  }
}

// --- initialisers

void HeaderParser::parse_initializers() {
  for (const Initializer& initializer : initializers_) {
    try {
      cursor_.move_to(initializer.begin);
      Symbol& symbol = (*module_)[initializer.symbol];
      symbol.initializer = constants_.parse(symbol.source_type);
      if (cursor_.offset() < initializer.end)
        reporter_.error(cursor_.offset(),
                        "unexpected " + cursor_.found() + " after the initializer");
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
}

}  // namespace lilt::frontend
