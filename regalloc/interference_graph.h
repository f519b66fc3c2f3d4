// Which live ranges may not share a register, as a graph.
//
// Idea: sweep over the segments of all live ranges by their starts; what is live where a segment
// starts interferes with it. Two live ranges interfere only if their classes share registers. Edges
// are kept twice: as a hash set for the question whether two live ranges interfere, and as lists of
// neighbours. The graph is as large as its answers: n live ranges that live at once have n² / 2
// edges.
// Source: Chaitin (1982); Cooper, Harvey & Torczon (1998) for the two representations.
#pragma once

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

class InterferenceGraph {
 public:
  // Of the live ranges for which `is_node` is not 0, by live range; others have no neighbours.
  // O(segments * live ranges live at once).
  InterferenceGraph(const Analyses& analyses, std::span<const uint8_t> is_node);

  bool interfere(uint32_t a, uint32_t b) const { return edges_[place_of(key(a, b))] != kEmpty; }
  // Adds an edge; false if it exists or would join a live range to itself. O(1) expected.
  bool add(uint32_t a, uint32_t b);
  // Calls `visit(other)` for each neighbour, those added last first.
  template <class Visitor>
  void for_each_neighbour(uint32_t range, Visitor visit) const {
    for (uint32_t l = first_[range]; l != kNone; l = links_[l].next) visit(links_[l].range);
  }
  // As above, until `visit` returns false.
  template <class Visitor>
  void for_each_neighbour_until(uint32_t range, Visitor visit) const {
    for (uint32_t l = first_[range]; l != kNone && visit(links_[l].range); l = links_[l].next) {
    }
  }
  uint32_t degree(uint32_t range) const { return degree_[range]; }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr uint64_t kEmpty = UINT64_MAX;
  struct Link {
    uint32_t range, next;
  };
  static uint64_t key(uint32_t a, uint32_t b) {
    return uint64_t{std::max(a, b)} << 32 | std::min(a, b);
  }
  size_t place_of(uint64_t key) const;
  void grow();

  Arena& scratch_;
  ArenaVector<uint64_t> edges_;  // open addressing; the size is a power of two
  size_t edge_count_ = 0;
  ArenaVector<uint32_t> first_, degree_;  // by live range
  ArenaVector<Link> links_;
};

}  // namespace lilt::regalloc
