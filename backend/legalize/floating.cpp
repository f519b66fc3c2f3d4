// Operations on float and double that the machine has not: they become calls of the C library, and
// fmuladd a product and a sum.
//
// The library's functions are those that C programs mean by these intrinsics, so a result is what
// the platform's C compiler gives at run time.
#include <string>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

// Intrinsic without `llvm.` and its type; function of double. That of float has an f behind.
struct LibraryFunction {
  std::string_view intrinsic, name;
};
constexpr LibraryFunction kFunctions[] = {
    {"acos", "acos"},   {"asin", "asin"},     {"atan", "atan"},           {"atan2", "atan2"},
    {"ceil", "ceil"},   {"cos", "cos"},       {"cosh", "cosh"},           {"exp", "exp"},
    {"exp10", "exp10"}, {"exp2", "exp2"},     {"floor", "floor"},         {"fma", "fma"},
    {"ldexp", "ldexp"}, {"llrint", "llrint"}, {"llround", "llround"},     {"log", "log"},
    {"log10", "log10"}, {"log2", "log2"},     {"lrint", "lrint"},         {"lround", "lround"},
    {"maxnum", "fmax"}, {"minnum", "fmin"},   {"nearbyint", "nearbyint"}, {"pow", "pow"},
    {"rint", "rint"},   {"round", "round"},   {"roundeven", "roundeven"}, {"sin", "sin"},
    {"sinh", "sinh"},   {"tan", "tan"},       {"tanh", "tanh"},           {"trunc", "trunc"},
};

class FloatingOperations {
 public:
  explicit FloatingOperations(ssa::Function& function) : function_(function) {}

  void run() {
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        if (function_[id].opcode == Opcode::FRem)
          call_remainder(id);
        else if (function_[id].opcode == Opcode::Call)
          lower_call(id);
      }
  }

 private:
  bool is_scalar(TypeId type) const { return type == ssa::kFloat || type == ssa::kDouble; }

  // A symbol of the C library, which the program may have declared itself.
  ssa::SymbolId library_symbol(std::string name, TypeId of, TypeId function_type) {
    if (of == ssa::kFloat) name += 'f';
    ssa::Module& module = function_.module();
    if (ssa::SymbolId known = module.find(name); known.valid()) return known;
    ssa::Symbol symbol;
    symbol.name = name;
    symbol.type = symbol.source_type = function_type;
    return module.add_symbol(symbol);
  }

  void call_remainder(InstId id) {
    TypeId type = function_[id].type;
    if (!is_scalar(type)) return;
    const TypeId parameters[] = {type, type};
    TypeId function_type = function_.types().function(type, parameters, false);
    ssa::ConstantId callee =
        function_.constants().symbol(library_symbol("fmod", type, function_type));
    Value left = function_.operand(id, 0), right = function_.operand(id, 1);
    become(id, Opcode::Call, {function_type, callee, left, right});
  }

  void lower_call(InstId id) {
    Value callee = function_.operand(id, 1);
    if (!callee.is_constant()) return;
    const ssa::Constant& constant = function_.constants()[callee.constant()];
    if (constant.kind != ssa::ConstantKind::Symbol) return;
    std::string_view name = function_.module()[constant.symbol].name;
    if (!name.starts_with("llvm.") || function_[id].operand_count < 3) return;
    name.remove_prefix(5);
    name = name.substr(0, name.find('.'));
    TypeId of = function_.type_of(function_.operand(id, 2));
    if (!is_scalar(of)) return;
    if (name == "fmuladd") return multiply_and_add(id);
    for (const LibraryFunction& each : kFunctions)
      if (each.intrinsic == name) {
        TypeId function_type = function_.operand(id, 0).type();
        ssa::SymbolId symbol = library_symbol(std::string(each.name), of, function_type);
        return function_.set_operand(id, 1, function_.constants().symbol(symbol));
      }
  }

  void multiply_and_add(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    Value left = operands[2], right = operands[3], addend = operands[4];
    TypeId type = function_[id].type;
    SourceOffset offset = function_.offset_of(id);
    InstId product = function_.create(Opcode::FMul, type, {left, right}, 0, 0, offset);
    function_.insert_before(id, product);
    become(id, Opcode::FAdd, {product, addend});
  }

  // Turns an instruction into another with the same result.
  void become(InstId id, Opcode opcode, std::initializer_list<Value> operands) {
    function_[id].opcode = opcode;
    function_[id].flags = 0;
    function_.set_operands(id, {operands.begin(), operands.size()});
  }

  ssa::Function& function_;
};

}  // namespace

void lower_floating_operations(ssa::Function& function) { FloatingOperations(function).run(); }

}  // namespace lilt::backend
