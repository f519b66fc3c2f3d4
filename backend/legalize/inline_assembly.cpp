// Inline assembly without text, which programs use as a barrier to the compiler, or to hide from it
// where a value comes from: `asm volatile ("" : "+r" (x) : : "memory")`.
//
// The constraints (LLVM Language Reference, "Inline Asm Constraint String") are separated by
// commas, outputs first: `=r` is a result, `=*m` a place in memory that an argument points to,
// `~{memory}` something that is destroyed, a number an input that is in the same place as that
// output, and all else an input. Comments and directives that only mark a place count as no text.
#include <charconv>
#include <string>
#include <vector>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

// The results of one piece of assembly, as numbers of its arguments; kAny: no input is tied to it.
constexpr uint32_t kAny = UINT32_MAX;

std::vector<uint32_t> arguments_of_results(std::string_view constraints) {
  std::vector<uint32_t> results;           // argument by result
  std::vector<uint32_t> result_of_output;  // by output constraint; kAny: in memory
  uint32_t argument = 0;
  while (!constraints.empty()) {
    std::string_view word = constraints.substr(0, constraints.find(','));
    constraints.remove_prefix(std::min(word.size() + 1, constraints.size()));
    if (word.starts_with("~")) continue;
    bool is_output = word.starts_with("=") || word.starts_with("+");
    bool is_indirect = word.find('*') != word.npos;
    if (is_output) {
      result_of_output.push_back(is_indirect ? kAny : static_cast<uint32_t>(results.size()));
      if (is_indirect)
        ++argument;
      else
        results.push_back(kAny);
      continue;
    }
    uint32_t output = kAny;
    std::from_chars(word.data(), word.data() + word.size(), output);
    if (output < result_of_output.size() && result_of_output[output] != kAny)
      results[result_of_output[output]] = argument;
    ++argument;
  }
  return results;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ';'; }

// Whether no instruction stands in the text.
bool is_empty(std::string_view text) {
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    if (!line.empty() && line.front() != '#') return false;
  }
  return true;
}

class InlineAssembly {
 public:
  InlineAssembly(ssa::Function& function, Diagnostics& diagnostics)
      : function_(function), diagnostics_(diagnostics) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    for (ssa::BlockId block : function_.blocks())
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        if (is_assembly(id)) lower(id);
      }
    return diagnostics_.error_count() == errors;
  }

 private:
  bool is_assembly(InstId id) const {
    if (function_[id].opcode != Opcode::Call) return false;
    Value callee = function_.operand(id, 1);
    return callee.is_constant() &&
           function_.constants()[callee.constant()].kind == ssa::ConstantKind::InlineAssembly;
  }

  void lower(InstId id) {
    const ssa::ConstantPool& constants = function_.constants();
    std::span<const Value> parts = constants.elements(function_.operand(id, 1).constant());
    std::string_view text = constants.bytes(parts[0].constant());
    if (!is_empty(text)) return report(id, text);
    std::vector<uint32_t> results = arguments_of_results(constants.bytes(parts[1].constant()));
    if (function_[id].type != ssa::kVoid) replace_result(id, results);
    // Nothing at run time; accesses to memory stay on their side of it.
    insert(id, Opcode::Fence, ssa::kVoid, {},
           static_cast<uint8_t>(ssa::AtomicOrdering::AcquireRelease));
    function_.erase(id);
  }

  void report(InstId id, std::string_view text) {
    std::string shown(text.substr(0, text.find('\n')).substr(0, 60));
    diagnostics_.error(*function_.module().source(), function_.offset_of(id),
                       "inline assembly with text is not supported: \"" + shown + "\"");
  }

  void replace_result(InstId id, const std::vector<uint32_t>& results) {
    TypeId type = function_[id].type;
    function_.track_uses();
    if (!function_.types().is_aggregate(type))
      return function_.replace_all_uses(id,
                                        value_of(id, results.empty() ? kAny : results[0], type));
    Value whole = function_.constants().poison(type);
    for (uint32_t i = 0; i < function_.types().members(type).size(); ++i) {
      TypeId member = function_.types().member(type, i);
      Value part = value_of(id, i < results.size() ? results[i] : kAny, member);
      Value index = function_.constants().integer(ssa::kI32, 32, i);
      whole = insert(id, Opcode::InsertValue, type, {whole, part, index});
    }
    function_.replace_all_uses(id, whole);
  }

  // The argument that a result is tied to; types of different width share the low bits.
  Value value_of(InstId id, uint32_t argument, TypeId type) {
    if (argument == kAny || argument + 2 >= function_[id].operand_count)
      return insert(id, Opcode::Freeze, type, {Value(function_.constants().undef(type))});
    Value value = function_.operand(id, argument + 2);
    TypeId from = function_.type_of(value);
    const ssa::TypeTable& types = function_.types();
    if (from == type) return value;
    if (types.is_integer(from) && types.is_integer(type)) {
      bool narrows = types.integer_bits(from) > types.integer_bits(type);
      return insert(id, narrows ? Opcode::Trunc : Opcode::ZExt, type, {value});
    }
    if (types.is_integer(from) && types.is_pointer(type))
      return insert(id, Opcode::IntToPtr, type, {value});
    if (types.is_pointer(from) && types.is_integer(type))
      return insert(id, Opcode::PtrToInt, type, {value});
    return insert(id, Opcode::BitCast, type, {value});
  }

  InstId insert(InstId position, Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                uint8_t subcode = 0) {
    InstId made =
        function_.create(opcode, type, operands, 0, subcode, function_.offset_of(position));
    function_.insert_before(position, made);
    return made;
  }

  ssa::Function& function_;
  Diagnostics& diagnostics_;
};

}  // namespace

bool lower_inline_assembly(ssa::Function& function, Diagnostics& diagnostics) {
  return InlineAssembly(function, diagnostics).run();
}

}  // namespace lilt::backend
