// Parses attributes. Attributes that change the code are kept, those of parameters are checked; all
// others, known or not, are skipped by their shape: `word`, `word(…)`, `word=…`, `align 8`,
// `"key"="value"`, `#3`.
#pragma once

#include <utility>

#include "frontend/llvm/keywords.h"
#include "frontend/llvm/parameter_attributes.h"
#include "frontend/llvm/type_parser.h"
#include "ir/ssa/attributes.h"
#include "ir/ssa/facts.h"

namespace lilt::frontend {

class AttributeParser {
 public:
  AttributeParser(ParseContext& context, TypeParser& types)
      : context_(context), cursor_(context.cursor), types_(types) {}

  // What the attributes of a parameter, an argument or a result say.
  struct Parameter {
    ssa::ParameterAttributes attributes;  // by_value is a source type until `settle` is called
    ssa::ParameterFacts facts;
    ParameterWords words = 0;
    uint32_t range_bits = 0;  // the width of the range, if there is one
  };
  // One attribute of a parameter, an argument or a result of the given source type (none() for a
  // result, whose type follows). Adds it to `found`.
  void parse_parameter(Parameter& found, ssa::TypeId type);
  // Reports attributes that do not fit a parameter's or result's source type, which must be known.
  void check_parameter(const Parameter& found, ssa::TypeId type, AttributePlace where,
                       SourceOffset place);
  // Reports what the attributes of several parameters break: `words` are those of the next one,
  // `before` those of the ones before it, which it joins, and `number` its position.
  void check_together(ParameterWords& before, ParameterWords words, uint32_t number,
                      SourceOffset place);
  // Reports a `returned` parameter of another type than the result.
  void check_returned(ssa::TypeId type, ssa::TypeId result, SourceOffset place);
  // Converts parsed attributes to their final form; requires that all types are known.
  void settle(ssa::ParameterAttributes& attributes) const;
  // Reports a `swifterror` of a parameter or argument at `place`, if the convention or the type
  // forbids it, or if it is not the first: `count` is of the function's or call's so far.
  void check_swift_error(ssa::CallingConvention convention, ssa::TypeId type, uint32_t count,
                         SourceOffset place);
  // One attribute of a function or a call: namespace function_attribute, or 0. Attribute groups are
  // looked up in the module, which must contain them. Of HasRequests, `take_requests` has the rest.
  ssa::FunctionAttributes parse_function();
  // The requests of all attributes since the last call.
  ssa::FunctionRequests take_requests() { return std::exchange(requests_, {}); }
  // The processor features that all attributes since the last call request.
  FeatureRequest take_features() { return std::exchange(features_, {}); }
  // The number of bytes after `align`, which may be in parentheses. LLVM's largest, 2^32, counts as
  // 2^31, which is safe. An invalid alignment is an error, and 1.
  uint32_t parse_alignment();
  // Parses a calling convention before a result's type; returns whether there is one. A convention
  // that lilt does not know is an error.
  bool parse_calling_convention(ssa::CallingConvention& convention);
  // Whether some function's attributes said `null_pointer_is_valid`.
  bool null_may_be_valid() const { return null_may_be_valid_; }

 private:
  bool is_here(std::string_view text) const;
  ssa::FunctionAttributes parse_string();
  ssa::FunctionAttributes parse_processor();
  ssa::FunctionAttributes parse_mitigations(SourceOffset place, std::string_view text);
  ssa::FunctionAttributes parse_request(SourceOffset place, std::string_view key,
                                        std::string_view value);
  // An error or a warning if it is a promise that lilt does not keep.
  void heed_promise(std::string_view key, std::string_view value);
  // An alignment that is not a power of two below 2^32.
  uint32_t unusual_alignment(uint64_t bytes, SourceOffset place);
  ssa::TypeId parse_type_in_parentheses();
  void parse_operand(ParameterWord word, ssa::ParameterAttributes& found, ssa::TypeId type,
                     SourceOffset place);
  static void note_word(ParameterWord word, ssa::ParameterAttributes& found);
  void parse_fact(ParameterWord word, std::string_view text, Parameter& found);

  ParseContext& context_;
  Cursor& cursor_;
  TypeParser& types_;
  bool null_may_be_valid_ = false;
  ssa::FunctionRequests requests_;
  FeatureRequest features_;
};

}  // namespace lilt::frontend
