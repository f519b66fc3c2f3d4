#include "frontend/llvm/attribute_parser.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <type_traits>

#include "frontend/llvm/promises.h"
#include "ir/ssa/stack_alignment.h"
#include "ir/support/bits.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

constexpr uint64_t kMaxAlignment = uint64_t{1} << 32;

// LLVM's numbers of the conventions that lilt knows.
struct NumberedConvention {
  uint64_t number;
  CallingConvention convention;
};
constexpr NumberedConvention kNumberedConventions[] = {
    {0, CallingConvention::C},              // ccc
    {8, CallingConvention::C},              // fastcc
    {9, CallingConvention::C},              // coldcc
    {10, CallingConvention::Ghc},           //
    {14, CallingConvention::PreserveMost},  //
    {15, CallingConvention::PreserveAll},   //
    {16, CallingConvention::Swift},         //
    {18, CallingConvention::Tail},          //
    {20, CallingConvention::SwiftTail},     //
    {21, CallingConvention::PreserveNone},  //
    {78, CallingConvention::C},             // x86_64_sysvcc
    {79, CallingConvention::Win64},
};

}  // namespace

void AttributeParser::check_swift_error(CallingConvention convention, TypeId type, uint32_t count,
                                        SourceOffset place) {
  if (convention != CallingConvention::Swift && convention != CallingConvention::SwiftTail)
    context_.reporter.refuse(place,
                             "'swifterror' in a convention other than 'swiftcc' and 'swifttailcc'");
  else if (count != 0)
    context_.reporter.error(place, "a function has one 'swifterror' parameter");
  else if (!context_.is_pointer(type))
    context_.reporter.error(place,
                            "a 'swifterror' parameter is a pointer, not " + context_.shown(type));
}

void AttributeParser::parse_parameter(Parameter& found, TypeId type) {
  const SourceOffset place = cursor_.offset();
  const std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  if (word == "inalloca") context_.reporter.refuse(place, "attribute " + quoted(word));
  if (word == "swifterror") {
    found.attributes.swift_error = true;
    return cursor_.advance(word.size());
  }
  if (keyword.word_class != WordClass::ParameterAttribute) return cursor_.skip_attribute();
  const auto known = static_cast<ParameterWord>(keyword.value);
  found.words |= words_of(known);
  switch (known) {
    case ParameterWord::StructReturn:
    case ParameterWord::ByValue:
    case ParameterWord::ElementType:
    case ParameterWord::Align:
    case ParameterWord::AlignStack:
      cursor_.advance(word.size());
      return parse_operand(known, found.attributes, type, place);
    case ParameterWord::Preallocated:
      context_.reporter.unsupported(place, "attribute " + quoted(word));
    default:
      break;
  }
  cursor_.skip_attribute();
  note_word(known, found.attributes);
  parse_fact(known, cursor_.text_between(place, cursor_.offset()), found);
}

// An attribute of a type or number, after its word.
void AttributeParser::parse_operand(ParameterWord word, ParameterAttributes& found, TypeId type,
                                    SourceOffset place) {
  if (word == ParameterWord::StructReturn) {
    found.struct_return = true;
    parse_type_in_parentheses();
  } else if (word == ParameterWord::ElementType) {
    found.element = parse_type_in_parentheses();
  } else if (word == ParameterWord::ByValue) {
    found.by_value = parse_type_in_parentheses();
    if (!found.by_value.valid() && type.valid()) found.by_value = context_.pointee(type);
    if (!found.by_value.valid())
      context_.reporter.fail(place, "'byval' needs a type in parentheses after it");
  } else {
    found.align = parse_alignment();
  }
}

void AttributeParser::note_word(ParameterWord word, ParameterAttributes& found) {
  switch (word) {
    case ParameterWord::ZeroExtend:
      found.zero_extend = true;
      return;
    case ParameterWord::SignExtend:
      found.sign_extend = true;
      return;
    case ParameterWord::InRegister:
      found.in_register = true;
      return;
    case ParameterWord::Nest:
      found.nest = true;
      return;
    case ParameterWord::SwiftSelf:
      found.swift_self = true;
      return;
    case ParameterWord::SwiftAsync:
      found.swift_async = true;
      return;
    default:
      return;
  }
}

namespace {

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
}

// `i32 -5, 7`, up to the parenthesis. Returns the width.
uint32_t read_range(std::string_view text, ParameterFacts& facts) {
  uint64_t width = 0;
  if (!text.starts_with('i')) return 0;
  text.remove_prefix(1);
  if (!take_number(text, width) || width == 0 || width > UINT32_MAX) return 0;
  if (width > 64) return static_cast<uint32_t>(width);
  skip_blanks(text);
  if (take_number(text, facts.low) && text.starts_with(',')) {
    text.remove_prefix(1);
    skip_blanks(text);
    facts.has_range = take_number(text, facts.high) && text.starts_with(')');
  }
  facts.low &= low_mask(static_cast<uint32_t>(width));
  facts.high &= low_mask(static_cast<uint32_t>(width));
  return static_cast<uint32_t>(width);
}

// The bit of parameter_fact that a word stands for; 0 for others.
uint16_t fact_of(ParameterWord word) {
  using namespace parameter_fact;
  switch (word) {
    case ParameterWord::NoAlias:
      return parameter_fact::NoAlias;
    case ParameterWord::NonNull:
      return parameter_fact::NonNull;
    case ParameterWord::NoUndef:
      return parameter_fact::NoUndef;
    case ParameterWord::NoCapture:
      return parameter_fact::NoCapture;
    case ParameterWord::ReadOnly:
      return parameter_fact::ReadOnly;
    case ParameterWord::WriteOnly:
      return parameter_fact::WriteOnly;
    case ParameterWord::ReadNone:
      return parameter_fact::ReadNone;
    case ParameterWord::Returned:
      return parameter_fact::Returned;
    default:
      return 0;
  }
}

}  // namespace

// What the attribute promises; `text`: all of it.
void AttributeParser::parse_fact(ParameterWord word, std::string_view text, Parameter& found) {
  found.facts.words |= fact_of(word);
  const size_t open = text.find('(');
  if (open == std::string_view::npos) return;
  text.remove_prefix(open + 1);
  skip_blanks(text);
  switch (word) {
    case ParameterWord::Captures:
      if (text.starts_with("none)")) found.facts.words |= parameter_fact::NoCapture;
      return;
    case ParameterWord::Range:
      found.range_bits = read_range(text, found.facts);
      return;
    case ParameterWord::Dereferenceable:
      take_number(text, found.facts.dereferenceable);
      return;
    case ParameterWord::DereferenceableOrNull:
      take_number(text, found.facts.dereferenceable_or_null);
      return;
    default:
      return;
  }
}

void AttributeParser::check_parameter(const Parameter& found, TypeId type, AttributePlace where,
                                      SourceOffset place) {
  if (found.words == 0) return;
  type = context_.erased(type);
  std::string wrong = check_parameter_words(context_.types(), found.words, type, where);
  const TypeId lane = context_.lane(type);
  if (wrong.empty() && found.range_bits != 0 &&
      context_.types().integer_bits(lane) != found.range_bits)
    wrong = "attribute 'range' is of another type than " + context_.shown(type);
  constexpr uint32_t kMaxOfObject = 1 << 14;
  if (wrong.empty() && found.attributes.by_value.valid() && found.attributes.align > kMaxOfObject)
    wrong = "an object passed by value has an alignment of at most 16384";
  if (!wrong.empty()) context_.reporter.error(place, wrong);
}

void AttributeParser::check_together(ParameterWords& before, ParameterWords words, uint32_t number,
                                     SourceOffset place) {
  if (const ParameterWords again = only_once(before & words); again != 0) [[unlikely]]
    context_.reporter.error(place,
                            "attribute '" + std::string(text_of(again)) + "' is at two parameters");
  if ((words & words_of(ParameterWord::StructReturn)) != 0 && number > 1) [[unlikely]]
    context_.reporter.error(place, "attribute 'sret' is at the first or second parameter");
  before |= words;
}

void AttributeParser::check_returned(TypeId type, TypeId result, SourceOffset place) {
  if (context_.erased(type) != context_.erased(result))
    context_.reporter.error(
        place, "a 'returned' parameter has the type of the result, " + context_.shown(result));
}

void AttributeParser::settle(ParameterAttributes& attributes) const {
  if (attributes.element.valid()) attributes.element = context_.types().erased(attributes.element);
  if (attributes.by_value.valid())
    attributes.by_value = context_.types().erased(attributes.by_value);
  else
    attributes.align = 0;
}

uint32_t AttributeParser::parse_alignment() {
  bool in_parentheses = cursor_.accept('(');
  SourceOffset place = cursor_.offset();
  uint64_t bytes = cursor_.expect_number("an alignment in bytes");
  if (in_parentheses) cursor_.expect(')', "after the alignment");
  bool is_power = bytes != 0 && (bytes & (bytes - 1)) == 0;
  if (!is_power || bytes >= kMaxAlignment) [[unlikely]]
    return unusual_alignment(bytes, place);
  return static_cast<uint32_t>(bytes);
}

uint32_t AttributeParser::unusual_alignment(uint64_t bytes, SourceOffset place) {
  if (bytes == kMaxAlignment) return static_cast<uint32_t>(kMaxAlignment / 2);
  context_.reporter.error(
      place, "alignment " + std::to_string(bytes) + " is not a power of two from 1 to 4294967296");
  return 1;
}

TypeId AttributeParser::parse_type_in_parentheses() {
  if (!cursor_.accept('(')) return TypeId::none();
  TypeId type = types_.parse();
  cursor_.expect(')', "after the type");
  return type;
}

// Whether the text comes next in the source, which ends with a NUL byte.
bool AttributeParser::is_here(std::string_view text) const {
  return std::strncmp(cursor_.position(), text.data(), text.size()) == 0;
}

namespace {

// `none`, `read`, `write`, `readwrite`; any other word counts as the last one.
enum Access : unsigned { None = 0, Read = 1, Write = 2, ReadWrite = 3 };
unsigned access_of(std::string_view word) {
  return word == "none" ? None : word == "read" ? Read : word == "write" ? Write : ReadWrite;
}

// Of what stands in the parentheses of memory(…): accesses, one for all memory and others for the
// memory named before them (argmem, inaccessiblemem).
FunctionAttributes memory_attributes(std::string_view text) {
  unsigned arguments = None, inaccessible = None, other = None;
  while (!text.empty()) {
    std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(item.size() + 1, text.size()));
    const size_t colon = item.find(':');
    auto trimmed = [](std::string_view word) {
      const size_t begin = std::min(word.find_first_not_of(' '), word.size());
      return word.substr(begin, word.find_last_not_of(' ') + 1 - begin);
    };
    if (colon == std::string_view::npos) {
      arguments = inaccessible = other = access_of(trimmed(item));
      continue;
    }
    const std::string_view place = trimmed(item.substr(0, colon));
    const unsigned access = access_of(trimmed(item.substr(colon + 1)));
    if (place == "argmem")
      arguments = access;
    else if (place == "inaccessiblemem")
      inaccessible = access;
    else
      other |= access;
  }
  const unsigned all = arguments | inaccessible | other;
  using namespace function_attribute;
  FunctionAttributes attributes = 0;
  if ((all & Write) == 0) attributes |= WritesNothing;
  if ((all & Read) == 0) attributes |= ReadsNothing;
  if (other == None) attributes |= ArgumentMemory;
  return attributes;
}

// The same of the words before LLVM 16; 0 for others.
FunctionAttributes old_memory_attributes(std::string_view word) {
  using namespace function_attribute;
  if (word == "readnone") return NoMemory;
  if (word == "readonly") return WritesNothing;
  if (word == "writeonly") return ReadsNothing;
  const bool is_limited = word == "argmemonly" || word == "inaccessiblememonly" ||
                          word == "inaccessiblemem_or_argmemonly";
  return is_limited ? FunctionAttributes{ArgumentMemory} : 0;
}

}  // namespace

FunctionAttributes AttributeParser::parse_function() {
  if (cursor_.peek() == '"') return parse_string();
  if (cursor_.peek() == '#' && is_in(cursor_.peek(1), kDigit)) {
    cursor_.advance();
    const uint64_t number = cursor_.expect_number("the number of a group");
    const Module& header = context_.module.header();
    auto group = header.attribute_groups.find(number);
    if (group == header.attribute_groups.end()) return 0;
    if ((group->second & function_attribute::HasRequests) != 0)
      requests_ |= header.requests_of_groups.at(number);
    if (auto features = header.features_of_groups.find(number);
        features != header.features_of_groups.end())
      features_ |= features->second;
    return group->second;
  }
  const std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  const SourceOffset begin = cursor_.offset();
  if (keyword.word_class == WordClass::FunctionAttribute) {
    cursor_.skip_attribute();
    return keyword.value;
  }
  heed_promise(word, {});
  if (keyword.word_class == WordClass::ParameterAttribute &&
      !may_be_of_function(static_cast<ParameterWord>(keyword.value))) [[unlikely]]
    context_.reporter.error(begin, "attribute " + quoted(word) + " is not one of a function");
  if (word == "alignstack") {  // (16), or =16
    cursor_.advance(word.size());
    cursor_.accept('=');
    const uint32_t bytes = parse_alignment();
    if (bytes > kMaxStackAlignment)
      context_.reporter.refuse(begin, "attribute 'alignstack' with that value");
    return stack_alignment_attribute(std::min(bytes, kMaxStackAlignment));
  }
  cursor_.skip_attribute();
  null_may_be_valid_ |= word == "null_pointer_is_valid";
  if (word == "fn_ret_thunk_extern") {
    requests_.mitigations |= mitigation::ThunkReturns;
    return function_attribute::HasRequests;
  }
  for (const FunctionAttributeName& promise : kPromiseNames)
    if (promise.name == word) return promise.attribute;
  if (word == "nobuiltin") return function_attribute::NoBuiltins;
  if (word != "memory") return old_memory_attributes(word);
  const std::string_view text = cursor_.text_between(begin, cursor_.offset());
  const size_t open = text.find('('), close = text.find(')');
  return close == std::string_view::npos
             ? 0
             : memory_attributes(text.substr(open + 1, close - open - 1));
}

namespace {

FunctionAttributes only_if(bool condition, FunctionAttributes attributes) {
  return condition ? attributes : 0;
}

}  // namespace

void AttributeParser::heed_promise(std::string_view key, std::string_view value) {
  const Promise* promise = find_promise(PromiseKind::Attribute, key, value);
  if (promise == nullptr) return;
  if (promise->treatment == Treatment::Refused)
    context_.reporter.refuse(cursor_.offset(), described(*promise));
  if (promise->treatment == Treatment::Warned)
    context_.reporter.warning(cursor_.offset(), described(*promise));
}

// `"key"="value"`, or `"key"`.
FunctionAttributes AttributeParser::parse_string() {
  using namespace function_attribute;
  if (is_here("\"target-")) return parse_processor();
  const SourceOffset begin = cursor_.offset();
  const char* const text = cursor_.position() + 1;
  const std::string_view key(text, std::strcspn(text, "\"\n"));
  std::string_view value(text + key.size(), 0);
  if (value.data()[0] == '"' && value.data()[1] == '=' && value.data()[2] == '"')
    value = {value.data() + 3, std::strcspn(value.data() + 3, "\"\n")};
  heed_promise(key, value);
  cursor_.skip_attribute();
  const bool is_true = value == "true";
  if (key == "frame-pointer") return only_if(value != "none", FramePointer);
  if (key.starts_with("no-frame-pointer-elim"))  // before LLVM 8
    return only_if(is_true || (key.ends_with("non-leaf") && value.empty()), FramePointer);
  if (key.starts_with("no-builtin")) return NoBuiltins;  // or without one of them
  if (key == "no-jump-tables") return only_if(is_true, NoJumpTables);
  if (key == "disable-tail-calls") return only_if(is_true, NoTailCalls);
  if (key == "probe-stack") return ProbeStack;
  if (key == "min-legal-vector-width") features_.needs_no_zmm |= std::atoi(value.data()) <= 256;
  if (key == "prefer-vector-width") features_.prefers_zmm |= std::atoi(value.data()) >= 512;
  if (key == "stackrealign") return stack_alignment_attribute(kUsualStackAlignment);
  null_may_be_valid_ |= key == "null-pointer-is-valid" && is_true;  // before LLVM 11
  return parse_request(begin, key, value);
}

namespace {

// "used-gpr-arg" and the like; nothing if it is not one of them.
std::optional<uint8_t> zeroed_registers_of(std::string_view text) {
  using namespace zeroed_registers;
  if (text == "skip") return 0;
  uint8_t set = Any;
  const auto take = [&](std::string_view word, uint8_t bit) {
    if (!text.starts_with(word)) return;
    text.remove_prefix(word.size());
    set |= bit;
  };
  if (text.starts_with("all"))
    text.remove_prefix(3);
  else if (text.starts_with("used"))
    take("used", OnlyUsed);
  else
    return std::nullopt;
  take("-gpr", OnlyGeneral);
  take("-arg", OnlyArguments);
  return text.empty() ? std::optional(set) : std::nullopt;
}

}  // namespace

// What is kept as a number or a name: adds it to the requests.
FunctionAttributes AttributeParser::parse_request(SourceOffset place, std::string_view key,
                                                  std::string_view value) {
  const FunctionRequests before = requests_;
  const auto number = [&](auto& field) {
    uint64_t read = 0;
    std::string_view rest = value;
    if (!take_number(rest, read) || !rest.empty() || read > UINT16_MAX) {
      context_.reporter.refuse(place, "attribute " + quoted(key) + " with that value");
    } else {
      field = static_cast<std::remove_reference_t<decltype(field)>>(read);
    }
  };
  if (key == "stack-probe-size") {
    number(requests_.probe_interval);
  } else if (key == "stack-protector-buffer-size") {
    number(requests_.guarded_array);
  } else if (key == "zero-call-used-regs") {
    const std::optional<uint8_t> set = zeroed_registers_of(value);
    if (!set) context_.reporter.refuse(place, "attribute " + quoted(key) + " with that value");
    requests_.zeroed = set.value_or(0);
  } else if (key.starts_with("instrument-function-entry")) {
    requests_.entry_call = value;
  } else if (key.starts_with("instrument-function-exit")) {
    requests_.exit_call = value;
  } else if (key == "fentry-call") {
    requests_.calls_fentry = value == "true";
  } else if (key == "patchable-function-prefix") {
    number(requests_.patchable_prefix);
  } else if (key == "patchable-function-entry") {
    number(requests_.patchable_entry);
  }
  return only_if(requests_ != before, function_attribute::HasRequests);
}

// Of "target-features".
FunctionAttributes AttributeParser::parse_mitigations(SourceOffset place, std::string_view text) {
  using namespace mitigation;
  const auto has = [&](std::string_view feature) { return text.find(feature) != text.npos; };
  uint8_t found = 0;
  if (has("+retpoline-")) found |= ThunkCalls;
  if (found != 0 && !has("+retpoline-external-thunk"))
    context_.reporter.refuse(place,
                             "processor feature 'retpoline' without 'retpoline-external-thunk'");
  if (has("+harden-sls-ret")) found |= StopsBehindReturns;
  if (has("+harden-sls-ijmp")) found |= StopsBehindJumps;
  requests_.mitigations |= found;
  if (found == 0) return 0;
  return function_attribute::HasRequests |
         only_if((found & ThunkCalls) != 0, function_attribute::NoJumpTables);
}

// "target-cpu"="x86-64-v3", "target-features"="+popcnt,-bmi", and others of the kind, which have no
// effect.
FunctionAttributes AttributeParser::parse_processor() {
  const SourceOffset begin = cursor_.offset();
  cursor_.skip_attribute();
  std::string_view text = cursor_.text_between(begin, cursor_.offset());
  auto take = [&](std::string_view beginning) {
    const bool is_here = text.starts_with(beginning);
    if (is_here) text.remove_prefix(beginning.size());
    return is_here;
  };
  FeatureRequest request;
  if (take("\"target-cpu\"=\""))
    request.added = features_of_processor(text.substr(0, text.find('"')));
  else if (take("\"target-features\"=\""))
    change_features(request, text.substr(0, text.find('"')));
  const bool lacks_vectors = text.find("-sse,") != std::string_view::npos ||
                             text.find("-sse2,") != std::string_view::npos ||
                             text.find("-sse2\"") != std::string_view::npos;
  for (const Promise& promise : promises())
    if (promise.kind == PromiseKind::Feature && promise.treatment == Treatment::Refused &&
        text.find(promise.name) != std::string_view::npos)
      context_.reporter.refuse(begin, described(promise));
  features_ |= request;
  const FunctionAttributes attributes = parse_mitigations(begin, text);
  return lacks_vectors ? attributes | function_attribute::NoImplicitFloat : attributes;
}

bool AttributeParser::parse_calling_convention(CallingConvention& convention) {
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  bool is_convention = keyword.word_class == WordClass::CallingConvention ||
                       (keyword.word_class == WordClass::None && word.ends_with("cc"));
  if (!is_convention) return false;
  if (convention != CallingConvention::C) cursor_.fail_expected("one calling convention only");
  cursor_.advance(word.size());
  if (word == "cc") {
    uint64_t number = cursor_.expect_number("the number of a calling convention");
    const auto known = std::ranges::find(kNumberedConventions, number, &NumberedConvention::number);
    if (known == std::end(kNumberedConventions))
      context_.reporter.refuse(place, "calling convention 'cc " + std::to_string(number) + "'");
    else
      convention = known->convention;
  } else if (word == "preserve_nonecc") {  // too similar to another word for the table of words
    convention = CallingConvention::PreserveNone;
  } else if (keyword.word_class == WordClass::None || keyword.value == kUnsupportedConvention) {
    context_.reporter.refuse(place, "calling convention " + quoted(word));
  } else {
    convention = static_cast<CallingConvention>(keyword.value);
  }
  return true;
}

}  // namespace lilt::frontend
