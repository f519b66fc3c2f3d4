// The marks of a template: `$$`, `$(` `$|` `$)` around alternatives by syntax (AT&T is the first),
// `$3`, `${3}`, `${3:k}`, and `${:uid}`, `${:private}`, `${:comment}`. Source: LLVM Language
// Reference, "Inline Asm Expressions" and "Asm template argument modifiers".
#include "backend/legalize/assembly/template.h"

#include <charconv>

#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::backend {
namespace {

class Completion {
 public:
  Completion(const ssa::Function& function, std::string_view text, const AssemblyOperands& operands,
             uint64_t unique, bool is_intel, std::string& out)
      : function_(function),
        rest_(text),
        operands_(operands),
        unique_(unique),
        is_intel_(is_intel),
        out_(out) {}

  std::string run() {
    while (!rest_.empty() && problem_.empty()) {
      char c = take();
      if (c == '"' || c == '\n') is_quoted_ = c == '"' && !is_quoted_;
      if (c == '$')
        expand_mark();
      else if (!is_skipped_)
        out_ += is_line_comment(c) ? '#' : c;
    }
    return problem_;
  }

 private:
  char take() {
    if (rest_.empty()) return '\0';
    char c = rest_[0];
    rest_.remove_prefix(1);
    return c;
  }

  // LLVM's assembler alone knows `//`: the text gets `#` in place of the first slash.
  bool is_line_comment(char c) const { return c == '/' && rest_.starts_with('/') && !is_quoted_; }

  void expand_mark() {
    char mark = rest_.empty() ? '\0' : rest_[0];
    if (is_digit(mark)) return expand_operand(take_number(), '\0');
    take();
    switch (mark) {
      case '$':
        if (!is_skipped_) out_ += "$$";
        return;
      case '(':
        has_alternatives_ = true;
        is_skipped_ = is_intel_;
        return;
      case '|':
        is_skipped_ = has_alternatives_ && !is_intel_;
        if (!has_alternatives_) out_ += '|';
        return;
      case ')':
        if (!has_alternatives_) out_ += '}';
        has_alternatives_ = is_skipped_ = false;
        return;
      case '{':
        return expand_braces();
      default:
        problem_ = "its template";
    }
  }

  uint32_t take_number() {
    uint32_t number = UINT32_MAX;
    auto result = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    rest_.remove_prefix(static_cast<size_t>(result.ptr - rest_.data()));
    return number;
  }

  void expand_braces() {
    size_t close = rest_.find('}');
    std::string_view inside = rest_.substr(0, close);
    std::string_view after = close == rest_.npos ? "" : rest_.substr(close + 1);
    if (inside.starts_with(':')) {
      expand_word(inside.substr(1));
    } else {
      rest_ = inside;
      uint32_t number = take_number();
      bool has_modifier = rest_.size() == 2 && rest_[0] == ':';
      if (!rest_.empty() && !has_modifier) problem_ = "its template";
      expand_operand(number, has_modifier ? rest_[1] : '\0');
    }
    rest_ = after;
  }

  void expand_word(std::string_view word) {
    if (is_skipped_) return;
    if (word == "uid")
      append_decimal(out_, unique_);
    else if (word == "private")
      out_ += ".L";
    else if (word == "comment")
      out_ += '#';
    else
      problem_ = "its template";
  }

  void expand_operand(uint32_t number, char modifier) {
    if (is_skipped_ || !problem_.empty()) return;
    if (number >= operands_.operands.size()) {
      problem_ = "its template";
      return;
    }
    const AssemblyOperand& operand = operands_.operands[number];
    if (!is_written(operand, modifier))
      problem_ = "operand modifier '" + std::string(1, modifier) + "'";
  }

  bool is_written(const AssemblyOperand& operand, char modifier) {
    switch (operand.place) {
      case AssemblyPlace::General:
        return write_general(operand, modifier);
      case AssemblyPlace::Xmm:
        return write_vector(operand, modifier);
      case AssemblyPlace::Memory:
        return write_memory(operand, modifier);
      case AssemblyPlace::Immediate:
        return write_immediate(operand.immediate, modifier);
      case AssemblyPlace::X87:
        append_decimal(out_ += "%st(", uint64_t{operand.depth});
        out_ += ')';
        return modifier == '\0' || modifier == 'y';
      case AssemblyPlace::Condition:
        break;
    }
    return false;
  }

  void write_register(const AssemblyOperand& operand, char modifier) {
    append_decimal(out_ += "${", uint64_t{operand.number});
    ((out_ += ':') += modifier) += '}';
  }

  bool write_general(const AssemblyOperand& operand, char modifier) {
    unsigned width = width_in_general(function_.types(), operand.type);
    char own = width == 1 ? 'b' : width == 2 ? 'w' : width == 4 ? 'k' : 'q';
    if (modifier == 'z') {
      out_ += own == 'k' ? 'l' : own;
      return true;
    }
    if (modifier == 'A') out_ += '*';
    if (modifier == 'a') out_ += '(';
    bool is_own = is_one_of(std::string_view("\0cPA", 4), modifier);
    write_register(operand, is_own ? own : modifier == 'a' ? 'q' : modifier);
    if (modifier == 'a') out_ += ')';
    return is_own || is_one_of("bwkqVha", modifier);
  }

  bool write_vector(const AssemblyOperand& operand, char modifier) {
    const unsigned width = width_in_vector(function_, operand.type);
    const char own = width == 64 ? 'g' : width == 32 ? 't' : 'x';
    write_register(operand, modifier == '\0' ? own : modifier);
    return is_one_of(std::string_view("\0xtg", 4), modifier);
  }

  bool write_memory(const AssemblyOperand& operand, char modifier) {
    if (modifier == 'H') out_ += "8+";
    if (modifier == 'A') out_ += '*';
    append_decimal(out_ += "${", uint64_t{operand.number});
    out_ += '}';
    return is_one_of(std::string_view("\0abwkqcPHA", 10), modifier);
  }

  bool write_immediate(std::string_view text, char modifier) {
    bool is_number = text.find_first_not_of("-0123456789") == text.npos;
    bool is_negated = modifier == 'n';
    if (!is_intel_ && is_one_of(std::string_view("\0bwkq", 5), modifier)) out_ += "$$";
    if (is_negated && !text.starts_with('-')) out_ += '-';
    if (is_negated && text.starts_with('-')) text.remove_prefix(1);
    for (char c : text) out_.append(c == '$' ? 2 : 1, c);
    if (modifier == 'a' && !is_number) out_ += "(%rip)";
    return is_negated ? is_number : is_one_of(std::string_view("\0bwkqcPa", 8), modifier);
  }

  static bool is_one_of(std::string_view modifiers, char modifier) {
    return modifiers.find(modifier) != modifiers.npos;
  }

  const ssa::Function& function_;
  std::string_view rest_;
  const AssemblyOperands& operands_;
  uint64_t unique_;
  bool is_intel_;
  std::string& out_;
  std::string problem_;
  bool has_alternatives_ = false;  // between $( and $)
  bool is_quoted_ = false;
  bool is_skipped_ = false;  // in an alternative for another syntax
};

}  // namespace

std::string complete_template(const ssa::Function& function, std::string_view text,
                              const AssemblyOperands& operands, uint64_t unique, bool is_intel,
                              std::string& out) {
  return Completion(function, text, operands, unique, is_intel, out).run();
}

}  // namespace lilt::backend
