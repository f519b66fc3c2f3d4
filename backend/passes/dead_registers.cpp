#include "backend/passes/dead_registers.h"

namespace lilt::backend {

using namespace mir;

namespace {

constexpr size_t kMaxSearched = 192;  // operands and edges of a search

}  // namespace

RegSet written_registers(const MachineFunction& function, const MachineInstr& i) {
  RegSet found;
  for (const Cell& cell : function.cells_of(i))
    if (cell.is_def()) found.insert(cell.reg());
  return found;
}

RegSet read_registers(const MachineFunction& function, const MachineInstr& i) {
  RegSet found;
  for (const Cell& cell : function.cells_of(i))
    if (cell.is_use()) found.insert(cell.reg());
  return found;
}

bool DeadRegisters::are_dead(RegSet registers, BlockId block, uint32_t first) {
  seen_ = 0;
  work_.clear();
  searched_.clear();
  if (!pass_on(block, first, registers)) return false;
  while (!work_.empty()) {
    const Search next = searched_[work_.back()];
    work_.pop_back();
    if (!pass_on(next.block, function_.blocks[next.block].begin, next.live)) return false;
  }
  return true;
}

// Follows the block from the instruction on; false if it reads one of the registers.
bool DeadRegisters::pass_on(BlockId block, uint32_t first, RegSet live) {
  for (uint32_t at = first; at < function_.blocks[block].end; ++at) {
    const MachineInstr& i = function_.instructions[at];
    seen_ += function_.cells_of(i).size();  // a jump by a table has many
    if (seen_ > kMaxSearched || !(read_registers(function_, i) & live).empty()) return false;
    live = live - written_registers(function_, i) - function_.desc(i).clobbers;
    if (live.empty()) return true;
  }
  const std::span<const BlockId> successors = function_.successors(block);
  seen_ += successors.size();
  if (seen_ > kMaxSearched) return false;
  for (const BlockId next : successors) search(next, live);
  return true;
}

void DeadRegisters::search(BlockId block, RegSet live) {
  for (const Search& each : searched_)
    if (each.block == block && (live - each.live).empty()) return;
  work_.push_back(static_cast<uint32_t>(searched_.size()));
  searched_.push_back({block, live});
}

}  // namespace lilt::backend
