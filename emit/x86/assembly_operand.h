// The parts of a statement of AT&T assembly text: words, expressions, registers, operands.
#pragma once

#include <asmjit/x86.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace lilt::x86 {

// Reads a statement from its front. A function leaves text that it does not accept in place or, if
// it returns no value, partly read: the whole statement is then refused.
class StatementCursor {
 public:
  explicit StatementCursor(std::string_view text) : rest_(text) { skip_blanks(); }

  bool at_end() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_[0]; }
  std::string_view rest() const { return rest_; }
  void restore(std::string_view rest) { rest_ = rest; }
  bool accept(char c);               // and the blanks after
  std::string_view word();           // letters, digits, _ . $; empty if none
  std::optional<uint64_t> number();  // 12, 0x1F, 017, 0b101, 'c'

 private:
  void skip_blanks();
  std::string_view rest_;
};

// symbol@suffix + value
struct TextExpression {
  int64_t value = 0;
  std::string_view symbol;  // empty: a number
  std::string_view suffix;  // "PLT", "GOTPCREL", …
};

// Reads sums, products, shifts and bits of numbers, with at most one symbol or numeric label (`1b`)
// in a sum. Linear; parentheses nest at most 16 deep.
std::optional<TextExpression> parse_expression(StatementCursor& cursor, int depth = 0);

struct TextOperand {
  enum class Kind : uint8_t { Register, Immediate, Memory };
  Kind kind = Kind::Register;
  bool is_indirect = false;      // *…: the operand of an indirect jump
  asmjit::x86::Reg reg;          // Register
  TextExpression value;          // Immediate; Memory: the displacement
  asmjit::x86::Reg base, index;  // Memory; none: not valid
  asmjit::x86::Reg segment;
  uint8_t scale_log2 = 0;
};

// $value, %register, segment:displacement(base, index, scale), symbol, each optionally after `*`.
std::optional<TextOperand> parse_operand(StatementCursor& cursor);

}  // namespace lilt::x86
