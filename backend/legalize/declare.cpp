#include "backend/legalize/declare.h"

namespace lilt::backend {

std::string_view callee_name(const ssa::Function& function, ssa::InstId call) {
  ssa::Value callee = function.operand(call, 1);
  if (!callee.is_constant()) return {};
  const ssa::Constant& constant = function.constants()[callee.constant()];
  if (constant.kind != ssa::ConstantKind::Symbol) return {};
  return function.module()[constant.symbol].name;
}

ssa::Value declared_function(ssa::Function& function, std::string_view name, ssa::TypeId type) {
  ssa::Module& module = function.module();
  ssa::SymbolId known = module.find(name);
  if (!known.valid()) {
    ssa::Symbol symbol;
    symbol.name = name;
    symbol.type = symbol.source_type = type;
    known = module.add_symbol(symbol);
  }
  return function.constants().symbol(known);
}

}  // namespace lilt::backend
