#include "regalloc/positions.h"

#include <vector>

#include "ir/mir/machine_printer.h"
#include "ir/support/arena.h"
#include "regalloc/program_points.h"

namespace lilt::regalloc {

void print_with_positions(std::string& out, const mir::MachineFunction& function) {
  Arena scratch;
  const ProgramPoints points(function, scratch);
  std::vector<uint32_t> numbers(function.instructions.size());
  for (const BlockSpan& block : points.blocks())
    for (uint32_t i = block.first; i < block.instructions_end; ++i)
      numbers[block.array_begin + (i - block.first)] = i;
  const size_t width = std::to_string(points.number_count()).size();
  mir::print(out, function, {.front = [&](const mir::MachineInstr& instruction) {
               const std::string number = std::to_string(
                   numbers[static_cast<size_t>(&instruction - function.instructions.data())]);
               return std::string(width - number.size(), ' ') + number;
             }});
}

}  // namespace lilt::regalloc
