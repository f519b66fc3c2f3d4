#include "frontend/llvm/function_headers.h"

#include <algorithm>
#include <array>
#include <bit>

#include "frontend/llvm/module_index.h"
#include "frontend/llvm/parse_debug_node.h"
#include "ir/ssa/profile.h"

namespace lilt::frontend {

using namespace ssa;

void FunctionHeaders::parse(bool is_definition) {
  Symbol symbol;
  symbol.kind = SymbolKind::Function;
  symbol.is_definition = is_definition;
  symbol.header_begin = cursor_.offset();
  cursor_.advance(is_definition ? 6 : 7);
  parameter_attributes_.start();
  facts_.start();
  notes_.start();
  initializers_.start();
  attributes_.take_requests();
  attributes_.take_features();
  parse_prefix(symbol);
  TypeId result = parse_result_type();
  symbol.offset = cursor_.offset();
  symbol.name = cursor_.global_name('@');
  symbol.source_type = parse_parameters(result, is_definition);
  check_swift_errors(symbol);
  parse_suffix(symbol);
  if (is_definition) {
    parse_body_extent(symbol);
    has_local_unnamed_ |= symbol.is_local_unnamed_addr;
    ++(symbol.is_local_unnamed_addr || symbol.is_unnamed_addr ? marked_ : unmarked_);
  }
  add(symbol);
}

// In a dump the result has the attribute, too.
void FunctionHeaders::check_swift_errors(const Symbol& symbol) {
  uint32_t count = 0;
  bool is_of_result = false;
  for (const auto& [position, attributes, function] : parameter_attributes_.of_header()) {
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

// Linkage, calling convention, attributes of the result, up to its type.
void FunctionHeaders::parse_prefix(Symbol& symbol) {
  Prefix prefix;
  result_ = {};
  while (!types_.at_type()) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!') {
      parse_metadata(symbol);
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
  check_linkage(symbol, prefix);
}

void FunctionHeaders::check_linkage(const Symbol& symbol, const Prefix& prefix) {
  if (!prefix.linkage_is_written || symbol.linkage == Linkage::External) return;
  bool is_weak = symbol.linkage == Linkage::ExternWeak;
  bool is_of_variables = symbol.linkage == Linkage::Common || symbol.linkage == Linkage::Appending;
  if (symbol.is_definition ? is_weak || is_of_variables : !is_weak)
    reporter_.error(prefix.linkage_place,
                    std::string(symbol.is_definition ? "a definition" : "a declaration") +
                        " of a function cannot have this linkage");
}

// `!dbg !7`, and what is settled at the end.
void FunctionHeaders::parse_metadata(Symbol& symbol) {
  const std::string_view name = cursor_.word_after_sigil();
  Note note{Note::Kind::Profile, 0, 0, symbol.offset, {}};
  if (name == "func_sanitize")
    note.kind = Note::Kind::CheckedType;
  else if (name == "kcfi_type")
    note.kind = Note::Kind::TypeHash;
  else if (name != "prof")
    return parse_debug_attachment(symbol);
  cursor_.skip_metadata();
  if (cursor_.peek() != '!') return;
  note.place = cursor_.offset();
  note.number = parse_metadata_node(cursor_);
  if (note.header != kNoOffset) notes_.add(note);
}

void FunctionHeaders::note_attributes(uint32_t position, const ParameterAttributes& attributes,
                                      ParameterFacts& facts) {
  if (attributes != ParameterAttributes()) parameter_attributes_.add({position, attributes, {}});
  if (!attributes.by_value.valid() && attributes.align != 0)
    facts.align_log2 = static_cast<uint8_t>(std::countr_zero(attributes.align));
  if (facts != ParameterFacts()) facts_.add({position, facts, {}});
}

TypeId FunctionHeaders::parse_result_type() {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  TypeKind kind = module_->types().kind(type);
  if (cursor_.peek() != '@' && kind == TypeKind::Function)
    reporter_.fail(types_.parameters_place(), "expected the name of the function, found '('");
  if (kind == TypeKind::Label || kind == TypeKind::Metadata || kind == TypeKind::Function)
    reporter_.fail(place, context_.shown(type) + " cannot be a function's result");
  if (kind != TypeKind::Void) definitions_.note_use(type, place, false);
  note_attribute_use({result_, type, type, AttributePlace::Result, place});
  return type;
}

void FunctionHeaders::note_attribute_use(const AttributeUse& use) {
  if (use.found.words == 0) return;
  const auto is_known = [&](TypeId type) {
    return type <= kPtr || module_->types().kind(type) == TypeKind::TypedPointer;
  };
  if (is_known(use.type) && is_known(use.result))
    check_attributes(use);
  else
    attribute_uses_.push_back(use);
}

void FunctionHeaders::check_attributes(const AttributeUse& use) {
  attributes_.check_parameter(use.found, use.type, use.where, use.offset);
  const ParameterWords words = use.found.words;
  if ((words & words_of(ParameterWord::Returned)) != 0)
    attributes_.check_returned(use.type, use.result, use.offset);
  if ((words & words_of(ParameterWord::StructReturn)) != 0 && use.result != kVoid)
    reporter_.error(use.offset, "a function with an 'sret' parameter returns void");
}

// Returns the function's type.
TypeId FunctionHeaders::parse_parameters(TypeId result, bool is_definition) {
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

TypeId FunctionHeaders::parse_parameter(bool is_definition, uint32_t position, TypeId result) {
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '{' && cursor_.peek(1) == '\n')
    cursor_.fail_expected("')' after the parameters");
  TypeId type = types_.parse();
  TypeKind kind = module_->types().kind(type);
  if (kind == TypeKind::Void || kind == TypeKind::Label || kind == TypeKind::Function ||
      (kind == TypeKind::Metadata && is_definition))
    reporter_.fail(place, context_.shown(type) + " cannot be a parameter");
  if (kind != TypeKind::Metadata) definitions_.note_use(type, place, false);
  AttributeParser::Parameter found;
  ParameterAttributes& attributes = found.attributes;
  if (cursor_.accept_noundef()) found.facts.words = parameter_fact::NoUndef;
  while (cursor_.at_word() || cursor_.peek() == '"') {
    if (types_.at_type()) cursor_.fail_expected("',' or ')' after a parameter");
    attributes_.parse_parameter(found, type);
  }
  note_attribute_use({found, type, result, AttributePlace::Parameter, place});
  attributes_.check_together(parameter_words_, found.words, position, place);
  if (attributes.by_value.valid()) definitions_.note_use(attributes.by_value, place, true);
  attributes.element = TypeId::none();  // calls have it
  note_attributes(position, attributes, found.facts);
  if (cursor_.peek() == '%') cursor_.global_name('%');
  return type;
}

// Attributes and the like after the parameters.
void FunctionHeaders::parse_suffix(Symbol& symbol) {
  Prefix prefix;
  for (;;) {
    SourceOffset place = cursor_.offset();
    if (cursor_.peek() == '!' && symbol.is_definition) {
      parse_metadata(symbol);
      continue;
    }
    bool is_attribute = cursor_.at_word() || cursor_.peek() == '"' || cursor_.peek() == '#';
    if (!is_attribute || begins_entity_here()) return;
    if (parse_placement(symbol) || parse_symbol_property(symbol, prefix)) continue;
    std::string_view word = cursor_.word();
    if (word == "gc") reporter_.refuse(place, quoted(word) + " of a function");
    if (word == "prefix" || word == "prologue" || word == "personality") {
      parse_constant(word, symbol);
      continue;
    }
    if (cursor_.peek() == '#' && is_in(cursor_.peek(1), kDigit)) {
      cursor_.advance();
      const uint64_t group = cursor_.expect_number("the number of an attribute group");
      notes_.add({Note::Kind::Group, group, place, symbol.offset, {}});
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

// `prefix i32 5`, `personality ptr @f`
void FunctionHeaders::parse_constant(std::string_view word, const Symbol& symbol) {
  GlobalVariables::Initializer constant;
  if (word == "prologue") constant.kind = GlobalVariables::Initializer::Kind::Prologue;
  if (word == "personality") constant.kind = GlobalVariables::Initializer::Kind::Personality;
  cursor_.advance(word.size());
  constant.begin = cursor_.offset();
  types_.parse();
  skip_value();
  constant.end = cursor_.offset();
  if (symbol.is_definition) initializers_.add(constant);
}

void FunctionHeaders::parse_body_extent(Symbol& symbol) {
  if (cursor_.peek() != '{') cursor_.fail_expected("'{' before the body");
  SourceOffset open = cursor_.offset();
  std::optional<BodyExtent> known;
  if (header_.read_ahead && !header_.bodies_overlap) known = header_.read_ahead->end_of_body(open);
  const BodyExtent extent = known ? *known : find_body_end(source_, open, header_.bodies_overlap);
  symbol.body_begin = open + 1;
  symbol.body_end = extent.end;
  if (!known)
    find_block_addresses(source_, symbol.body_begin, symbol.body_end, header_.block_addresses);
  cursor_.move_to(extent.end + (extent.closed ? 1 : 0));
  cursor_.skip_blanks();
}

void FunctionHeaders::add(const Symbol& symbol) {
  SymbolId known = module_->find(symbol.name);
  if (!known.valid()) return keep(module_->add_symbol(symbol));
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
  first.section = module_->keep(symbol.section);
  first.comdat = module_->keep(symbol.comdat);
  keep(known);
}

// What the header says is the symbol's.
void FunctionHeaders::keep(SymbolId symbol) {
  if (((*module_)[symbol].function_attributes & function_attribute::HasRequests) != 0)
    module_->requests[symbol.index()] = attributes_.take_requests();
  parameter_attributes_.keep(symbol);
  facts_.keep(symbol);
  notes_.keep(symbol);
  initializers_.keep(symbol);
}

// --- after the walk

void FunctionHeaders::settle_attributes() {
  // C front ends write neither word at a function. Optimizers mark each function whose address
  // nobody compares. At least half of the definitions must be marked: a module may be linked from
  // several.
  module_->is_optimized |= has_local_unnamed_ && marked_ >= unmarked_;
  for (PositionedAttributes& known : parameter_attributes_.kept()) {
    attributes_.settle(known.attributes);
    if (known.attributes != ParameterAttributes())
      module_->set_attributes(known.symbol, known.position, known.attributes);
  }
  // Of a function that is declared again, only what comes first counts.
  const auto place = [](const PositionedFacts& known) {
    return std::pair(known.symbol, known.position + 1);
  };
  if (!std::ranges::is_sorted(facts_.kept(), {}, place))
    std::ranges::stable_sort(facts_.kept(), {}, place);
  for (const PositionedFacts& known : facts_.kept())
    module_->add_facts(known.symbol, known.position, known.facts);
}

void FunctionHeaders::settle_notes() {
  for (const Note& note : notes_.kept()) {
    if (note.header != (*module_)[note.symbol].offset) continue;  // of an earlier declaration
    try {
      switch (note.kind) {
        case Note::Kind::Group:
          settle_group(note);
          break;
        case Note::Kind::Profile:
          settle_profile(note);
          break;
        case Note::Kind::CheckedType:
          settle_checked_type(note);
          break;
        case Note::Kind::TypeHash:
          settle_type_hash(note);
          break;
      }
    } catch (const SyntaxError&) {
      // The next one is independent of it.
    }
  }
}

void FunctionHeaders::settle_group(const Note& use) {
  const auto group = module_->attribute_groups.find(use.number);
  if (group == module_->attribute_groups.end()) return;
  Symbol& function = (*module_)[use.symbol];
  function.function_attributes |= group->second;
  if ((group->second & function_attribute::HasRequests) != 0)
    module_->requests[use.symbol.index()] |= module_->requests_of_groups.at(use.number);
  if (auto features = module_->features_of_groups.find(use.number);
      features != module_->features_of_groups.end())
    function.features |= features->second;
}

// A function that the profile has never seen is cold.
void FunctionHeaders::settle_profile(const Note& profile) {
  if (read_entry_count(module_->text_from(static_cast<MetadataNode>(profile.number))) == 0)
    (*module_)[profile.symbol].function_attributes |= function_attribute::Cold;
}

// `!func_sanitize !7`, where `!7 = !{i32 -1056584962, i32 905068220}`: a mark and the function's
// type, which stand before its code.
void FunctionHeaders::settle_checked_type(const Note& note) {
  std::array<Value, 2> numbers;
  Symbol& function = (*module_)[note.symbol];
  if (!function.is_definition || function.initializer.valid() || !read_numbers(note, numbers))
    return;
  const TypeId type = module_->types().literal_struct(std::array{kI32, kI32}, true);
  function.initializer = module_->constants().aggregate(type, numbers);
}

// `!kcfi_type !7`, where `!7 = !{i32 -1208803271}`.
void FunctionHeaders::settle_type_hash(const Note& note) {
  std::array<Value, 1> hash;
  Symbol& function = (*module_)[note.symbol];
  if (!function.is_definition) return;
  if (!read_numbers(note, hash)) {
    reporter_.error(note.place, "'!kcfi_type' is metadata of one i32");
    return;
  }
  function.function_attributes |= function_attribute::HasRequests;
  FunctionRequests& requests = module_->requests[note.symbol.index()];
  requests.has_type_hash = true;
  requests.type_hash =
      type_hash_in_code(static_cast<uint32_t>(module_->constants()[hash[0].constant()].bits));
}

// The numbers of `!{i32 5, i32 -7}`. False if the node has another shape.
bool FunctionHeaders::read_numbers(const Note& note, std::span<Value> numbers) {
  const std::string_view text = module_->text_from(static_cast<MetadataNode>(note.number));
  if (!text.starts_with("!{")) return false;
  cursor_.move_to(text.data() + 1);
  for (char before = '{'; Value & number : numbers) {
    if (!cursor_.accept(before) || !cursor_.at_word("i32") || types_.parse() != kI32) return false;
    number = Value(constants_.parse(kI32));
    if (module_->constants()[number.constant()].kind != ConstantKind::Integer) return false;
    before = ',';
  }
  return cursor_.accept('}');
}

void FunctionHeaders::check_attribute_uses() {
  for (const AttributeUse& use : attribute_uses_) check_attributes(use);
}

void FunctionHeaders::check_redeclarations() {
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

}  // namespace lilt::frontend
