#include "frontend/llvm/attribute_parser.h"

#include <cstring>

namespace lilt::frontend {

using namespace ssa;

namespace {

constexpr uint64_t kLargestAlignment = uint64_t{1} << 32;

// LLVM's numbers of conventions equivalent to C's here: C, fast, cold, tail, System V.
bool is_usual_convention(uint64_t number) {
  for (uint64_t usual : {0, 8, 9, 18, 78})
    if (number == usual) return true;
  return false;
}

}  // namespace

void AttributeParser::parse_parameter(ParameterAttributes& found, TypeId type) {
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  if (word == "inalloca" || word == "swifterror")
    context_.reporter.refuse(place, "attribute " + quoted(word));
  if (keyword.word_class != WordClass::ParameterAttribute) return cursor_.skip_attribute();
  cursor_.advance(word.size());
  switch (static_cast<ParameterWord>(keyword.value)) {
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
    case ParameterWord::StructReturn:
      found.struct_return = true;
      parse_type_in_parentheses();
      return;
    case ParameterWord::ByValue:
      found.by_value = parse_type_in_parentheses();
      if (!found.by_value.valid() && type.valid()) found.by_value = context_.pointee(type);
      if (!found.by_value.valid())
        context_.reporter.fail(place, "'byval' needs a type in parentheses after it");
      return;
    case ParameterWord::Align:
    case ParameterWord::AlignStack:
      found.align = parse_alignment();
      return;
    case ParameterWord::Unsupported:
      context_.reporter.unsupported(place, "attribute " + quoted(word));
  }
}

void AttributeParser::settle(ParameterAttributes& attributes) const {
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
  if (!is_power || bytes >= kLargestAlignment) [[unlikely]]
    return unusual_alignment(bytes, place);
  return static_cast<uint32_t>(bytes);
}

uint32_t AttributeParser::unusual_alignment(uint64_t bytes, SourceOffset place) {
  if (bytes == kLargestAlignment) return static_cast<uint32_t>(kLargestAlignment / 2);
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

FunctionAttributes AttributeParser::parse_function() {
  if (cursor_.peek() == '#' && is_in(cursor_.peek(1), kDigit)) {
    cursor_.advance();
    auto group = context_.module.header().attribute_groups.find(
        cursor_.expect_number("the number of a group"));
    return group == context_.module.header().attribute_groups.end() ? 0 : group->second;
  }
  for (std::string_view key : {"bss-section", "data-section", "relro-section", "rodata-section",
                               "implicit-section-name"})  // by `#pragma clang section`
    if (is_here('"' + std::string(key) + "\"="))
      context_.reporter.unsupported(cursor_.offset(), "a section by attribute " + quoted(key));
  bool keeps_frame_pointer =
      is_here("\"frame-pointer\"=\"all\"") || is_here("\"frame-pointer\"=\"non-leaf\"");
  const Keyword& keyword = find_keyword(cursor_, cursor_.word());
  cursor_.skip_attribute();
  if (keeps_frame_pointer) return function_attribute::FramePointer;
  return keyword.word_class == WordClass::FunctionAttribute ? keyword.value : 0;
}

bool AttributeParser::parse_calling_convention() {
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  const Keyword& keyword = find_keyword(cursor_, word);
  bool is_convention = keyword.word_class == WordClass::CallingConvention ||
                       (keyword.word_class == WordClass::None && word.ends_with("cc"));
  if (!is_convention) return false;
  cursor_.advance(word.size());
  if (word == "cc") {
    uint64_t number = cursor_.expect_number("the number of a calling convention");
    if (!is_usual_convention(number))
      context_.reporter.refuse(place, "calling convention 'cc " + std::to_string(number) + "'");
  } else if (keyword.value == 0) {
    context_.reporter.refuse(place, "calling convention " + quoted(word));
  }
  return true;
}

}  // namespace lilt::frontend
