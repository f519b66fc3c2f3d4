// The attributes of parameters and results: what each fits (parameter_attributes.def).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ir/ssa/type.h"

namespace lilt::frontend {

enum class ParameterWord : uint8_t {
#define X(name, word, types, places, excludes) name,
#include "frontend/llvm/parameter_attributes.def"
#undef X
};

// The attributes of one parameter, or of all of a function: a bit for each ParameterWord.
using ParameterWords = uint64_t;
constexpr ParameterWords words_of(ParameterWord word) {
  return ParameterWords{1} << static_cast<unsigned>(word);
}

// Where attributes are.
enum class AttributePlace : uint8_t { Parameter = 1, Result = 2, Function = 4 };

// Describes which of the attributes does not fit its place, an erased type, or the others; empty if
// all fit. A few instructions if all do.
std::string check_parameter_words(const ssa::TypeTable& types, ParameterWords words,
                                  ssa::TypeId type, AttributePlace place);
// The attribute of that text; none if it is not in the table.
ParameterWords find_parameter_word(std::string_view text);
// Those of `words` that only one parameter of a function may have.
ParameterWords only_once(ParameterWords words);
// The text of the first one; of a nonempty set.
std::string_view text_of(ParameterWords words);
// Whether the word, an attribute of parameters, may be one of a function.
bool may_be_of_function(ParameterWord word);

}  // namespace lilt::frontend
