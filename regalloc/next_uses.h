// How far away the next use of a value is, across blocks.
//
// Idea: a distance counts instructions up to the next read, over the edges of the control-flow
// graph the least. An edge that leaves a loop is very long: a value that is read after a loop is
// further away than all that the loop reads. Two walks against the layout are enough where loops
// are reducible: the second one sees what the first has found at the heads of loops. Source: Braun
// & Hack, "Register Spilling and Live-Range Splitting for SSA-Form Programs" (CC 2009),
// section 4.1.
#pragma once

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

class NextUses {
 public:
  static constexpr uint32_t kFar = 1 << 20;       // the length of an edge that leaves a loop
  static constexpr uint32_t kNever = UINT32_MAX;  // it is not read again
  struct LiveIn {
    uint32_t value = 0;
    uint32_t distance = kNever;  // from the block's start
  };

  // O(cells + live-ins of all blocks, for each edge).
  explicit NextUses(const Analyses& analyses);

  // What is live into a block, by value.
  std::span<const LiveIn> live_ins(BlockPosition block) const {
    return {live_ins_.data() + start_[block], start_[block + 1] - start_[block]};
  }
  // Computes the distances at the end of a block, for at_end().
  void enter(BlockPosition block);
  // From the end of the block entered last; kNever for a value that does not live there.
  uint32_t at_end(uint32_t value) const {
    return stamp_[value] == current_ ? at_end_[value] : kNever;
  }
  // The sum of two distances.
  static uint32_t add(uint32_t a, uint32_t b) { return a > kNever - b ? kNever : a + b; }

 private:
  void collect_live_ins();
  void measure(BlockPosition block);
  void lower(uint32_t value, uint32_t distance);

  const Analyses& a_;
  ArenaVector<uint32_t> start_{a_.points.block_count() + 1, 0, a_.scratch};  // by block
  ArenaVector<LiveIn> live_ins_{a_.scratch};
  // At the end of the block entered last.
  ArenaVector<uint32_t> at_end_{a_.intervals.value_count(), 0, a_.scratch},
      stamp_{a_.intervals.value_count(), 0, a_.scratch};  // by value
  uint32_t current_ = 0;                                  // the stamp
  // First reads in the block that is measured.
  ArenaVector<uint32_t> first_read_{a_.intervals.value_count(), 0, a_.scratch},
      read_in_{a_.intervals.value_count(), 0, a_.scratch};  // by value: distance, block + 1
};

}  // namespace lilt::regalloc
