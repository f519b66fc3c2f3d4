#include "backend/legalize/assembly/constraints.h"

#include <charconv>
#include <utility>

#include "emit/x86/register_names.h"

namespace lilt::backend {

using x86::Register;
using x86::RegSet;

namespace {

constexpr std::string_view kRangeLetters = "IJKLMNOeZ";

constexpr RegSet set_of(std::initializer_list<Register> registers) {
  RegSet set;
  for (Register r : registers) set.insert(r);
  return set;
}
constexpr RegSet kLettered = set_of({x86::rax, x86::rbx, x86::rcx, x86::rdx});
constexpr RegSet kLegacy = kLettered | set_of({x86::rsi, x86::rdi});

RegSet xmm_registers() {
  RegSet set;
  for (uint32_t number = 0; number < 16; ++number) set.insert(x86::xmm(number));
  return set;
}

// xmm0 for the names xmm0, ymm0 and zmm0.
Register find_xmm(std::string_view name) {
  bool is_vector = name.size() > 3 && name.substr(1, 2) == "mm" &&
                   (name[0] == 'x' || name[0] == 'y' || name[0] == 'z');
  if (!is_vector) return {};
  uint32_t number = 16;
  std::from_chars(name.data() + 3, name.data() + name.size(), number);
  return number < 16 ? x86::xmm(number) : Register();
}

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
      else if (!read_named(letter) && !read_class(letter))
        refuse({&letter, 1});
    }
    return std::move(places_);
  }

 private:
  void read_name() {
    size_t close = text_.find('}');
    std::string_view name = text_.substr(0, close);
    text_.remove_prefix(close == text_.npos ? text_.size() : close + 1);
    Register reg = register_of_name(name);
    if (name.starts_with("@cc"))
      places_.condition = name.substr(3);
    else if (name == "st")
      admit_x87(0);
    else if (name.size() == 5 && name.starts_with("st("))
      admit_x87(static_cast<uint32_t>(name[3] - '0') & 7);
    else if (!reg.valid() || reg == x86::rsp || reg == x86::rbp)
      refuse(name);
    else
      (x86::is_xmm(reg) ? places_.xmm : places_.general).insert(reg);
  }

  // A name of two letters behind `^`.
  void read_long_name() {
    std::string_view name = text_.substr(0, 2);
    text_.remove_prefix(name.size());
    if (name == "Yz" || name == "Y0")
      places_.xmm.insert(x86::xmm(0));
    else if (name.starts_with('Y'))
      places_.xmm = places_.xmm | xmm_registers();
    else
      refuse(name);
  }

  bool read_named(char letter) {
    static constexpr std::pair<char, Register> kNamed[] = {
        {'a', x86::rax}, {'b', x86::rbx}, {'c', x86::rcx}, {'d', x86::rdx},
        {'S', x86::rsi}, {'D', x86::rdi}, {'A', x86::rax}};
    for (auto [name, reg] : kNamed) {
      if (name != letter) continue;
      places_.general.insert(reg);
      return true;
    }
    return false;
  }

  bool read_class(char letter) {
    switch (letter) {
      case 'r':
      case 'q':
      case 'l':
      case 'p':
        return admit_general(operand_registers());
      case 'Q':
        return admit_general(kLettered);
      case 'R':
        return admit_general(kLegacy);
      case 'x':
      case 'v':
        places_.xmm = places_.xmm | xmm_registers();
        return true;
      case 't':
        return admit_x87(0);
      case 'u':
        return admit_x87(1);
      case 'f':
        places_.any_x87_depth = true;
        return admit_x87(0);
      case 'm':
      case 'o':
      case 'V':
        return places_.memory = true;
      case 'g':
      case 'X':
        places_.memory = places_.any_constant = true;
        return admit_general(operand_registers());
      case 'i':
      case 'n':
      case 's':
        return places_.any_constant = true;
      default:
        return false;
    }
  }

  bool admit_general(RegSet registers) {
    places_.general = places_.general | registers;
    return true;
  }
  bool admit_x87(uint32_t depth) {
    places_.x87 = true;
    places_.x87_depth = depth;
    return true;
  }
  void refuse(std::string_view what) {
    if (places_.unknown.empty()) places_.unknown = what;
  }

  std::string_view text_;
  AdmittedPlaces places_;
};

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
  switch (letter) {
    case 'I':
      return value >= 0 && value <= 31;
    case 'J':
      return value >= 0 && value <= 63;
    case 'K':
      return value == static_cast<int8_t>(value);
    case 'L':
      return value == 0xFF || value == 0xFFFF || value == 0xFFFFFFFF;
    case 'M':
      return value >= 0 && value <= 3;
    case 'N':
      return value >= 0 && value <= 255;
    case 'O':
      return value >= 0 && value <= 127;
    case 'e':
      return value == static_cast<int32_t>(value);
    default:  // Z
      return value >= 0 && value <= UINT32_MAX;
  }
}

Register register_of_name(std::string_view name) {
  if (auto named = x86::find_general_register(name)) return named->reg;
  if (name == "ah") return x86::rax;
  if (name == "bh") return x86::rbx;
  if (name == "ch") return x86::rcx;
  if (name == "dh") return x86::rdx;
  return find_xmm(name);
}

RegSet operand_registers() {
  RegSet set;
  for (uint32_t number = 1; number <= 16; ++number) set.insert(Register(number));
  set.erase(x86::rsp);
  set.erase(x86::rbp);
  return set;
}

}  // namespace lilt::backend
