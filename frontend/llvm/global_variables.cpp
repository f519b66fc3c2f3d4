#include "frontend/llvm/global_variables.h"

#include <algorithm>

#include "frontend/llvm/module_index.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

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

void GlobalVariables::parse() {
  Symbol symbol;
  symbol.kind = SymbolKind::Variable;
  symbol.offset = symbol.header_begin = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  cursor_.expect('=', "after the name of a global");
  Prefix prefix;
  parse_prefix(symbol, prefix);
  if (symbol.kind == SymbolKind::Alias) return parse_alias(symbol);
  symbol.is_definition = !(prefix.linkage_is_written && (symbol.linkage == Linkage::External ||
                                                         symbol.linkage == Linkage::ExternWeak));
  symbol.source_type = parse_type(symbol.is_definition);
  Initializer initializer;
  if (symbol.is_definition) initializer = skip_initializer();
  parse_trailer(symbol);
  add(symbol, initializer);
}

// `@a = alias i32, ptr @x`: the contents' type, then the address with its own type.
void GlobalVariables::parse_alias(Symbol& symbol) {
  symbol.is_definition = true;
  SourceOffset place = cursor_.offset();
  symbol.source_type = types_.parse();
  if (module_->types().kind(symbol.source_type) != TypeKind::Function)
    definitions_.note_use(symbol.source_type, place, false);
  cursor_.expect(',', "between an alias's type and its target");
  Initializer initializer;
  initializer.begin = cursor_.offset();
  if (types_.at_type()) types_.parse();
  skip_value();
  initializer.end = cursor_.offset();
  parse_trailer(symbol);
  add(symbol, initializer);
}

// Parses up to and including `global`, `constant`, `alias` or `ifunc`.
void GlobalVariables::parse_prefix(Symbol& symbol, Prefix& prefix) {
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

TypeId GlobalVariables::parse_type(bool is_definition) {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  switch (module_->types().kind(type)) {
    case TypeKind::Void:
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      reporter_.fail(place, context_.shown(type) + " is not a type that a variable can have");
    default:
      if (is_definition) definitions_.note_use(type, place, true);
      return type;
  }
}

GlobalVariables::Initializer GlobalVariables::skip_initializer() {
  if (begins_entity_here()) cursor_.fail_expected("an initializer");
  Initializer initializer;
  initializer.begin = cursor_.offset();
  skip_value();
  initializer.end = cursor_.offset();
  find_block_addresses(source_, initializer.begin, initializer.end, header_.block_addresses);
  return initializer;
}

// `, align 8`, `, section "x"`, `, !dbg !3` …
void GlobalVariables::parse_trailer(Symbol& symbol) {
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

void GlobalVariables::add(const Symbol& symbol, const Initializer& initializer) {
  SymbolId known = module_->find(symbol.name);
  if (known.valid())
    return report_redefinition("@" + std::string(symbol.name), symbol.offset,
                               (*module_)[known].offset);
  SymbolId id = module_->add_symbol(symbol);
  if (!symbol.is_definition) return;
  initializers_.start();
  initializers_.add(initializer);
  initializers_.keep(id);
}

// --- initialisers

void GlobalVariables::parse_initializers() {
  std::ranges::stable_sort(initializers_.kept(), {}, &Initializer::kind);
  for (const Initializer& initializer : initializers_.kept()) {
    try {
      cursor_.move_to(initializer.begin);
      parse_initializer(initializer);
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
}

void GlobalVariables::parse_initializer(const Initializer& initializer) {
  Symbol& symbol = (*module_)[initializer.symbol];
  if (initializer.kind == Initializer::Kind::Personality) return parse_personality(initializer);
  if (initializer.kind == Initializer::Kind::Prologue)
    symbol.prologue = constants_.parse(types_.parse_value_type());
  else if (symbol.kind == SymbolKind::Alias)
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
    reporter_.error(cursor_.offset(), "unexpected " + cursor_.found() + " after the initializer");
}

// `ptr @f`, after the word: the address of a function.
void GlobalVariables::parse_personality(const Initializer& personality) {
  const ConstantId constant = constants_.parse(types_.parse_value_type());
  const SymbolId function = base_symbol(constant);
  if (!function.valid() || module_->constants()[constant].kind != ConstantKind::Symbol)
    return reporter_.refuse(personality.begin, "a 'personality' other than a function's address");
  (*module_)[personality.symbol].personality = function;
}

void GlobalVariables::note_retained_symbols() {
  SymbolId list = module_->find("llvm.used");
  if (!list.valid() || !(*module_)[list].initializer.valid()) return;
  const ssa::ConstantPool& pool = module_->constants();
  for (Value element : pool.elements((*module_)[list].initializer))
    if (pool[element.constant()].kind == ssa::ConstantKind::Symbol)
      (*module_)[pool[element.constant()].symbol].is_retained = true;
}

void GlobalVariables::parse_aliasee(Symbol& symbol) {
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
SymbolId GlobalVariables::base_symbol(ConstantId constant) const {
  const ConstantPool& pool = module_->constants();
  while (pool[constant].kind == ConstantKind::Expression) {
    bool is_gep = pool[constant].opcode == Opcode::GetElementPtr;
    constant = pool.elements(constant)[is_gep ? 1 : 0].constant();
  }
  return pool[constant].kind == ConstantKind::Symbol ? pool[constant].symbol : SymbolId::none();
}

// An alias leads, over other aliases, to a definition in this module.
void GlobalVariables::check_aliases() {
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

// Constructors and destructors: [n x { i32, ptr, ptr }], in older text without the data.
void GlobalVariables::check_startup_lists() {
  for (const std::string_view name : {"llvm.global_ctors", "llvm.global_dtors"}) {
    const SymbolId list = module_->find(name);
    if (!list.valid()) continue;
    const ssa::Type& type = context_.resolved((*module_)[list].source_type);
    bool fits = (*module_)[list].kind == ssa::SymbolKind::Variable &&
                type.kind == ssa::TypeKind::Array &&
                context_.kind(type.element) == ssa::TypeKind::Struct;
    if (fits) {
      const auto fields = context_.types().members(context_.types().resolve(type.element));
      fits = (fields.size() == 2 || fields.size() == 3) && context_.is_integer(fields[0]) &&
             context_.integer_bits(fields[0]) == 32 &&
             std::ranges::all_of(fields.subspan(1),
                                 [&](ssa::TypeId field) { return context_.is_pointer(field); });
    }
    if (!fits)
      reporter_.error((*module_)[list].offset,
                      context_.shown_symbol(list) + " is not an array of { i32, ptr, ptr }");
  }
}

}  // namespace lilt::frontend
