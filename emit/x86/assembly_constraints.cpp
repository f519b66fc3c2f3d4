// Constraints are separated by commas, outputs first: `=r` is a result, `=*m` a place in memory
// that an argument points to, `~{memory}` a clobber, a number an input that is in the same place as
// that output, and anything else an input. A name in braces is a register.
#include "emit/x86/assembly_constraints.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

#include "emit/x86/assembly_text.h"
#include "emit/x86/register_syntax.h"

namespace lilt::x86 {

namespace {

constexpr std::string_view kRangeLetters = "IJKLMNOeZ";

constexpr RegSet registers_of(std::initializer_list<Register> registers) {
  RegSet set;
  for (Register r : registers) set.insert(r);
  return set;
}
constexpr std::pair<std::string_view, RegSet> kGeneralLetters[] = {
    {"aAQR", registers_of({rax})}, {"bQR", registers_of({rbx})}, {"cQR", registers_of({rcx})},
    {"dQR", registers_of({rdx})},  {"SR", registers_of({rsi})},  {"DR", registers_of({rdi})}};

class ConstraintReader {
 public:
  explicit ConstraintReader(std::string_view text) : text_(text) {}

  AdmittedPlaces read() {
    while (!text_.empty()) {
      char letter = text_[0];
      text_.remove_prefix(1);
      if (letter == '{')
        read_name();
      else if (letter == '^')
        read_long_name();
      else if (kRangeLetters.find(letter) != kRangeLetters.npos)
        places_.ranges += letter;
      else if (!read_letter(letter))
        refuse({&letter, 1});
    }
    return std::move(places_);
  }

 private:
  void read_name() {
    size_t close = text_.find('}');
    std::string_view name = text_.substr(0, close);
    text_.remove_prefix(close == text_.npos ? text_.size() : close + 1);
    std::optional<NamedRegister> named = find_register(name);
    if (name.starts_with("@cc"))
      places_.condition = name.substr(3);
    else if (name == "st")
      admit_x87(0);
    else if (name.size() == 5 && name.starts_with("st("))
      admit_x87(static_cast<uint32_t>(name[3] - '0') & 7);
    else if (!named || named->reg == rsp || named->reg == rbp)
      refuse(name);
    else
      (is_xmm(named->reg) ? places_.xmm : places_.general).insert(named->reg);
  }

  // A name of two letters after `^`.
  void read_long_name() {
    std::string_view name = text_.substr(0, 2);
    text_.remove_prefix(name.size());
    if (name == "Yz" || name == "Y0")
      places_.xmm.insert(xmm(0));
    else if (name.starts_with('Y'))
      places_.xmm = places_.xmm | vector_operand_registers();
    else
      refuse(name);
  }

  // Some letters admit several kinds of places.
  bool read_letter(char letter) {
    auto is_in = [&](std::string_view letters) { return letters.find(letter) != letters.npos; };
    RegSet general;
    for (const auto& [letters, registers] : kGeneralLetters)
      if (is_in(letters)) general = general | registers;
    if (is_in("rqlpgX")) general = general_operand_registers();
    places_.general = places_.general | general;
    if (is_in("xv")) places_.xmm = places_.xmm | vector_operand_registers();
    if (is_in("tuf")) admit_x87(letter == 'u' ? 1 : 0);
    places_.any_x87_depth |= letter == 'f';
    places_.memory |= is_in("moVgX");
    places_.any_constant |= is_in("insgX");
    return !general.empty() || is_in("xvtufmoVins");
  }

  void admit_x87(uint32_t depth) {
    places_.x87 = true;
    places_.x87_depth = depth;
  }
  void refuse(std::string_view what) {
    if (places_.unknown.empty()) places_.unknown = what;
  }

  std::string_view text_;
  AdmittedPlaces places_;
};

// --- results in the places of inputs

// The name of a register in braces; empty if none.
std::string_view register_of(std::string_view constraint) {
  size_t open = constraint.find('{');
  size_t close = constraint.find('}', open);
  return close == constraint.npos ? "" : constraint.substr(open + 1, close - open - 1);
}

// Whether two names mean one register: rdi, edi, di and dil are one; al and ah are two.
bool is_same_register(std::string_view a, std::string_view b) {
  std::optional<NamedRegister> left = find_register(a), right = find_register(b);
  if (!left || !right) return a == b;
  return left->reg == right->reg && left->is_high == right->is_high;
}

// The output that shares its place with an input; the number of outputs if none.
size_t output_of_input(std::string_view constraint, std::span<const std::string_view> outputs) {
  size_t number = outputs.size();
  std::from_chars(constraint.data(), constraint.data() + constraint.size(), number);
  if (number < outputs.size()) return number;
  std::string_view name = register_of(constraint);
  number = name.empty() ? outputs.size() : 0;
  while (number < outputs.size() && !is_same_register(register_of(outputs[number]), name)) ++number;
  return number;
}

}  // namespace

AdmittedPlaces read_constraint(std::string_view constraint) {
  return ConstraintReader(constraint).read();
}

std::string describe_inline_assembly() {
  return "inline assembly, constraints: r q l p Q R a b c d S D A x v ^Yz t u f m o V g X i n s I "
         "J K L M N O "
         "e Z @cc… 0 … {register}\n"
         "inline assembly, modifiers: b w k q h c P a A n H V x t y z\n"
         "inline assembly, directives: .byte .short .word .value .2byte .long .int .4byte .quad "
         ".8byte "
         ".ascii .asciz .string .skip .zero .space .align .balign .p2align .text\n";
}

bool is_in_range(char letter, int64_t value) {
  struct Range {
    char letter;
    int64_t least, most;
  };
  static constexpr Range kRanges[] = {{'I', 0, 31},
                                      {'J', 0, 63},
                                      {'K', -128, 127},
                                      {'M', 0, 3},
                                      {'N', 0, 255},
                                      {'O', 0, 127},
                                      {'e', INT32_MIN, INT32_MAX},
                                      {'Z', 0, UINT32_MAX}};
  for (const Range& range : kRanges)
    if (range.letter == letter) return value >= range.least && value <= range.most;
  return value == 0xFF || value == 0xFFFF || value == 0xFFFFFFFF;  // L
}

RegSet general_operand_registers() {
  RegSet set;
  for (uint32_t number = 1; number <= 16; ++number) set.insert(Register(number));
  set.erase(rsp);
  set.erase(rbp);
  return set;
}

RegSet vector_operand_registers() {
  RegSet set;
  for (uint32_t number = 0; number < 16; ++number) set.insert(xmm(number));
  return set;
}

bool is_assembly_without_effect(std::string_view text) {
  while (!text.empty()) {
    std::string_view statement = text.substr(0, text.find_first_of("\n;#"));
    text.remove_prefix(statement.size());
    bool is_comment = text.starts_with('#');
    text.remove_prefix(is_comment ? std::min(text.find('\n'), text.size())
                                  : std::min<size_t>(1, text.size()));
    statement = trimmed(statement);
    bool is_harmless = statement.empty() || statement == "nop" || statement == "pause" ||
                       statement == "rep" || statement == "rep nop";
    if (!is_harmless) return false;
  }
  return true;
}

std::vector<AssemblyOutput> outputs_of(std::string_view constraints) {
  std::vector<std::string_view> words;  // of outputs
  std::vector<AssemblyOutput> outputs;
  for (uint32_t argument = 0; !constraints.empty();) {
    std::string_view word = constraints.substr(0, constraints.find(','));
    constraints.remove_prefix(std::min(word.size() + 1, constraints.size()));
    if (word.starts_with('~')) continue;
    if (!word.starts_with('=')) {
      size_t output = output_of_input(word, words);
      if (output < outputs.size()) outputs[output].input = argument;
    } else {
      words.push_back(word);
      outputs.emplace_back();
      if (word.find('*') == word.npos) continue;
      outputs.back().address = argument;
    }
    ++argument;
  }
  return outputs;
}

}  // namespace lilt::x86
