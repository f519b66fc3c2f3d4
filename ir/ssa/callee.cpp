#include "ir/ssa/callee.h"

namespace lilt::ssa {

SymbolId called_symbol(const Function& function, InstId call) {
  const Value callee = function.operand(call, 1);
  if (!callee.is_constant()) return SymbolId::none();
  const Constant& constant = function.constants()[callee.constant()];
  return constant.kind == ConstantKind::Symbol ? constant.symbol : SymbolId::none();
}

bool is_assembly(const Function& function, InstId call) {
  const Value callee = function.operand(call, 1);
  return callee.is_constant() &&
         function.constants()[callee.constant()].kind == ConstantKind::InlineAssembly;
}

ConstantId declared_function(Function& function, std::string_view name, TypeId type) {
  SymbolId known = function.module().find(name);
  if (!known.valid()) {
    Symbol symbol;
    symbol.name = name;
    symbol.type = symbol.source_type = type;
    known = function.declare(symbol);
  }
  return function.constants().symbol(known);
}

FunctionAttributes function_attributes(const Function& function, InstId call) {
  const FunctionAttributes own = function.annotations().function_attributes(call);
  const SymbolId callee = called_symbol(function, call);
  return callee.valid() ? own | function.module()[callee].function_attributes : own;
}

namespace {

bool has_own_type(const Function& function) {
  return function.type() != function.module()[function.symbol()].type;
}

}  // namespace

const ParameterAttributes& parameter_attributes(const Function& function, uint32_t position) {
  const Annotations& own = function.annotations();
  const bool is_changed = has_own_type(function) || own.has_attributes(InstId::none());
  return is_changed ? own.attributes(InstId::none(), position)
                    : function.module().attributes(function.symbol(), position);
}

const ParameterFacts& parameter_facts(const Function& function, uint32_t position) {
  static constexpr ParameterFacts kNone;
  return has_own_type(function) ? kNone
                                : function.module().header().facts(function.symbol(), position);
}

const ParameterFacts& result_facts(const Function& function, InstId call) {
  static constexpr ParameterFacts kNone;
  if (const CallFacts& own = function.annotations().call_facts(call); own.result != kNone)
    return own.result;
  const SymbolId callee = called_symbol(function, call);
  if (!callee.valid()) return kNone;
  const TypeId type = function.module()[callee].type;
  const bool is_declared_so = function.types()[type].element == function[call].type;
  return is_declared_so ? function.module().header().facts(callee, kResultPosition) : kNone;
}

const ParameterFacts& argument_facts(const Function& function, InstId call, uint32_t position) {
  static constexpr ParameterFacts kNone;
  const SymbolId callee = called_symbol(function, call);
  const bool is_declared_so =
      callee.valid() && function.module()[callee].type == function.operand(call, 0).type();
  return is_declared_so ? function.module().header().facts(callee, position) : kNone;
}

void set_call_facts(Function& function, InstId call, const CallFacts& facts) {
  function.annotations().set_call_facts(
      call, {facts.result.joined_with(result_facts(function, call)), facts.fast_math});
}

bool has_result_ranges(const Function& function) {
  return function.annotations().has_call_facts() || function.module().header().has_ranges();
}

}  // namespace lilt::ssa
