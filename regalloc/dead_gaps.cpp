#include "regalloc/dead_gaps.h"

#include <algorithm>
#include <utility>

namespace lilt::regalloc {

namespace {

class DeadGaps {
 public:
  DeadGaps(const ProgramPoints& points, const LiveIntervals& intervals)
      : points_(points), intervals_(intervals), live_out_(points.block_count()) {
    for (uint32_t v = 0; v < intervals.value_count(); ++v)
      for (const LiveSegment& segment : intervals.segments(v)) add_ends(v, segment);
  }

  std::vector<DeadGap> run() {
    for (const BlockSpan& block : points_.blocks()) {
      if (block.has_phis()) look_at_phis(block);
      if (block.first_terminator + 1 < block.instructions_end) look_at_jumps(block);
    }
    return std::move(found_);
  }

 private:
  void add_ends(uint32_t value, const LiveSegment& segment) {
    const uint32_t last = points_.number_count() - 1;
    for (BlockPosition b = points_.block_of(std::min(last, segment.from / 4));
         b < points_.block_count() && points_.block(b).end_point() <= segment.to; ++b)
      live_out_[b].push_back(value);
  }

  void look_at_phis(const BlockSpan& block) {
    DeadGap dead{block.first_ordinary, {}};
    for (uint32_t n = block.first; n < block.first_ordinary; ++n) {
      const mir::MachineInstr& phi = points_.instruction(n);
      const uint32_t value = points_.function().cells_of(phi)[0].reg().virtual_index();
      const auto segments = intervals_.segments(value);
      if (intervals_.uses(value).size() == 1 && segments.back().to == 4 * block.first_ordinary + 1)
        dead.values.push_back(value);
    }
    std::ranges::sort(dead.values);
    if (!dead.values.empty()) found_.push_back(std::move(dead));
  }

  void look_at_jumps(const BlockSpan& block) {
    const std::vector<uint32_t>& live = live_out_[points_.position_of(block.id)];
    std::vector<uint32_t> last_needs;  // by value of `live`
    const std::vector<uint32_t> jumps = last_jumps(points_, block);
    for (uint32_t value : live) last_needs.push_back(last_need(value, block, jumps));
    for (uint32_t n = block.first_terminator + 1; n < block.instructions_end; ++n) {
      DeadGap dead{n, {}};
      for (size_t i = 0; i < live.size(); ++i)
        if (last_needs[i] < n) dead.values.push_back(live[i]);
      if (!dead.values.empty()) found_.push_back(std::move(dead));
    }
  }

  // The number of the last terminator that reads the value or leaves to where it lives.
  uint32_t last_need(uint32_t value, const BlockSpan& block, const std::vector<uint32_t>& jumps) {
    uint32_t last = 0;
    const auto uses = intervals_.uses(value);
    auto use = std::ranges::lower_bound(uses, 4 * block.first_terminator, {}, &Use::point);
    for (; use != uses.end() && use->number() < block.instructions_end; ++use) last = use->number();
    const auto successors = points_.function().successors(block.id);
    for (size_t s = 0; s < successors.size(); ++s)
      if (lives_on_edge(value, block, points_.block(points_.position_of(successors[s]))))
        last = std::max(last, jumps[s]);
    return last;
  }

  bool lives_on_edge(uint32_t value, const BlockSpan& from, const BlockSpan& to) const {
    for (uint32_t n = to.first; n < to.first_ordinary; ++n) {
      const auto cells = points_.function().cells_of(points_.instruction(n));
      const mir::Register input = points_.phi_input(cells, from.id);
      if (input.is_virtual() && input.virtual_index() == value) return true;
    }
    const Use& definition = intervals_.uses(value).front();
    if (definition.kind == UseKind::PhiDefinition && definition.point == to.start_point())
      return false;
    const auto segments = intervals_.segments(value);
    const auto segment = std::ranges::upper_bound(segments, to.start_point(), {}, &LiveSegment::to);
    return segment != segments.end() && segment->from <= to.start_point();
  }

  const ProgramPoints& points_;
  const LiveIntervals& intervals_;
  std::vector<std::vector<uint32_t>> live_out_;  // by block
  std::vector<DeadGap> found_;
};

}  // namespace

std::vector<uint32_t> last_jumps(const ProgramPoints& points, const BlockSpan& block) {
  const auto successors = points.function().successors(block.id);
  std::vector<uint32_t> jumps(successors.size(), block.instructions_end);
  for (uint32_t n = block.first_terminator; n < block.instructions_end; ++n)
    for (const mir::Cell& cell : points.function().cells_of(points.instruction(n)))
      for (size_t s = 0; s < successors.size(); ++s)
        if (cell.kind == mir::CellKind::Block && cell.block() == successors[s]) jumps[s] = n;
  return jumps;
}

std::vector<DeadGap> dead_gaps(const ProgramPoints& points, const LiveIntervals& intervals) {
  return DeadGaps(points, intervals).run();
}

}  // namespace lilt::regalloc
