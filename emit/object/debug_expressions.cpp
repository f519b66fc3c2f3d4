// Source: LLVM Language Reference, DIExpression; DWARF version 5, section 2.6.
#include "emit/object/debug_expressions.h"

#include <algorithm>
#include <iterator>

#include "emit/object/dwarf.h"
#include "ir/ssa/debug_node.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

// Operations whose low bits follow from the low bits of their operands.
constexpr std::string_view kLowBits[] = {
    "DW_OP_and",  "DW_OP_consts", "DW_OP_constu",      "DW_OP_const1s", "DW_OP_const1u",
    "DW_OP_dup",  "DW_OP_minus",  "DW_OP_mul",         "DW_OP_neg",     "DW_OP_not",
    "DW_OP_or",   "DW_OP_plus",   "DW_OP_plus_uconst", "DW_OP_shl",     "DW_OP_stack_value",
    "DW_OP_swap", "DW_OP_xor"};

class ExpressionReader {
 public:
  explicit ExpressionReader(std::vector<std::string_view> words) : words_(std::move(words)) {}

  DebugExpression read() {
    while (at_ < words_.size() && made_.is_known) read_operation(words_[at_++]);
    return std::move(made_);
  }

 private:
  // The next operand; 0 at the end, which makes the expression unknown.
  uint64_t number() {
    std::string_view word = at_ < words_.size() ? words_[at_++] : std::string_view();
    uint64_t value = 0;
    if (!take_number(word, value)) made_.is_known = false;
    return value;
  }

  void read_operation(std::string_view word) {
    if (word == "DW_OP_LLVM_fragment") {
      const uint64_t offset = number();
      made_.fragment = VariableFragment{offset, number()};
    } else if (word == "DW_OP_LLVM_convert") {
      read_conversion();
    } else if (word == "DW_OP_LLVM_arg") {
      made_.is_known = number() == 0 && made_.operations.empty();
    } else {
      read_dwarf(word);
    }
  }

  void read_dwarf(std::string_view word) {
    const std::optional<uint64_t> operation = dwarf_constant(word);
    if (!operation || !word.starts_with("DW_OP_")) {
      made_.is_known = false;
      return;
    }
    made_.ends_in_deref = word == "DW_OP_deref";
    made_.reads_upper_bits |=
        std::ranges::find(kLowBits, word) == std::end(kLowBits) && !word.starts_with("DW_OP_lit");
    made_.is_value |= word == "DW_OP_stack_value";
    out_.byte(*operation);
    if (word == "DW_OP_constu" || word == "DW_OP_plus_uconst")
      out_.unsigned_leb(number());
    else if (word == "DW_OP_consts")
      out_.signed_leb(static_cast<int64_t>(number()));
    else if (word == "DW_OP_deref_size" || word == "DW_OP_pick" || word == "DW_OP_const1u" ||
             word == "DW_OP_const1s")
      out_.byte(number());
  }

  // Two conversions, from one width and to another, extend a value or cut it off. Stacks hold 64
  // bits, and readers take as many bits of the result as the variable has.
  void read_conversion() {
    const uint64_t from = number();
    made_.ends_in_deref = false;
    const bool is_signed = encoding() == "DW_ATE_signed";
    const bool has_second = at_ < words_.size() && words_[at_] == "DW_OP_LLVM_convert";
    at_ += has_second;
    const uint64_t to = has_second ? number() : 0;
    made_.is_known &= has_second && !encoding().empty() && from != 0;
    if (!made_.is_known || from >= to || from >= 64) return;
    if (is_signed) {
      for (const uint8_t shift : {uint8_t{0x24}, uint8_t{0x26}}) {  // shl, shra
        out_.byte(DW_OP_constu);
        out_.unsigned_leb(64 - from);
        out_.byte(shift);
      }
    } else {
      out_.byte(DW_OP_constu);
      out_.unsigned_leb((uint64_t{1} << from) - 1);
      out_.byte(0x1a);  // and
    }
  }
  std::string_view encoding() { return at_ < words_.size() ? words_[at_++] : std::string_view(); }

  std::vector<std::string_view> words_;
  size_t at_ = 0;
  DebugExpression made_;
  DwarfWriter out_{made_.operations};
};

// Pushes the value that a place begins with.
void push_value(DwarfWriter& out, const VariablePlace& place) {
  using Base = VariablePlace::Base;
  if (place.base == Base::EntryValue) {
    out.byte(DW_OP_entry_value);
    out.unsigned_leb(1);  // bytes of an expression
    return out.byte(DW_OP_reg0 + static_cast<uint64_t>(place.number));
  }
  if (place.base == Base::FrameAddress || place.base == Base::FrameSlot) {
    out.byte(DW_OP_fbreg);
    out.signed_leb(place.number);
    if (place.base == Base::FrameSlot) out.byte(DW_OP_deref);
    if (place.base == Base::FrameSlot && place.addend != 0) {
      out.byte(DW_OP_consts);
      out.signed_leb(place.addend);
      out.byte(DW_OP_plus);
    }
  } else if (place.base == Base::Register) {
    out.byte(DW_OP_breg0 + static_cast<uint64_t>(place.number));
    out.signed_leb(place.addend);
  } else {
    out.byte(DW_OP_consts);
    out.signed_leb(place.number);
  }
}

// The variable is the value itself.
void append_plain(DwarfWriter& out, const VariablePlace& place) {
  if (place.base == VariablePlace::Base::FrameSlot && place.addend == 0) {
    out.byte(DW_OP_fbreg);
    return out.signed_leb(place.number);
  }
  if (place.base == VariablePlace::Base::Register && place.addend == 0)
    return out.byte(DW_OP_reg0 + static_cast<uint64_t>(place.number));
  push_value(out, place);
  out.byte(DW_OP_stack_value);
}

void append_piece(DwarfWriter& out, uint64_t bits) {
  if (bits % 8 == 0) {
    out.byte(DW_OP_piece);
    return out.unsigned_leb(bits / 8);
  }
  out.byte(DW_OP_bit_piece);
  out.unsigned_leb(bits);
  out.unsigned_leb(0);
}

}  // namespace

DebugExpression read_expression(const ssa::Module& module, std::string_view text) {
  uint64_t number = 0;
  std::string_view digits = text.substr(std::min<size_t>(text.size(), 1));
  if (text.starts_with('!') && take_number(digits, number))
    text = module.text_from(static_cast<ssa::MetadataNode>(number));
  return ExpressionReader(ssa::DebugNode(text).operands()).read();
}

bool append_location(std::vector<uint8_t>& bytes, const VariablePlace& place,
                     const DebugExpression& expression) {
  const bool is_number_dwarf_knows =
      place.base != VariablePlace::Base::Register || (place.number >= 0 && place.number < 32);
  if (!expression.is_known || !is_number_dwarf_knows) return false;
  if (place.base == VariablePlace::Base::Unknown) return false;
  if (place.value_size < 8 && expression.reads_upper_bits) return false;
  DwarfWriter out(bytes);
  if (!place.is_address && expression.operations.empty()) {
    append_plain(out, place);
    return true;
  }
  if (place.is_address || expression.is_value) {
    push_value(out, place);
    out.bytes(expression.operations);
    return true;
  }
  // A value in memory, which the last operation reads: what it reads is the variable.
  if (!expression.ends_in_deref) return false;
  push_value(out, place);
  out.bytes(std::span(expression.operations).first(expression.operations.size() - 1));
  return true;
}

bool append_location(std::vector<uint8_t>& bytes, const ssa::Module& module,
                     std::span<const VariablePlace* const> places) {
  uint64_t at = 0;  // bits of the variable that are described
  bool is_any_known = false;
  DwarfWriter out(bytes);
  for (const VariablePlace* place : places) {
    const DebugExpression expression = read_expression(module, place->expression);
    if (!expression.fragment)
      return places.size() == 1 && append_location(bytes, *place, expression);
    const auto [offset, size] = *expression.fragment;
    if (offset < at || size == 0) return false;
    if (offset != at) append_piece(out, offset - at);
    is_any_known |= append_location(bytes, *place, expression);
    append_piece(out, size);
    at = offset + size;
  }
  return is_any_known;
}

std::vector<uint8_t> value_expression(const DebugCall::Argument& argument) {
  std::vector<uint8_t> bytes;
  DwarfWriter out(bytes);
  VariablePlace place;
  place.base = argument.base;
  place.number = argument.number;
  push_value(out, place);
  if (argument.is_narrow) {
    out.byte(DW_OP_constu);
    out.unsigned_leb(UINT32_MAX);
    out.byte(DW_OP_and);
  }
  return bytes;
}

}  // namespace lilt::object
