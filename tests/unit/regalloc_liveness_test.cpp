// Liveness and live intervals against brute force.
#include "regalloc/liveness.h"

#include <gtest/gtest.h>

#include "ir/mir/machine_printer.h"
#include "regalloc/live_intervals.h"
#include "regalloc/webs.h"
#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

// The equations of liveness, repeated until nothing changes.
class BruteForce {
 public:
  explicit BruteForce(const ProgramPoints& points)
      : points_(points), function_(points.function()), values_(function_.virtual_registers.size()) {
    live_in_.assign(points.block_count(), std::vector<bool>(values_, false));
    for (bool changed = true; changed;) {
      changed = false;
      for (BlockPosition b = points.block_count(); b-- > 0;) {
        std::vector<bool> live = live_out(b);
        walk(b, live, [](uint32_t, uint32_t, bool) {});
        if (live == live_in_[b]) continue;
        live_in_[b] = live;
        changed = true;
      }
    }
  }
  const std::vector<bool>& live_in(BlockPosition b) const { return live_in_[b]; }

  // By value, the points at which it is live (its segment, for what fixes registers nothing).
  std::vector<std::vector<bool>> live_points() {
    std::vector<std::vector<bool>> live_at(values_, std::vector<bool>(4 * points_.number_count()));
    for (BlockPosition b = 0; b < points_.block_count(); ++b) {
      std::vector<bool> live = live_out(b);
      std::vector<uint32_t> until(values_, points_.block(b).end_point());
      std::vector<bool> open = live;
      auto fill = [&](uint32_t v, uint32_t from, uint32_t to) {
        for (uint32_t p = from; p < to; ++p) live_at[v][p] = true;
      };
      walk(b, live, [&](uint32_t v, uint32_t point, bool is_definition) {
        if (!is_definition) {
          if (!open[v]) until[v] = point;
          until[v] = std::max(until[v], point);
          open[v] = true;
        } else {
          bool phi = point < 4 * points_.block(b).first_ordinary;
          uint32_t dead_end = phi ? 4 * points_.block(b).first_ordinary + 1 : point / 4 * 4 + 4;
          uint32_t from = phi ? points_.block(b).start_point() : point;
          if (open[v] || !fixed_definition_) fill(v, from, open[v] ? until[v] : dead_end);
          open[v] = false;
        }
      });
      for (uint32_t v = 0; v < values_; ++v)
        if (open[v]) fill(v, points_.block(b).start_point(), until[v]);
    }
    return live_at;
  }

 private:
  std::vector<bool> live_out(BlockPosition b) const {
    std::vector<bool> live(values_, false);
    BlockId id = points_.block(b).id;
    for (BlockId s : function_.successors(id)) {
      const BlockSpan& next = points_.block(points_.position_of(s));
      for (uint32_t v = 0; v < values_; ++v)
        if (live_in_[points_.position_of(s)][v]) live[v] = true;
      for (uint32_t n = next.first; n < next.first_ordinary; ++n)
        live[points_.phi_input(function_.cells_of(points_.instruction(n)), id).virtual_index()] =
            true;
    }
    return live;
  }

  // Backwards over a block: visit(value, end of a use or start of a definition, which).
  template <class Visit>
  void walk(BlockPosition b, std::vector<bool>& live, Visit visit) {
    const BlockSpan& span = points_.block(b);
    for (uint32_t n = span.instructions_end; n-- > span.first;) {
      const MachineInstr& i = points_.instruction(n);
      auto cells = function_.cells_of(i);
      for (const Cell& c : cells)
        if (c.is_def()) {
          fixed_definition_ = c.fixed != 0;
          visit(c.reg().virtual_index(), 4 * n + (c.is_early_clobber() ? 1 : 2), true);
          live[c.reg().virtual_index()] = false;
        }
      if (i.opcode == mir::kPhi) {
        if (span.moves_at_start)
          live[points_.phi_input(cells, function_.predecessors(span.id)[0]).virtual_index()] = true;
        continue;
      }
      Register tied;
      unsigned tied_count = count_tied(cells, tied);
      bool early = std::any_of(cells.begin(), cells.end(),
                               [](const Cell& c) { return c.is_def() && c.is_early_clobber(); });
      for (const Cell& c : cells)
        if (c.is_use()) {
          bool leaves =
              c.is_register() && std::any_of(cells.begin(), cells.end(), [&](const Cell& d) {
                return c.fixed != 0 && d.is_def() && d.fixed == c.fixed;
              });
          bool late = is_late_use(c, tied_count, tied) && !leaves;
          bool tied_to_fixed =
              c.is_register() && c.tied_to >= 0 && cells[static_cast<size_t>(c.tied_to)].fixed != 0;
          bool moved = !late && !early && (tied_to_fixed || (c.is_register() && c.fixed != 0));
          visit(c.reg().virtual_index(), 4 * n + (moved ? 1 : late ? 3 : 2), false);
          live[c.reg().virtual_index()] = true;
        }
    }
  }

  const ProgramPoints& points_;
  const MachineFunction& function_;
  size_t values_;
  bool fixed_definition_ = false;
  std::vector<std::vector<bool>> live_in_;
};

RandomOptions small_shape(unsigned n) {
  RandomOptions options;
  options.blocks = 1 + n % 7;
  options.instructions = 3;
  options.phis = 2;
  return options;
}

TEST(Liveness, EqualsBruteForce) {
  std::mt19937 random(21);
  for (unsigned n = 0; n < iterations(10000); ++n) {
    MachineFunction function;
    make_random(function, random, small_shape(n));
    Arena scratch;
    ProgramPoints points(function, scratch);
    Loops loops(points, scratch);
    Liveness liveness(points, loops, scratch);
    BruteForce brute(points);
    std::vector<std::vector<bool>> found(points.block_count(),
                                         std::vector<bool>(function.virtual_registers.size()));
    for (uint32_t v = 0; v < function.virtual_registers.size(); ++v)
      for (const LiveSpan& span : liveness.spans(v))
        for (BlockPosition b = span.first; b <= span.last; ++b) {
          ASSERT_FALSE(found[b][v]) << "spans are disjoint";
          found[b][v] = true;
        }
    for (BlockPosition b = 0; b < points.block_count(); ++b)
      ASSERT_EQ(found[b], brute.live_in(b)) << "function " << n << " block " << b;
  }
}

TEST(LiveIntervals, EqualBruteForce) {
  std::mt19937 random(22);
  for (unsigned n = 0; n < iterations(1500); ++n) {
    MachineFunction function;
    make_random(function, random, small_shape(n));
    Arena scratch;
    ProgramPoints points(function, scratch);
    Loops loops(points, scratch);
    Liveness liveness(points, loops, scratch);
    LiveIntervals intervals(points, liveness, scratch);
    auto expected = BruteForce(points).live_points();
    for (uint32_t v = 0; v < intervals.value_count(); ++v) {
      std::vector<bool> found(4 * points.number_count(), false);
      uint32_t end = 0;
      for (const LiveSegment& r : intervals.segments(v)) {
        ASSERT_TRUE(end == 0 || end < r.from) << "segments ascend and do not touch";
        ASSERT_LT(r.from, r.to);
        end = r.to;
        for (uint32_t p = r.from; p < r.to; ++p) found[p] = true;
      }
      std::string text;
      if (found != expected[v]) mir::print(text, function);
      ASSERT_EQ(found, expected[v]) << "function " << n << " value " << v << "\n" << text;
    }
  }
}

TEST(Webs, AreDisjointAndComplete) {
  std::mt19937 random(23);
  for (unsigned n = 0; n < iterations(500); ++n) {
    MachineFunction function;
    RandomOptions shape = small_shape(n);
    shape.phis = 6;
    make_random(function, random, shape);
    Arena scratch;
    ProgramPoints points(function, scratch);
    Loops loops(points, scratch);
    Liveness liveness(points, loops, scratch);
    LiveIntervals intervals(points, liveness, scratch);
    Webs webs(points, intervals, nullptr, scratch);
    size_t segments = 0, uses = 0;
    for (uint32_t v = 0; v < intervals.value_count(); ++v) {
      segments += intervals.segments(v).size();
      if (webs.web_of(v) != UINT32_MAX) uses += intervals.uses(v).size();
    }
    EXPECT_EQ(segments, webs.segments().size());
    EXPECT_EQ(uses, webs.uses().size());
    for (uint32_t w = 0; w < webs.count(); ++w) {
      for (uint32_t r = webs.first_segment(w) + 1; r < webs.first_segment(w + 1); ++r)
        ASSERT_LE(webs.segments()[r - 1].to, webs.segments()[r].from) << "web " << w;
      for (uint32_t u = webs.first_use(w) + 1; u < webs.first_use(w + 1); ++u)
        ASSERT_LE(webs.uses()[u - 1].point, webs.uses()[u].point);
    }
  }
}

}  // namespace
}  // namespace lilt::regalloc::testing
