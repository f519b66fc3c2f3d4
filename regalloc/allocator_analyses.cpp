#include "regalloc/allocator_analyses.h"

#include "regalloc/live_range_resolver.h"

namespace lilt::regalloc {

Analyses::Analyses(const ProgramPoints& program_points, const AllocationOptions& options,
                   TraceObserver* observer, Arena& arena,
                   std::optional<std::span<const uint32_t>> leaders)
    : points(program_points),
      trace(observer),
      scratch(arena),
      loops(points, scratch),
      liveness(points, loops, scratch),
      intervals(points, liveness, scratch),
      webs(points, intervals, trace, scratch, leaders),
      choice(points.function(), options),
      ranges(points, intervals, webs, trace, scratch),
      terms(trace != nullptr && trace->wants_candidates()) {
  intervals.release_uses();
}

void Analyses::finish(Allocation& result) {
  LiveRangeResolver(points, loops, liveness, intervals, webs, ranges, choice, trace, result,
                    scratch)
      .run();
  if (trace == nullptr) return;
  ranges.report_all();
  const AllocationStatistics& s = result.statistics;
  TraceEvent summary{TraceKind::Summary, {}, 0, 0, {}, 0, 0, 0};
  summary.a = static_cast<uint32_t>(result.edits.size());
  summary.cost = s.weighted_spills + s.weighted_reloads + s.weighted_copies;
  trace->event(summary);
}

void Analyses::report(TraceKind kind, const LiveRange& range, uint32_t a, double cost,
                      mir::Register r, uint32_t other, double divisor) const {
  auto value_of = [&](uint32_t web) { return webs.segments()[webs.first_segment(web)].value; };
  TraceEvent event{kind, Point{range.from}, value_of(range.web), value_of(other), r, a, 0, cost};
  event.divisor = divisor;
  event.range = static_cast<uint32_t>(&range - ranges.all().data());
  trace->event(event);
}

}  // namespace lilt::regalloc
