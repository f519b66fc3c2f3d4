// LLVM IR's words for words of other languages and assemblers.
#pragma once

#include <string>
#include <string_view>

namespace lilt::frontend {

// The end of a message about an unknown word, such as "; did you mean 'sdiv'?", or nothing if the
// word is unknown.
std::string type_hint(std::string_view word);
std::string instruction_hint(std::string_view word);
// For an arithmetic instruction on numbers of the other kind, integers or floating point.
std::string counterpart_hint(std::string_view opcode, bool has_other_kind);
std::string definition_hint(std::string_view word);
// Whether a declaration of C or C++ may begin with the word.
bool is_c_declaration_word(std::string_view word);
// For a value where an instruction must be: `%a = %b`.
std::string assignment_hint();
// `word`: the predicate as written, a word or an operator such as `<=`.
std::string predicate_hint(std::string_view word, bool is_floating);

}  // namespace lilt::frontend
