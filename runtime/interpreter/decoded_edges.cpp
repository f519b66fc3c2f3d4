#include "runtime/interpreter/decoded_edges.h"

#include <algorithm>

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;
using ssa::Value;

int32_t DecodedEdges::edge_of(InstId terminator, Value target) {
  const BlockId from = function_.block_of(terminator), to = target.block();
  Latest& latest = latest_[to.index()];
  if (latest.from != from) {
    latest = {from, static_cast<uint32_t>(ends_.size())};
    ends_.push_back({from, to, latest.edge});
  }
  return static_cast<int32_t>(latest.edge);
}

bool DecodedEdges::keep_values(BlockId from, BlockId target) const {
  InstId id = function_[target].first;
  for (; id.valid() && function_[id].opcode == ssa::Opcode::Phi; id = function_.next(id))
    if (!keeps_value(id, from)) return false;
  return true;
}

bool DecodedEdges::keeps_value(InstId phi, BlockId from) const {
  constexpr size_t kFew = 16;
  std::span<const Value> entries = function_.operands(phi);
  for (size_t i = 0; i + 1 < std::min(entries.size(), kFew); i += 2)
    if (entries[i + 1].block() == from)
      return entries[i].is_local() && places_.slot_of(entries[i].local()) == places_.slot_of(phi);
  return false;
}

std::vector<Edge> DecodedEdges::finish(const std::vector<uint32_t>& starts) {
  std::vector<Edge> edges(ends_.size());
  for (const Ends& ends : ends_) edges[ends.edge].target = starts[ends.to.index()];
  auto by_ends = [](const Ends& a, const Ends& b) {
    return std::pair(a.to, a.from) < std::pair(b.to, b.from);
  };
  std::sort(ends_.begin(), ends_.end(), by_ends);
  for (BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid() && function_[id].opcode == ssa::Opcode::Phi;
         id = function_.next(id)) {
      std::span<const Value> entries = function_.operands(id);
      for (size_t i = 0; i + 1 < entries.size(); i += 2) {
        Ends ends{entries[i + 1].block(), block, 0};
        auto found = std::lower_bound(ends_.begin(), ends_.end(), ends, by_ends);
        if (found == ends_.end() || by_ends(ends, *found)) continue;
        Place from = places_.place_of(entries[i]), to = places_.slot_of(id);
        if (from == to) continue;
        for (uint32_t p = 0; p < part_count(function_.types(), function_[id].type); ++p)
          edges[found->edge].moves.push_back(
              {ValuePlaces::part(to, p), ValuePlaces::part(from, p)});
      }
    }
  return edges;
}

}  // namespace lilt::runtime
