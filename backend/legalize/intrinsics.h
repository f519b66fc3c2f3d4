// The table of intrinsics: which ones lilt knows, and what it makes of them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "backend/legalize/intrinsic_rules.h"

namespace lilt::backend {

struct IntrinsicRow {
  std::string_view name;  // as in IR text; the types behind it are left out
  IntrinsicRule rule;
  std::string_view what;  // what becomes of it, in words, for the list of what is supported
};

// Sorted by name.
std::span<const IntrinsicRow> intrinsic_table();

// The table as text, for people: a heading, then one line a row.
std::string describe_intrinsics();

// The row of an intrinsic by its whole name (`llvm.umax.i32`), or nullptr. O(length +
// log rows).
const IntrinsicRow* find_intrinsic_row(std::string_view name);

// The name of the intrinsic that an instruction calls directly (it begins with `llvm.`); empty for
// all else.
std::string_view called_intrinsic(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::backend
