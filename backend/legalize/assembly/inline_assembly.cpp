// Inline assembly. Without text, programs use it as a barrier to the compiler, or to hide the
// origin of a value from it: `asm volatile ("" : "+r" (x) : : "memory")`. Text without effect
// counts as no text. For other text, see assembly_text.cpp.
#include <string>
#include <vector>

#include "backend/legalize/assembly/text.h"
#include "backend/legalize/emitter.h"
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
  InlineAssembly(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch)
      : function_(function), diagnostics_(diagnostics), emit_(function, scratch) {}

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
    if (!ssa::is_assembly_without_effect(text)) return lower_text(id);
    std::vector<uint32_t> results = ssa::arguments_of_results(constants.bytes(parts[1].constant()));
    emit_.set_position(id);
    if (function_[id].type != ssa::kVoid) replace_result(id, results);
    // Emits no code; memory accesses do not move across it.
    emit_.make(Opcode::Fence, ssa::kVoid, {}, 0,
               static_cast<uint8_t>(ssa::AtomicOrdering::AcquireRelease));
    function_.erase(id);
  }

  void lower_text(InstId id) {
    std::string problem = lower_assembly_text(emit_, id, count_++);
    if (!problem.empty())
      ssa::report_error(function_.module(), function_.offset_of(id),
                        "inline assembly is not supported: " + problem, diagnostics_);
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
      whole = emit_.insert_value(whole, part, i);
    }
    function_.replace_all_uses(id, whole);
  }

  // The argument that a result is tied to; types of different width share the low bits.
  Value value_of(InstId id, uint32_t argument, TypeId type) {
    if (argument == ssa::kNoArgument || argument + 2 >= function_[id].operand_count)
      return emit_.make(Opcode::Freeze, type, {Value(function_.constants().undef(type))});
    Value value = function_.operand(id, argument + 2);
    TypeId from = function_.type_of(value);
    const ssa::TypeTable& types = function_.types();
    if (types.is_integer(from) && types.is_integer(type)) return emit_.resize_unsigned(value, type);
    if (types.is_integer(from) && types.is_pointer(type))
      return emit_.cast(Opcode::IntToPtr, value, type);
    bool is_address = types.is_pointer(from) && types.is_integer(type);
    return emit_.cast(is_address ? Opcode::PtrToInt : Opcode::BitCast, value, type);
  }

  ssa::Function& function_;
  Diagnostics& diagnostics_;
  Emitter emit_;
  uint32_t count_ = 0;  // of texts
};

}  // namespace

bool lower_inline_assembly(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch) {
  return InlineAssembly(function, diagnostics, scratch).run();
}

}  // namespace lilt::backend
