// Idea: each constraint is read into the places it admits, and the first kind that fits the operand
// is taken. An operand that admits some registers of its class only gets one of them here, as does
// one whose second byte the text names; all others are left to the allocator, for which the demand
// is counted.
#include "backend/legalize/assembly/assembly_operands.h"
#include "backend/legalize/names.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "emit/object/data.h"
#include "emit/x86/assembly_constraints.h"
#include "emit/x86/register_syntax.h"
#include "ir/support/text.h"

namespace lilt::backend {

using x86::Register;
using x86::RegSet;

namespace {

constexpr size_t kMaxOperands = 64;  // more than there are registers; C compilers allow 30

std::string_view take_word(std::string_view& text, char separator) {
  std::string_view word = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(word.size() + 1, text.size()));
  return word;
}

// The alternative of that number: `r|m` has two. A constraint with fewer repeats its last one.
std::string_view alternative_of(std::string_view constraint, size_t number) {
  std::string_view word = take_word(constraint, '|');
  for (size_t i = 0; i < number && !constraint.empty(); ++i) word = take_word(constraint, '|');
  return word;
}

// The name in `~{rax}` or `~rax`.
std::string_view clobbered(std::string_view word) {
  word.remove_prefix(1);
  if (word.starts_with('{')) word.remove_prefix(1);
  if (word.ends_with('}')) word.remove_suffix(1);
  return word;
}

// --- constants as text

// symbol + offset, or a number.
struct ConstantText {
  std::string_view symbol;
  int64_t offset = 0;
};

std::optional<ConstantText> text_of(const ssa::Function& function, ssa::ConstantId id) {
  const ssa::TypeTable& types = function.types();
  TypeId type = function.constants()[id].type;
  if (!types.is_integer(type) && !types.is_pointer(type)) return std::nullopt;
  std::string reason;
  auto address = object::reduce_constant(function.constants(), types, id, reason);
  if (!address || address->minus.valid() || address->base.block.valid()) return std::nullopt;
  if (!address->is_number())
    return ConstantText{function.module()[address->base.symbol].name,
                        static_cast<int64_t>(address->offset)};
  // Numbers have signs, except truth values.
  uint32_t bits = types.is_integer(type) ? types.integer_bits(type) : 64;
  uint32_t above = bits == 1 || bits >= 64 ? 0 : 64 - bits;
  return ConstantText{{}, static_cast<int64_t>(address->offset << above) >> above};
}

// --- operands

class OperandReader {
 public:
  OperandReader(const ssa::Function& function, ssa::InstId call, AssemblyOperands& result)
      : function_(function), types_(function.types()), call_(call), result_(result) {}

  // Reads the constraints, each by its alternative of that number.
  std::string read(std::string_view constraints, size_t alternative) {
    result_ = AssemblyOperands();
    argument_ = 2;
    part_ = 0;
    while (!constraints.empty()) {
      std::string_view word = take_word(constraints, ',');
      if (word.starts_with('~')) {
        read_clobber(clobbered(word));
        continue;
      }
      std::string problem = read_operand(alternative_of(word, alternative));
      if (!problem.empty()) return problem;
      if (result_.operands.size() > kMaxOperands) return "more operands than there are registers";
    }
    if (result_.clobbers.contains(x86::rbp)) return "it overwrites rbp";
    return {};
  }

 private:
  void read_clobber(std::string_view name) {
    std::optional<x86::NamedRegister> named = x86::find_register(name);
    if (named && named->reg != x86::rsp) result_.clobbers.insert(named->reg);
    if (name == "st") result_.x87_clobbers |= 1;
    if (name.size() == 5 && name.starts_with("st("))
      result_.x87_clobbers |= 1u << (static_cast<unsigned>(name[3] - '0') & 7);
  }

  std::string read_operand(std::string_view word) {
    AssemblyOperand operand;
    operand.is_output = word.starts_with('=');
    for (; word.find_first_of("=*&%") == 0; word.remove_prefix(1)) {
      operand.is_indirect |= word[0] == '*';
      operand.is_early |= word[0] == '&';
    }
    operand.constraint = word;
    if (operand.is_output && !operand.is_indirect) {
      TypeId type = function_[call_].type;
      bool has_parts = types_.kind(type) == TypeKind::Struct;
      operand.type = has_parts ? types_.member(type, part_++) : type;
    } else {
      if (operand.is_indirect)
        operand.element = function_.annotations().attributes(call_, argument_ - 2).element;
      operand.value = function_.operand(call_, argument_++);
      operand.type = function_.type_of(operand.value);
    }
    std::string problem = choose_place(operand);
    result_.has_x87 |= operand.place == AssemblyPlace::X87;
    result_.operands.push_back(std::move(operand));
    return problem;
  }

  std::string choose_place(AssemblyOperand& operand) {
    uint32_t number = UINT32_MAX;
    std::string_view text = operand.constraint;
    std::from_chars(text.data(), text.data() + text.size(), number);
    if (number < result_.operands.size()) return tie(operand, number);
    x86::AdmittedPlaces places = x86::read_constraint(text);
    operand.choice = x86::general_operand_registers();
    if (operand.is_indirect) {
      operand.place = AssemblyPlace::Memory;
      operand.tied_to = find_address(operand.value);
      return {};
    }
    if (is_written_as_constant(operand, places) || is_placed(operand, places)) return {};
    if (!places.unknown.empty()) return "constraint '" + places.unknown + "'";
    bool is_constant_only = places.any_constant || !places.ranges.empty();
    return is_constant_only ? "an operand is not the constant that it must be"
                            : "an operand of type '" + types_.to_string(operand.type) +
                                  "' with constraint '" + std::string(text) + "'";
  }

  // Memory that is read and written is two operands with one address.
  int find_address(Value address) const {
    for (size_t i = 0; i < result_.operands.size(); ++i)
      if (result_.operands[i].is_indirect && result_.operands[i].value == address)
        return static_cast<int>(i);
    return -1;
  }

  std::string tie(AssemblyOperand& operand, uint32_t number) {
    AssemblyOperand& output = result_.operands[number];
    if (output.is_output && output.is_indirect) place_stored(output, number, operand.type);
    bool is_possible = output.is_output && !operand.is_indirect &&
                       output.place != AssemblyPlace::Condition && !output.is_tied;
    bool fits = output.place == AssemblyPlace::General ? width_in_general(types_, operand.type) != 0
                : output.place == AssemblyPlace::Xmm   ? is_in_register_of(output, operand.type)
                : output.place == AssemblyPlace::X87   ? is_x87(operand.type)
                                                       : output.is_indirect;
    if (!is_possible || !fits) return "an input that is tied to an output of another kind";
    output.is_tied = true;
    operand.tied_to = static_cast<int>(number);
    operand.place = output.place;
    operand.depth = output.depth;
    operand.choice = output.choice;
    return {};
  }

  // Whether a value of the type fits the vector register of the output.
  bool is_in_register_of(const AssemblyOperand& output, TypeId type) const {
    const unsigned width = width_in_vector(function_, type);
    return width != 0 &&
           std::max(width, 16u) == std::max(width_in_vector(function_, output.type), 16u);
  }

  // An indirect output with the value that it begins with (`=*rm,0`, as clang writes `+rm`) is in a
  // register, if it may be, and stored after the text.
  void place_stored(AssemblyOperand& output, size_t number, TypeId type) {
    AssemblyOperand direct = output;
    direct.is_indirect = false;
    direct.place = AssemblyPlace::General;
    direct.type = type;
    direct.stored_to = output.value;
    if (!is_placed(direct, x86::read_constraint(output.constraint)) || !direct.is_in_register())
      return;
    output = direct;
    for (AssemblyOperand& other : result_.operands)  // memory of the same address is one of its own
      if (other.tied_to == static_cast<int>(number)) other.tied_to = -1;
  }

  bool is_written_as_constant(AssemblyOperand& operand, const x86::AdmittedPlaces& places) const {
    if (operand.is_output || !operand.value.is_constant()) return false;
    std::optional<ConstantText> text = text_of(function_, operand.value.constant());
    if (!text) return false;
    bool admitted = places.any_constant;
    if (text->symbol.empty())
      for (char letter : places.ranges) admitted |= x86::is_in_range(letter, text->offset);
    bool needs_movabs =
        text->offset != static_cast<int32_t>(text->offset) && places.general.size() != 0;
    bool prefers_register = !text->symbol.empty() && places.general.size() != 0;
    if (!admitted || needs_movabs || prefers_register) return false;
    operand.place = AssemblyPlace::Immediate;
    operand.immediate = text->symbol;
    if (!text->symbol.empty() && text->offset > 0) operand.immediate += '+';
    if (text->symbol.empty() || text->offset != 0) append_decimal(operand.immediate, text->offset);
    return true;
  }

  // Floating values and vectors prefer vector registers, others general registers.
  bool is_placed(AssemblyOperand& operand, const x86::AdmittedPlaces& places) const {
    TypeKind kind = types_.kind(operand.type);
    bool prefers_xmm = kind != TypeKind::Integer && kind != TypeKind::Pointer;
    bool fits_xmm = !places.xmm.empty() && width_in_vector(function_, operand.type) != 0;
    bool fits_general = !places.general.empty() && width_in_general(types_, operand.type) != 0;
    if (places.condition.size() != 0) {
      operand.place = AssemblyPlace::Condition;
      operand.condition = places.condition;
    } else if (fits_xmm && (prefers_xmm || !fits_general)) {
      operand.place = AssemblyPlace::Xmm;
      operand.choice = places.xmm;
    } else if (places.x87 && is_x87(operand.type)) {
      operand.place = AssemblyPlace::X87;
      operand.depth = places.x87_depth;
      operand.any_depth = places.any_x87_depth;
    } else if (fits_general) {
      operand.choice = places.general;
    } else {
      operand.place = AssemblyPlace::Memory;
      return places.memory && types_.is_sized(operand.type);
    }
    return true;
  }

  static bool is_x87(TypeId type) {
    return type == ssa::kX86Fp80 || type == ssa::kDouble || type == ssa::kFloat;
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  ssa::InstId call_;
  AssemblyOperands& result_;
  uint32_t argument_ = 2;
  uint32_t part_ = 0;  // of the result
};

// --- registers

constexpr RegSet kWithSecondByte(0b11110);  // rax, rcx, rdx, rbx
static_assert(kWithSecondByte.contains(x86::rax) && kWithSecondByte.contains(x86::rbx));

class RegisterDemand {
 public:
  RegisterDemand(AssemblyOperands& operands, std::string_view text)
      : operands_(operands), text_(text) {}

  std::string run() {
    std::string problem = name_registers();
    for (RegSet bank : {x86::general_operand_registers(), x86::vector_operand_registers()})
      if (problem.empty() && demand(bank) > bank.size())
        problem = "more operands than there are registers";
    return problem.empty() ? choose_x87() : problem;
  }

 private:
  static RegSet all_of(const AssemblyOperand& operand) {
    return operand.place == AssemblyPlace::Xmm ? x86::vector_operand_registers()
                                               : x86::general_operand_registers();
  }

  // Names come first, then the narrowest choice.
  std::string name_registers() {
    std::vector<AssemblyOperand*> order;
    for (AssemblyOperand& operand : operands_.operands) {
      if (!operand.is_in_register() || operand.tied_to >= 0) continue;
      if (names_second_byte(operand)) operand.choice = operand.choice & kWithSecondByte;
      if (operand.choice != all_of(operand)) order.push_back(&operand);
    }
    std::stable_sort(order.begin(), order.end(), [](AssemblyOperand* a, AssemblyOperand* b) {
      return a->choice.size() < b->choice.size();
    });
    for (AssemblyOperand* operand : order)
      if (!name_register(*operand))
        return operand->choice.size() == 1 ? "two operands in one register"
                                           : "more operands than there are registers";
    for (AssemblyOperand& operand : operands_.operands)
      if (operand.is_in_register() && operand.tied_to >= 0)
        operand.choice = operands_.operands[static_cast<size_t>(operand.tied_to)].choice;
    return {};
  }

  // `${2:h}`
  bool names_second_byte(const AssemblyOperand& operand) const {
    std::string mark = "${";
    append_decimal(mark, static_cast<uint64_t>(&operand - operands_.operands.data()));
    return text_.find(mark += ":h}") != text_.npos;
  }

  // An operand that names a register may use it even if the text clobbers it. An input may share it
  // with an output that the text writes at the end.
  bool name_register(AssemblyOperand& operand) {
    bool is_named = operand.choice.size() == 1;
    bool is_early = operand.is_early || operand.is_tied;
    RegSet& same = operand.is_output ? written_ : read_;
    RegSet& other = operand.is_output ? read_ : written_;
    RegSet kept = operand.is_output ? (is_early ? read_ : RegSet()) : early_;
    RegSet free = operand.choice - same - kept;
    if (!is_named) free = free - operands_.clobbers;
    RegSet alone = free - other;
    if (free.empty()) return false;
    Register reg = (alone.empty() ? free : alone).first();
    operand.choice = RegSet::of(reg);
    same.insert(reg);
    if (operand.is_output && is_early) early_.insert(reg);
    return true;
  }

  // The most registers of a bank that are in use at once: by what is read and what is written
  // before all is read, or by all that is written. An allocator may give inputs all registers but
  // those that results name; where a result is tied to an input, it keeps the other inputs until
  // all results are written.
  int demand(RegSet bank) const {
    int read = ((read_ | written_ | operands_.clobbers) & bank).size();
    int written = ((written_ | operands_.clobbers) & bank).size();
    bool keeps_inputs = operands_.has_x87 || has_ties();
    for (const AssemblyOperand& operand : operands_.operands) {
      bool is_x87 = operand.place == AssemblyPlace::X87;
      bool is_free = (operand.tied_to < 0 || is_x87) && !operand.named().valid();
      if (!is_free || !operand.is_placed() || all_of(operand) != bank) continue;
      bool is_result = operand.is_result();
      read += !is_result || operand.is_early || operand.is_tied || keeps_inputs;
      written += is_result;
    }
    return std::max(read, written);
  }

  bool has_ties() const {
    return std::any_of(
        operands_.operands.begin(), operands_.operands.end(), [](const AssemblyOperand& operand) {
          return operand.is_in_register() && operand.tied_to >= 0 && !operand.named().valid();
        });
  }

  // Inputs fill the x87 stack from the top; after the text, outputs are on top.
  std::string choose_x87() {
    uint32_t inputs = 0, outputs = 0;
    for (AssemblyOperand& operand : operands_.operands) {
      if (operand.place != AssemblyPlace::X87 || operand.any_depth) continue;
      uint32_t& taken = operand.is_output ? outputs : inputs;
      if (taken >> operand.depth & 1) return "two operands in one x87 register";
      taken |= 1u << operand.depth;
    }
    for (AssemblyOperand& operand : operands_.operands) {
      if (operand.place != AssemblyPlace::X87 || !operand.any_depth) continue;
      if (operand.is_output) return "an output in any x87 register";
      while (inputs >> operand.depth & 1) ++operand.depth;
      inputs |= 1u << operand.depth;
    }
    if ((inputs & (inputs + 1)) != 0 || (outputs & (outputs + 1)) != 0 || inputs > 0xFF)
      return "x87 registers that are not the top of the stack";
    return {};
  }

  AssemblyOperands& operands_;
  std::string_view text_;
  RegSet read_, written_, early_;  // registers that operands name
};

}  // namespace

std::string check_clobbers(std::string_view constraints) {
  while (!constraints.empty()) {
    const std::string_view word = take_word(constraints, ',');
    if (word.starts_with('~') && !x86::is_clobber(clobbered(word)))
      return "its clobber '" + std::string(word) + "' is not a register";
  }
  return {};
}

std::string place_operands(const ssa::Function& function, ssa::InstId call,
                           AssemblyOperands& operands) {
  ssa::ConstantId callee = function.operand(call, 1).constant();
  std::span<const Value> parts = function.constants().elements(callee);
  std::string_view constraints = function.constants().bytes(parts[1].constant());
  OperandReader reader(function, call, operands);
  std::string first_problem = reader.read(constraints, 0);
  std::string problem = first_problem;
  auto alternatives = static_cast<size_t>(std::count(constraints.begin(), constraints.end(), '|'));
  for (size_t i = 1; !problem.empty() && i <= std::min<size_t>(alternatives, 8); ++i)
    problem = reader.read(constraints, i);
  if (!problem.empty()) return first_problem;
  return RegisterDemand(operands, function.constants().bytes(parts[0].constant())).run();
}

unsigned width_in_general(const ssa::TypeTable& types, TypeId type) {
  if (type == ssa::kFloat) return 4;
  if (type == ssa::kPtr || type == ssa::kDouble) return 8;
  if (types.kind(type) != TypeKind::Integer) return 0;
  uint32_t bits = types.integer_bits(type);
  if (bits == 1) return 1;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

unsigned width_in_vector(const ssa::Function& function, TypeId type) {
  const ssa::TypeTable& types = function.types();
  TypeKind kind = types.kind(type);
  bool is_possible = kind == TypeKind::Integer || kind == TypeKind::Float ||
                     kind == TypeKind::Double || kind == TypeKind::Fp128 ||
                     kind == TypeKind::Vector;
  if (!is_possible || !types.is_sized(type)) return 0;
  uint64_t size = types.size_of(type);
  const bool is_wide = (size == 32 && function.has(processor_feature::Avx)) ||
                       (size == 64 && function.has(processor_feature::Evex512));
  const bool fits = size == 4 || size == 8 || size == 16 || (is_wide && kind == TypeKind::Vector);
  return fits ? static_cast<unsigned>(size) : 0;
}

}  // namespace lilt::backend
