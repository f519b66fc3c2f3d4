// Where values of the program's variables are in finished code.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"

namespace lilt::backend {

// A value of MachineFunction::debug_values in one location, over a part of the code.
struct HeldValue {
  uint32_t value = 0;  // its index
  // Instructions by their place in the layout, from 0: it is there before `begin`, and before all
  // others up to `end`.
  uint32_t begin = 0, end = 0;
  bool ends_in_call = false;    // the instruction before `end` is a call that destroys the location
  bool begins_in_call = false;  // the one before `begin` is, of the location before this one
  mir::Register reg;            // or none, then:
  int64_t cfa_offset = 0;       // of the slot in memory
};

// Ranges without overlap, for each value in the order of the code; a value has at most one location
// at a time. Only copies, spills and reloads carry a value on; whatever else writes a location ends
// it there, and at a join it goes on if it comes along every edge.
//   requires: the code is final
//   cost: O(blocks × locations + instructions) times the depth of loops; nothing without values
std::vector<HeldValue> find_held_values(const mir::MachineFunction& function, Arena& scratch);

}  // namespace lilt::backend
