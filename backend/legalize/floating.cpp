// Operations on float, double and x86_fp80 that the machine has not: they become calls of the C
// library, and fmuladd a product and a sum.
//
// The library's functions are those that C programs mean by these intrinsics, so a result is what
// the platform's C compiler gives at run time.
#include <string>

#include "backend/legalize/declare.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

// Intrinsic without `llvm.` and its type; function of double. That of float has an f behind, that
// of x86_fp80 an l.
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
  bool is_scalar(TypeId type) const {
    return type == ssa::kFloat || type == ssa::kDouble || type == ssa::kX86Fp80;
  }

  // A function of the C library, which the program may have declared itself.
  Value library_function(std::string name, TypeId of, TypeId function_type) {
    if (of == ssa::kFloat) name += 'f';
    if (of == ssa::kX86Fp80) name += 'l';
    return declared_function(function_, name, function_type);
  }

  void call_remainder(InstId id) {
    TypeId type = function_[id].type;
    if (!is_scalar(type)) return;
    const TypeId parameters[] = {type, type};
    TypeId function_type = function_.types().function(type, parameters, false);
    Value callee = library_function("fmod", type, function_type);
    Value left = function_.operand(id, 0), right = function_.operand(id, 1);
    become(id, Opcode::Call, {function_type, callee, left, right});
  }

  void lower_call(InstId id) {
    std::string_view name = callee_name(function_, id);
    if (!name.starts_with("llvm.") || function_[id].operand_count < 3) return;
    name.remove_prefix(5);
    name = name.substr(0, name.find('.'));
    TypeId of = function_.type_of(function_.operand(id, 2));
    if (!is_scalar(of)) return;
    if (name == "fmuladd") return multiply_and_add(id);
    for (const LibraryFunction& each : kFunctions)
      if (each.intrinsic == name) {
        TypeId function_type = function_.operand(id, 0).type();
        Value callee = library_function(std::string(each.name), of, function_type);
        return function_.set_operand(id, 1, callee);
      }
  }

  // A sign that is turned over before it is added is a difference: -a * b + c is c - a * b, and
  // a * b + -c is a * b - c, also for zeros and rounding.
  void multiply_and_add(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    Value left = operands[2], right = operands[3], addend = operands[4];
    bool is_negative = strip_negation(left) != strip_negation(right);
    TypeId type = function_[id].type;
    InstId product =
        function_.create(Opcode::FMul, type, {left, right}, 0, 0, function_.offset_of(id));
    function_.insert_before(id, product);
    if (is_negative)
      become(id, Opcode::FSub, {addend, product});
    else if (strip_negation(addend))
      become(id, Opcode::FSub, {product, addend});
    else
      become(id, Opcode::FAdd, {product, addend});
  }

  bool strip_negation(Value& value) const {
    if (!value.is_local() || function_[value.local()].opcode != Opcode::FNeg) return false;
    value = function_.operand(value.local(), 0);
    return true;
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
