// Attributes as text. Those that change the code are kept; all others are passed over by their
// shape, known or not: `word`, `word(…)`, `word=…`, `align 8`, `"key"="value"`, `#3`.
#pragma once

#include "frontend/llvm/keywords.h"
#include "frontend/llvm/type_parser.h"
#include "ir/ssa/attributes.h"

namespace lilt::frontend {

class AttributeParser {
 public:
  AttributeParser(ParseContext& context, TypeParser& types)
      : context_(context), cursor_(context.cursor), types_(types) {}

  // One attribute of a parameter, an argument or a result of the given source type (none() before
  // a result's). What it says is added to `found`, where by_value is a source type until
  // `settle` is called.
  void parse_parameter(ssa::ParameterAttributes& found, ssa::TypeId type);
  // Puts attributes that were read in their final form; requires that all types are known.
  void settle(ssa::ParameterAttributes& attributes) const;
  // One attribute of a function or a call: namespace function_attribute, or 0. Attribute groups are
  // looked up in the module, which must know them.
  uint8_t parse_function();
  // The number of bytes behind `align`, which may be in parentheses: LLVM's largest, 2^32, as 2^31,
  // which is safe. What is no alignment is an error, and 1.
  uint32_t parse_alignment();
  // Words before a result's type: a calling convention other than C's kind is an error. Gives
  // whether it was one.
  bool parse_calling_convention();

 private:
  bool is_here(std::string_view text) const;
  // What no 32 bits hold, or no power of two.
  uint32_t unusual_alignment(uint64_t bytes, SourceOffset place);
  ssa::TypeId parse_type_in_parentheses();

  ParseContext& context_;
  Cursor& cursor_;
  TypeParser& types_;
};

}  // namespace lilt::frontend
