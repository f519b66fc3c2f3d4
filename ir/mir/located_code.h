// The instructions of a finished function, where they are in its code.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// Lives on its own: the function may be used for another one.
struct LocatedCode {
  std::string name;
  std::vector<MachineInstr> instructions;  // in the order of their offsets
  std::vector<Cell> cells;                 // of these instructions
  std::vector<uint32_t> offsets;           // by instruction, and the end
  std::vector<uint32_t> block_offsets;     // by block
  RegSet callee_saved;                     // that it returns as they were
  std::vector<std::string> texts;          // by instruction
  std::vector<RegSet> undefs;              // by instruction: what UNDEF defines just before it

  std::span<const Cell> cells_of(const MachineInstr& i) const {
    return {cells.data() + i.first_cell, i.cell_count};
  }
};

// `offset_of`: by index of instructions in the function, for those of its blocks that have code.
LocatedCode locate_code(const MachineFunction& function, std::span<const uint32_t> offset_of,
                        uint32_t end);

}  // namespace lilt::mir
