#include "backend/isel/intrinsics.h"

namespace lilt::backend::isel {

namespace {

struct IntrinsicInfo {
  std::string_view name;
  bool is_pure;
};

constexpr bool Pure = true;
constexpr IntrinsicInfo kIntrinsics[] = {
    {"", false},
#define X(name, text, properties) {text, properties},
#include "backend/isel/intrinsics.def"
#undef X
};

// A name in the table that ends with a dot stands for all that it begins; others may have a type
// behind them, as `llvm.frameaddress.p0` has.
bool matches(std::string_view name, std::string_view row) {
  if (!name.starts_with(row)) return false;
  return row.back() == '.' || name.size() == row.size() || name[row.size()] == '.';
}

}  // namespace

Intrinsic find_intrinsic(std::string_view name) {
  for (size_t i = 1; i < std::size(kIntrinsics); ++i)
    if (matches(name, kIntrinsics[i].name)) return static_cast<Intrinsic>(i);
  return Intrinsic::None;
}

Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id) {
  if (function[id].opcode != ssa::Opcode::Call) return Intrinsic::None;
  ssa::Value callee = function.operand(id, 1);
  if (!callee.is_constant()) return Intrinsic::None;
  const ssa::Constant& constant = function.constants()[callee.constant()];
  if (constant.kind != ssa::ConstantKind::Symbol) return Intrinsic::None;
  std::string_view name = function.module()[constant.symbol].name;
  return name.starts_with("llvm.") ? find_intrinsic(name) : Intrinsic::None;
}

bool is_pure(Intrinsic intrinsic) { return kIntrinsics[static_cast<size_t>(intrinsic)].is_pure; }

}  // namespace lilt::backend::isel
