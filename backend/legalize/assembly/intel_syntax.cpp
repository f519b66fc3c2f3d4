// A statement is cut into mnemonic and operands; each operand is read on its own: a register, a
// mark, a number, a symbol, or an address as a sum in brackets. Source: the GNU assembler's manual,
// "AT&T Syntax versus Intel Syntax".
#include "backend/legalize/assembly/intel_syntax.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>
#include <vector>

#include "emit/x86/assembly_text.h"
#include "ir/support/characters.h"

namespace lilt::backend {
namespace {

using x86::trimmed;

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool is_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '@' ||
         c == '?';
}

// The width in bytes of a general register; 1 … 8. 0: it is not one.
unsigned general_width(std::string_view name) {
  constexpr std::string_view kBytes[] = {"al", "bl", "cl",  "dl",  "ah",  "bh",
                                         "ch", "dh", "sil", "dil", "bpl", "spl"};
  constexpr std::string_view kWords[] = {"ax", "bx", "cx", "dx", "si", "di", "bp", "sp"};
  if (std::ranges::find(kBytes, name) != std::end(kBytes)) return 1;
  if (std::ranges::find(kWords, name) != std::end(kWords)) return 2;
  if (name.size() == 3 && std::ranges::find(kWords, name.substr(1)) != std::end(kWords))
    return name[0] == 'r' ? 8 : name[0] == 'e' ? 4 : 0;
  if (name.size() < 2 || name[0] != 'r' || !is_digit(name[1])) return 0;
  size_t end = 1;
  while (end < name.size() && is_digit(name[end])) ++end;
  const std::string_view suffix = name.substr(end);
  if (suffix.empty()) return 8;
  return suffix == "d" ? 4 : suffix == "w" ? 2 : suffix == "b" ? 1 : 0;
}

bool is_register(std::string_view name) {
  if (general_width(name) != 0 || name == "rip" || name == "eip") return true;
  for (std::string_view segment : {"cs", "ds", "es", "fs", "gs", "ss"})
    if (name == segment) return true;
  for (std::string_view file : {"xmm", "ymm", "zmm", "mm", "cr", "dr", "k", "st"})
    if (name.starts_with(file) && name.size() > file.size() &&
        std::ranges::all_of(name.substr(file.size()), is_digit))
      return true;
  return name == "st";
}

// `0x1f`, `1fh`, `0b101`, `101b` as the assembler writes it; empty: not a number.
std::string number(std::string_view text) {
  if (text.empty() || !is_digit(text[0])) return {};
  const std::string low = lowered(text);
  const auto all = [](std::string_view digits, std::string_view of) {
    return !digits.empty() && digits.find_first_not_of(of) == digits.npos;
  };
  const std::string_view view = low;
  if (all(view, "0123456789")) return low;
  if (view.starts_with("0x") && all(view.substr(2), "0123456789abcdef")) return low;
  if (view.starts_with("0b") && all(view.substr(2), "01")) return low;
  if (view.ends_with('h') && all(view.substr(0, view.size() - 1), "0123456789abcdef"))
    return "0x" + low.substr(0, low.size() - 1);
  return {};
}

struct Operand {
  enum Kind : uint8_t { Other, Register, Memory, Number } kind = Other;
  std::string text;    // in AT&T syntax
  unsigned width = 0;  // of a general register, or of memory as it is said; 0: unknown
};

class Statement {
 public:
  std::string rewrite(std::string_view text) {
    const size_t end = std::find_if_not(text.begin(), text.end(), is_name) - text.begin();
    mnemonic_ = lowered(text.substr(0, end));
    if (mnemonic_.empty() || mnemonic_[0] == '.') return std::string(text);
    const std::string_view rest = trimmed(text.substr(end));
    for (std::string_view prefix : {"lock", "rep", "repe", "repz", "repne", "repnz", "notrack"})
      if (mnemonic_ == prefix && !rest.empty()) return mnemonic_ + ' ' + Statement().rewrite(rest);
    if (!rest.empty()) read_operands(rest);
    return written();
  }

 private:
  void read_operands(std::string_view text) {
    size_t begin = 0;
    int depth = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
      const char c = i < text.size() ? text[i] : ',';
      depth += (c == '[' || c == '(' || c == '{') - (c == ']' || c == ')' || c == '}');
      if (c != ',' || depth > 0) continue;
      operands_.push_back(read(trimmed(text.substr(begin, i - begin))));
      begin = i + 1;
    }
  }

  static Operand read(std::string_view text) {
    Operand operand;
    bool is_sized = take_size(text, operand.width);
    std::string segment;
    if (const size_t colon = text.find(':'); colon != text.npos && text[0] != '$' &&
                                             is_register(lowered(trimmed(text.substr(0, colon))))) {
      segment = "%" + lowered(trimmed(text.substr(0, colon))) + ":";
      text = trimmed(text.substr(colon + 1));
    }
    if (text.starts_with("${") && text.ends_with('}') && text.find('}') == text.size() - 1) {
      const bool is_register_mark = text.find(':') != text.npos;
      operand.kind = is_register_mark ? Operand::Register : Operand::Memory;
      operand.text = segment + std::string(text);
      if (is_register_mark) operand.width = width_of_mark(text[text.size() - 2]);
      return operand;
    }
    const std::string low = lowered(text);
    if (is_register(low) && segment.empty()) {
      operand.kind = Operand::Register;
      operand.text = "%" + low;
      operand.width = general_width(low);
      return operand;
    }
    if (text.find('[') != text.npos || is_sized || !segment.empty()) {
      operand.kind = Operand::Memory;
      operand.text = segment + address(text);
      return operand;
    }
    if (low.starts_with("offset ")) {
      operand.kind = Operand::Number;
      operand.text = "$$" + std::string(trimmed(text.substr(7)));
      return operand;
    }
    if (const std::string value = signed_number(text); !value.empty()) {
      operand.kind = Operand::Number;
      operand.text = "$$" + value;
      return operand;
    }
    operand.text = std::string(text);
    return operand;
  }

  static unsigned width_of_mark(char modifier) {
    return modifier == 'q'                      ? 8
           : modifier == 'k'                    ? 4
           : modifier == 'w'                    ? 2
           : modifier == 'b' || modifier == 'h' ? 1
                                                : 0;
  }

  static std::string signed_number(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    const std::string value = number(trimmed(text.substr(is_negative)));
    return value.empty() ? value : (is_negative ? "-" : "") + value;
  }

  // Removes `dword ptr` from the front.
  static bool take_size(std::string_view& text, unsigned& width) {
    struct Size {
      std::string_view word;
      unsigned width;
    };
    constexpr Size kSizes[] = {{"byte", 1},   {"word", 2},     {"dword", 4},
                               {"qword", 8},  {"tbyte", 10},   {"xmmword", 16},
                               {"oword", 16}, {"ymmword", 32}, {"fword", 6}};
    const std::string low = lowered(text);
    for (const Size& size : kSizes) {
      if (!std::string_view(low).starts_with(size.word)) continue;
      std::string_view rest = trimmed(text.substr(size.word.size()));
      const bool has_ptr = lowered(rest.substr(0, 3)) == "ptr";
      if (has_ptr) rest = trimmed(rest.substr(3));
      if (!has_ptr && !rest.starts_with('[')) continue;
      width = size.width;
      text = rest;
      return true;
    }
    return false;
  }

  // `table[rax + 4*rcx - 8]`
  static std::string address(std::string_view text) {
    std::string displacement, base, index, scale;
    const auto add_displacement = [&](char sign, std::string_view part) {
      if (sign == '-' || !displacement.empty()) displacement += sign;
      displacement += part;
    };
    const auto add_term = [&](char sign, std::string_view term) {
      term = trimmed(term);
      if (term.empty()) return;
      const size_t star = term.find('*');
      std::string_view one = trimmed(term.substr(0, star));
      std::string_view other = star == term.npos ? "" : trimmed(term.substr(star + 1));
      if (!other.empty() && is_register_atom(other)) std::swap(one, other);
      if (!is_register_atom(one)) {
        const std::string value = number(term);
        return add_displacement(sign, value.empty() ? term : std::string_view(value));
      }
      if (other.empty() && base.empty()) {
        base = register_atom(one);
      } else {
        index = register_atom(one);
        scale = other.empty() ? "1" : std::string(other);
      }
    };
    char sign = '+';
    size_t begin = 0;
    bool in_mark = false;
    for (size_t i = 0; i <= text.size(); ++i) {
      const char c = i < text.size() ? text[i] : '+';
      if (c == '{') in_mark = true;
      if (c == '}') in_mark = false;
      if (in_mark || (c != '+' && c != '-' && c != '[' && c != ']')) continue;
      add_term(sign, text.substr(begin, i - begin));
      begin = i + 1;
      if (c == '+' || c == '-') sign = c;
      if (c == '[') sign = '+';
    }
    if (base.empty() && index.empty()) return displacement;
    std::string out = displacement + '(' + base;
    if (!index.empty()) out += ',' + index + ',' + scale;
    return out + ')';
  }

  static bool is_register_atom(std::string_view text) {
    return (text.starts_with("${") && text.find(':') != text.npos) || is_register(lowered(text));
  }
  static std::string register_atom(std::string_view text) {
    return text.starts_with("${") ? std::string(text) : "%" + lowered(text);
  }

  // --- the statement

  std::string written() {
    rename();
    std::string out = mnemonic_;
    const bool is_branch = mnemonic_ == "call" || mnemonic_[0] == 'j' || mnemonic_ == "loop";
    for (size_t i = operands_.size(); i-- > 0;) {
      out += i + 1 == operands_.size() ? " " : ", ";
      const Operand& operand = operands_[i];
      const bool is_indirect =
          is_branch && (operand.kind == Operand::Register || operand.kind == Operand::Memory);
      if (is_indirect) out += '*';
      // The target of a branch is a place, not a number.
      const bool is_place = is_branch && operand.kind == Operand::Number;
      out += is_place ? operand.text.substr(2) : operand.text;
    }
    return out;
  }

  void rename() {
    struct Renaming {
      std::string_view intel, att;
    };
    constexpr Renaming kAlone[] = {
        {"cdq", "cltd"},    {"cqo", "cqto"},    {"cwde", "cwtl"},   {"cdqe", "cltq"},
        {"cwd", "cwtd"},    {"cbw", "cbtw"},    {"movsd", "movsl"}, {"stosd", "stosl"},
        {"lodsd", "lodsl"}, {"scasd", "scasl"}, {"cmpsd", "cmpsl"}, {"insd", "insl"},
        {"outsd", "outsl"}, {"iretd", "iretl"}, {"popfd", "popfl"}, {"pushfd", "pushfl"}};
    if (operands_.empty()) {
      for (const Renaming& renaming : kAlone)
        if (mnemonic_ == renaming.intel) {
          mnemonic_ = renaming.att;
          return;
        }
      return;
    }
    if (mnemonic_ == "movsxd") mnemonic_ = "movslq";
    if ((mnemonic_ == "movzx" || mnemonic_ == "movsx") && operands_.size() == 2) {
      mnemonic_.pop_back();
      mnemonic_ += suffix(operands_[1].width);
      mnemonic_ += suffix(operands_[0].width);
      return;
    }
    add_suffix();
  }

  static std::string suffix(unsigned width) {
    return width == 1 ? "b" : width == 2 ? "w" : width == 4 ? "l" : width == 8 ? "q" : "";
  }

  // The size of memory, where no general register tells it.
  void add_suffix() {
    unsigned width = 0;
    bool has_vector = false;
    for (const Operand& operand : operands_) {
      if (operand.kind == Operand::Register && operand.width != 0 && !is_shift_count(operand))
        return;
      has_vector |= operand.kind == Operand::Register && operand.width == 0;
      if (operand.kind == Operand::Memory) width = operand.width;
    }
    const bool is_branch = mnemonic_ == "call" || mnemonic_[0] == 'j';
    if (is_branch || (has_vector && !mnemonic_.starts_with("cvtsi2s"))) return;
    const bool is_x87 = mnemonic_[0] == 'f' && mnemonic_ != "fxsave" && mnemonic_ != "fxrstor";
    if (!is_x87) {
      mnemonic_ += suffix(width);
      return;
    }
    const bool is_integer = mnemonic_.starts_with("fi");
    if (width == 2) mnemonic_ += mnemonic_.starts_with("fild") || is_integer ? "s" : "";
    if (width == 4) mnemonic_ += is_integer ? "l" : "s";
    if (width == 8) mnemonic_ += is_integer ? "ll" : "l";
    if (width == 10) mnemonic_ += "t";
  }
  bool is_shift_count(const Operand& operand) const {
    const bool is_shift = mnemonic_.starts_with("sh") || mnemonic_.starts_with("sa") ||
                          mnemonic_.starts_with("ro") || mnemonic_.starts_with("rc");
    return is_shift && operand.text == "%cl" && &operand != &operands_[0];
  }

  std::string mnemonic_;
  std::vector<Operand> operands_;
};

}  // namespace

std::string in_att_syntax(std::string_view text) {
  std::string out;
  size_t begin = 0;
  const auto rewrite = [&](std::string_view statement) {
    const size_t comment = statement.find('#');
    std::string_view code = trimmed(statement.substr(0, comment));
    for (size_t colon; (colon = code.find(':')) != code.npos &&
                       std::ranges::all_of(code.substr(0, colon), is_name) &&
                       !is_register(lowered(code.substr(0, colon)));) {
      out += code.substr(0, colon + 1);
      out += ' ';
      code = trimmed(code.substr(colon + 1));
    }
    if (!code.empty()) out += Statement().rewrite(code);
  };
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : '\n';
    if (c != '\n' && c != ';') continue;
    rewrite(text.substr(begin, i - begin));
    if (i < text.size()) out += '\n';
    begin = i + 1;
  }
  return out;
}

}  // namespace lilt::backend
