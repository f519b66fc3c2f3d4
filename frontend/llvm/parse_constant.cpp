#include <algorithm>

#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/keywords.h"
#include "ir/ssa/function.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

void ConstantParser::check_type(SourceOffset place, std::string_view what, TypeId found,
                                TypeId expected) {
  if (!expected.valid())
    expression_type_ = found;
  else if (!context_.same(found, expected))
    context_.reporter.error(place, context_.mismatch(what, found, expected));
}

Value ConstantParser::parse_typed(std::string_view what, TypeId expected) {
  const auto [type, place] = types_.parse_placed();
  check_type(place, what, type, expected);
  return Value(parse(type));
}

// Reports a constant whose form does not fit its type.
void ConstantParser::require(bool holds, SourceOffset place, std::string_view what, TypeId type) {
  if (!holds)
    context_.reporter.error(place, std::string(what) + " where a value of type " +
                                       context_.shown(type) + " is expected");
}

// --- everything else

ConstantId ConstantParser::parse_other(TypeId type) {
  switch (cursor_.peek()) {
    case '@':
      return parse_symbol(type);
    case '[':
      return parse_sequence(type, TypeKind::Array);
    case '{':
      return parse_struct(type, false);
    case '<':
      if (cursor_.peek(1) == '{') {
        cursor_.advance();
        return parse_struct(type, true);
      }
      return parse_sequence(type, TypeKind::Vector);
    case 'c':
      if (cursor_.peek(1) == '"') return parse_string(type);
      return parse_word(type);
    case 'f':
      if (cursor_.peek(1) != '0') return parse_word(type);
      [[fallthrough]];
    case '+':  // not of integers, as in LLVM
      return context_.is_floating(type) ? parse_floating(type) : parse_word(type);
    default:
      return parse_word(type);
  }
}

ConstantId ConstantParser::parse_symbol(TypeId type) {
  SourceOffset place = cursor_.offset();
  std::string_view name = cursor_.global_name('@');
  SymbolId symbol = context_.find_symbol(name, place);
  if (!symbol.valid()) return anything(type);
  if (TypeId found = context_.address_type(symbol); !context_.same(found, type))
    context_.report_type(place, "@" + std::string(name), found, type,
                         context_.module[symbol].offset);
  return pool_->symbol(symbol);
}

ConstantId ConstantParser::parse_string(TypeId type) {
  SourceOffset place = cursor_.offset();
  cursor_.move_to(cursor_.position() + 1);
  std::string_view raw = cursor_.raw_string();
  std::string bytes;
  size_t bad_escape = unescape_llvm_string(raw, bytes);
  TypeId erased = context_.erased(type);
  const Type& array = context_.types()[erased];
  bool is_bytes = array.kind == TypeKind::Array && array.element == kI8;
  require(is_bytes, place, "string constant", type);
  if (is_bytes && array.count != bytes.size()) {
    // A string without its closing quote extends to the next quote: report that rather than its
    // length.
    if (raw.find('\n') != std::string_view::npos)
      context_.reporter.fail(place, "string does not end on its line");
    if (bad_escape != std::string_view::npos)
      context_.reporter.fail(
          place + 2 + static_cast<SourceOffset>(bad_escape),
          "backslash does not begin an escape: escapes are '\\\\' and '\\' with two "
          "hexadecimal digits");
    context_.reporter.error(place, "string has " + std::to_string(bytes.size()) +
                                       (bytes.size() == 1 ? " byte" : " bytes") +
                                       ", but its type is " + context_.shown(type));
  }
  return is_bytes ? pool_->string(erased, bytes) : anything(type);
}

// An array in [] or a vector in <>.
ConstantId ConstantParser::parse_sequence(TypeId type, TypeKind kind) {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  const bool is_array = kind == TypeKind::Array;
  const char end = is_array ? ']' : '>';
  TypeId resolved = context_.types().resolve(type);
  bool has_kind = context_.types().kind(resolved) == kind;
  require(has_kind, place, is_array ? "array constant" : "vector constant", type);
  NestedList<Value> elements(elements_);
  cursor_.advance();
  if (!is_array || cursor_.peek() != end) {
    do {
      const auto [element, element_place] = types_.parse_placed();
      if (has_kind)
        check_type(element_place, "element", element, context_.types()[resolved].element);
      elements.push_back(parse(element));
    } while (cursor_.accept(','));
  }
  cursor_.expect(end, is_array ? "at the end of the array" : "at the end of the vector");
  if (!has_kind) return anything(type);
  if (elements.size() != context_.types()[resolved].count)
    context_.reporter.error(place, std::string(is_array ? "array" : "vector") + " has " +
                                       std::to_string(elements.size()) +
                                       (elements.size() == 1 ? " element" : " elements") +
                                       ", but its type is " + context_.shown(type));
  return pool_->aggregate(context_.erased(type), elements);
}

// `splat (i32 7)`: every element has the value.
ConstantId ConstantParser::parse_splat(TypeId type, SourceOffset place) {
  Nesting nesting(cursor_);
  TypeId resolved = context_.types().resolve(type);
  bool is_vector = context_.types().kind(resolved) == TypeKind::Vector;
  require(is_vector, place, "'splat'", type);
  cursor_.expect('(', "after 'splat'");
  const auto [element, element_place] = types_.parse_placed();
  if (is_vector) check_type(element_place, "element", element, context_.types()[resolved].element);
  Value value(parse(element));
  cursor_.expect(')', "after the element");
  if (!is_vector) return anything(type);
  std::vector<Value> elements(context_.types()[resolved].count, value);
  return pool_->aggregate(context_.erased(type), elements);
}

ConstantId ConstantParser::parse_struct(TypeId type, bool packed) {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  TypeId resolved = context_.types().resolve(type);
  const Type& structure = context_.types()[resolved];
  bool is_struct =
      structure.kind == TypeKind::Struct && !structure.opaque && structure.packed == packed;
  require(is_struct, place, packed ? "packed struct constant" : "struct constant", type);
  NestedList<Value> fields(elements_);
  cursor_.advance();
  if (cursor_.peek() != '}') {
    do {
      const auto [field, field_place] = types_.parse_placed();
      if (is_struct && fields.size() < structure.member_count)
        check_type(field_place, "field", field, context_.types().member(resolved, fields.size()));
      fields.push_back(parse(field));
    } while (cursor_.accept(','));
  }
  cursor_.expect('}', "at the end of the struct");
  if (packed) cursor_.expect('>', "at the end of the packed struct");
  if (!is_struct) return anything(type);
  if (fields.size() != structure.member_count)
    context_.reporter.error(place, "struct has " + std::to_string(fields.size()) +
                                       (fields.size() == 1 ? " field" : " fields") +
                                       ", but its type is " + context_.shown(type));
  return pool_->aggregate(context_.erased(type), fields);
}

ConstantId ConstantParser::parse_word(TypeId type) {
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  if (keyword.word_class == WordClass::Constant) return parse_keyword(keyword.value, word, type);
  if (keyword.word_class == WordClass::Opcode) {
    if (!has_parenthesis(word)) fail_no_value(word);
    return parse_expression(static_cast<Opcode>(keyword.value), type);
  }
  if (word.starts_with("u0x") || word.starts_with("s0x")) return parse_hexadecimal(type);
  fail_no_value(word);
}

// Whether the word can begin a constant expression: whether operands in parentheses follow, perhaps
// after flags.
bool ConstantParser::has_parenthesis(std::string_view word) const {
  const char* at = word.data() + word.size();
  while (is_in(*at, kBlank) || is_in(*at, kNameCharacter)) ++at;
  return *at == '(';
}

void ConstantParser::fail_no_value(std::string_view word) {
  std::string message = "expected a value, found " + cursor_.found();
  if (cursor_.peek() == '"' || (word == "c" && cursor_.peek(1) == '\''))
    message += "; a string is written c\"...\"";
  else if (cursor_.peek() == '\'')
    message += "; a character is written as its number";
  else if (find_keyword(cursor_, word).word_class == WordClass::Opcode)
    message += "; an instruction is not an operand: it needs its own line and name";
  else if (!word.empty() && types_.at_type())
    message += "; the type stands once, before the first operand";
  else if (!word.empty()) {
    std::string help = context_.reporter.suggestion(word, "", words_of(WordClass::Constant));
    message += !help.empty() ? help
                             : "; a local is written " + quoted("%" + std::string(word)) +
                                   ", a global " + quoted("@" + std::string(word));
  }
  context_.reporter.fail(cursor_.offset(), message);
}

ConstantId ConstantParser::parse_keyword(uint8_t word, std::string_view text, TypeId type) {
  SourceOffset place = cursor_.offset();
  auto constant = static_cast<ConstantWord>(word);
  if (constant == ConstantWord::Unsupported)
    context_.reporter.unsupported(place, "constant " + quoted(text));
  cursor_.advance(text.size());
  TypeId erased = context_.erased(type);
  switch (constant) {
    case ConstantWord::Null:
      require(context_.is_pointer(type), place, "'null'", type);
      return context_.is_pointer(type) ? pool_->null(erased) : anything(type);
    case ConstantWord::True:
    case ConstantWord::False:
      require(erased == kI1, place, quoted(text), type);
      return pool_->integer(kI1, 1, constant == ConstantWord::True);
    case ConstantWord::Undef:
      return pool_->undef(erased);
    case ConstantWord::Poison:
      return pool_->poison(erased);
    case ConstantWord::None:
      require(erased == kToken, place, "'none'", type);
      return pool_->zero(kToken);
    case ConstantWord::BlockAddress:
      return parse_block_address(type, place);
    case ConstantWord::SameAddress:
      return parse_symbol(type);
    case ConstantWord::Splat:
      return parse_splat(type, place);
    default:
      return parse_zero(type, place);
  }
}

// `blockaddress(@f, %label)`. Whether the block exists is known when the body is parsed: see
// HeaderParser::note_block_addresses.
ConstantId ConstantParser::parse_block_address(TypeId type, SourceOffset place) {
  require(context_.is_pointer(type), place, "'blockaddress'", type);
  cursor_.expect('(', "after 'blockaddress'");
  SourceOffset function_place = cursor_.offset();
  SymbolId function = context_.find_symbol(cursor_.global_name('@'), function_place);
  cursor_.expect(',', "between the function and the block");
  std::string_view block = cursor_.global_name('%');
  cursor_.expect(')', "after the block");
  if (!function.valid() || !context_.is_pointer(type)) return anything(type);
  if (!context_.module[function].is_definition ||
      context_.module[function].kind != SymbolKind::Function)
    context_.reporter.error(function_place, context_.shown_symbol(function) +
                                                " is not a function that is defined here");
  return pool_->block_address(function, block);
}

ConstantId ConstantParser::parse_zero(TypeId type, SourceOffset place) {
  TypeId erased = context_.erased(type);
  if (context_.types().is_aggregate(erased) || context_.types().kind(erased) == TypeKind::Vector)
    return pool_->zero(erased);
  if (context_.types().is_pointer(erased)) return pool_->null(erased);
  constexpr uint64_t kZeros[2] = {0, 0};
  if (erased == kX86Fp80 || erased == kFp128) return pool_->wide_floating(erased, kZeros);
  if (context_.types().is_floating(erased)) return pool_->floating(erased, 0);
  if (context_.types().is_integer(erased) && context_.types().integer_bits(erased) > 64)
    return make_wide_integer(type, "0", place);
  require(context_.types().is_integer(erased), place, "'zeroinitializer'", type);
  return context_.types().is_integer(erased)
             ? pool_->integer(erased, context_.types().integer_bits(erased), 0)
             : anything(type);
}

bool ConstantParser::accept_same_address() {
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  bool is_one = keyword.word_class == WordClass::Constant &&
                keyword.value == static_cast<uint8_t>(ConstantWord::SameAddress);
  if (is_one) cursor_.advance(word.size());
  return is_one;
}

// --- expressions

ConstantId ConstantParser::parse_expression_of_any_type(TypeId& type) {
  std::string_view word = cursor_.word();
  if (word == "null" || word == "undef" || word == "poison") {
    // With typed pointers the call determines its pointee.
    type = context_.typed ? TypeId::none() : kPtr;
    if (cursor_.accept_word("null")) return pool_->null(kPtr);
    if (cursor_.accept_word("undef")) return pool_->undef(kPtr);
    cursor_.advance(word.size());
    return pool_->poison(kPtr);
  }
  const Keyword& keyword = find_keyword(cursor_, word);
  if (keyword.word_class != WordClass::Opcode) cursor_.fail_expected_name('@');
  ConstantId constant = parse_expression(static_cast<Opcode>(keyword.value), TypeId::none());
  type = expression_type_;
  return constant;
}

uint16_t ConstantParser::parse_flags() {
  uint16_t flags = 0;
  for (;;) {
    std::string_view word = cursor_.word();
    if (word == "inrange") {
      cursor_.skip_attribute();
      continue;
    }
    const Keyword& keyword = find_keyword(cursor_, word);
    if (keyword.word_class != WordClass::Flag) return flags;
    switch (static_cast<FlagWord>(keyword.value)) {
      case FlagWord::NoUnsignedWrap:
        flags |= flag::NoUnsignedWrap;
        break;
      case FlagWord::NoSignedWrap:
      case FlagWord::NoUnsignedSignedWrap:
        flags |= flag::NoSignedWrap;
        break;
      case FlagWord::InBounds:
      case FlagWord::Exact:
        flags |= flag::InBounds;
        break;
      default:
        return flags;
    }
    cursor_.advance(word.size());
  }
}

ConstantId ConstantParser::parse_expression(Opcode opcode, TypeId type) {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  bool compares = opcode == Opcode::ICmp || opcode == Opcode::FCmp;
  bool chooses_lanes = opcode == Opcode::ExtractElement || opcode == Opcode::InsertElement ||
                       opcode == Opcode::ShuffleVector;
  if (opcode == Opcode::GetElementPtr || is_cast(opcode) || is_binary(opcode) || compares ||
      opcode == Opcode::Select || chooses_lanes) {
    cursor_.advance(word.size());
    if (chooses_lanes) return parse_lanes(opcode, type, place);
    if (opcode == Opcode::GetElementPtr) return parse_gep(type, place);
    if (compares) return parse_comparison(opcode, type, place);
    if (opcode == Opcode::Select) return parse_select(type, place);
    return is_cast(opcode) ? parse_cast(opcode, type, place) : parse_binary(opcode, type, place);
  }
  context_.reporter.unsupported(place, quoted(word) + " as a constant");
}

ConstantParser::GepHead ConstantParser::parse_gep_head() {
  SourceOffset place = cursor_.offset();
  TypeId first = types_.parse();
  if (!cursor_.accept(',')) {
    // 2015: the pointer's type alone.
    TypeId source = context_.pointee(first);
    if (!source.valid())
      context_.reporter.fail(
          place,
          context_.shown(first) +
              (context_.typed ? " is not a pointer" : " needs ', ptr' and the pointer after it"));
    context_.require_sized(source, place);
    return {source, first, true};
  }
  context_.require_sized(first, place);
  SourceOffset pointer_place = cursor_.offset();
  TypeId pointer = types_.parse();
  if (pointer == context_.pointer_to(first)) [[likely]]
    return {first, pointer};
  TypeId scalar = context_.lane(pointer);
  if (!context_.is_pointer(scalar))
    context_.reporter.fail(pointer_place, context_.shown(pointer) + " is not a pointer");
  if (context_.typed && !context_.same(context_.pointee(scalar), first))
    context_.reporter.error(pointer_place, "pointer of type " + context_.shown(pointer) +
                                               " does not point to " + context_.shown(first));
  return {first, pointer};
}

// LLVM takes it as the pointer itself. A getelementptr that names both types may well be LLVM's:
// only a warning.
void ConstantParser::report_missing_index(const GepHead& head, SourceOffset place) {
  if (!context_.llvmlite) return;
  if (head.is_of_2015)
    context_.reporter.error(place, "'getelementptr' needs at least one index");
  else
    context_.reporter.warning(place, "'getelementptr' without an index is not LLVMlite");
}

ParseContext::ConstantIndex ConstantParser::as_index(ConstantId constant) const {
  const Constant& index = (*pool_)[constant];
  if (index.kind != ConstantKind::Integer) [[unlikely]]
    return vector_as_index(constant);
  return {true, pool_->sign_extended(constant, context_.types().integer_bits(index.type))};
}

ParseContext::ConstantIndex ConstantParser::vector_as_index(ConstantId constant) const {
  if ((*pool_)[constant].kind == ConstantKind::Zero) return {true, 0};
  if ((*pool_)[constant].kind != ConstantKind::Aggregate) return {};
  std::span<const Value> lanes = pool_->elements(constant);
  bool is_splat = std::ranges::adjacent_find(lanes, std::not_equal_to<>()) == lanes.end();
  return is_splat ? as_index(lanes[0].constant()) : ParseContext::ConstantIndex();
}

ConstantId ConstantParser::struct_index(ConstantId index) const {
  return pool_->integer(kI32, 32, static_cast<uint64_t>(as_index(index).value));
}

ConstantId ConstantParser::parse_gep(TypeId type, SourceOffset place) {
  uint16_t flags = parse_flags();
  cursor_.expect('(', "after 'getelementptr'");
  GepHead head = parse_gep_head();
  NestedList<Value> operands(elements_);
  operands.push_back(Value(context_.erased(head.source)));
  operands.push_back(Value(parse(head.pointer)));
  TypeId current = head.source;
  TypeId lanes = head.pointer;  // the first vector among pointer and indices
  while (cursor_.accept(',')) {
    if (cursor_.at_word("inrange")) cursor_.skip_attribute();
    const auto [index_type, index_place] = types_.parse_placed();
    if (!context_.is_integer(context_.lane(index_type)))
      context_.reporter.fail(
          index_place, "index has type " + context_.shown(index_type) + ", expected an integer");
    if (context_.lanes(lanes) == 0) lanes = index_type;
    SourceOffset value_place = cursor_.offset();
    ConstantId index = parse(index_type);
    if (operands.size() > 2) {
      bool in_struct = context_.kind(current) == TypeKind::Struct;
      current = context_.part_of(current, as_index(index), value_place);
      if (in_struct) index = struct_index(index);
    }
    operands.push_back(Value(index));
  }
  cursor_.expect(')', "at the end of the constant");
  if (operands.size() == 2) report_missing_index(head, place);
  TypeId result =
      context_.with_lanes_of(lanes, context_.pointer_like(context_.lane(head.pointer), current));
  check_type(place, "getelementptr", result, type);
  return pool_->expression(Opcode::GetElementPtr, context_.erased(result), operands, flags);
}

ConstantId ConstantParser::parse_cast(Opcode opcode, TypeId type, SourceOffset place) {
  parse_flags();
  cursor_.expect('(', "after " + quoted(info(opcode).name));
  TypeId from = types_.parse_value_type();
  ConstantId inner = parse(from);
  cursor_.expect_word("to", "and a type");
  TypeId to = types_.parse_value_type();
  cursor_.expect(')', "at the end of the constant");
  check_cast(context_, opcode, from, to, place);
  check_type(place, quoted(info(opcode).name), to, type);
  TypeId erased = context_.erased(to);
  // Between pointers there is nothing left to cast once they are opaque.
  if (opcode == Opcode::BitCast && context_.erased(from) == erased) return inner;
  Value operands[] = {Value(inner)};
  return pool_->expression(opcode, erased, operands);
}

ConstantId ConstantParser::parse_binary(Opcode opcode, TypeId type, SourceOffset place) {
  uint16_t flags = parse_flags();
  cursor_.expect('(', "after " + quoted(info(opcode).name));
  TypeId left_type = types_.parse_value_type();
  TypeId scalar = context_.lane(left_type);
  bool is_right =
      has(opcode, property::Floating) ? context_.is_floating(scalar) : context_.is_integer(scalar);
  require(is_right, place, quoted(info(opcode).name), left_type);
  ConstantId left = parse(left_type);
  cursor_.expect(',', "between the operands");
  Value operands[] = {Value(left), parse_typed("right operand", left_type)};
  cursor_.expect(')', "at the end of the constant");
  check_type(place, quoted(info(opcode).name), left_type, type);
  return pool_->expression(opcode, context_.erased(left_type), operands, flags);
}

uint8_t ConstantParser::parse_predicate(Opcode opcode) {
  std::span<const std::string_view> names =
      opcode == Opcode::FCmp ? std::span<const std::string_view>(kFloatPredicateNames)
                             : kIntPredicateNames;
  std::string_view word = cursor_.word();
  auto predicate = std::ranges::find(names, word);
  if (predicate == names.end()) fail_predicate(opcode, names);
  cursor_.advance(word.size());
  return static_cast<uint8_t>(predicate - names.begin());
}

void ConstantParser::fail_predicate(Opcode opcode, std::span<const std::string_view> names) {
  std::string_view written = cursor_.word();
  if (written.empty()) {
    const char* last = cursor_.position();
    while (*last == '<' || *last == '>' || *last == '=' || *last == '!') ++last;
    written = {cursor_.position(), last};
  }
  std::string message = "expected a predicate of " + quoted(info(opcode).name) + ", found " +
                        (written.empty() ? cursor_.found() : quoted(written));
  std::string help = predicate_hint(written, opcode == Opcode::FCmp);
  if (help.empty()) {
    help = ":";
    for (std::string_view name : names) help += " " + std::string(name);
  }
  context_.reporter.fail(cursor_.offset(), message + help);
}

void ConstantParser::check_comparable(Opcode opcode, TypeId type, SourceOffset place) {
  TypeId scalar = context_.lane(type);
  bool floating = opcode == Opcode::FCmp;
  bool is_right = floating ? context_.is_floating(scalar)
                           : context_.is_integer(scalar) || context_.is_pointer(scalar);
  if (!is_right)
    context_.reporter.fail(
        place, quoted(info(opcode).name) + " compares " +
                   (floating ? "floating-point numbers" : "integers or pointers") + ", not " +
                   context_.shown(type) +
                   counterpart_hint(info(opcode).name, floating ? context_.is_integer(scalar)
                                                                : context_.is_floating(scalar)));
}

// `icmp ne (ptr @f, ptr null)`: the predicate is in the constant's flags.
ConstantId ConstantParser::parse_comparison(Opcode opcode, TypeId type, SourceOffset place) {
  uint16_t predicate = parse_predicate(opcode);
  cursor_.expect('(', "before the operands");
  const auto [left_type, left_place] = types_.parse_placed();
  check_comparable(opcode, left_type, left_place);
  ConstantId left = parse(left_type);
  cursor_.expect(',', "between the operands");
  Value operands[] = {Value(left), parse_typed("right operand", left_type)};
  cursor_.expect(')', "at the end of the constant");
  TypeId result = context_.with_lanes_of(left_type, kI1);
  check_type(place, quoted(info(opcode).name), result, type);
  return pool_->expression(opcode, context_.erased(result), operands, predicate);
}

// `select (i1 c, T a, T b)`
ConstantId ConstantParser::parse_select(TypeId type, SourceOffset place) {
  cursor_.expect('(', "before the operands");
  const Value condition = parse_typed("condition", kI1);
  cursor_.expect(',', "after the condition");
  TypeId left_type = types_.parse_value_type();
  ConstantId left = parse(left_type);
  cursor_.expect(',', "between the values");
  Value operands[] = {condition, Value(left), parse_typed("second value", left_type)};
  cursor_.expect(')', "at the end of the constant");
  check_type(place, "'select'", left_type, type);
  return pool_->expression(Opcode::Select, context_.erased(left_type), operands);
}

// `extractelement (V v, I i)`, `insertelement (V v, E e, I i)`, `shufflevector (V a, V b, M mask)`.
ConstantId ConstantParser::parse_lanes(Opcode opcode, TypeId type, SourceOffset place) {
  const std::string name = quoted(info(opcode).name);
  cursor_.expect('(', "before the operands");
  SourceOffset operand_place = cursor_.offset();
  const TypeId vector = types_.parse_value_type();
  if (context_.lanes(vector) == 0)
    context_.reporter.fail(operand_place, context_.shown(vector) + " is not a vector type");
  std::vector<Value> operands{Value(parse(vector))};
  auto parse_operand = [&] {
    cursor_.expect(',', "between the operands");
    operand_place = cursor_.offset();
    const TypeId given = types_.parse_value_type();
    operands.push_back(Value(parse(given)));
    return given;
  };
  TypeId result = opcode == Opcode::ExtractElement ? context_.lane(vector) : vector;
  if (opcode == Opcode::InsertElement) {
    const TypeId element = parse_operand();
    check_type(operand_place, "element", element, context_.lane(vector));
  } else if (opcode == Opcode::ShuffleVector) {
    const TypeId right = parse_operand();
    check_type(operand_place, "second vector", right, vector);
  }
  const TypeId last = parse_operand();
  if (opcode == Opcode::ShuffleVector) {
    if (context_.lanes(last) == 0 || context_.erased(context_.lane(last)) != kI32)
      context_.reporter.fail(operand_place, "the mask of " + name + " is a constant vector of i32");
    check_shuffle_mask(operands.back().constant(), context_.lanes(vector), operand_place);
    result = context_.with_lanes_of(last, context_.lane(vector));
  } else {
    if (!context_.is_integer(last))
      context_.reporter.fail(operand_place,
                             "index has type " + context_.shown(last) + ", expected an integer");
  }
  cursor_.expect(')', "at the end of the constant");
  check_type(place, name, result, type);
  return pool_->expression(opcode, context_.erased(result), operands);
}

void ConstantParser::check_shuffle_mask(ConstantId mask, uint64_t lanes, SourceOffset place) {
  if ((*pool_)[mask].kind != ConstantKind::Aggregate) return;
  for (Value element : pool_->elements(mask)) {
    const Constant& index = (*pool_)[element.constant()];
    bool is_undefined = index.kind == ConstantKind::Undef || index.kind == ConstantKind::Poison;
    if (!is_undefined && (index.kind != ConstantKind::Integer || index.bits >= 2 * lanes))
      context_.reporter.fail(place, "an element of the mask is not an index into the two vectors");
  }
}

// --- casts

namespace {

// Whether LLVM has the cast, and the operands it needs, in words.
struct CastRule {
  bool holds;
  std::string_view wants;
};

CastRule cast_rule(const ParseContext& context, Opcode opcode, TypeId whole_from, TypeId whole_to) {
  const TypeTable& types = context.types();
  TypeId from = context.lane(whole_from), to = context.lane(whole_to);
  uint64_t from_lanes = context.lanes(whole_from), to_lanes = context.lanes(whole_to);
  bool same_lanes = from_lanes == to_lanes;
  bool integers = same_lanes && types.is_integer(from) && types.is_integer(to);
  bool floats = same_lanes && types.is_floating(from) && types.is_floating(to);
  uint32_t from_bits = types[from].bits, to_bits = types[to].bits;
  switch (opcode) {
    case Opcode::Trunc:
      return {integers && from_bits > to_bits, "an integer and a narrower integer type"};
    case Opcode::ZExt:
    case Opcode::SExt:
      return {integers && from_bits < to_bits, "an integer and a wider integer type"};
    case Opcode::FPTrunc:
      return {floats && from_bits > to_bits, "a floating-point value and a narrower type"};
    case Opcode::FPExt:
      return {floats && from_bits < to_bits, "a floating-point value and a wider type"};
    case Opcode::FPToUI:
    case Opcode::FPToSI:
      return {same_lanes && types.is_floating(from) && types.is_integer(to),
              "a floating-point value and an integer type"};
    case Opcode::UIToFP:
    case Opcode::SIToFP:
      return {same_lanes && types.is_integer(from) && types.is_floating(to),
              "an integer and a floating-point type"};
    case Opcode::PtrToInt:
      return {same_lanes && types.is_pointer(from) && types.is_integer(to),
              "a pointer and an integer type"};
    case Opcode::IntToPtr:
      return {same_lanes && types.is_integer(from) && types.is_pointer(to),
              "an integer and a pointer type"};
    case Opcode::AddrSpaceCast:
      return {same_lanes && types.is_pointer(from) && types.is_pointer(to), "two pointers"};
    default: {
      // One pointer and a vector of one are the same bits.
      bool same_count = same_lanes || std::max(from_lanes, to_lanes) == 1;
      bool pointers = same_count && types.is_pointer(from) && from == to;
      bool scalars = (types.is_integer(from) || types.is_floating(from)) &&
                     (types.is_integer(to) || types.is_floating(to));
      auto total = [](uint32_t bits, uint64_t lanes) {
        return bits * std::max<uint64_t>(lanes, 1);
      };
      bool same_size = total(from_bits, from_lanes) == total(to_bits, to_lanes);
      return {pointers || (scalars && same_size), "two pointers, or types of equal width"};
    }
  }
}

}  // namespace

void check_cast(const ParseContext& context, Opcode opcode, TypeId from, TypeId to,
                SourceOffset place) {
  CastRule rule = cast_rule(context, opcode, context.erased(from), context.erased(to));
  if (!rule.holds)
    context.reporter.error(place, quoted(info(opcode).name) + " from " + context.shown(from) +
                                      " to " + context.shown(to) + ": it needs " +
                                      std::string(rule.wants));
}

}  // namespace lilt::frontend
