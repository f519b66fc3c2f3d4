#include "emit/x86/assembly_operand.h"

#include <bit>
#include <charconv>

#include "emit/x86/register_syntax.h"
#include "ir/support/characters.h"

namespace lilt::x86 {

namespace aj = asmjit::x86;

namespace {

constexpr int kMaximumDepth = 16;

// --- registers

std::optional<aj::Reg> special_register(std::string_view name) {
  struct Named {
    std::string_view name;
    aj::Reg reg;
  };
  const Named named[] = {{"rip", aj::Reg(aj::rip)},
                         {"es", aj::es},
                         {"cs", aj::cs},
                         {"ss", aj::ss},
                         {"ds", aj::ds},
                         {"fs", aj::fs},
                         {"gs", aj::gs}};
  for (const Named& one : named)
    if (one.name == name) return one.reg;
  return std::nullopt;
}

// mm0 and the like: a stem and a number below a bound.
std::optional<aj::Reg> numbered_register(std::string_view name) {
  size_t digits = name.find_first_of("0123456789");
  if (digits == 0 || digits == name.npos || name.size() > digits + 2) return std::nullopt;
  std::string_view stem = name.substr(0, digits);
  uint32_t number = 0;
  auto result = std::from_chars(name.data() + digits, name.data() + name.size(), number);
  if (result.ec != std::errc() || result.ptr != name.data() + name.size()) return std::nullopt;
  if (stem == "mm" && number < 8) return aj::mm(number);
  if (stem == "cr" && number < 16) return aj::cr(number);
  if ((stem == "dr" || stem == "db") && number < 16) return aj::dr(number);
  return std::nullopt;
}

std::optional<aj::Reg> named_register(NamedRegister named) {
  uint32_t number = hardware_number(named.reg);
  switch (named.width) {
    case 1:
      if (named.is_high) return aj::gpb_hi(number);
      return aj::gpb_lo(number);
    case 2:
      return aj::gpw(number);
    case 4:
      return aj::gpd(number);
    case 8:
      return aj::gpq(number);
    case 16:
      return aj::xmm(number);
    case 32:
      return aj::ymm(number);
    default:
      return std::nullopt;
  }
}

// After `%`.
std::optional<aj::Reg> parse_register(StatementCursor& cursor) {
  std::string_view name = cursor.word();
  if (name == "st") {
    if (!cursor.accept('(')) return aj::st(0);
    std::optional<uint64_t> number = cursor.number();
    if (!number || *number > 7 || !cursor.accept(')')) return std::nullopt;
    return aj::st(static_cast<uint32_t>(*number));
  }
  if (std::optional<NamedRegister> named = find_register(name)) return named_register(*named);
  if (std::optional<aj::Reg> found = special_register(name)) return found;
  return numbered_register(name);
}

// --- expressions: numbers are computed with 64 bits, wrapping

struct Operator {
  std::string_view text;
  int precedence;
};
constexpr Operator kOperators[] = {{"<<", 3}, {">>", 3}, {"*", 3}, {"/", 3}, {"%", 3},
                                   {"|", 2},  {"&", 2},  {"^", 2}, {"+", 1}, {"-", 1}};

std::optional<uint64_t> computed(std::string_view op, uint64_t a, uint64_t b) {
  switch (op[0]) {
    case '<':
      return b < 64 ? a << b : 0;
    case '>':
      return b < 64 ? a >> b : 0;
    case '*':
      return a * b;
    case '|':
      return a | b;
    case '&':
      return a & b;
    case '^':
      return a ^ b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    default:  // division, if the result is unambiguous
      if (b == 0 || (a | b) >> 63 != 0) return std::nullopt;
      return op == "/" ? a / b : a % b;
  }
}

// A number may be added to a symbol or subtracted from it.
std::optional<TextExpression> combined(std::string_view op, const TextExpression& left,
                                       const TextExpression& right) {
  bool is_sum = op == "+" || op == "-";
  if (!right.symbol.empty() && (op != "+" || !left.symbol.empty())) return std::nullopt;
  if (!left.symbol.empty() && !is_sum) return std::nullopt;
  std::optional<uint64_t> value =
      computed(op, static_cast<uint64_t>(left.value), static_cast<uint64_t>(right.value));
  if (!value) return std::nullopt;
  TextExpression result = right.symbol.empty() ? left : right;
  result.value = static_cast<int64_t>(*value);
  return result;
}

std::optional<TextExpression> parse_primary(StatementCursor& cursor, int depth) {
  if (depth > kMaximumDepth) return std::nullopt;
  for (char sign : {'-', '~', '+'}) {
    if (!cursor.accept(sign)) continue;
    std::optional<TextExpression> value = parse_primary(cursor, depth + 1);
    if (!value || sign == '+') return value;
    if (!value->symbol.empty()) return std::nullopt;
    uint64_t bits = static_cast<uint64_t>(value->value);
    value->value = static_cast<int64_t>(sign == '-' ? 0 - bits : ~bits);
    return value;
  }
  if (cursor.accept('(')) {
    std::optional<TextExpression> value = parse_expression(cursor, depth + 1);
    return value && cursor.accept(')') ? value : std::nullopt;
  }
  TextExpression value;
  std::string_view start = cursor.rest();
  if (is_digit(cursor.peek()) || cursor.peek() == '\'') {
    if (std::optional<uint64_t> number = cursor.number()) {
      value.value = static_cast<int64_t>(*number);
      return value;
    }
    cursor.restore(start);  // 1b, 1f
  }
  value.symbol = cursor.word();
  if (value.symbol.empty() || value.symbol == ".") return std::nullopt;  // ".": the current place
  if (cursor.accept('@')) value.suffix = cursor.word();
  return value;
}

const Operator* accept_operator(StatementCursor& cursor, int precedence) {
  for (const Operator& op : kOperators) {
    if (op.precedence < precedence || !cursor.rest().starts_with(op.text)) continue;
    for (char c : op.text) cursor.accept(c);
    return &op;
  }
  return nullptr;
}

std::optional<TextExpression> parse_binary(StatementCursor& cursor, int precedence, int depth) {
  std::optional<TextExpression> left =
      precedence > 3 ? parse_primary(cursor, depth) : parse_binary(cursor, precedence + 1, depth);
  if (precedence > 3) return left;
  while (left) {
    const Operator* op = accept_operator(cursor, precedence);
    if (op == nullptr) break;
    std::optional<TextExpression> right = parse_binary(cursor, precedence + 1, depth);
    if (!right) return std::nullopt;
    left = combined(op->text, *left, *right);
  }
  return left;
}

// --- addresses

// Whether the parenthesis opens (base, index, scale), rather than an expression.
bool opens_address(StatementCursor cursor) {
  return cursor.accept('(') && (cursor.peek() == '%' || cursor.peek() == ',');
}

bool parse_base_and_index(StatementCursor& cursor, TextOperand& operand) {
  cursor.accept('(');
  if (cursor.accept('%')) {
    std::optional<aj::Reg> base = parse_register(cursor);
    if (!base) return false;
    operand.base = *base;
  }
  if (cursor.accept(',') && cursor.accept('%')) {
    std::optional<aj::Reg> index = parse_register(cursor);
    if (!index) return false;
    operand.index = *index;
  }
  if (cursor.accept(',')) {
    std::optional<uint64_t> scale = cursor.number();
    if (!scale || *scale > 8 || !std::has_single_bit(*scale)) return false;
    operand.scale_log2 = static_cast<uint8_t>(std::countr_zero(*scale));
  }
  return cursor.accept(')');
}

// A displacement is a sum; `8+` and a parenthesis are 8.
std::optional<TextOperand> parse_memory(StatementCursor& cursor, TextOperand operand) {
  operand.kind = TextOperand::Kind::Memory;
  if (!opens_address(cursor)) {
    std::string_view start = cursor.rest();
    std::optional<TextExpression> displacement = parse_expression(cursor);
    if (!displacement) {  // ends in a sign
      cursor.restore(start);
      displacement = parse_primary(cursor, 0);
      if (!displacement || !cursor.accept('+')) return std::nullopt;
    }
    operand.value = *displacement;
  }
  if (opens_address(cursor) && !parse_base_and_index(cursor, operand)) return std::nullopt;
  return operand;
}

}  // namespace

void StatementCursor::skip_blanks() {
  while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\t' || rest_[0] == '\r'))
    rest_.remove_prefix(1);
}

bool StatementCursor::accept(char c) {
  if (peek() != c || rest_.empty()) return false;
  rest_.remove_prefix(1);
  skip_blanks();
  return true;
}

std::string_view StatementCursor::word() {
  size_t size = 0;
  while (size < rest_.size() && is_symbol_character(rest_[size])) ++size;
  std::string_view word = rest_.substr(0, size);
  rest_.remove_prefix(size);
  skip_blanks();
  return word;
}

std::optional<uint64_t> StatementCursor::number() {
  if (rest_.size() >= 2 && rest_[0] == '\'') {
    uint64_t value = static_cast<uint8_t>(rest_[1]);
    if (value == '\\') return std::nullopt;
    rest_.remove_prefix(2);
    accept('\'');
    skip_blanks();
    return value;
  }
  std::string_view digits = word();
  int base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    char mark = static_cast<char>(digits[1] | 32);
    base = mark == 'x' ? 16 : mark == 'b' ? 2 : 8;
    digits.remove_prefix(base == 8 ? 1 : 2);
  }
  uint64_t value = 0;
  auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  bool is_whole = result.ec == std::errc() && result.ptr == digits.data() + digits.size();
  return is_whole ? std::optional(value) : std::nullopt;
}

std::optional<TextExpression> parse_expression(StatementCursor& cursor, int depth) {
  return parse_binary(cursor, 1, depth);
}

std::optional<TextOperand> parse_operand(StatementCursor& cursor) {
  TextOperand operand;
  operand.is_indirect = cursor.accept('*');
  if (cursor.accept('$')) {
    operand.kind = TextOperand::Kind::Immediate;
    std::optional<TextExpression> value = parse_expression(cursor);
    if (!value) return std::nullopt;
    operand.value = *value;
    return operand;
  }
  if (!cursor.accept('%')) return parse_memory(cursor, operand);
  std::optional<aj::Reg> reg = parse_register(cursor);
  if (!reg) return std::nullopt;
  operand.reg = *reg;
  if (!cursor.accept(':')) return operand;
  if (!reg->isSReg()) return std::nullopt;
  operand.segment = *reg;
  return parse_memory(cursor, operand);
}

}  // namespace lilt::x86
