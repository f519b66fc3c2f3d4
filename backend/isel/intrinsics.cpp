#include "backend/isel/intrinsics.h"

#include <algorithm>
#include <array>

#include "ir/ssa/intrinsic_name.h"

namespace lilt::backend::isel {

namespace {

constexpr bool Pure = true;
constexpr bool kIsPure[] = {
    false,
#define X(name, text, properties) properties,
#include "backend/isel/intrinsics.def"
#undef X
};

struct Row {
  std::string_view name;
  Intrinsic intrinsic;
};

constexpr auto kSortedByName = [] {
  std::array rows = {
#define X(name, text, properties) Row{text, Intrinsic::name},
#include "backend/isel/intrinsics.def"
#undef X
  };
  std::ranges::sort(rows, {}, &Row::name);
  return rows;
}();

}  // namespace

Intrinsic find_intrinsic(std::string_view name) {
  std::string_view base = ssa::intrinsic_base(name);
  auto found = std::ranges::lower_bound(kSortedByName, base, {}, &Row::name);
  return found != kSortedByName.end() && found->name == base ? found->intrinsic : Intrinsic::None;
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

bool is_pure(Intrinsic intrinsic) { return kIsPure[static_cast<size_t>(intrinsic)]; }

}  // namespace lilt::backend::isel
