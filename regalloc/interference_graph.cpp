#include "regalloc/interference_graph.h"

namespace lilt::regalloc {

namespace {

constexpr size_t kFirstSize = 256;

struct Start {
  uint32_t from, to, range;
};

}  // namespace

InterferenceGraph::InterferenceGraph(const Analyses& analyses, std::span<const uint8_t> is_node)
    : scratch_(analyses.scratch),
      edges_(kFirstSize, kEmpty, scratch_),
      first_(is_node.size(), kNone, scratch_),
      degree_(is_node.size(), 0, scratch_),
      links_(scratch_) {
  const LiveRanges& ranges = analyses.ranges;
  ArenaVector<Start> starts(scratch_);
  for (uint32_t p = 0; p < is_node.size(); ++p)
    if (is_node[p] != 0)
      ranges.for_each_segment(ranges[p], [&](uint32_t from, uint32_t to) {
        starts.push_back({from, to, p});
      });
  std::ranges::sort(starts, {}, &Start::from);
  const mir::TargetDesc& target = analyses.points.function().target();
  ArenaVector<ArenaVector<Start>> live(mir::kRegClassCount, ArenaVector<Start>(scratch_), scratch_);
  for (const Start& start : starts) {
    ArenaVector<Start>& bank =
        live[target.classes[static_cast<size_t>(ranges.class_of(start.range))].bank];
    std::erase_if(bank, [&](const Start& other) { return other.to <= start.from; });
    for (const Start& other : bank) add(start.range, other.range);
    bank.push_back(start);
  }
}

// Where the key is, or belongs.
size_t InterferenceGraph::place_of(uint64_t key) const {
  size_t place = (key * 0x9E3779B97F4A7C15) >> 32 & (edges_.size() - 1);
  while (edges_[place] != key && edges_[place] != kEmpty) place = (place + 1) & (edges_.size() - 1);
  return place;
}

bool InterferenceGraph::add(uint32_t a, uint32_t b) {
  const size_t place = place_of(key(a, b));
  if (a == b || edges_[place] != kEmpty) return false;
  edges_[place] = key(a, b);
  for (auto [range, other] : {std::pair(a, b), std::pair(b, a)}) {
    links_.push_back({other, first_[range]});
    first_[range] = static_cast<uint32_t>(links_.size()) - 1;
    ++degree_[range];
  }
  if (2 * ++edge_count_ > edges_.size()) grow();
  return true;
}

void InterferenceGraph::grow() {
  ArenaVector<uint64_t> old(4 * edges_.size(), kEmpty, scratch_);
  old.swap(edges_);
  for (uint64_t key : old)
    if (key != kEmpty) edges_[place_of(key)] = key;
}

}  // namespace lilt::regalloc
