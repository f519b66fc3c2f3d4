// Idea. A call through a pointer becomes direct where the function itself has stored the pointer:
// an object that it makes has the table of its class, a `std::function` its invoker, a record of
// operations its functions. Inlining constructors brings such stores into the function, promotion
// and forwarding then lead them to the call, and the call can be inlined, which may show more of
// them: the inliner takes turns with these passes as long as there is something to hope for, as
// LLVM's DevirtSCCRepeatedPass does.
//
// What there is to hope for is found without an analysis of memory: an indirect call, and the name
// of a function, or of a constant table that has one, among the operands.
#include "ir/opt/devirtualization.h"

#include <algorithm>

#include "ir/opt/alias.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Of a function, where the passes that follow are still cheap: a few large ones, such as the loop
// of an interpreter, name functions and call through pointers that come from elsewhere.
constexpr uint32_t kMaxRepeatedSize = 4000;
constexpr int kMaxTableLevels = 4;        // of aggregates
constexpr size_t kMaxTableElements = 16;  // of an aggregate that are looked at

class FunctionNames {
 public:
  explicit FunctionNames(const Function& function)
      : function_(function), constants_(function.constants()) {}

  bool are_among(std::span<const Value> operands) const {
    return std::ranges::any_of(operands, [&](Value operand) {
      return operand.is_constant() && is_of_functions(operand.constant(), 0);
    });
  }

 private:
  // Whether the constant is the address of a function or of a table of them, or has one in it.
  bool is_of_functions(ConstantId id, int level) const {
    const Constant& constant = constants_[id];
    switch (constant.kind) {
      case ConstantKind::Symbol:
        return is_function_or_table(Value(id), level);
      case ConstantKind::Expression:
        return is_function_or_table(source_location(function_, Value(id), kUnknownSize).base,
                                    level);
      case ConstantKind::Aggregate: {
        const std::span<const Value> elements = constants_.elements(id);
        return level < kMaxTableLevels &&
               std::ranges::any_of(elements.first(std::min(elements.size(), kMaxTableElements)),
                                   [&](Value element) {
                                     return element.is_constant() &&
                                            is_of_functions(element.constant(), level + 1);
                                   });
      }
      default:
        return false;
    }
  }
  bool is_function_or_table(Value base, int level) const {
    if (!base.is_constant() || constants_[base.constant()].kind != ConstantKind::Symbol)
      return false;
    const Symbol& symbol = function_.module()[constants_[base.constant()].symbol];
    if (symbol.kind == SymbolKind::Function) return !symbol.name.starts_with("llvm.");
    const Symbol* table = level == 0 ? settled_variable(function_, base) : nullptr;
    return table != nullptr && is_of_functions(table->initializer, level + 1);
  }

  const Function& function_;
  const ConstantPool& constants_;
};

// Operands that may be what a call through memory calls: what is stored, copied or read.
std::span<const Value> operands_from_memory(const Function& function, InstId id) {
  const std::span<const Value> operands = function.operands(id);
  switch (function[id].opcode) {
    case Opcode::Store:
      return operands.first(1);
    case Opcode::Load:
    case Opcode::GetElementPtr:
    case Opcode::Phi:
    case Opcode::Select:
      return operands;
    case Opcode::Call:
      return called_intrinsic_name(function, id).starts_with("llvm.memcpy") ? operands.subspan(3, 1)
                                                                            : operands.first(0);
    default:
      return operands.first(0);
  }
}

}  // namespace

std::vector<InstId> find_indirect_calls(const Function& function) {
  std::vector<InstId> calls;
  if (function.value_count() > kMaxRepeatedSize) return calls;
  for (const BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (is_call(function[id].opcode) && function.operand(id, 1).is_local()) calls.push_back(id);
  if (calls.empty()) return calls;
  const FunctionNames names(function);
  for (const BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (names.are_among(operands_from_memory(function, id))) return calls;
  return {};
}

}  // namespace lilt::opt
