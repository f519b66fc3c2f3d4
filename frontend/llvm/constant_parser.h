// Constants as text: operands of instructions and initialisers of globals.
#pragma once

#include "frontend/llvm/floating_text.h"
#include "frontend/llvm/type_parser.h"
#include "ir/support/nested_list.h"

namespace lilt::frontend {

class ConstantParser {
 public:
  ConstantParser(ParseContext& context, TypeParser& types)
      : context_(context), cursor_(context.cursor), types_(types) {}

  // The pool in which constants are created: the module's, or a function's.
  void use_pool(ssa::ConstantPool& pool) { pool_ = &pool; }

  // Parses a constant, which must have the given source type. Reports errors; fails only if the
  // text cannot be parsed further, otherwise returns some constant.
  ssa::ConstantId parse(ssa::TypeId type) {
    if (ssa::ConstantId digit = accept_digit(type); digit.valid()) return digit;
    if (is_in(cursor_.peek(), kDigit) || cursor_.peek() == '-') return parse_number(type);
    return parse_other(type);
  }

  // Skips a word before a symbol that does not change its address (`no_cfi`); returns whether there
  // is one.
  bool accept_same_address();

  // Parses a constant expression whose type is not known beforehand, such as the callee of a call;
  // sets `type` to its source type.
  ssa::ConstantId parse_expression_of_any_type(ssa::TypeId& type);

  // Parses the part of a getelementptr after its flags, constant or instruction: the source type,
  // in any of the three syntaxes, up to the base pointer's type. Returns both.
  struct GepHead {
    ssa::TypeId source;
    ssa::TypeId pointer;
    bool is_of_2015 = false;  // `getelementptr T* p, …`: the pointer's type says both
  };
  GepHead parse_gep_head();
  // Reports a getelementptr at `place` that lacks an index where LLVMlite requires one.
  void report_missing_index(const GepHead& head, SourceOffset place);
  // The predicate of `icmp` or `fcmp`, constant or instruction: its index in the list of names.
  uint8_t parse_predicate(ssa::Opcode opcode);
  // Reports a source type that `icmp` or `fcmp` does not compare.
  void check_comparable(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  // The value of a constant as an index, or of a vector's elements when they are all the same.
  ParseContext::ConstantIndex as_index(ssa::ConstantId constant) const;
  // Reports a constant mask of 'shufflevector' that is not one of indices into two vectors.
  void check_shuffle_mask(ssa::ConstantId mask, uint64_t lanes, SourceOffset place);
  // LLVM's struct indices are i32, LLVMlite's i64: returns the index in LLVM's form.
  ssa::ConstantId struct_index(ssa::ConstantId index) const;

 private:
  // A single digit as an integer of a usual type: most numbers. none(), without moving, if anything
  // else is here.
  ssa::ConstantId accept_digit(ssa::TypeId type) {
    const auto digit = static_cast<uint32_t>(static_cast<uint8_t>(cursor_.peek()) - '0');
    if (digit > 9 || type < ssa::kI8 || type > ssa::kI64) return ssa::ConstantId::none();
    if (is_in(cursor_.peek(1), kNameCharacter)) return ssa::ConstantId::none();
    cursor_.advance();
    return pool_->integer(type, 8u << (type.index() - ssa::kI8.index()), digit);
  }
  ParseContext::ConstantIndex vector_as_index(ssa::ConstantId constant) const;
  ssa::ConstantId parse_number(ssa::TypeId type);
  ssa::ConstantId parse_integer(ssa::TypeId type);
  ssa::ConstantId accept_usual_integer(ssa::TypeId type);
  void report_range(ssa::TypeId type, std::string_view number, SourceOffset place);
  ssa::ConstantId make_wide_integer(ssa::TypeId type, std::string_view number, SourceOffset place);
  ssa::ConstantId integer_of_words(ssa::TypeId type, std::span<uint64_t> words);
  ssa::ConstantId parse_hexadecimal(ssa::TypeId type);
  std::string_view floating_text();
  ssa::ConstantId parse_floating(ssa::TypeId type);
  ssa::ConstantId make_floating(ssa::TypeId type, FloatingBits bits);
  ssa::ConstantId make_floating_of_pattern(ssa::TypeId type, std::string_view text,
                                           SourceOffset place);
  ssa::ConstantId make_floating_of_double(ssa::TypeId type, std::string_view text,
                                          SourceOffset place);
  uint64_t hexadecimal_bits(std::string_view digits, uint32_t bits, SourceOffset place);
  void warn_of_digits(SourceOffset place);
  ssa::ConstantId make_floating_of_bits(ssa::TypeId type, ssa::TypeId lettered,
                                        std::string_view text, SourceOffset place);
  ssa::ConstantId parse_other(ssa::TypeId type);
  ssa::ConstantId parse_symbol(ssa::TypeId type);
  ssa::ConstantId parse_string(ssa::TypeId type);
  ssa::ConstantId parse_sequence(ssa::TypeId type, ssa::TypeKind kind);
  ssa::ConstantId parse_struct(ssa::TypeId type, bool packed);
  ssa::ConstantId parse_splat(ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_block_address(ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_word(ssa::TypeId type);
  bool has_parenthesis(std::string_view word) const;
  [[noreturn]] void fail_no_value(std::string_view word);
  [[noreturn]] void fail_predicate(ssa::Opcode opcode, std::span<const std::string_view> names);
  ssa::ConstantId parse_keyword(uint8_t word, std::string_view text, ssa::TypeId type);
  ssa::ConstantId parse_zero(ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_expression(ssa::Opcode opcode, ssa::TypeId type);
  ssa::ConstantId parse_gep(ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_cast(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_binary(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_comparison(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_select(ssa::TypeId type, SourceOffset place);
  ssa::ConstantId parse_lanes(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  uint16_t parse_flags();
  void require(bool holds, SourceOffset place, std::string_view what, ssa::TypeId type);
  void check_type(SourceOffset place, std::string_view what, ssa::TypeId found,
                  ssa::TypeId expected);
  ssa::Value parse_typed(std::string_view what, ssa::TypeId expected);
  ssa::ConstantId anything(ssa::TypeId type) { return pool_->poison(context_.erased(type)); }

  ParseContext& context_;
  Cursor& cursor_;
  TypeParser& types_;
  ssa::ConstantPool* pool_ = nullptr;
  std::vector<ssa::Value> elements_;  // memory of lists
  ssa::TypeId expression_type_;       // of the last parse_expression_of_any_type
};

// Reports a cast from one source type to another that LLVM does not allow.
void check_cast(const ParseContext& context, ssa::Opcode opcode, ssa::TypeId from, ssa::TypeId to,
                SourceOffset place);

}  // namespace lilt::frontend
