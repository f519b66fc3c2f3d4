#include "backend/legalize/declare.h"

#include "ir/ssa/callee.h"

namespace lilt::backend {

std::string_view callee_name(const ssa::Function& function, ssa::InstId call) {
  const ssa::SymbolId callee = called_symbol(function, call);
  return callee.valid() ? function.module()[callee].name : std::string_view();
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
