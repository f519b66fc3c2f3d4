// The instructions of a function, where they are in its code.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// The frame of code that has none yet, as an interpreter makes it where the function is entered.
// Sizes and distances are in bytes, down from the place of the return address.
struct ProvisionalFrame {
  int64_t size = 0;                // to where the stack pointer is
  int64_t first_saved = 0;         // to the first of the saved registers; the others are below it
  std::vector<Register> saved;     // rbp first, if it is the frame pointer
  bool has_frame_pointer = false;  // which points to the saved one
  uint32_t outgoing_bytes = 0;     // what is allocated begins so far above the stack pointer
  bool pops_arguments = false;     // see MOVE_RETURN
};

// Lives on its own: the function may be used for another one.
struct LocatedCode {
  std::string name;
  std::vector<MachineInstr> instructions;  // in the order of their offsets
  std::vector<Cell> cells;                 // of these instructions
  std::vector<uint32_t> offsets;           // by instruction, and the end
  std::vector<BlockId> blocks;             // by instruction
  std::vector<uint32_t> block_offsets;     // by block
  RegSet callee_saved;                     // that it returns as they were
  std::vector<std::string> texts;          // by instruction
  std::vector<RegSet> undefs;              // by instruction: what UNDEF defines just before it

  // Of code before its frame is laid out: see x86::ProvisionalCode. Else empty.
  std::unique_ptr<ProvisionalFrame> frame;
  std::vector<uint32_t> virtual_registers;  // by cell: 1 + its index, if it holds one; else 0
  std::vector<std::string> virtual_names;   // by index

  std::span<const Cell> cells_of(const MachineInstr& i) const {
    return {cells.data() + i.first_cell, i.cell_count};
  }
};

// `offset_of`: by index of instructions in the function, for those of its blocks that have code.
// `texts`: likewise; empty: as the function prints them. Generic instructions are left out if the
// frame is laid out.
LocatedCode locate_code(const MachineFunction& function, std::span<const uint32_t> offset_of,
                        uint32_t end, std::span<const std::string> texts = {});

}  // namespace lilt::mir
