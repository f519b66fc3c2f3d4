#include "regalloc/layout_loops.h"

#include <algorithm>

namespace lilt::regalloc {

Loops::Loops(const ProgramPoints& points, Arena& scratch)
    : points_(points), loops_(scratch), innermost_(points.block_count(), kNone, scratch) {
  find_spans();
  if (!loops_.empty()) find_whole();
}

void Loops::find_spans() {
  uint32_t open = kNone;
  for (BlockPosition b = 0; b < points_.block_count(); ++b) {
    while (open != kNone && loops_[open].last < b) open = loops_[open].parent;
    BlockPosition last = 0;
    bool is_header = false;
    for (mir::BlockId id : points_.function().predecessors(points_.block(b).id)) {
      const BlockPosition from = points_.position_of(id);
      if (from == UINT32_MAX || from < b) continue;
      is_header = true;
      last = std::max(last, from);
    }
    if (is_header) {
      if (open != kNone) last = std::min(last, loops_[open].last);  // of an irreducible graph
      loops_.push_back({b, last, open, open == kNone ? 1 : loops_[open].depth + 1});
      open = static_cast<uint32_t>(loops_.size()) - 1;
    }
    innermost_[b] = open;
  }
}

// Forward edges lead to later places of the layout, so a block leads back to the header if each
// block, and each loop inside, has an edge to a later place of the loop or to the header itself.
void Loops::find_whole() {
  // By loop: whether an edge leaves it for a later place, or the header, of the loop around.
  ArenaVector<uint8_t> goes_on(loops_.size(), 0, innermost_.get_allocator());
  for (BlockPosition b = 0; b < points_.block_count(); ++b) {
    const uint32_t inner = innermost_[b];
    bool block_goes_on = inner == kNone;
    for (mir::BlockId id : points_.function().successors(points_.block(b).id)) {
      const BlockPosition to = points_.position_of(id);
      if (to == UINT32_MAX) continue;
      // Entered beside their headers.
      for (uint32_t l = innermost_[to]; l != kNone && !loops_[l].contains(b); l = loops_[l].parent)
        if (loops_[l].header != to) loops_[l].is_whole = false;
      if (inner == kNone) continue;
      uint32_t left = kNone, around = inner;
      while (around != kNone && !loops_[around].contains(to)) {
        left = around;
        around = loops_[around].parent;
      }
      if (around == kNone) continue;
      const bool later = to > (left == kNone ? b : loops_[left].last);
      if (!later && to != loops_[around].header) continue;
      if (left == kNone)
        block_goes_on = true;
      else
        goes_on[left] = 1;
    }
    if (!block_goes_on) loops_[inner].is_whole = false;
  }
  for (uint32_t l = static_cast<uint32_t>(loops_.size()); l-- > 0;) {
    const uint32_t parent = loops_[l].parent;
    if (parent != kNone && !(loops_[l].is_whole && goes_on[l])) loops_[parent].is_whole = false;
  }
}

}  // namespace lilt::regalloc
