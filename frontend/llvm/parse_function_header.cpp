// Headers of functions, and what is settled once all of them are read.
#include <algorithm>
#include <bit>

#include "frontend/llvm/header_parser.h"
#include "frontend/llvm/module_index.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::frontend {

using namespace ssa;

void HeaderParser::parse_function(bool is_definition) {
  Symbol symbol;
  symbol.kind = SymbolKind::Function;
  symbol.is_definition = is_definition;
  symbol.header_begin = cursor_.offset();
  cursor_.advance(is_definition ? 6 : 7);
  header_attributes_.clear();
  header_facts_.clear();
  attributes_.take_requests();
  attributes_.take_features();
  personality_.begin = kNoOffset;
  parse_function_prefix(symbol);
  TypeId result = parse_result_type();
  symbol.offset = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  symbol.source_type = parse_parameters(result, is_definition);
  check_swift_errors(symbol);
  parse_function_suffix(symbol);
  if (is_definition) parse_body_extent(symbol);
  if (is_definition) note_optimizer(symbol);
  const SymbolId id = add_function(symbol);
  if (is_definition && id.valid() && personality_.begin != kNoOffset) {
    personality_.symbol = id;
    personalities_.push_back(personality_);
  }
  for (auto [data, list] : {std::pair(&prefix_, &initializers_), {&prologue_, &prologues_}}) {
    if (data->begin == kNoOffset) continue;
    data->symbol = module_->find(symbol.name);
    list->push_back(std::exchange(*data, {{}, kNoOffset, kNoOffset}));
  }
}

// In a dump the result has the attribute, too.
void HeaderParser::check_swift_errors(const Symbol& symbol) {
  uint32_t count = 0;
  bool is_of_result = false;
  for (const auto& [position, attributes] : header_attributes_) {
    if (!attributes.swift_error) [[likely]]
      continue;
    is_of_result |= position == kResultPosition;
    if (position != kResultPosition)
      attributes_.check_swift_error(symbol.convention, parameters_[position], count++,
                                    symbol.offset);
  }
  if (is_of_result && count == 0)
    reporter_.error(symbol.offset, "attribute 'swifterror' does not apply to results");
}

// C front ends write neither word at a function. Optimizers mark each function whose address nobody
// compares. At least half of the definitions must be marked: a module may be linked from several.
void HeaderParser::note_optimizer(const Symbol& definition) {
  has_local_unnamed_ |= definition.is_local_unnamed_addr;
  ++(definition.is_local_unnamed_addr || definition.is_unnamed_addr ? marked_ : unmarked_);
  module_->is_optimized = is_said_optimized_ || (has_local_unnamed_ && marked_ >= unmarked_);
}

// Linkage, calling convention, attributes of the result, up to its type.
void HeaderParser::parse_function_prefix(Symbol& symbol) {
  Prefix prefix;
  result_ = {};
  while (!types_.at_type()) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!') {
      parse_function_metadata(symbol);
      continue;
    }
    std::string_view word = cursor_.word();
    if (word.empty() && cursor_.peek() != '"') cursor_.fail_expected("the type of the result");
    bool is_known = parse_symbol_property(symbol, prefix) ||
                    attributes_.parse_calling_convention(symbol.convention);
    if (!is_known) attributes_.parse_parameter(result_, TypeId::none());
    if (cursor_.peek() == '@' && !is_known) {
      // No type came: the word was meant to be one.
      cursor_.move_to(place);
      types_.parse();
    }
  }
  note_attributes(kResultPosition, result_.attributes, result_.facts);
  check_function_linkage(symbol, prefix);
}

void HeaderParser::check_function_linkage(const Symbol& symbol, const Prefix& prefix) {
  if (!prefix.linkage_is_written || symbol.linkage == Linkage::External) return;
  bool is_weak = symbol.linkage == Linkage::ExternWeak;
  bool is_of_variables = symbol.linkage == Linkage::Common || symbol.linkage == Linkage::Appending;
  if (symbol.is_definition ? is_weak || is_of_variables : !is_weak)
    reporter_.error(prefix.linkage_place,
                    std::string(symbol.is_definition ? "a definition" : "a declaration") +
                        " of a function cannot have this linkage");
}

void HeaderParser::parse_function_metadata(Symbol& symbol) {
  const std::string_view kind = cursor_.word_behind_sigil();
  const bool is_checked = kind == "func_sanitize";
  if (kind == "kcfi_type") return parse_type_hash(symbol);
  if (kind != "prof" && !is_checked) return parse_debug_attachment(symbol);
  cursor_.skip_metadata();
  if (cursor_.peek() != '!') return;
  if (!is_checked) return parse_function_profile(symbol);
  if (!is_in(cursor_.peek(1), kDigit)) return cursor_.skip_metadata();
  cursor_.advance();
  checked_functions_.push_back({symbol.offset, cursor_.expect_number("the number of metadata")});
}

// `!kcfi_type !7`, `!kcfi_type !{i32 5}`
void HeaderParser::parse_type_hash(const Symbol& symbol) {
  cursor_.skip_metadata();
  if (symbol.is_definition && symbol.offset != kNoOffset)
    hashed_functions_.push_back({symbol.offset, cursor_.offset()});
  cursor_.skip_metadata();
}

// `!dbg !7`; other metadata is skipped.
void HeaderParser::parse_debug_attachment(Symbol& symbol) {
  const bool is_debug = cursor_.word_behind_sigil() == "dbg";
  if (!is_debug)
    heed_promise(find_promise(PromiseKind::Attachment, cursor_.word_behind_sigil()),
                 cursor_.offset());
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

// `!12` or `!{…}`
void HeaderParser::parse_function_profile(const Symbol& symbol) {
  uint64_t number = cursor_.offset() | metadata::Inline;
  if (is_in(cursor_.peek(1), kDigit)) {
    cursor_.advance();
    number = cursor_.expect_number("the number of metadata");
    if (number >= metadata::Inline) return;
  } else {
    cursor_.skip_metadata();
  }
  profiles_.push_back({symbol.offset, static_cast<MetadataNode>(number)});
}

void HeaderParser::note_attributes(uint32_t position, const ParameterAttributes& attributes,
                                   ParameterFacts& facts) {
  if (attributes != ParameterAttributes()) header_attributes_.push_back({position, attributes});
  if (!attributes.by_value.valid() && attributes.align != 0)
    facts.align_log2 = static_cast<uint8_t>(std::countr_zero(attributes.align));
  if (facts != ParameterFacts()) header_facts_.push_back({SymbolId(), position, facts});
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
  note_attribute_use({result_, type, type, AttributePlace::Result, place});
  return type;
}

void HeaderParser::note_attribute_use(const AttributeUse& use) {
  if (use.found.words == 0) return;
  const auto is_known = [&](TypeId type) {
    return type <= kPtr || module_->types().kind(type) == TypeKind::TypedPointer;
  };
  if (is_known(use.type) && is_known(use.result))
    check_attributes(use);
  else
    attribute_uses_.push_back(use);
}

void HeaderParser::check_attributes(const AttributeUse& use) {
  attributes_.check_parameter(use.found, use.type, use.where, use.offset);
  const ParameterWords words = use.found.words;
  if ((words & words_of(ParameterWord::Returned)) != 0)
    attributes_.check_returned(use.type, use.result, use.offset);
  if ((words & words_of(ParameterWord::StructReturn)) != 0 && use.result != kVoid)
    reporter_.error(use.offset, "a function with an 'sret' parameter returns void");
}

// Returns the function's type.
TypeId HeaderParser::parse_parameters(TypeId result, bool is_definition) {
  std::vector<TypeId>& parameters = parameters_;
  parameters.clear();
  bool variadic = false;
  parameter_words_ = 0;
  cursor_.expect('(', "before the parameters");
  if (!cursor_.accept(')')) {
    for (;;) {
      if (cursor_.accept_word("...")) {
        variadic = true;
        cursor_.expect(')', "after '...'");
        break;
      }
      auto position = static_cast<uint32_t>(parameters.size());
      parameters.push_back(parse_parameter(is_definition, position, result));
      if (cursor_.accept(')')) break;
      cursor_.expect(',', "or ')' after a parameter");
    }
  }
  return module_->types().function(result, parameters, variadic);
}

TypeId HeaderParser::parse_parameter(bool is_definition, uint32_t position, TypeId result) {
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '{' && cursor_.peek(1) == '\n')
    cursor_.fail_expected("')' after the parameters");
  TypeId type = types_.parse();
  TypeKind kind = module_->types().kind(type);
  if (kind == TypeKind::Void || kind == TypeKind::Label || kind == TypeKind::Function ||
      (kind == TypeKind::Metadata && is_definition))
    reporter_.fail(place, context_.shown(type) + " cannot be a parameter");
  if (kind != TypeKind::Metadata) note_type_use(type, place, false);
  AttributeParser::Parameter found;
  ParameterAttributes& attributes = found.attributes;
  if (cursor_.accept_noundef()) found.facts.words = parameter_fact::NoUndef;
  while (cursor_.at_word() || cursor_.peek() == '"') {
    if (types_.at_type()) cursor_.fail_expected("',' or ')' after a parameter");
    attributes_.parse_parameter(found, type);
  }
  note_attribute_use({found, type, result, AttributePlace::Parameter, place});
  attributes_.check_together(parameter_words_, found.words, position, place);
  if (attributes.by_value.valid()) note_type_use(attributes.by_value, place, true);
  attributes.element = TypeId::none();  // calls have it
  note_attributes(position, attributes, found.facts);
  if (cursor_.peek() == '%') cursor_.global_name('%');
  return type;
}

// Attributes and the like after the parameters.
void HeaderParser::parse_function_suffix(Symbol& symbol) {
  Prefix prefix;
  for (;;) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!' && symbol.is_definition) {
      parse_function_metadata(symbol);
      continue;
    }
    bool is_attribute = cursor_.at_word() || cursor_.peek() == '"' || cursor_.peek() == '#';
    if (!is_attribute || begins_entity_here()) return;
    if (parse_placement(symbol) || parse_symbol_property(symbol, prefix)) continue;
    std::string_view word = cursor_.word();
    bool is_data = word == "prefix" || word == "prologue";
    if (word == "gc") reporter_.refuse(place, quoted(word) + " of a function");
    if (is_data && symbol.is_definition) {
      Initializer& data = word == "prefix" ? prefix_ : prologue_;
      cursor_.advance(word.size());
      data.begin = cursor_.offset();
      types_.parse();
      skip_value();
      data.end = cursor_.offset();
      continue;
    }
    if (is_data || word == "personality") {
      cursor_.advance(word.size());
      const SourceOffset begin = cursor_.offset();
      types_.parse();
      skip_value();
      if (!is_data) personality_ = {SymbolId::none(), begin, cursor_.offset()};
      continue;
    }
    if (cursor_.peek() == '#' && is_in(cursor_.peek(1), kDigit)) {
      cursor_.advance();
      group_uses_.push_back(
          {symbol.offset, cursor_.expect_number("the number of an attribute group")});
      continue;
    }
    WordClass word_class = find_keyword(cursor_, word).word_class;
    bool is_word = word_class == WordClass::None || word_class == WordClass::FunctionAttribute ||
                   word_class == WordClass::ParameterAttribute;
    if (!is_word) return;
    symbol.function_attributes |= attributes_.parse_function();
    symbol.features |= attributes_.take_features();
  }
}

void HeaderParser::parse_body_extent(Symbol& symbol) {
  if (cursor_.peek() != '{') cursor_.fail_expected("'{' before the body");
  SourceOffset open = cursor_.offset();
  std::optional<BodyExtent> known;
  if (read_ahead_ && !bodies_overlap_) known = read_ahead_->end_of_body(open);
  const BodyExtent extent = known ? *known : find_body_end(source_, open, bodies_overlap_);
  symbol.body_begin = open + 1;
  symbol.body_end = extent.end;
  if (!known) find_block_addresses(source_, symbol.body_begin, symbol.body_end, block_addresses_);
  cursor_.move_to(extent.end + (extent.closed ? 1 : 0));
  cursor_.skip_blanks();
}

// Returns its symbol; none() after an error.
SymbolId HeaderParser::add_function(const Symbol& symbol) {
  SymbolId known = module_->find(symbol.name);
  if (!known.valid()) {
    known = module_->add_symbol(symbol);
    keep_attributes(known);
    return known;
  }
  Symbol& first = (*module_)[known];
  if (first.kind != SymbolKind::Function || (first.is_definition && symbol.is_definition)) {
    report_redefinition("@" + std::string(symbol.name), symbol.offset, first.offset);
    return SymbolId::none();
  }
  redeclarations_.push_back({known, symbol.source_type, symbol.offset, first.offset});
  if (!symbol.is_definition) return known;
  first.function_attributes = symbol.function_attributes;
  keep_attributes(known);
  std::string_view name = first.name;
  TypeId type = first.source_type;
  first = symbol;
  first.name = name;
  first.source_type = type;
  first.section = module_->keep(symbol.section);
  first.comdat = module_->keep(symbol.comdat);
  return known;
}

// Records the attributes of the header parsed last as the symbol's.
void HeaderParser::keep_attributes(SymbolId symbol) {
  if (((*module_)[symbol].function_attributes & function_attribute::HasRequests) != 0)
    module_->requests[symbol.index()] = attributes_.take_requests();
  for (const auto& [position, attributes] : header_attributes_)
    symbol_attributes_.push_back({symbol, position, attributes});
  for (SymbolFacts& known : header_facts_) {
    known.symbol = symbol;
    symbol_facts_.push_back(known);
  }
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

// Uses of named types by value are checked when all types are known.
void HeaderParser::note_type_use(TypeId type, SourceOffset place, bool must_be_sized) {
  TypeKind kind = module_->types().kind(type);
  bool scalar = type <= kPtr || kind == TypeKind::TypedPointer;
  if (!scalar) type_uses_.push_back({type, place, must_be_sized});
}

void HeaderParser::settle_symbols() {
  for (SymbolId id : module_->symbols()) {
    Symbol& symbol = (*module_)[id];
    symbol.type = module_->types().erased(symbol.source_type);
    if (symbol.name == "llvm.eh.sjlj.setjmp")
      symbol.function_attributes |= function_attribute::ReturnsTwice;
    if (!context_.typed) symbol.source_type = symbol.type;
    // LLVMlite lacks a word for it, and another module's definition never replaces one of its own.
    if (context_.llvmlite && symbol.is_definition && symbol.linkage == ssa::Linkage::External)
      symbol.is_dso_local = true;
  }
  for (SymbolAttributes& known : symbol_attributes_) {
    attributes_.settle(known.attributes);
    if (known.attributes != ParameterAttributes())
      module_->set_attributes(known.symbol, known.position, known.attributes);
  }
  // Of a function that is declared again, only what comes first counts.
  const auto place = [](const SymbolFacts& known) {
    return std::pair(known.symbol, known.position + 1);
  };
  if (!std::ranges::is_sorted(symbol_facts_, {}, place))
    std::ranges::stable_sort(symbol_facts_, {}, place);
  for (const SymbolFacts& known : symbol_facts_)
    module_->add_facts(known.symbol, known.position, known.facts);
  settle_attribute_groups();
  settle_module_flags();
  settle_checked_functions();
  settle_type_hashes();
  module_->null_may_be_valid = attributes_.null_may_be_valid();
  for (SymbolId id : module_->symbols()) {
    const FunctionAttributes attributes = (*module_)[id].function_attributes;
    module_->may_return_twice |= (attributes & function_attribute::ReturnsTwice) != 0;
    module_->has_cold_functions |= (attributes & function_attribute::Cold) != 0;
  }
}

void HeaderParser::check_intrinsics() {
  for (SymbolId id : module_->symbols())
    if (const Symbol& symbol = (*module_)[id]; symbol.intrinsic != 0) check_intrinsic(symbol);
}

void HeaderParser::check_intrinsic(const Symbol& symbol) {
  heed_promise(find_promise(PromiseKind::Intrinsic, symbol.name), symbol.offset);
  std::string name = "intrinsic " + quoted("@" + std::string(symbol.name));
  if (symbol.is_definition) reporter_.error(symbol.offset, name + " cannot be defined");
  std::string wrong = ssa::check_intrinsic_type(module_->types(), symbol.intrinsic, symbol.type);
  if (!wrong.empty()) reporter_.error(symbol.offset, name + ": " + wrong);
}

// Groups come after the functions that use them; the place of the function identifies a use.
void HeaderParser::settle_attribute_groups() {
  size_t next = 0;
  std::ranges::stable_sort(group_uses_, {}, &GroupUse::function);
  std::vector<std::pair<SourceOffset, SymbolId>> functions;
  for (SymbolId id : module_->symbols())
    if ((*module_)[id].kind == SymbolKind::Function)
      functions.push_back({(*module_)[id].offset, id});
  std::ranges::sort(functions);
  for (const auto& [offset, id] : functions) {
    while (next < group_uses_.size() && group_uses_[next].function < offset) ++next;
    for (; next < group_uses_.size() && group_uses_[next].function == offset; ++next)
      if (auto group = module_->attribute_groups.find(group_uses_[next].group);
          group != module_->attribute_groups.end()) {
        (*module_)[id].function_attributes |= group->second;
        if ((group->second & function_attribute::HasRequests) != 0)
          module_->requests[id.index()] |= module_->requests_of_groups.at(group->first);
        if (auto features = module_->features_of_groups.find(group->first);
            features != module_->features_of_groups.end())
          (*module_)[id].features |= features->second;
      }
  }
  settle_profiles(functions);
}

// A function that the profile has never seen is cold.
void HeaderParser::settle_profiles(std::span<const std::pair<SourceOffset, SymbolId>> functions) {
  constexpr std::string_view kNever = "!{!\"function_entry_count\", i64 0";
  for (const Profile& profile : profiles_) {
    const std::string_view text = module_->text_from(profile.node);
    const bool is_never =
        text.starts_with(kNever) && text.substr(kNever.size()).find_first_of(",}") == 0;
    const auto function = std::ranges::lower_bound(functions, profile.function, {},
                                                   &std::pair<SourceOffset, SymbolId>::first);
    if (is_never && function != functions.end() && function->first == profile.function)
      (*module_)[function->second].function_attributes |= function_attribute::Cold;
  }
}

void HeaderParser::check_comdats() {
  std::ranges::sort(module_->comdats, {}, &Module::Comdat::name);
  for (const ComdatUse& use : comdat_uses_)
    if (!comdats_.contains(use.name))
      reporter_.error(use.offset, "undefined comdat " + quoted("$" + std::string(use.name)));
}

// Records the blocks whose address is taken, in any body or initialiser: a body is parsed without
// the others.
void HeaderParser::note_block_addresses() {
  std::vector<Module::AddressTakenBlock>& taken = module_->address_taken_blocks;
  for (SourceOffset word : block_addresses_) {
    try {
      cursor_.move_to(word);
      cursor_.advance(cursor_.word().size());
      cursor_.expect('(', "after 'blockaddress'");
      SymbolId function = module_->find(cursor_.global_name('@'));
      cursor_.expect(',', "between the function and the block");
      SourceOffset place = cursor_.offset();
      std::string_view block = module_->keep(cursor_.global_name('%'));
      if (function.valid()) taken.push_back({function, block, place});
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
  auto key = [](const Module::AddressTakenBlock& a) { return std::pair(a.function, a.block); };
  std::ranges::stable_sort(taken, {}, key);
  size_t kept = 0;
  for (size_t i = 0; i < taken.size(); ++i) {
    if (kept != 0 && key(taken[kept - 1]) == key(taken[i]))
      ++taken[kept - 1].mentions;
    else
      taken[kept++] = taken[i];
  }
  taken.resize(kept);
}

}  // namespace lilt::frontend
