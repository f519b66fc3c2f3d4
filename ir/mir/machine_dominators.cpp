#include "ir/mir/machine_dominators.h"

namespace lilt::mir {
namespace {

struct FlowGraph {
  const MachineFunction& function;

  size_t block_count() const { return function.layout.empty() ? 0 : function.blocks.size(); }
  BlockId entry() const { return function.layout.front(); }
  std::span<const BlockId> predecessors(BlockId block) const {
    return function.predecessors(block);
  }
  template <class Visitor>
  void for_each_successor(BlockId block, Visitor visit) const {
    for (BlockId successor : function.successors(block)) visit(successor);
  }
};

}  // namespace

Dominators::Dominators(const MachineFunction& function, Arena& scratch) {
  compute(FlowGraph{function}, scratch);
}

}  // namespace lilt::mir
