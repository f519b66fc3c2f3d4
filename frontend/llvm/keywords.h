// The words of the language, found by a perfect hash over a word's length and last eight bytes.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "frontend/llvm/cursor.h"
#include "frontend/llvm/parameter_attributes.h"
#include "ir/ssa/opcode.h"

namespace lilt::frontend {

enum class WordClass : uint8_t {
  None,               // not a word of the language (most attributes are not in the table)
  Opcode,             // value: ssa::Opcode; an instruction, or the operator of a constant
  UnsupportedOpcode,  // LLVM's other instructions
  Type,               // value: index of the type, as kVoid …, or kMmxType
  UnsupportedType,
  Constant,            // value: ConstantWord
  Flag,                // value: FlagWord
  Linkage,             // value: ssa::Linkage
  CallingConvention,   // value: ssa::CallingConvention, or kUnsupportedConvention
  CallModifier,        // value: FlagWord; `tail` and the like, before `call`
  ParameterAttribute,  // value: ParameterWord
  FunctionAttribute,   // value: namespace ssa::function_attribute
  Visibility,          // value: ssa::Visibility
};

// LLVM's other conventions, and `cc`, whose number follows.
inline constexpr uint8_t kUnsupportedConvention = UINT8_MAX;

// x86_mmx, LLVM's type until version 19 for what is <1 x i64> since: so it is here.
inline constexpr uint8_t kMmxType = UINT8_MAX;

enum class UnsupportedWord : uint8_t {
  Anywhere,  // an error everywhere
  AssemblyBranch,
};

enum class ConstantWord : uint8_t {
  Null,
  True,
  False,
  Undef,
  Poison,
  Zero,
  None,
  BlockAddress,
  SameAddress,  // words before a symbol that do not change its address
  Splat,
  Unsupported,
};

enum class FlagWord : uint8_t {
  NoUnsignedWrap,
  NoSignedWrap,
  Exact,
  Disjoint,
  NonNegative,
  InBounds,
  NoUnsignedSignedWrap,
  Volatile,
  Atomic,
  Ignored,
  Tail,
  MustTail,
  NoTail,
};

struct Keyword {
  std::string_view text;
  WordClass word_class = WordClass::None;
  uint32_t value = 0;
};

// The word's entry in the table; class None if it is not a word of the language. Two loads and two
// compares.
const Keyword& find_keyword(const Cursor& cursor, std::string_view word);

// The keyword here; sets `word` to the whole word, whether it is a keyword or not. A short word
// with a blank after it is found without a look at each letter.
const Keyword& find_keyword_here(const Cursor& cursor, std::string_view& word);

// All words of the given class, for suggestions.
std::vector<std::string_view> words_of(WordClass word_class);
// All words of the given class that are supported.
std::vector<std::string_view> supported_words(WordClass word_class);

}  // namespace lilt::frontend
