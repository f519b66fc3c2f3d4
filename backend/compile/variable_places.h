// Where the program's variables are in a finished function, for its debug information.
#pragma once

#include <functional>
#include <vector>

#include "backend/compile/held_values.h"
#include "emit/object/code_image.h"
#include "emit/object/debug_sections.h"
#include "ir/ssa/function.h"

namespace lilt::backend {

// A place of a variable, and the instructions before which it is there, by their places in the
// layout.
struct VariableRange {
  static constexpr uint32_t kEnd = UINT32_MAX;  // of the function
  object::VariablePlace place;                  // without begin and end
  uint32_t begin = 0, end = kEnd;
  // The instruction before `end` is a call that destroys the place; the one before `begin` is, of
  // another place: the return address belongs to the call.
  bool ends_in_call = false, begins_in_call = false;
};

// From the records of the function, which `machine` was made from: variables in slots, constants,
// and values that are held in registers and spill slots. Of each variable in the order of the code.
//   requires: a locator that finds lines; the code is final
//   cost: O(instructions × depth of scopes), and for each variable the blocks of its scope, often
//   several times
std::vector<VariableRange> find_variable_ranges(const object::LineLocator& locator,
                                                const mir::MachineFunction& machine,
                                                const std::vector<HeldValue>& held);

// The places where ranges begin or end, ascending; without those at the ends of the function.
std::vector<uint32_t> borders_of(const std::vector<VariableRange>& ranges);

// The point of the code before an instruction, by its place in the layout; `is_inside`: one
// byte before, in the instruction before it.
using PointOf = std::function<object::CodePoint(uint32_t place, bool is_inside)>;
std::vector<object::VariablePlace> variable_places(const std::vector<VariableRange>& ranges,
                                                   const PointOf& point_of);

}  // namespace lilt::backend
