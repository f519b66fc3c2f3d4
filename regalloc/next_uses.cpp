#include "regalloc/next_uses.h"

namespace lilt::regalloc {

NextUses::NextUses(const Analyses& analyses) : a_(analyses) {
  collect_live_ins();
  for (int pass = 0; pass < 2; ++pass)
    for (BlockPosition b = a_.points.block_count(); b-- > 0;) {
      enter(b);
      measure(b);
    }
}

void NextUses::collect_live_ins() {
  auto each = [&](auto visit) {
    for (uint32_t v = 0; v < a_.intervals.value_count(); ++v)
      for (const LiveSpan& span : a_.liveness.spans(v))
        for (BlockPosition b = span.first; b <= span.last; ++b) visit(b, v);
  };
  each([&](BlockPosition b, uint32_t) { ++start_[b + 1]; });
  for (size_t b = 0; b + 1 < start_.size(); ++b) start_[b + 1] += start_[b];
  live_ins_.resize(start_.back());
  ArenaVector<uint32_t> next(start_, a_.scratch);
  each([&](BlockPosition b, uint32_t v) { live_ins_[next[b]++].value = v; });
}

void NextUses::lower(uint32_t value, uint32_t distance) {
  at_end_[value] = stamp_[value] == current_ ? std::min(at_end_[value], distance) : distance;
  stamp_[value] = current_;
}

void NextUses::enter(BlockPosition block) {
  ++current_;
  const BlockSpan& from = a_.points.block(block);
  const uint32_t loop = a_.loops.innermost(block);
  for (mir::BlockId id : a_.points.function().successors(from.id)) {
    const BlockPosition s = a_.points.position_of(id);
    const BlockSpan& to = a_.points.block(s);
    const bool leaves = loop != Loops::kNone && !a_.loops[loop].contains(s);
    for (const LiveIn& in : live_ins(s)) lower(in.value, add(in.distance, leaves ? kFar : 0));
    for (uint32_t n = to.first; n < to.first_ordinary; ++n) {
      const auto phi = a_.points.function().cells_of(a_.points.instruction(n));
      const mir::Register input = a_.points.phi_input(phi, from.id);
      if (input.is_virtual()) lower(input.virtual_index(), 0);
    }
  }
}

// The distances from the block's start.
void NextUses::measure(BlockPosition block) {
  const BlockSpan& span = a_.points.block(block);
  // PHIs read their inputs where the moves of the edge stand.
  const uint32_t first = span.moves_at_start ? span.first : span.first_ordinary;
  for (uint32_t n = first; n < span.instructions_end; ++n)
    for (const mir::Cell& cell : a_.points.function().cells_of(a_.points.instruction(n))) {
      if (!names_value(cell) || cell.is_def()) continue;
      const uint32_t value = cell.reg().virtual_index();
      if (read_in_[value] == block + 1) continue;
      read_in_[value] = block + 1;
      first_read_[value] = n - span.first;
    }
  for (uint32_t i = start_[block]; i < start_[block + 1]; ++i) {
    LiveIn& in = live_ins_[i];
    in.distance = read_in_[in.value] == block + 1 ? first_read_[in.value]
                                                  : add(at_end(in.value), span.end - span.first);
  }
}

}  // namespace lilt::regalloc
