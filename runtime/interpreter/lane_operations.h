// Intrinsics whose results depend on all lanes of their vectors.
#pragma once

#include <span>
#include <string_view>

#include "ir/ssa/type.h"
#include "runtime/interpreter/cell.h"

namespace lilt::runtime {

// An operand: its type, and the cells of its lanes; a scalar is its own single lane.
struct LaneOperand {
  ssa::TypeId type;
  const Cell* cells = nullptr;
};
// Writes the cells of a result of that type. Undefined bits of operands make those lanes undefined
// that depend on them.
using LaneOperation = void (*)(const ssa::TypeTable& types, std::span<const LaneOperand> operands,
                               ssa::TypeId result, Cell* to);

// The operation of that intrinsic, which may have types at its end; null for all others.
LaneOperation find_lane_operation(std::string_view name);

}  // namespace lilt::runtime
