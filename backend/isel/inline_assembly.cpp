// Inline assembly. Legalization has left a constraint for each operand that names one place: `r` or
// `x`, any register of a class; `{rax}`; a number, the register of that result; `*m`, memory. The
// allocator chooses the registers, and the text is written when they are known.
#include <algorithm>
#include <charconv>
#include <utility>

#include "backend/isel/tile_rules.h"
#include "ir/ssa/callee.h"
#include "ir/support/characters.h"
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
    if (is_digit(word[0]))
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

// The operands of a call's instruction, in the order of its cells: the template, uses, definitions.
class AssemblyOperands {
 public:
  AssemblyOperands(Selector& selector, InstId call, bool is_naked, bool uses_stack,
                   std::span<const AssemblyConstraint> constraints)
      : s_(selector),
        call_(call),
        is_naked_(is_naked),
        uses_stack_(uses_stack),
        folds_indices_(constraints.size() <= kOperandsThatFit),
        addresses_(constraints.size()) {
    for (const AssemblyConstraint& constraint : constraints) {
      first_definition_ += constraint.is_memory ? 3 : constraint.is_input();
      if (constraint.is_early) early_.insert(constraint.place);
      if (constraint.is_input()) read_.insert(constraint.place);
    }
    for (const AssemblyConstraint& constraint : constraints) add(constraint);
  }

  // The first cell of each operand of the template, by its number.
  std::span<const uint32_t> cells() const { return cells_; }
  std::span<const Operand> uses() const { return uses_; }
  std::span<const Operand> definitions() const { return definitions_; }

 private:
  void add(const AssemblyConstraint& constraint) {
    if (constraint.is_result)
      add_result(constraint);
    else if (constraint.is_overwritten)
      add_overwritten(constraint);
    else if (constraint.is_memory)
      add_memory();
    else
      add_input(constraint);
  }

  // The register requested for a result, or a new one if it is unused.
  Register result(uint32_t part) {
    TypeId type = s_.function()[call_].type;
    if (!s_.types().is_aggregate(type))
      return s_.is_needed(call_) ? s_.result(call_) : s_.temporary(type);
    Register wanted = s_.projection(call_, part);
    return wanted.valid() ? wanted : s_.temporary(s_.types().member(type, part));
  }

  void add_result(const AssemblyConstraint& constraint) {
    const auto number = static_cast<uint32_t>(cells_.size());
    cells_.push_back(first_definition_ + number);
    definitions_.push_back(
        Operand::definition(result(number), constraint.place, is_early(constraint)));
  }

  // A naked function contains its own prologue and epilogues.
  void add_overwritten(const AssemblyConstraint& constraint) {
    if (is_naked_) return;
    const Register place = constraint.place;
    // Nothing lives there without AVX-512.
    if (x86::needs_evex(place) && !s_.has(processor_feature::Avx512f)) return;
    const mir::RegClass of_place = x86::is_mask(place)      ? mir::RegClass::Bits
                                   : x86::needs_evex(place) ? mir::RegClass::V512
                                   : x86::is_xmm(place)     ? mir::RegClass::F64
                                                            : mir::RegClass::Gpr;
    definitions_.push_back(
        Operand::definition(s_.temporary(of_place), place, is_early(constraint)));
  }

  void add_memory() {
    Address& address = addresses_[argument_];
    address = assembly_address(s_, next_argument(), uses_stack_, folds_indices_);
    add_use(Operand(address), 3);
  }

  void add_input(const AssemblyConstraint& constraint) {
    const Value value = next_argument();
    if (constraint.tied_to)
      add_use(Operand::tied(s_.use(value), first_definition_ + *constraint.tied_to), 1);
    else
      add_use(Operand(input(value, early_.contains(constraint.place)), constraint.place, false), 1);
  }

  // The register of an input. If the text overwrites it before all operands are read, the value
  // gets a copy: no other operand may be that value in that register.
  Register input(Value value, bool is_overwritten) {
    Register given = s_.use(value);
    if (!is_overwritten) return given;
    Register own = s_.temporary(s_.type_of(value));
    copy(s_, own, given);
    return own;
  }

  void add_use(const Operand& operand, uint32_t cell_count) {
    cells_.push_back(next_use_);
    next_use_ += cell_count;
    uses_.push_back(operand);
  }

  Value next_argument() { return s_.argument_of(call_, argument_++); }

  // What an input names is in use, and no other input is there.
  bool is_early(const AssemblyConstraint& constraint) const {
    const Register place = constraint.place;
    return constraint.is_early && !(place.valid() && read_.contains(place));
  }

  Selector& s_;
  const InstId call_;
  const bool is_naked_, uses_stack_, folds_indices_;
  x86::RegSet early_, read_;  // registers that are named
  uint32_t first_definition_ = 1, next_use_ = 1;
  uint32_t argument_ = 0;
  std::vector<uint32_t> cells_;
  std::vector<Address> addresses_;  // of uses_, by argument
  std::vector<Operand> uses_, definitions_;
};

}  // namespace

void select_assembly(Selector& s, InstId id) {
  const ssa::ConstantPool& constants = s.constants();
  std::span<const Value> parts = constants.elements(s.operand(id, 1).constant());
  std::string_view text = constants.bytes(parts[0].constant());
  const std::vector<AssemblyConstraint> constraints =
      read_constraints(constants.bytes(parts[1].constant()));
  const bool uses_stack = may_use_stack(text);
  const AssemblyOperands operands(s, id, s.is_naked(), uses_stack, constraints);
  const Operand numbered =
      Operand::text(s.machine().add_text(numbered_by_cells(text, operands.cells())));
  s.begin_instruction(x86::opcode(Op::ASM));
  s.add_operand(numbered);
  for (const Operand& operand : operands.uses()) s.add_operand(operand);
  for (const Operand& operand : operands.definitions()) s.add_operand(operand);
  s.end_instruction();
  s.machine().frame.calls_return_twice |=
      (function_attributes(s.function(), id) & ssa::function_attribute::ReturnsTwice) != 0;
  if (!s.is_naked()) s.machine().frame.has_calls |= uses_stack;
}

}  // namespace lilt::backend::isel
