#include "ir/mir/located_code.h"

#include <utility>

#include "ir/mir/machine_printer.h"

namespace lilt::mir {

LocatedCode locate_code(const MachineFunction& function, std::span<const uint32_t> offset_of,
                        uint32_t end, std::span<const std::string> texts) {
  LocatedCode code;
  code.name = function.name();
  code.callee_saved = function.frame.callee_saved;
  code.block_offsets.resize(function.blocks.size(), end);
  std::vector<BlockId> open;  // blocks without code so far
  RegSet undefs;
  for (BlockId block : function.layout) {
    open.push_back(block);
    for (uint32_t i = function.blocks[block].begin; i < function.blocks[block].end; ++i) {
      MachineInstr instruction = function.instructions[i];
      if (instruction.opcode == kUndef) undefs.insert(function.cells_of(instruction)[0].reg());
      const bool is_generic = instruction.opcode < kFirstTargetOpcode;
      if (instruction.opcode == kCfi || (is_generic && function.frame.laid_out)) continue;
      code.undefs.push_back(std::exchange(undefs, {}));
      for (BlockId each : open) code.block_offsets[each.index()] = offset_of[i];
      open.clear();
      code.texts.push_back(texts.empty() ? to_string(function, instruction) : texts[i]);
      code.blocks.push_back(block);
      const auto cells = function.cells_of(instruction);
      instruction.first_cell = static_cast<uint32_t>(code.cells.size());
      code.cells.insert(code.cells.end(), cells.begin(), cells.end());
      code.instructions.push_back(instruction);
      code.offsets.push_back(offset_of[i]);
    }
  }
  code.offsets.push_back(end);
  return code;
}

}  // namespace lilt::mir
