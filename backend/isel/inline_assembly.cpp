// Inline assembly. Legalization has left a constraint for each operand that names one place: `r` or
// `x`, any register of a class; `{rax}`; a number, the register of that result; `*m`, memory. The
// allocator chooses the registers, and the text is written when they are known.
#include <algorithm>
#include <charconv>
#include <utility>

#include "backend/isel/rules.h"
#include "ir/support/text.h"

namespace lilt::backend::isel {
namespace {

// With two registers for each address, as many operands fit the registers.
constexpr size_t kOperandsThatFit = 7;

struct AssemblyConstraint {
  bool is_result, is_memory, is_overwritten, is_early;
  Register place;                        // none: any of the class
  std::optional<uint32_t> tied_to = {};  // the number of a result

  explicit AssemblyConstraint(std::string_view word)
      : is_result(word.starts_with('=')),
        is_memory(word == "*m"),
        is_overwritten(word.starts_with('~')),
        is_early(is_overwritten || word.starts_with("=&")) {
    if (word[0] >= '0' && word[0] <= '9')
      std::from_chars(word.data(), word.data() + word.size(), tied_to.emplace());
    size_t open = word.find('{');
    if (open == word.npos) return;
    std::span<const std::string_view> names = x86::target().register_names;
    auto found =
        std::find(names.begin(), names.end(), word.substr(open + 1, word.size() - open - 2));
    place = Register(static_cast<uint32_t>(found - names.begin()));
  }
  bool is_input() const { return !is_result && !is_memory && !is_overwritten; }
};

// Results, inputs and memory, overwritten registers.
std::vector<AssemblyConstraint> read_constraints(std::string_view text) {
  std::vector<AssemblyConstraint> constraints;
  while (!text.empty()) {
    std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    constraints.emplace_back(word);
  }
  return constraints;
}

// Whether the text may use the stack: then it must be aligned, and the red zone unused.
bool may_use_stack(std::string_view text) {
  for (std::string_view word : {"push", "pop", "call", "ret", "enter", "leave", "sp", "jmp"})
    if (text.find(word) != text.npos) return true;
  return false;
}

// The template with operands numbered by their cells.
std::string numbered_by_cells(std::string_view text, std::span<const uint32_t> cells) {
  std::string numbered;
  for (size_t i = 0; i < text.size(); ++i) {
    numbered += text[i];
    if (text[i] != '$') continue;
    numbered += text[++i];
    uint32_t number = 0;
    if (text[i] != '{') continue;
    const char* end = std::from_chars(&text[i + 1], text.data() + text.size(), number).ptr;
    append_decimal(numbered, uint64_t{cells[number]});
    i = static_cast<size_t>(end - text.data()) - 1;
  }
  return numbered;
}

// The text may move the stack pointer; there may be no register for an index; the distance from the
// thread pointer needs a mark that the text lacks.
Address assembly_address(Selector& s, Value pointer, bool uses_stack, bool folds_index) {
  AddressPattern pattern = s.match_address(pointer);
  bool is_fit = pattern.base_kind == AddressPattern::Base::Slot ? !uses_stack
                : pattern.base_kind == AddressPattern::Base::Symbol
                    ? !is_thread_local(s, pattern.symbol)
                    : true;
  if (is_fit && (folds_index || !pattern.index.valid())) return s.commit(pattern);
  Address address = Address::of_register(s.use(pointer));
  address.segment = pattern.segment;
  return address;
}

// The register of an input. If the text overwrites it before all operands are read, the value gets
// a copy: no other operand may be that value in that register.
Register assembly_input(Selector& s, Value value, bool is_overwritten) {
  Register given = s.use(value);
  if (!is_overwritten) return given;
  Register own = s.temporary(s.type_of(value));
  copy(s, own, given);
  return own;
}

}  // namespace

bool Selector::is_assembly(InstId call) const {
  Value callee = function_.operand(call, 1);
  return callee.is_constant() &&
         function_.constants()[callee.constant()].kind == ssa::ConstantKind::InlineAssembly;
}

// The register requested for a result, or a new one if it is unused.
Register Selector::assembly_result(InstId call, uint32_t part) {
  TypeId type = function_[call].type;
  if (types_.is_aggregate(type)) {
    Register wanted = projection(call, part);
    return wanted.valid() ? wanted : temporary(types_.member(type, part));
  }
  return is_needed(call) ? result(call) : temporary(type);
}

// Cells: the template, uses, definitions. A naked function contains its own prologue and epilogues.
void Selector::select_assembly(InstId id) {
  const ssa::ConstantPool& constants = function_.constants();
  std::span<const Value> parts = constants.elements(function_.operand(id, 1).constant());
  std::string_view text = constants.bytes(parts[0].constant());
  const std::vector<AssemblyConstraint> constraints =
      read_constraints(constants.bytes(parts[1].constant()));
  const bool uses_stack = may_use_stack(text);
  uint32_t next = 1;
  x86::RegSet early, read;  // registers that are named
  for (const AssemblyConstraint& constraint : constraints) {
    next += constraint.is_memory ? 3 : constraint.is_input();
    if (constraint.is_early) early.insert(constraint.place);
    if (constraint.is_input()) read.insert(constraint.place);
  }
  const uint32_t first_definition = std::exchange(next, 1);
  uint32_t argument = 0;
  std::vector<uint32_t> cells;  // by number
  std::vector<Address> addresses(constraints.size());
  std::vector<Operand> uses, definitions;
  for (const AssemblyConstraint& constraint : constraints) {
    const Register place = constraint.place;
    // What an input names is in use, and no other input is there.
    const bool is_early = constraint.is_early && !(place.valid() && read.contains(place));
    const auto number = static_cast<uint32_t>(cells.size());
    if (constraint.is_result) {
      cells.push_back(first_definition + number);
      definitions.push_back(Operand::definition(assembly_result(id, number), place, is_early));
    } else if (constraint.is_overwritten) {
      if (is_naked_) continue;
      Register unused = temporary(x86::is_xmm(place) ? mir::RegClass::F64 : mir::RegClass::Gpr);
      definitions.push_back(Operand::definition(unused, place, is_early));
    } else {
      cells.push_back(next);
      next += constraint.is_memory ? 3 : 1;
      const Value value = argument_of(id, argument);
      if (constraint.is_memory) {
        addresses[argument] =
            assembly_address(*this, value, uses_stack, constraints.size() <= kOperandsThatFit);
        uses.emplace_back(addresses[argument]);
      } else if (constraint.tied_to) {
        uses.push_back(Operand::tied(use(value), first_definition + *constraint.tied_to));
      } else {
        uses.emplace_back(assembly_input(*this, value, early.contains(place)), place, false);
      }
      ++argument;
    }
  }
  Operand numbered = Operand::text(machine_.add_text(numbered_by_cells(text, cells)));
  begin_instruction(x86::opcode(Op::ASM), 8, Condition::O);
  add_operand(numbered, nullptr);
  for (const Operand& operand : uses) add_operand(operand, nullptr);
  for (const Operand& operand : definitions) add_operand(operand, nullptr);
  end_instruction();
  machine_.frame.calls_return_twice |=
      (function_.function_attributes(id) & ssa::function_attribute::ReturnsTwice) != 0;
  if (!is_naked_) machine_.frame.has_calls |= uses_stack;
}

}  // namespace lilt::backend::isel
