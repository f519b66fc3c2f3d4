// Where register allocation puts the phis of a function: where its certificate looks for them
// first.
#pragma once

#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::certify {

struct PhiLocation {
  mir::BlockId block;
  uint32_t number = 0, count = 0;  // of the block's phis: the place among them, and how many
  mir::Register reg;
  mir::SlotId slot;  // where it is if it is in no register, or is also stored
};
using PhiLocations = std::vector<PhiLocation>;

}  // namespace lilt::certify
