// The intrinsics of ir/ssa/intrinsics.def, with their expansions.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "backend/legalize/intrinsics/intrinsic_rules.h"

namespace lilt::backend {

struct IntrinsicRow {
  std::string_view name;  // as in IR text, without the types after it
  IntrinsicRule rule;     // null: introduced by the backend, refused in its input
  std::string_view what;  // describes the expansion, for --print-supported
  // Of operands of plain types it makes instructions of plain types, and no branches.
  bool stays_plain = false;
  ProcessorFeatures needs = 0;  // of the function's processor
  std::string_view plain = {};  // of a constrained operation: the intrinsic without constraints
};

// By the number of the intrinsic that a symbol has, less one.
std::span<const IntrinsicRow> intrinsic_table();

// The table as text for --print-supported: a heading, then one line per row.
std::string describe_intrinsics();

// Returns the row of an intrinsic that has a rule, found by its full name (`llvm.umax.i32`), or
// nullptr. O(length + log rows).
const IntrinsicRow* find_intrinsic_row(std::string_view name);
// The row of the intrinsic that an instruction calls, likewise. O(1).
const IntrinsicRow* intrinsic_row_of(const ssa::Function& function, ssa::InstId id);

// The name of the intrinsic that an instruction calls directly (it begins with `llvm.`); empty for
// every other instruction.
std::string_view called_intrinsic(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::backend
