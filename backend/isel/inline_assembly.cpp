// Inline assembly. Legalization has expanded the text and named a register for each operand, so its
// call is selected like a call of a function.
#include <algorithm>

#include "backend/isel/selector.h"

namespace lilt::backend::isel {
namespace {

// "rax" of `={rax}`.
Register named_register(std::string_view constraint) {
  size_t open = constraint.find('{');
  std::string_view name = constraint.substr(open + 1, constraint.find('}') - open - 1);
  std::span<const std::string_view> names = x86::target().register_names;
  auto found = std::find(names.begin(), names.end(), name);
  return Register(static_cast<uint32_t>(found - names.begin()));
}

// Whether the text may use the stack: then it must be aligned, and the red zone unused.
bool may_use_stack(std::string_view text) {
  for (std::string_view word : {"push", "pop", "call", "ret", "enter", "leave", "sp", "jmp"})
    if (text.find(word) != text.npos) return true;
  return false;
}

// `$$` is `$`.
std::string plain_text(std::string_view text) {
  std::string plain;
  for (size_t i = 0; i < text.size(); ++i) {
    plain += text[i];
    if (text.substr(i, 2) == "$$") ++i;
  }
  return plain;
}

}  // namespace

bool Selector::is_assembly(InstId call) const {
  Value callee = function_.operand(call, 1);
  return callee.is_constant() &&
         function_.constants()[callee.constant()].kind == ssa::ConstantKind::InlineAssembly;
}

// The register requested for a result; none: unused.
Register Selector::assembly_result(InstId call, uint32_t part) {
  if (types_.is_aggregate(function_[call].type)) return projection(call, part);
  return is_needed(call) ? result(call) : Register();
}

// An unused value, for a register that the text overwrites.
Register Selector::overwritten(Register place) {
  return temporary(x86::is_xmm(place) ? mir::RegClass::F64 : mir::RegClass::Gpr);
}

// A naked function contains its own prologue and epilogues.
void Selector::select_assembly(InstId id) {
  const ssa::ConstantPool& constants = function_.constants();
  std::span<const Value> parts = constants.elements(function_.operand(id, 1).constant());
  std::string_view constraints = constants.bytes(parts[1].constant());
  std::vector<Operand> uses, definitions;
  uint32_t argument = 0, part = 0;
  while (!constraints.empty()) {
    std::string_view word = constraints.substr(0, constraints.find(','));
    constraints.remove_prefix(std::min(word.size() + 1, constraints.size()));
    Register place = named_register(word);
    if (word[0] == '{') {
      uses.emplace_back(use(argument_of(id, argument++)), place, false);
      continue;
    }
    if (word[0] == '~' && is_naked_) continue;
    Register wanted = word[0] == '=' ? assembly_result(id, part++) : Register();
    definitions.emplace_back(wanted.valid() ? wanted : overwritten(place), place, true);
  }
  uint32_t text = machine_.add_text(plain_text(constants.bytes(parts[0].constant())));
  begin_instruction(x86::opcode(Op::ASM), 8, Condition::O);
  add_operand(Operand::text(text), nullptr);
  for (const Operand& operand : uses) add_operand(operand, nullptr);
  for (const Operand& operand : definitions) add_operand(operand, nullptr);
  end_instruction();
  machine_.frame.calls_return_twice |=
      (function_.function_attributes(id) & ssa::function_attribute::ReturnsTwice) != 0;
  if (!is_naked_) machine_.frame.has_calls |= may_use_stack(constants.bytes(parts[0].constant()));
}

}  // namespace lilt::backend::isel
