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
  ssa::SymbolId known = function.module().find(name);
  if (!known.valid()) {
    ssa::Symbol symbol;
    symbol.name = name;
    symbol.type = symbol.source_type = type;
    known = function.declare(symbol);
  }
  return function.constants().symbol(known);
}

std::string library_mode(ssa::TypeId type) {
  constexpr std::pair<ssa::TypeId, std::string_view> kModes[] = {
      {ssa::kHalf, "hf"},  {ssa::kFloat, "sf"}, {ssa::kDouble, "df"}, {ssa::kX86Fp80, "xf"},
      {ssa::kFp128, "tf"}, {ssa::kI32, "si"},   {ssa::kI64, "di"},    {ssa::kI128, "ti"}};
  for (auto [known, mode] : kModes)
    if (known == type) return std::string(mode);
  return {};
}

}  // namespace lilt::backend
