// What callers still know of the arguments that they passed, for debug information: debuggers find
// a parameter's value there when the callee has lost it.
#pragma once

#include <vector>

#include "backend/compile/variable_places.h"
#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/module.h"

namespace lilt::backend {

struct FoundCall {
  uint32_t place = 0;      // of the instruction after the call, in the layout; of the jump
  object::DebugCall call;  // without its point
};

// Jumps in place of calls, and calls with arguments in general registers whose values survive the
// call: constants, addresses in the frame, values in registers that callees preserve, and arguments
// of the function itself.
//   requires: the code is final
//   cost: O(instructions)
std::vector<FoundCall> find_debug_calls(const mir::MachineFunction& function,
                                        const ssa::Module& header);

// With the points where they return to.
std::vector<object::DebugCall> debug_calls(std::vector<FoundCall> found, const PointOf& point_of);

}  // namespace lilt::backend
