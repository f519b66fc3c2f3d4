// Constant expressions of any type.
#pragma once

#include <optional>
#include <vector>

#include "ir/ssa/constant.h"
#include "ir/ssa/type.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

struct ConstantOperand {
  ssa::TypeId type;
  std::vector<Cell> cells;  // its parts; none for the source type of a getelementptr
};

// The parts of an expression's value; nothing if it has none, as a division by zero. Addresses that
// become integers are exposed. O(parts of operands and result; bits for a bitcast).
std::optional<std::vector<Cell>> evaluate_constant(const ssa::TypeTable& types, Memory& memory,
                                                   const ssa::Constant& expression,
                                                   const std::vector<ConstantOperand>& operands);

}  // namespace lilt::runtime
