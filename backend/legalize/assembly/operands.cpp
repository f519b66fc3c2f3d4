// Idea: each constraint is read into the places it admits, and the first that fits the operand is
// taken. Then registers are assigned, first to operands that name one, then in order of increasing
// choice. An input shares a register with an output only if no other is left, and only if the text
// writes the output after it has read all inputs.
#include "backend/legalize/assembly/operands.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "backend/legalize/assembly/constraints.h"
#include "emit/x86/instructions.h"
#include "ir/ssa/element_offset.h"
#include "ir/support/text.h"

namespace lilt::backend {

using ssa::ConstantKind;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;
using x86::Register;
using x86::RegSet;

namespace {

constexpr size_t kMostOperands = 64;  // more than there are registers; C compilers allow 30

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

// --- constants as text

// symbol + offset, or a number.
struct ConstantText {
  std::string_view symbol;
  int64_t offset = 0;
};

class ConstantReader {
 public:
  explicit ConstantReader(const ssa::Function& function)
      : constants_(function.constants()), types_(function.types()), module_(function.module()) {}

  std::optional<ConstantText> read(ssa::ConstantId id) const {
    ConstantText text;
    for (;;) {
      const ssa::Constant& constant = constants_[id];
      switch (constant.kind) {
        case ConstantKind::Integer:
          text.offset += integer(id);
          return text;
        case ConstantKind::Null:
        case ConstantKind::Undef:
        case ConstantKind::Poison:
          return text;
        case ConstantKind::Symbol:
          text.symbol = module_[constant.symbol].name;
          return text;
        case ConstantKind::Expression:
          if (!step(id, text.offset)) return std::nullopt;
          break;
        default:
          return std::nullopt;
      }
    }
  }

 private:
  int64_t integer(ssa::ConstantId id) const {
    uint32_t bits = types_.integer_bits(constants_[id].type);
    return bits == 1 ? static_cast<int64_t>(constants_.zero_extended(id))
                     : constants_.sign_extended(id, bits);
  }

  // Replaces an expression by the operand that it is an offset from, and adds the offset.
  bool step(ssa::ConstantId& id, int64_t& offset) const {
    std::span<const Value> operands = constants_.elements(id);
    Opcode opcode = constants_[id].opcode;
    bool is_cast =
        opcode == Opcode::PtrToInt || opcode == Opcode::IntToPtr || opcode == Opcode::BitCast;
    if (!is_cast && opcode != Opcode::GetElementPtr) return false;
    if (!is_cast && !add_indices(operands, offset)) return false;
    id = operands[is_cast ? 0 : 1].constant();
    return true;
  }

  bool add_indices(std::span<const Value> operands, int64_t& offset) const {
    auto number = [&](size_t i) -> std::optional<uint64_t> {
      ssa::ConstantId index = operands[i + 2].constant();
      if (constants_[index].kind != ConstantKind::Integer) return std::nullopt;
      return static_cast<uint64_t>(integer(index));
    };
    auto found = ssa::constant_offset(types_, operands[0].type(), operands.size() - 2, number);
    if (found) offset += static_cast<int64_t>(*found);
    return found.has_value();
  }

  const ssa::ConstantPool& constants_;
  const ssa::TypeTable& types_;
  const ssa::ModuleLayer& module_;
};

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
        read_clobber(word.substr(1));
        continue;
      }
      std::string problem = read_operand(alternative_of(word, alternative));
      if (!problem.empty()) return problem;
      if (result_.operands.size() > kMostOperands) return "more operands than there are registers";
    }
    if (result_.clobbers.contains(x86::rbp)) return "it overwrites rbp";
    return {};
  }

 private:
  void read_clobber(std::string_view name) {
    if (name.starts_with('{')) name = name.substr(1, name.size() - 2);
    Register reg = register_of_name(name);
    if (reg.valid() && reg != x86::rsp) result_.clobbers.insert(reg);
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
      operand.value = function_.operand(call_, argument_++);
      operand.type = function_.type_of(operand.value);
    }
    std::string problem = choose_place(operand);
    result_.operands.push_back(std::move(operand));
    return problem;
  }

  std::string choose_place(AssemblyOperand& operand) {
    uint32_t number = UINT32_MAX;
    std::string_view text = operand.constraint;
    std::from_chars(text.data(), text.data() + text.size(), number);
    if (number < result_.operands.size()) return tie(operand, number);
    AdmittedPlaces places = read_constraint(text);
    operand.choice = operand_registers();
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
    bool is_possible = output.is_output && !output.is_indirect && !operand.is_indirect &&
                       output.place != AssemblyPlace::Condition &&
                       output.place != AssemblyPlace::Memory && !output.is_tied;
    bool fits = output.place == AssemblyPlace::General ? width_in_general(types_, operand.type) != 0
                : output.place == AssemblyPlace::Xmm   ? width_in_xmm(types_, operand.type) != 0
                                                       : is_x87(operand.type);
    if (!is_possible || !fits) return "an input that is tied to an output of another kind";
    output.is_tied = true;
    operand.tied_to = static_cast<int>(number);
    operand.place = output.place;
    operand.depth = output.depth;
    return {};
  }

  bool is_written_as_constant(AssemblyOperand& operand, const AdmittedPlaces& places) const {
    if (operand.is_output || !operand.value.is_constant()) return false;
    std::optional<ConstantText> text = ConstantReader(function_).read(operand.value.constant());
    if (!text) return false;
    bool admitted = places.any_constant;
    if (text->symbol.empty())
      for (char letter : places.ranges) admitted |= is_in_range(letter, text->offset);
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

  // Floating values and vectors prefer xmm registers, others general registers.
  bool is_placed(AssemblyOperand& operand, const AdmittedPlaces& places) const {
    TypeKind kind = types_.kind(operand.type);
    bool prefers_xmm = kind != TypeKind::Integer && kind != TypeKind::Pointer;
    bool fits_xmm = !places.xmm.empty() && width_in_xmm(types_, operand.type) != 0;
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

class RegisterChooser {
 public:
  explicit RegisterChooser(AssemblyOperands& operands) : operands_(operands) {}

  std::string run() {
    std::vector<AssemblyOperand*> order;
    for (AssemblyOperand& operand : operands_.operands)
      if (needs_register(operand) && operand.tied_to < 0) order.push_back(&operand);
    std::stable_sort(order.begin(), order.end(), [](AssemblyOperand* a, AssemblyOperand* b) {
      return a->choice.size() < b->choice.size();
    });
    for (AssemblyOperand* operand : order)
      if (!choose(*operand)) return problem_of(*operand);
    for (AssemblyOperand& operand : operands_.operands)
      if (operand.tied_to >= 0)
        operand.reg = operands_.operands[static_cast<size_t>(operand.tied_to)].reg;
    return choose_x87();
  }

 private:
  static bool needs_register(const AssemblyOperand& operand) {
    return operand.place != AssemblyPlace::Immediate && operand.place != AssemblyPlace::X87;
  }
  static bool is_written(const AssemblyOperand& operand) {
    return operand.is_output && operand.place != AssemblyPlace::Memory;
  }

  std::string problem_of(const AssemblyOperand& operand) const {
    return operand.choice.size() == 1 ? "two operands in one register"
                                      : "more operands than there are registers";
  }

  // An operand that names a register may use it even if the text clobbers it.
  bool choose(AssemblyOperand& operand) {
    bool is_named = operand.choice.size() == 1;
    RegSet free = is_named ? operand.choice : operand.choice - operands_.clobbers;
    bool is_output = is_written(operand);
    RegSet taken = is_output ? written_ : read_;
    // Registers of inputs (for an output) or outputs (for an input) that it must not share.
    RegSet kept = is_output ? (operand.is_early || operand.is_tied ? read_ : RegSet()) : early_;
    RegSet alone = free - taken - (is_output ? read_ : written_);
    RegSet shared = free - taken - kept;
    Register reg = first_of(alone.empty() ? shared : alone);
    if (!reg.valid()) return false;
    operand.reg = reg;
    if (is_output) written_.insert(reg);
    if (is_output && (operand.is_early || operand.is_tied)) early_.insert(reg);
    if (!is_output) read_.insert(reg);
    return true;
  }

  static Register first_of(RegSet set) {
    for (mir::RegClass register_class : {mir::RegClass::Gpr, mir::RegClass::V128})
      for (Register r : x86::target().classes[static_cast<size_t>(register_class)].order)
        if (set.contains(r)) return r;
    return {};
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
    if ((inputs | outputs) == 0) return {};
    RegSet free = operand_registers() - operands_.clobbers - read_ - written_;
    operands_.x87_memory = first_of(free);
    return free.empty() ? "more operands than there are registers" : "";
  }

  AssemblyOperands& operands_;
  RegSet read_, written_, early_;
};

}  // namespace

std::string place_operands(const ssa::Function& function, ssa::InstId call,
                           AssemblyOperands& operands) {
  ssa::ConstantId callee = function.operand(call, 1).constant();
  std::string_view constraints =
      function.constants().bytes(function.constants().elements(callee)[1].constant());
  OperandReader reader(function, call, operands);
  std::string first_problem = reader.read(constraints, 0);
  std::string problem = first_problem;
  auto alternatives = static_cast<size_t>(std::count(constraints.begin(), constraints.end(), '|'));
  for (size_t i = 1; !problem.empty() && i <= std::min<size_t>(alternatives, 8); ++i)
    problem = reader.read(constraints, i);
  return problem.empty() ? RegisterChooser(operands).run() : first_problem;
}

unsigned width_in_general(const ssa::TypeTable& types, TypeId type) {
  if (type == ssa::kFloat) return 4;
  if (type == ssa::kPtr || type == ssa::kDouble) return 8;
  if (types.kind(type) != TypeKind::Integer) return 0;
  uint32_t bits = types.integer_bits(type);
  if (bits == 1) return 1;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

unsigned width_in_xmm(const ssa::TypeTable& types, TypeId type) {
  TypeKind kind = types.kind(type);
  bool is_possible = kind == TypeKind::Integer || kind == TypeKind::Float ||
                     kind == TypeKind::Double || kind == TypeKind::Fp128 ||
                     kind == TypeKind::Vector;
  if (!is_possible || !types.is_sized(type)) return 0;
  uint64_t size = types.size_of(type);
  return size == 4 || size == 8 || size == 16 ? static_cast<unsigned>(size) : 0;
}

}  // namespace lilt::backend
