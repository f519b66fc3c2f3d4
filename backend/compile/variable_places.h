// Where the program's variables are in a finished function, for its debug information.
#pragma once

#include <functional>
#include <vector>

#include "backend/compile/held_values.h"
#include "emit/object/code_image.h"
#include "ir/ssa/function.h"

namespace lilt::backend {

// The point of the code in front of an instruction, by its place in the layout; `is_inside`: one
// byte before, in the instruction in front of it.
using PointOf = std::function<object::CodePoint(uint32_t place, bool is_inside)>;

// From the records of `function`, which `machine` was made from: variables in slots, constants, and
// values that are held in registers and spill slots. O(records + ranges).
std::vector<object::VariablePlace> find_variable_places(const ssa::Function& function,
                                                        const mir::MachineFunction& machine,
                                                        const std::vector<HeldValue>& held,
                                                        const PointOf& point_of);

}  // namespace lilt::backend
