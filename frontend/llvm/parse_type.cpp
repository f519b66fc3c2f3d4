#include "frontend/llvm/hints.h"
#include "frontend/llvm/keywords.h"
#include "frontend/llvm/type_parser.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

constexpr uint32_t kMaxIntegerBits = 4096;
constexpr uint64_t kMaxVector = 1024;  // elements
constexpr uint32_t kMaxBitsOfLlvm = (1u << 23);

bool is_integer_type(std::string_view word) {
  if (word.size() < 2 || word[0] != 'i') return false;
  for (char c : word.substr(1))
    if (!is_in(c, kDigit)) return false;
  return true;
}

}  // namespace

bool TypeParser::at_type() const {
  switch (cursor_.peek()) {
    case '%':
    case '[':
    case '{':
    case '<':
      return true;
    default: {
      std::string_view word = cursor_.word();
      if (is_integer_type(word)) return true;
      WordClass word_class = find_keyword(cursor_, word).word_class;
      return word_class == WordClass::Type || word_class == WordClass::UnsupportedType;
    }
  }
}

TypeId TypeParser::parse_other_base() {
  depth_ = 0;
  switch (cursor_.peek()) {
    case '%':
      return parse_named();
    case '[':
      return parse_array();
    case '{':
      return parse_struct();
    case '<':
      return parse_packed_struct_or_vector();
    default:
      return parse_word();
  }
}

// Counts levels rather than calls, since `i64***…` nests without recursion here but not elsewhere.
void TypeParser::set_depth(uint32_t depth, SourceOffset place) {
  depth_ = depth;
  if (depth_ > Cursor::kDeepestNesting)
    context_.reporter.fail(place, "type is nested deeper than 512 levels");
}

TypeId TypeParser::parse_suffixes(TypeId type, const char* first) {
  SourceOffset place = cursor_.offset() - static_cast<SourceOffset>(cursor_.position() - first);
  for (;;) {
    if (cursor_.accept('*')) {
      type = parse_pointer_to(type, place);
      set_depth(depth_ + 1, place);
    } else if (cursor_.peek() == '(') {
      type = parse_function(type);
      set_depth(depth_ + 1, place);
    } else if (cursor_.accept_word("addrspace")) {
      uint32_t space = parse_address_space();
      if (!cursor_.accept('*')) cursor_.fail_expected("'*' after the address space");
      type = parse_pointer_to(type, place, space);
      set_depth(depth_ + 1, place);
    } else {
      return type;
    }
  }
}

TypeId TypeParser::parse_word() {
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  if (is_integer_type(word)) return parse_integer(word);
  const Keyword& keyword = find_keyword(cursor_, word);
  if (keyword.word_class == WordClass::UnsupportedType)
    context_.reporter.unsupported(place, "type " + quoted(word));
  if (keyword.word_class == WordClass::Type) {
    TypeId type(keyword.value);
    if (type == kPtr) return parse_opaque_pointer();
    cursor_.advance(word.size());
    if (keyword.value == kMmxType) return types_.vector(1, kI64);
    return type;
  }
  fail_word(word, place);
}

// Fails, since a type must be here; if a value is here, the type before it is missing.
void TypeParser::fail_word(std::string_view word, SourceOffset place) {
  char first = cursor_.peek();
  bool is_value = first == '@' || first == '-' || is_in(first, kDigit) ||
                  find_keyword(cursor_, word).word_class == WordClass::Constant;
  if (is_value) context_.reporter.fail(place, "a type is missing before " + cursor_.found());
  if (first == '"')
    context_.reporter.fail(
        place,
        "expected a type, found '\"'; a string is the value of a global, written "
        "'[3 x i8] c\"hi\\00\"'");
  if (word.empty()) cursor_.fail_expected("a type");
  std::string help = type_hint(word);
  if (help.empty()) {
    std::vector<std::string_view> candidates = words_of(WordClass::Type);
    for (std::string_view integer : {"i1", "i8", "i16", "i32", "i64"})
      candidates.push_back(integer);
    help = context_.reporter.suggestion(word, "", candidates);
  }
  context_.reporter.fail(place, "expected a type, found " + quoted(word) + help);
}

TypeId TypeParser::parse_integer(std::string_view word) {
  SourceOffset place = cursor_.offset();
  uint32_t bits = 0;
  for (char c : word.substr(1))
    if (bits <= kMaxBitsOfLlvm) bits = bits * 10 + static_cast<uint32_t>(c - '0');
  if (bits == 0 || bits > kMaxBitsOfLlvm)
    context_.reporter.fail(place,
                           quoted(word) + " is not an integer type: widths are 1 to 8388608");
  if (bits > kMaxIntegerBits)
    context_.reporter.unsupported(place, "integer type " + quoted(word) + " (wider than " +
                                             std::to_string(kMaxIntegerBits) + " bits)");
  cursor_.advance(word.size());
  return types_.integer(bits);
}

TypeId TypeParser::parse_opaque_pointer() {
  // A word that the scan for pointers took for something else, such as a label.
  if (context_.typed) cursor_.fail_expected("a type");
  SourceOffset place = cursor_.offset();
  cursor_.advance(3);
  uint32_t space = cursor_.accept_word("addrspace") ? parse_address_space() : 0;
  if (cursor_.peek() == '*')
    context_.reporter.fail(place, "there is no pointer to 'ptr'; write 'ptr' alone");
  return types_.pointer(space);
}

TypeId TypeParser::parse_pointer_to(TypeId pointee, SourceOffset place, uint32_t space) {
  if (mentions_ != nullptr) mark_mentions(place);
  TypeKind kind = types_.kind(pointee);
  if (kind == TypeKind::Void)
    context_.reporter.fail(place, "there is no pointer to void; write 'i8*'");
  if (kind == TypeKind::Label || kind == TypeKind::Metadata)
    context_.reporter.fail(place, "there is no pointer to " + types_.to_string(pointee));
  return context_.typed ? types_.typed_pointer(pointee, space) : types_.pointer(space);
}

// Marks the names since `place` as parts of a pointee.
void TypeParser::mark_mentions(SourceOffset place) {
  for (size_t i = mentions_->size(); i-- > 0 && (*mentions_)[i].offset >= place;)
    (*mentions_)[i].through_pointer = true;
}

// `(257)`: x86-64 has 0, and 256 to 258 for addresses relative to the segment registers gs, fs and
// ss.
uint32_t TypeParser::parse_address_space() {
  cursor_.expect('(', "after 'addrspace'");
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '"') {
    std::string name = quoted(cursor_.raw_string());
    context_.reporter.unsupported(place,
                                  "address space " + name + ", a name for one of the layout,");
  }
  uint64_t space = cursor_.expect_number("the number of an address space");
  if (space != 0 && (space < 256 || space > 258))
    context_.reporter.unsupported(place, "address space " + std::to_string(space));
  cursor_.expect(')', "after the address space");
  return static_cast<uint32_t>(space);
}

TypeId TypeParser::parse_named() {
  SourceOffset place = cursor_.offset();
  if (noted_names_ != nullptr) noted_names_->push_back(place);
  if (mentions_ != nullptr) {
    mentions_->push_back({types_.named(cursor_.global_name('%')), place});
    return mentions_->back().type;
  }
  uint32_t& known = known_names_[cursor_.local_name()];
  if (known == LocalTable::kAbsent) known = find_named(place).index();
  return TypeId(known);
}

// The type whose name begins at `place`, which the cursor has passed.
TypeId TypeParser::find_named(SourceOffset place) {
  SourceOffset after = cursor_.offset();
  cursor_.move_to(place);
  std::string_view name = cursor_.global_name('%');
  TypeId type = types_.find_named(name);
  if (!type.valid()) fail_undefined(name, place);
  cursor_.move_to(after);
  return context_.typed ? type : types_.erased(type);
}

// A local, or a type that is not defined.
void TypeParser::fail_undefined(std::string_view name, SourceOffset place) {
  std::string shown = "%" + std::string(name);
  if (auto type = type_of_local_ ? type_of_local_(name) : std::nullopt) {
    std::string help =
        type->valid() ? ": write " + quoted(types_.to_string(*type) + " " + shown) : "";
    context_.reporter.fail(place, "a type is missing before " + quoted(shown) + help);
  }
  std::vector<std::string_view> candidates;
  if (context_.reporter.may_suggest(types_.named_types().size()))
    for (TypeId known : types_.named_types()) candidates.push_back(types_[known].name);
  context_.reporter.fail(place, "undefined type " + quoted(shown) +
                                    context_.reporter.suggestion(name, "%", candidates));
}

// A type that is part of an array or struct.
TypeId TypeParser::parse_part(std::string_view of_what) {
  SourceOffset place = cursor_.offset();
  TypeId type = parse();
  switch (types_.kind(type)) {
    case TypeKind::Void:
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      context_.reporter.fail(place, context_.shown(type) + " cannot be " + std::string(of_what));
    default:
      return type;
  }
}

TypeId TypeParser::parse_array() {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  cursor_.advance();
  uint64_t count = cursor_.expect_number("the number of elements");
  if (!cursor_.accept_word("x")) cursor_.fail_expected("'x' after the number of elements");
  TypeId element = parse_part("the element of an array");
  cursor_.expect(']', "at the end of the array type");
  set_depth(depth_ + 1, place);
  return types_.array(count, element);
}

void TypeParser::parse_fields(NestedList<TypeId>& fields) {
  uint32_t deepest = 0;
  cursor_.advance();
  if (cursor_.peek() != '}') {
    do {
      fields.push_back(parse_part("the field of a struct"));
      deepest = std::max(deepest, depth_);
    } while (cursor_.accept(','));
  }
  cursor_.expect('}', "at the end of the struct type");
  depth_ = deepest;
}

TypeId TypeParser::parse_struct() {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  NestedList<TypeId> fields(parts_);
  parse_fields(fields);
  set_depth(depth_ + 1, place);
  return types_.literal_struct(fields, false);
}

TypeId TypeParser::parse_packed_struct_or_vector() {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  cursor_.advance();
  if (cursor_.peek() != '{') return parse_vector(place);
  NestedList<TypeId> fields(parts_);
  parse_fields(fields);
  cursor_.expect('>', "at the end of the packed struct type");
  set_depth(depth_ + 1, place);
  return types_.literal_struct(fields, true);
}

// After the opening `<`.
TypeId TypeParser::parse_vector(SourceOffset place) {
  if (cursor_.at_word("vscale")) context_.reporter.unsupported(place, "a scalable vector type");
  uint64_t count = cursor_.expect_number("the number of elements, or '{'");
  if (!cursor_.accept_word("x")) cursor_.fail_expected("'x' after the number of elements");
  SourceOffset element_place = cursor_.offset();
  TypeId element = parse_part("the element of a vector");
  if (!context_.is_integer(element) && !context_.is_floating(element) &&
      !context_.is_pointer(element))
    context_.reporter.fail(element_place,
                           context_.shown(element) + " cannot be the element of a vector");
  cursor_.expect('>', "at the end of the vector type");
  if (count == 0) context_.reporter.fail(place, "a vector has at least one element");
  if (count > kMaxVector)
    context_.reporter.unsupported(place, "a vector of more than 1024 elements");
  set_depth(depth_ + 1, place);
  return types_.vector(count, element);
}

TypeId TypeParser::parse_function(TypeId result) {
  Nesting nesting(cursor_);
  SourceOffset place = cursor_.offset();
  switch (types_.kind(result)) {
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      context_.reporter.fail(place, context_.shown(result) + " cannot be a function's result");
    default:
      break;
  }
  uint32_t deepest = depth_;
  parameters_place_ = place;
  NestedList<TypeId> parameters(parts_);
  bool variadic = false;
  cursor_.advance();
  if (cursor_.peek() != ')') {
    do {
      if (cursor_.peek() == '.' && cursor_.accept_word("...")) {
        variadic = true;
        break;
      }
      parameters.push_back(parse_part("a parameter"));
      deepest = std::max(deepest, depth_);
    } while (cursor_.accept(','));
  }
  cursor_.expect(')', "at the end of the function type");
  depth_ = deepest;
  return types_.function(result, parameters, variadic);
}

}  // namespace lilt::frontend
