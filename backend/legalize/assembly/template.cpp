// The marks of a template: `$$`, `$(` `$|` `$)` around alternatives by syntax (AT&T is the first),
// `$3`, `${3}`, `${3:k}`, and `${:uid}`, `${:private}`, `${:comment}`. Source: LLVM Language
// Reference, "Inline Asm Expressions" and "Asm template argument modifiers".
#include "backend/legalize/assembly/template.h"

#include <charconv>

#include "emit/x86/register_names.h"
#include "ir/support/text.h"

namespace lilt::backend {
namespace {

using x86::Register;

class Expansion {
 public:
  Expansion(const ssa::Function& function, std::string_view text, const AssemblyOperands& operands,
            uint64_t unique, std::string& out)
      : types_(function.types()), rest_(text), operands_(operands), unique_(unique), out_(out) {}

  std::string run() {
    while (!rest_.empty() && problem_.empty()) {
      char c = take();
      if (c != '$') {
        if (!is_skipped_) out_ += c;
        continue;
      }
      expand_mark();
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

  void expand_mark() {
    char mark = rest_.empty() ? '\0' : rest_[0];
    if (mark >= '0' && mark <= '9') return expand_operand(take_number(), '\0');
    take();
    switch (mark) {
      case '$':
        if (!is_skipped_) out_ += '$';
        return;
      case '(':
        has_alternatives_ = true;
        return;
      case '|':
        is_skipped_ = has_alternatives_;
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
    std::string_view behind = close == rest_.npos ? "" : rest_.substr(close + 1);
    if (inside.starts_with(':')) {
      expand_word(inside.substr(1));
    } else {
      rest_ = inside;
      uint32_t number = take_number();
      bool has_modifier = rest_.size() == 2 && rest_[0] == ':';
      if (!rest_.empty() && !has_modifier) problem_ = "its template";
      expand_operand(number, has_modifier ? rest_[1] : '\0');
    }
    rest_ = behind;
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
    bool ok = false;
    switch (operand.place) {
      case AssemblyPlace::General:
        ok = print_general(operand.reg, width_in_general(types_, operand.type), modifier);
        break;
      case AssemblyPlace::Xmm:
        ok = print_xmm(operand.reg, modifier);
        break;
      case AssemblyPlace::Memory:
        ok = print_memory(operand.reg, modifier);
        break;
      case AssemblyPlace::Immediate:
        ok = print_immediate(operand.immediate, modifier);
        break;
      case AssemblyPlace::X87:
        out_ += "%st(";
        append_decimal(out_, uint64_t{operand.depth});
        out_ += ')';
        ok = modifier == '\0' || modifier == 'y';
        break;
      case AssemblyPlace::Condition:
        break;
    }
    if (!ok) problem_ = "operand modifier '" + std::string(1, modifier) + "'";
  }

  bool print_general(Register reg, unsigned width, char modifier) {
    switch (modifier) {
      case '\0':
      case 'c':
      case 'P':
        break;
      case 'b':
        width = 1;
        break;
      case 'w':
        width = 2;
        break;
      case 'k':
        width = 4;
        break;
      case 'q':
        width = 8;
        break;
      case 'a':
        return print_memory(reg, '\0');
      case 'A':
        out_ += '*';
        break;
      case 'V':
        out_ += x86::register_name(reg, 8);
        return true;
      case 'h':
        return print_high(reg);
      case 'z':
        out_ += width == 1 ? 'b' : width == 2 ? 'w' : width == 4 ? 'l' : 'q';
        return true;
      default:
        return false;
    }
    (out_ += '%') += x86::register_name(reg, width);
    return true;
  }

  // ah, bh, ch or dh.
  bool print_high(Register reg) {
    if (x86::hardware_number(reg) > 3) return false;
    ((out_ += '%') += x86::register_name(reg, 1)[0]) += 'h';
    return true;
  }

  bool print_xmm(Register reg, char modifier) {
    std::string_view name = x86::register_name(reg, 16);
    bool is_wide = modifier == 't';
    if (modifier != '\0' && modifier != 'x' && !is_wide) return false;
    ((out_ += '%') += is_wide ? 'y' : 'x') += name.substr(1);
    return true;
  }

  bool print_memory(Register address, char modifier) {
    switch (modifier) {
      case 'H':
        out_ += '8';
        break;
      case 'A':
        out_ += '*';
        break;
      case '\0':
      case 'a':
      case 'b':
      case 'w':
      case 'k':
      case 'q':
      case 'c':
      case 'P':
        break;
      default:
        return false;
    }
    ((out_ += "(%") += x86::register_name(address, 8)) += ')';
    return true;
  }

  bool print_immediate(std::string_view text, char modifier) {
    bool is_number = text.find_first_not_of("-0123456789") == text.npos;
    switch (modifier) {
      case '\0':
      case 'b':
      case 'w':
      case 'k':
      case 'q':
        (out_ += '$') += text;
        return true;
      case 'c':
      case 'P':
        out_ += text;
        return true;
      case 'a':
        (out_ += text) += is_number ? "" : "(%rip)";
        return true;
      case 'n':
        if (text.starts_with('-'))
          out_ += text.substr(1);
        else
          (out_ += '-') += text;
        return is_number;
      default:
        return false;
    }
  }

  const ssa::TypeTable& types_;
  std::string_view rest_;
  const AssemblyOperands& operands_;
  uint64_t unique_;
  std::string& out_;
  std::string problem_;
  bool has_alternatives_ = false;  // between $( and $)
  bool is_skipped_ = false;        // in an alternative for another syntax
};

}  // namespace

std::string expand_template(const ssa::Function& function, std::string_view text,
                            const AssemblyOperands& operands, uint64_t unique, std::string& out) {
  return Expansion(function, text, operands, unique, out).run();
}

}  // namespace lilt::backend
