// Inline assembly without text, which programs use as a barrier to the compiler, or to hide from it
// where a value comes from: `asm volatile ("" : "+r" (x) : : "memory")`. What has no effect counts
// as no text.
#include <string>
#include <vector>

#include "backend/legalize/steps.h"
#include "ir/ssa/inline_assembly.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

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
    if (!ssa::is_assembly_without_effect(text)) return report(id, text);
    std::vector<uint32_t> results = ssa::arguments_of_results(constants.bytes(parts[1].constant()));
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
      return function_.replace_all_uses(
          id, value_of(id, results.empty() ? ssa::kNoArgument : results[0], type));
    Value whole = function_.constants().poison(type);
    for (uint32_t i = 0; i < function_.types().members(type).size(); ++i) {
      TypeId member = function_.types().member(type, i);
      Value part = value_of(id, i < results.size() ? results[i] : ssa::kNoArgument, member);
      Value index = function_.constants().integer(ssa::kI32, 32, i);
      whole = insert(id, Opcode::InsertValue, type, {whole, part, index});
    }
    function_.replace_all_uses(id, whole);
  }

  // The argument that a result is tied to; types of different width share the low bits.
  Value value_of(InstId id, uint32_t argument, TypeId type) {
    if (argument == ssa::kNoArgument || argument + 2 >= function_[id].operand_count)
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
