// Removes unreachable blocks, splits critical edges.
#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

namespace {

// By block: 1 if it is reachable from the entry.
std::span<uint8_t> find_reachable(const ssa::Function& function, Arena& scratch) {
  std::span<uint8_t> reachable = scratch.uninitialized<uint8_t>(function.block_count());
  std::ranges::fill(reachable, 0);
  std::span<BlockId> found = scratch.uninitialized<BlockId>(function.blocks().size());
  size_t count = 0;
  auto find = [&](BlockId block) {
    if (reachable[block.index()] != 0) return;
    reachable[block.index()] = 1;
    found[count++] = block;
  };
  find(function.entry());
  while (count > 0) function.for_each_successor(found[--count], find);
  return reachable;
}

}  // namespace

bool remove_unreachable_blocks(ssa::Function& function, Arena& scratch) {
  std::span<const uint8_t> reachable = find_reachable(function, scratch);
  auto is_removed = [&](BlockId block) { return reachable[block.index()] == 0; };
  if (std::ranges::none_of(function.blocks(), is_removed)) return false;
  for (BlockId block : function.blocks())
    if (!is_removed(block))
      function.for_each_phi(block,
                            [&](InstId phi) { ssa::drop_incoming(function, phi, is_removed); });
  function.remove_blocks(is_removed);
  return true;
}

bool split_critical_edges(ssa::Function& function, Arena& scratch) {
  std::span<uint32_t> edges_to = scratch.uninitialized<uint32_t>(function.block_count());
  std::ranges::fill(edges_to, 0);
  size_t branches = 0;
  for (BlockId block : function.blocks()) {
    branches += function[function.terminator(block)].opcode == Opcode::CondBr ? 1 : 0;
    function.for_each_successor(block, [&](BlockId to) { ++edges_to[to.index()]; });
  }
  if (branches == 0) return false;
  ssa::CfgEdit edit(function, scratch);
  for (const BlockId block : function.blocks()) {
    const InstId terminator = function.terminator(block);
    if (function[terminator].opcode != Opcode::CondBr) continue;
    BlockId place = block;
    for (uint32_t i = 1; i <= 2; ++i) {
      const BlockId target = function.operand(terminator, i).block();
      if (edges_to[target.index()] < 2) continue;
      place = edit.split_edge(block, target, place, function.offset_of(terminator));
      function.set_operand(terminator, i, place);
    }
  }
  if (!edit.has_changed()) return false;
  edit.finish();
  return true;
}

}  // namespace lilt::backend
