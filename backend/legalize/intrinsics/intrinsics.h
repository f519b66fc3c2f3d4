// The table of intrinsics that lilt supports, with their expansions.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "backend/legalize/intrinsics/rules.h"

namespace lilt::backend {

struct IntrinsicRow {
  std::string_view name;  // as in IR text, without the types behind it
  IntrinsicRule rule;
  std::string_view what;  // describes the expansion, for --print-supported
};

// Sorted by name.
std::span<const IntrinsicRow> intrinsic_table();

// The table as text for --print-supported: a heading, then one line per row.
std::string describe_intrinsics();

// Returns the row of an intrinsic, found by its full name (`llvm.umax.i32`), or nullptr. O(length +
// log rows).
const IntrinsicRow* find_intrinsic_row(std::string_view name);

// The name of the intrinsic that an instruction calls directly (it begins with `llvm.`); empty for
// every other instruction.
std::string_view called_intrinsic(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::backend
